"""A charter in words: the sentences of a rule set, by topic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from spades_teach.catalogue import variant
from spades_teach.catalogue.charter import CharterQuestion, charter_questions
from spades_teach.catalogue.telling import tell
from spades_teach.charter.findings import Finding, found
from spades_teach.charter.rule_names import setting_text
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import STANDARD, Choice, RuleSpec, compose, read_spec
from spades_teach.core.variants.profiles import PROFILE_CHOICES
from spades_teach.core.variants.sharing import write_link
from spades_teach.i18n import Words

TOPICS = ("cards", "play", "bidding", "scoring", "ending", "conduct")
HOUSE = "house"
"""The topic of rules that no question asks about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One sentence.

    about: the question it answers, or the variant it tells.  label: that in a word or two.
    note: what it leads to, empty where nothing is added.
    other: whether the default table plays otherwise.
    """

    about: str
    label: str
    text: str
    note: str
    other: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """The sentences of one topic."""

    topic: str
    heading: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Charter:
    """All that a page says of one rule set."""

    title: str
    intro: str
    rest: str
    sections: tuple[Section, ...]
    spec: RuleSpec
    link: str

    @property
    def lines(self) -> tuple[Line, ...]:
        """All sentences, in order."""
        return tuple(line for section in self.sections for line in section.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What one sentence tells, before it is said: the finding of a question, or a variant with the settings that stay untold."""

    about: str
    other: bool
    finding: Finding | None = None
    choice: Choice | None = None


def charter_of(rules: str | RuleSpec, words: Words) -> Charter:
    """Write the charter of a rule spec.  Raises SpadesError for one that no rules come of.

    >>> from spades_teach.i18n import words_for
    >>> charter = charter_of("standard+bag-penalty:limit=7,penalty=70", words_for("en"))
    >>> [line.text for line in charter.lines if line.other]
    ['Each trick too many is a bag: 1 point at once, and every 7 bags cost 70 points.']
    """
    spec = read_spec(str(rules))
    sections = tuple(
        Section(
            topic=topic,
            heading=words(f"charter-topic-{topic}"),
            lines=tuple(_line(each, words) for each in told),
        )
        for topic, told in outline(spec)
    )
    changed = sum(line.other for section in sections for line in section.lines)
    return Charter(
        title=words("charter-page-title"),
        intro=words("charter-intro", changed=changed),
        rest=words("charter-rest", rule=spec.profile),
        sections=sections,
        spec=spec,
        link=write_link(spec),
    )


@lru_cache(maxsize=64)
def outline(spec: RuleSpec) -> tuple[tuple[str, tuple[Told, ...]], ...]:
    """Return what a charter tells, by topic; a topic about which there is nothing to tell is left out."""
    table = compose(spec)
    by_topic = sorted(charter_questions(), key=lambda question: TOPICS.index(question.topic))
    answers = [
        (topic, tuple(told for question in asked if (told := _answer(question, table)) is not None))
        for topic, asked in groupby(by_topic, key=lambda question: question.topic)
    ]
    rules = tuple(Told(about=choice.id, other=True, choice=choice) for choice in _untold(table, _in_full(spec)))
    return tuple((topic, told) for topic, told in (*answers, (HOUSE, rules)) if told)


def _answer(question: CharterQuestion, table: RuleSet) -> Told | None:
    finding = found(question.id, table)
    if finding is None:
        return None
    usual = found(question.id, compose(STANDARD.name))
    return Told(about=question.id, other=_differ(finding, usual), finding=finding)


def _line(told: Told, words: Words) -> Line:
    if told.finding is None:
        assert told.choice is not None
        return _rule_line(told.choice, words)
    return Line(
        about=told.about,
        label=words.attr(f"charter-ask-{told.about}", "short"),
        text=answer_text(told.about, told.finding, words),
        note=answer_note(told.about, told.finding, words),
        other=told.other,
    )


def answer_text(question: str, finding: Finding, words: Words) -> str:
    """Say an answer in a sentence."""
    return words(f"charter-{question}-{finding.form}", **finding.facts)


def answer_note(question: str, finding: Finding, words: Words) -> str:
    """Say what an answer leads to: the numbers are the engine's."""
    return words.attr(f"charter-{question}-{finding.form}", "leads", **finding.facts)


# Rules that no question tells


def _rule_line(choice: Choice, words: Words) -> Line:
    about = words.rule_about(choice.id) or tell(variant(choice.id), words).rule.text
    set_so = words.list_of(setting_text(choice.id, name, value, words) for name, value in choice.parameters)
    note = words("charter-set-so", settings=set_so) if set_so else ""
    return Line(about=choice.id, label=words.rule(choice.id), text=about, note=note, other=True)


def _in_full(spec: RuleSpec) -> RuleSpec:
    """Return a spec with the choices of its named table written out, where they go together with those made beside it."""
    own = read_spec("+".join((STANDARD.name, *PROFILE_CHOICES.get(spec.profile, ())))).choices
    chosen = {choice.id: choice for choice in (*own, *spec.choices)}
    full = RuleSpec(STANDARD.name, tuple(sorted(chosen.values(), key=lambda choice: choice.id)))
    try:
        compose(full)
    except SpadesError:
        return spec
    return full


def _untold(table: RuleSet, spec: RuleSpec) -> Iterator[Choice]:
    """Yield the house rules that the answers do not tell, or tell only in part, each with its settings that stay untold."""
    for choice in spec.choices:
        rest = tuple(each for each in spec.choices if each is not choice)
        asked = [question.id for question in charter_questions() if choice.id in question.rules]
        if not _alters(table, RuleSpec(spec.profile, rest), asked=None):
            continue
        if not _alters(table, RuleSpec(spec.profile, rest), asked=asked):
            yield choice
            continue
        left = tuple(
            (name, value)
            for name, value in choice.parameters
            if not _alters(table, _without(spec, choice, name), asked=asked)
        )
        if left:
            yield Choice(choice.id, left)


def _without(spec: RuleSpec, choice: Choice, name: str) -> RuleSpec:
    """Return the spec with one setting of a choice put back to its default."""
    changed = Choice(choice.id, tuple(pair for pair in choice.parameters if pair[0] != name))
    return RuleSpec(spec.profile, tuple(changed if each is choice else each for each in spec.choices))


def _alters(table: RuleSet, other: RuleSpec, *, asked: list[str] | None) -> bool:
    """Tell whether a table differs from another spec: in the answers to some questions that it has, or (None) at all."""
    try:
        rules = compose(other)
    except SpadesError:  # the others rely on what was left out
        return asked is None
    if asked is None:
        return replace(rules, name=table.name) != table
    return any(_differ(found(question, table), found(question, rules)) for question in asked)


def _differ(told: Finding | None, other: Finding | None) -> bool:
    """Tell whether a finding that has a sentence is another answer than a second one."""
    return told is not None and (other is None or (told.form, told.settings) != (other.form, other.settings))
