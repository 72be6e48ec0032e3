# Built from lessons/lab-find-the-mistake by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(
    app_title="Find the mistake on this sheet",
    css_file="course.css",
)


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("find-the-mistake")
    language = lesson.language
    lesson.bar()
    return language, lesson


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.title(language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("welcome", language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("five-rounds", language())
    return


@app.cell
def _(lesson):
    five_rounds = lesson.widget("five-rounds")
    five_rounds
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("how-it-happened", language())
    return


@app.cell
def _(lesson):
    how_it_happened = lesson.widget("how-it-happened")
    how_it_happened
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("by-nines", language())
    return


@app.cell
def _(lesson):
    by_nines = lesson.widget("by-nines")
    by_nines
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-close-match", language())
    return


@app.cell
def _(lesson):
    a_close_match = lesson.widget("a-close-match")
    a_close_match
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("ask-the-checker", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("ask-the-checker")
    return


@app.cell
def code_evening():
    from spades_teach import check_sheet

    close_match = """
    round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total
    1,5,8,53,5,5,50
    2,4,6,95,7,7,120
    3,6,9,158,4,4,160
    4,5,7,210,6,6,220
    5,7,7,280,6,6,280
    """
    found = check_sheet(close_match)
    findings = found.to_frame()
    errors = findings[findings.index == "error"]
    errors[["round", "column", "written", "expected", "reason"]]
    return check_sheet, found


@app.cell
def code_right(found):
    right = found.corrected_to_frame()  # the sheet as it should be
    right[["NS_bags", "NS_total", "EW_bags", "EW_total"]]
    return


@app.cell
def code_picture(found, language):
    found.chart(language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("two-odd-rounds", language())
    return


@app.cell
def _(lesson):
    two_odd_rounds = lesson.widget("two-odd-rounds")
    two_odd_rounds
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("rules-behind-it", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("rules-behind-it")
    return


@app.cell
def code_explain(check_sheet):
    guests = """
    round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total
    1,6,7,61,6,6,60
    2,4+nil,3+1,1,8,9,141
    3,7,7,71,5,6,192
    4,8,9,152,3+nil,2+2,123
    5,5,5,202,6,8,185
    """
    _explained = check_sheet(guests)  # or check_sheet(guests, "helping-nil")
    [(rule.spec, rule.rounds) for rule in _explained.explanations]
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("coffee", language())
    return


@app.cell
def _(lesson):
    coffee = lesson.widget("coffee")
    coffee
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("your-own-sheet", language())
    return


@app.cell
def _(lesson):
    your_own_sheet = lesson.widget("your-own-sheet")
    your_own_sheet
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-short", language())
    return


if __name__ == "__main__":
    app.run()
