# Built from lessons/05-bidding by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Bidding and the contract", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("bidding")
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
    lesson.text("who-begins", language())
    return


@app.cell
def _(lesson):
    who_begins = lesson.widget("who-begins")
    who_begins
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("one-each", language())
    return


@app.cell
def _(lesson):
    one_each = lesson.widget("one-each")
    one_each
    return (one_each,)


@app.cell(hide_code=True)
def _(language, lesson, one_each):
    lesson.after("one-each", one_each, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("what-it-adds", language())
    return


@app.cell
def _(lesson):
    what_it_adds = lesson.widget("what-it-adds")
    what_it_adds
    return (what_it_adds,)


@app.cell(hide_code=True)
def _(language, lesson, what_it_adds):
    lesson.after("what-it-adds", what_it_adds, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("once-more", language())
    return


@app.cell
def _(lesson):
    once_more = lesson.widget("once-more")
    once_more
    return (once_more,)


@app.cell(hide_code=True)
def _(language, lesson, once_more):
    lesson.after("once-more", once_more, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("beside-nil", language())
    return


@app.cell
def _(lesson):
    beside_nil = lesson.widget("beside-nil")
    beside_nil
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("no-talk", language())
    return


@app.cell
def _(lesson):
    no_talk = lesson.widget("no-talk")
    no_talk
    return (no_talk,)


@app.cell(hide_code=True)
def _(language, lesson, no_talk):
    lesson.after("no-talk", no_talk, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("what-counts", language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("four-honours", language())
    return


@app.cell
def _(lesson):
    four_honours = lesson.widget("four-honours")
    four_honours
    return (four_honours,)


@app.cell(hide_code=True)
def _(four_honours, language, lesson):
    lesson.after("four-honours", four_honours, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("long-spades", language())
    return


@app.cell
def _(lesson):
    long_spades = lesson.widget("long-spades")
    long_spades
    return (long_spades,)


@app.cell(hide_code=True)
def _(language, lesson, long_spades):
    lesson.after("long-spades", long_spades, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("long-diamonds", language())
    return


@app.cell
def _(lesson):
    long_diamonds = lesson.widget("long-diamonds")
    long_diamonds
    return (long_diamonds,)


@app.cell(hide_code=True)
def _(language, lesson, long_diamonds):
    lesson.after("long-diamonds", long_diamonds, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("how-close", language())
    return


@app.cell
def _(lesson):
    how_close = lesson.widget("how-close")
    how_close
    return (how_close,)


@app.cell(hide_code=True)
def _(how_close, language, lesson):
    lesson.after("how-close", how_close, language())
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
def code_count():
    from spades_teach import estimate_tricks, likely_tricks, read_cards

    hand = read_cards("QS JS 10S 9S 6S 3S 9H KC 7C 3C QD 10D 6D")  # change a card
    [str(likely.card) for likely in likely_tricks(hand)]
    return estimate_tricks, hand


@app.cell
def code_rounds(estimate_tricks, hand):
    rounds = estimate_tricks(hand, 100, seed=1)  # more rounds make the error smaller
    {str(each.card): f"{each.share:.2f} ± {each.error:.2f}" for each in rounds.cards}
    return


@app.cell
def code_contract():
    from spades_teach import MakeBid, Seat, apply, compose, deal_cards, start_round

    rules = compose("standard")
    game = start_round(rules, deal_cards(8, dealer=Seat.WEST))
    for bid in ("3", "4", "nil", "2"):  # North, East, South, West; change them
        game = apply(game, MakeBid(game.turn, rules.read_bid(bid)))
    {"NS": game.bids[0].tricks + game.bids[2].tricks, "EW": game.bids[1].tricks + game.bids[3].tricks}
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-zero", language())
    return


@app.cell
def _(lesson):
    quiz_zero = lesson.widget("quiz-zero")
    quiz_zero
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-sum", language())
    return


@app.cell
def _(lesson):
    quiz_sum = lesson.widget("quiz-sum")
    quiz_sum
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-raise", language())
    return


@app.cell
def _(lesson):
    quiz_raise = lesson.widget("quiz-raise")
    quiz_raise
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-thirteen", language())
    return


@app.cell
def _(lesson):
    quiz_thirteen = lesson.widget("quiz-thirteen")
    quiz_thirteen
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-count", language())
    return


@app.cell
def _(lesson):
    quiz_count = lesson.widget("quiz-count")
    quiz_count
    return (quiz_count,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_count):
    lesson.after("quiz-count", quiz_count, language())
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
