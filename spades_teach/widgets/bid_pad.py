"""A pad to bid on: the bids so far, your cards, a count of likely tricks, and what random rounds say about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar
from zlib import crc32

from spades_teach.analysis.estimates import ROUNDS, HandEstimate, estimate_tricks, more_rounds
from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import NIL, Bid, number
from spades_teach.core.cards import Card, read_cards, read_hand, write_cards
from spades_teach.core.deals import Deal, check_seed, deal_cards, shuffled
from spades_teach.core.errors import DealError, NotationError, SpadesError
from spades_teach.core.notation import read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, start_round, violations
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import sees_cards
from spades_teach.core.table import Seat
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.core.views import seat_view
from spades_teach.i18n import Words
from spades_teach.players import choose
from spades_teach.widgets.hand_fan import PLACES, SUIT_ORDER, alternating
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.trick_counts import MISSED, CountVerdict, judge_count
from spades_teach.widgets.verdicts import rule_rows, say, sources_of

CHUNK = 25
"""Rounds between two looks at the page: the shares are seen to settle, and nobody waits long."""

ASKS = (None, "count")
PLACE_SIDES = (("us", ("you", "partner")), ("them", ("left", "right")))


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was said to the last press: `blocked`, `looked`, `made`, `card`, `none-ticked` or `compared`."""

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
        if len(self.rules.table.seats) != len(PLACES):
            raise SpadesError("this pad is for a table of four; choose other rules", "bid-pad-not-four")
        if ask not in ASKS:
            raise SpadesError(f"nothing called {ask!r} to ask for; expected None or 'count'", "bad-ask", value=str(ask))
        self.seat = self.rules.table.read_seat(seat)
        self.ask, self.seed = ask, check_seed(seed)
        self.rounds = _whole_chunks(rounds)
        self.totals_known = before is not None
        self.given = _read_bids(bids, self.rules, self.seat)
        cards = read_hand(hand if isinstance(hand, str) else write_cards(hand)) if hand else ()
        deal = _deal(cards, self.seed, self.rules.table.read_seat(dealer), self.seat, self.rules)
        setup = f"{hand and write_cards(cards)} {seed} {bids} {dealer} {before} {self.rules.name} {seat} {ask} {rounds}"
        self._setup = f"{crc32(setup.encode()):08x}"
        self._first = start_round(self.rules, deal, read_standing(before or "", self.rules))
        self._begin()
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def _begin(self) -> None:
        self.game = self._others_bid(self._first)
        self.mine: tuple[str, ...] = ()  # "look", and the bid
        self.chosen: Bid | None = None
        self.ticks: frozenset[Card] = frozenset()
        self.estimate: HandEstimate | None = None
        self.answer: Answer | None = None
        self.last_answer: dict[str, Any] | None = None

    def _others_bid(self, game: Round) -> Round:
        """Let the others bid until it is the learner's turn or all have bid: as given, else as the beginner does."""
        while game.phase == "bidding" and game.turn is not self.seat:
            seat = game.turn
            assert seat is not None
            action = choose(seat_view(game, seat)).action
            if (bid := self.given.get(seat)) is not None and (not isinstance(action, Look) or _blind(self.rules, bid)):
                action = MakeBid(seat, bid)
            game = apply(game, action)
        return game

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
        cards = self.game.deal.hands[self.rules.table.index(self.seat)]
        order = alternating(tuple(suit for suit in SUIT_ORDER if any(trumps.suits[card] is suit for card in cards)))
        return tuple(sorted(cards, key=lambda card: (order.index(trumps.suits[card]), -trumps.strengths[card])))

    @property
    def bid(self) -> Bid | None:
        """What the learner has bid."""
        return self.game.bids[self.rules.table.index(self.seat)]

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
        return sum(bid.tricks for _, bid in self._side_bids(side) if bid is not None)

    def _side_bids(self, side: str) -> list[tuple[str, Bid | None]]:
        places = dict(PLACE_SIDES)[side]
        return [(place, bid) for place, bid in self._in_order() if place in places]

    def _in_order(self) -> list[tuple[str, Bid | None]]:
        """Return places and bids in the order in which they bid: the dealer last."""
        table = self.rules.table
        seats = table.clockwise_from(table.after(self.game.deal.dealer))
        return [(self._place(seat.value), self.game.bids[table.index(seat)]) for seat in seats]

    def _place(self, seat: str) -> str:
        seats = [each.value for each in self.rules.table.clockwise_from(self.seat)]
        return PLACES[seats.index(seat)]

    def _keys(self) -> tuple[Bid, ...]:
        return (NIL, *(number(tricks) for tricks in range(1, self.rules.hand_size + 1)))

    def _specials(self) -> tuple[Bid, ...]:
        """Return the bids of these rules that are no number and no nil: blind nil, where it is played."""
        bids = [getattr(kind, "bid", None) for kind in self.rules.kinds]
        return tuple(bid for bid in bids if isinstance(bid, Bid) and bid != NIL)

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked.

        `choose`, `bid` (`bid`: its name, `0` is nil); `let-go`; `look`; `tick` (`card`); `compare`; `more` (rounds); `again`: take the bid back.
        """
        self.last_answer = None
        match action:
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
        if bid == self.bid:
            return  # the second half of a double click
        if self._may_bid(bid):
            self.game = self._others_bid(apply(self.game, MakeBid(self.seat, bid)))
            self.mine = (*self.mine, bid.name)
            self.chosen, self.answer = None, Answer(about="made", bid=bid.name)

    def _may_bid(self, bid: Bid) -> bool:
        """Tell whether a bid may be made now, and answer when it may not."""
        reasons = violations(self.game, MakeBid(self.seat, bid))
        if self.bid is not None:
            reasons = (Reason.of("already-bid", seat=self.seat.value),)
        if reasons:
            self.answer = Answer(about="blocked", bid=bid.name, reasons=reasons)
        return not reasons

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
        return _played(self.hand, self.seed, self.rules, rounds)

    def _again(self) -> None:
        """Take the bid back, for practice; what was seen stays seen, and a blind bid stands."""
        bid = self.bid
        if bid is not None and not _blind(self.rules, bid):
            looked = "look" in self.mine
            self.game = self._others_bid(
                apply(self._others_bid(self._first), Look(self.seat)) if looked else self._first
            )
            self.mine = ("look",) if looked else ()
            self.chosen = self.answer = None

    # What is shown

    def view(self) -> dict[str, Any]:
        hand = self.hand
        return {
            "order": self._order_view(),
            "sides": [self._side_view(side) for side, _ in PLACE_SIDES],
            "totals": self._totals(),
            "keys": [{"bid": bid.name, "state": self._state(bid)} for bid in self._keys()],
            "specials": [{"bid": bid.name, "state": self._state(bid)} for bid in self._specials()],
            "may_look": not self.sees,
            "hand": None if hand is None else [self._card_view(card) for card in hand],
            "ticked": len(self.ticks),
            "chosen": self.chosen.name if self.chosen else None,
            "bid": self.bid.name if self.bid else None,
            "may_compare": hand is not None and self.estimate is None,
            "may_again": self.bid is not None and not _blind(self.rules, self.bid),
            "estimate": self._estimate_view(),
            "answer": None if self.answer is None else self.answer.about,
        }

    def _order_view(self) -> list[dict[str, Any]]:
        dealer, turn = self.game.deal.dealer.value, self.game.turn if self.game.phase == "bidding" else None
        return [
            {
                "place": place,
                "bid": bid.name if bid else None,
                "dealer": place == self._place(dealer),
                "turn": turn is not None and place == self._place(turn.value),
            }
            for place, bid in self._in_order()
        ]

    def _side_view(self, side: str) -> dict[str, Any]:
        bids = [bid for _, bid in self._side_bids(side)]
        return {
            "side": side,
            "bids": [bid.name for bid in bids if bid is not None],
            "open": bids.count(None),
            "contract": self.contract(side) if None not in bids else None,
        }

    def _totals(self) -> dict[str, int] | None:
        if not self.totals_known:
            return None
        own = self.rules.table.side_of(self.seat)
        pairs = zip(self.rules.table.sides, self.game.standing.totals, strict=True)
        return {"us" if side is own else "them": total for side, total in pairs}

    def _state(self, bid: Bid) -> str:
        if bid == self.bid:
            return "made"
        if bid == self.chosen:
            return "chosen"
        if self.bid is not None or violations(self.game, MakeBid(self.seat, bid)):
            return "blocked"
        return "open"

    def _card_view(self, card: Card) -> dict[str, Any]:
        ticked = card in self.ticks
        state = "chosen" if ticked else "plain"
        if self.compared is not None and self.estimate is not None:
            likely = self.estimate[card].share >= 0.5
            state = ("right" if likely else "wrong") if ticked else ("missed" if likely else "plain")
        return {"card": card.code, "state": state, "pressed": ticked}

    def _estimate_view(self) -> dict[str, Any] | None:
        estimate = self.estimate
        if estimate is None:
            return None
        low, high = estimate.interval
        return {
            "rounds": estimate.rounds,
            "of": self.rounds,
            "running": self.running,
            "tricks": round(estimate.tricks, 2),
            "interval": [round(low, 2), round(high, 2)],
            "cards": [
                {
                    "card": each.card.code,
                    "won": each.won,
                    "share": round(each.share, 4),
                    "interval": [round(bound, 4) for bound in each.interval],
                    "ticked": each.card in self.ticks,
                }
                for each in estimate.cards
            ],
        }

    # What is said

    def strings(self, words: Words) -> dict[str, Any]:
        hand = self.hand or ()
        verdict = self.compared
        totals = self._totals()
        return {
            "title": words("bid-pad-title-count" if self.ask == "count" else "bid-pad-title"),
            "task": self._task(words),
            "order": words("bid-pad-order"),
            "places": {place: words.place(place) for place in PLACES},
            "bids": {place: self._said_bid(place, bid, words) for place, bid in self._in_order()},
            "said_bids": {place: self._heard_bid(place, bid, words) for place, bid in self._in_order()},
            "dealer": words("bid-pad-dealer"),
            "turn": words("bid-pad-turn"),
            "sides": {side: self._side_strings(side, totals, words) for side, _ in PLACE_SIDES},
            "together": self._together(words),
            "hand": words("bid-pad-hand", count=len(hand)),
            "backs": words("bid-pad-backs", count=self.rules.hand_size),
            "cards": {
                each["card"]: self._card_name(each["card"], each["state"], words) for each in map(self._card_view, hand)
            },
            "states": {state: words(f"bid-pad-mark-{state}") for state in ("right", "wrong", "missed")},
            "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
            "count": words("bid-pad-count", count=len(self.ticks)) if hand else "",
            "compare": words("bid-pad-compare" if self.ticks or self.ask == "count" else "bid-pad-estimate"),
            "pad": words("bid-pad-keys"),
            "keys": {bid.name: self._key_face(bid, words) for bid in (*self._keys(), *self._specials())},
            "key_names": {bid.name: self._key_name(bid, words) for bid in (*self._keys(), *self._specials())},
            "nil": words.bid(NIL.name),
            "look": words("bid-pad-look"),
            "go": words("bid-pad-go", bid=self.chosen.name) if self.chosen else words("bid-pad-go-none"),
            "would": self._would(words),
            "again": words("bid-pad-again"),
            "estimate": self._estimate_strings(words),
            "feedback": self._feedback(verdict, words),
        }

    def _task(self, words: Words) -> str:
        if self.bid is not None:
            return words("bid-pad-task-over")
        if not self.sees:
            return words("bid-pad-task-blind")
        if self.ask == "count":
            return words("bid-pad-task-compared" if self.estimate is not None else "bid-pad-task-count")
        return words("bid-pad-task")

    def _said_bid(self, place: str, bid: Bid | None, words: Words) -> str:
        if bid is None:
            return words("bid-pad-open-you" if place == "you" else "bid-pad-open")
        return words.plain_number(bid.tricks) if bid.is_number else words.bid(bid.name)

    def _heard_bid(self, place: str, bid: Bid | None, words: Words) -> str:
        if bid is None:
            return words("bid-pad-heard-open", place=place)
        return words("bid-pad-heard", place=place, bid=bid.name)

    def _side_strings(self, side: str, totals: Mapping[str, int] | None, words: Words) -> dict[str, str | None]:
        bids = [bid for _, bid in self._side_bids(side) if bid is not None]
        whole = len(bids) == 2
        contract = self.contract(side)
        if whole and all(bid.is_number for bid in bids):
            label = words("bid-pad-sum-numbers", first=bids[0].tricks, second=bids[1].tricks, contract=contract)
        elif whole:
            label = words("bid-pad-sum", first=bids[0].name, second=bids[1].name)
        elif bids:
            label = words("bid-pad-sum-open", first=bids[0].name)
        else:
            label = words("bid-pad-sum-none")
        return {
            "name": words.side(side),
            "label": label,
            "contract": words("bid-pad-contract", contract=contract) if whole else words("bid-pad-contract-open"),
            "total": words("bid-pad-total", total=totals[side]) if totals else None,
        }

    def _together(self, words: Words) -> str:
        if None in self.game.bids:
            return ""
        promised = sum(self.contract(side) for side, _ in PLACE_SIDES)
        return words("bid-pad-together", promised=promised, tricks=self.rules.hand_size)

    def _would(self, words: Words) -> str:
        if self.chosen is None:
            return ""
        partner = next(bid for place, bid in self._in_order() if place == "partner")
        if partner is None:
            return words("bid-pad-would-open", bid=self.chosen.name)
        return words(
            "bid-pad-would", bid=self.chosen.name, partner=partner.name, contract=self.chosen.tricks + partner.tricks
        )

    def _card_name(self, code: str, state: str, words: Words) -> str:
        return words(f"bid-pad-card-{state}", card=code)

    def _key_face(self, bid: Bid, words: Words) -> str:
        if bid == NIL:
            return words.plain_number(0)
        return words.plain_number(bid.tricks) if bid.is_number else words.bid(bid.name)

    def _key_name(self, bid: Bid, words: Words) -> str:
        return words(f"bid-pad-key-{self._state(bid)}", bid=bid.name)

    def _estimate_strings(self, words: Words) -> dict[str, Any] | None:
        estimate = self.estimate
        if estimate is None:
            return None
        low, high = (words.number(bound, decimals=1) for bound in estimate.interval)
        tricks = words.number(estimate.tricks, decimals=1)
        return {
            "name": words("bid-pad-estimate-name"),
            "progress": words("bid-pad-running", rounds=estimate.rounds, of=self.rounds) if self.running else "",
            "summary": words("bid-pad-summary", rounds=estimate.rounds, tricks=tricks, low=low, high=high),
            "what": words("bid-pad-what", seed=self.seed),
            "cards": {each.card.code: words.card(each.card.code) for each in estimate.cards},
            "shares": {each.card.code: words("bid-pad-share", percent=_percent(each.share)) for each in estimate.cards},
            "rows": {each.card.code: self._row(each.card, words) for each in estimate.cards},
            "ticked": words("bid-pad-yours"),
        }

    def _row(self, card: Card, words: Words) -> str:
        assert self.estimate is not None
        each = self.estimate[card]
        low, high = map(_percent, each.interval)
        facts: dict[str, str | float] = {
            "card": card.code,
            "won": each.won,
            "rounds": each.rounds,
            "low": low,
            "high": high,
        }
        return words("bid-pad-row-ticked" if card in self.ticks else "bid-pad-row", **facts)

    def _feedback(self, verdict: CountVerdict | None, words: Words) -> dict[str, Any] | None:
        answer = self.answer
        if answer is None:
            return None
        text, rows, sign = "", [], answer.sign
        match answer.about:
            case "blocked":
                text = " ".join(say(words, reason, self._place) for reason in answer.reasons)
                rows = rule_rows(words, self.rules, [reason.id for reason in answer.reasons])
            case "looked":
                text = words("bid-pad-looked")
            case "made":
                text = words("bid-pad-made", bid=answer.bid or "")
                rows = [self._side_strings("us", None, words)["contract"] or "", self._together(words)]
            case "none-ticked":
                text = words("bid-pad-none-ticked")
            case "card":
                text = self._row(answer.card, words) if answer.card else ""
            case _:
                if verdict is not None:
                    return self._compared(verdict, words)
        return {"sign": sign, "text": text, "rows": rows}

    def _compared(self, verdict: CountVerdict, words: Words) -> dict[str, Any] | None:
        """Say how the count compares; without ticks nothing was counted, unless a count is asked for."""
        if not self.ticks and self.ask != "count":
            return None
        remarks = [
            words(f"trick-count-{each.id}", card=each.estimate.card.code, percent=_percent(each.estimate.share))
            for each in verdict.remarks
        ]
        facts: dict[str, str | float] = {"count": verdict.count, "tricks": words.number(verdict.tricks, decimals=1)}
        if verdict.near:
            return {"sign": "good", "text": words("trick-count-near", **facts), "rows": remarks[:2]}
        rest = words("trick-count-many" if verdict.count > verdict.tricks else "trick-count-few", **facts)
        wanted = [place for place, each in enumerate(verdict.remarks) if each.id == verdict.misconception]
        if not wanted:
            return {"sign": "bad", "text": rest, "rows": remarks[:2]}
        others = [
            remark
            for place, remark in enumerate(remarks)
            if place != wanted[0] and (verdict.remarks[place].id in MISSED) == (verdict.count < verdict.tricks)
        ]
        return {"sign": "bad", "text": f"{rest} {remarks[wanted[0]]}", "rows": others[:2]}

    # What is kept

    def state(self) -> dict[str, Any]:
        """Return what a progress file keeps: no card while a blind bid is open."""
        estimate = self.estimate
        return {
            "setup": self._setup,
            "mine": list(self.mine),
            "chosen": self.chosen.name if self.chosen else None,
            "ticks": write_cards(card for card in self.hand or () if card in self.ticks),
            "estimate": None
            if estimate is None
            else {"won": list(estimate.won), "squares": estimate.squares, "rounds": estimate.rounds},
            "said": self._said_state(),
        }

    def _said_state(self) -> str | None:
        if self.answer is None:
            return None
        about = self.answer
        return " ".join([about.about, *([about.bid] if about.bid else []), *([about.card.code] if about.card else [])])

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state by doing it again; one that nothing leads to, or of another deal, is refused and changes nothing."""
        new = object.__new__(BidPadLogic)
        vars(new).update(vars(self))
        new._begin()
        for word in state["mine"]:
            new.act({"kind": "look"} if word == "look" else {"kind": "bid", "bid": word})
        new.ticks = frozenset(read_cards(state["ticks"]))
        if not new.ticks <= set(new.hand or ()):
            raise SpadesError("this count is of another hand; begin anew", "bad-state")
        new.estimate = new._estimate_from(state["estimate"])
        new.chosen = None if state["chosen"] is None else self.rules.read_bid(state["chosen"])
        new.answer = new._answer_from(state["said"])
        new.last_answer = None
        if new.state() != dict(state):
            raise SpadesError("this state could not come from this pad; begin it anew", "bad-state")
        vars(self).update(vars(new))

    def _estimate_from(self, kept: Mapping[str, Any] | None) -> HandEstimate | None:
        if kept is None or self.hand is None:
            return None
        won, squares, rounds = tuple(kept["won"]), kept["squares"], kept["rounds"]
        sound = (
            all(type(each) is int for each in (*won, squares, rounds))
            and len(won) == len(self.hand)
            and rounds in range(CHUNK, self.rounds + 1, CHUNK)
            and all(0 <= each <= rounds for each in won)
            and sum(won) ** 2 <= squares * rounds <= sum(won) * len(won) * rounds
        )
        if not sound:
            raise SpadesError("these rounds were not played; begin anew", "bad-state")
        return HandEstimate(
            hand=self.hand, rules=self.rules.name, seed=self.seed, rounds=rounds, won=won, squares=squares
        )

    def _answer_from(self, said: str | None) -> Answer | None:
        if said is None:
            return None
        about, _, thing = said.partition(" ")
        if about == "blocked":
            self._may_bid(self.rules.read_bid(thing) if thing != NIL.name else NIL)
            return self.answer
        if about == "card":
            return Answer(about="card", card=Card(thing)) if self.estimate else None
        made = about == "made" and self.bid is not None and self.bid.name == thing
        known = about in ("looked", "none-ticked") or (about == "compared" and self.compared is not None)
        return Answer(about=about, bid=thing or None) if made or known else None


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
        bids: what others bid, "W:3 N:nil"; whoever is left out bids as the beginner does.  dealer: bids last; left of him is the first.
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
        """Bid, as a press would."""
        self.do("bid", bid=str(bid))

    def look_at_cards(self) -> None:
        """Look at your cards, which gives up a blind bid."""
        self.do("look")

    def compare(self) -> None:
        """Play all random rounds at once and compare the count with them."""
        self.do("compare")
        while self.logic.running:
            self.do("more")


