"""What an examination of a score sheet found: mistakes, unreadable fields, rules that would explain the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from spades_teach.analysis.frames import frame_of
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.core.arguments import checked
from spades_teach.core.reasons import Reason

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame
    from spades_teach.analysis.picture import Picture

Kind = Literal["bid", "tricks", "points", "bags", "total"]

NUMBERS = ("round", "line", "settled")
RESULTS = ("points", "bags", "total")
COLUMNS = ("finding", "round", "line", "side", "column", "written", "expected", "reason", "settled", "rules")


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetError:
    """A field that is not what the fields before it come to.

    round: its number on the sheet.  line: in the file (1 is the heading).  side: by its name at the table.  written: as it stands there.
    expected: what should stand there, going on from the totals as written; None where the rest does not tell.
    slips: how it may have come about, most plausible first; empty where no known slip gives this number.
    settled: the round from which the totals are right again, None where the mistake was carried to the end.
    """

    round: int
    line: int
    side: str
    kind: Kind
    written: str
    expected: int | None
    slips: tuple[Reason, ...] = ()
    settled: int | None = None

    @property
    def column(self) -> str:
        """The heading of the field: `NS_total`."""
        return f"{self.side}_{self.kind}"

    @property
    def reason(self) -> Reason:
        """What is wrong where, for a message."""
        facts: dict[str, str | int] = {"kind": self.kind, "written": self.written}
        if self.expected is None:
            return Reason.of("sheet-doubtful", round=self.round, side=self.side, **facts)
        return Reason.of("sheet-wrong", round=self.round, side=self.side, expected=self.expected, **facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreadable:
    """A field that cannot be read, is missing, or does not tell enough, and what may stand there.

    values: all that fit the rest of the sheet, as one would write them; a single one is certain, as far as the rest is right.
    why: "unreadable", "missing", or "untold": who of the partners took the tricks is not said.
    """

    round: int
    line: int
    side: str
    kind: Kind
    written: str
    values: tuple[str, ...]
    why: Literal["unreadable", "missing", "untold"]

    @property
    def value(self) -> str | None:
        """What must have stood there; None where several values fit, or none does."""
        return self.values[0] if len(self.values) == 1 else None

    @property
    def column(self) -> str:
        """The heading of the field: `NS_total`."""
        return f"{self.side}_{self.kind}"

    @property
    def reason(self) -> Reason:
        """What is known of the field, for a message; several values are joined by spaces."""
        known = {0: "sheet-lost", 1: "sheet-restored"}.get(len(self.values), "sheet-open")
        facts: dict[str, str | int] = {"kind": self.kind, "values": " ".join(self.values)}
        return Reason.of(known, round=self.round, side=self.side, why=self.why, **facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """Rules by which the sheet as it stands comes out right, or at least with fewer mistakes.

    spec: the rule spec.  same: other specs that score every sheet alike.  alike: other settings of the same point of the rules, which this sheet
    cannot tell from it.  added: the ids of the rules it adds, empty for a named table.
    left: mistakes that remain.  rounds: the rounds that speak for it, (number, side): there it gives other points than the rules of the
    sheet, and what is written agrees with it.
    """

    spec: str
    same: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    left: int = 0
    rounds: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectRow:
    """What a side should have after a round, by the rules of the sheet; None where an unreadable field leaves it open.

    written: the total that stands there, None where there is none to read.
    """

    round: int
    side: str
    points: int | None
    bags: int | None
    total: int | None
    written: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Findings(ShownAsTable):
    """All that was found on a sheet.

    rules: by which it was examined.  names: what the sheet calls the sides, by their names at the table.
    errors: in the order of the rounds.  explanations: most plausible first; empty when the sheet is right, or no known rule explains it.
    corrected: the sheet as it should be, a row for each side and round.  searched: whether all rules were tried that might explain it; False where
    too much of the sheet cannot be read for that.
    """

    rules: str
    names: tuple[tuple[str, str], ...]
    errors: tuple[SheetError, ...]
    unreadable: tuple[Unreadable, ...]
    explanations: tuple[Explanation, ...]
    corrected: tuple[CorrectRow, ...]
    searched: bool = True

    @property
    def first(self) -> SheetError | None:
        """The first mistake, None when there is none."""
        return self.errors[0] if self.errors else None

    @property
    def is_right(self) -> bool:
        """Tell whether everything that can be read agrees with the rules."""
        return not self.errors

    @property
    def verdict(self) -> Reason:
        """The whole in one sentence: right, mistakes that a rule would explain, mistakes that none explains."""
        if self.is_right:
            return Reason.of("sheet-right", rounds=len({row.round for row in self.corrected}))
        whole = [explanation for explanation in self.explanations if not explanation.left]
        if not whole and not self.searched:
            return Reason.of("sheet-too-open", errors=len(self.errors))
        if not whole:
            return Reason.of("sheet-no-rule-explains", errors=len(self.errors))
        return Reason.of("sheet-rules-explain", errors=len(self.errors), explanations=len(whole))

    def _told(self) -> str:
        return f"{self.rules!r}; errors: {len(self.errors)}, unreadable: {len(self.unreadable)}, explanations: {len(self.explanations)}"

    def to_frame(self) -> Frame:
        """Return a pandas DataFrame: a row for each mistake, unreadable field and explanation; nothing stands where a finding has none."""
        empty: dict[str, object] = dict.fromkeys(COLUMNS, "") | dict.fromkeys(NUMBERS)
        frame = frame_of([empty | row for row in self._rows()], COLUMNS, "finding")
        return frame.astype(dict.fromkeys(NUMBERS, "Int64"))

    @checked
    def chart(self, lang: str = "en") -> Picture:
        """Draw the totals as written and as they should be, of the sides that have a mistake; of all where none has.

        lang: the language of its words and digits.
        """
        from spades_teach.analysis.findings_chart import findings_chart

        return findings_chart(self, lang)

    def corrected_to_frame(self) -> Frame:
        """Return the sheet as it should be, a row for each round: `NS_points`, `NS_bags`, `NS_total`, ..., indexed by `round`."""
        sides = list(dict.fromkeys(row.side for row in self.corrected))
        rows: dict[int, dict[str, object]] = {}
        for row in self.corrected:
            numbers = {f"{row.side}_{kind}": getattr(row, kind) for kind in RESULTS}
            rows.setdefault(row.round, {"round": row.round}).update(numbers)
        return frame_of(rows.values(), ["round", *(f"{side}_{kind}" for side in sides for kind in RESULTS)], "round")

    def _rows(self) -> Iterator[dict[str, object]]:
        for error in self.errors:
            yield {
                "finding": "error",
                **_place_of(error),
                "expected": "" if error.expected is None else str(error.expected),
                "reason": error.slips[0].id if error.slips else "",
                "settled": error.settled,
            }
        for field in self.unreadable:
            yield {
                "finding": "unreadable",
                **_place_of(field),
                "expected": " ".join(field.values),
                "reason": field.why,
            }
        for explanation in self.explanations:
            rounds = sorted({number for number, _ in explanation.rounds})
            yield {
                "finding": "explanation",
                "expected": "",
                "reason": " ".join(map(str, rounds)),
                "rules": explanation.spec,
            }


def _place_of(found: SheetError | Unreadable) -> dict[str, object]:
    return {
        "round": found.round,
        "line": found.line,
        "side": found.side,
        "column": found.column,
        "written": found.written,
    }
