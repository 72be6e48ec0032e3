"""Lists that are gathered from the catalogue, the messages, the code, the tests and the lessons."""

from __future__ import annotations

import ast as python
import inspect
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from mkdocs.exceptions import PluginError
from reference import first_sentence, members, names_in

from spades_teach import catalogue
from spades_teach.core.fact_notation import fact_example, facts_read_by
from spades_teach.core.rules import ruleset
from spades_teach.core.rules.facts import Fact
from spades_teach.core.rules.ruleset import SHARED, SINGLE, RuleSet
from spades_teach.core.stages import Stage
from spades_teach.core.variants import STANDARD, VARIANTS
from spades_teach.i18n import Words, available_languages, plain_text, words_for
from spades_teach.i18n.locales import HOME

ROOT = Path(__file__).resolve().parents[2]
UP = "../../"
"""From a page in a folder of docs/ to the project."""


def _relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# Reasons

REASON_FILES = {"reasons.ftl": "", "dealing.ftl": "Dealing", "match.ftl": "The end of the match"}
"""The messages that are reasons, and a heading where the file has none."""

FACTS: Mapping[str, str | int] = (
    {"suit": "H", "card": "AS", "seat": "N", "turn": "E", "bid": "5", "phase": "cut", "cards": 12, "expected": 13}
    | {"contract": 7, "each": 10, "points": 70, "tricks": 2, "failed": 2, "overtricks": 1, "bags": 3}
    | {"before": 9, "new": 3, "limit": 10, "loads": 1, "penalty": 100, "carried": 2}
    | {"deficit": 40, "needed": 100, "minimum": 4, "forbidden": 9, "spades": 3, "threshold": 8, "extra": 2}
    | {"time": 1, "count": 2, "current": "5", "most": 1, "wins": 0}
    | {
        "announced": "double-blind-nil",
        "partner": "10-for-200",
        "spade": "yes",
        "part": 2,
        "value": 100,
        "way": "alone",
    }
    | {"total": 13, "paid": 4, "base": 6, "top": 2, "least": 2, "missing": 1, "over": 2, "held": 1, "kept": 3}
    | {"anybody": 0}
)
"""An example of each fact that a reason may carry."""

PARTICULAR: Mapping[str, Mapping[str, str | int]] = {
    "highest-of-suit-led": {"card": "KH"},
    "card-already-played": {"card": "9H"},
    "blind-after-looking": {"bid": "blind-nil"},
    "blind-not-behind": {"bid": "blind-nil"},
    "below-board": {"bid": "1"},
    "must-lead-card": {"card": "2C"},
    "only-these-cards": {"cards": "KS 9S"},
    "highest-suit": {"card": "3C", "suit": "C"},
    "joke-trump": {"card": "AH"},
    "only-jokers-yet": {"card": "BJ"},
    "highest-trump": {"card": "2H"},
    "too-few-to-show": {"cards": 6, "needed": 7},
    "face-up-too-many": {"most": 4},
    "face-up-other-number": {"cards": 2},
    "made-books": {"bid": 5},
    "last-trick-high-spade": {"bid": 5},
    "no-trump-short": {"bid": 5},
    "no-trump-ruffed": {"bid": 5},
    "auction-made": {"bid": 2, "contract": 8, "tricks": 9, "points": 80},
    "auction-set": {"bid": 2, "contract": 8, "tricks": 7, "points": 0},
    "contract-made": {"tricks": 9},
    "contract-set": {"tricks": 6, "points": -70},
    "bags": {"each": 1},
    "blind-bid-made": {"bid": 5, "tricks": 5},
    "blind-bid-missed": {"bid": 5},
    "trailing-blind-made": {"bid": 5, "tricks": 5},
    "trailing-blind-failed": {"bid": 5},
    "set-tricks": {"tricks": 3, "each": 1, "points": 3},
    "missing-tricks": {"tricks": 5, "points": -20},
    "set-without-loss": {"tricks": 5, "points": 0},
    "contract-not-exact": {"tricks": 8, "points": -70},
    "overtricks-cost": {"points": -20},
    "double-over": {"contract": 2, "tricks": 4, "points": -60},
    "high-contract": {"points": 10},
    "exact-partners": {"points": 30},
    "own-bid-missed": {"points": -70},
    "own-overtricks": {"each": 5, "points": 10},
    "won-last-trick": {"points": 10},
    "seven-tricks": {"tricks": 8, "points": 10},
    "bag-penalty": {"bags": 12},
}
"""Facts that suit a reason better."""


@dataclass(frozen=True, slots=True)
class Said:
    """A reason as the English messages have it."""

    id: str
    group: str
    file: str


MOST = 8
"""Examples or tests named for one reason."""

