"""A round as it is played against three others: who acts next, what is gathered, what the learner's seat sees, what is taken back.

The three others are a player of `spades_teach.players`, who sees a `SeatView` and nothing else.
"""

from __future__ import annotations

from spades_teach.analysis.claims import ClaimVerdict, check_claim_of
from spades_teach.analysis.estimates import HandEstimate
from spades_teach.analysis.remarks import find_bid_remark, find_remark
from spades_teach.analysis.standings import standing_before
from spades_teach.core.actions import (
    AceCard,
    AceCheck,
    Action,
    Announce,
    Claim,
    Discard,
    Look,
    MakeBid,
    PassCard,
    TakeKitty,
    TopCard,
)
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_for
from spades_teach.core.judging import BidVerdicts, CardVerdicts, judge_bids, judge_cards
from spades_teach.core.notation import round_to_text
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.stages import bid_context, in_the_dark, play_context
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play
from spades_teach.core.views import SeatView, seat_view
from spades_teach.i18n import Words
from spades_teach.players import Choice, Player
from spades_teach.widgets.bidding_round import is_blind
from spades_teach.widgets.estimate_steps import CHUNK, played
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.table_scene import Scene

PACES = ("calm", "quick", "press")
"""How the others play: with a pause after each card, with hardly any, or each when asked to."""


