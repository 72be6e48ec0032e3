"""A score sheet for one round: fill in bids and tricks, see each line worked out; or say first what it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, ClassVar

from spades_teach.catalogue import example as catalogue_example
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import add
from spades_teach.core.matches import outcome as judge_standing
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Outcome
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import RoundScore, SideScore
from spades_teach.core.variants import RuleSpec, compose, rules_named
from spades_teach.i18n import Words
from spades_teach.widgets.round_sheet import FIELDS, GUESSES, INPUTS, PLACES, SIDES, WIDE, Entry, RoundSheet
from spades_teach.widgets.rules_choice import RulesChoice
from spades_teach.widgets.score_calculator_view import sheet_view
from spades_teach.widgets.score_mistakes import Working
from spades_teach.widgets.score_predictions import ASKED, TOLD, Prediction, asked_sides, judged
from spades_teach.widgets.score_words import sheet_strings
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.tables_beside import MOST_TABLES, TablesBeside, tables_given
from spades_teach.widgets.verdicts import sources_of


class ScoreCalculatorLogic:
    """The calculator apart from the page: a sheet, what was predicted, and how much is revealed."""

    name: ClassVar[str] = "score-calculator"

    def __init__(
        self,
        bids: str = "",
        tricks: str = "",
        before: str | None = None,
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        predict: bool | str = False,
        example: str | None = None,
        seat: str = "S",
        played: RoundResult | None = None,
        choose_rules: bool = False,
        compare: Sequence[str | RuleSpec | RuleSet] | None = None,
    ) -> None:
        """Set up a round; see `ScoreCalculator` for the arguments.

        played: the round of these bids and tricks, where more of it is known than they tell.
        Raises SpadesError for what cannot be read.
        """
        if example is not None:
            if bids or tricks or before:
                raise SpadesError("both an example and numbers of a round; give one of them", "example-and-numbers")
            bids, tricks, before, rules = _example_round(example)
        self.sheet = RoundSheet(rules if isinstance(rules, RuleSet) else compose(rules), seat)
        if example is not None:
            played = _example_result(example, self.sheet.rules)
        self.asked = asked_sides(predict, self.sheet)
        self.sheet.fill_in(bids, tricks, before)
        self.sheet.played = played
        self.locked = bool(self.asked) and self.sheet.problem is None
        self.choice = RulesChoice(self.rules) if choose_rules else None
        self.beside = None if compare is None else tables_given(compare)
        self._compared: tuple[object, TablesBeside] | None = None  # of the present entries, once it was asked for
        self._forget()
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def _forget(self) -> None:
        """Take nothing as predicted or revealed: the round is a new one."""
        self.predictions: tuple[Prediction, ...] = ()
        self.revealed: dict[str, int] = dict.fromkeys(self.asked, 0)
        self.told: dict[str, str] = {}
        self.sheet.entries |= dict.fromkeys(GUESSES, Entry())

    # What is so now

    @property
    def rules(self) -> RuleSet:
        return self.sheet.rules

    @property
    def hidden(self) -> tuple[str, ...]:
        """The sides that are asked for and not yet wholly revealed."""
        return self.hidden_of(self.sheet.score)

    def hidden_of(self, right: RoundScore | None) -> tuple[str, ...]:
        """Return the same where the right score is at hand."""
        return tuple(
            side for side in self.asked if right is None or self.revealed[side] < len(self.of_side(right, side).lines)
        )

    @property
    def score(self) -> RoundScore | None:
        """The score as far as it is shown: None while a round is not complete or a prediction is open."""
        right = self.sheet.score
        return None if self.hidden_of(right) else right

    @property
    def outcome(self) -> Outcome | None:
        """How the match stands after the round; None where no score is shown or no totals were given."""
        score = self.score
        return None if score is None or not self.sheet.totals_known else self._outcome(score)

    def _outcome(self, score: RoundScore) -> Outcome:
        return judge_standing(self.rules, add(self.sheet.standing, score))

    @property
    def shown_choice(self) -> RulesChoice | None:
        """The choice of rules as it may be seen: its examples might tell what is asked, so none while a prediction is open."""
        return None if self.hidden else self.choice

    @property
    def tables(self) -> TablesBeside | None:
        """The round at several tables side by side; None where nobody wants that, or a prediction is open."""
        if self.beside is None or self.hidden:
            return None
        key = (self.rules, tuple(self.sheet.entries.values()), self.beside)
        if self._compared is None or self._compared[0] != key:
            self._compared = (key, TablesBeside(self.sheet, self.beside))
        return self._compared[1]

    @property
    def may_keep(self) -> bool:
        """Whether the rules of the sheet can be kept for comparison, so that other rules are then seen beside them."""
        if self.shown_choice is None or self.beside is None:
            return False
        return len(self.beside) < MOST_TABLES - 1 and all(table.name != self.rules.name for table in self.beside)

    def of_side(self, score: RoundScore, side: str) -> SideScore:
        """Return the score of our side or theirs."""
        return score.sides[self.sheet.side_number(side)]

    def lines_of(self, side: str, right: RoundScore | None) -> tuple[ScoreLine, ...]:
        """Return the lines that may be seen: an asked side's as far as revealed, any other's when nothing is asked any more."""
        if right is None or (side not in self.asked and self.hidden_of(right)):
            return ()
        lines = self.of_side(right, side).lines
        return lines[: self.revealed[side]] if side in self.asked else lines

    def whole(self, side: str, right: RoundScore | None) -> SideScore | None:
        """Return the score of a side when all its lines may be seen."""
        score = None if right is None else self.of_side(right, side)
        return score if score and len(self.lines_of(side, right)) == len(score.lines) else None

    def working(self, side: str, right: RoundScore) -> Working:
        """Return the round of one side taken apart, for finding what a wrong answer shows."""
        result = self.sheet.result
        assert result is not None
        number = self.sheet.side_number(side)
        return Working(
            rules=self.rules,
            result=result,
            score=right.sides[number],
            other=right.sides[1 - number],
            total=self.sheet.total(side),
        )

    def last_prediction(self, side: str) -> Prediction | None:
        """Return what was said last about a side."""
        name = self.sheet.side_name(side)
        return next((known for known in reversed(self.predictions) if known.side == name), None)

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked.

        `type` (`field`, `text`); `call` (`place`, `bid`): a bid that is no number, or take it back; `give-rest`: the tricks that are left, to the one
        place without; `clear`; `next-round`: go on from the new totals and bags; `check`, `next-line`, `all-lines` (`side`).
        """
        match action:
            case {"kind": "type", "field": str(field), "text": str(text)} if field in FIELDS:
                self._type(field, text)
            case {"kind": "call", "place": str(place), "bid": str(name)} if place in PLACES:
                self._call(place, name)
            case {"kind": "give-rest"}:
                self._give_rest()
            case {"kind": "clear"}:
                self._change({**dict.fromkeys(INPUTS, Entry()), **{f"bags/{side}": Entry(0) for side in SIDES}})
            case {"kind": "next-round"}:
                self._next_round()
            case {"kind": "check", "side": str(side)} if side in self.asked:
                self._check(side, self._right_score())
            case {"kind": "next-line", "side": str(side)} if side in self.asked:
                self._reveal(side, self.revealed[side] + 1, self._right_score())
            case {"kind": "all-lines", "side": str(side)} if side in self.asked:
                self._reveal(side, WIDE, self._right_score())
            case {"kind": "open-rules", "on": bool(on)} if self.shown_choice:
                self.shown_choice.unfold(on)
            case {"kind": "rules", "press": str(press), **fields} if self.shown_choice:
                self.shown_choice.press(press, {name: value for name, value in fields.items() if name != "kind"})
                self._go_by(self.shown_choice.rules)
            case {"kind": "keep-table"} if self.may_keep:
                self.beside = (*(self.beside or ()), self.rules)
            case {"kind": "drop-table", "spec": str(spec)} if self.tables:
                self.beside = tuple(table for table in self.beside or () if table.name != spec)
            case _:
                raise SpadesError(f"a score sheet knows no action {dict(action)!r}", "bad-action", value=str(action))

    def _type(self, field: str, text: str) -> None:
        entry = self.sheet.read(field, text)
        if field in INPUTS:
            self._change({field: entry})
        elif field.partition("/")[2] in self.hidden:
            self.sheet.entries[field] = entry
        else:
            raise SpadesError(f"nothing is asked in {field!r} now", "nothing-asked", value=field)

    def _call(self, place: str, name: str) -> None:
        bid = next((bid for bid in self.sheet.special_bids if bid.name == name), None)
        if bid is None:
            raise SpadesError(f"{name!r} is no bid of its own at this table", "bad-bid", value=name, expected="")
        self._change({f"bid/{place}": Entry() if self.sheet.bid(place) == bid else Entry(bid)})

    def _give_rest(self) -> None:
        rest = self.sheet.rest
        if rest is not None:  # else the second half of a double click
            self._change({f"tricks/{rest[0]}": Entry(rest[1])})

    def _next_round(self) -> None:
        score = self.score
        if score is None or not self.may_go_on(score):
            raise SpadesError("there is no next round from here", "no-next-round")
        after = add(self.sheet.standing, score)
        changes = {f"{kind}/{place}": Entry() for kind in ("bid", "tricks") for place in PLACES}
        for side in SIDES:
            number = self.sheet.side_number(side)
            changes[f"bags/{side}"] = Entry(after.bags[number] if self.sheet.bag_rule else 0)
            if self.sheet.totals_known:
                changes[f"total/{side}"] = Entry(after.totals[number])
        self._change(changes)

    def may_go_on(self, score: RoundScore) -> bool:
        """Tell whether another round can follow on this sheet."""
        return not self.locked and not (self.sheet.totals_known and self._outcome(score).over)

    def _change(self, entries: Mapping[str, Entry]) -> None:
        if self.locked:
            raise SpadesError("the numbers of this round are given; predict its score", "round-is-given")
        if any(self.sheet.entries[field] != entry for field, entry in entries.items()):
            self.sheet.entries |= entries
            self._forget()

    def _go_by(self, rules: RuleSet) -> None:
        """Take other rules; what stands in the fields stays, and what cannot be there by these rules is told."""
        if rules.name != self.rules.name:
            self.sheet = self.sheet.under(rules)
            self.locked = self.locked and self.sheet.problem is None
            self._forget()

    def _right_score(self) -> RoundScore:
        right = self.sheet.score
        if right is None:
            raise SpadesError("the round is not complete; fill it in first", "round-not-complete")
        return right

    def _check(self, side: str, right: RoundScore) -> None:
        if side not in self.hidden_of(right):
            return  # the second half of a double click
        points, bags = self.sheet.entries[f"guess/{side}"], self.sheet.entries[f"guess-bags/{side}"]
        if points.typed or bags.typed:
            self.told[side] = "unreadable"
        elif not isinstance(points.value, int):
            self.told[side] = "empty"
        else:
            carried = bags.value if isinstance(bags.value, int) else None
            prediction = judged(self.working(side, right), points.value, carried)
            if prediction != self.last_prediction(side):
                self.predictions = (*self.predictions, prediction)
            self.told[side] = "checked"
            if prediction.right:
                self._reveal(side, WIDE, right)

    def _reveal(self, side: str, lines: int, right: RoundScore) -> None:
        self.revealed[side] = min(lines, len(self.of_side(right, side).lines))

    # What is shown

    def view(self) -> dict[str, Any]:
        return sheet_view(self)

    def strings(self, words: Words) -> dict[str, Any]:
        return sheet_strings(self, words)

    def look_ahead(self, words: Words) -> None:
        """Take each step of a bid or trick on a copy, while nobody waits: sentences are remembered where they are made."""
        if self.locked or self.beside is not None:
            return
        for field, entry in self.sheet.entries.items():
            if field.startswith(("bid/", "tricks/")) and entry.text.isdecimal():
                for step in (-1, 1):
                    ahead = copy(self)
                    ahead.sheet = copy(self.sheet)
                    ahead.sheet.entries = dict(self.sheet.entries)
                    ahead._type(field, str(int(entry.text) + step))
                    ahead.strings(words)

    def lexicon(self, words: Words) -> dict[str, Any]:
        """Return the texts of the choice of rules that no press changes, while it lies open."""
        return {} if self.shown_choice is None else self.shown_choice.lexicon(words)

    # What is kept

    def state(self) -> dict[str, Any]:
        added: dict[str, Any] = {} if self.choice is None else {"choice": self.choice.state()}
        if self.beside is not None:
            added["beside"] = [table.name for table in self.beside]
        return added | {
            "rules": self.rules.name,
            "seat": self.sheet.seats["you"].value,
            "asked": list(self.asked),
            "locked": self.locked,
            "entries": {field: entry.text for field, entry in self.sheet.entries.items()},
            "revealed": dict(self.revealed),
            "predictions": [[known.side, known.points, known.bags] for known in self.predictions],
            "told": dict(self.told),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        predict = next((given for given, sides in ASKED.items() if list(sides) == state["asked"]), "")
        new = self._begun_anew(state, predict)
        for field, text in state["entries"].items():
            new.sheet.entries[field] = new.sheet.read(field, text)
        new.locked = bool(state["locked"])
        right = new.sheet.score
        sides = {new.sheet.side_name(side): side for side in new.asked}
        if right is not None:
            for name, points, bags in state["predictions"]:
                new.predictions = (*new.predictions, judged(new.working(sides[name], right), points, bags))
            for side, lines in state["revealed"].items():
                new._reveal(side, lines, right)
        new.told = dict(state["told"])
        told_rightly = all(side in new.asked and told in TOLD for side, told in new.told.items()) and all(
            new.last_prediction(side) for side, told in new.told.items() if told == "checked"
        )
        numbers = [*new.revealed.values(), *(each.points for each in new.predictions)]
        numbers += [each.bags for each in new.predictions if each.bags is not None]
        sound = all(type(number) is int for number in numbers)
        reached = new.state()
        untold: dict[str, Any] = {name: reached[name] for name in ("choice", "beside") if name in reached}
        if not sound or reached != {**untold, **state} or not told_rightly or (new.locked and right is None):
            raise SpadesError("this state could not come from use; begin the sheet anew", "bad-sheet-state")
        vars(self).update(vars(new))

    def _begun_anew(self, state: Mapping[str, Any], predict: bool | str) -> ScoreCalculatorLogic:
        """Return a sheet with the rules of a state; one that was kept before there was a choice of rules says nothing about that."""
        new = ScoreCalculatorLogic(
            rules=rules_named(state["rules"], self.rules),
            seat=state["seat"],
            predict=predict,
            choose_rules=self.choice is not None,
        )
        new.sheet.played = self.sheet.played
        if new.choice is not None and "choice" in state:
            new.choice.restore(state["choice"])
            if new.choice.rules.name != new.rules.name:
                raise ValueError("this leads elsewhere")
        if self.beside is not None:
            tables = {table.name: table for table in (self.rules, *self.beside)}
            names = state.get("beside", [table.name for table in self.beside])
            new.beside = tables_given([tables.get(name, name) for name in names])
        return new


class ScoreCalculator(Widget[ScoreCalculatorLogic]):
    """A score sheet for one round, in a notebook of your own.

    In marimo write `sheet = mo.ui.anywidget(ScoreCalculator(...))`, so that cells which use `sheet` run again after each change.

    >>> from spades_teach import ScoreCalculator
    >>> sheet = ScoreCalculator("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2")
    >>> sheet.score.of("NS").points, sheet.score.of("NS").bags
    (72, 2)
    >>> quiz = ScoreCalculator(example="s2-bag-penalty", predict=True)
    >>> quiz.score is None        # first say what your side gets
    True
    >>> quiz.predict(53); quiz.predictions[-1].mistakes
    ('penalty-forgotten',)
    >>> quiz.predict(-47); quiz.predictions[-1].right, quiz.score.of("NS").points
    (True, -47)
    """

    def __init__(
        self,
        bids: str = "",
        tricks: str = "",
        before: str | None = None,
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        predict: bool | str = False,
        example: str | None = None,
        seat: str = "S",
        choose_rules: bool = False,
        compare: Sequence[str | RuleSpec | RuleSet] | None = None,
        logic: ScoreCalculatorLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a score sheet; what is left out is asked for.

        bids, tricks: by seat, "N:4 S:nil E:2 W:2".  before: totals and bags carried in, "NS:337/7 EW:120/0"; a side left out has 0/0; None:
        no bags, and totals are not spoken of.  rules: a rule spec, "standard+blind-nil".
        example: the id of a worked example of the catalogue, "s2-bag-penalty"; it brings its numbers and rules.
        predict: ask what a side gets before it is shown: True or "us" (your side), "them", "both", or a side, "NS".
        seat: where you sit; the others are then Left, Partner and Right.
        choose_rules: let readers choose other rules on the page.  compare: rules of other tables that the same round is shown by, up to
        four tables in all; () for none yet.  Both keep still while a prediction is open.
        logic: the logic of another sheet, to show the same round twice; all else about the round is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or ScoreCalculatorLogic(
            bids, tricks, before, rules=rules, predict=predict, example=example, seat=seat,
            choose_rules=choose_rules, compare=compare,
        )  # fmt: skip
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def score(self) -> RoundScore | None:
        """The score as far as it is shown: None while the round is not complete or a prediction is open."""
        return self.logic.score

    @property
    def outcome(self) -> Outcome | None:
        """How the match stands after the round; None where no score is shown or no totals were given."""
        return self.logic.outcome

    @property
    def rules(self) -> RuleSet:
        """The rules that the sheet goes by now."""
        return self.logic.rules

    @property
    def compared(self) -> dict[str, RoundScore | None]:
        """The score at each table shown side by side, by rule spec, None where a table cannot score the round; empty while a prediction is open."""
        tables = self.logic.tables
        return {} if tables is None else {sheet.rules.name: sheet.score for sheet in tables.sheets}

    @property
    def predictions(self) -> tuple[Prediction, ...]:
        """What was predicted for this round, in order, with what it shows."""
        return self.logic.predictions

    def predict(self, points: int, bags: int | None = None, side: str | None = None) -> None:
        """Predict as a reader would: the points of the round and, if you like, the bags carried on.

        side: "us" or "them"; the one that is asked for when left out.
        """
        asked = side or (*self.logic.hidden, *self.logic.asked, "us")[0]
        self.do("type", field=f"guess/{asked}", text=str(points))
        if self.logic.sheet.bag_rule:
            self.do("type", field=f"guess-bags/{asked}", text="" if bags is None else str(bags))
        self.do("check", side=asked)


NOTHING_BEFORE = "NS:0/0 EW:0/0"


def _example_round(example_id: str) -> tuple[str, str, str | None, str]:
    """Return bids, tricks, what stood before, and the rules of a worked example; one that begins at nothing does not speak of totals."""
    found = catalogue_example(example_id)
    bids, tricks = found.given.get("bids"), found.given.get("tricks")
    if not bids or not tricks:
        raise SpadesError(
            f"the example {example_id!r} scores no round; expected one with bids and tricks, such as 's2-bags'",
            "no-score-example",
            value=example_id,
        )
    before = found.given.get("before")
    return bids, tricks, None if before == NOTHING_BEFORE else before, found.spec


def _example_result(example_id: str, rules: RuleSet) -> RoundResult:
    """Return the round of an example with what bids and tricks do not tell of it."""
    given = catalogue_example(example_id).given
    result = read_bids_and_tricks(given["bids"], given["tricks"], rules)
    return replace(result, facts=tuple(sorted(dict(given.get("facts", {})).items())))