NO_REASONS = ("notation", "errors")
"""Modules of the engine in which a text that looks like a reason is something else."""


def reasons() -> str:
    """List all reasons by what they are about: what is said, where it is decided, which examples and tests, which lesson."""
    words = words_for("en")
    code, tests, lessons = _code_places(), _test_places(), _lesson_places()
    parts: list[str] = []
    group = ""
    for said in _reasons():
        if said.group != group:
            group = said.group
            parts.append(f"## {group}")
        places = code.get(said.id) or code.get(f"-{said.id.rsplit('-', 1)[-1]}")  # the second: f"{bid}-made"
        if not places:
            raise PluginError(f"no code gives the reason {said.id!r}")
        facts = {**FACTS, **PARTICULAR.get(said.id, {})}
        sentence = plain_text(words(said.id, **facts))
        rows = [
            f"*{plain_text(words.attr(said.id, 'label', **facts))}.* {sentence}",
            f"Decided in {', '.join(places)}",
            _listed("Worked examples", _examples_of(said.id)),
            _listed("Tests that name it", tests.get(said.id, ()) if "-" in said.id else ()),
            _listed("Lessons", lessons.get(said.id, ())),
        ]
        parts.append(f"### {said.id}\n\n" + "\n".join(f"- {row}" for row in rows if row))
    return "\n\n".join(parts)


def _listed(what: str, items: Sequence[str]) -> str:
    more = f", and {len(items) - MOST} more" if len(items) > MOST else ""
    return f"{what}: {', '.join(items[:MOST])}{more}" if items else ""


def _reasons() -> Iterator[Said]:
    for name, group in REASON_FILES.items():
        resource = FluentParser().parse((HOME / "en" / name).read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.GroupComment):
                group = str(entry.content)
            elif isinstance(entry, ast.Message):
                yield Said(str(entry.id.name), group, name)


def _code_places() -> Mapping[str, list[str]]:
    """Return links to where the engine gives each reason, by id."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "spades_teach/core").rglob("*.py")):
        if path.stem in NO_REASONS or path.parent.name == "variants":
            continue
        for text, name in names_in(path.read_text(encoding="utf-8")):
            where = f"[`{path.stem}.{name}`]({UP}{_relative(path)}#{name})" if name else ""
            if where and where not in found.setdefault(text, []):
                found[text].append(where)
    return found


def _test_places() -> Mapping[str, list[str]]:
    """Return links to the tests that name each reason, by id."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for text in {text for text, _ in names_in(path.read_text(encoding="utf-8"))}:
            found.setdefault(text, []).append(f"[`{path.parent.name}/{path.name}`]({UP}{_relative(path)})")
    return found


def _examples_of(reason: str) -> list[str]:
    return [f"`{example.id}`" for example in catalogue.examples() if reason in set(_texts(example.expect))]


def _texts(value: Any, *, lines: bool = False) -> Iterator[str]:
    """Yield all texts of nested data; of a table of numbers the keys only where it holds the lines of a score."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if lines or not isinstance(part, int):
                yield str(key)
            yield from _texts(part, lines=key == "lines")
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _texts(part)


def _lesson_places() -> Mapping[str, list[str]]:
    """Return links to the lessons that teach each reason: a step works with an example that it decides, or names it."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "lessons").glob("*/lesson.toml")):
        lesson = tomllib.loads(file.read_text(encoding="utf-8"))
        told = set(re.findall(r"\{reason:([a-z-]+)", file.with_name("en.md").read_text(encoding="utf-8")))
        cited = {cited for step in lesson["steps"] for cited in (step.get("example"), *step.get("cites", ()))}
        for example in catalogue.examples():
            if example.id in cited:
                told |= set(_texts(example.expect))
        for reason in told:
            found.setdefault(reason, []).append(f"[{lesson['id']}]({UP}{_relative(file)})")
    return found


# Facts


def facts() -> str:
    """List what the score may depend on besides bids and tricks: how it is told, what it says, and which rules ask for it."""
    words = words_for("en")
    asking: dict[Fact, list[str]] = {}
    for variant_id in VARIANTS:
        for fact in facts_read_by(variant_id):
            asking.setdefault(fact, []).append(variant_id)
    rows = [
        f"| `{fact_example(fact, STANDARD)}` | {plain_text(words(f'fact-{fact.name}'))} "
        f"| {', '.join(f'`{rule}`' for rule in rules)} |"
        for fact, rules in sorted(asking.items(), key=lambda pair: pair[0].name)
    ]
    return "\n".join(["| fact | what it tells | asked for by |", "|---|---|---|", *rows])


# Others


