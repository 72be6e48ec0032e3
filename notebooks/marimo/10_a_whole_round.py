# Built from lessons/10-a-whole-round by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="A whole round", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("a-whole-round")
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
    lesson.text("watch-one", language())
    return


@app.cell
def _(lesson):
    watch_one = lesson.widget("watch-one")
    watch_one
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("your-hand", language())
    return


@app.cell
def _(lesson):
    your_hand = lesson.widget("your-hand")
    your_hand
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-round", language())
    return


@app.cell
def _(lesson):
    the_round = lesson.widget("the-round")
    the_round
    return (the_round,)


@app.cell(hide_code=True)
def _(language, lesson, the_round):
    lesson.after("the-round", the_round, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("partner-has-it", language())
    return


@app.cell
def _(lesson):
    partner_has_it = lesson.widget("partner-has-it")
    partner_has_it
    return (partner_has_it,)


@app.cell(hide_code=True)
def _(language, lesson, partner_has_it):
    lesson.after("partner-has-it", partner_has_it, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("enough", language())
    return


@app.cell
def _(lesson):
    enough = lesson.widget("enough")
    enough
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("nil-in-danger", language())
    return


@app.cell
def _(lesson):
    nil_in_danger = lesson.widget("nil-in-danger")
    nil_in_danger
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
def code_replay():
    from spades_teach import apply, compose, deal_cards, legal_actions, replay, start_round, undo

    game = start_round(compose("standard"), deal_cards(seed=7))  # another seed, another round
    while not game.over:
        options = legal_actions(game)
        game = apply(game, options[len(options) // 2])  # neither the first nor the last: change how they play
    game.taken
    return game, legal_actions, replay, undo


@app.cell
def code_undo(game, legal_actions, undo):
    earlier = undo(game, 10)  # take back ten cards, then see what could be played instead
    [str(action) for action in legal_actions(earlier)]
    return (earlier,)


@app.cell
def code_step(earlier, game, replay):
    again = replay(game.rules, game.deal, earlier.actions)  # rules, deal and actions are the whole round
    (again == earlier, str(again.turn))  # the same round, and the same seat to play
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-lead", language())
    return


@app.cell
def _(lesson):
    quiz_lead = lesson.widget("quiz-lead")
    quiz_lead
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-cut", language())
    return


@app.cell
def _(lesson):
    quiz_cut = lesson.widget("quiz-cut")
    quiz_cut
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-score", language())
    return


@app.cell
def _(lesson):
    quiz_score = lesson.widget("quiz-score")
    quiz_score
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-nil", language())
    return


@app.cell
def _(lesson):
    quiz_nil = lesson.widget("quiz-nil")
    quiz_nil
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-winner", language())
    return


@app.cell
def _(lesson):
    quiz_winner = lesson.widget("quiz-winner")
    quiz_winner
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("one-sheet", language())
    return


@app.cell
def _(lesson):
    one_sheet = lesson.widget("one-sheet")
    one_sheet
    return (one_sheet,)


@app.cell(hide_code=True)
def _(language, lesson, one_sheet):
    lesson.after("one-sheet", one_sheet, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("one-more", language())
    return


@app.cell
def _(lesson):
    one_more = lesson.widget("one-more")
    one_more
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
