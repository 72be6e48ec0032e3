"""What people ask about the rules, answered by the table's own rules first, then by those of other tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from spades_teach.analysis.disputes import Finding, find, form_of
from spades_teach.catalogue import Question, questions
from spades_teach.catalogue import question as catalogue_question
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose, rules_named
from spades_teach.i18n import Words, available_languages, plain_text, words_for
from spades_teach.widgets.dispute_words import PLACES, dispute_strings
from spades_teach.widgets.given_rules import spec_given
from spades_teach.widgets.search import LONGEST_QUERY, SearchIndex
from spades_teach.widgets.shell import Widget

TOPICS = ("cards", "bids", "nil", "points", "match", "manners")
EVERYTHING = "all"
SHOWN = 8
"""Questions that are listed until the others are asked for."""


class RuleDisputeLogic:
    """The questions apart from the page: what is searched, which question is open, who answers it how."""

    name: ClassVar[str] = "rule-dispute"

    def __init__(self, *, rules: str | RuleSpec | RuleSet = "standard", question: str | None = None) -> None:
        """Lay the questions before a table; see `RuleDispute` for the arguments.  Raises SpadesError for rules or a question that there are not."""
        self.rules = rules if isinstance(rules, RuleSet) else compose(spec_given(rules))
        self.query = ""
        self.topic = EVERYTHING
        self.whole_list = False
        self.open: str | None = None if question is None else catalogue_question(question).id

    # What is so now

    @property
    def found(self) -> tuple[str, ...]:
        """The ids of the questions that fit the query and the topic, the best first."""
        asked = {each.id: each.topic for each in questions()}
        return tuple(each for each in question_index().find(self.query) if self.topic in (EVERYTHING, asked[each]))

    @property
    def listed(self) -> tuple[str, ...]:
        """Those that are on the page: the first few and the one that is open, or all."""
        found = self.found
        short = found if self.whole_list else found[:SHOWN]
        return short if self.open is None or self.open in short else (self.open, *short)

    @property
    def question(self) -> Question | None:
        """The question that is open."""
        return None if self.open is None else catalogue_question(self.open)

    @property
    def finding(self) -> Finding | None:
        """What the table's own rules answer to it."""
        return None if self.question is None else find(self.rules, self.question)

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `search` (`text`), `topic` (`topic`), `open` (`question`: opens or closes it), `more`."""
        match action:
            case {"kind": "search", "text": str(text)} if len(text) <= LONGEST_QUERY:
                self.query, self.whole_list, self.topic = text, False, EVERYTHING
                self.open = self.open if self.open in self.found else None
            case {"kind": "topic", "topic": str(topic)} if topic in (EVERYTHING, *TOPICS):
                self.topic, self.whole_list, self.query = topic, False, ""
                self.open = self.open if self.open in self.found else None
            case {"kind": "open", "question": str(question)}:
                known = catalogue_question(question).id
                self.open = None if known == self.open else known
            case {"kind": "more"}:
                self.whole_list = True
            case _:
                raise SpadesError(f"the questions know no action {dict(action)!r}", "bad-action", value=str(action))

    # What is shown

    def view(self) -> dict[str, Any]:
        listed = self.listed
        return {
            "query": self.query,
            "topic": self.topic,
            "topics": [EVERYTHING, *TOPICS],
            "questions": [{"id": each, "open": each == self.open} for each in listed],
            "more": max(0, len(set(self.found) - set(listed))),
            "example": self._example(),
        }

    def _example(self) -> dict[str, Any] | None:
        """Return the cards of the open question: a hand, judged where the question is about playing, and what lies on the table."""
        question, finding = self.question, self.finding
        if question is None or finding is None:
            return None
        given = question.given
        played = given.get("trick", "").split()
        hand = given.get("hand") or given.get("hands", {}).get("S", "")
        if question.probe == "trumps":
            hand = str(finding.facts.get("cards", ""))
        return {
            "hand": [{"card": code, "state": _state(code, question, finding)} for code in hand.split()],
            "plays": [{"place": PLACES[play[0]], "card": play[2:]} for play in played],
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return dispute_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "rules": self.rules.name,
            "query": self.query,
            "topic": self.topic,
            "open": self.open,
            "all": self.whole_list,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        try:
            rules = rules_named(state["rules"], self.rules)
            fresh = RuleDisputeLogic(rules=rules, question=state["open"])
            fresh.query, fresh.topic, fresh.whole_list = state["query"], state["topic"], state["all"]
            sound = isinstance(fresh.query, str) and len(fresh.query) <= LONGEST_QUERY
            if not sound or fresh.topic not in (EVERYTHING, *TOPICS) or type(fresh.whole_list) is not bool:
                raise ValueError("no such search")
            if fresh.state() != dict(state):
                raise ValueError("this leads elsewhere")
        except (SpadesError, ValueError, KeyError, TypeError) as error:
            raise SpadesError("this is no state of the questions; begin them anew", "bad-state") from error
        vars(self).update(vars(fresh))


def _state(code: str, question: Question, finding: Finding) -> str:
    """Return how a card of the example is drawn: legal or blocked where playing is asked, legal for one that breaks spades."""
    if finding.cards is not None:
        return "legal" if code in [card.code for card in finding.cards.legal] else "blocked"
    breaks = question.probe == "breaks" and code in str(finding.facts.get("cards", "")).split()
    return "legal" if breaks else "plain"


@cache
def question_index() -> SearchIndex:
    """Return the questions to be searched in every language at once."""
    languages = [words_for(lang) for lang in available_languages()]
    stop = " ".join(words("search-stop-words") for words in languages if words.translated("search-stop-words"))
    return SearchIndex(
        {
            each.id: [text for words in languages for text in _searched(f"question-{each.id}", words)]
            for each in questions()
        },
        stop,
    )


def _searched(message_id: str, words: Words) -> list[tuple[int, str]]:
    if not words.translated(message_id):
        return []
    return [(3, plain_text(words(message_id))), (2, plain_text(words.attr(message_id, "words")))]


class RuleDispute(Widget[RuleDisputeLogic]):
    """Search what people ask about the rules; the table's own answer first, then who plays otherwise.

    In marimo write `dispute = mo.ui.anywidget(RuleDispute(...))`, so that cells which use `dispute` run again after each press.

    >>> from spades_teach import RuleDispute
    >>> dispute = RuleDispute(lang="en")
    >>> dispute.search("can I lead spades"); dispute.found[0]
    'lead-spade-unbroken'
    >>> dispute.ask("lead-spade-unbroken"); dispute.answer
    'No. Until spades are broken you lead another suit, as long as you hold one: here J♥, 2♦.'
    >>> RuleDispute("standard+breaking-spades:required=false", "lead-spade-unbroken", lang="en").form
    'yes'
    """

    def __init__(
        self,
        rules: str | RuleSpec | RuleSet = "standard",
        question: str | None = None,
        *,
        logic: RuleDisputeLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Lay the questions before a table.

        rules: the table's own rules, a rule spec.  question: the id of one that is open from the start, "lead-spade-unbroken".
        logic: the logic of another one, to show the same twice; rules and question are then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(
            logic or RuleDisputeLogic(rules=rules, question=question),
            lang=lang,
            four_colour=four_colour,
            theme=theme,
        )

    @property
    def found(self) -> tuple[str, ...]:
        """The ids of the questions that fit what was searched, the best first."""
        return self.logic.found

    @property
    def question(self) -> str | None:
        """The id of the question that is open."""
        return self.logic.open

    @property
    def form(self) -> str | None:
        """Which form the table's answer to it has: "yes", "no", ..."""
        question, finding = self.logic.question, self.logic.finding
        return None if question is None or finding is None else form_of(question, finding)

    @property
    def answer(self) -> str:
        """The table's answer to it, in the language of the widget."""
        told = self.logic.strings(self._words)["answer"]
        return plain_text(told["text"]) if told else ""

    def use(self, rules: str | RuleSpec | RuleSet) -> None:
        """Ask another table: the open question is answered by its rules; raises SpadesError for what cannot be."""
        self.logic.rules = RuleDisputeLogic(rules=rules).rules
        self.refresh()

    def search(self, text: str) -> None:
        """Search as a reader does who types: words in any order, English or Persian."""
        self.do("search", text=text)

    def ask(self, question: str) -> None:
        """Open a question by its id, or close it when it is open."""
        self.do("open", question=question)
