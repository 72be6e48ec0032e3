# Built from lessons/02-following-suit by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Tricks and following suit", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("following-suit")
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
    lesson.text("one-trick", language())
    return


@app.cell
def _(lesson):
    one_trick = lesson.widget("one-trick")
    one_trick
    return (one_trick,)


@app.cell(hide_code=True)
def _(language, lesson, one_trick):
    lesson.after("one-trick", one_trick, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-rule", language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("which-cards", language())
    return


@app.cell
def _(lesson):
    which_cards = lesson.widget("which-cards")
    which_cards
    return (which_cards,)


@app.cell(hide_code=True)
def _(language, lesson, which_cards):
    lesson.after("which-cards", which_cards, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("ask-the-cards", language())
    return


@app.cell
def _(lesson):
    ask_the_cards = lesson.widget("ask-the-cards")
    ask_the_cards
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("void", language())
    return


@app.cell
def _(lesson):
    void = lesson.widget("void")
    void
    return (void,)


@app.cell(hide_code=True)
def _(language, lesson, void):
    lesson.after("void", void, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("small-spade", language())
    return


@app.cell
def _(lesson):
    small_spade = lesson.widget("small-spade")
    small_spade
    return (small_spade,)


@app.cell(hide_code=True)
def _(language, lesson, small_spade):
    lesson.after("small-spade", small_spade, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("lonely-ace", language())
    return


@app.cell
def _(lesson):
    lonely_ace = lesson.widget("lonely-ace")
    lonely_ace
    return (lonely_ace,)


@app.cell(hide_code=True)
def _(language, lesson, lonely_ace):
    lesson.after("lonely-ace", lonely_ace, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("partner-has-it", language())
    return


@app.cell
def _(lesson):
    partner_has_it = lesson.widget("partner-has-it")
    partner_has_it
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("over-partner", language())
    return


@app.cell
def _(lesson):
    over_partner = lesson.widget("over-partner")
    over_partner
    return (over_partner,)


@app.cell(hide_code=True)
def _(language, lesson, over_partner):
    lesson.after("over-partner", over_partner, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("renege", language())
    return


@app.cell
def _(lesson):
    renege = lesson.widget("renege")
    renege
    return (renege,)


@app.cell(hide_code=True)
def _(language, lesson, renege):
    lesson.after("renege", renege, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-joker", language())
    return


@app.cell
def _(lesson):
    a_joker = lesson.widget("a-joker")
    a_joker
    return (a_joker,)


@app.cell(hide_code=True)
def _(a_joker, language, lesson):
    lesson.after("a-joker", a_joker, language())
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
def code_hand():
    from spades_teach import PlayContext, compose, judge_cards, read_cards, read_plays

    hand = read_cards("9H 4H AS 7C")  # change the hand
    table = read_plays("E:KH")  # or what lies on the table
    verdicts = judge_cards(compose("standard"), PlayContext(hand=hand, plays=table))
    verdicts.legal
    return compose, read_plays, verdicts


@app.cell
def code_why(verdicts):
    {str(card): [reason.id for reason in reasons] for card, reasons in verdicts.blocked.items()}
    return


@app.cell
def code_trick(compose, read_plays):
    from spades_teach import trick_winner

    trick_winner(read_plays("E:AD S:3S W:9S N:6D"), compose("standard").trumps)
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
