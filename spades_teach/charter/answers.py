"""The answers that a table has given, and the rule spec that they make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType

from spades_teach.catalogue.charter import CharterAnswer, CharterQuestion, charter_questions
from spades_teach.charter.findings import Finding, found
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import PROFILES, STANDARD, Choice, RuleSpec, compose, read_spec

Answers = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Hindrance:
    """Why an answer cannot be given now.

    question, answer: the question whose answer stands in the way (answer None), or the answer there that it needs first.
    error: what the engine says where another rule stands in the way.  All None where it would change nothing.
    """

    question: str | None = None
    answer: str | None = None
    error: SpadesError | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table, the house rules that no question asks about, and an answer for each question that was not skipped.

    >>> sheet = Sheet.of("standard").answered("smallest-bid", "board")
    >>> str(sheet.spec), sheet.hindrance("first-trick", "club-leads")
    ('standard+board', None)
    """

    profile: str = STANDARD.name
    others: tuple[Choice, ...] = ()
    answers: Answers = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def of(cls, spec: str | RuleSpec) -> Sheet:
        """Read a spec: what answers a question becomes its answer.  Raises SpadesError for one that no rules come of."""
        compose(spec)
        read = read_spec(str(spec))
        left, answers = set(read.choices), {}
        for question in charter_questions():
            fitting = [answer for answer in question.answers if answer.parts and _parts(answer) <= left]
            if fitting:
                best = max(fitting, key=lambda answer: len(answer.parts))
                answers[question.id] = best.id
                left -= _parts(best)
        return cls(read.profile, tuple(choice for choice in read.choices if choice in left), MappingProxyType(answers))

    @property
    def spec(self) -> RuleSpec:
        """The rule spec of all answers; an answer that holds anyway adds nothing to it."""
        return _spec(self.profile, self.others, tuple(sorted(self.answers.items())))

    def answered(self, question: str, answer: str) -> Sheet:
        """Return the sheet with one more answer."""
        return replace(self, answers=MappingProxyType({**self.answers, question: answer}))

    def skipped(self, question: str) -> Sheet:
        """Return the sheet without an answer to a question: it is then played as at the table."""
        return replace(
            self, answers=MappingProxyType({name: given for name, given in self.answers.items() if name != question})
        )

    def holds(self, question: str) -> str | None:
        """Return the answer that holds for a question as things are, None when it is none of the common ones."""
        return answer_in(question, str(self.spec))

    def usual(self, question: str) -> str | None:
        """Return the answer that holds when the question is skipped."""
        return self.skipped(question).holds(question)

    def hindrance(self, question: str, answer: str) -> Hindrance | None:
        """Return why an answer cannot be given beside the others; None when it can."""
        problem = self._problem(question, answer)
        if problem is None:
            return None
        others = {name for name in self.answers if name != question}
        for name in sorted(others, key=_place):
            if self.skipped(name)._problem(question, answer) is None:
                return Hindrance(name)
        for name, given in _every_answer():
            if name not in (question, *others) and self.answered(name, given)._allows(question, answer):
                return Hindrance(name, given)
        return problem

    def _problem(self, question: str, answer: str) -> Hindrance | None:
        tried = self.answered(question, answer)
        try:
            rules = compose(tried.spec)
        except SpadesError as error:
            return Hindrance(error=error)
        return None if _same(found(question, rules), seen(question, answer)) else Hindrance()

    def _allows(self, question: str, answer: str) -> bool:
        """Tell whether these answers go together, and then allow one more."""
        try:
            compose(self.spec)
        except SpadesError:
            return False
        return self._problem(question, answer) is None


def find_question(question_id: str) -> CharterQuestion:
    """Return a question by its id; raises KeyError."""
    return charter_questions()[_place(question_id)]


def _place(question_id: str) -> int:
    return [question.id for question in charter_questions()].index(question_id)


def _every_answer() -> Iterator[tuple[str, str]]:
    for question in charter_questions():
        for answer in question.answers:
            yield question.id, answer.id


def _parts(answer: CharterAnswer) -> frozenset[Choice]:
    return frozenset(read_spec("+".join((STANDARD.name, *answer.parts))).choices)


@lru_cache(maxsize=256)
def seen(question: str, answer: str) -> Finding | None:
    """Return what the engine finds where an answer is in force, and nothing else."""
    given = find_question(question).answer(answer)
    return found(question, compose("+".join((given.table, *given.parts))))


def _same(one: Finding | None, other: Finding | None) -> bool:
    return one is not None and other is not None and (one.form, one.settings) == (other.form, other.settings)


@lru_cache(maxsize=1024)
def answer_in(question: str, spec: str) -> str | None:
    """Return which of its common answers a rule set gives to a question, None when it is another.

    >>> answer_in("bags", "standard"), answer_in("bags", "standard+bag-penalty:limit=7")
    ('ten', None)
    """
    finding = found(question, compose(spec))
    return next((each.id for each in find_question(question).answers if _same(finding, seen(question, each.id))), None)


def tables_with(question: str, answer: str) -> tuple[str, ...]:
    """Return the named tables that give an answer to a question."""
    return tuple(name for name in PROFILES if answer_in(question, name) == answer)


@lru_cache(maxsize=1024)
def _spec(profile: str, others: tuple[Choice, ...], answers: tuple[tuple[str, str], ...]) -> RuleSpec:
    """Put the answers together in the order of the questions; what holds already is not written."""
    choices = {choice.id: choice for choice in others}
    for question, answer in sorted(answers, key=lambda pair: _place(pair[0])):
        parts = _parts(find_question(question).answer(answer))
        if parts and not _holds(question, answer, profile, choices):
            choices |= {choice.id: choice for choice in parts}
    return _written(profile, choices)


def _written(profile: str, choices: Mapping[str, Choice]) -> RuleSpec:
    return RuleSpec(profile, tuple(sorted(choices.values(), key=lambda choice: choice.id)))


def _holds(question: str, answer: str, profile: str, choices: Mapping[str, Choice]) -> bool:
    try:
        return answer_in(question, str(_written(profile, choices))) == answer
    except SpadesError:  # the answers before contradict each other already
        return False
