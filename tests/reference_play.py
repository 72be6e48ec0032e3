"""Who opens, which cards may be played, who takes a trick: for the naive reading in `tests/reference.py`."""

from tests.reference_table import RANKS, first_suit, strength, suit_of


def opener(rules, hands, dealer, bids=()):
    """Return the seat that leads to the first trick."""
    for seat, bid in enumerate(bids):
        if bid in ("little-moe", "big-moe"):
            return seat
    left = (dealer + 1) % rules["players"]
    around = [(left + step) % rules["players"] for step in range(rules["players"])]
    club = opening_club(rules, [card for hand in hands for card in hand])
    for seat in around:
        if club in hands[seat]:
            return seat
    if rules["two-of-clubs-starts"]:
        for seat in around:
            if lowest_club(rules, [card for hand in hands for card in hand]) in hands[seat]:
                return seat
    return left


def lowest_club(rules, cards):
    """Return the club that opens: the two, or the three where there is no two; the lowest held where a kitty may have taken it."""
    if rules["kitty"] is not None:
        return next((rank + "C" for rank in RANKS if rank + "C" in cards), None)
    return "3C" if "2C" in rules["left-out"] else "2C"


def opening_club(rules, cards):
    """Return the lowest of these clubs that may open the round where the lowest club does, else None."""
    for name in ("first-trick-clubs", "first-trick-lowest-club"):
        if name in rules["house"]:
            least = RANKS.index(rules["house"][name]["lowest_club"][:-1])
            clubs = [rank + "C" for rank in RANKS[least:]]
            return next((club for club in clubs if club in cards and suit_of(rules, club) == "C"), None)
    return None


def legal_cards(rules, hand, table, broken, first_trick):
    """Return the cards of a hand that may be played now.

    table: the cards already played to this trick, the lead first.
    """
    if table:
        led = first_suit(rules, table)
        cards = highest_if_drawn(rules, cards_to_follow_with(rules, hand, led, first_trick), table)
        return cards_that_must_win(rules, cards, table)
    return cards_to_lead(rules, hand, broken, first_trick)


def highest_if_drawn(rules, cards, table):
    """Return the highest spade of these cards alone, where a big joker was led that draws it."""
    option = rules["house"].get("high-jokers-alternate")
    spades = [card for card in cards if suit_of(rules, card) == "S"]
    partner_led = len(table) % len(rules["sides"]) == 0
    if option is None or table[0] != "BJ" or not spades or (partner_led and option["forced_players"] == "opponents"):
        return cards
    return [max(spades, key=lambda card: strength(rules, card))]


def cards_that_must_win(rules, cards, table):
    """Return which of the cards that could be followed with may be, where tricks have to be won."""
    house = rules["house"]
    led = first_suit(rules, table)
    spades = [card for card in cards if suit_of(rules, card) == "S"]
    if "play-to-win-tarot" in house and led != "S" and spades:
        cards = spades
    option = house.get("play-to-win-tarot") or house.get("play-to-win")
    if option is None or ("play-to-win" in house and led == "S"):
        return cards
    on_table = [card for card in table if suit_of(rules, card) == "S"]
    if not on_table:
        return cards
    highest = max(on_table, key=lambda card: strength(rules, card))
    if table[-2:-1] == [highest] and not option["beat_partner"]:
        return cards
    beating = [card for card in spades if strength(rules, card) > strength(rules, highest)]
    return beating or cards


def cards_to_follow_with(rules, hand, led, first_trick):
    house = rules["house"]
    same_suit = [card for card in hand if led is not None and suit_of(rules, card) == led]
    clubs_open = "first-trick-clubs" in house or "first-trick-lowest-club" in house
    no_spades = [card for card in hand if suit_of(rules, card) != "S"]
    if first_trick and "first-trick-clubs" in house and not house["first-trick-clubs"]["must_follow_clubs"]:
        return no_spades or list(hand)
    if first_trick and "first-trick-lowest-club" in house and same_suit:
        return [min(same_suit, key=lambda card: strength(rules, card))]
    if same_suit:
        return same_suit
    any_card = house.get("first-trick-lowest-club", {}).get("void_in_clubs") == "any-card"
    if first_trick and clubs_open and not any_card:
        return no_spades or list(hand)
    if first_trick and not rules["spade-on-first-trick"]:
        others = [card for card in hand if suit_of(rules, card) != "S"]
        if others:
            return others
    return list(hand)


def cards_to_lead(rules, hand, broken, first_trick):
    if first_trick and rules["two-of-clubs-starts"]:
        return [lowest_club(rules, hand)]
    if first_trick and opening_club(rules, hand) is not None:
        return [opening_club(rules, hand)]
    no_spades = [card for card in hand if suit_of(rules, card) != "S"]
    if first_trick and not rules["spade-lead-on-first-trick"] and no_spades:
        return no_spades
    if broken or not rules["break-needed"]:
        return list(hand)
    if not no_spades and rules["only-spades-exception"]:
        return list(hand)
    if rules["ace-of-spades-may-be-led"] and "AS" in hand:
        return [*no_spades, "AS"]
    return no_spades


