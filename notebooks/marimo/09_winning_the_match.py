# Built from lessons/09-winning-the-match by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Winning the match", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("winning-the-match")
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
    lesson.text("how-far", language())
    return


@app.cell
def _(lesson):
    how_far = lesson.widget("how-far")
    how_far
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("both-across", language())
    return


@app.cell
def _(lesson):
    both_across = lesson.widget("both-across")
    both_across
    return (both_across,)


@app.cell(hide_code=True)
def _(both_across, language, lesson):
    lesson.after("both-across", both_across, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("level", language())
    return


@app.cell
def _(lesson):
    level = lesson.widget("level")
    level
    return (level,)


@app.cell(hide_code=True)
def _(language, lesson, level):
    lesson.after("level", level, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("penalty-first", language())
    return


@app.cell
def _(lesson):
    penalty_first = lesson.widget("penalty-first")
    penalty_first
    return (penalty_first,)


@app.cell(hide_code=True)
def _(language, lesson, penalty_first):
    lesson.after("penalty-first", penalty_first, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("far-below", language())
    return


@app.cell
def _(lesson):
    far_below = lesson.widget("far-below")
    far_below
    return (far_below,)


@app.cell(hide_code=True)
def _(far_below, language, lesson):
    lesson.after("far-below", far_below, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-floor", language())
    return


@app.cell
def _(lesson):
    a_floor = lesson.widget("a-floor")
    a_floor
    return (a_floor,)


@app.cell(hide_code=True)
def _(a_floor, language, lesson):
    lesson.after("a-floor", a_floor, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("giving-up", language())
    return


@app.cell
def _(lesson):
    giving_up = lesson.widget("giving-up")
    giving_up
    return (giving_up,)


@app.cell(hide_code=True)
def _(giving_up, language, lesson):
    lesson.after("giving-up", giving_up, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("short-game", language())
    return


@app.cell
def _(lesson):
    short_game = lesson.widget("short-game")
    short_game
    return (short_game,)


@app.cell(hide_code=True)
def _(language, lesson, short_game):
    lesson.after("short-game", short_game, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("options-of-a-table", language())
    return


@app.cell
def _(lesson):
    options_of_a_table = lesson.widget("options-of-a-table")
    options_of_a_table
    return (options_of_a_table,)


@app.cell(hide_code=True)
def _(language, lesson, options_of_a_table):
    lesson.after("options-of-a-table", options_of_a_table, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("your-evening", language())
    return


@app.cell
def _(lesson):
    your_evening = lesson.widget("your-evening")
    your_evening
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
def code_match():
    from spades_teach import ScoreSheet

    evening = [("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"), ("N:4 E:3 S:4 W:2", "N:4 E:3 S:4 W:2")]  # add a round
    match = ScoreSheet(evening, before="NS:170/0 EW:260/0")
    match.outcome.over, match.winner, match.match.standing.totals
    return ScoreSheet, evening, match


@app.cell
def code_table(match):
    match.to_frame()[["dealer", "NS_points", "NS_total", "EW_points", "EW_total"]]
    return


@app.cell
def code_short(ScoreSheet, evening):
    other = "standard+short-game-300"  # or "standard+loss-at-minus-200"
    short = ScoreSheet(evening, before="NS:170/0 EW:260/0", rules=other)
    short.outcome.reason, short.winner, short.match.standing.totals
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
    lesson.text("quiz-penalty", language())
    return


@app.cell
def _(lesson):
    quiz_penalty = lesson.widget("quiz-penalty")
    quiz_penalty
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-floor", language())
    return


@app.cell
def _(lesson):
    quiz_floor = lesson.widget("quiz-floor")
    quiz_floor
    return (quiz_floor,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_floor):
    lesson.after("quiz-floor", quiz_floor, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-dealer", language())
    return


@app.cell
def _(lesson):
    quiz_dealer = lesson.widget("quiz-dealer")
    quiz_dealer
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-what-ends", language())
    return


@app.cell
def _(lesson):
    quiz_what_ends = lesson.widget("quiz-what-ends")
    quiz_what_ends
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
