# Built from lessons/lab-the-last-round by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="The last round", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("the-last-round")
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
    lesson.text("how-few", language())
    return


@app.cell
def _(lesson):
    how_few = lesson.widget("how-few")
    how_few
    return (how_few,)


@app.cell(hide_code=True)
def _(how_few, language, lesson):
    lesson.after("how-few", how_few, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("one-trick-more", language())
    return


@app.cell
def _(lesson):
    one_trick_more = lesson.widget("one-trick-more")
    one_trick_more
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("what-to-bid", language())
    return


@app.cell
def _(lesson):
    what_to_bid = lesson.widget("what-to-bid")
    what_to_bid
    return (what_to_bid,)


@app.cell(hide_code=True)
def _(language, lesson, what_to_bid):
    lesson.after("what-to-bid", what_to_bid, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("every-box", language())
    return


@app.cell
def _(lesson):
    every_box = lesson.widget("every-box")
    every_box
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
def code_splits():
    from spades_teach import endgame

    ends = endgame("NS:461/8 EW:447/3", "NS:5 EW:6")  # totals and bags, then bids
    columns = ["NS_tricks", "NS_total", "EW_total", "NS_penalty", "winner", "leader"]
    ends.to_frame()[columns]
    return (ends,)


@app.cell
def code_bids(ends):
    win, survive = ends.must_bid_to_win("NS"), ends.must_bid_to_survive("NS")
    offer = ends.best_set("NS")
    win.names, win.least.wins, survive.names, offer.tricks, offer.swing
    return


@app.cell
def code_picture(language):
    from spades_teach import what_if

    bids = {"NS.bid": range(3, 8)}
    bid_grid = what_if("NS:5 EW:6", before="NS:461/8 EW:447/3", over=bids)
    bid_grid.chart(language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("far-behind", language())
    return


@app.cell
def _(lesson):
    far_behind = lesson.widget("far-behind")
    far_behind
    return (far_behind,)


@app.cell(hide_code=True)
def _(far_behind, language, lesson):
    lesson.after("far-behind", far_behind, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-nil-at-the-end", language())
    return


@app.cell
def _(lesson):
    a_nil_at_the_end = lesson.widget("a-nil-at-the-end")
    a_nil_at_the_end
    return (a_nil_at_the_end,)


@app.cell(hide_code=True)
def _(a_nil_at_the_end, language, lesson):
    lesson.after("a-nil-at-the-end", a_nil_at_the_end, language())
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
