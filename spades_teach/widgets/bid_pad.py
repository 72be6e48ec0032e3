"""A pad to bid on: the bids so far, your cards, a count of likely tricks, and what random rounds say about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar
from zlib import crc32

from spades_teach.analysis.estimates import ROUNDS, HandEstimate
from spades_teach.analysis.standings import standing_before
from spades_teach.core.actions import Announce, Look, MakeBid
from spades_teach.core.bids import NIL, Bid, added_up, number
from spades_teach.core.cards import Card, read_cards, read_hand, write_cards
from spades_teach.core.deals import check_seed
from spades_teach.core.errors import DealError, SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import sees_cards
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.i18n import Words
from spades_teach.widgets.bid_view import pad_view
from spades_teach.widgets.bid_words import pad_strings
from spades_teach.widgets.bidding_round import check_bids, deal_around, is_blind, others_bid, read_bids, up_to_bids
from spades_teach.widgets.estimate_steps import (
    CHUNK,
    estimate_state,
    played,
    read_estimate,
    whole_chunks,
)
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.hand_fan import PLACES, SUIT_ORDER, alternating
from spades_teach.widgets.round_sheet import PLACES_OF
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.trick_counts import CountVerdict, judge_count
from spades_teach.widgets.verdicts import sources_of

ASKS = (None, "count")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was said to the last press: `blocked`, `looked`, `announced`, `made`, `card`, `none-ticked` or `compared`."""

    about: str
    bid: str | None = None
    card: Card | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def sign(self) -> str:
        return {"blocked": "bad", "made": "good"}.get(self.about, "note")


