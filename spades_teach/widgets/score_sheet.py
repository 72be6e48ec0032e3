"""A match on one sheet: round by round, any earlier round correctable, as a table for people, programs and paper."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Match
from spades_teach.core.rules.endings import Outcome
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose, rules_named
from spades_teach.i18n import Words
from spades_teach.widgets.match_csv import CsvProblem, columns, csv_text, match_rows, read_csv, write_csv
from spades_teach.widgets.match_sheet import ROUND_FIELDS, MatchRow, MatchSheet, WorkedOut
from spades_teach.widgets.round_sheet import PLACES, PLACES_OF, SIDES, Entry
from spades_teach.widgets.score_sheet_words import match_strings
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

RoundTexts = tuple[str, str]
"""Bids and tricks of a round: ("N:4 E:3 S:nil W:2", "N:5 E:3 S:0 W:5")."""

LONGEST_CSV = 100_000
"""Signs of a pasted table that are read."""


class ScoreSheetLogic:
    """The sheet apart from the page: its rounds, which of them is open, and what a table that was read had wrong."""

    name: ClassVar[str] = "score-sheet"

    def __init__(
        self,
        rounds: Iterable[RoundTexts] = (),
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        before: str | None = None,
        dealer: str | None = None,
        seat: str = "S",
    ) -> None:
        """Set up a match; see `ScoreSheet` for the arguments.  Raises SpadesError for what cannot be read."""
        self.sheet = MatchSheet(
            rules if isinstance(rules, RuleSet) else compose(rules), seat=seat, dealer=dealer, before=before
        )
        self.before = before
        for bids, tricks in rounds:
            self.add(bids, tricks)
        self.problems: tuple[CsvProblem, ...] = ()
        self.refused: SpadesError | None = None  # why a pasted table could not be read at all
        self._earlier: dict[str, Any] | None = None  # what was there before the last big change
        self.open: int | None = self._last()
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def add(self, bids: str, tricks: str) -> None:
        """Write one more round at the end; raises SpadesError when it cannot be read or nothing can follow."""
        if not self.sheet.rows or not self.sheet.rows[-1].is_empty:
            over = self.sheet.work_out().match.outcome.over
            raise SpadesError(
                "the match is over; start another" if over else "the last round is not complete; mend it first",
                "match-over" if over else "round-not-complete",
            )
        row = self.sheet.new_row()
        row.sheet.fill_in(bids, tricks, None)
        self.sheet.rows[-1] = row
        self.sheet.settle()

    # What is so now

    @property
    def rules(self) -> RuleSet:
        return self.sheet.rules

    @property
    def match(self) -> Match:
        """The match as far as its rounds are complete, one after the other."""
        return self.sheet.work_out().match

    def _last(self, worked: WorkedOut | None = None) -> int | None:
        """Return the row to go on with: the empty one, the one that is not complete; None at the end of a match."""
        worked = worked or self.sheet.work_out()
        if worked.mend is not None:
            return worked.mend
        return None if worked.match.outcome.over else len(self.sheet.rows) - 1

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked.

        On the open round: `type` (`field`, `text`), `call` (`place`, `bid`): a bid that is no number, or take it back; `give-rest`: the tricks
        that are left, to the one place without; `clear`; `remove`.  On the sheet: `open` (`round`, from 1; the open one closes); `go-on`:
        open what is to be filled in; `dealer` (`place`): who dealt the first round; `surrender` (`place`); `time-up`: the clock of these rules has
        run down; `play-on`: take either back;
        `read-table` (`text`): the rounds of a CSV in place of these; `new-match`; `put-back`: what the last `remove`, `clear`, `read-table` or
        `new-match` took away.
        """
        match action:
            case {"kind": "type", "field": str(field), "text": str(text)} if field in ROUND_FIELDS:
                self._write({field: self._row().sheet.read(field, text)})
            case {"kind": "call", "place": str(place), "bid": str(name)} if place in PLACES:
                self._call(place, name)
            case {"kind": "give-rest"}:
                self._give_rest()
            case {"kind": "clear"}:
                self._row()  # there is one, else nothing changes
                self._remember()
                self._write(dict.fromkeys(ROUND_FIELDS, Entry()), keep=True)
            case {"kind": "remove"}:
                self._remove()
            case {"kind": "open", "round": int(number)} if type(number) is int and 1 <= number <= len(self.sheet.rows):
                self.open = None if self.open == number - 1 else number - 1
            case {"kind": "go-on"}:
                self.open = self._last()
            case {"kind": "dealer", "place": str(place)} if place in PLACES:
                self.sheet.first_dealer = self.sheet.new_row().sheet.seats[place]
            case {"kind": "surrender", "place": str(place)} if place in PLACES:
                self._surrender(place)
            case {"kind": "play-on"}:
                self.sheet.play_on()
                self._settle()
            case {"kind": "time-up"}:
                self._call_time()
            case {"kind": "read-table", "text": str(text)}:
                self._read_table(text)
            case {"kind": "new-match"}:
                self._new_match()
            case {"kind": "put-back"}:
                self._put_back()
            case _:
                raise SpadesError(f"a score sheet knows no action {dict(action)!r}", "bad-action", value=str(action))

    def _row(self) -> MatchRow:
        if self.open is None:
            raise SpadesError("no round is open; open one first", "no-round-open")
        return self.sheet.rows[self.open]

    def _write(self, entries: Mapping[str, Entry], *, keep: bool = False) -> None:
        row, place = self._row(), self.open
        if all(row.sheet.entries[field] == entry for field, entry in entries.items()):
            return
        row.sheet.entries |= entries
        row.sides_only = False
        self._forget(keep=keep, of=place)
        self._settle()

    def _call(self, place: str, name: str) -> None:
        sheet = self._row().sheet
        bid = next((bid for bid in sheet.special_bids if bid.name == name), None)
        if bid is None:
            raise SpadesError(f"{name!r} is no bid of its own at this table", "bad-bid", value=name, expected="")
        self._write({f"bid/{place}": Entry() if sheet.bid(place) == bid else Entry(bid)})

    def _give_rest(self) -> None:
        rest = self._row().sheet.rest
        if rest is not None:  # else the second half of a double click
            self._write({f"tricks/{rest[0]}": Entry(rest[1])})

    def _remove(self) -> None:
        row = self._row()
        self._remember()
        self.sheet.rows.remove(row)
        self._forget(keep=True)
        self._settle()
        self.open = self._last()

    def _surrender(self, place: str) -> None:
        worked = self.sheet.work_out()
        if not self.sheet.knows_surrender or worked.match.outcome.over or worked.mend is not None:
            raise SpadesError("nobody can give up now", "no-surrender", value=self.rules.name)
        self.sheet.surrendered = self.sheet.new_row().sheet.seats[place]
        self._forget()
        self._settle()

    def _call_time(self) -> None:
        if not self.sheet.may_time_be_up or self.sheet.work_out().match.outcome.over:
            raise SpadesError("no time can be up now", "no-clock", value=self.rules.name)
        self.sheet.call_time()
        self._forget()
        self._settle()

    def _read_table(self, text: str) -> None:
        """Read a CSV; one that is none is told and changes nothing."""
        earlier = self.state()
        try:
            self.read(text[:LONGEST_CSV])
        except SpadesError as error:
            self.restore(earlier)
            self.refused = error
            return
        self._earlier = earlier

    def read(self, text: str) -> None:
        """Take the rounds of a CSV text; raises SpadesError when it is none."""
        self.problems = read_csv(text, self.sheet)
        self.refused = self._earlier = None
        self.open = self._last()

    def _new_match(self) -> None:
        self._remember()
        self.sheet.rows, self.sheet.surrendered = [], None
        self._forget(keep=True)
        self._settle()
        self.open = self._last()

    def _remember(self) -> None:
        self._earlier = self.state()

    def _put_back(self) -> None:
        if self._earlier is not None:  # else the second half of a double click
            self.restore(self._earlier)

    def _forget(self, *, keep: bool = False, of: int | None = None) -> None:
        """Drop what a change makes old: complaints (of one row or all) and, unless kept, what could be put back."""
        line = None if of is None else of + 2
        self.problems = tuple(problem for problem in self.problems if line is not None and problem.line != line)
        self.refused = None
        if not keep:
            self._earlier = None

    def _settle(self) -> None:
        """Keep the rows in order, and open what is still there."""
        self.sheet.settle()
        if self.open is not None and self.open >= len(self.sheet.rows):
            self.open = self._last()

    # What is shown

    def view(self) -> dict[str, Any]:
        worked = self.sheet.work_out()
        row = None if self.open is None else self.sheet.rows[self.open]
        last = self._last(worked)
        return {
            "start": self._start_view(),
            "rounds": [self._round_view(number, worked) for number in range(len(self.sheet.rows))],
            "open": self._open_view(row, worked) if row is not None else None,
            "specials": [bid.name for bid in self.sheet.new_row().sheet.special_bids],
            "bags": self.sheet.new_row().sheet.bag_rule is not None,
            "dealer": self._place(self.sheet.first_dealer.value),
            "over": worked.match.outcome.over,
            "surrendered": None if self.sheet.surrendered is None else self._place(self.sheet.surrendered.value),
            "may": {
                "go_on": last is not None and self.open != last,
                "surrender": self.sheet.knows_surrender and not worked.match.outcome.over and worked.mend is None,
                "time_up": self.sheet.may_time_be_up and not worked.match.outcome.over,
                "play_on": self.sheet.surrendered is not None or any(row.time_up for row in self.sheet.rows),
                "put_back": self._earlier is not None,
                "new_match": self.sheet.rounds > 0,
            },
            "csv": write_csv(self.sheet, worked) if self.sheet.rounds else "",
            "refused": self.refused is not None,
        }

    def _start_view(self) -> list[dict[str, Any]] | None:
        """Return what the sides had before the first round, None where that is nothing."""
        start, sheet = self.sheet.start, self.sheet.new_row().sheet
        if not any(start.totals + start.bags):
            return None
        numbers = [(side, sheet.side_number(side)) for side in SIDES]
        return [
            {"side": side, "points": None, "total": start.totals[place], "bags": start.bags[place]}
            for side, place in numbers
        ]

    def _round_view(self, number: int, worked: WorkedOut) -> dict[str, Any]:
        row, state = self.sheet.rows[number], worked.rows[number]
        return {
            "round": number + 1,
            "dealer": row.sheet.places[state.dealer],
            "state": state.state,
            "open": number == self.open,
            "sides": [self._side_view(row, side, state.score, state.after) for side in SIDES],
        }

    def _side_view(self, row: MatchRow, side: str, score: Any, after: Any) -> dict[str, Any]:
        place = row.sheet.side_number(side)
        return {
            "side": side,
            "points": None if score is None else score.sides[place].points,
            "total": None if after is None else after.totals[place],
            "bags": None if after is None else after.bags[place],
        }

    def _open_view(self, row: MatchRow, worked: WorkedOut) -> dict[str, Any]:
        sheet, state = row.sheet, worked.rows[self.open or 0]
        problem = sheet.problem
        return {
            "round": (self.open or 0) + 1,
            "sides_only": row.sides_only,
            "problem": None if problem is None else {"id": problem.id, "fields": list(problem.fields)},
            "rest": sheet.rest[0] if sheet.rest else None,
            "may_clear": not row.is_empty,
            "may_remove": not row.is_empty or (self.open or 0) < len(self.sheet.rows) - 1,
            "sides": [
                {
                    "side": side,
                    "seats": [
                        {"place": place, "bid": self._bid_field(row, place), "tricks": _field(row, f"tricks/{place}")}
                        for place in PLACES_OF[side]
                    ],
                    "lines": [
                        {"reason": line.reason, "points": line.points}
                        for line in (state.score.sides[sheet.side_number(side)].lines if state.score else ())
                    ],
                }
                for side in SIDES
            ],
        }

    def _bid_field(self, row: MatchRow, place: str) -> dict[str, Any]:
        bid = row.sheet.bid(place)
        special = bid.name if bid and not bid.is_number else None
        return {**_field(row, f"bid/{place}"), "value": bid.tricks if bid else None, "special": special}

    def _place(self, seat: str) -> str:
        return self.sheet.new_row().sheet.place_of(seat)

    def strings(self, words: Words) -> dict[str, Any]:
        return match_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        sheet = self.sheet
        return {
            "rules": sheet.rules.name,
            "seat": sheet.seat,
            "before": self.before,
            "dealer": sheet.first_dealer.value,
            "rounds": [
                {"texts": row.texts, "sides_only": row.sides_only, **({"time_up": True} if row.time_up else {})}
                for row in sheet.rows
            ],
            "open": self.open,
            "surrendered": None if sheet.surrendered is None else sheet.surrendered.value,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        new = ScoreSheetLogic(
            rules=rules_named(state["rules"], self.rules),
            seat=state["seat"],
            before=state["before"],
            dealer=state["dealer"],
        )
        sheet = new.sheet
        sheet.rows = []
        for saved in state["rounds"]:
            row = sheet.new_row()
            row.write(saved["texts"])
            row.sides_only = bool(saved["sides_only"])
            row.time_up = bool(saved.get("time_up", False)) and sheet.clock is not None
            sheet.rows.append(row)
        if state["surrendered"] is not None:
            sheet.surrendered = self.rules.table.read_seat(state["surrendered"])
        sheet.settle()
        new.open = state["open"]
        sound = new.open is None or (type(new.open) is int and 0 <= new.open < len(sheet.rows))
        if not sound or new.state() != dict(state) or (sheet.surrendered is not None and not sheet.knows_surrender):
            raise SpadesError("this state could not come from use; begin the sheet anew", "bad-sheet-state")
        vars(self).update(vars(new))


def _field(row: MatchRow, field: str) -> dict[str, Any]:
    entry = row.sheet.entries[field]
    least, most = row.sheet.range_of(field)
    return {"field": field, "value": entry.value, "typed": entry.typed, "least": least, "most": most}


class ScoreSheet(Widget[ScoreSheetLogic]):
    """The score of a match, round by round, in a notebook of your own.

    In marimo write `sheet = mo.ui.anywidget(ScoreSheet(...))`, so that cells which use `sheet` run again after each change.

    >>> from spades_teach import ScoreSheet
    >>> sheet = ScoreSheet([("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2")], before="NS:460/0 EW:470/0")
    >>> sheet.match.standing.totals, sheet.winner, sheet.outcome.reason
    ((522, 511), 'NS', 'higher-total')
    >>> print(sheet.to_csv().splitlines()[1])
    1,N,3,4,2,3,3,4,2,2,6,8,62,2,522,4,5,41,1,511,
    """

    def __init__(
        self,
        rounds: Iterable[RoundTexts] = (),
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        before: str | None = None,
        dealer: str | None = None,
        seat: str = "S",
        logic: ScoreSheetLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a sheet; what is left out is asked for.

        rounds: bids and tricks of the rounds played, by seat: [("N:4 E:3 S:nil W:2", "N:5 E:3 S:0 W:5")].
        rules: a rule spec, "standard+short-game-300".  before: totals and bags the match goes on from, "NS:460/0 EW:470/0".
        dealer: the seat that dealt the first round; the deal then passes to the left.
        seat: where you sit; the others are then Left, Partner and Right.
        logic: the logic of another sheet, to show the same match twice; all else about the match is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or ScoreSheetLogic(rounds, rules=rules, before=before, dealer=dealer, seat=seat)
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @classmethod
    def from_csv(
        cls,
        source: str | Path,
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        before: str | None = None,
        dealer: str | None = None,
        seat: str = "S",
        lang: str | None = None,
    ) -> ScoreSheet:
        """Read a match from a CSV text, or a file (a path); `docs/how-to/score-sheet.md` lists the columns.

        What cannot be right stays on the sheet to be mended, and `problems` tells it by line and column.
        Raises SpadesError for a file that cannot be read, and for what is no table of a match.
        """
        logic = ScoreSheetLogic(rules=rules, before=before, dealer=dealer, seat=seat)
        logic.read(csv_text(source))
        return cls(logic=logic, lang=lang)

    @property
    def match(self) -> Match:
        """The match as far as its rounds are complete: `results`, `scores`, `standing`, `dealer` of the next round."""
        return self.logic.match

    @property
    def outcome(self) -> Outcome:
        """Whether the match is over, and why."""
        return self.match.outcome

    @property
    def winner(self) -> str | None:
        """The name of the side that has won, None while there is none."""
        return self.match.winner

    @property
    def problems(self) -> tuple[CsvProblem, ...]:
        """What the table that was read had wrong, by line and column."""
        return self.logic.problems

    def add_round(self, bids: str, tricks: str) -> None:
        """Write one more round: `add_round("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2")`."""
        self.logic.add(bids, tricks)
        self.logic.open = self.logic._last()
        self.refresh()

    def to_csv(self) -> str:
        """Return the rounds as CSV with a heading; `from_csv` reads it."""
        return write_csv(self.logic.sheet)

    def to_frame(self) -> Frame:
        """Return a DataFrame with a row for each round, indexed by its number; the columns are those of `to_csv`."""
        from spades_teach.analysis.frames import frame_of

        sheet = self.logic.sheet
        return frame_of(match_rows(sheet), columns(sheet), index="round")
