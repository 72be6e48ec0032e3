# Built from lessons/03-cutting-with-a-spade by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Cutting with a spade", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("cutting-with-a-spade")
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
    lesson.text("two-beats-ace", language())
    return


@app.cell
def _(lesson):
    two_beats_ace = lesson.widget("two-beats-ace")
    two_beats_ace
    return (two_beats_ace,)


@app.cell(hide_code=True)
def _(language, lesson, two_beats_ace):
    lesson.after("two-beats-ace", two_beats_ace, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("card-by-card", language())
    return


@app.cell
def _(lesson):
    card_by_card = lesson.widget("card-by-card")
    card_by_card
    return (card_by_card,)


@app.cell(hide_code=True)
def _(card_by_card, language, lesson):
    lesson.after("card-by-card", card_by_card, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("must-you", language())
    return


@app.cell
def _(lesson):
    must_you = lesson.widget("must-you")
    must_you
    return (must_you,)


@app.cell(hide_code=True)
def _(language, lesson, must_you):
    lesson.after("must-you", must_you, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("not-yet-void", language())
    return


@app.cell
def _(lesson):
    not_yet_void = lesson.widget("not-yet-void")
    not_yet_void
    return (not_yet_void,)


@app.cell(hide_code=True)
def _(language, lesson, not_yet_void):
    lesson.after("not-yet-void", not_yet_void, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("two-spades", language())
    return


@app.cell
def _(lesson):
    two_spades = lesson.widget("two-spades")
    two_spades
    return (two_spades,)


@app.cell(hide_code=True)
def _(language, lesson, two_spades):
    lesson.after("two-spades", two_spades, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("how-high", language())
    return


@app.cell
def _(lesson):
    how_high = lesson.widget("how-high")
    how_high
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
    lesson.text("partner-again", language())
    return


@app.cell
def _(lesson):
    partner_again = lesson.widget("partner-again")
    partner_again
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
    lesson.text("thrown-aces", language())
    return


@app.cell
def _(lesson):
    thrown_aces = lesson.widget("thrown-aces")
    thrown_aces
    return (thrown_aces,)


@app.cell(hide_code=True)
def _(language, lesson, thrown_aces):
    lesson.after("thrown-aces", thrown_aces, language())
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
def code_void():
    from spades_teach import PlayContext, compose, judge_cards, read_cards, read_plays

    hand = read_cards("3S 9S 5C KH")  # no diamond; give yourself one, "4D", and look again
    table = read_plays("E:AD")
    judge_cards(compose("standard"), PlayContext(hand=hand, plays=table)).legal
    return PlayContext, compose, hand, judge_cards, read_cards, read_plays


@app.cell
def code_takes(compose, hand, read_plays):
    from spades_teach import trick_winner

    trumps = compose("standard").trumps
    {str(card): str(trick_winner(read_plays(f"E:AD S:{card} W:8S N:6D"), trumps)) for card in hand}
    return


@app.cell
def code_strict(PlayContext, compose, judge_cards, read_cards, read_plays):
    # try "standard+deuce-starts", where a spade may be played
    strict = compose("standard+deuce-starts:spade_on_first_trick=forbidden")
    first = PlayContext(hand=read_cards("3S 9S KH 8D"), plays=read_plays("E:2C"), first_trick=True)
    judge_cards(strict, first).legal
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


if __name__ == "__main__":
    app.run()
