# Built from lessons/lab-what-is-a-nil-worth by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="What is a nil worth?", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("what-is-a-nil-worth")
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
    lesson.text("when-it-is-kept", language())
    return


@app.cell
def _(lesson):
    when_it_is_kept = lesson.widget("when-it-is-kept")
    when_it_is_kept
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-chance", language())
    return


@app.cell
def _(lesson):
    the_chance = lesson.widget("the-chance")
    the_chance
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
def code_nil():
    from spades_teach import break_even

    # what is taken for granted; change it
    nil = break_even("nil", partner=4, instead=1, lost=1, others=7)
    nil.to_frame()
    return break_even, nil


@app.cell
def code_curve(language, nil):
    nil.chart(language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("an-average-nil", language())
    return


@app.cell
def _(lesson):
    an_average_nil = lesson.widget("an-average-nil")
    an_average_nil
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("what-the-counts-say", language())
    return


@app.cell
def _(lesson):
    what_the_counts_say = lesson.widget("what-the-counts-say")
    what_the_counts_say
    return (what_the_counts_say,)


@app.cell(hide_code=True)
def _(language, lesson, what_the_counts_say):
    lesson.after("what-the-counts-say", what_the_counts_say, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-fair-game", language())
    return


@app.cell
def _(lesson):
    a_fair_game = lesson.widget("a-fair-game")
    a_fair_game
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("ahead", language())
    return


@app.cell
def _(lesson):
    ahead = lesson.widget("ahead")
    ahead
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("neck-and-neck", language())
    return


@app.cell
def _(lesson):
    neck_and_neck = lesson.widget("neck-and-neck")
    neck_and_neck
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-whole-match", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("the-whole-match")
    return


@app.cell
def code_match(break_even, language):
    from spades_teach import gain_chart

    standings = ["NS:0 EW:0", "NS:400 EW:400", "NS:480 EW:400"]
    weighed = [break_even("nil", standing=each) for each in standings]
    gain_chart(weighed, language(), "match")
    return


@app.cell
def code_standings():
    from spades_teach import match_chances

    chances = match_chances("standard")
    chances.to_frame(every=100).round(2)
    return


@app.cell
def code_model():
    from spades_teach import round_model

    model = round_model()
    f"{model.counted} rounds, {model.nil_kept:.1%} of the nils kept"
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
