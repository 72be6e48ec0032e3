"""A whole round to play: bid, play against three others, gather each trick, work out the score.

The three others are a player of `spades_teach.players`, who sees a `SeatView` and nothing else.  What the learner tries goes to the engine;
what it forbids is answered with the engine's reasons.  A round is its rules, its deal and its actions, so that it is kept by keeping these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from spades_teach.core.actions import AceCard, Action, Claim, Discard, Look, MakeBid, PassCard
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card, write_cards
from spades_teach.core.deals import SEEDS
from spades_teach.core.errors import DealError, SpadesError
from spades_teach.core.notation import read_action, write_action
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, result
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.scores import RoundScore
from spades_teach.core.tricks import Play
from spades_teach.core.variants import RuleSpec, compose, rules_named
from spades_teach.core.views import SeatView
from spades_teach.i18n import Words
from spades_teach.players import Choice, Player, choose
from spades_teach.widgets.deal_steps import LONGEST_TEXT, read_seed
from spades_teach.widgets.round_play import PACES, RoundPlay
from spades_teach.widgets.round_sheet import INPUTS
from spades_teach.widgets.round_view import bid_views, round_view
from spades_teach.widgets.round_words import round_strings, seed_problem
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

SCORING = ("type", "check", "next-line", "all-lines")
"""Actions that the score takes, as ScoreCalculatorLogic knows them."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was said to the last press.

    about: blocked, waiting, advice, unsaid, claimed, dealt or bad-seed.  what: the card, bid or word that was tried, or the seed, as text.
    """

    about: str
    what: str = ""


class RoundTableLogic(RoundPlay):
    """The round apart from the page: what was dealt, what has been done, how many tricks are gathered, what is chosen and said."""

    name: ClassVar[str] = "round-table"

    def __init__(
        self,
        seed: int = 1,
        *,
        dealer: str = "E",
        before: str | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        pace: str = "calm",
        player: Player = choose,
    ) -> None:
        """Deal a round; see `RoundTable` for the arguments.  Raises SpadesError for what cannot be."""
        in_force = rules if isinstance(rules, RuleSet) else compose(rules)
        self.pace = _known_pace(pace)
        super().__init__(seed, dealer=dealer, before=before, rules=in_force, player=player)
        ScoreCalculatorLogic(before=before, rules=self.rules)  # refuses now what no sheet could hold at the end
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def begin_anew(self) -> None:
        super().begin_anew()
        self.sheet: ScoreCalculatorLogic | None = None
        self.last_answer: dict[str, Any] | None = None
        self._let_go()

    def _let_go(self) -> None:
        self.chosen: Card | None = None
        self.chosen_bid: Bid | None = None
        self.answer: Answer | None = None

    @property
    def done(self) -> bool:
        """Whether the round was played to its end and its score worked out."""
        return self.sheet is not None and not self.sheet.hidden

    def remark_shown(self) -> tuple[Reason, Choice] | None:
        """Return what is to be said of the own last card: until the next one is chosen, or something else is asked."""
        return self.remark() if self.answer is None and self.chosen is None and self.awaiting != "score" else None

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed.

        `next` and `gather` name `at`.  `look`; `say` (with `word`); `choose-bid` and `bid` (with `bid`); `press` and `play` (with `card`); `let-go`;
        `advice`; `take-back`; `again`, `another`, `seed` (`text`); `pace` (`to`); and once the round is over those of the score.
        """
        self.last_answer = None
        match action:
            case {"kind": "next", "at": int(at)} if type(at) is int:
                self.next(at)
            case {"kind": "gather", "at": int(at)} if type(at) is int:
                self.gather(at)
            case {"kind": "look"}:
                self._look()
            case {"kind": "choose-bid" | "bid", "bid": str(name)} if name in self.says:
                self.take(self.says[name])
            case {"kind": "choose-bid" | "bid", "bid": str(name)} if name in self.announcements:
                self.take(self.announcements[name])
            case {"kind": "choose-bid" | "bid", "bid": "misdeal"} if self.may_call_misdeal:
                self._call_misdeal()
            case {"kind": "choose-bid", "bid": str(name)}:
                self._choose_bid(self.rules.read_bid(name))
            case {"kind": "bid", "bid": str(name)}:
                self._bid(self.rules.read_bid(name))
            case {"kind": "say", "word": "claim" | "ace-check" as word}:
                self._say(word)
            case {"kind": "press", "card": str(code)}:
                self._press(Card(code))
            case {"kind": "play", "card": str(code)}:
                self._play(Card(code))
            case {"kind": "let-go"}:
                self._let_go()
            case {"kind": "advice"}:
                self.answer = Answer("advice") if self.awaiting == "you" else self.answer
            case {"kind": "take-back"}:
                self.take_back()
            case {"kind": "again"}:
                self.begin_anew()
            case {"kind": "another"}:
                self.deal((self.seed + 1) % SEEDS, self.rules.table.after(self.dealer).value)
            case {"kind": "seed", "text": str(text)}:
                self._take_seed(text)
            case {"kind": "pace", "to": str(pace)}:
                self.pace = _known_pace(pace)
            case {"kind": str(kind)} if kind in SCORING:
                self._score(action)
            case _:
                raise SpadesError(f"a round knows no action {dict(action)!r}", "bad-action", value=str(action))

    def _take_seed(self, text: str) -> None:
        """Deal the seed that was typed, the dealer as before; one that is none is answered, and the round goes on."""
        if seed_problem(text) is None:
            self.deal(read_seed(text))
            self.answer = Answer("dealt", str(self.seed))
        else:
            self.answer = Answer("bad-seed", text[: LONGEST_TEXT + 1])

    def gather(self, at: int) -> None:
        super().gather(at)
        if self.awaiting == "score" and self.sheet is None:
            self.sheet = self._new_sheet()

    def _new_sheet(self) -> ScoreCalculatorLogic:
        game = self.round
        seats = game.rules.table.seats
        bids = " ".join(f"{seat.value}:{bid.name}" for seat, bid in zip(seats, game.bids, strict=True) if bid)
        tricks = " ".join(f"{seat.value}:{taken}" for seat, taken in zip(seats, game.taken, strict=True))
        return ScoreCalculatorLogic(
            bids, tricks, self.before, rules=self.rules, predict="us", seat=self.me.value, played=result(game)
        )

    def take(self, action: Action) -> None:
        super().take(action)
        self.answer = None
        ready = self.awaiting == "you" and not self.bidding
        if self.chosen is not None and ready and self.chosen not in self.open_cards:
            self.chosen = None  # what was chosen ahead may not be played now

    def _look(self) -> None:
        if not self.blind:
            return  # the second half of a double click
        self._let_go()
        self.take(Look(self.me))

    def _say(self, word: str) -> None:
        """Say something beside bids and cards; what may not be said is answered, what was said already or has no place here is passed over."""
        against = self.sayings.get(word)
        if against is None:
            return
        if against:
            self.answer = Answer("unsaid", word)
            return
        self._let_go()
        self.take(read_action(f"{self.me.value}:{word}", self.rules))
        self.answer = Answer("claimed") if word == "claim" else None

    def _call_misdeal(self) -> None:
        """Begin anew with the cards that are dealt instead; what was before the void deal is gone."""
        seed = apply(self.round, CallMisdeal(self.me)).deal.seed
        assert seed is not None  # it was dealt by a seed
        self.deal(seed)

    def _choose_bid(self, bid: Bid) -> None:
        if bid == self.chosen_bid:
            self._bid(bid)
        elif self._may_bid(bid):
            self.chosen, self.chosen_bid, self.answer = None, bid, None

    def _bid(self, bid: Bid) -> None:
        if self._may_bid(bid):
            self._let_go()
            self.take(MakeBid(self.me, bid))

    def _may_bid(self, bid: Bid) -> bool:
        """Tell whether a bid may be made, and answer when it may not; after the own bid a second press is passed over."""
        has_bid = self.seen.bids[self.rules.table.index(self.me)] is not None
        if has_bid and not (self.bidding and self.awaiting == "you"):
            return False
        if self.awaiting != "you":
            self.answer = Answer("waiting")
            return False
        verdicts = self.bid_verdicts()
        if bid in verdicts.legal:
            return True
        if bid not in verdicts.blocked:
            raise SpadesError(
                f"{bid.name!r} is no bid of this table; choose one of the bids shown", "bad-bid", value=bid.name
            )
        self.answer = Answer("blocked", bid.name)
        return False

    def _press(self, card: Card) -> None:
        if card is self.chosen and self.awaiting == "you" and (self.offering or not self.bidding):
            self._play(card)
        elif self._may_touch(card):
            self.chosen, self.chosen_bid, self.answer = card, None, None

    def _play(self, card: Card) -> None:
        if self._may_touch(card) and self.awaiting == "you":
            self._let_go()
            self.take(self._with(card))

    def _with(self, card: Card) -> Action:
        """Return what is done now with a card of the hand."""
        if self.passing:
            return PassCard(self.me, card)
        if self.offering or self.giving:
            return AceCard(self.me, card)
        return Discard(self.me, card) if self.discarding else Play(self.me, card)

    def _may_touch(self, card: Card) -> bool:
        """Tell whether a card may be chosen, and answer when it may not be played.

        A card that is gone already is passed over: the second half of a double click plays no second card.  Before the own turn a card may
        be chosen ahead.
        """
        hand = self.seen.hand
        dealt = self.round.deal.hands[self.rules.table.index(self.me)]
        if hand is None or card not in (*dealt, *self.seen.received, *self.seen.thrown, *hand):
            held = write_cards(hand or ())
            raise DealError(f"{card} is not in this hand; choose one of {held}", "card-not-held", card=card.code)
        if card not in hand or self.awaiting == "score":
            return False
        if self.bidding and not self.offering:
            self.answer = Answer("waiting")
            return False
        if self.awaiting == "you" and card not in self.open_cards:
            self.answer = Answer("blocked", card.code)
            return False
        return True

    def take_back(self) -> bool:
        done = super().take_back()
        if done:
            self._let_go()
        return done

    def _score(self, action: Mapping[str, Any]) -> None:
        if self.sheet is None:
            raise SpadesError("the round is not over yet; play it first", "round-not-over")
        self.sheet.act(action)
        if action["kind"] == "check" and self.sheet.told.get("us") == "checked":
            last = self.sheet.last_prediction("us")
            assert last is not None
            mistake = last.mistakes[0] if last.mistakes else None
            self.last_answer = {"item": "score", "right": last.right, "misconception": mistake}

    def go_on(self) -> None:
        """Let the others act, and gather what is complete, until it is the learner's turn or the round is over."""
        while self.awaiting in ("other", "gather"):
            self.act({"kind": "next" if self.awaiting == "other" else "gather", "at": self.at})

    # What is shown and said

    def view(self) -> dict[str, Any]:
        return round_view(self)

    def strings(self, words: Words) -> dict[str, Any]:
        return round_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        sheet = self.sheet
        return {
            "rules": self.rules.name,
            "seed": self.seed,
            "dealer": self.dealer.value,
            "before": self.before,
            "actions": [write_action(action) for action in self.round.actions],
            "gathered": self.gathered,
            "chosen": self.chosen.code if self.chosen else None,
            "bid": self.chosen_bid.name if self.chosen_bid else None,
            "answer": [self.answer.about, self.answer.what] if self.answer else None,
            "pace": self.pace,
            "score": sheet.state() if sheet else None,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Play a round again from its rules, deal and actions; a state that no play leads to is refused and changes nothing."""
        try:
            new = self._restored(state)
        except SpadesError:
            raise
        except Exception as error:  # a part is missing, or of another kind
            raise _no_state() from error
        vars(self).update(vars(new))

    def _restored(self, state: Mapping[str, Any]) -> RoundTableLogic:
        new = RoundTableLogic(
            state["seed"],
            dealer=state["dealer"],
            before=state["before"],
            rules=rules_named(state["rules"], self.rules),
            pace=state["pace"],
            player=self.player,
        )
        for text in state["actions"]:
            new._rounds.append(apply(new.round, read_action(text, new.rules)))
        gathered, tricks = state["gathered"], len(new.round.tricks)
        if (
            type(gathered) is not int
            or not max(0, tricks - 1) <= gathered <= tricks
            or (new.round.plays and gathered < tricks)
        ):
            raise _no_state()
        new.gathered = gathered
        new._restore_choice(state)
        if new.awaiting == "score":
            new._restore_sheet(state["score"])
        if new.state() != dict(state):
            raise _no_state()
        return new

    def _restore_sheet(self, state: Mapping[str, Any]) -> None:
        """Take back what was predicted and shown of the score: of this round, not of another."""
        self.sheet, fresh = self._new_sheet(), self._new_sheet()
        self.sheet.restore(state)
        if _given(self.sheet) != _given(fresh):
            raise _no_state()

    def _restore_choice(self, state: Mapping[str, Any]) -> None:
        card, bid, answer = state["chosen"], state["bid"], state["answer"]
        if card is not None:
            self.chosen = Card(card) if self._may_touch(Card(card)) else None
        if bid is not None:
            read = self.rules.read_bid(bid)
            self.chosen_bid = read if self._may_bid(read) else None
        self.answer = None
        if answer is not None:
            about, what = answer
            blocked = {bid.name for bid in self.bid_verdicts().blocked} if bid_views(self) else set()
            if self.awaiting == "you" and not self.bidding:
                blocked = {blocked_card.code for blocked_card in self.verdicts().blocked}
            mine = self.awaiting == "you"
            sound = {
                "blocked": what in blocked,
                "waiting": what == "" and self.bidding and not (mine and self.blind),
                "advice": what == "" and mine,
                "unsaid": bool(self.sayings.get(what)),
                "claimed": what == "" and self.has_claimed and isinstance(self.round.actions[-1], Claim),
                "dealt": what == str(self.seed) and not self.round.actions,
                "bad-seed": isinstance(what, str) and len(what) <= LONGEST_TEXT + 1 and seed_problem(what) is not None,
            }
            if not sound.get(about):
                raise _no_state()
            self.answer = Answer(about, what)


def _given(sheet: ScoreCalculatorLogic) -> tuple[object, ...]:
    """Return what the round gives to its score, apart from what the learner says of it."""
    entries = [sheet.sheet.entries[field] for field in INPUTS]
    return sheet.rules, sheet.sheet.seats, sheet.locked, sheet.asked, entries


def _known_pace(pace: str) -> str:
    if pace not in PACES:
        raise SpadesError(f"no pace {pace!r}; expected one of {', '.join(PACES)}", "bad-pace", value=str(pace))
    return pace


def _no_state() -> SpadesError:
    return SpadesError("this state could not come from play; deal the round anew", "bad-round-state")


class RoundTable(Widget[RoundTableLogic]):
    """A round to play from the first bid to the last line of its score, in a notebook of your own.

    In marimo write `table = mo.ui.anywidget(RoundTable(...))`, so that cells which use `table` run again after each press.

    >>> from spades_teach import RoundTable
    >>> table = RoundTable(seed=7)
    >>> table.go_on(); table.round.turn     # the dealer's left bids first
    <Seat.SOUTH: 'S'>
    >>> table.bid("7"); table.go_on(); table.round.phase
    'play'
    """

    def __init__(
        self,
        seed: int = 1,
        *,
        dealer: str = "E",
        before: str | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        pace: str = "calm",
        logic: RoundTableLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Deal a round; you sit South.

        seed, dealer: the deal; "another" takes the next seed, and the deal passes on.  before: totals and bags carried in, "NS:0/3 EW:120/0".
        rules: a rule spec, "standard+blind-nil".  pace: how the others play: "calm", "quick", or "press" for each card when asked to.
        logic: the logic of another table, to show the same round twice; all else about the round is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or RoundTableLogic(seed, dealer=dealer, before=before, rules=rules, pace=pace)
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def round(self) -> Round:
        """The round so far, with all that the engine knows of it."""
        return self.logic.round

    @property
    def seen(self) -> SeatView:
        """The round so far, as your seat may see it."""
        return self.logic.seen

    @property
    def record(self) -> str | None:
        """The round as text once it is over, for `CardTable` or to keep."""
        return self.logic.record

    @property
    def score(self) -> RoundScore | None:
        """The score as far as it is shown: None before the end, and while the prediction is open."""
        return self.logic.sheet.score if self.logic.sheet else None

    def bid(self, bid: str | int) -> None:
        """Bid as a reader would."""
        self.do("bid", bid=str(bid))

    def play(self, card: str | Card) -> None:
        """Play a card as a reader would; one that may not be played is answered, and stays."""
        self.do("play", card=str(card))

    def take_back(self) -> None:
        """Take back your last bid or card, and what the others did since."""
        self.do("take-back")

    def go_on(self) -> None:
        """Let the others act, and gather tricks, until it is your turn or the round is over."""
        self.logic.go_on()
        self.refresh()

    def advice(self) -> Choice | None:
        """Return what a beginner would do with what you see, and why; None when it is not your turn."""
        return self.logic.advice()

    def deal(self, seed: int | str, dealer: str | None = None) -> None:
        """Begin a round with other cards; raises SpadesError for a seed or a seat that is none, and nothing has changed then."""
        self.logic.deal(read_seed(seed), dealer)
        self.refresh()
