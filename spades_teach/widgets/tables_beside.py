"""One round at several tables side by side: what the same bids and tricks are worth there, and which lines make the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from spades_teach.charter.rule_names import table_name
from spades_teach.core.errors import RuleSpecError, SpadesError
from spades_teach.core.matches import add
from spades_teach.core.matches import outcome as judge_standing
from spades_teach.core.rules.endings import Outcome
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import SideScore, points_by_reason
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.i18n import Words
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.round_sheet import SIDES, RoundSheet
from spades_teach.widgets.score_words import problem_strings

MOST_TABLES = 4
"""Tables that stand side by side, the sheet's own among them."""

Strings = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What a row is worth at each table, None where a table has nothing of it.

    kind: `line` (a reason of the score), `points`, `total` or `bags`.  differs: per table, whether it is otherwise than on the sheet.
    """

    kind: str
    reason: str | None
    values: tuple[int | None, ...]
    differs: tuple[bool, ...]


def tables_given(rules: Iterable[str | RuleSpec | RuleSet]) -> tuple[RuleSet, ...]:
    """Return the tables to compare with, each once.

    Raises SpadesError for what is no table here, or more of them than there is room for.
    """
    found: dict[str, RuleSet] = {}
    for each in rules:
        table = each if isinstance(each, RuleSet) else compose(each)
        check_four_in_two(table, RuleSpecError)
        found[table.name] = table
    if len(found) > MOST_TABLES:
        raise SpadesError(
            f"{len(found)} tables side by side; leave some out, there is room for {MOST_TABLES}",
            "too-many-tables",
            value=len(found),
            expected=MOST_TABLES,
        )
    return tuple(found.values())


class TablesBeside:
    """The sheets of one round by the rules of several tables, the first one being the sheet itself."""

    def __init__(self, own: RoundSheet, tables: Sequence[RuleSet]) -> None:
        """Put tables beside a sheet, as many as there is room for; its own is not shown twice."""
        others = [rules for rules in tables if rules.name != own.rules.name]
        self.sheets = (own, *(own.under(rules) for rules in others[: MOST_TABLES - 1]))

    @property
    def known(self) -> bool:
        """Whether there is a score to compare: the round is complete at the sheet's own table."""
        return self.sheets[0].score is not None

    def side(self, sheet: RoundSheet, side: str) -> SideScore | None:
        """Return the score of a side at a table, None where there is none."""
        return None if sheet.score is None else sheet.score.sides[sheet.side_number(side)]

    def outcome(self, sheet: RoundSheet) -> Outcome | None:
        """Return how the match stands at a table, None where that is not known."""
        if sheet.score is None or not sheet.totals_known:
            return None
        return judge_standing(sheet.rules, add(sheet.standing, sheet.score))

    def lines(self, side: str) -> tuple[Line, ...]:
        """Return the rows of a side: the reasons that the tables pay otherwise, then points, total and bags."""
        return self._lines[side]

    @cached_property
    def _lines(self) -> dict[str, tuple[Line, ...]]:
        return {side: self._lines_of(side) for side in SIDES}

    def _lines_of(self, side: str) -> tuple[Line, ...]:
        scores = [self.side(sheet, side) for sheet in self.sheets]
        paid = [None if score is None else points_by_reason(score.lines) for score in scores]
        reasons = dict.fromkeys(reason for each in paid for reason in each or ())
        rows = [
            _line("line", reason, [None if each is None else each.get(reason) for each in paid], scores)
            for reason in reasons
        ]
        rows = [row for row in rows if any(row.differs)]
        rows.append(_line("points", None, [None if score is None else score.points for score in scores], scores))
        total = self.sheets[0].total(side)
        if total is not None:
            rows.append(
                _line("total", None, [None if each is None else total + each.points for each in scores], scores)
            )
        bags = [
            score.bags if score and sheet.bag_rule else None for sheet, score in zip(self.sheets, scores, strict=True)
        ]
        if any(each is not None for each in bags):
            rows.append(_line("bags", None, bags, scores))
        return tuple(rows)

    def score_line(self, side: str, reason: str) -> tuple[RoundSheet, ScoreLine]:
        """Return the first line of this reason that a table has, with the sheet that has it; it names the row."""
        return next(
            (sheet, line)
            for sheet in self.sheets
            for line in getattr(self.side(sheet, side), "lines", ())
            if line.reason == reason
        )

    # What is shown

    def view(self) -> dict[str, Any]:
        """Return the tables and what each row is worth at them."""
        rows = {side: [_row_view(line) for line in self.lines(side)] for side in SIDES} if self.known else {}
        return {
            "tables": [
                {"spec": sheet.rules.name, "scored": sheet.score is not None, "own": sheet is self.sheets[0]}
                for sheet in self.sheets
            ],
            "sides": [{"side": side, "rows": each} for side, each in rows.items()],
            "ends": self._ends(),
        }

    def _ends(self) -> list[dict[str, Any]]:
        """Return the row that tells how the match stands, where that differs."""
        ends = [self.outcome(sheet) for sheet in self.sheets]
        told = [None if each is None else (each.over, each.winner) for each in ends]
        if ends[0] is None or all(each in (told[0], None) for each in told):
            return []
        return [
            {
                "kind": "end",
                "reason": None,
                "cells": [{"value": None, "differs": each not in (told[0], None)} for each in told],
            }
        ]

    def strings(self, words: Words) -> Strings:
        """Return the texts: names of the tables, labels of the rows, and each number as it is written."""
        view = self.view()
        return {
            "title": words("score-calculator-compare"),
            "keep": words("score-calculator-compare-keep"),
            "tables": [self._table(place, words) for place in range(len(self.sheets))],
            "sides": [
                {
                    "name": words.side(side["side"]),
                    "rows": [self._row(side["side"], row, words) for row in side["rows"]],
                }
                for side in view["sides"]
            ],
            "ends": [self._end(row, words) for row in view["ends"]],
            "differs": words("score-calculator-compare-differs"),
            "what": words("score-calculator-compare-what"),
            "note": self._note(view, words),
        }

    def _table(self, place: int, words: Words) -> Strings:
        sheet = self.sheets[place]
        name = table_name(sheet.rules, words)
        problem = sheet.problem if place else None
        why = "" if problem is None else problem_strings(sheet, problem, words)["text"]
        return {
            "number": words.plain_number(place + 1),
            "name": name if place else words("score-calculator-compare-own", table=name),
            "problem": f"{words('score-calculator-compare-cannot')} {why}" if why else "",
            "drop": words("score-calculator-compare-drop", table=name),
        }

    def _row(self, side: str, row: Mapping[str, Any], words: Words) -> Strings:
        cells = [_written(cell["value"], row["kind"], words) for cell in row["cells"]]
        if row["kind"] != "line":
            return {"label": words(f"score-calculator-compare-{row['kind']}"), "id": "", "cells": cells}
        _, line = self.score_line(side, row["reason"])
        facts = {**dict(line.facts), "points": line.points}
        label = words.attr(line.reason, "label", **facts) if words.has(line.reason, "label") else ""
        return {"label": label, "id": words.code(line.reason), "cells": cells}

    def _end(self, row: Mapping[str, Any], words: Words) -> Strings:
        cells = []
        for sheet in self.sheets:
            outcome = self.outcome(sheet)
            winner = "goes-on" if outcome is None or not outcome.over else sheet.side_at(outcome.winner) or "nobody"
            cells.append(
                words("score-calculator-compare-nothing")
                if outcome is None
                else words("score-calculator-compare-won", winner=winner)
            )
        return {"label": words(f"score-calculator-compare-{row['kind']}"), "id": "", "cells": cells}

    def _note(self, view: Mapping[str, Any], words: Words) -> str:
        if not self.known or len(self.sheets) == 1:
            return words("score-calculator-compare-alone") if self.known else ""
        if any(cell["differs"] for row in _all_rows(view) for cell in row["cells"]):
            return words("score-calculator-compare-left-out") if self._leaves_out() else ""
        scored = sum(table["scored"] for table in view["tables"])
        return words("score-calculator-compare-same") if scored > 1 else ""

    def _leaves_out(self) -> bool:
        """Whether a reason of the score has no row because every table pays it alike: the rows then do not add up."""
        for side in SIDES:
            score = self.side(self.sheets[0], side)
            told = {line.reason for line in self.lines(side)}
            if score is not None and any(line.reason not in told for line in score.lines):
                return True
        return False


def _all_rows(view: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for side in view["sides"]:
        yield from side["rows"]
    yield from view["ends"]


def _line(kind: str, reason: str | None, values: Sequence[int | None], scores: Sequence[object]) -> Line:
    differs = [score is not None and value != values[0] for value, score in zip(values, scores, strict=True)]
    return Line(kind=kind, reason=reason, values=tuple(values), differs=tuple(differs))


def _row_view(line: Line) -> dict[str, Any]:
    cells = [{"value": value, "differs": differs} for value, differs in zip(line.values, line.differs, strict=True)]
    return {"kind": line.kind, "reason": line.reason, "cells": cells}


def _written(value: int | None, kind: str, words: Words) -> str:
    if value is None:
        return words("score-calculator-compare-nothing")
    return words.signed(value) if kind in ("line", "points") else words.number(value)
