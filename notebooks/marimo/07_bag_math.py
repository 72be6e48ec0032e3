# Built from lessons/07-bag-math by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Bag math", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("bag-math")
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
    lesson.text("counter-falls", language())
    return


@app.cell
def _(lesson):
    counter_falls = lesson.widget("counter-falls")
    counter_falls
    return (counter_falls,)


@app.cell(hide_code=True)
def _(counter_falls, language, lesson):
    lesson.after("counter-falls", counter_falls, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("ten-for-ten", language())
    return


@app.cell
def _(lesson):
    ten_for_ten = lesson.widget("ten-for-ten")
    ten_for_ten
    return (ten_for_ten,)


@app.cell(hide_code=True)
def _(language, lesson, ten_for_ten):
    lesson.after("ten-for-ten", ten_for_ten, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("on-the-dot", language())
    return


@app.cell
def _(lesson):
    on_the_dot = lesson.widget("on-the-dot")
    on_the_dot
    return (on_the_dot,)


@app.cell(hide_code=True)
def _(language, lesson, on_the_dot):
    lesson.after("on-the-dot", on_the_dot, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("twice-over", language())
    return


@app.cell
def _(lesson):
    twice_over = lesson.widget("twice-over")
    twice_over
    return (twice_over,)


@app.cell(hide_code=True)
def _(language, lesson, twice_over):
    lesson.after("twice-over", twice_over, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("last-digit", language())
    return


@app.cell
def _(lesson):
    last_digit = lesson.widget("last-digit")
    last_digit
    return (last_digit,)


@app.cell(hide_code=True)
def _(language, last_digit, lesson):
    lesson.after("last-digit", last_digit, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("below-zero", language())
    return


@app.cell
def _(lesson):
    below_zero = lesson.widget("below-zero")
    below_zero
    return (below_zero,)


@app.cell(hide_code=True)
def _(below_zero, language, lesson):
    lesson.after("below-zero", below_zero, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("what-ten-cost", language())
    return


@app.cell
def _(lesson):
    what_ten_cost = lesson.widget("what-ten-cost")
    what_ten_cost
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
def code_evening():
    from spades_teach import compose, read_bids_and_tricks, read_standing, score_round

    rules = compose("standard")  # or "standard+bag-penalty-short": five places, fifty points
    evening = [("N:5 E:1 S:5 W:1", "N:4 E:2 S:5 W:2"), ("N:3 E:3 S:2 W:2", "N:4 E:3 S:4 W:2")]
    total, bags = 0, 0
    for _bids, _tricks in evening:  # add a round above
        _before = read_standing(f"NS:{total}/{bags}", rules)
        _ours = score_round(rules, read_bids_and_tricks(_bids, _tricks, rules), _before).of("NS")
        total, bags = total + _ours.points, _ours.bags
    total, bags
    return bags, compose, read_bids_and_tricks, rules, score_round, total


@app.cell
def code_digit(bags, total):
    {"last digit": abs(total) % 10, "bags": bags, "it tells": total >= 0 and total % 10 == bags}
    return


@app.cell
def code_prices(compose, read_bids_and_tricks, rules, score_round):
    tables = [compose(spec) for spec in ("standard", "standard+bag-penalty-110", "standard+bag-penalty-short")]
    played = read_bids_and_tricks("N:2 E:1 S:1 W:1", "N:7 E:0 S:6 W:0", rules)  # ten bags at once
    {table.name: [(line.reason, line.points) for line in score_round(table, played).of("NS").lines] for table in tables}
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-set", language())
    return


@app.cell
def _(lesson):
    quiz_set = lesson.widget("quiz-set")
    quiz_set
    return (quiz_set,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_set):
    lesson.after("quiz-set", quiz_set, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-eleven", language())
    return


@app.cell
def _(lesson):
    quiz_eleven = lesson.widget("quiz-eleven")
    quiz_eleven
    return (quiz_eleven,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_eleven):
    lesson.after("quiz-eleven", quiz_eleven, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-five-places", language())
    return


@app.cell
def _(lesson):
    quiz_five_places = lesson.widget("quiz-five-places")
    quiz_five_places
    return (quiz_five_places,)


@app.cell(hide_code=True)
def _(language, lesson, quiz_five_places):
    lesson.after("quiz-five-places", quiz_five_places, language())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-price", language())
    return


@app.cell
def _(lesson):
    quiz_price = lesson.widget("quiz-price")
    quiz_price
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("quiz-digit", language())
    return


@app.cell
def _(lesson):
    quiz_digit = lesson.widget("quiz-digit")
    quiz_digit
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
