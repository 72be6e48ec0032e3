"""What one side's round comes to, and what it would have come to with every other number of tricks.

A scenario is a round of one side of four players in two sides: what it bid, what it took, what it carried in, and how often the same
round is played.  The other side bids one trick each and takes what is left.  All points are those of `score_round`.
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
from spades_teach.core.scores import SideScore, score_round
from spades_teach.core.table import FOUR_IN_TWO

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

SIDE = "NS"
NILS = ("nil", "blind-nil")
MOST_ROUNDS = 10
WIDE = 99_999
"""The largest total that can be carried in."""

COLUMNS = ("tricks", "points", "gain", "total", "bags", "penalties", "made", "over", "winner")


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
    return {
        "bid": (2 if nil is None else 1, rules.tricks),
        "tricks": (0, rules.tricks - nil_tricks),
        "nil_tricks": (0, rules.tricks if nil else 0),
        "bags": (0, 0 if rule is None else rule.limit - 1),
        "total": (-WIDE, WIDE),
        "others": (-WIDE, WIDE),
        "rounds": (1, MOST_ROUNDS),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One side's round, played so many times over.

    bid: the contract; partners who both bid a number share it, the first half to South.  nil: the partner's bid instead, which has taken
    `nil_tricks`.  tricks: taken toward the contract.  bags, total: carried into the first round.  others: what the other side stands at
    when the last round is over.  Raises RecordError for a number that cannot be, RuleSpecError for rules of another table.
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
            if type(value) is not int or not least <= value <= most:
                told = f"{name}={shown(value)} cannot be; expected {least} to {most}"
                raise RecordError(
                    told, "bad-scenario-number", name=name, value=shown(value, str), least=least, most=most
                )

    @property
    def bids_text(self) -> str:
        """The bids as the engine reads them."""
        south, north = (self.bid, self.nil) if self.nil else (self.bid - self.bid // 2, self.bid // 2)
        return f"S:{south} N:{north} E:1 W:1"

    @property
    def tricks_text(self) -> str:
        """The tricks as the engine reads them."""
        rest = self.rules.tricks - self.tricks - self.nil_tricks
        return f"S:{self.tricks} N:{self.nil_tricks} E:{rest} W:0"

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
        return Standing((self.total, self.others), (self.bags, 0))

    def played(self) -> Step:
        """Play the round so many times, one after the other."""
        place = [side.name for side in self.rules.table.sides].index(SIDE)
        result, standing, scores = self.result, self._before, list[SideScore]()
        for _ in range(self.rounds):
            score = score_round(self.rules, result, standing)
            scores.append(score.of(SIDE))
            standing = add(standing, score)
        totals = tuple(total if place == each else self.others for each, total in enumerate(standing.totals))
        return Step(
            tricks=self.tricks,
            scores=tuple(scores),
            before=self.total,
            total=standing.totals[place],
            bags=standing.bags[place],
            outcome=outcome(self.rules, replace(standing, totals=totals)),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What a scenario comes to with one number of tricks.

    scores: of each round, the first one first.  before, total: the score before and after all of them.  bags: carried then.
    """

    tricks: int
    scores: tuple[SideScore, ...]
    before: int
    total: int
    bags: int
    outcome: Outcome

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

    def row(self) -> Mapping[str, object]:
        """Return it as a row of a table."""
        return {**{name: getattr(self, name) for name in COLUMNS if name != "over"}, "over": self.outcome.over}


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

        points, made: of the first round.  gain, penalties: of all rounds.  total, bags, over, winner: after the last one.
        """
        return frame_of([step.row() for step in self.steps], COLUMNS, "tricks")


def staircase(scenario: Scenario) -> Staircase:
    """Play a scenario with every number of tricks."""
    most = ranges(scenario.rules, scenario.nil, scenario.nil_tricks)["tricks"][1]
    steps = tuple(replace(scenario, tricks=tricks).played() for tricks in range(most + 1))
    return Staircase(scenario=scenario, steps=steps)