class RoundPlay:
    """A round of the learner, who sits South: every stage of it so far, and how many tricks are gathered."""

    def __init__(self, seed: int, *, dealer: str, before: str | None, rules: RuleSet, player: Player) -> None:
        """Deal a round.  Raises SpadesError for what cannot be."""
        self.rules = rules
        check_four_in_two(self.rules)
        self.me = Seat.SOUTH
        self.player = player
        self.before = before
        self.dealer = self.rules.table.read_seat(dealer)
        self.deal(seed)

    def deal(self, seed: int, dealer: str | None = None) -> None:
        """Begin a round with other cards; dealer: the same as before when left out."""
        table = self.rules.table
        standing = standing_before(self.before, self.rules)
        seat = table.read_seat(dealer) if dealer is not None else self.dealer
        start = start_round(self.rules, deal_for(self.rules, seed, seat), standing)
        self.seed, self.dealer = seed, seat
        self._rounds = [start]
        self.begin_anew()

    def begin_anew(self) -> None:
        """Go back to the deal; own cards that lay face down and were seen stay seen, so that nobody bids blind on them."""
        start = self._rounds[0]
        seen = seat_view(start, self.me).hand is None and not self.blind and Look(self.me) in legal_actions(start)
        self._rounds = [start, apply(start, Look(self.me))] if seen else [start]
        self.gathered = 0

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
        """What comes next: `gather`, an action of `other`, one of `you`, or the `score`.  A pile in the dark plays itself, the own one too."""
        if self.scene.waiting:
            return "gather"
        if self.round.over:
            return "score"
        return "you" if self.round.turn is self.me and not self._pile_plays else "other"

    @property
    def _pile_plays(self) -> bool:
        return any(isinstance(option, TopCard) for option in self.seen.options)

    @property
    def at(self) -> int:
        """A number that rises with every action and every trick gathered: who asks for the next names it, so that nobody asks twice."""
        return len(self.round.actions) + self.gathered

    @property
    def bidding(self) -> bool:
        """Whether no card is played yet and none laid down: everybody bids, or may still raise."""
        return self.round.phase not in ("play", "over", "passing", "ace-check") and not self.discarding

    @property
    def says(self) -> dict[str, Action]:
        """What the learner may say or do now beside bids and cards, by the name that a record gives it after the seat."""
        plain = (Announce, Look, MakeBid, Play, PassCard, Discard, TopCard)
        options = self.seen.options if self.bidding else ()
        return {str(option).partition(":")[2]: option for option in options if not isinstance(option, plain)}

    @property
    def sayings(self) -> dict[str, tuple[Reason, ...]]:
        """What this table lets the learner say beside bids and cards, by its name in a record, with every reason against saying it now."""
        words: dict[str, Action] = {}
        if self.bidding:
            bid = self.seen.bids[self.rules.table.index(self.me)]
            if bid is None and self.awaiting == "you" and not self.blind:
                words["ace-check"] = AceCheck(self.me)
        elif self.round.phase == "play" and not self.has_claimed:
            words["claim"] = Claim(self.me)
        return {word: violations(self.round, action) for word, action in words.items() if self._hears(action)}

    def _hears(self, action: Action) -> bool:
        """Tell whether the rules of the table know something that is said beside bids and cards."""
        heard = any(hasattr(policy, "hears") and policy.hears(self.round, action) for policy in self.rules.conduct)
        return heard and "no-claims-here" not in [reason.id for reason in violations(self.round, action)]

    @property
    def has_claimed(self) -> bool:
        """Whether the learner has claimed the rest."""
        return Claim(self.me) in self.round.actions

    @property
    def offering(self) -> bool:
        """Whether the learner has asked for aces, knows where all are, and may hand the partner a card."""
        hand = self.seen.hand
        if not hand or not self.bidding or self.awaiting != "you" or AceCheck(self.me) not in self.round.actions:
            return False
        return not violations(self.round, AceCard(self.me, hand[0]))

    @property
    def giving(self) -> bool:
        """Whether somebody gives a card back for one that was handed over."""
        return self.round.phase == "ace-check"

    @property
    def announcements(self) -> dict[str, Action]:
        """What the learner may announce beside the own bid, by the name of the announcement."""
        return {option.name: option for option in self.seen.options if isinstance(option, Announce)}

    @property
    def may_call_misdeal(self) -> bool:
        """Whether the own hand is short and may still be thrown in, at a table that lets it."""
        call = CallMisdeal(self.me)
        return self._hears(call) and self.bidding and self.awaiting == "you" and not violations(self.round, call)

    @property
    def passing(self) -> bool:
        """Whether cards are being passed."""
        return self.round.phase == "passing"

    @property
    def discarding(self) -> bool:
        """Whether somebody has taken a kitty and throws cards away for it."""
        return self.round.phase == "kitty" and not self.round.stock

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The own cards that may be played, passed or thrown away now."""
        if self.offering:
            return self.seen.hand or ()
        if self.passing or self.discarding or self.giving:
            return tuple(
                option.card for option in self.seen.options if isinstance(option, PassCard | Discard | AceCard)
            )
        return self.round.playable if self.awaiting == "you" and not self.bidding else ()

    @property
    def blind(self) -> bool:
        """Whether the own cards lie face down, because a blind bid is still open."""
        return self.seen.hand is None and self.seen.bids[self.rules.table.index(self.me)] is None

    @property
    def was_broken(self) -> bool:
        """Whether spades were broken before the last action."""
        return self._rounds[max(0, len(self._rounds) - 2)].broken

    @property
    def record(self) -> str | None:
        """The round as text, once it is over: before, the text would tell what the others hold."""
        return round_to_text(self.round) if self.awaiting == "score" else None

    @property
    def may_take_back(self) -> bool:
        """Whether the own last action can be taken back; having looked cannot, and a blind bid stands once the cards are seen."""
        if self._own_last is None or self.awaiting == "score":
            return False
        match self.round.actions[self._own_last]:
            case MakeBid(bid=bid):
                return not is_blind(self.rules, bid)
            case Play() if in_the_dark(self.round, self.me):
                return False
            case PassCard() | TakeKitty() | AceCheck() | AceCard():
                return False
            case action:
                return not isinstance(action, Look)

    @property
    def _own_last(self) -> int | None:
        """The place of the own last action."""
        places = [place for place, action in enumerate(self.round.actions) if action.seat is self.me]
        return places[-1] if places else None

    def verdicts(self) -> CardVerdicts:
        """Judge the own cards for the trick in play."""
        return judge_cards(self.rules, play_context(self.round, self.me))

    def bid_verdicts(self) -> BidVerdicts:
        """Judge what the learner may bid, or where all have bid and the table lets them raise, what the own bid may become."""
        first = judge_bids(self.rules, bid_context(self.round, self.me))
        if self.round.phase == "bidding":
            return first
        bids = {bid: violations(self.round, MakeBid(self.me, bid)) for bid in (*first.legal, *first.blocked)}
        legal = tuple(action.bid for action in legal_actions(self.round) if isinstance(action, MakeBid))
        return BidVerdicts(legal, {bid: reasons for bid, reasons in bids.items() if bid not in legal})

    def claim_verdict(self) -> ClaimVerdict:
        """Search whether the claim that the learner has just made could go wrong, by what could be known."""
        return check_claim_of(seat_view(self._rounds[-2], self.me))

    def advice(self) -> Choice | None:
        """Return what the player at the other seats would do with what the learner sees, None when there is nothing to do."""
        return self.player(self.seen) if self.awaiting == "you" else None

    def remark(self) -> tuple[Reason, Choice] | None:
        """Return what the own last bid or card gave away and what the player would have done there; None when it was nothing."""
        last = self._own_last
        if last is None:
            return None
        view, action = seat_view(self._rounds[last], self.me), self.round.actions[last]
        found = self._found(view, action)
        choice = self.player(view) if found else None
        return None if found is None or choice is None or choice.action == action else (found, choice)

    def _found(self, view: SeatView, action: Action) -> Reason | None:
        match action:
            case Play(card=card):
                return find_remark(view, card)
            case MakeBid(bid=bid) if view.hand is not None and self._is_whole(view.hand):
                return find_bid_remark(bid, self._estimate(view.hand))
            case _:
                return None

    def _is_whole(self, hand: tuple[Card, ...]) -> bool:
        """Tell whether a hand has all its cards: random rounds are dealt beside whole ones only."""
        return len(hand) == self.rules.hand_size

    def _estimate(self, hand: tuple[Card, ...]) -> HandEstimate:
        return played(hand, 0, self.rules, CHUNK)

    def look_ahead(self, _: Words) -> None:
        """Play the random rounds that a bid will be compared with while the learner thinks about it."""
        hand = self.seen.hand
        if self.bidding and self.awaiting == "you" and hand is not None and self._is_whole(hand):
            self._estimate(hand)

    # What is done

    def take(self, action: Action) -> None:
        """Do an action of the seat whose turn it is; raises IllegalActionError, changing nothing, for one against the rules."""
        self._rounds.append(apply(self.round, action))

    def next(self, at: int) -> None:
        """Let one of the others act; an old request is passed over."""
        if at != self.at or self.awaiting != "other":
            return
        turn = self.round.turn
        assert turn is not None
        self.take(self.player(seat_view(self.round, turn)).action)

    def gather(self, at: int) -> None:
        """Turn the trick over; an old request is passed over."""
        if at == self.at and self.scene.waiting:
            self.gathered += 1

    def take_back(self) -> bool:
        """Go back to before the own last action, and undo what the others did since; tell whether that was possible."""
        last = self._own_last
        if last is None or not self.may_take_back:
            return False
        del self._rounds[last + 1 :]
        self.gathered = len(self.round.tricks)
        return True
