"""What one side's round comes to, and what it would have come to with every other number of tricks.

A scenario is a round of one side of four players in two sides: what it bid, what it took, what it carried in, and how often the same
round is played.  The other side takes what is left; what it bid and carried in may be said too, else it bids one trick each and stands
where it is said to.  All points are those of `score_round`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spades_teach.analysis.frames import frame_of
from spades_teach.core.bids import Bid
from spades_teach.core.errors import RecordError, RuleSpecError, shown
from spades_teach.core.matches import add, outcome
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Outcome, Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty
from spades_teach.core.scores import RoundScore, SideScore, score_round
from spades_teach.core.table import FOUR_IN_TWO

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

SIDE, THEIRS = "NS", "EW"
_PLACES = {side.name: place for place, side in enumerate(FOUR_IN_TWO.sides)}
NILS = ("nil", "blind-nil")
MOST_ROUNDS = 10
WIDE = 99_999
"""The largest total that can be carried in."""

COLUMNS = ("tricks", "points", "gain", "total", "bags", "penalties", "made", "over", "winner")
THEIR_COLUMNS = ("their_points", "their_total", "their_bags")
"""Columns besides, where the other side has bid."""


def bag_rule(rules: RuleSet) -> BagPenalty | None:
    """Return the rule about full loads of bags, None at a table that keeps no count."""
    return next((term for term in rules.terms if isinstance(term, BagPenalty)), None)


def nils_of(rules: RuleSet) -> tuple[str, ...]:
    """Return which nils the partner can have bid at a table.

    >>> from spades_teach.core.variants import compose
    >>> nils_of(compose("standard")), nils_of(compose("zone"))
    (('nil',), ('nil', 'blind-nil'))
    """
    names = {bid.name for kind in rules.kinds if isinstance(bid := getattr(kind, "bid", None), Bid)}
    return tuple(name for name in NILS if name in names)


def ranges(rules: RuleSet, nil: str | None = None, nil_tricks: int = 0) -> dict[str, tuple[int, int]]:
    """Return the least and the greatest value of each number of a scenario; a table that counts no bags carries none in.

    >>> from spades_teach.core.variants import compose
    >>> ranges(compose("standard"))["bid"], ranges(compose("standard+bag-penalty-short"))["bags"]
    ((2, 13), (0, 4))
    """
    rule = bag_rule(rules)
    most_bags = 0 if rule is None else rule.limit - 1
    return {
        "bid": (2 if nil is None else 1, rules.tricks),
        "tricks": (0, rules.tricks - nil_tricks),
        "nil_tricks": (0, rules.tricks if nil else 0),
        "bags": (0, most_bags),
        "their_bid": (2, rules.tricks),
        "their_bags": (0, most_bags),
        "total": (-WIDE, WIDE),
        "others": (-WIDE, WIDE),
        "rounds": (1, MOST_ROUNDS),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One side's round, played so many times over.

    bid: the contract; partners who both bid a number share it, the first half to South.  nil: the partner's bid instead, which has taken
    `nil_tricks`.  tricks: taken toward the contract.  bags, total: carried into the first round.  their_bid: of the other side, which is
    then scored too; others, their_bags: what it carries in.  Without it, others: what that side stands at when the last round is over.
    Raises RecordError for a number that cannot be, RuleSpecError for rules of another table.
    """

    rules: RuleSet
    bid: int = 5
    tricks: int = 6
    bags: int = 0
    total: int = 0
    nil: str | None = None
    nil_tricks: int = 0
    rounds: int = 1
    others: int = 0
    their_bid: int | None = None
    their_bags: int = 0

    def __post_init__(self) -> None:
        if self.rules.table != FOUR_IN_TWO:
            name = self.rules.name
            told = f"{name!r} is not for four players in two sides; choose rules that are"
            raise RuleSpecError(told, "not-four-in-two", value=name)
        if self.nil is not None and self.nil not in nils_of(self.rules):
            expected = ", ".join(("None", *nils_of(self.rules)))
            told = f"nil={shown(self.nil)} cannot be bid at this table; expected one of {expected}"
            raise RecordError(told, "bad-scenario-nil", value=shown(self.nil, str), expected=expected)
        for name, (least, most) in ranges(self.rules, self.nil, self.nil_tricks).items():
            value = getattr(self, name)
            if name == "their_bid" and value is None:
                continue
            if type(value) is not int or not least <= value <= most:
                told = f"{name}={shown(value)} cannot be; expected {least} to {most}"
                raise RecordError(
                    told, "bad-scenario-number", name=name, value=shown(value, str), least=least, most=most
                )

    @property
    def bids_text(self) -> str:
        """The bids as the engine reads them."""
        south, north = (self.bid, self.nil) if self.nil else _shared(self.bid)
        east, west = _shared(self.their_bid or 2)
        return f"S:{south} N:{north} E:{east} W:{west}"

    @property
    def tricks_text(self) -> str:
        """The tricks as the engine reads them."""
        return f"S:{self.tricks} N:{self.nil_tricks} E:{self.their_tricks} W:0"

    @property
    def their_tricks(self) -> int:
        """The tricks of the other side: what is left."""
        return self.rules.tricks - self.tricks - self.nil_tricks

    @property
    def result(self) -> RoundResult:
        """The round as the engine scores it."""
        return read_bids_and_tricks(self.bids_text, self.tricks_text, self.rules)

    @property
    def untold(self) -> tuple[str, ...]:
        """Facts that these rules also score and that bids and tricks do not tell; their points are left out."""
        return facts_untold(self.rules, self.result, self._before)

    @property
    def _before(self) -> Standing:
        return Standing((self.total, self.others), (self.bags, self.their_bags))

    def played(self) -> Step:
        """Play the round so many times, one after the other."""
        ours, theirs = (_PLACES[name] for name in (SIDE, THEIRS))
        result, standing, scores = self.result, self._before, list[RoundScore]()
        for _ in range(self.rounds):
            scores.append(score_round(self.rules, result, standing))
            standing = add(standing, scores[-1])
        if self.their_bid is None:
            totals = tuple(total if each == ours else self.others for each, total in enumerate(standing.totals))
            standing = replace(standing, totals=totals)
        return Step(
            tricks=self.tricks,
            scores=tuple(score.of(SIDE) for score in scores),
            before=self.total,
            total=standing.totals[ours],
            bags=standing.bags[ours],
            theirs=None if self.their_bid is None else scores[0].of(THEIRS),
            their_total=standing.totals[theirs],
            their_bags=standing.bags[theirs],
            outcome=outcome(self.rules, standing),
        )