def _whole_chunks(rounds: object) -> int:
    if type(rounds) is not int or rounds < 1 or rounds % CHUNK or rounds > 40 * ROUNDS:
        raise NotationError(
            f"{rounds!r} is no number of rounds for a pad; expected a multiple of {CHUNK} up to {40 * ROUNDS}",
            "bid-pad-bad-rounds",
            value=str(rounds),
            step=CHUNK,
            most=40 * ROUNDS,
        )
    return rounds


def _read_bids(text: str, rules: RuleSet, own: Seat) -> dict[Seat, Bid]:
    """Read bids of others: "W:3 N:nil"."""
    bids: dict[Seat, Bid] = {}
    for word in text.replace(",", " ").split():
        seat_text, colon, name = word.partition(":")
        if not colon:
            raise NotationError(f"{word!r} is no bid of a seat; expected e.g. 'W:3'", "bid-pad-bad-bids", value=word)
        seat = rules.table.read_seat(seat_text)
        if seat is own or seat in bids:
            raise NotationError(
                f"{seat.value} {'is the learner, who bids on the pad' if seat is own else 'bids twice'}; leave it out",
                "bid-pad-own-bid" if seat is own else "seat-twice",
                seat=seat.value,
            )
        bids[seat] = rules.read_bid(name)
    return bids


