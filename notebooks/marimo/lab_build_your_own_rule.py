# Built from lessons/lab-build-your-own-rule by `make notebooks`: change it there.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Build your own rule", css_file="course.css")


@app.cell(hide_code=True)
def lesson_bar():
    from spades_teach.course import open_lesson

    lesson = open_lesson("build-your-own-rule")
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
    lesson.text("one-trick-too-many", language())
    return


@app.cell
def _(lesson):
    one_trick_too_many = lesson.widget("one-trick-too-many")
    one_trick_too_many
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("write-it", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("write-it")
    return


@app.cell
def code_bonus():
    from spades_teach import Patch, ScoreLine, compose, merge


    class ExactBonus:
        slot, order = "exact-bonus", 45  # order: its place among the terms

        def lines(self, tally):
            exact = tally.made and tally.tricks == tally.contract > 0
            return (ScoreLine.of("exact-bonus", 30),) if exact else ()

        def carried(self, bags):
            return bags  # it leaves the count of bags alone

    return ExactBonus, Patch, ScoreLine, compose, merge


@app.cell
def code_table(ExactBonus, Patch, compose, merge):
    bonus = Patch(terms=(ExactBonus(),))
    patches = {"exact-bonus": bonus}
    ours = merge(compose("standard"), patches, {}, "standard and a bonus")
    [term.slot for term in ours.terms]
    return (ours,)


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("an-evening", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("an-evening")
    return


@app.cell
def code_evening(ours):
    import pandas

    from spades_teach import score_frame

    evening = pandas.DataFrame(
        {
            "NS_bid": [7, 6, 8, 5, 7, 6],
            "NS_tricks": [7, 8, 7, 7, 7, 7],
            "EW_bid": [5, 6, 5, 6, 5, 5],
            "EW_tricks": [6, 5, 6, 6, 6, 6],
        }
    )
    usual, with_bonus = score_frame(evening), score_frame(evening, ours)
    totals = ["NS_total", "EW_total"]
    both = {"usual": usual.rounds[totals], "ours": with_bonus.rounds[totals]}
    pandas.concat(both, axis=1)
    return evening, score_frame, with_bonus


@app.cell
def code_lines(with_bonus):
    by_reason = with_bonus.lines.groupby(["reason", "side"], observed=True)
    by_reason.points.sum().unstack(fill_value=0)
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("seven-or-six", language())
    return


@app.cell
def _(lesson):
    seven_or_six = lesson.widget("seven-or-six")
    seven_or_six
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("a-fair-price", language())
    return


@app.cell
def _(lesson):
    a_fair_price = lesson.widget("a-fair-price")
    a_fair_price
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("fair-in-code", language())
    return


@app.cell(hide_code=True)
def _(lesson):
    lesson.code("fair-in-code")
    return


@app.cell
def code_fair(
    ExactBonus,
    Patch,
    ScoreLine,
    compose,
    evening,
    merge,
    score_frame,
):
    class FairBonus(ExactBonus):
        def lines(self, tally):
            return super().lines(tally) or (ScoreLine.of("not-exact", -10),)


    fair_bonus = Patch(terms=(FairBonus(),))
    fair_patches = {"fair-bonus": fair_bonus}
    fair = merge(compose("standard"), fair_patches, {}, "standard, a fair bonus")
    fair_lines = score_frame(evening, fair).lines
    own = fair_lines.reason.isin(["exact-bonus", "not-exact"])
    int(fair_lines[own].points.sum())
    return


@app.cell(hide_code=True)
def _(language, lesson):
    lesson.text("once-they-know", language())
    return


@app.cell
def _(lesson):
    once_they_know = lesson.widget("once-they-know")
    once_they_know
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