class BidPadLogic:
    """The pad apart from the page: a round while it is bid, the learner's ticks, and an estimate as far as it was asked for.

    Nothing of the own hand leaves it (view, strings, state) while a blind bid is open.
    """

    name: ClassVar[str] = "bid-pad"

    def __init__(
        self,
        hand: str | Iterable[Card] = "",
        *,
        seed: int = 0,
        bids: str = "",
        dealer: str = "N",
        before: str | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        seat: str = "S",
        ask: str | None = None,
        rounds: int = ROUNDS,
    ) -> None:
        """Deal, and let those bid whose turn comes first; see `BidPad` for the arguments.

        Raises SpadesError for what cannot be.
        """
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        check_four_in_two(self.rules)
        if ask not in ASKS:
            raise SpadesError(f"nothing called {ask!r} to ask for; expected None or 'count'", "bad-ask", value=str(ask))
        self.seat = self.rules.table.read_seat(seat)
        self.ask, self.seed = ask, check_seed(seed)
        self.rounds = whole_chunks(rounds)
        self.totals_known = before is not None
        self.given = read_bids(bids, self.rules, self.seat)
        cards = read_hand(hand if isinstance(hand, str) else write_cards(hand)) if hand else ()
        deal = deal_around(cards, self.seed, self.rules.table.read_seat(dealer), self.seat, self.rules)
        setup = f"{hand and write_cards(cards)} {seed} {bids} {dealer} {before} {self.rules.name} {seat} {ask} {rounds}"
        self._setup = f"{crc32(setup.encode()):08x}"
        self._first = up_to_bids(start_round(self.rules, deal, standing_before(before, self.rules)))
        check_bids(self._first, self.seat, self.given)
        self._begin()
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def _begin(self) -> None:
        self.game = self._with_others(self._first)
        self.mine: tuple[str, ...] = ()  # "look", what was announced, and the bid
        self.chosen: Bid | None = None
        self.ticks: frozenset[Card] = frozenset()
        self.estimate: HandEstimate | None = None
        self.answer: Answer | None = None
        self.last_answer: dict[str, Any] | None = None

    def _with_others(self, game: Round) -> Round:
        return others_bid(game, self.seat, self.given)

    # What is so now

    @property
    def sees(self) -> bool:
        """Whether the learner may see the own cards."""
        return sees_cards(self.game, self.seat)

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The learner's cards as they are held; None while a blind bid is open."""
        if not self.sees:
            return None
        trumps = self.rules.trumps
        cards = self.game.hands[self.rules.table.index(self.seat)]
        order = alternating(
            tuple(suit for suit in SUIT_ORDER if any(trumps.sorted_with(card) is suit for card in cards))
        )
        return tuple(sorted(cards, key=lambda card: (order.index(trumps.sorted_with(card)), -trumps.strengths[card])))

    @property
    def bid(self) -> Bid | None:
        """What the learner has bid."""
        return self.game.bids[self.rules.table.index(self.seat)]

    @property
    def raising(self) -> bool:
        """Whether all have bid, and the learner may raise the own bid or stay at it."""
        return self.game.phase == "raising" and self.game.turn is self.seat

    @property
    def running(self) -> bool:
        """Whether rounds are still being played for the estimate."""
        return self.estimate is not None and self.estimate.rounds < self.rounds

    @property
    def compared(self) -> CountVerdict | None:
        """How the learner's count compares; None while it was not asked for, and while rounds are still played."""
        if self.estimate is None or self.running:
            return None
        return judge_count(self.ticks, self.estimate, self.rules.trumps)

    @property
    def done(self) -> bool:
        """Whether the step is reached: the count compared where it is asked for, else the bid made."""
        return self.compared is not None if self.ask == "count" else self.bid is not None

    def contract(self, side: str) -> int:
        """Return the tricks that a side has promised so far; nil adds none."""
        return added_up(bid for _, bid in self.side_bids(side))

    def side_bids(self, side: str) -> list[tuple[str, Bid | None]]:
        places = PLACES_OF[side]
        return [(place, bid) for place, bid in self.in_order() if place in places]

    def in_order(self) -> list[tuple[str, Bid | None]]:
        """Return places and bids in the order in which they bid: the dealer last."""
        table = self.rules.table
        seats = table.clockwise_from(table.after(self.game.deal.dealer))
        return [(self.place(seat.value), self.game.bids[table.index(seat)]) for seat in seats]

    def place(self, seat: str) -> str:
        seats = [each.value for each in self.rules.table.clockwise_from(self.seat)]
        return PLACES[seats.index(seat)]

    def number_keys(self) -> tuple[Bid, ...]:
        return (NIL, *(number(tricks) for tricks in range(1, self.rules.tricks + 1)))

    def special_keys(self) -> tuple[Bid, ...]:
        """Return the bids of these rules that are no number and no nil: blind nil, where it is played."""
        bids = [getattr(kind, "bid", None) for kind in self.rules.kinds]
        return tuple(bid for bid in bids if isinstance(bid, Bid) and bid != NIL)

    @property
    def announcements(self) -> dict[str, Announce]:
        """What the learner may announce now beside the bid, by name."""
        options = legal_actions(self.game) if self.game.turn is self.seat else ()
        return {option.name: option for option in options if isinstance(option, Announce)}

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked.

        `choose`, `bid` (`bid`: its name, `0` is nil); `let-go`; `look`; `tick` (`card`); `compare`; `more` (rounds); `again`: take the bid back.
        """
        self.last_answer = None
        match action:
            case {"kind": "choose" | "bid", "bid": str(name)} if name in self.announcements:
                self._announce(self.announcements[name])
            case {"kind": "choose", "bid": str(name)}:
                self._choose(self.rules.read_bid(name) if name not in ("0", NIL.name) else NIL)
            case {"kind": "bid", "bid": str(name)}:
                self._make(self.rules.read_bid(name) if name not in ("0", NIL.name) else NIL)
            case {"kind": "let-go"}:
                self.chosen = self.answer = None
            case {"kind": "look"}:
                self._look()
            case {"kind": "tick", "card": str(code)}:
                self._tick(Card(code))
            case {"kind": "compare"}:
                self._compare()
            case {"kind": "more"}:
                self._more()
            case {"kind": "again"}:
                self._again()
            case _:
                raise SpadesError(f"a bid pad knows no action {dict(action)!r}", "bad-action", value=str(action))

    def _choose(self, bid: Bid) -> None:
        if bid == self.chosen:
            return self._make(bid)
        if self._may_bid(bid):
            self.chosen, self.answer = bid, None
        return None

    def _make(self, bid: Bid) -> None:
        if bid == self.bid and not (self.raising and bid == self.chosen):
            return  # the second half of a double click; who stays at a bid has chosen it anew
        if self._may_bid(bid):
            self.game = self._with_others(apply(self.game, MakeBid(self.seat, bid)))
            self.mine = (*self.mine, bid.name)
            self.chosen, self.answer = None, Answer(about="made", bid=bid.name)

    def _may_bid(self, bid: Bid) -> bool:
        """Tell whether a bid may be made now, and answer when it may not."""
        reasons = violations(self.game, MakeBid(self.seat, bid))
        if self.bid is not None and not self.raising:
            reasons = (Reason.of("already-bid", seat=self.seat.value),)
        if reasons:
            self.answer = Answer(about="blocked", bid=bid.name, reasons=reasons)
        return not reasons

    def _announce(self, action: Announce) -> None:
        self.game = apply(self.game, action)
        self.mine = (*self.mine, action.name)
        self.answer = Answer(about="announced", bid=action.name)

    def _look(self) -> None:
        if not self.sees:
            self.game = apply(self.game, Look(self.seat))
            self.mine = (*self.mine, "look")
            self.chosen, self.answer = None, Answer(about="looked")

    def _tick(self, card: Card) -> None:
        if card not in (self.hand or ()):
            raise DealError(f"{card} is not in this hand, or not to be seen yet", "card-not-held", card=card.code)
        if self.estimate is not None:
            self.answer = Answer(about="card", card=card)
        else:
            self.ticks ^= {card}
            self.answer = None

    def _compare(self) -> None:
        """Begin to play rounds.  An empty count is asked back once: none is an answer, and so is having forgotten to tick."""
        if self.hand is None or self.estimate is not None:
            return
        if not self.ticks and self.ask == "count" and (self.answer is None or self.answer.about != "none-ticked"):
            self.answer = Answer(about="none-ticked")
            return
        self.estimate = self._estimate(CHUNK)
        self._compare_at_end()

    def _more(self) -> None:
        if self.running and self.estimate is not None:
            self.estimate = self._estimate(self.estimate.rounds + CHUNK)
            self._compare_at_end()

    def _compare_at_end(self) -> None:
        self.answer = None
        verdict = self.compared
        if verdict is None:
            return
        self.answer = Answer(about="compared")
        if self.ask == "count":
            self.last_answer = {"item": "count", "right": verdict.near, "misconception": verdict.misconception}

    def _estimate(self, rounds: int) -> HandEstimate:
        assert self.hand is not None
        return played(self.hand, self.seed, self.rules, rounds)

    def _again(self) -> None:
        """Take the bid back, for practice; what was seen stays seen, and a blind bid stands."""
        bid = self.bid
        if bid is not None and not is_blind(self.rules, bid):
            looked = "look" in self.mine
            self.game = self._with_others(
                apply(self._with_others(self._first), Look(self.seat)) if looked else self._first
            )
            self.mine = ("look",) if looked else ()
            self.chosen = self.answer = None

    # What is shown

    def view(self) -> dict[str, Any]:
        return pad_view(self)

    def strings(self, words: Words) -> dict[str, Any]:
        return pad_strings(self, words)

    # What is kept

    def state(self) -> dict[str, Any]:
        """Return what a progress file keeps: no card while a blind bid is open."""
        return {
            "setup": self._setup,
            "mine": list(self.mine),
            "chosen": self.chosen.name if self.chosen else None,
            "ticks": write_cards(card for card in self.hand or () if card in self.ticks),
            "estimate": estimate_state(self.estimate),
            "said": self._said_state(),
        }

    def _said_state(self) -> str | None:
        if self.answer is None:
            return None
        about = self.answer
        return " ".join([about.about, *([about.bid] if about.bid else []), *([about.card.code] if about.card else [])])

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state by doing it again; one that nothing leads to, or of another deal, is refused and changes nothing."""
        try:
            new = self._restored(state)
        except SpadesError:
            raise
        except Exception as error:  # a part is missing, or of another kind
            raise _no_state() from error
        vars(self).update(vars(new))

    def _restored(self, state: Mapping[str, Any]) -> BidPadLogic:
        new = object.__new__(BidPadLogic)
        vars(new).update(vars(self))
        new._begin()
        for word in state["mine"]:
            if new.raising:
                new.act({"kind": "choose", "bid": word})
            new.act({"kind": "look"} if word == "look" else {"kind": "bid", "bid": word})
        new.ticks = frozenset(read_cards(state["ticks"]))
        if not new.ticks <= set(new.hand or ()):
            raise SpadesError("this count is of another hand; begin anew", "bad-state")
        new.estimate = read_estimate(state["estimate"], new.hand, seed=self.seed, rules=self.rules, most=self.rounds)
        if state["chosen"] is not None:
            bid = self.rules.read_bid(state["chosen"])
            new.chosen = bid if new._may_bid(bid) else None
        new.answer = new._answer_from(state["said"])
        new.last_answer = None
        if new.state() != dict(state):
            raise _no_state()
        return new

    def _answer_from(self, said: str | None) -> Answer | None:
        if said is None:
            return None
        about, _, thing = said.partition(" ")
        if about == "blocked":
            self._may_bid(self.rules.read_bid(thing) if thing != NIL.name else NIL)
            return self.answer
        untouched = self.estimate is None and not self.ticks
        sound = {
            "looked": untouched and self.mine == ("look",) and self.chosen is None,
            "announced": self.bid is None and self.mine[-1:] == (thing,),
            "made": self.bid is not None and self.bid.name == thing,
            "none-ticked": untouched and self.hand is not None and self.ask == "count",
            "card": self.estimate is not None and thing in {card.code for card in self.hand or ()},
            "compared": self.compared is not None,
        }
        if not sound.get(about):
            return None
        return Answer(about="card", card=Card(thing)) if about == "card" else Answer(about=about, bid=thing or None)


