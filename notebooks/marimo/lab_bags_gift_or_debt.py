# Built from lessons/lab-bags-gift-or-debt by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Bags: a gift or a debt?", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("bags-gift-or-debt")
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
    lesson.text("move-it", language())
    return


@app.cell
def _(lesson):
    move_it = lesson.widget("move-it")
    move_it
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-the-long-run", language())
    return


@app.cell
def _(lesson):
    in_the_long_run = lesson.widget("in-the-long-run")
    in_the_long_run
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-last-place", language())
    return


@app.cell
def _(lesson):
    the_last_place = lesson.widget("the-last-place")
    the_last_place
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
def code_grid():
    from spades_teach import what_if

    places = {"NS.tricks": range(5, 9), "NS.bags": range(10)}
    grid = what_if("NS:5 EW:4", over=places)  # change the bid, or add rules="zone"
    columns = {"index": "NS_bags_before", "columns": "NS_tricks"}
    points = grid.to_frame().pivot(**columns, values="NS_points")
    points
    return grid, points


@app.cell
def code_next_bag(points):
    next_bag = points[6] - points[5]  # what the sixth trick changes
    {"place by place": next_bag.tolist(), "on average": float(next_bag.mean())}
    return


@app.cell
def code_chart(grid, language):
    grid.chart(language(), x="NS.bags", y="NS.tricks")
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("worth-taking", language())
    return


@app.cell
def _(lesson):
    worth_taking = lesson.widget("worth-taking")
    worth_taking
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-last-round", language())
    return


@app.cell
def _(lesson):
    the_last_round = lesson.widget("the-last-round")
    the_last_round
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-hundred-and-ten", language())
    return


@app.cell
def _(lesson):
    a_hundred_and_ten = lesson.widget("a-hundred-and-ten")
    a_hundred_and_ten
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("five-places", language())
    return


@app.cell
def _(lesson):
    five_places = lesson.widget("five-places")
    five_places
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("no-counter", language())
    return


@app.cell
def _(lesson):
    no_counter = lesson.widget("no-counter")
    no_counter
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-short", language())
    return


if __name__ == "__main__":
    app.run()
