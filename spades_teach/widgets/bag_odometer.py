"""The bag counter as a thing that turns: score and bags side by side, each bag a movement, and what the last digit tells of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from spades_teach.catalogue import example as catalogue_example
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose, rules_named
from spades_teach.i18n import Words, ascii_digits, read_number
from spades_teach.widgets.bag_counter import (
    MOST_ROUNDS,
    SEATS,
    SIDE,
    CountedRound,
    Counter,
    Digit,
    read_round,
    read_rounds,
)
from spades_teach.widgets.bag_guesses import Guess, bag_mistakes, score_mistakes
from spades_teach.widgets.bag_view import NIL, odometer_view
from spades_teach.widgets.bag_words import odometer_strings
from spades_teach.widgets.score_mistakes import Working
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

ASKED: Mapping[bool | str, tuple[str, ...]] = {
    False: (),
    True: ("score", "bags"),
    "both": ("score", "bags"),
    "score": ("score",),
    "bags": ("bags",),
}

LONGEST = 12
"""Signs that a number takes which is typed: far more than a score has after the longest list of rounds."""


class BagOdometerLogic:
    """The odometer apart from the page: a list of rounds, how far they have been turned, and what was said before."""

    name: ClassVar[str] = "bag-odometer"

    def __init__(
        self,
        rounds: str = "",
        before: str | None = None,
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        predict: bool | str = False,
        example: str | None = None,
    ) -> None:
        """Set it up; see `BagOdometer` for the arguments.  Raises SpadesError for what cannot be read."""
        if example is not None:
            if rounds or before:
                raise SpadesError("both an example and rounds; give one of them", "example-and-rounds")
            rounds, before, rules = _example_round(example)
        if predict not in ASKED:
            raise SpadesError(
                f"predict={shown(predict)} cannot be; expected True, score, bags or both",
                "bad-odometer-predict",
                value=shown(predict, str),
            )
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        self.before = before
        self.counter = Counter(self.rules, read_rounds(rounds, self.rules), before)
        self.asked = ASKED[predict]
        if self.asked and not self.counter.rounds:
            raise SpadesError("nothing to predict; give at least one round, such as '5/8'", "no-round-to-predict")
        self.given = len(self.counter.rounds)
        self.open = 0 if self.asked else self.given  # rounds whose end may be seen
        self.at = 0  # movements passed
        self.guesses: tuple[Guess, ...] = ()
        self.typed: dict[str, str] = {}
        self.told: str | None = None  # of the last check: empty, unreadable, checked
        self.problem: str | None = None  # of the last round that was to be added
        self.trail = 0  # movements that the last action passed at once
        self.last_answer: dict[str, Any] | None = None
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    # What is so now

    @property
    def done(self) -> bool:
        """Whether all that was asked is known."""
        return bool(self.asked) and self.open >= self.given

    @property
    def asking(self) -> int | None:
        """The round to be predicted next, None while one is still turning or nothing is asked any more."""
        waits = self.open < len(self.counter.rounds)
        return self.open if waits and self.at == self.counter.ends[self.open] else None

    @property
    def total(self) -> int:
        """The score that is shown."""
        return self.counter.stands(self.at)[0]

    @property
    def bags(self) -> int:
        """The bags that are shown; as many as there are places while the counter is full."""
        return self.counter.stands(self.at)[1]

    @property
    def digit(self) -> Digit | None:
        """What the last digit tells, None in the middle of a round."""
        return self.counter.digit(self.counter.ends.index(self.at)) if self.at in self.counter.ends else None

    @property
    def last_guess(self) -> Guess | None:
        """The last that was said about the round that is asked for now, or that was asked for last."""
        return self.guesses[-1] if self.guesses else None

    def working(self, number: int) -> Working:
        """Return a round taken apart, for finding what a wrong answer shows."""
        mine, other = self.counter.scores[number].sides
        if mine.side.name != SIDE:
            mine, other = other, mine
        return Working(
            rules=self.rules,
            result=self.counter.results[number],
            score=mine,
            other=other,
            total=self.counter.totals[number],
        )

    def score_mistake(self, guess: Guess) -> str | None:
        """Return the misconception to tell about the score that was said."""
        found = () if guess.score is None else score_mistakes(self.working(guess.round), guess.score)
        return found[0] if found else None

    def bag_mistake(self, guess: Guess) -> str | None:
        """Return the misconception to tell about the bags that were said."""
        found = () if guess.bags is None else bag_mistakes(self.working(guess.round), guess.bags)
        return found[0] if found else None

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `step`, `round`, `back`, `restart`, `add` (with `bid`, `tricks`, `nil`), `remove`, `check`, `show`."""
        before, self.last_answer, self.trail = self.at, None, 0
        match action:
            case {"kind": "step"}:
                self.at = min(self.at + 1, self.far)
            case {"kind": "round"}:
                self.at = next((end for end in self.counter.ends if self.at < end <= self.far), self.at)
                self.trail = self.at - before
            case {"kind": "back"}:
                self.at = max(self.at - 1, 0)
            case {"kind": "restart"}:
                self.at = 0
            case {"kind": "add", "bid": str(bid), "tricks": str(tricks)}:
                self._add(bid, tricks, action.get("nil"))
            case {"kind": "remove"}:
                self._remove()
            case {"kind": "check"} if self.asking is not None:
                self._check({name: str(action.get(name, ""))[: LONGEST + 1] for name in self.asked}, self.asking)
            case {"kind": "show"} if self.asking is not None:
                self.open += 1
                self.at += 1
                self.typed, self.told = {}, None
            case {"kind": "check" | "show"}:
                pass  # the second half of a double click
            case _:
                raise SpadesError(f"an odometer knows no action {dict(action)!r}", "bad-action", value=str(action))

    @property
    def far(self) -> int:
        """How far it may be turned."""
        return self.counter.ends[self.open]

    @property
    def may_add(self) -> bool:
        return not self.asked or self.done

    def _add(self, bid: str, tricks: str, nil: object) -> None:
        """Add a round as it was typed, and turn it; what is no round is only told."""
        if not self.may_add:
            raise SpadesError("first predict the rounds that are given", "predict-first")
        plain, count = ascii_digits(bid).strip(), ascii_digits(tricks).strip()
        beside = ascii_digits(nil).strip() if isinstance(nil, str) else None
        self.problem = self._problem(plain, count, beside)
        if self.problem is None:
            text = f"{plain}/{count}" if beside is None else f"{plain}+{NIL}/{count}+{beside}"
            self._take((*self.counter.rounds, read_round(text, self.rules)))
            self.at = self.counter.ends[-2]
            self._turn(len(self.counter.rounds) - 1)

    def _problem(self, bid: str, tricks: str, nil: str | None) -> str | None:
        """Return what stands against a round: `missing`, `bid`, `bid-beside-nil`, `tricks`, `too-many`, `full`."""
        if "" in (bid, tricks, nil):
            return "missing"
        promised, took, beside = read_number(bid), read_number(tricks), 0 if nil is None else read_number(nil)
        if promised is None or not (1 if nil is not None else len(SEATS)) <= promised <= self.rules.tricks:
            return "bid" if nil is None else "bid-beside-nil"
        if took is None or beside is None or took < 0 or beside < 0 or took + beside > self.rules.tricks:
            return "tricks"
        return "full" if len(self.counter.rounds) >= MOST_ROUNDS else None

    def _remove(self) -> None:
        """Take the last round away, when it was added here."""
        if len(self.counter.rounds) > self.given:
            self._take(self.counter.rounds[:-1])
            self.at = min(self.at, self.far)

    def _take(self, rounds: tuple[CountedRound, ...]) -> None:
        self.counter = Counter(self.rules, rounds, self.before)
        self.open = len(rounds)

    def _turn(self, number: int) -> None:
        """Let a round be seen, and turn to its end."""
        before = self.at
        self.open = max(self.open, number + 1)
        self.at = self.counter.ends[number + 1]
        self.trail = self.at - before
        self.typed, self.told = {}, None

    def _check(self, typed: dict[str, str], number: int) -> None:
        read = {
            name: read_number(ascii_digits(text).strip()) if len(text) <= LONGEST else None
            for name, text in typed.items()
        }
        self.typed = typed
        if any(not text.strip() for text in typed.values()):
            self.told = "empty"
        elif None in read.values():
            self.told = "unreadable"
        else:
            guess = self._judge(number, read.get("score"), read.get("bags"))
            if guess != self.last_guess:
                self.guesses = (*self.guesses, guess)
            self.last_answer = {
                "item": f"round-{number + 1}",
                "right": guess.right,
                "misconception": guess.mistakes[0] if guess.mistakes else None,
            }
            if guess.right:
                self._turn(number)
            self.told = "checked"

    def _judge(self, number: int, score: int | None, bags: int | None) -> Guess:
        total, carried = self.counter.totals[number + 1], self.counter.bags[number + 1]
        mistakes: tuple[str, ...] = ()
        if score is not None:
            mistakes += score_mistakes(self.working(number), score)
        if bags is not None:
            mistakes += bag_mistakes(self.working(number), bags)
        return Guess(
            round=number,
            score=score,
            bags=bags,
            right=score in (None, total) and bags in (None, carried),
            mistakes=mistakes,
        )

    # What is shown

    def view(self) -> dict[str, Any]:
        return odometer_view(self)

    def strings(self, words: Words) -> dict[str, Any]:
        return odometer_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "rules": self.rules.name,
            "before": self.before,
            "rounds": " ".join(map(str, self.counter.rounds)),
            "given": self.given,
            "asked": list(self.asked),
            "open": self.open,
            "at": self.at,
            "guesses": [[guess.round, guess.score, guess.bags] for guess in self.guesses],
            "typed": dict(self.typed),
            "told": self.told,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        asked = next((known for known, names in ASKED.items() if list(names) == state["asked"]), "")
        new = BagOdometerLogic(
            state["rounds"], state["before"], rules=rules_named(state["rules"], self.rules), predict=asked
        )
        numbers = (state["given"], state["open"], state["at"])
        sound = all(type(number) is int and number >= 0 for number in numbers)
        if not sound or not state["given"] <= len(new.counter.rounds) or not state["open"] <= len(new.counter.rounds):
            raise _no_state()
        new.given, new.open, new.at = numbers
        for number, score, bags in state["guesses"]:
            fields = {"score": score, "bags": bags}
            fits = all(_is_guess(fields[name]) if name in new.asked else fields[name] is None for name in fields)
            if not fits or type(number) is not int or not 0 <= number <= min(new.open, new.given - 1):
                raise _no_state()
            new.guesses = (*new.guesses, new._judge(number, score, bags))
        new.typed, new.told = dict(state["typed"]), state["told"]
        added = len(new.counter.rounds) > new.given
        sound = (
            new.at <= new.far
            and (not new.asked or new.given > 0)
            and (new.may_add or not added)
            and ((bool(new.asked) and new.open <= new.given) or new.open == len(new.counter.rounds))
            and new.told in (None, "empty", "unreadable", "checked")
            and (new.told != "checked" or new.last_guess is not None)
            and all(name in new.asked and isinstance(text, str) for name, text in new.typed.items())
        )
        if not sound or new.state() != dict(state):
            raise _no_state()
        vars(self).update(vars(new))


