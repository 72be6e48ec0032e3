"""What bids and tricks do not tell: `--facts "NS.last-trick=AS N.reneges=1"`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spades_teach.cli.arguments import Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import text_of
from spades_teach.core.fact_notation import Told, fact_example, read_facts
from spades_teach.core.reasons import Reason
from spades_teach.core.records import Record
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import Teller, facts_read, facts_untold
from spades_teach.core.rules.ruleset import RuleSet

FACTS = Option(name="facts", sample="NS.last-trick=AS N.reneges=1")
LONGEST = 48
"""Characters of the facts that one message asks for; what is left over is asked for next."""


def told_facts(given: Given, rules: RuleSet) -> tuple[Told, ...]:
    """Return the facts that were typed."""
    return read_facts(text_of(given, "facts") or "", rules)


def with_facts(given: Given, record: Record) -> Record:
    """Return the record with the facts that were typed; what it says itself stands."""
    facts = {**dict(told_facts(given, record.rules)), **dict(record.result.facts)}
    return replace(record, result=replace(record.result, facts=tuple(sorted(facts.items()))))


def check_told(
    rules: RuleSet, result: RoundResult, before: Standing, of: Sequence[Teller] = ("seat", "side", "round")
) -> None:
    """Refuse a round of which something is not told that the score depends on; of: whose facts matter."""
    facts = {fact.name: fact for fact in facts_read(rules)}
    owned = [name.rpartition(".") for name in facts_untold(rules, result, before)]
    owned = [name for name in owned if facts[name[2]].by in of]
    if not owned:
        return
    examples = [fact_example(facts[name], rules, owner) for owner, _, name in owned]
    some = " ".join(text for number, text in enumerate(examples) if len(" ".join(examples[: number + 1])) <= LONGEST)
    what = (Reason.of(f"fact-{owned[0][2]}"),)
    raise InputError("cli-fact-missing", what=what, example=f'--facts "{some or examples[0]}"')
