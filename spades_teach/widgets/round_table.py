"""A whole round to play: bid, play against three others, gather each trick, work out the score.

The three others are a player of `spades_teach.players`, who sees a `SeatView` and nothing else.  What the learner tries goes to the engine;
what it forbids is answered with the engine's reasons.  A round is its rules, its deal and its actions, so that it is kept by keeping these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from spades_teach.analysis.remarks import find_remark
from spades_teach.core.actions import Action, Look, MakeBid
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card, write_cards
from spades_teach.core.deals import SEEDS, deal_cards
from spades_teach.core.errors import DealError, SpadesError
from spades_teach.core.judging import BidVerdicts, CardVerdicts, judge_bids, judge_cards
from spades_teach.core.notation import read_action, read_standing, round_to_text, write_action
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore
from spades_teach.core.stages import bid_context, play_context
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import Play
from spades_teach.core.variants import RuleSpec, allowing, compose
from spades_teach.core.views import SeatView, seat_view
from spades_teach.i18n import Words
from spades_teach.players import Choice, Player, choose
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.table_scene import Scene, contract, tell
from spades_teach.widgets.verdicts import rule_rows, say, sources_of

PACES = ("calm", "quick", "press")
"""How the others play: with a pause after each card, with hardly any, or each when asked to."""

SCORING = ("type", "check", "next-line", "all-lines")
"""Actions that the score takes, as ScoreCalculatorLogic knows them."""

ANSWERS = ("blocked", "waiting", "advice")


@dataclass(frozen=True, slots=True)
class Answer:
    """What was said to the last press.  about: blocked, waiting or advice.  what: the card or bid that was tried, as text."""

    about: str
    what: str = ""


class RoundTableLogic:
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
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        if self.rules.table != FOUR_IN_TWO:
            raise SpadesError(
                f"{self.rules.name!r} is not for four players in two sides; choose rules that are",
                "not-four-in-two",
                value=self.rules.name,
            )
        self.me = Seat.SOUTH
        self.player = player
        self.pace = _known_pace(pace)
        self.before = before
        self.dealer = self.rules.table.read_seat(dealer)
        ScoreCalculatorLogic(before=before, rules=self.rules)  # refuses now what no sheet could hold at the end
        self.deal(seed)
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def deal(self, seed: int, dealer: str | None = None) -> None:
        """Begin a round with other cards; dealer: the same as before when left out."""
        table = self.rules.table
        standing = read_standing(self.before, self.rules) if self.before else Standing((0, 0), (0, 0))
        seat = table.read_seat(dealer) if dealer is not None else self.dealer
        start = start_round(self.rules, deal_cards(seed, seat, pack=self.rules.pack, table=table), standing)
        self.seed, self.dealer = seed, seat
        self._rounds = [start]
        self._begin_anew()

    def _begin_anew(self) -> None:
        del self._rounds[1:]
        self.gathered = 0
        self.sheet: ScoreCalculatorLogic | None = None
        self.last_answer: dict[str, Any] | None = None
        self._let_go()

    def _let_go(self) -> None:
        self.chosen: Card | None = None
        self.chosen_bid: Bid | None = None
        self.answer: Answer | None = None

    # What is so now

    @property
    def round(self) -> Round:
        return self._rounds[-1]

    @property
    def scene(self) -> Scene:
        return Scene(game=self.round, seat=self.me, gathered=self.gathered)

    @property
    def seen(self) -> SeatView:
        """All that the learner's seat may know."""
        return seat_view(self.round, self.me)

    @property
    def awaiting(self) -> str:
        """What comes next: `gather`, an action of `other`, one of `you`, or the `score`."""
        if self.scene.waiting:
            return "gather"
        if self.round.over:
            return "score"
        return "you" if self.round.turn is self.me else "other"

    @property
    def at(self) -> int:
        """A number that rises with every action and every trick gathered: who asks for the next names it, so that nobody asks twice."""
        return len(self.round.actions) + self.gathered

    @property
    def bidding(self) -> bool:
        return self.round.phase == "bidding"

    @property
    def blind(self) -> bool:
        """Whether the own cards lie face down, because a blind bid is still open."""
        return self.seen.hand is None

    @property
    def done(self) -> bool:
        """Whether the round was played to its end and its score worked out."""
        return self.sheet is not None and not self.sheet.hidden

    @property
    def record(self) -> str | None:
        """The round as text, once it is over: before, the text would tell what the others hold."""
        return round_to_text(self.round) if self.awaiting == "score" else None

    @property
    def may_take_back(self) -> bool:
        """Whether the own last action can be taken back; having looked cannot."""
        last = self._own_last
        return self.awaiting != "score" and last is not None and not isinstance(self.round.actions[last], Look)

    @property
    def _own_last(self) -> int | None:
        """The place of the own last action."""
        places = [place for place, action in enumerate(self.round.actions) if action.seat is self.me]
        return places[-1] if places else None

    def verdicts(self) -> CardVerdicts:
        """Judge the own cards for the trick in play."""
        return judge_cards(self.rules, play_context(self.round, self.me))

    def bid_verdicts(self) -> BidVerdicts:
        return judge_bids(self.rules, bid_context(self.round, self.me))

    def advice(self) -> Choice | None:
        """Return what the player at the other seats would do with what the learner sees, None when there is nothing to do."""
        return self.player(self.seen) if self.awaiting == "you" else None

    def remark(self) -> tuple[Reason, Choice] | None:
        """Return what the own last card gave away and what the player would have done there; None when it was nothing."""
        last = self._own_last
        action = self.round.actions[last] if last is not None else None
        if last is None or not isinstance(action, Play):
            return None
        view = seat_view(self._rounds[last], self.me)
        found = find_remark(view, action.card)
        choice = self.player(view)
        return None if found is None or choice.action == action else (found, choice)

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed.

        `next` and `gather` name `at`.  `look`; `choose-bid` and `bid` (with `bid`); `press` and `play` (with `card`); `let-go`; `advice`;
        `take-back`; `again`, `another`; `pace` (`to`); and once the round is over those of the score.
        """
        self.last_answer = None
        match action:
            case {"kind": "next", "at": int(at)}:
                self._next(at)
            case {"kind": "gather", "at": int(at)}:
                self._gather(at)
            case {"kind": "look"}:
                self._look()
            case {"kind": "choose-bid", "bid": str(name)}:
                self._choose_bid(self.rules.read_bid(name))
            case {"kind": "bid", "bid": str(name)}:
                self._bid(self.rules.read_bid(name))
            case {"kind": "press", "card": str(code)}:
                self._press(Card(code))
            case {"kind": "play", "card": str(code)}:
                self._play(Card(code))
            case {"kind": "let-go"}:
                self._let_go()
            case {"kind": "advice"}:
                self.answer = Answer("advice") if self.awaiting == "you" else self.answer
            case {"kind": "take-back"}:
                self._take_back()
            case {"kind": "again"}:
                self._begin_anew()
            case {"kind": "another"}:
                self.deal((self.seed + 1) % SEEDS, self.rules.table.after(self.dealer).value)
            case {"kind": "pace", "to": str(pace)}:
                self.pace = _known_pace(pace)
            case {"kind": str(kind)} if kind in SCORING:
                self._score(action)
            case _:
                raise SpadesError(f"a round knows no action {dict(action)!r}", "bad-action", value=str(action))

    def _next(self, at: int) -> None:
        """Let one of the others act; an old request is passed over."""
        if at != self.at or self.awaiting != "other":
            return
        turn = self.round.turn
        assert turn is not None
        self._take(self.player(seat_view(self.round, turn)).action)

    def _gather(self, at: int) -> None:
        if at != self.at or not self.scene.waiting:
            return
        self.gathered += 1
        if self.awaiting == "score":
            self.sheet = self._new_sheet()

    def _new_sheet(self) -> ScoreCalculatorLogic:
        game = self.round
        seats = game.rules.table.seats
        bids = " ".join(f"{seat.value}:{bid.name}" for seat, bid in zip(seats, game.bids, strict=True) if bid)
        tricks = " ".join(f"{seat.value}:{taken}" for seat, taken in zip(seats, game.taken, strict=True))
        return ScoreCalculatorLogic(bids, tricks, self.before, rules=self.rules, predict="us", seat=self.me.value)

    def _take(self, action: Action) -> None:
        self._rounds.append(apply(self.round, action))
        self.answer = None
        ready = self.awaiting == "you" and not self.bidding
        if self.chosen is not None and ready and self.chosen not in self.round.playable:
            self.chosen = None  # what was chosen ahead may not be played now

    def _look(self) -> None:
        if not self.blind:
            return  # the second half of a double click
        self._let_go()
        self._take(Look(self.me))

    def _choose_bid(self, bid: Bid) -> None:
        if bid == self.chosen_bid:
            self._bid(bid)
        elif self._may_bid(bid):
            self.chosen_bid, self.answer = bid, None

    def _bid(self, bid: Bid) -> None:
        if self._may_bid(bid):
            self._let_go()
            self._take(MakeBid(self.me, bid))

    def _may_bid(self, bid: Bid) -> bool:
        """Tell whether a bid may be made, and answer when it may not; after the own bid a second press is passed over."""
        if self.seen.bids[self.rules.table.index(self.me)] is not None:
            return False
        if self.awaiting != "you":
            self.answer = Answer("waiting")
            return False
        verdicts = self.bid_verdicts()
        if bid in verdicts.legal:
            return True
        if bid not in verdicts.blocked:
            raise SpadesError(f"{bid.name!r} is no bid of this table", "bad-bid", value=bid.name)
        self.answer = Answer("blocked", bid.name)
        return False

    def _press(self, card: Card) -> None:
        if card is self.chosen and self.awaiting == "you" and not self.bidding:
            self._play(card)
        elif self._may_touch(card):
            self.chosen, self.answer = card, None

    def _play(self, card: Card) -> None:
        if self._may_touch(card) and self.awaiting == "you":
            self._let_go()
            self._take(Play(self.me, card))

    def _may_touch(self, card: Card) -> bool:
        """Tell whether a card may be chosen, and answer when it may not be played.

        A card that is gone already is passed over: the second half of a double click plays no second card.  Before the own turn a card may
        be chosen ahead.
        """
        hand = self.seen.hand
        if hand is None or card not in self.round.deal.hands[self.rules.table.index(self.me)]:
            held = write_cards(hand or ())
            raise DealError(f"{card} is not in this hand; choose one of {held}", "card-not-held", card=card.code)
        if card not in hand or self.awaiting == "score":
            return False
        if self.bidding:
            self.answer = Answer("waiting")
            return False
        if self.awaiting == "you" and card not in self.round.playable:
            self.answer = Answer("blocked", card.code)
            return False
        return True

    def _take_back(self) -> None:
        """Go back to before the own last action; what the others did since is undone with it."""
        last = self._own_last
        if last is None or not self.may_take_back:
            return
        del self._rounds[last + 1 :]
        self.gathered = len(self.round.tricks)
        self._let_go()

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

    # What is shown

    def view(self) -> dict[str, Any]:
        awaiting, over = self.awaiting, self.awaiting == "score"
        return {
            "scene": self.scene.view(),
            "awaiting": awaiting,
            "at": self.at,
            "cards": self._card_views(),
            "chosen": self.chosen.code if self.chosen else None,
            "bids": self._bid_views(),
            "chosen_bid": self.chosen_bid.name if self.chosen_bid else None,
            "look": self.blind and awaiting == "you",
            "pace": self.pace,
            "may_advise": awaiting == "you",
            "may_take_back": self.may_take_back,
            "answer": None if self.answer is None else {"about": self.answer.about, "what": self.answer.what},
            "remark": found[0].id if (found := self._remark_shown()) else None,
            "score": self.sheet.view()["sides"] if self.sheet else None,
            "done": self.done,
            "seed": self.seed if over else None,
            "record": self.record,
        }

    def _card_views(self) -> list[dict[str, str]]:
        playable = self.round.playable if self.awaiting == "you" and not self.bidding else None
        return [{"card": card.code, "state": self._state(card, playable)} for card in self.scene.hand or ()]

    def _state(self, card: Card, playable: tuple[Card, ...] | None) -> str:
        if card is self.chosen:
            return "chosen"
        if playable is None:
            return "plain" if self.bidding else "waiting"
        return "legal" if card in playable else "blocked"

    def _bid_views(self) -> list[dict[str, str]] | None:
        if self.awaiting != "you" or not self.bidding:
            return None
        verdicts = self.bid_verdicts()
        blocked = () if self.blind else verdicts.blocked  # what is bid with open eyes is shown when they are open
        bids = sorted([*verdicts.legal, *blocked], key=lambda bid: (bid.tricks, bid.name != "nil", bid.name))
        return [{"bid": bid.name, "state": self._bid_state(bid, verdicts)} for bid in bids]

    def _bid_state(self, bid: Bid, verdicts: BidVerdicts) -> str:
        if bid == self.chosen_bid:
            return "chosen"
        return "legal" if bid in verdicts.legal else "blocked"

    def _remark_shown(self) -> tuple[Reason, Choice] | None:
        """Return what is to be said of the own last card: until the next one is chosen, or something else is asked."""
        return self.remark() if self.answer is None and self.chosen is None and self.awaiting != "score" else None

    def strings(self, words: Words) -> dict[str, Any]:
        scene, awaiting = self.scene, self.awaiting
        return {
            "title": words("round-table-title"),
            "task": self._task(words),
            "scene": scene.strings(words),
            "told": tell(scene, self._happened, words, was_broken=self._rounds[max(0, len(self._rounds) - 2)].broken),
            "note": self._note(words),
            "cards": {
                each["card"]: words(f"hand-fan-card-{_said(each['state'])}", card=each["card"])
                for each in self._card_views()
            },
            "bids": {each["bid"]: self._bid_label(each, words) for each in self._bid_views() or ()},
            "bids_name": words("round-table-bids"),
            "promise": self._promise(words),
            "go": self._go_label(words),
            "look": words("round-table-look"),
            "advice": words("round-table-advice"),
            "back": words("round-table-take-back"),
            "again": words("round-table-again"),
            "another": words("round-table-another"),
            "pace": words("round-table-pace"),
            "paces": {pace: words(f"round-table-pace-{pace}") for pace in PACES},
            "score": self._score_strings(words),
            "record": words("round-table-record", seed=str(self.seed)) if awaiting == "score" else "",
            "copy": words("round-table-copy"),
            "copied": words("round-table-copied"),
        }

    @property
    def _happened(self) -> str:
        """What has just happened, as `tell` names it."""
        actions, tricks = self.round.actions, self.round.tricks
        if not actions:
            return "deal"
        if not isinstance(actions[-1], Play):
            return "look" if isinstance(actions[-1], Look) else "bid"
        return "gather" if tricks and not self.round.plays and self.gathered == len(tricks) else "card"

    def _task(self, words: Words) -> str:
        match self.awaiting:
            case "gather":
                winner = self.scene.winner
                assert winner is not None
                return words("round-table-task-gather", place=self.scene.place(winner))
            case "score":
                return words("round-table-task-done" if self.done else "round-table-task-score")
            case "other":
                turn = self.round.turn
                assert turn is not None
                kind = "bids" if self.bidding else "plays"
                return words(f"round-table-task-{kind}", place=self.scene.place(turn))
            case _ if self.bidding:
                return words("round-table-task-blind" if self.blind else "round-table-task-bid")
            case _:
                blocked = len(self.scene.hand or ()) - len(self.round.playable)
                return words(
                    "round-table-task-follow" if self.round.plays else "round-table-task-lead", blocked=blocked
                )

    def _bid_label(self, each: Mapping[str, str], words: Words) -> dict[str, str]:
        return {
            "text": words.bid(each["bid"]),
            "label": words(f"round-table-bid-{each['state']}", bid=each["bid"]),
        }

    def _promise(self, words: Words) -> str:
        """Say what the side promises with the bid that is chosen."""
        if self.chosen_bid is None:
            return ""
        return words("round-table-promise", sum=contract(words, [self.chosen_bid, self.scene.bid("partner")]))

    def _go_label(self, words: Words) -> str:
        """Say what the one great button does now."""
        match self.awaiting:
            case "gather":
                return words("round-table-gather")
            case "other":
                return words("round-table-next" if self.round.actions else "round-table-begin")
            case "score":
                return ""
            case _ if self.bidding:
                return (
                    words("round-table-bid", bid=self.chosen_bid.name)
                    if self.chosen_bid
                    else words("round-table-bid-none")
                )
            case _:
                return words("hand-fan-play", card=self.chosen.code) if self.chosen else words("hand-fan-play-none")

    def _note(self, words: Words) -> dict[str, Any] | None:
        """Answer the last press, or remark on the last card."""
        answer = self.answer
        if answer is None:
            return self._remark(words)
        match answer.about:
            case "waiting":
                return {"sign": "note", "text": words("round-table-waiting"), "rows": []}
            case "advice":
                advice = self.advice()
                return None if advice is None else {"sign": "note", "text": self._advised(advice, words), "rows": []}
            case _ if self.bidding:
                reasons = self.bid_verdicts().blocked[self.rules.read_bid(answer.what)]
                why = " ".join(say(words, reason, self.scene.place_of) for reason in reasons)
                rows = rule_rows(words, self.rules, [reason.id for reason in reasons])
                return {"sign": "bad", "text": why, "rows": rows}
            case _:
                card = Card(answer.what)
                reasons = self.verdicts().blocked[card]
                why = " ".join(say(words, reason, self.scene.place_of) for reason in reasons)
                options = allowing(self.rules, play_context(self.round, self.me), card)
                rows = rule_rows(words, self.rules, [reason.id for reason in reasons], options)
                return {"sign": "bad", "text": words("hand-fan-blocked", card=card.code, why=why), "rows": rows}

    def _advised(self, choice: Choice, words: Words) -> str:
        why = say(words, choice.reason, self.scene.place_of)
        match choice.action:
            case MakeBid(bid=bid):
                return words("round-table-would-bid", bid=bid.name, why=why)
            case Play(card=card):
                return words("round-table-would-play", card=card.code, why=why)
            case _:
                return words("round-table-would-look", why=why)

    def _remark(self, words: Words) -> dict[str, Any] | None:
        """Say what the own last card gave away, and what a beginner would have thought there."""
        found = self._remark_shown()
        if found is None:
            return None
        remark, choice = found
        rows = [self._advised(choice, words)]
        if self.may_take_back:
            rows.append(words("round-table-try-again"))
        return {"sign": "note", "text": say(words, remark, self.scene.place_of), "rows": rows}

    def _score_strings(self, words: Words) -> dict[str, Any] | None:
        return None if self.sheet is None else self.sheet.strings(words)

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
        new = RoundTableLogic(
            state["seed"],
            dealer=state["dealer"],
            before=state["before"],
            rules=state["rules"],
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
            new.sheet = new._new_sheet()
            new.sheet.restore(state["score"])
        if new.state() != dict(state):
            raise _no_state()
        vars(self).update(vars(new))

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
            blocked = {bid.name for bid in self.bid_verdicts().blocked} if self._bid_views() else set()
            if self.awaiting == "you" and not self.bidding:
                blocked = {blocked_card.code for blocked_card in self.verdicts().blocked}
            sound = about in ANSWERS and (what in blocked if about == "blocked" else what == "")
            if not sound or (about == "advice" and self.awaiting != "you"):
                raise _no_state()
            self.answer = Answer(about, what)


def _said(state: str) -> str:
    """Return the state of a card as its name tells it."""
    return "waiting" if state == "plain" else state


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

    def deal(self, seed: int, dealer: str | None = None) -> None:
        """Begin a round with other cards."""
        self.logic.deal(seed, dealer)
        self.refresh()