def _deal(cards: tuple[Card, ...], seed: int, dealer: Seat, own: Seat, rules: RuleSet) -> Deal:
    """Return the deal of a seed, or one in which the learner holds these cards and the others what the seed gives them."""
    if not cards:
        return deal_cards(seed, dealer, pack=rules.pack, table=rules.table)
    if len(cards) != rules.hand_size:
        raise DealError(
            f"{len(cards)} cards in the hand; a whole hand has {rules.hand_size}",
            "not-a-whole-hand",
            value=len(cards),
            expected=rules.hand_size,
        )
    others = shuffled([card for card in rules.pack.cards if card not in cards], seed)
    seats = rules.table.clockwise_from(own)
    size = rules.hand_size
    held = {own: cards} | {seat: others[at * size : (at + 1) * size] for at, seat in enumerate(seats[1:])}
    return Deal(tuple(held[seat] for seat in rules.table.seats), dealer)


def _blind(rules: RuleSet, bid: Bid) -> bool:
    return any(kind.blind and kind.read(bid.name) is not None for kind in rules.kinds)


def _percent(share: float) -> int:
    return round(100 * share)


@lru_cache(maxsize=256)
def _played(hand: tuple[Card, ...], seed: int, rules: RuleSet, rounds: int) -> HandEstimate:
    """Return an estimate, going on from the one that was made a step before."""
    if rounds <= CHUNK:
        return estimate_tricks(hand, rounds, seed=seed, rules=rules)
    return more_rounds(_played(hand, seed, rules, rounds - CHUNK), CHUNK, rules=rules)
