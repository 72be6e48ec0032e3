# Built from lessons/06-scoring-a-round by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Scoring a round", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("scoring-a-round")
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
    lesson.text("one-promise", language())
    return


@app.cell
def _(lesson):
    one_promise = lesson.widget("one-promise")
    one_promise
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("kept", language())
    return


@app.cell
def _(lesson):
    kept = lesson.widget("kept")
    kept
    return (kept,)


@app.cell(hide_code=True)
def _(kept, language, lesson):
    lesson.after("kept", kept, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("one-short", language())
    return


@app.cell
def _(lesson):
    one_short = lesson.widget("one-short")
    one_short
    return (one_short,)


@app.cell(hide_code=True)
def _(language, lesson, one_short):
    lesson.after("one-short", one_short, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("how-many-short", language())
    return


@app.cell
def _(lesson):
    how_many_short = lesson.widget("how-many-short")
    how_many_short
    return (how_many_short,)


@app.cell(hide_code=True)
def _(how_many_short, language, lesson):
    lesson.after("how-many-short", how_many_short, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("by-a-mile", language())
    return


@app.cell
def _(lesson):
    by_a_mile = lesson.widget("by-a-mile")
    by_a_mile
    return (by_a_mile,)


@app.cell(hide_code=True)
def _(by_a_mile, language, lesson):
    lesson.after("by-a-mile", by_a_mile, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("nobodys-trick", language())
    return


@app.cell
def _(lesson):
    nobodys_trick = lesson.widget("nobodys-trick")
    nobodys_trick
    return (nobodys_trick,)


@app.cell(hide_code=True)
def _(language, lesson, nobodys_trick):
    lesson.after("nobodys-trick", nobodys_trick, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("two-over", language())
    return


@app.cell
def _(lesson):
    two_over = lesson.widget("two-over")
    two_over
    return (two_over,)


@app.cell(hide_code=True)
def _(language, lesson, two_over):
    lesson.after("two-over", two_over, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("all-of-them", language())
    return


@app.cell
def _(lesson):
    all_of_them = lesson.widget("all-of-them")
    all_of_them
    return (all_of_them,)


@app.cell(hide_code=True)
def _(all_of_them, language, lesson):
    lesson.after("all-of-them", all_of_them, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("short-cut", language())
    return


@app.cell
def _(lesson):
    short_cut = lesson.widget("short-cut")
    short_cut
    return (short_cut,)


@app.cell(hide_code=True)
def _(language, lesson, short_cut):
    lesson.after("short-cut", short_cut, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-counter", language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("ten-are-full", language())
    return


@app.cell
def _(lesson):
    ten_are_full = lesson.widget("ten-are-full")
    ten_are_full
    return (ten_are_full,)


@app.cell(hide_code=True)
def _(language, lesson, ten_are_full):
    lesson.after("ten-are-full", ten_are_full, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("what-is-left", language())
    return


@app.cell
def _(lesson):
    what_is_left = lesson.widget("what-is-left")
    what_is_left
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("two-loads", language())
    return


@app.cell
def _(lesson):
    two_loads = lesson.widget("two-loads")
    two_loads
    return (two_loads,)


@app.cell(hide_code=True)
def _(language, lesson, two_loads):
    lesson.after("two-loads", two_loads, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("your-table", language())
    return


@app.cell
def _(lesson):
    your_table = lesson.widget("your-table")
    your_table
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
def code_round():
    from spades_teach import compose, read_bids_and_tricks, read_standing, score_round

    rules = compose("standard")
    played = read_bids_and_tricks("N:3 E:3 S:2 W:2", "N:4 E:3 S:4 W:2", rules)  # change a bid or a trick
    score = score_round(rules, played, read_standing("NS:0/8 EW:0/0", rules))
    {side.side.name: side.points for side in score.sides}
    return compose, played, read_standing, score, score_round


@app.cell
def code_lines(score):
    [(line.reason, line.points) for line in score.of("NS").lines]
    return


@app.cell
def code_house(compose, played, read_standing, score_round):
    house = compose("standard+bag-penalty:limit=5,penalty=50")  # another price for bags
    score_round(house, played, read_standing("NS:0/3 EW:0/0", house)).of("NS").points
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-exact", language())
    return


@app.cell
def _(lesson):
    quiz_exact = lesson.widget("quiz-exact")
    quiz_exact
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-short", language())
    return


@app.cell
def _(lesson):
    quiz_short = lesson.widget("quiz-short")
    quiz_short
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-over", language())
    return


@app.cell
def _(lesson):
    quiz_over = lesson.widget("quiz-over")
    quiz_over
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-carried", language())
    return


@app.cell
def _(lesson):
    quiz_carried = lesson.widget("quiz-carried")
    quiz_carried
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-total", language())
    return


@app.cell
def _(lesson):
    quiz_total = lesson.widget("quiz-total")
    quiz_total
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("endless", language())
    return


@app.cell
def _(lesson):
    endless = lesson.widget("endless")
    endless
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-short", language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("other-tables", language())
    return


if __name__ == "__main__":
    app.run()