def _no_state() -> SpadesError:
    return SpadesError("this state could not come from this pad; begin it anew", "bad-state")


class BidPad(Widget[BidPadLogic]):
    """A pad to bid on, in a notebook of your own.

    In marimo write `pad = mo.ui.anywidget(BidPad(...))`, so that cells which use `pad` run again after each press.

    >>> from spades_teach import BidPad
    >>> pad = BidPad(seed=7, bids="E:3")
    >>> pad.make("4"); str(pad.bid), pad.contract >= 4
    ('4', True)
    """

    def __init__(
        self,
        hand: str | Iterable[Card] = "",
        *,
        seed: int = 0,
        bids: str = "",
        dealer: str = "N",
        before: str | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        seat: str = "S",
        ask: str | None = None,
        rounds: int = ROUNDS,
        logic: BidPadLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a hand to bid on.

        hand: your thirteen cards; else those that `seed` deals you.  The cards of the others never reach the page.
        bids: what others bid, "W:3 N:nil"; whoever is left out, or may not bid so after you, bids as the beginner does.
        dealer: bids last; left of him is the first.
        before: totals and bags before the round, "NS:120/3 EW:240/1", for blind bids and to be shown.
        rules: a rule spec, "standard+blind-nil".  seat: yours.
        ask: "count" asks for a count of likely tricks first; rounds: random rounds of an estimate, in steps of 25.
        logic: the logic of another pad, to show the same one twice.  lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or BidPadLogic(
            hand, seed=seed, bids=bids, dealer=dealer, before=before, rules=rules, seat=seat, ask=ask, rounds=rounds
        )
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    def __repr__(self) -> str:
        """Write the call that made it; nothing of it while a blind bid is open, since it may hold the cards."""
        return super().__repr__() if self.logic.sees else f"{type(self).__name__}(...)"

    @property
    def bid(self) -> Bid | None:
        """What you have bid."""
        return self.logic.bid

    @property
    def bids(self) -> tuple[Bid | None, ...]:
        """All bids so far, in table order: North, East, South, West."""
        return self.logic.game.bids

    @property
    def contract(self) -> int:
        """Tricks that your side has promised so far."""
        return self.logic.contract("us")

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """Your cards; None while you may still bid blind."""
        return self.logic.hand

    @property
    def counted(self) -> tuple[Card, ...]:
        """The cards that you have ticked as likely tricks."""
        return tuple(card for card in self.logic.hand or () if card in self.logic.ticks)

    @property
    def estimate(self) -> HandEstimate | None:
        """What the random rounds have said so far; None before they are asked."""
        return self.logic.estimate

    def make(self, bid: str | int) -> None:
        """Bid, as a press would; where all have bid and may raise, raise the own bid or stay at it."""
        if self.logic.raising:
            self.do("choose", bid=str(bid))
        self.do("bid", bid=str(bid))

    def look_at_cards(self) -> None:
        """Look at your cards, which gives up a blind bid."""
        self.do("look")

    def compare(self) -> None:
        """Play all random rounds at once and compare the count with them."""
        self.do("compare")
        while self.logic.running:
            self.do("more")