def decisions() -> str:
    """List the decisions, the newest first, each with its first sentence."""
    rows = []
    for file in sorted((ROOT / "docs/decisions").glob("D-*.md"), key=lambda file: (file.name[:12], file.name)):
        title, _, text = file.read_text(encoding="utf-8").removeprefix("# ").partition("\n")
        short = first_sentence(text.strip().split("\n\n")[0])
        rows.append(f"| {file.name[2:12]} | [{title.strip()}](../decisions/{file.name}) | {short} |")
    return "\n".join(["| date | decision | in short |", "|---|---|---|", *rows])


def glossary() -> str:
    """List every explained term: its words and what it means, for a learner of each language."""
    english, *others = (words_for(lang) for lang in ("en", *(lang for lang in available_languages() if lang != "en")))
    found = [term for term in catalogue.terms() if english.has(f"term-{term.id}", "meaning")]
    head = ["term", "what it means", *(words.locale.name for words in others)]
    rows = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for term in found:
        also = [word.text for word in term.words["en"] if word.text != english(f"term-{term.id}")]
        said = [_term_in(words, term.id) for words in others]
        name = f"**{english(f'term-{term.id}')}** `{term.id}`" + (f"<br>also: {', '.join(also)}" if also else "")
        rows.append(f"| {' | '.join([name, english.attr(f'term-{term.id}', 'meaning'), *said])} |")
    return "\n".join(rows)


def _term_in(words: Words, term_id: str) -> str:
    name, meaning = words(f"term-{term_id}"), words.attr(f"term-{term_id}", "meaning")
    return f'<span lang="{words.lang}" dir="{words.direction}">**{name}**: {meaning}</span>'


def languages() -> str:
    """List the languages with how each writes a score and a card."""
    rows = []
    for tag in available_languages():
        words = words_for(tag)
        rows.append(
            f"| `{tag}` | {words.locale.name} | {words.direction} | {words.signed(-147)} | {words.card('10H')} | {words.card_name('AS')} |"
        )
    head = ["| tag | name | direction | a score | a card | its name |", "|---|---|---|---|---|---|"]
    return "\n".join([*head, *rows])


QUESTIONS = {
    "table": "who sits, who shares a score",
    "sides": "who shares a score where another rule decides who sits",
    "gathering": "how many tables more people sit down at",
    "pack": "which cards are in play",
    "trumps": "what a card counts as, how strong it is",
    "shares": "how the pack is made to fit the seats",
    "deal": "who is given the cards, in which order",
    "order": "who bids when",
    "opening": "who leads first, and with what",
    "winner": "who takes the trick",
    "accounting": "which tricks count for what",
    "exchange": "who passes cards to whom",
    "kinds": "which bids there are, what each is worth",
    "limits": "which of the bids may be made now",
    "play": "which cards may be played",
    "terms": "which points, for which reason",
    "endings": "is the match over, who won",
    "conduct": "what table manners cost",
    "stages": "what is done in a round, and when",
}


def axes() -> str:
    """List the axes of the rules: the question of each, the signature of its policies, what the default table has on it."""
    assert set(QUESTIONS) == {*SINGLE, *SHARED}
    rows = ["| axis | question | a policy answers | at the default table |", "|---|---|---|---|"]
    for axis, question in QUESTIONS.items():
        kind = vars(ruleset).get(re.sub(r"tuple\[(\w+), \.\.\.\]", r"\1", RuleSet.__annotations__[axis])) or Stage
        asked = _asked(kind)
        value = getattr(STANDARD, axis)
        names = [type(policy).__name__ for policy in (value if isinstance(value, tuple) else (value,))]
        shown = ", ".join(f"`{name}`" for name in names) if asked != "a value" else ""
        rows.append(f"| `{axis}` | {question} | {asked} | {shown} |")
    return "\n".join(rows)


def _asked(kind: type[Any]) -> str:
    """Write the methods of a kind of policy with the names of their arguments; an axis of plain values has none."""
    if not getattr(kind, "_is_protocol", False):
        return "a value"
    methods = [method for _, method in members(kind) if inspect.isfunction(method)]
    arguments = [", ".join(list(inspect.signature(method).parameters)[1:]) for method in methods]
    return ", ".join(f"`{method.__name__}({given})`" for method, given in zip(methods, arguments, strict=True))


def benchmarks() -> str:
    """List the benchmarks with what each says about itself."""
    parts = []
    for file in sorted((ROOT / "bench").glob("[a-z]*.py")):
        told = python.get_docstring(python.parse(file.read_text(encoding="utf-8"))) or ""
        told = re.sub(r"\n {2,}(\S.*)", r"\n\n    \1\n", told)
        parts.append(f"### {file.stem}\n\n{told}\n\n[Source]({UP}{_relative(file)})")
    return "\n\n".join(parts)
