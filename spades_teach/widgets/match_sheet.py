"""A match written down round by round: each round may be corrected, and all that follows from it is worked out anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from spades_teach.core.bids import Bid
from spades_teach.core.matches import Match, record, start_match, surrender
from spades_teach.core.matches import outcome as judge_standing
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.match_ends import TimeLimit
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore
from spades_teach.core.table import Seat
from spades_teach.widgets.round_sheet import PLACES, PLACES_OF, SIDES, Entry, RoundSheet

ROUND_FIELDS = tuple(f"{kind}/{place}" for kind in ("bid", "tricks") for place in PLACES)
"""What is written down of a round; totals and bags follow from the rounds before."""

State = Literal["scored", "empty", "open", "waiting", "after-end"]
"""How a round stands: scored; nothing written yet; something to mend; behind one that is to be mended; behind the end."""


class MatchRow:
    """One round on the sheet.

    sides_only: only the sides' numbers are known, the seats' are made up from them.  time_up: the time of the match was up in this round.
    """

    def __init__(self, rules: RuleSet, seat: str) -> None:
        self.sheet = RoundSheet(rules, seat)
        self.sides_only = False
        self.time_up = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all is written down."""
        return all(self.sheet.entries[field] == Entry() for field in ROUND_FIELDS)

    @property
    def texts(self) -> dict[str, str]:
        """What to type to get this round: the fields in which something stands."""
        return {field: entry.text for field in ROUND_FIELDS if (entry := self.sheet.entries[field]) != Entry()}

    def write(self, texts: Mapping[str, str]) -> None:
        """Type into fields."""
        for field, text in texts.items():
            self.sheet.entries[field] = self.sheet.read(field, text)

    def bids_of(self, side: str) -> tuple[Bid | None, ...]:
        """Return the bids of a side, None for one that is not there."""
        return tuple(self.sheet.bid(place) for place in PLACES_OF[side])

    def tricks_of(self, side: str) -> int | None:
        """Return the tricks of a side, None while one is missing."""
        values = [self.sheet.entries[f"tricks/{place}"].value for place in PLACES_OF[side]]
        return sum(value for value in values if isinstance(value, int)) if None not in values else None

    def begin_at(self, standing: Standing) -> None:
        """Put totals and bags before the round."""
        for side in SIDES:
            number = self.sheet.side_number(side)
            self.sheet.entries[f"total/{side}"] = Entry(standing.totals[number])
            self.sheet.entries[f"bags/{side}"] = Entry(standing.bags[number])


@dataclass(frozen=True, slots=True, kw_only=True)
class RowState:
    """How a round stands, who deals it, and what it came to."""

    state: State
    dealer: Seat
    score: RoundScore | None = None
    after: Standing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkedOut:
    """The match as far as it is written down without a gap, and how each row stands."""

    match: Match
    rows: tuple[RowState, ...]
    mend: int | None = None  # the first row, from 0, that is to be mended before anything after it counts


class MatchSheet:
    """The rounds of a match as they are written down, from a standing, by the places of a learner at one seat.

    There is always one empty row at the end while the match goes on; it is no round yet.
    """

    def __init__(
        self, rules: RuleSet, *, seat: str = "S", dealer: str | None = None, before: str | None = None
    ) -> None:
        """Take an empty sheet.

        before: totals and bags from which the match goes on.  Raises SpadesError for rules of another table, and for what cannot be read.
        """
        first = MatchRow(rules, seat)
        first.sheet.fill_in("", "", before)
        self.rules = rules
        self.seat = first.sheet.seats["you"].value
        self.start: Standing = first.sheet.standing
        self.first_dealer = rules.table.seats[0] if dealer is None else rules.table.read_seat(dealer)
        self.surrendered: Seat | None = None
        self.rows = [first]
        self.settle()

    # Rounds

    @property
    def rounds(self) -> int:
        """How many rounds are written down, however well."""
        return len(self.rows) - (self.rows[-1].is_empty if self.rows else 0)

    def new_row(self) -> MatchRow:
        """Return a row for this match, not yet on the sheet."""
        return MatchRow(self.rules, self.seat)

    def settle(self) -> None:
        """Leave exactly one empty row at the end while another round can follow, else none."""
        while self.rows and self.rows[-1].is_empty:
            self.rows.pop()
        worked = self.work_out()
        if not worked.match.outcome.over and worked.mend is None:
            self.rows.append(self.new_row())

    def work_out(self) -> WorkedOut:
        """Score the rounds in order, as far as they can be, and judge the match after each."""
        match = self._started()
        around = self.rules.table.clockwise_from(self.first_dealer)
        mend: int | None = None
        rows: list[RowState] = []
        for number, row in enumerate(self.rows):
            dealer = around[number % len(around)]
            row.begin_at(match.standing)
            result = self._result_of(row) if mend is None and not match.outcome.over else None
            if result is not None:
                match = record(match, result)
                rows.append(RowState(state="scored", dealer=dealer, score=match.scores[-1], after=match.standing))
                continue
            rows.append(RowState(state=self._unscored(row, number, match, mend), dealer=dealer))
            if rows[-1].state == "open":
                mend = number
        if self.surrendered is not None and mend is None and not match.outcome.over:
            match = surrender(match, self.surrendered)
        return WorkedOut(match=match, rows=tuple(rows), mend=mend)

    def _result_of(self, row: MatchRow) -> RoundResult | None:
        """Return what a round came to; with the minutes of the clock when its time was up in it."""
        result = row.sheet.result
        if result is None or not row.time_up or self.clock is None:
            return result
        return replace(result, facts=tuple(sorted((*result.facts, ("minutes", self.clock)))))

    def _started(self) -> Match:
        match = start_match(self.rules, self.first_dealer)
        return replace(match, standing=self.start, outcome=judge_standing(self.rules, self.start))

    def _unscored(self, row: MatchRow, number: int, match: Match, mend: int | None) -> State:
        if match.outcome.over:
            return "after-end"
        if mend is not None:
            return "waiting"
        return "empty" if row.is_empty and number == len(self.rows) - 1 else "open"

    @property
    def clock(self) -> int | None:
        """After how many minutes these rules end the match, None where they have no clock."""
        return next((ending.minutes for ending in self.rules.endings if isinstance(ending, TimeLimit)), None)

    @property
    def may_time_be_up(self) -> bool:
        """Whether somebody may say now that the time is up: a clock runs, a round is on the sheet, and nobody has said it."""
        return self.clock is not None and self.rounds > 0 and not any(row.time_up for row in self.rows)

    def call_time(self) -> None:
        """Write down that the time is up: the round in play is finished, or else the last one was the last."""
        self.rows[self.rounds - 1].time_up = True
        self.settle()

    def play_on(self) -> None:
        """Take back that somebody gave up, or that the time was up."""
        self.surrendered = None
        for row in self.rows:
            row.time_up = False
        self.settle()

    @property
    def knows_surrender(self) -> bool:
        """Whether these rules let a player give up."""
        return self.rules.has("conduct.surrender")
