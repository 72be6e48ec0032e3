"""House rules settled before play: fifteen questions, what each answer leads to, and the page that a table signs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from spades_teach.catalogue.charter import CharterQuestion, charter_questions
from spades_teach.charter.answers import Sheet, find_question
from spades_teach.charter.page import charter_page
from spades_teach.charter.sentences import charter_of, outline
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose, read_spec
from spades_teach.core.variants.sharing import write_link, write_rule_file
from spades_teach.i18n import UnknownLanguageError, Words, choose_language, words_for
from spades_teach.widgets.charter_words import charter_strings
from spades_teach.widgets.given_rules import pasted_spec, spec_given
from spades_teach.widgets.shell import Widget

LONGEST_SHARED = 20_000  # signs of a text that is opened


class HouseRuleCharterLogic:
    """The charter apart from the page: which question is open, what was answered, and the rules that come of it."""

    name: ClassVar[str] = "house-rule-charter"

    def __init__(self, rules: str | RuleSpec | RuleSet = "standard") -> None:
        """Begin from a table, or go on with a charter that is there.  Raises SpadesError for rules that cannot be read."""
        self.questions: tuple[CharterQuestion, ...] = charter_questions()
        self.begun = Sheet.of(spec_given(rules))
        self.sheet = self.begun
        self.at = 0  # the open question; the number of questions when the charter is open
        self.opened: SpadesError | bool | None = None  # what came of opening a text: True, or why not
        self.last_said: tuple[str, str] | None = None  # the question and answer that were just chosen

    # What is so now

    @property
    def question(self) -> CharterQuestion | None:
        """The open question, None when the charter is."""
        return self.questions[self.at] if self.at < len(self.questions) else None

    @property
    def done(self) -> bool:
        """Whether the charter is open, with all questions answered or skipped."""
        return self.at == len(self.questions)

    @property
    def rules(self) -> RuleSet:
        """The rules of all answers, ready to play by."""
        return compose(self.sheet.spec)

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `choose` (`question`, `option`), `skip` (`question`), `next`, `back`, `go` (`to`), `open` (`text`), `again`."""
        before, self.opened, self.last_said = (self.opened, self.last_said), None, None
        try:
            self._do(action)
        except SpadesError:
            self.opened, self.last_said = before
            raise

    def _do(self, action: Mapping[str, Any]) -> None:
        match action:
            case {"kind": "choose", "question": str(question), "option": str(option)}:
                self._choose(question, option)
            case {"kind": "skip", "question": str(question)} if question in self._ids():
                self.sheet = self.sheet.skipped(question)
                self.at = min(self._ids().index(question) + 1, len(self.questions))
            case {"kind": "next"} if not self.done:
                self.at += 1
            case {"kind": "back"} if self.at:
                self.at -= 1
            case {"kind": "go", "to": int(to)} if type(to) is int and 0 <= to <= len(self.questions):
                self.at = to
            case {"kind": "open", "text": str(text)} if len(text) <= LONGEST_SHARED:
                self._open(text)
            case {"kind": "again"}:
                self.sheet, self.at = self.begun, 0
            case _:
                raise SpadesError(f"a charter knows no action {dict(action)!r} now", "bad-action", value=str(action))

    def _ids(self) -> list[str]:
        return [question.id for question in self.questions]

    def _choose(self, question: str, option: str) -> None:
        if question not in self._ids() or option not in [each.id for each in find_question(question).answers]:
            raise SpadesError(f"there is no answer {question}: {option}", "bad-action", value=f"{question}: {option}")
        hindrance = self.sheet.hindrance(question, option)
        if hindrance is not None:
            if hindrance.error is not None:
                raise hindrance.error
            beside = f" beside the answer to {hindrance.question!r}" if hindrance.question else ""
            raise SpadesError(
                f"{option!r} cannot be the answer to {question!r}{beside}; look at what the others leave open",
                "bad-action",
                value=option,
            )
        self.sheet = self.sheet.answered(question, option)
        self.last_said = (question, option)

    def _open(self, text: str) -> None:
        """Go on with a charter that was kept as a spec, a link or a rule file; what cannot be read changes nothing and is told."""
        try:
            self.sheet = Sheet.of(pasted_spec(text))
        except SpadesError as error:
            self.opened = error
        else:
            self.at, self.opened = len(self.questions), True

    # What is shown

    def view(self) -> dict[str, Any]:
        question = self.question
        return {
            "of": len(self.questions),
            "at": self.at,
            "done": self.done,
            "question": question.id if question else None,
            "steps": [{"id": each.id, "answered": each.id in self.sheet.answers} for each in self.questions],
            "options": self._options(question) if question else [],
            "lines": self._lines() if self.done else [],
        }

    def _options(self, question: CharterQuestion) -> list[dict[str, Any]]:
        chosen, usual = self.sheet.answers.get(question.id), self.sheet.usual(question.id)
        return [
            {
                "id": each.id,
                "chosen": each.id == chosen,
                "usual": each.id == usual,
                "blocked": self.sheet.hindrance(question.id, each.id) is not None,
            }
            for each in question.answers
        ]

    def _lines(self) -> list[list[dict[str, Any]]]:
        """Return the lines of the charter by section: whether each differs from the default table, and the question to change it."""
        ids = self._ids()
        return [
            [
                {"about": each.about, "other": each.other, "step": ids.index(each.about) if each.finding else None}
                for each in told
            ]
            for _, told in outline(self.sheet.spec)
        ]

    def strings(self, words: Words) -> dict[str, Any]:
        return charter_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "begun": str(self.begun.spec),
            "profile": self.sheet.profile,
            "others": [str(choice) for choice in self.sheet.others],
            "answers": dict(self.sheet.answers),
            "at": self.at,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that no answers lead to is refused and changes nothing."""
        try:
            new = HouseRuleCharterLogic(read_spec(state["begun"]))
            new.sheet = Sheet(state["profile"], read_spec("+".join((state["profile"], *state["others"]))).choices)
            for question, answer in state["answers"].items():
                find_question(question).answer(answer)
                new.sheet = new.sheet.answered(question, answer)
            compose(new.sheet.spec)
            new.at = state["at"]
            if type(new.at) is not int or not 0 <= new.at <= len(self.questions) or new.state() != dict(state):
                raise ValueError("this leads elsewhere")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise SpadesError("no answers lead to this state; begin the charter anew", "bad-state") from error
        vars(self).update(vars(new))


class HouseRuleCharter(Widget[HouseRuleCharterLogic]):
    """Fifteen questions that a table should settle before it plays, in a notebook of your own; what comes of them is rules to play by.

    In marimo write `charter = mo.ui.anywidget(HouseRuleCharter(...))`, so that cells which use `charter` run again after each answer.

    >>> from spades_teach import HouseRuleCharter
    >>> charter = HouseRuleCharter(lang="en")
    >>> charter.answer("bags", "five")          # every five bags cost 50
    >>> charter.answer("blind-nil", "behind")
    >>> charter.spec
    'standard+bag-penalty-short+blind-nil'
    >>> charter.rules.has("kinds.blind-nil"), "every 5 bags cost 50" in charter.to_html()
    (True, True)
    """

    def __init__(
        self,
        rules: str | RuleSpec | RuleSet = "standard",
        *,
        logic: HouseRuleCharterLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Begin.

        rules: the table to begin from, such as "standard"; or a charter that is there: a rule spec, a link, the text of a rule file.
        logic: the logic of another charter, to show the same one twice.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(logic or HouseRuleCharterLogic(rules), lang=lang, four_colour=four_colour, theme=theme)

    @property
    def rules(self) -> RuleSet:
        """The rules of all answers, ready to play by; what was skipped is as at the table it began from."""
        return self.logic.rules

    @property
    def spec(self) -> str:
        """The rule spec of all answers, as `compose` and `--rules` read it."""
        return str(self.logic.sheet.spec)

    @property
    def answers(self) -> Mapping[str, str]:
        """The answers given so far, by question; what was skipped is absent."""
        return MappingProxyType(dict(self.logic.sheet.answers))

    @property
    def done(self) -> bool:
        """Whether the charter is open: all questions were answered or skipped."""
        return self.logic.done

    def answer(self, question: str, option: str) -> None:
        """Answer a question; raises SpadesError for an answer that there is not, or that does not go with the others."""
        self.do("choose", question=question, option=option)

    def skip(self, question: str) -> None:
        """Take an answer back: the question is then played as at the table.  Raises SpadesError for a question that there is not."""
        self.do("skip", question=question)

    def to_html(self, lang: str | None = None) -> str:
        """Return the charter as one page of HTML that needs nothing else and prints on A4 and Letter.

        lang: the language of the page, else that of the widget.  Raises SpadesError for one that there is not.
        """
        try:
            words = words_for(choose_language(self.lang if lang is None else lang))
        except UnknownLanguageError as error:
            raise SpadesError(str(error), error.id, **error.facts) from None
        return charter_page(charter_of(self.logic.sheet.spec, words), words)

    def rule_file(self) -> str:
        """Return the text of a rule file, which this widget and `--rules @FILE` read."""
        return write_rule_file(self.logic.sheet.spec)

    def link(self, page: str = "") -> str:
        """Return a link that carries the rules behind its `#`; page: the address that stands before it."""
        return write_link(self.logic.sheet.spec, page)
