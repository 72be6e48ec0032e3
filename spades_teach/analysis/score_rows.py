"""Rounds scored by the scalar engine one after the other, each different one once: for rules of which no table holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from spades_teach.analysis.score_watch import looks_at_total
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Outcome, add, given_up, outcome, with_history
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import Seat

MOST = 200_000
"""Different rounds that are remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoredRow:
    """A round, its match as it stands then, and the first round that the match was over with.

    ended_before: the match was over before this round.  error: why it could not be scored; untold: facts that nobody told.
    """

    score: RoundScore | None = None
    standing: Standing | None = None
    outcome: Outcome = Outcome(False)  # noqa: RUF009
    ended_before: bool = False
    error: SpadesError | None = None
    untold: tuple[str, ...] = ()


class RowScorer:
    """Scores the rounds of matches; remembers those it has met."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.known: dict[object, RoundScore | None] = {}
        self.has_history = any(hasattr(term, "counts_line") for term in rules.terms)

    def match(
        self, results: Sequence[RoundResult | None], before: Standing, resigned: Mapping[int, Seat] | None = None
    ) -> list[ScoredRow]:
        """Score the rounds of one match, None for one that cannot be read; it ends the counting, and rows behind it have no score.

        resigned: who gave up after a round, by its place; of a match that was over by then nobody can.
        """
        rows: list[ScoredRow] = []
        scores: list[RoundScore] = []
        standing, stands = before, outcome(self.rules, before)
        for number, result in enumerate(results):
            if result is None:
                break
            row = self._row(result, standing, scores, stands)
            seat = (resigned or {}).get(number)
            if seat is not None and row.standing is not None and not row.outcome.over:
                row = replace(row, outcome=given_up(self.rules, row.standing, seat))
            rows.append(row)
            if row.score is None or row.standing is None:
                break
            if self.has_history:
                scores.append(row.score)
            standing, stands = row.standing, row.outcome
            assert len(rows) == number + 1
        return rows + [ScoredRow()] * (len(results) - len(rows))

    def _row(self, result: RoundResult, before: Standing, scores: Sequence[RoundScore], stands: Outcome) -> ScoredRow:
        try:
            result = with_history(self.rules, scores, result) if self.has_history else result
            before = replace(before, rounds=result.count("rounds", before.rounds)) if result.facts else before
            untold = facts_untold(self.rules, result, before)
            if untold:
                return ScoredRow(untold=untold)
            score = self._score(result, before)
        except SpadesError as error:
            return ScoredRow(error=error)
        after = add(before, score)
        if result.facts:
            after = replace(after, minutes=result.count("minutes", after.minutes))
        return ScoredRow(
            score=score,
            standing=after,
            outcome=stands if stands.over else outcome(self.rules, after),
            ended_before=stands.over,
        )

    def _score(self, result: RoundResult, before: Standing) -> RoundScore:
        key = result.bids, result.taken, result.facts, before.bags
        if key not in self.known:
            if len(self.known) >= MOST:
                self.known.clear()
            free = not looks_at_total(self.rules, result, before.bags)
            self.known[key] = score_round(self.rules, result, before) if free else None
        score = self.known[key]
        return score_round(self.rules, result, before) if score is None else score
