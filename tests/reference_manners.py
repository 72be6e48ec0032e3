"""Misdeals, the clock, the question for aces and claims, for the naive reading in `tests/reference.py`."""

from itertools import combinations, permutations

from tests.reference_table import RANKS

# ------------------------------------------------------------------------------------------------ misdeals


def is_short(hand, tests):
    """Return whether a hand may be thrown in by one of the agreed tests."""
    spades = len([card for card in hand if card.endswith("S")])
    faces = [card for card in hand if card[:-1] in ("J", "Q", "K")]
    return (
        ("no-spade" in tests and spades == 0)
        or ("at-most-one-spade" in tests and spades <= 1)
        or ("no-face-card" in tests and not faces)
    )


def may_throw_in(settings, seat, hand, bidders):
    """Return whether a seat may call a misdeal now.

    settings: of `short-hand-misdeal`, None where it is not agreed.  bidders: the seats that have bid.
    """
    if settings is None:
        return False
    if settings.get("deadline", "before-own-side-bids") == "before-any-bid":
        too_late = len(bidders) > 0
    else:
        too_late = any(bidder % 2 == seat % 2 for bidder in bidders)
    return not too_late and is_short(hand, settings.get("short_means", ["at-most-one-spade", "no-face-card"]))


def what_mends(receivers, dealer, whose_turn, seen):
    """Return what is done about a deal: None where nothing is wrong.

    receivers: who got the first card, the second, ...  whose_turn: who should have dealt.  seen: whether the cards have been looked at.
    """
    if dealer != whose_turn:
        return "right-dealer-redeals"
    wrong = [at for at, seat in enumerate(receivers) if seat != (dealer + 1 + at) % 4]
    if not wrong:
        return None
    return "draw-one-card" if len(wrong) == 1 and not seen else "same-dealer-redeals"


# ------------------------------------------------------------------------------------------------ the clock


def end_by_number(settings, played, totals):
    """Return (is it over, which side won) where only a number of minutes or deals ends the match."""
    if played < settings or len([total for total in totals if total == max(totals)]) > 1:
        return False, None
    return True, totals.index(max(totals))


def lowest_cards(legal):
    """Return the cards one of which is played for somebody who is late: a spade beats every other card, so that none is lower than it."""
    plain = [card for card in legal if not card.endswith("S")] or legal
    least = min(RANKS.index(card[:-1]) for card in plain)
    return [card for card in plain if RANKS.index(card[:-1]) == least]


# ------------------------------------------------------------------------------------------------ aces


def aces(cards):
    return len([card for card in cards if card.startswith("A")])


def may_ask_for_aces(settings, hand):
    """Return whether somebody whose turn it is to bid may ask; settings: of `ace-check`, None where nobody may."""
    return settings is not None and aces(hand) >= settings.get("min_aces", 3)


def knows_of_four_aces(hand, partners_hand):
    """Return whether the own aces, and the partner's yes or no, leave no doubt that the side has all four."""
    yes = aces(partners_hand) > 0
    return aces(hand) == 4 or (aces(hand) == 3 and yes)


def points_for_aces(settings, cards_won):
    """Return what the special contract brings the side that took these cards."""
    return settings.get("bonus", 100) if aces(cards_won) == 4 else -settings.get("penalty", 100)


# ------------------------------------------------------------------------------------------------ claims


def claim_holds(hand, unseen, broken):
    """Return whether some order of leads takes every trick, whatever the others hold.

    Nobody but the leader decides what a player must follow with, so that it is enough to ask of each hand that one of the others may hold.
    """
    orders = [order for order in permutations(hand) if may_be_led_so(order, broken)]
    return any(not any(takes_one(order, list(other)) for other in combinations(unseen, len(hand))) for order in orders)


def may_be_led_so(order, broken):
    """Return whether these cards may be led one after the other: a spade only after a spade, or with nothing else left."""
    for at, card in enumerate(order):
        only_spades = all(left.endswith("S") for left in order[at:])
        if card.endswith("S"):
            if not broken and not only_spades:
                return False
            broken = True
    return True


def takes_one(order, other):
    """Return whether a hand can beat one of these leads, playing as it likes within the rules."""
    if not order:
        return False
    lead, *later = order
    follow = [card for card in other if card[-1] == lead[-1]] or other
    for card in follow:
        higher = card[-1] == lead[-1] and RANKS.index(card[:-1]) > RANKS.index(lead[:-1])
        trumps = card.endswith("S") and not lead.endswith("S")
        if higher or trumps or takes_one(later, [left for left in other if left != card]):
            return True
    return False


def after_a_claim(settings, claimant, at, winners):
    """Return (tricks taken by each seat as they count, the side that is set or None).

    settings: of `tram`; at: the tricks that were over when the claim was made; winners: of all tricks, as they were played out.
    """
    how = settings.get("wrong_claim", "exposed-cards-played-first-chance")
    rest = winners[at:]
    wrong = any(winner != claimant for winner in rest)
    opponents = [winner for winner in rest if winner % 2 != claimant % 2]
    if how == "lose-remaining-tricks" and opponents:
        winners = [*winners[:at], *[opponents[0]] * len(rest)]
    side_set = claimant % 2 if wrong and how == "scored-as-set" else None
    return [winners.count(seat) for seat in range(4)], side_set
