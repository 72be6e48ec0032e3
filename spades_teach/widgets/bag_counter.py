"""The counter of bags apart from the page: rounds of one side, each movement of score and counter, and what the last digit tells.

A round is written `bid/tricks` for the side, `5/8`, or partner by partner, yours first: `3+2/4+4`, `5+nil/6+2`.  All points and bags are
the engine's; here they are only taken apart, since a counter moves bag by bag and a score line does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from spades_teach.core.errors import NotationError, RuleSpecError, shown
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty, ScoreLine
from spades_teach.core.scores import RoundScore, SideScore, score_round
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.round_sheet import WIDE

SIDE = "NS"
SEATS = ("S", "N")
"""You, then your partner."""

MOST_ROUNDS = 40
DIGITS = 10


@dataclass(frozen=True, slots=True)
class CountedRound:
    """What one side bid and took: one number each for the side, or one for each partner, yours first."""

    bids: tuple[str, ...]
    tricks: tuple[int, ...]

    def __str__(self) -> str:
        return f"{'+'.join(self.bids)}/{'+'.join(map(str, self.tricks))}"

    def result(self, rules: RuleSet) -> RoundResult:
        """Return the round as the engine scores it; the other side took what was left."""
        bids = self.bids if len(self.bids) > 1 else _halves(int(self.bids[0]))
        tricks = self.tricks if len(self.tricks) > 1 else (self.tricks[0], 0)
        rest = rules.tricks - sum(tricks)
        return read_bids_and_tricks(
            f"S:{bids[0]} N:{bids[1]} E:1 W:1", f"S:{tricks[0]} N:{tricks[1]} E:{rest} W:0", rules
        )


def read_round(text: str, rules: RuleSet) -> CountedRound:
    """Read `5/8`, `3+2/4+4` or `5+nil/6+2`; raises NotationError naming what cannot be."""
    said, slash, took = text.partition("/")
    bids, counts = tuple(said.split("+")), tuple(took.split("+"))
    paired = len(counts) == len(bids) or (len(counts) == 1 and len(bids) == len(SEATS))
    if not slash or len(bids) > len(SEATS) or not paired or not all(bids):
        raise NotationError(
            f"{text!r} is no round; expected bid and tricks, e.g. '5/8', '3+2/4+4' or '5+nil/6+2'",
            "bad-counted-round",
            value=text,
        )
    tricks = tuple(_tricks(count, rules, text) for count in counts)
    if sum(tricks) > rules.tricks:
        raise _bad_tricks(str(sum(tricks)), rules, text)
    if len(bids) == 1 and not (
        bids[0].isdecimal() and len(bids[0]) <= 2 and len(SEATS) <= int(bids[0]) <= rules.tricks
    ):
        raise NotationError(
            f"{bids[0]!r} is no bid of two partners; expected {len(SEATS)} to {rules.tricks}, or one bid each, e.g. '1+nil/3+0'",
            "bad-side-bid",
            value=bids[0],
            least=len(SEATS),
            most=rules.tricks,
        )
    read = [rules.read_bid(bid) for bid in bids]
    if len(bids) > len(counts) and any(bid.tricks == 0 for bid in read):
        raise NotationError(
            f"{text!r} does not say who took the tricks; beside a nil that matters, e.g. '5+nil/6+2'",
            "whose-tricks",
            value=text,
        )
    return CountedRound(tuple(bid.name for bid in read), tricks)


def read_rounds(text: str, rules: RuleSet) -> tuple[CountedRound, ...]:
    """Read rounds written one after the other, `10/9 5/8`; raises NotationError."""
    words = text.replace(",", " ").split()
    if len(words) > MOST_ROUNDS:
        raise NotationError(f"{len(words)} rounds; expected at most {MOST_ROUNDS}", "too-many-rounds", most=MOST_ROUNDS)
    return tuple(read_round(word, rules) for word in words)


def _tricks(text: str, rules: RuleSet, whole: str) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) > rules.tricks:
        raise _bad_tricks(text, rules, whole)
    return int(text)


def _bad_tricks(text: str, rules: RuleSet, whole: str) -> NotationError:
    return NotationError(
        f"{text!r} in {whole!r} is no number of tricks of one side; expected 0 to {rules.tricks}",
        "bad-side-tricks",
        value=text,
        most=rules.tricks,
    )


def _halves(contract: int) -> tuple[str, str]:
    return str(contract - contract // 2), str(contract // 2)


# The counter


@dataclass(frozen=True, slots=True, kw_only=True)
class Notch:
    """One movement of score and counter, and where both stand after it.

    event: `line` (another line of the score), `bag`, `full` (the bag that fills the last place), `penalty`, `emptied`.
    """

    event: str
    points: int
    total: int
    bags: int
    line: ScoreLine | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Digit:
    """What the last digit of a score says about the bags.

    why: `tells`; or why it does not: `below-zero`, `chance` (below zero, and equal all the same), `two-figures`; or what stopped
    it: `start`, `line`, `bag-points`, `penalty`.  line: the score line that is no full ten.  round: which round stopped it.
    """

    digit: int
    bags: int
    why: str
    line: ScoreLine | None = None
    round: int = 0

    @property
    def tells(self) -> bool:
        return self.why == "tells"


@dataclass(frozen=True, slots=True, kw_only=True)
class Break:
    """Where the last digit and the bags came apart."""

    why: str
    line: ScoreLine | None = None


class Counter:
    """Score and bags of one side, round by round.  Never changed: a new list of rounds makes a new counter."""

    def __init__(self, rules: RuleSet, rounds: tuple[CountedRound, ...], before: str | None = None) -> None:
        """Count; before: "NS:108/8".

        Raises RuleSpecError for rules of another table or without a count of bags, NotationError for a start that cannot be.
        """
        self.rules = rules
        self.rule = bag_rule(rules)
        self.rounds = rounds
        standing = read_standing(before or "", rules)
        place = [side.name for side in rules.table.sides].index(SIDE)
        self.start_total, self.start_bags = standing.totals[place], standing.bags[place]
        if abs(self.start_total) > WIDE:
            raise NotationError(
                f"a score of {shown(self.start_total)} cannot be carried in; expected {-WIDE} to {WIDE}",
                "bad-carried-score",
                value=shown(self.start_total, str),
                most=WIDE,
            )
        if self.start_bags >= self.rule.limit:
            raise NotationError(
                f"{shown(self.start_bags)} bags cannot be carried in; expected 0 to {self.rule.limit - 1}",
                "bad-carried-bags",
                value=shown(self.start_bags, str),
                most=self.rule.limit - 1,
            )
        self.results = tuple(each.result(rules) for each in rounds)
        self.scores: list[RoundScore] = []
        self.totals, self.bags = [self.start_total], [self.start_bags]
        for result in self.results:
            score = score_round(rules, result, self._standing())
            self.scores.append(score)
            self.totals.append(self.totals[-1] + score.of(SIDE).points)
            self.bags.append(score.of(SIDE).bags)
        self.notches = tuple(
            tuple(_notches(self.rule, score.of(SIDE), total, bags))
            for score, total, bags in zip(self.scores, self.totals, self.bags, strict=False)
        )
        self.ends = (0, *accumulate(len(each) for each in self.notches))
        """How many notches are passed when so many rounds are over."""

    def _standing(self) -> Standing:
        return read_standing(f"{SIDE}:{self.totals[-1]}/{self.bags[-1]}", self.rules)

    def side(self, number: int) -> SideScore:
        """Return the score of a round, counted from 0."""
        return self.scores[number].of(SIDE)

    def place_of(self, at: int) -> tuple[int, int]:
        """Return the round that a number of passed notches lies in, and how many of its own are passed; -1 before the first."""
        if at == 0:
            return -1, 0
        number = next(number for number, end in enumerate(self.ends[1:]) if at <= end)
        return number, at - self.ends[number]

    def stands(self, at: int) -> tuple[int, int]:
        """Return score and bags after so many notches."""
        number, inside = self.place_of(at)
        if number < 0:
            return self.start_total, self.start_bags
        notch = self.notches[number][inside - 1]
        return notch.total, notch.bags

    def digit(self, rounds: int) -> Digit:
        """Say what the last digit tells after so many rounds."""
        total, bags = self.totals[rounds], self.bags[rounds]
        digit = abs(total) % DIGITS
        if total < 0:
            return Digit(digit=digit, bags=bags, why="chance" if digit == bags else "below-zero")
        if digit == bags:
            return Digit(digit=digit, bags=bags, why="tells")
        if (total - bags) % DIGITS == 0:
            return Digit(digit=digit, bags=bags, why="two-figures")
        for number in reversed(range(rounds)):
            for each in reversed([*_breaks(self.rule, self.side(number))]):
                return Digit(digit=digit, bags=bags, why=each.why, line=each.line, round=number)
        return Digit(digit=digit, bags=bags, why="start")


def bag_rule(rules: RuleSet) -> BagPenalty:
    """Return the rule about full loads of bags; raises RuleSpecError where there is none, or another table."""
    check_four_in_two(rules, RuleSpecError)
    found = next((term for term in rules.terms if isinstance(term, BagPenalty)), None)
    if found is None:
        raise RuleSpecError(
            f"{rules.name!r} keeps no count of bags; choose rules that do, such as 'standard'",
            "no-bag-count",
            value=rules.name,
        )
    return found


def _notches(rule: BagPenalty, score: SideScore, total: int, bags: int) -> Iterator[Notch]:
    """Yield the movements of one round: the other lines of its score, then bag by bag, those first that bring a point."""
    paid: list[int] = []
    for line in score.lines:
        if line.reason == "bags":
            facts = dict(line.facts)
            paid = [int(facts["each"])] * int(facts["bags"])
        elif line.reason != "bag-penalty":
            total += line.points
            yield Notch(event="line", points=line.points, total=total, bags=bags, line=line)
    for each in [*paid, *[0] * (score.tally.bags - len(paid))]:
        bags, total = bags + 1, total + each
        yield Notch(event="full" if bags == rule.limit else "bag", points=each, total=total, bags=bags)
        if bags == rule.limit:
            total -= rule.penalty
            yield Notch(event="penalty", points=-rule.penalty, total=total, bags=bags)
            bags -= rule.limit
            yield Notch(event="emptied", points=0, total=total, bags=bags)


def _breaks(rule: BagPenalty, score: SideScore) -> Iterator[Break]:
    """Yield what moves score and bags apart by something else than full tens."""
    loads = (score.tally.bags_before + score.tally.bags) // rule.limit
    for line in score.lines:
        if line.reason in ("bags", "bags-without-points"):
            off, why = line.points - int(dict(line.facts)["bags"]), "bag-points"
        elif line.reason == "bag-penalty":
            off, why = line.points + loads * rule.limit, "penalty"
        else:
            off, why = line.points, "line"
        if off % DIGITS:
            yield Break(why=why, line=line)
