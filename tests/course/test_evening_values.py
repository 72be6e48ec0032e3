"""Numbers of an evening in the words of a lesson: each is what the engine makes of its rounds by the rules that are named."""

import pytest

from spades_teach.catalogue import evenings
from spades_teach.core.matches import record, start_match
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.variants import compose
from spades_teach.course.model import LessonError, Step
from spades_teach.course.values import StepValues

VALUE = StepValues(Step(id="who-wins", kind="text", args={}, rules="standard"))


@pytest.mark.parametrize("spec", ["standard", "helping-nil", "standard+bag-penalty-short", "standard+short-game-300"])
@pytest.mark.parametrize("evening", evenings(), ids=lambda evening: evening.id)
def test_its_numbers_are_the_engines(evening, spec):
    """Points, bags and totals of every round that is played there, and how many those are."""
    match = start_match(compose(spec))
    for number, texts in enumerate(evening.rounds, 1):
        if match.outcome.over:
            break
        match = record(match, read_bids_and_tricks(*texts, match.rules))
        for side, total in zip(match.scores[-1].sides, match.standing.totals, strict=True):
            path = f"evening.{evening.id}.{spec}.{number}.{side.side.name}"
            assert [VALUE(f"{path}.{kind}") for kind in ("points", "bags", "total")] == [side.points, side.bags, total]
            assert VALUE(f"evening.{evening.id}.{spec}.end.{side.side.name}.total") is not None
    assert VALUE(f"evening.{evening.id}.{spec}.rounds") == len(match.results)
    assert VALUE(f"evening.{evening.id}.{spec}.end.NS.total") == match.standing.totals[0]


@pytest.mark.parametrize(
    "reference",
    [
        "evening.no-such.standard.1.NS.points",
        "evening.nine-rounds.no-such.1.NS.points",
        "evening.nine-rounds.standard.10.NS.points",
        "evening.nine-rounds.standard+short-game-300.6.NS.points",  # the match is over by then
        "evening.nine-rounds.standard+no-overs.1.NS.bags",  # none are carried there
        "evening.nine-rounds.standard",
        "evening",
    ],
)
def test_what_names_nothing_is_told(reference):
    """A wrong reference is one clear error of the lesson."""
    with pytest.raises(LessonError) as caught:
        VALUE(reference)
    assert caught.value.id == "bad-reference"