def _is_guess(value: object) -> bool:
    return type(value) is int and len(str(value)) <= LONGEST


def _no_state() -> SpadesError:
    return SpadesError("this state could not come from use; begin the counter anew", "bad-odometer-state")


class BagOdometer(Widget[BagOdometerLogic]):
    """A counter for bags that turns beside the score, in a notebook of your own.

    In marimo write `counter = mo.ui.anywidget(BagOdometer(...))`, so that cells which use `counter` run again after each press.

    >>> from spades_teach import BagOdometer
    >>> counter = BagOdometer("10/9 5/8")        # bid 10, took 9; then bid 5, took 8
    >>> counter.turn(); counter.turn()
    >>> counter.total, counter.bags, counter.digit.tells
    (-47, 3, False)
    >>> counter.add("6/13"); counter.total, counter.bags
    (-80, 0)
    >>> quiz = BagOdometer(example="s2-bag-penalty", predict="bags")
    >>> quiz.predict(bags=7); quiz.guesses[-1].mistakes[0]
    'carry-last-digit'
    >>> quiz.predict(bags=1); quiz.guesses[-1].right, quiz.total
    (True, -47)
    """

    def __init__(
        self,
        rounds: str = "",
        before: str | None = None,
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        predict: bool | str = False,
        example: str | None = None,
        logic: BagOdometerLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a counter.

        rounds: what the side bid and took, "10/9 5/8"; partner by partner, yours first, "3+2/4+4"; with a nil, "5+nil/6+2".
        before: score and bags to begin with, "NS:108/8".  rules: a rule spec; its bag limit is the number of places.
        predict: ask before a round turns: True or "both" (score and bags), "score" or "bags".
        example: the id of a worked example of the catalogue, "s2-bag-penalty"; it brings its round, start and rules.
        logic: the logic of another counter, to show the same one twice; all else about the rounds is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or BagOdometerLogic(rounds, before, rules=rules, predict=predict, example=example)
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def total(self) -> int:
        """The score that is shown."""
        return self.logic.total

    @property
    def bags(self) -> int:
        """The bags that are shown."""
        return self.logic.bags

    @property
    def digit(self) -> Digit | None:
        """What the last digit of the score tells about the bags; None in the middle of a round."""
        return self.logic.digit

    @property
    def guesses(self) -> tuple[Guess, ...]:
        """What was predicted, in order, with what it shows."""
        return self.logic.guesses

    def turn(self) -> None:
        """Turn to the end of the round, or of the next one."""
        self.do("round")

    def add(self, round_text: str) -> None:
        """Add a round such as "5/8" and turn it; raises NotationError when it is none."""
        read_round(round_text, self.logic.rules)
        bids, _, tricks = round_text.partition("/")
        bid, _, nil = bids.partition("+")
        if nil and nil != NIL:
            raise SpadesError(
                f"{round_text!r} cannot be added; expected '5/8' or '5+nil/6+2'", "bad-counted-round", value=round_text
            )
        took, _, beside = tricks.partition("+")
        self.do("add", bid=bid, tricks=took, nil=beside if nil else None)

    def predict(self, score: int | None = None, bags: int | None = None) -> None:
        """Predict as a reader would: the score after the round, the bags that stay, or both, as it is asked."""
        given = {"score": score, "bags": bags}
        self.do("check", **{name: "" if value is None else str(value) for name, value in given.items()})


def _example_round(example_id: str) -> tuple[str, str | None, str]:
    """Return the round, the start and the rules of a worked example."""
    found = catalogue_example(example_id)
    bids, tricks = (
        dict(word.split(":") for word in str(found.given.get(what) or "").split()) for what in ("bids", "tricks")
    )
    if not all(seat in bids and seat in tricks for seat in SEATS):
        raise SpadesError(
            f"the example {example_id!r} scores no round; expected one with bids and tricks, such as 's2-bags'",
            "no-score-example",
            value=example_id,
        )
    said, took = ("+".join(part[seat] for seat in SEATS) for part in (bids, tricks))
    return f"{said}/{took}", found.given.get("before"), found.spec