def trick_winner(rules, trick):
    """Return the seat that takes a trick, given as (seat, card) in playing order."""
    if "joke-trumps" in rules["house"]:
        return winner_among_joke_trumps(rules["house"]["joke-trumps"], trick)
    spades = [(seat, card) for seat, card in trick if suit_of(rules, card) == "S"]
    led = first_suit(rules, [card for _, card in trick])
    if "differing-trump-values" in rules["house"]:
        order = rules["house"]["differing-trump-values"]["order"].split("/")
        highest = min((suit_of(rules, card) for _, card in trick), key=order.index)
        spades = [(seat, card) for seat, card in trick if suit_of(rules, card) == highest]
    if led is None:
        return trick[0][0]
    candidates = spades or [(seat, card) for seat, card in trick if suit_of(rules, card) == led] or [trick[0]]
    best_seat, best_card = candidates[0]
    for seat, card in candidates:
        if strength(rules, card) > strength(rules, best_card):
            best_seat, best_card = seat, card
        if card == best_card and rules["of-two-equal-cards"] == "last":
            best_seat = seat
    return best_seat


def joke_trumps(option, trick):
    """Return the plays that a joker of their side, or any joker, has turned into spades."""
    jokers = [seat for seat, card in trick if card in ("LJ", "BJ")]
    sides = [seat % 2 for seat in jokers] if option["converts"] == "own-team-cards" else [0, 1] if jokers else []
    return [(seat, card) for seat, card in trick if card not in ("LJ", "BJ") and card[-1] != "S" and seat % 2 in sides]


def winner_among_joke_trumps(option, trick):
    """Return who takes a trick in which jokers may have made joke trumps: by rank, natural before joke, then as was agreed."""
    jokes = joke_trumps(option, trick)
    natural = [(seat, card) for seat, card in trick if card[-1] == "S"]
    jokers = [(seat, card) for seat, card in trick if card in ("LJ", "BJ")]
    if natural + jokes:
        highest = max(RANKS.index(card[:-1]) for _, card in natural + jokes)
        best = [seat for seat, card in natural if RANKS.index(card[:-1]) == highest]
        if best:
            return best[0]
        tied = [(seat, card) for seat, card in jokes if RANKS.index(card[:-1]) == highest]
        own = {side: [card for seat, card in jokers if seat % 2 == side] for side in (0, 1)}
        if option["tie_break"] == "first-joker-played":
            tied = [play for play in tied if play[0] % 2 == jokers[0][0] % 2] or tied
        if option["tie_break"] == "higher-joker":
            tied = (
                [play for play in tied if "BJ" in own[play[0] % 2]]
                or [play for play in tied if own[play[0] % 2]]
                or tied
            )
        return min(tied, key=lambda play: ["H", "C", "D"].index(play[1][-1]))[0]
    led = next(card for _, card in trick if card not in ("LJ", "BJ"))[-1]
    if trick[0][1] in ("LJ", "BJ") and option["led_joker"] == "lowest-club":
        led = "C"
    following = [(seat, card) for seat, card in trick if card[-1] == led]
    return max(following, key=lambda play: RANKS.index(play[1][:-1]), default=trick[0])[0]


def spades_broken(rules, finished_tricks):
    """Tell whether spades are broken after these finished tricks, each a list of (seat, card)."""
    for trick in finished_tricks:
        spades = [card for _, card in trick if suit_of(rules, card) == "S"]
        if "joke-trumps" in rules["house"] and joke_trumps(rules["house"]["joke-trumps"], trick):
            return True
        on_another_suit = spades and suit_of(rules, trick[0][1]) != "S"
        if rules["broken-by"] == "any-spade-played-in-an-earlier-trick" and spades:
            return True
        if rules["broken-by"] == "a-spade-has-won-a-trick" and spades:
            return True  # a spade in a trick always makes a spade win it
        if rules["broken-by"] == "a-spade-played-on-a-non-spade-lead" and on_another_suit:
            return True
    return False


def suits_to_show(hand, needed, already_shown):
    """Return the suits of which a player holds enough cards to show them: side suits first of all, then only spades."""
    wanted = ["S"] if already_shown else ["C", "D", "H"]
    return [suit for suit in wanted if len([card for card in hand if card[-1] == suit]) >= needed]


def with_spades_for(suit, card):
    """Return the card that stands for this one where a side suit has changed places with spades."""
    other = {suit: "S", "S": suit}.get(card[-1], card[-1])
    return card[:-1] + other
