"""Where a picture of a match has its match from: a sheet that is being written, a match, rounds, or a table of people's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from spades_teach.analysis.match_course import Course, course_of
from spades_teach.analysis.sheet_scores import read_sheet, score_sheet
from spades_teach.analysis.sheets import Sheet
from spades_teach.core.matches import Match
from spades_teach.core.notation import read_standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose
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
        worked = self.sheet.sheet.work_out()
        row = self.sheet.sheet.new_row().sheet
        numbers = {row.side_name(side): side for side in ("us", "them")}
        return Told(
            course=course_of(worked.match), names=numbers, unread=None if worked.mend is None else worked.mend + 1
        )


def _of_table(source: str | Path | Sheet, rules: RuleSet, before: str | None) -> Told:
    sheet = source if isinstance(source, Sheet) else read_sheet(source, rules)
    scores = score_sheet(sheet, rules, before=None if before is None else read_standing(before, rules))
    scored = len(scores.rounds)
    return Told(
        course=course_of(scores),
        names={name: called for name, called in scores.names.items() if called != name},
        unread=scored + 1 if scored < len(sheet.rounds) else None,
    )
