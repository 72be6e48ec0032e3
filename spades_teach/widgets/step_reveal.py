"""A worked example, line by line: say what comes, check it, see it, read why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from spades_teach.catalogue import Example
from spades_teach.catalogue import example as catalogue_example
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import FOUR_IN_TWO
from spades_teach.core.variants import RuleSpec, compose, read_spec
from spades_teach.i18n import Words, read_number
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of
from spades_teach.widgets.worked_lines import Answer, Line, Worked, Wrong, opened
from spades_teach.widgets.worked_words import reveal_strings

LONGEST_NUMBER = 12  # signs that a number field takes


class Entry:
    """What was said about one line: the answers that were checked, and whether it was shown without a right one."""

    __slots__ = ("shown", "tried")

    def __init__(self) -> None:
        self.tried: list[Answer] = []
        self.shown = False


class StepRevealLogic:
    """The worked example apart from the page: which line is open, what is marked or typed, what was said before.

    Later lines and right answers stay in here until their turn has come; a state holds the learner's own answers and nothing else.
    """

    name: ClassVar[str] = "step-reveal"

    def __init__(
        self,
        example: str,
        *,
        lines: str | Iterable[str] | None = None,
        rules: str | RuleSpec | RuleSet | None = None,
    ) -> None:
        """Open an example; see `StepReveal` for the arguments.  Raises SpadesError (a ValueError) for what cannot be shown so."""
        self.example = catalogue_example(example)
        self.rules = _table(self.example, rules)
        self.own_rules = self.rules == _table(self.example, None)
        self.worked: Worked = opened(self.example, self.rules)
        self.lines: tuple[Line, ...] = _chosen(self.worked, self.example, lines)
        self._begin()
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def _begin(self) -> None:
        self.entries: list[Entry] = [Entry() for _ in self.lines]
        self.at = 0  # the open line; the number of lines when all are through
        self.last_answer: dict[str, Any] | None = None
        self._blank()

    def _blank(self) -> None:
        """Put the answer of the open line back to nothing."""
        self.typed = ""
        self.chosen: str | None = None
        self.marked: frozenset[str] = frozenset()
        self.wrong: Wrong | None = None  # what is said about the last answer
        self.unread = ""  # why the last check could not be judged: "empty" or "unreadable"

    # What is so now

    @property
    def line(self) -> Line | None:
        """The open line, None when all are through."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    @property
    def done(self) -> bool:
        """Whether every line was answered right or shown."""
        return self.at == len(self.lines)

    @property
    def answers(self) -> list[dict[str, Any]]:
        """What was answered so far, line by line: each checked answer and each line that was shown."""
        told = []
        for line, entry in zip(self.lines, self.entries, strict=True):
            for answer in entry.tried:
                right = answer in line.right
                misconception = None if right else line.wrong(answer).misconception
                told.append({"line": line.id, "right": right, "shown": False, "misconception": misconception})
            if entry.shown:
                told.append({"line": line.id, "right": False, "shown": True, "misconception": None})
        return told

    @property
    def cards(self) -> tuple[str, ...]:
        """The codes of the cards that may be marked now."""
        line = self.line
        if line is None or line.form != "cards":
            return ()
        return tuple(card.code for card in line.cards or self.worked.hand)

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the open line: ids, or places of the cards on the table."""
        line = self.line
        if line is None:
            return ()
        if line.form == "play":
            return tuple(self.worked.place_of(play.seat.value) for play in self.worked.plays[: line.plays])
        return tuple(option for option, _ in line.options)

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `choose` (`option`), `mark` (`card`, `on`), `type` (`text`), `check` (maybe with `text`), `show`, `again`.

        An action may name the `line` it is for: one for another line, such as the second half of a double click, is passed over.
        """
        self.last_answer = None
        kind = action.get("kind")
        if kind == "again" and self.done:
            return self._begin()
        line = self.line
        named = action.get("line", line.id if line else None)
        known = {each.id for each in self.lines}
        if kind in ("choose", "mark", "type", "check", "show") and (line is None or named != line.id):
            if named is None or named in known:
                return None
            raise SpadesError(f"there is no line {named!r} here", "bad-action", value=str(named))
        match action:
            case {"kind": "choose", "option": str(option)} if option in self.options:
                self._change(chosen=option)
            case {"kind": "mark", "card": str(card), "on": bool(on)} if card in self.cards:
                self._change(marked=self.marked | {card} if on else self.marked - {card})
            case {"kind": "type", "text": str(text)} if self._takes_number() and len(text) <= LONGEST_NUMBER:
                self._change(typed=text)
            case {"kind": "check", "text": str(text)} if self._takes_number() and len(text) <= LONGEST_NUMBER:
                self._change(typed=text)
                self._check()
            case {"kind": "check"}:
                self._check()
            case {"kind": "show"}:
                self._show()
            case _:
                raise SpadesError(
                    f"a worked example knows no action {dict(action)!r} now", "bad-action", value=str(action)
                )
        return None

    def _takes_number(self) -> bool:
        return self.line is not None and self.line.form == "number"

    def _change(self, **changes: Any) -> None:
        if any(getattr(self, name) != value for name, value in changes.items()):
            vars(self).update(changes)
            self.wrong, self.unread = None, ""

    def _answer(self) -> Answer | None:
        """Return what would be checked now, None when there is nothing that could be."""
        line = self.line
        assert line is not None
        if line.form == "number":
            return read_number(self.typed)
        return self.marked if line.form == "cards" else self.chosen

    def _check(self) -> None:
        answer = self._answer()
        self.wrong, self.unread = None, ""
        if answer is None:
            self.unread = "unreadable" if self.typed.strip() else "empty"
        else:
            self._judge(answer)

    def _judge(self, answer: Answer) -> None:
        line, entry = self.lines[self.at], self.entries[self.at]
        right = answer in line.right
        wrong = None if right else line.wrong(answer)
        if not entry.tried or entry.tried[-1] != answer:
            entry.tried.append(answer)
        self._note(line, right=right, misconception=wrong.misconception if wrong else None)
        if right:
            self._next()
        else:
            self.wrong = wrong

    def _show(self) -> None:
        self.entries[self.at].shown = True
        self._note(self.lines[self.at], right=False, misconception=None)
        self._next()

    def _note(self, line: Line, *, right: bool, misconception: str | None) -> None:
        self.last_answer = {
            "item": line.id,
            "right": right,
            "points": int(right),
            "possible": 1,
            "misconception": misconception,
        }

    def _next(self) -> None:
        self.at += 1
        self._blank()

    # What is shown

    def view(self) -> dict[str, Any]:
        worked, line = self.worked, self.line
        return {
            "of": len(self.lines),
            "at": self.at,
            "done": self.done,
            "felt": self._felt(),
            "row": self._row(),
            "hand": [self._card(card.code) for card in worked.hand],
            "seats": [{"place": row.place} for row in worked.seats],
            "sides": [{"side": row.side} for row in worked.sides],
            "notes": len(worked.notes),
            "lines": [self._shown(place) for place in range(self.at)],
            "open": None if line is None else self._open(line),
        }

    def _felt(self) -> dict[str, Any] | None:
        """Return the cards on the table as far as they lie there; which of them was right is told with its line."""
        worked, line = self.worked, self.line
        if not worked.plays or self.in_a_row:
            return None
        count = line.plays if line is not None and line.plays is not None else len(worked.plays)
        pressable = line is not None and line.form == "play"
        places = [worked.place_of(play.seat.value) for play in worked.plays[:count]]
        marked = self.chosen if pressable else None
        plays = [
            {
                "place": place,
                "card": play.card.code,
                "state": "plain" if place != marked else "wrong" if self.wrong else "chosen",
                "pressed": place == marked,
            }
            for place, play in zip(places, worked.plays, strict=False)
        ]
        return {"pressable": pressable, "plays": plays, "winner": self._winner()}

    @property
    def in_a_row(self) -> bool:
        """Whether the cards on the table lie in a row, in the order of play: those of a table that the felt is not drawn for."""
        return self.rules.table != FOUR_IN_TWO

    def _row(self) -> list[dict[str, Any]]:
        """Return the cards of a trick in the order of play; who took it is told with its line."""
        worked, winner = self.worked, self._winner()
        places = [worked.place_of(play.seat.value) for play in worked.plays] if self.in_a_row else []
        return [
            {"place": place, "card": play.card.code, "winner": place == winner}
            for place, play in zip(places, worked.plays, strict=False)
        ]

    def _winner(self) -> str | None:
        """Return the place that takes the trick, once that has been revealed."""
        told = [line for line in self.lines[: self.at] if line.id == "takes"]
        return str(told[0].right[0]) if told else None

    def _card(self, code: str) -> dict[str, Any]:
        """Return a card of the hand: what is known of it by the lines that are through, or how it is marked."""
        line = self.line
        if line is not None and line.form == "cards" and not line.cards:
            on = code in self.marked
            return {"card": code, "state": "chosen" if on else "plain", "pressed": on}
        if line is not None and line.card is not None and line.card.code == code:
            return {"card": code, "state": "asked", "pressed": None}
        told = [each for each in self.lines[: self.at] if each.card is not None and each.card.code == code]
        return {
            "card": code,
            "state": "plain" if not told else "legal" if told[0].right[0] == "yes" else "blocked",
            "pressed": None,
        }

    def _shown(self, place: int) -> dict[str, Any]:
        entry = self.entries[place]
        return {"id": self.lines[place].id, "shown": entry.shown, "first": not entry.shown and len(entry.tried) == 1}

    def _open(self, line: Line) -> dict[str, Any]:
        return {
            "id": line.id,
            "form": line.form,
            "options": [{"id": option, "chosen": option == self.chosen} for option in self.options]
            if line.form == "one"
            else [],
            "cards": [{"card": code, "on": code in self.marked} for code in self.cards] if line.cards else [],
            "typed": self.typed,
            "signed": line.signed,
            "wrong": self.wrong is not None,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return reveal_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "of": self._settings(),
            "lines": [
                {"tried": [_written(answer) for answer in entry.tried], "shown": entry.shown} for entry in self.entries
            ],
            "typed": self.typed,
            "chosen": self.chosen,
            "marked": sorted(self.marked),
            "checked": self.wrong is not None or bool(self.unread),
        }

    def _settings(self) -> dict[str, Any]:
        return {"example": self.example.id, "rules": self.rules.name, "lines": [line.id for line in self.lines]}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state by answering again; one of another example, or one that no answers lead to, is refused and changes nothing."""
        old = dict(vars(self))
        try:
            self._restore(state)
        except Exception as error:
            vars(self).update(old)
            raise SpadesError("this state could not come from this example; begin it anew", "bad-state") from error

    def _restore(self, state: Mapping[str, Any]) -> None:
        self._begin()
        for kept in state["lines"]:
            for written in kept["tried"]:
                self._answer_again(_read(written))
            if kept["shown"]:
                self.act({"kind": "show"})
        self._blank()  # what was tried last may have been changed since
        for action in ({"kind": "choose", "option": state["chosen"]}, {"kind": "type", "text": state["typed"]}):
            if any(action[field] for field in action if field != "kind"):
                self.act(action)
        for card in state["marked"]:
            self.act({"kind": "mark", "card": card, "on": True})
        if state["checked"]:
            self.act({"kind": "check"})
        self.last_answer = None
        if self.state() != dict(state):
            raise ValueError("answering again leads elsewhere")

    def _answer_again(self, answer: Answer) -> None:
        """Give an answer to the open line, as it was given before."""
        if isinstance(answer, int):
            self.act({"kind": "check", "text": str(answer)})
            return
        if isinstance(answer, str):
            self.act({"kind": "choose", "option": answer})
        for card in answer ^ self.marked if isinstance(answer, frozenset) else ():
            self.act({"kind": "mark", "card": card, "on": card in answer})
        self.act({"kind": "check"})


class StepReveal(Widget[StepRevealLogic]):
    """A worked example of the catalogue to be foretold line by line, in a notebook of your own.

    In marimo write `steps = mo.ui.anywidget(StepReveal(...))`, so that cells which use `steps` run again after each answer.

    >>> from spades_teach import StepReveal
    >>> steps = StepReveal("s2-bag-penalty")
    >>> steps.line                 # what the side has promised
    'contract'
    >>> steps.answer(5); steps.line
    'contract-points'
    >>> steps.answer(80); steps.answers[-1]      # ten points for each trick taken: known, and explained
    {'line': 'contract-points', 'right': False, 'shown': False, 'misconception': 'all-tricks-counted'}
    >>> steps.show_me(); steps.line
    'bags'
    """

    def __init__(
        self,
        example: str = "",
        *,
        lines: str | Iterable[str] | None = None,
        rules: str | RuleSpec | RuleSet | None = None,
        logic: StepRevealLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a worked example.

        example: its id in the catalogue, "s2-bag-penalty".  lines: ids of the lines to ask, in any order, ["bags", "penalty"], or one id; None: those
        that the example is about.  rules: a rule spec in place of the example's own.
        logic: the logic of another one, to show the same twice; all else about the example is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(
            logic or StepRevealLogic(example, lines=lines, rules=rules),
            lang=lang,
            four_colour=four_colour,
            theme=theme,
        )

    @property
    def lines(self) -> tuple[str, ...]:
        """The ids of all lines that are asked."""
        return tuple(line.id for line in self.logic.lines)

    @property
    def line(self) -> str | None:
        """The id of the open line, None when all are through."""
        return self.logic.line.id if self.logic.line else None

    @property
    def done(self) -> bool:
        """Whether every line was answered right or shown."""
        return self.logic.done

    @property
    def answers(self) -> list[dict[str, Any]]:
        """What was answered so far, line by line in order: was it right, was it shown, which misconception did it show."""
        return self.logic.answers

    def answer(self, answer: int | str | Iterable[str]) -> None:
        """Answer the open line as a reader would: a number, the id of an option, or the cards to mark."""
        line = self.logic.line
        if line is not None and line.form == "number":
            self.do("check", text=str(answer))
        elif line is not None and line.form == "cards":
            wanted = set(answer.split() if isinstance(answer, str) else [] if isinstance(answer, int) else answer)
            for card in wanted ^ self.logic.marked:
                self.do("mark", card=card, on=card in wanted)
            self.do("check")
        else:
            self.do("choose", option=answer)
            self.do("check")

    def show_me(self) -> None:
        """Show the open line without an answer."""
        self.do("show")


def _table(example: Example, rules: str | RuleSpec | RuleSet | None) -> RuleSet:
    """Return the rules to go by: those that are given, else the example's; of options that exclude each other only their profile."""
    if isinstance(rules, RuleSet):
        return rules
    if rules is not None:
        return compose(rules)
    return compose(read_spec(example.spec).profile if example.kind == "compose" else example.spec)


def _chosen(worked: Worked, example: Example, ids: Iterable[str] | None) -> tuple[Line, ...]:
    """Return the lines to ask, in the order in which they are worked out."""
    if ids is None:
        return tuple(line for line in worked.lines if line.usual)
    wanted = [ids] if isinstance(ids, str) else list(ids)
    known = [line.id for line in worked.lines]
    for each in wanted:
        if each not in known:
            raise SpadesError(
                f"the example {example.id!r} has no line {each!r}; choose some of {', '.join(known)}",
                "no-such-line",
                value=str(each),
                expected=", ".join(known),
            )
    if not wanted:
        raise SpadesError(
            f"no line of {example.id!r} is chosen; name one of {', '.join(known)}",
            "no-such-line",
            value="",
            expected=", ".join(known),
        )
    return tuple(line for line in worked.lines if line.id in wanted)


def _written(answer: Answer) -> int | str | list[str]:
    return sorted(answer) if isinstance(answer, frozenset) else answer


def _read(written: object) -> Answer:
    if isinstance(written, list) and all(isinstance(card, str) for card in written):
        return frozenset(written)
    if isinstance(written, str) or (isinstance(written, int) and not isinstance(written, bool)):
        return written
    raise ValueError(f"{written!r} is no answer")
