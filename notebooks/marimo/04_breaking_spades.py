# Built from lessons/04-breaking-spades by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Breaking spades", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("breaking-spades")
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
    lesson.text("who-leads", language())
    return


@app.cell
def _(lesson):
    who_leads = lesson.widget("who-leads")
    who_leads
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("unbroken", language())
    return


@app.cell
def _(lesson):
    unbroken = lesson.widget("unbroken")
    unbroken
    return (unbroken,)


@app.cell(hide_code=True)
def _(language, lesson, unbroken):
    lesson.after("unbroken", unbroken, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-break", language())
    return


@app.cell
def _(lesson):
    the_break = lesson.widget("the-break")
    the_break
    return (the_break,)


@app.cell(hide_code=True)
def _(language, lesson, the_break):
    lesson.after("the-break", the_break, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("broken", language())
    return


@app.cell
def _(lesson):
    broken = lesson.widget("broken")
    broken
    return (broken,)


@app.cell(hide_code=True)
def _(broken, language, lesson):
    lesson.after("broken", broken, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("first-trick", language())
    return


@app.cell
def _(lesson):
    first_trick = lesson.widget("first-trick")
    first_trick
    return (first_trick,)


@app.cell(hide_code=True)
def _(first_trick, language, lesson):
    lesson.after("first-trick", first_trick, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("read-the-tricks", language())
    return


@app.cell
def _(lesson):
    read_the_tricks = lesson.widget("read-the-tricks")
    read_the_tricks
    return (read_the_tricks,)


@app.cell(hide_code=True)
def _(language, lesson, read_the_tricks):
    lesson.after("read-the-tricks", read_the_tricks, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("beaten-spade", language())
    return


@app.cell
def _(lesson):
    beaten_spade = lesson.widget("beaten-spade")
    beaten_spade
    return (beaten_spade,)


@app.cell(hide_code=True)
def _(beaten_spade, language, lesson):
    lesson.after("beaten-spade", beaten_spade, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("only-spades", language())
    return


@app.cell
def _(lesson):
    only_spades = lesson.widget("only-spades")
    only_spades
    return (only_spades,)


@app.cell(hide_code=True)
def _(language, lesson, only_spades):
    lesson.after("only-spades", only_spades, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("forced-lead", language())
    return


@app.cell
def _(lesson):
    forced_lead = lesson.widget("forced-lead")
    forced_lead
    return (forced_lead,)


@app.cell(hide_code=True)
def _(forced_lead, language, lesson):
    lesson.after("forced-lead", forced_lead, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("seven-tables", language())
    return


@app.cell
def _(lesson):
    seven_tables = lesson.widget("seven-tables")
    seven_tables
    return (seven_tables,)


@app.cell(hide_code=True)
def _(language, lesson, seven_tables):
    lesson.after("seven-tables", seven_tables, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("ask-the-engine", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("ask-the-engine")
    return


@app.cell
def code_lead():
    from spades_teach import PlayContext, compose, judge_cards, read_cards

    hand = read_cards("QS 8S JH 2D")  # change the hand
    lead = PlayContext(hand=hand, broken=False)  # or True, once spades are broken
    judge_cards(compose("standard"), lead).legal
    return PlayContext, compose, judge_cards, read_cards


@app.cell
def code_table(PlayContext, compose, judge_cards, read_cards):
    # try "standard+breaking-spades:required=false", where any spade may be led
    rules = compose("standard+lead-ace-of-spades")
    judge_cards(rules, PlayContext(hand=read_cards("AS QS JH"), broken=False)).legal
    return


@app.cell
def code_breaks(compose):
    from spades_teach import apply, deal_cards, legal_actions, start_round

    game = start_round(compose("standard"), deal_cards(seed=2))  # or 11, where somebody has to lead a spade
    while not game.broken:
        game = apply(game, legal_actions(game)[0])  # always the first thing that the rules allow
    len(game.tricks), [str(play) for play in game.plays]
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz", language())
    return


@app.cell
def _(lesson):
    quiz = lesson.widget("quiz")
    quiz
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("more", language())
    return


@app.cell
def _(lesson):
    more = lesson.widget("more")
    more
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("in-short", language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("other-tables", language())
    return


@app.cell
def _(lesson):
    other_tables = lesson.widget("other-tables")
    other_tables
    return


if __name__ == "__main__":
    app.run()
