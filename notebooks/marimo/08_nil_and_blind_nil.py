# Built from lessons/08-nil-and-blind-nil by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Nil and blind nil", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("nil-and-blind-nil")
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
    lesson.text("one-is-enough", language())
    return


@app.cell
def _(lesson):
    one_is_enough = lesson.widget("one-is-enough")
    one_is_enough
    return (one_is_enough,)


@app.cell(hide_code=True)
def _(language, lesson, one_is_enough):
    lesson.after("one-is-enough", one_is_enough, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("set-and-yet", language())
    return


@app.cell
def _(lesson):
    set_and_yet = lesson.widget("set-and-yet")
    set_and_yet
    return (set_and_yet,)


@app.cell(hide_code=True)
def _(language, lesson, set_and_yet):
    lesson.after("set-and-yet", set_and_yet, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("killers", language())
    return


@app.cell
def _(lesson):
    killers = lesson.widget("killers")
    killers
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("cover", language())
    return


@app.cell
def _(lesson):
    cover = lesson.widget("cover")
    cover
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("both", language())
    return


@app.cell
def _(lesson):
    both = lesson.widget("both")
    both
    return (both,)


@app.cell(hide_code=True)
def _(both, language, lesson):
    lesson.after("both", both, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("who-may", language())
    return


@app.cell
def _(lesson):
    who_may = lesson.widget("who-may")
    who_may
    return (who_may,)


@app.cell(hide_code=True)
def _(language, lesson, who_may):
    lesson.after("who-may", who_may, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("before-looking", language())
    return


@app.cell
def _(lesson):
    before_looking = lesson.widget("before-looking")
    before_looking
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("twice-the-stake", language())
    return


@app.cell
def _(lesson):
    twice_the_stake = lesson.widget("twice-the-stake")
    twice_the_stake
    return (twice_the_stake,)


@app.cell(hide_code=True)
def _(language, lesson, twice_the_stake):
    lesson.after("twice-the-stake", twice_the_stake, language())
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
    from spades_teach import compose, read_bids_and_tricks, score_round

    played = read_bids_and_tricks("N:nil E:4 S:4 W:4", "N:2 E:4 S:3 W:4", compose("standard"))  # change who takes what
    [(line.reason, line.points) for line in score_round(compose("standard"), played).of("NS").lines]
    return compose, played, score_round


@app.cell
def code_tables(compose, played, score_round):
    tables = {mode: compose(f"standard+failed-nil-tricks:mode={mode}") for mode in ("bags", "void", "toward-partner")}
    {mode: score_round(table, played).of("NS").points for mode, table in tables.items()}
    return


@app.cell
def code_blind(compose):
    from spades_teach import deal_cards, legal_actions, read_standing, start_round

    blind = compose("standard+blind-nil")
    scores = read_standing("NS:320/0 EW:220/0", blind)  # what if EW had one point more?
    game = start_round(blind, deal_cards(seed=7), scores)
    game.turn, [str(action) for action in legal_actions(game) if action.seat is game.turn]
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-looked", language())
    return


@app.cell
def _(lesson):
    quiz_looked = lesson.widget("quiz-looked")
    quiz_looked
    return (quiz_looked,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_looked):
    lesson.after("quiz-looked", quiz_looked, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-just-behind", language())
    return


@app.cell
def _(lesson):
    quiz_just_behind = lesson.widget("quiz-just-behind")
    quiz_just_behind
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-both-ways", language())
    return


@app.cell
def _(lesson):
    quiz_both_ways = lesson.widget("quiz-both-ways")
    quiz_both_ways
    return (quiz_both_ways,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_both_ways):
    lesson.after("quiz-both-ways", quiz_both_ways, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-void", language())
    return


@app.cell
def _(lesson):
    quiz_void = lesson.widget("quiz-void")
    quiz_void
    return (quiz_void,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_void):
    lesson.after("quiz-void", quiz_void, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-full-counter", language())
    return


@app.cell
def _(lesson):
    quiz_full_counter = lesson.widget("quiz-full-counter")
    quiz_full_counter
    return (quiz_full_counter,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_full_counter):
    lesson.after("quiz-full-counter", quiz_full_counter, language())
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
