# Built from lessons/01-cards-and-the-deal by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Cards and the deal", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("cards-and-the-deal")
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
    lesson.text("the-pack", language())
    return


@app.cell
def _(lesson):
    the_pack = lesson.widget("the-pack")
    the_pack
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-highest", language())
    return


@app.cell
def _(lesson):
    the_highest = lesson.widget("the-highest")
    the_highest
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("how-many", language())
    return


@app.cell
def _(lesson):
    how_many = lesson.widget("how-many")
    how_many
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("who-sits-where", language())
    return


@app.cell
def _(lesson):
    who_sits_where = lesson.widget("who-sits-where")
    who_sits_where
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("the-draw", language())
    return


@app.cell
def _(lesson):
    the_draw = lesson.widget("the-draw")
    the_draw
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("at-the-table", language())
    return


@app.cell
def _(lesson):
    at_the_table = lesson.widget("at-the-table")
    at_the_table
    return (at_the_table,)


@app.cell(hide_code=True)
def _(at_the_table, language, lesson):
    lesson.after("at-the-table", at_the_table, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("who-cuts", language())
    return


@app.cell
def _(lesson):
    who_cuts = lesson.widget("who-cuts")
    who_cuts
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("something-went-wrong", language())
    return


@app.cell
def _(lesson):
    something_went_wrong = lesson.widget("something-went-wrong")
    something_went_wrong
    return (something_went_wrong,)


@app.cell(hide_code=True)
def _(language, lesson, something_went_wrong):
    lesson.after("something-went-wrong", something_went_wrong, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-thousand-deals", language())
    return


@app.cell
def _(lesson):
    a_thousand_deals = lesson.widget("a-thousand-deals")
    a_thousand_deals
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("is-it-fair", language())
    return


@app.cell
def _(lesson):
    is_it_fair = lesson.widget("is-it-fair")
    is_it_fair
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("if-you-know-hokm", language())
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
def code_deal():
    from spades_teach import deal_cards, write_cards

    deal = deal_cards(7)  # the number of the deal: change it
    [write_cards(_hand) for _hand in deal.hands]
    return (deal,)


@app.cell
def code_suits(deal):
    from spades_teach import Suit

    yours = deal.hands[2]  # 0 is North, 1 East, 2 South, 3 West
    {_suit.name: sum(_card.suit is _suit for _card in yours) for _suit in Suit}
    return


@app.cell
def code_draw():
    from spades_teach import Draw, compose, proceed, start_dealing

    begun = start_dealing(compose("standard"), 7)
    drawn = proceed(begun, Draw("highest-card"))  # or "first-spade"
    [f"{_seat}:{_card}" for _seat, _card in drawn.drawn], str(drawn.dealer)
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-first-card", language())
    return


@app.cell
def _(lesson):
    quiz_first_card = lesson.widget("quiz-first-card")
    quiz_first_card
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-count", language())
    return


@app.cell
def _(lesson):
    quiz_count = lesson.widget("quiz-count")
    quiz_count
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-mend", language())
    return


@app.cell
def _(lesson):
    quiz_mend = lesson.widget("quiz-mend")
    quiz_mend
    return (quiz_mend,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_mend):
    lesson.after("quiz-mend", quiz_mend, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-next-dealer", language())
    return


@app.cell
def _(lesson):
    quiz_next_dealer = lesson.widget("quiz-next-dealer")
    quiz_next_dealer
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-poor-hand", language())
    return


@app.cell
def _(lesson):
    quiz_poor_hand = lesson.widget("quiz-poor-hand")
    quiz_poor_hand
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


@app.cell
def _(lesson):
    other_tables = lesson.widget("other-tables")
    other_tables
    return


if __name__ == "__main__":
    app.run()
