"""Where a picture of a match has its match from: a sheet that is being written, a match, rounds, or a table of people's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from spades_teach.analysis.match_course import Course, course_of
from spades_teach.analysis.sheet_scores import read_sheet, score_sheet
from spades_teach.analysis.sheets import Sheet
from spades_teach.core.matches import Match
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.widgets.match_sheet import ROUND_FIELDS, MatchSheet
from spades_teach.widgets.round_sheet import SIDES
from spades_teach.widgets.score_sheet import RoundTexts, ScoreSheetLogic

MatchSource = ScoreSheetLogic | Match | Sheet | Path | str | Iterable[RoundTexts]


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a source tells: the course, what the sides are called beside their names at the table, and which round ends it unread."""

    course: Course
    names: Mapping[str, str] = field(default_factory=dict)
    unread: int | None = None


class MatchTeller:
    """Tells the course of a match as it is now; only that of a sheet that is being written ever changes."""

    def __init__(
        self,
        source: MatchSource,
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        before: str | None = None,
        dealer: str | None = None,
    ) -> None:
        """Take a source; raises SpadesError for one that cannot be read."""
        self.sheet: ScoreSheetLogic | None = None
        self._fixed: Told | None = None
        self._last: tuple[object, Told] | None = None  # what the sheet was when it was told last
        if isinstance(source, ScoreSheetLogic):
            self.sheet = source
        elif isinstance(source, Match):
            self._fixed = Told(course=course_of(source))
        elif isinstance(source, str | Path | Sheet):
            known = rules if isinstance(rules, RuleSet) else compose(rules)
            self._fixed = _of_table(source, known, before)
        else:
            self.sheet = ScoreSheetLogic(source, rules=rules, before=before, dealer=dealer)

    def told(self) -> Told:
        """Return the course as far as it can be told."""
        if self._fixed is not None:
            return self._fixed
        assert self.sheet is not None
        now = _written(self.sheet.sheet)
        if self._last is None or self._last[0] != now:
            self._last = now, _of_sheet(self.sheet.sheet)
        return self._last[1]


def _written(sheet: MatchSheet) -> object:
    """Return all of a sheet on which its course depends, to be compared: scoring a match takes longer."""
    rows = [(*(row.sheet.entries[field] for field in ROUND_FIELDS), row.time_up) for row in sheet.rows]
    return sheet.rules, sheet.start, sheet.first_dealer, sheet.surrendered, rows


def _of_sheet(sheet: MatchSheet) -> Told:
    worked, row = sheet.work_out(), sheet.new_row().sheet
    return Told(
        course=course_of(worked.match),
        names={row.side_name(side): side for side in SIDES},
        unread=None if worked.mend is None else worked.mend + 1,
    )


def _of_table(source: str | Path | Sheet, rules: RuleSet, before: str | None) -> Told:
    sheet = source if isinstance(source, Sheet) else read_sheet(source, rules)
    scores = score_sheet(sheet, rules, before=before)
    scored = len(scores.rounds)
    return Told(
        course=course_of(scores),
        names={name: called for name, called in scores.names.items() if called != name},
        unread=scored + 1 if scored < len(sheet.rounds) else None,
    )
