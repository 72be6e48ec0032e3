# Built from lessons/lab-one-evening-five-house-rules by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(
    app_title="One evening, five house rules",
    css_file="course.css",
)


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("one-evening-five-house-rules")
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
    lesson.text("the-evening", language())
    return


@app.cell
def _(lesson):
    the_evening = lesson.widget("the-evening")
    the_evening
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("your-guess", language())
    return


@app.cell
def _(lesson):
    your_guess = lesson.widget("your-guess")
    your_guess
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("one-trick", language())
    return


@app.cell
def _(lesson):
    one_trick = lesson.widget("one-trick")
    one_trick
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-difference", language())
    return


@app.cell
def _(lesson):
    the_difference = lesson.widget("the-difference")
    the_difference
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("side-by-side", language())
    return


@app.cell
def _(lesson):
    side_by_side = lesson.widget("side-by-side")
    side_by_side
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-code", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("in-code")
    return


@app.cell
def code_evening():
    from spades_teach import compare_rules

    evening = [
        ("N:3 E:nil S:3 W:6", "N:5 E:1 S:1 W:6"),
        ("N:nil E:6 S:4 W:3", "N:0 E:7 S:3 W:3"),
        ("N:2 E:6 S:2 W:1", "N:2 E:5 S:4 W:2"),
        ("N:6 E:nil S:3 W:2", "N:9 E:0 S:2 W:2"),
        ("N:1 E:2 S:4 W:4", "N:2 E:3 S:4 W:4"),
        ("N:2 E:2 S:4 W:4", "N:3 E:2 S:4 W:4"),
        ("N:2 E:2 S:4 W:2", "N:3 E:4 S:4 W:2"),
        ("N:7 E:4 S:nil W:1", "N:6 E:4 S:1 W:2"),
        ("N:nil E:3 S:5 W:3", "N:0 E:3 S:5 W:5"),
    ]
    return compare_rules, evening


@app.cell
def code_tables(compare_rules, evening):
    tables = {
        "home": "standard",
        "helping": "helping-nil",
        "five bags": "standard+bag-penalty-short",
        "no overs": "standard+no-overs",
        "quick": "standard+short-game-300",
    }  # add your own table here
    compared = compare_rules(evening, tables)
    compared.winners  # None: the match goes on
    return (compared,)


@app.cell
def code_totals(compared):
    compared.to_frame(wide=True).xs("total", axis=1, level=2)
    return


@app.cell
def code_chart(compared, language):
    compared.chart(language())  # add side="NS" to see totals
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("five-bags", language())
    return


@app.cell
def _(lesson):
    five_bags = lesson.widget("five-bags")
    five_bags
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("three-hundred", language())
    return


@app.cell
def _(lesson):
    three_hundred = lesson.widget("three-hundred")
    three_hundred
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("where-they-part", language())
    return


@app.cell
def _(lesson):
    where_they_part = lesson.widget("where-they-part")
    where_they_part
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-short", language())
    return


if __name__ == "__main__":
    app.run()
