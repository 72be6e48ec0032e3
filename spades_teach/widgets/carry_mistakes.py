"""What a wrong count of bags carried to the next round shows; each misconception returns the counts that it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from spades_teach.widgets.score_working import Misconception, Working

_CARRY_MISTAKES: dict[str, Misconception] = {}


def _carry_mistake(name: str) -> Callable[[Misconception], Misconception]:
    def register(misconception: Misconception) -> Misconception:
        _CARRY_MISTAKES[name] = misconception
        return misconception

    return register


@_carry_mistake("carry-last-digit")
def _carry_last_digit(work: Working) -> Iterator[int]:
    """The bags are read off the last digit of the total."""
    if work.total is not None and work.total + work.score.points < 0:
        yield abs(work.total + work.score.points) % 10
    elif work.total is None and work.score.points < 0:
        yield abs(work.score.points) % 10


@_carry_mistake("carry-over-the-limit")
def _carry_over_the_limit(work: Working) -> Iterator[int]:
    """A full load stays on the count."""
    if work.loads:
        yield work.tally.bags_before + work.tally.bags


@_carry_mistake("carry-one-load-removed")
def _carry_one_load_removed(work: Working) -> Iterator[int]:
    """One load leaves the count, however many were filled."""
    if work.load and work.loads > 1:
        yield work.tally.bags_before + work.tally.bags - work.load.limit


@_carry_mistake("carry-begun-anew")
def _carry_begun_anew(work: Working) -> Iterator[int]:
    """After a penalty the count begins at 0."""
    if work.loads:
        yield 0


@_carry_mistake("carry-not-added")
def _carry_not_added(work: Working) -> Iterator[int]:
    """Only the bags of this round."""
    if work.tally.bags_before:
        yield work.tally.bags


@_carry_mistake("carry-without-failed-nil")
def _carry_without_failed_nil(work: Working) -> Iterator[int]:
    """The tricks of a failed nil are no bags."""
    if work.failed_tricks:
        yield from _carried(work, work.tally.bags - work.failed_tricks)


@_carry_mistake("carry-unchanged")
def _carry_unchanged(work: Working) -> Iterator[int]:
    """Only the bags from before."""
    if work.tally.bags:
        yield work.tally.bags_before


@_carry_mistake("carry-partners-apart")
def _carry_partners_apart(work: Working) -> Iterator[int]:
    """What one partner takes over the own bid is a bag, whatever the other misses."""
    if len(work.numbers) > 1:
        yield from _carried(work, sum(max(0, took - bid) for bid, took in work.numbers))


@_carry_mistake("carry-all-tricks")
def _carry_all_tricks(work: Working) -> Iterator[int]:
    """The tricks of a set contract are bags."""
    if work.has_contract and not work.tally.made:
        yield from _carried(work, work.tally.bags + work.tally.tricks)


def _carried(work: Working, bags: int) -> Iterator[int]:
    count = work.tally.bags_before + bags
    yield count % work.load.limit if work.load else count


CARRY_MISTAKES: Mapping[str, Misconception] = MappingProxyType(_CARRY_MISTAKES)
"""The misconceptions about the bags carried on, the one to tell first standing first."""


def diagnose_carry(work: Working, answer: int) -> tuple[str, ...]:
    """Return the misconceptions that give this number of bags carried on."""
    if answer == work.score.bags:
        return ()
    return tuple(name for name, misconception in CARRY_MISTAKES.items() if answer in misconception(work))