def _shared(bid: int) -> tuple[int, int]:
    """Share a bid between partners."""
    return bid - bid // 2, bid // 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What a scenario comes to with one number of tricks.

    scores: of each round, the first one first.  before, total: the score before and after all of them.  bags: carried then.
    theirs: the other side's score of the first round, None where it has not bid; their_total, their_bags: what it has then.
    """

    tricks: int
    scores: tuple[SideScore, ...]
    before: int
    total: int
    bags: int
    outcome: Outcome
    theirs: SideScore | None = None
    their_total: int = 0
    their_bags: int = 0

    @property
    def first(self) -> SideScore:
        """The score of the first round, line by line."""
        return self.scores[0]

    @property
    def points(self) -> int:
        """Points of the first round."""
        return self.first.points

    @property
    def gain(self) -> int:
        """Points of all rounds."""
        return self.total - self.before

    @property
    def made(self) -> bool:
        """Whether the contract was made."""
        return self.first.tally.made

    @property
    def new_bags(self) -> int:
        """Bags of the first round."""
        return self.first.tally.bags

    @property
    def penalties(self) -> int:
        """Full loads of bags that were paid for in all rounds."""
        return sum(
            int(dict(line.facts).get("loads", 0))
            for score in self.scores
            for line in score.lines
            if line.reason == "bag-penalty"
        )

    @property
    def winner(self) -> str | None:
        """The side that has won the match when the last round is over."""
        place = self.outcome.winner
        return None if place is None else FOUR_IN_TWO.sides[place].name

    @property
    def their_points(self) -> int | None:
        """Points of the other side in the first round, None where it has not bid."""
        return None if self.theirs is None else self.theirs.points

    def row(self) -> Mapping[str, object]:
        """Return it as a row of a table."""
        names = (*COLUMNS, *(THEIR_COLUMNS if self.theirs else ()))
        return {**{name: getattr(self, name) for name in names if name != "over"}, "over": self.outcome.over}


@dataclass(frozen=True, slots=True, kw_only=True)
class Staircase:
    """A scenario with every number of tricks, from none to as many as there are.

    >>> from spades_teach.core.variants import compose
    >>> stairs = staircase(Scenario(rules=compose("standard"), bid=5, tricks=8, bags=7))
    >>> [step.points for step in stairs.steps]
    [-50, -50, -50, -50, -50, 50, 51, 52, -47, -46, -45, -44, -43, -42]
    >>> stairs.present.points, stairs.present.bags
    (-47, 0)
    """

    scenario: Scenario
    steps: tuple[Step, ...]

    @property
    def present(self) -> Step:
        """The step that the scenario stands on."""
        return self.steps[self.scenario.tricks]

    def to_frame(self) -> Frame:
        """Return a row for each number of tricks, indexed by it.

        points, made: of the first round.  gain, penalties: of all rounds.  total, bags, over, winner: after the last one.  Where the
        other side has bid, also their_points of the first round, their_total and their_bags after the last one.
        """
        columns = (*COLUMNS, *(THEIR_COLUMNS if self.present.theirs else ()))
        return frame_of([step.row() for step in self.steps], columns, "tricks")


def staircase(scenario: Scenario) -> Staircase:
    """Play a scenario with every number of tricks."""
    most = ranges(scenario.rules, scenario.nil, scenario.nil_tricks)["tricks"][1]
    steps = tuple(replace(scenario, tricks=tricks).played() for tricks in range(most + 1))
    return Staircase(scenario=scenario, steps=steps)
