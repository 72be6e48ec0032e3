"""The lab "bags: a gift or a debt?" without a browser: each number is the engine's, each wrong answer is met with its own words."""

import pytest

from spades_teach.core.matches import add, outcome
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession

LAB = "bags-gift-or-debt"


def points(rules: str, bid: int, tricks: int, bags: int = 0) -> int:
    """Score one side's round with the engine."""
    table = compose(rules)
    played = read_bids_and_tricks(
        f"S:{bid - bid // 2} N:{bid // 2} E:1 W:1", f"S:{tricks} N:0 E:{13 - tricks} W:0", table
    )
    return score_round(table, played, read_standing(f"NS:0/{bags}", table)).of("NS").points


def price(rules: str, places: int) -> float:
    """Return what one bag more brings on average over all places of the counter."""
    return sum(points(rules, 5, 6, bags) - points(rules, 5, 5, bags) for bags in range(places)) / places


PRICE = price("standard", 10)
LAST_PLACE = points("standard", 5, 6, 9) - points("standard", 5, 5, 9)
SWING = points("standard", 5, 5) - points("standard", 5, 4)


def winning_tricks() -> list[int]:
    """Return with which numbers of tricks the match of the lab is won."""
    table, won = compose("standard"), []
    before = read_standing("NS:450/8 EW:300/0", table)
    for tricks in range(14):
        played = read_bids_and_tricks("S:3 N:2 E:2 W:2", f"S:{tricks} N:0 E:{13 - tricks} W:0", table)
        verdict = outcome(table, add(before, score_round(table, played, before)))
        won += [tricks] if verdict.over and verdict.winner == 0 else []
    return won


@pytest.mark.parametrize(
    ("step", "answer", "expected"),
    [
        ("in-the-long-run", "-9", PRICE),
        ("the-last-place", "-99", LAST_PLACE),
        ("worth-taking", "9", 100 * -PRICE / SWING),
        ("the-last-round", "6", max(winning_tricks())),
        ("a-hundred-and-ten", "-10", price("standard+bag-penalty-110", 10)),
    ],
)
def test_each_answer_is_what_the_engine_says(step, answer, expected):
    """Worked out place by place with the engine, not with the sum of the lesson."""
    assert float(answer) == expected
    session = LessonSession(LAB, store=MemoryStore())
    widget = session.make_widget(step)
    widget.do("check", text=answer)
    assert step in session.done


def test_a_bag_of_the_short_game_costs_the_same() -> None:
    """Half the places for half the points."""
    assert price("standard+bag-penalty-short", 5) == PRICE
    session = LessonSession(LAB, store=MemoryStore())
    widget = session.make_widget("five-places")
    widget.do("choose", option="dearer")
    widget.do("check")
    assert "five-places" not in session.done
    widget.do("choose", option="the-same")
    widget.do("check")
    assert "five-places" in session.done


@pytest.mark.parametrize(
    ("misconception", "step", "text"),
    [
        ("gift-only", "in-the-long-run", "1"),
        ("point-forgotten", "in-the-long-run", "-10"),
        ("points-taken-back", "in-the-long-run", "-11"),
        ("no-minus", "in-the-long-run", "9"),
        ("all-of-them", "in-the-long-run", "-90"),
        ("gift-only", "the-last-place", "1"),
        ("point-forgotten", "the-last-place", "-100"),
        ("whole-round", "the-last-place", "-49"),
        ("average-for-this-one", "the-last-place", "-9"),
        ("half-swing", "worth-taking", "18"),
        ("point-forgotten", "worth-taking", "10"),
        ("coin", "worth-taking", "50"),
        ("gift-only", "worth-taking", "0"),
        ("no-bag-at-all", "the-last-round", "5"),
        ("exactly-full", "the-last-round", "7"),
        ("win-first", "the-last-round", "13"),
        ("point-forgotten", "a-hundred-and-ten", "-11"),
        ("the-usual-table", "a-hundred-and-ten", "-9"),
        ("gift-only", "a-hundred-and-ten", "1"),
    ],
)
def test_a_wrong_number_is_met_with_what_it_shows(misconception, step, text):
    """It is on record with its misconception, and spoken of in both languages with its own words."""
    session = LessonSession(LAB, store=MemoryStore(), lang="en")
    widget = session.make_widget(step)
    widget.do("check", text="12345")
    otherwise = widget.strings["feedback"]["text"]
    widget.do("check", text=text)
    assert session.store.answers(LAB)[-1].misconception == misconception
    said = widget.strings["feedback"]
    assert said["sign"] == "bad"
    assert said["text"] != otherwise
    widget.set_language("fa")
    assert said["text"] != widget.strings["feedback"]["text"] != ""
    assert step not in session.done


def test_the_sliders_show_what_the_words_say() -> None:
    """In one round the last bar is the highest, in ten rounds the bar of the bid; at ten points a counter every bag costs nothing."""
    sliders = LessonSession(LAB, store=MemoryStore()).make_widget("move-it")

    def highest() -> int:
        gains = [step.gain for step in sliders.stairs.steps]
        return gains.index(max(gains))

    assert highest() == 13
    sliders.set(rounds=10)
    bid = sliders.scenario.bid
    assert highest() == bid
    sliders.set_rule("bag-penalty.penalty", 10)
    assert sliders.stairs.steps[bid + 1].gain == sliders.stairs.steps[bid].gain
    other = LessonSession(LAB, store=MemoryStore()).make_widget("no-counter")
    assert other.total == 10 * points("standard+negative-sandbags", 5, 6) == 490


def test_the_cells_find_the_average() -> None:
    """The mean of the second cell is the price of the first exercise."""
    session = LessonSession(LAB, store=MemoryStore())
    names: dict[str, object] = {"language": "en"}
    for name in ("grid.py", "next_bag.py"):
        exec(session.lesson.code[name], names)
    assert names["next_bag"].mean() == PRICE  # type: ignore[attr-defined]
    assert list(names["next_bag"]) == [1] * 9 + [LAST_PLACE]  # type: ignore[call-overload]
