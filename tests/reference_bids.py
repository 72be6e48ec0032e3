"""Which bids may be made, for the naive reading in `tests/reference.py`."""

from tests.reference_table import RANKS, suit_of


def may_bid_blind(rules, own_total, other_total, looked):
    """Tell whether a seat may still bid blind nil."""
    return rules["blind-nil"] and rules["nil"] and not looked and other_total - own_total >= rules["blind-nil-deficit"]


def bids_allowed(rules, partner_bid, own_total, other_total, looked, others=(None, None, None), hand=()):
    """Return the words a seat may say now, and "look" when it has to choose between blind nil and looking.

    partner_bid: the word the partner has said in this round, or None; others: those of all other seats.

    Our reading where the catalogue is silent: a side that would stay below board with a blind nil may not bid it, so there is
    nothing to choose.
    """
    if may_bid_blind(rules, own_total, other_total, looked) and reaches_board(rules, "blind-nil", partner_bid):
        return ["blind-nil", "look"]
    words = [str(number) for number in range(1, rules["tricks-in-all"] + 1)]
    if rules["nil"]:
        words.append("nil")
    if "ten-for-200" in rules["house"]:
        words.append("10-for-200")
    if "moe-first-tricks" in rules["house"] and not {"little-moe", "big-moe"} & set(others):
        words += ["little-moe", "big-moe"]
    fitting = [word for word in words if house_allows(rules, word, partner_bid, others, hand)]
    return [word for word in fitting if reaches_board(rules, word, partner_bid)]


def promised(word):
    """Return the tricks that a word promises: none for a nil."""
    if "moe" in word:
        return 7 if word == "little-moe" else 10
    return 0 if "nil" in word else 10 if word == "10-for-200" else int(word)


def house_allows(rules, word, partner_bid, others, hand):
    """Tell whether the house rules about bids let a player say a word."""
    house = rules["house"]
    spades = len([card for card in hand if suit_of(rules, card) == "S"])
    if "mirrors" in house and promised(word) != spades:
        return False
    if "whiz" in house and word != "nil" and promised(word) != spades:
        return False
    if "fredieu" in house and word.isdecimal() and int(word) < house["fredieu"]["minimum_per_player"]:
        return False
    if (
        "total-bids" in house
        and None not in others
        and promised(word) + sum(map(promised, others)) == rules["tricks-in-all"]
    ):
        return False
    if partner_bid is None:
        least = house["suicide-forced-nil"]["minimum"] if "suicide-forced-nil" in house else 1
        return word == "nil" or promised(word) >= least
    if "suicide-forced-nil" in house:
        if partner_bid == "nil":
            return promised(word) >= house["suicide-forced-nil"]["minimum"]
        return word == "nil"
    together = promised(word) + promised(partner_bid)
    return "no-nines-no-blinds" not in house or together != house["no-nines-no-blinds"]["forbidden_team_bid"]


def reaches_board(rules, word, partner_bid):
    """Tell whether a side that says these two words has its minimum; the first of the two may say anything."""
    alone = len(rules["sides"]) == rules["players"]
    if partner_bid is None and not alone:
        return True
    numbers = [promised(said) for said in (word, partner_bid) if said not in (None, "nil", "blind-nil")]
    return numbers == [] or sum(numbers) >= rules["team-minimum"]


def kitty_taker(rules, hands, dealer, bids):
    """Return the seat that takes the kitty: before the bids, the lowest club of those dealt stands for the 2 of clubs."""
    players = rules["players"]
    around = [(dealer + step) % players for step in range(1, players + 1)]
    if rules["kitty"]["taker"] == "highest-bidder":
        return max(around, key=lambda seat: promised(bids[seat]))
    clubs = [rank + "C" for rank in RANKS]
    lowest = next((club for club in clubs if any(club in hand for hand in hands)), None)
    return next((seat for seat in around if lowest in hands[seat]), around[0])
