"""Cancellation spades, for the naive reading in `tests/reference.py`: two packs, three or four teams of two."""

from tests.reference_table import RANKS, SUITS

HIGHEST_SPADES = ("2D", "2C")


def cancelling_pack(players):
    """Return the cards in play: two packs, for six players without the twos of hearts."""
    cards = [rank + suit for suit in SUITS for rank in RANKS]
    return 2 * [card for card in cards if players == 8 or card != "2H"]


def cancelling_suit(card):
    """Return the suit that a card counts as: the two highest twos are spades."""
    return "S" if card in HIGHEST_SPADES else card[-1]


def cancelling_legal(hand, table, broken):
    """Return the cards that may be played now; table: the cards on the table, the lead first."""
    if table:
        following = [card for card in hand if cancelling_suit(card) == cancelling_suit(table[0])]
        return following or hand
    others = [card for card in hand if cancelling_suit(card) != "S"]
    return hand if broken or not others else others


def winner_of_two_packs(trick):
    """Return who takes a trick in which identical cards cancel each other, None when nobody does; a list of (seat, card)."""
    trumps = ["2D", "2C"] + [rank + "S" for rank in reversed(RANKS)]
    cards = [card for _, card in trick]
    single = [(seat, card) for seat, card in trick if cards.count(card) == 1]
    spades = [(trumps.index(card), seat) for seat, card in single if card in trumps]
    if spades:
        return min(spades)[1]
    if cards[0] in trumps:
        return None
    followed = [(RANKS.index(card[:-1]), seat) for seat, card in single if card[-1] == cards[0][-1]]
    return max(followed)[1] if followed else None


def score_cancelling(options, bids, taken):
    """Return the points of a team: bids and tricks of its two players."""
    settings = options["cancellation-spades"]
    eight = settings.get("players", 6) == 8
    nil = settings.get("nil", 30 if eight else 50)
    double_nil = settings.get("double_nil", 100 if eight else 200)
    numbers = [(int(bid), took) for bid, took in zip(bids, taken, strict=True) if bid != "nil"]
    of_nils = [took for bid, took in zip(bids, taken, strict=True) if bid == "nil"]
    points = -10 * sum(of_nils)
    if of_nils == [0, 0]:
        points += double_nil
    elif len(of_nils) < 2:
        points += nil * of_nils.count(0)
    bid = sum(number for number, _ in numbers)
    took = sum(tricks for _, tricks in numbers)
    if bid:
        points += 10 * bid + took - bid if took >= bid else settings.get("undertrick", -10) * (bid - took)
    return points
