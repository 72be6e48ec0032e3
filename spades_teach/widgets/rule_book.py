"""The book of rules: every house rule on a page of its own, with its examples to be worked through in place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from spades_teach.catalogue import Variant, variant, variants
from spades_teach.catalogue.loader import CATEGORIES
from spades_teach.core.errors import SpadesError
from spades_teach.i18n import Words
from spades_teach.widgets.book_words import book_strings
from spades_teach.widgets.rule_search import rule_index
from spades_teach.widgets.search import LONGEST_QUERY
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.step_reveal import StepRevealLogic

EVERYTHING = "all"
SHOWN = 12
"""Rules that are listed until the others are asked for."""


class RuleBookLogic:
    """The book apart from the page: what is searched, which rule lies open, which of its examples is being worked."""

    name: ClassVar[str] = "rule-book"

    def __init__(self, rule: str | None = None, *, example: str | None = None, category: str = EVERYTHING) -> None:
        """Open the book; see `RuleBook` for the arguments.  Raises SpadesError for what is not in it."""
        self.query = ""
        self.category = _category(category)
        self.whole_list = False
        self.read: frozenset[str] = frozenset()  # examples answered to the end, or whose sentence was asked for
        self.rule: str | None = None
        self.worked: StepRevealLogic | None = None
        if example is not None and rule is None:
            rule = _rule_of(example)
        if rule is not None:
            self._turn_to(rule)
        if example is not None:
            self._work(example)

    # What is so now

    @property
    def found(self) -> tuple[str, ...]:
        """The ids of the rules that fit the query and the category, the best first."""
        return tuple(
            each for each in rule_index().find(self.query) if self.category in (EVERYTHING, variant(each).category)
        )

    @property
    def listed(self) -> tuple[str, ...]:
        """Those that are on the page: the first few, or all; none while a rule lies open."""
        if self.rule is not None:
            return ()
        return self.found if self.whole_list else self.found[:SHOWN]

    @property
    def entry(self) -> Variant | None:
        """The rule that lies open."""
        return None if self.rule is None else variant(self.rule)

    @property
    def example(self) -> str | None:
        """The id of the example that is being worked."""
        return None if self.worked is None else self.worked.example.id

    def tells(self, example: str) -> bool:
        """Tell whether the sentence of an example stands beside it: not before it was answered or asked for, nor while it is worked."""
        return not playable(example) or (example in self.read and example != self.example)

    @property
    def last_answer(self) -> dict[str, Any] | None:
        """The last answer to a line of the example."""
        return None if self.worked is None else self.worked.last_answer

    @property
    def beside(self) -> tuple[str | None, str | None]:
        """The rules before and after the open one, as they are found; None at an end or where the open one is not found."""
        found = self.found
        if self.rule not in found:
            return (None, None)
        at = found.index(self.rule)
        return (found[at - 1] if at else None, found[at + 1] if at + 1 < len(found) else None)

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed.

        `search` (`text`), `category` (`category`), `more`; `open` (`rule`), `close`; `try` (`example`: begins or puts away),
        `example` (`action`: what is done in it, as for a worked example of its own), `read` (`example`, `on`: tells what it teaches, or
        covers that again).
        """
        match action:
            case {"kind": "search", "text": str(text)} if len(text) <= LONGEST_QUERY:
                self.query, self.category, self.whole_list = text, EVERYTHING, False
                self._close()
            case {"kind": "category", "category": str(category)}:
                self.query, self.category, self.whole_list = "", _category(category), False
                self._close()
            case {"kind": "more"}:
                self.whole_list = True
            case {"kind": "open", "rule": str(rule)}:
                self._turn_to(rule)
            case {"kind": "close"}:
                self._close()
            case {"kind": "try", "example": str(example)} if self.rule is not None:
                if example == self.example:
                    self.worked = None
                else:
                    self._work(example)
            case {"kind": "example", "action": Mapping() as inner} if self.worked is not None:
                self.worked.act(inner)
                if self.worked.done:
                    self.read |= {self.worked.example.id}
            case {"kind": "read", "example": str(example), "on": bool(on)} if self.entry is not None:
                known = {_of_rule(self.entry, example)}
                self.read = self.read | known if on else self.read - known
            case _:
                raise SpadesError(f"the book knows no action {dict(action)!r} now", "bad-action", value=str(action))

    def _turn_to(self, rule: str) -> None:
        self.rule, self.worked = variant(rule).id, None

    def _close(self) -> None:
        self.rule, self.worked = None, None

    def _work(self, example: str) -> None:
        """Begin an example of the rule; raises SpadesError for one that belongs to another."""
        entry = self.entry
        assert entry is not None
        self.worked = StepRevealLogic(_of_rule(entry, example))

    # What is shown

    def view(self) -> dict[str, Any]:
        listed, entry = self.listed, self.entry
        before, after = self.beside
        return {
            "query": self.query,
            "category": self.category,
            "categories": [EVERYTHING, *CATEGORIES],
            "rules": list(listed),
            "more": 0 if entry else len(self.found) - len(listed),
            "rule": None if entry is None else entry.id,
            "before": before,
            "after": after,
            "conflicts": [] if entry is None else list(known_conflicts(entry)),
            "examples": []
            if entry is None
            else [
                {
                    "id": each.id,
                    "playable": playable(each.id),
                    "on": each.id == self.example,
                    "told": self.tells(each.id),
                }
                for each in entry.examples
            ],
            "worked": None if self.worked is None else self.worked.view(),
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return book_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "query": self.query,
            "category": self.category,
            "all": self.whole_list,
            "rule": self.rule,
            "example": self.example,
            "worked": None if self.worked is None else self.worked.state(),
            "read": sorted(self.read),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        try:
            state = {"read": [], **state}  # earlier states told every sentence
            fresh = RuleBookLogic(state["rule"], example=state["example"], category=state["category"])
            fresh.query, fresh.whole_list = state["query"], state["all"]
            if not isinstance(fresh.query, str) or len(fresh.query) > LONGEST_QUERY:
                raise ValueError("no such search")
            fresh.read = frozenset(map(_known_example, state["read"]))
            if fresh.worked is not None:
                fresh.worked.restore(state["worked"])
            if fresh.state() != state or type(fresh.whole_list) is not bool:
                raise ValueError("this leads elsewhere")
        except (SpadesError, ValueError, KeyError, TypeError, AssertionError) as error:
            raise SpadesError("this is no state of the book; open it anew", "bad-state") from error
        vars(self).update(vars(fresh))


def _category(category: str) -> str:
    if category not in (EVERYTHING, *CATEGORIES):
        expected = ", ".join((EVERYTHING, *CATEGORIES))
        raise SpadesError(
            f"no part {category!r} of the book; expected one of {expected}",
            "no-such-category",
            value=str(category),
            expected=expected,
        )
    return category


def _of_rule(entry: Variant, example: str) -> str:
    """Return the id of an example; raises SpadesError for one that belongs to another rule."""
    known = [each.id for each in entry.examples]
    if example not in known:
        expected = ", ".join(known)
        raise SpadesError(
            f"{entry.id!r} has no example {example!r}; choose one of {expected}",
            "no-such-example",
            value=example,
            expected=expected,
        )
    return example


def _known_example(example: str) -> str:
    """Return the id of an example of the book; raises SpadesError for any other."""
    _rule_of(example)
    return example


def _rule_of(example: str) -> str:
    """Return the rule that an example belongs to."""
    found = next((entry.id for entry in variants() if example in [each.id for each in entry.examples]), None)
    if found is None:
        raise SpadesError(
            f"no rule has the example {example!r}; name one such as 'blind-nil/1'",
            "no-such-example",
            value=example,
            expected="blind-nil/1",
        )
    return found


def known_conflicts(entry: Variant) -> tuple[str, ...]:
    """Return the rules of the book that cannot be in force together with one."""
    ids = {each.id for each in variants()}
    return tuple(other for other in entry.conflicts if other in ids)


@cache
def playable(example: str) -> bool:
    """Tell whether an example can be worked through; one of a kind that nothing can be asked about can only be read."""
    try:
        StepRevealLogic(example)
    except SpadesError:
        return False
    return True


class RuleBook(Widget[RuleBookLogic]):
    """Every house rule on a page of its own: names, settings, conflicts, sources, and examples to be worked through in place.

    In marimo write `book = mo.ui.anywidget(RuleBook(...))`, so that cells which use `book` run again after each press.

    >>> from spades_teach import RuleBook
    >>> book = RuleBook(lang="en")
    >>> book.search("blind nill"); book.found[0]
    'blind-nil'
    >>> book.turn_to("bag-penalty"); book.examples[:2]
    ('bag-penalty/1', 'bag-penalty/2')
    >>> book.work("bag-penalty/1"); book.example
    'bag-penalty/1'
    """

    def __init__(
        self,
        rule: str | None = None,
        *,
        example: str | None = None,
        category: str = EVERYTHING,
        logic: RuleBookLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Open the book.

        rule: the id of the rule that lies open, "blind-nil".  example: the id of one of its examples, to be worked at once.
        category: which rules are listed, "all" or one such as "scoring".
        logic: the logic of another book, to show the same twice; rule, example and category are then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(
            logic or RuleBookLogic(rule, example=example, category=category),
            lang=lang,
            four_colour=four_colour,
            theme=theme,
        )

    @property
    def found(self) -> tuple[str, ...]:
        """The ids of the rules that fit what was searched, the best first."""
        return self.logic.found

    @property
    def rule(self) -> str | None:
        """The id of the rule that lies open."""
        return self.logic.rule

    @property
    def examples(self) -> tuple[str, ...]:
        """The ids of its examples."""
        return () if self.logic.entry is None else tuple(each.id for each in self.logic.entry.examples)

    @property
    def example(self) -> str | None:
        """The id of the example that is being worked."""
        return self.logic.example

    def search(self, text: str) -> None:
        """Search as a reader does who types: words in any order, English or Persian."""
        self.do("search", text=text)

    def turn_to(self, rule: str) -> None:
        """Open the page of a rule by its id."""
        self.do("open", rule=rule)

    def work(self, example: str) -> None:
        """Begin an example of the open rule, or put it away when it is begun."""
        self.do("try", example=example)

    def read(self, example: str) -> None:
        """Read what an example of the open rule teaches, without working it through."""
        self.do("read", example=example, on=True)
