"""A second, naive reading of the rules, written from the catalogue alone.

Nothing here comes from the package and nothing here is clever: cards are strings such as "10S", seats are numbers from
0 on (0 to 3 are North, East, South, West), bids are the words "nil", "blind-nil" and "1" to "13", the rules in force are one
dictionary.
`tests/core/test_reference.py` plays random rounds and asks both readings at every step.
"""

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["C", "D", "H", "S"]


# ------------------------------------------------------------------------------------------------ the rules in force


def default_table():
    """Return the rules of the default table (base-rules.md, "Default rule set in one table")."""
    return {
        "nil": True,
        "nil-value": 100,
        "blind-nil": False,
        "blind-nil-value": 200,
        "blind-nil-deficit": 100,
        "double-nil": None,  # None: two separate nils; a number: the bonus when both succeed
        "double-nil-failure": 0,
        "failed-nil": "bags",
        "team-minimum": 0,
        "jokers": False,
        "two-of-clubs-starts": False,
        "spade-on-first-trick": True,
        "break-needed": True,
        "broken-by": "any-spade-played-in-an-earlier-trick",
        "only-spades-exception": True,
        "ace-of-spades-may-be-led": False,
        "spade-lead-on-first-trick": True,
        "bag-limit": 10,
        "bag-penalty": 100,
        "target": 500,
        "floor": None,
        "players": 4,
        "sides": [[0, 2], [1, 3]],
        "left-out": [],
        "jokers-added": [],  # to each pack, the highest first
        "jokers-are-worthless": False,
        "led-joker": "next-card-sets-suit",
        "packs": 1,
        "hand-size": 13,
        "tricks-in-all": 13,  # the packet of a kitty included where it counts for one
        "kitty": None,  # or its settings
        "draw": False,
        "of-two-equal-cards": "first",
        "house": {},  # the options of HOUSE_SCORES and HOUSE_BIDS that are on, each with its settings
    }


HOUSE_SCORES = {
    "three-b": {"bag": -10, "set_points_per_trick_won": 1, "nil_extra_trick": -10},
    "no-overs": {},
    "oh-hell": {"exactness": "team", "penalty": -10},
    "quicksand": {"overtrick": -10, "undertrick": -10},
    "double-back-double-over": {"with_bag_penalty": False},
    "seven-or-higher": {"from_bid": 7, "extra_per_trick_above_six": 10},
    "seven-or-higher-part-two": {"series": "rising", "overtricks_count": False},
    "highlander": {
        "overtrick": 5,
        "deducted_on_failure": "whole-team-bid",
        "seven_trick_bonus": "rising",
        "bonus_needs_made_contract": True,
        "sandbag_penalty": False,
    },
    "win-last-trick": {"points": 10},
    "no-point-deductions": {"set_points": 0, "nil_failure": -100},
    "sandbags-0-10": {"penalty": 100, "limit": 10},
    "negative-sandbags": {"bag": -1, "ten_bag_penalty": False},
    "units-digit-bags": {},
    "team-individual-players": {"rounding": "down"},
}

HOUSE_BIDS = {
    "total-bids": {},
    "mirrors": {},
    "whiz": {},
    "suicide-forced-nil": {"minimum": 1},
    "fredieu": {"minimum_per_player": 4},
    "no-nines-no-blinds": {"forbidden_team_bid": 9, "ten_for_200": True},
    "ten-for-200": {"points": 200, "failure": -200, "exact": False, "automatic_for_bid_10": False},
    "eight-and-ten-rule": {"extra_tricks": 3},
    "lexington": {},
}

HOUSE_TRUMPS = {
    "deuces-high": {"order_of_twos": "2H/2C/2D/2S", "form": "four-twos"},
    "high-jokers-alternate": {"forced_players": "opponents", "pack": 54},
    "high-jokers": {"four_player_removal": "2C/2H"},
    "joker-joker-deuce-ace": {"four_player_removal": "2C/2H"},
    "high-jokers-first-wins": {},
    "bauer-trumps": {"use_jokers": False},
    "differing-trump-values": {"order": "S/C/D/H"},
    "joke-trumps": {
        "converts": "own-team-cards",
        "tie_break": "first-joker-played",
        "led_joker": "next-card-sets-suit",
    },
}

HOUSE_PLAY = {
    "first-trick-clubs": {"lowest_club": "2C", "must_follow_clubs": True},
    "first-trick-lowest-club": {"lowest_club": "2C", "void_in_clubs": "any-non-spade"},
    "moe-first-tricks": {
        "little_first_tricks": 7,
        "little_points": 150,
        "big_first_tricks": 10,
        "big_points": 250,
        "immune_to_bags": True,
    },
    "play-to-win": {"beat_partner": False},
    "play-to-win-tarot": {"beat_partner": True},
    "aces-high-low": {"default_call": "high"},
    "last-trick-ace-win": {"points": 10, "ace_of_spades": 20},
    "last-trick-ace-on-nil": {"fraction_of_nil": 5},
    "last-trick-deuce-win": {"points": 30},
    "last-trick-high-spade-win": {"lowest_high_spade": "9S", "points": 10},
    "end-winning-streak": {
        "length": 3,
        "points_per_trick": 1,
        "longer_streak": "per-trick",
        "breaker_gets_points": False,
    },
    "dix": {"points": "1/5/10"},
}

WHAT_AN_OPTION_CHANGES = {
    "nil": {"value": "nil-value"},
    "blind-nil": {"value": "blind-nil-value", "min_deficit": "blind-nil-deficit"},
    "nil-off": {},
    "double-nil": {"bonus": "double-nil", "failure": "double-nil-failure"},
    "failed-nil-tricks": {"mode": "failed-nil"},
    "board": {"minimum": "team-minimum"},
    "big-joker-little-joker": {"must_break": "break-needed"},
    "deuce-starts": {"spade_on_first_trick": "spade-on-first-trick"},
    "breaking-spades": {
        "broken_by": "broken-by",
        "all_spades_exception": "only-spades-exception",
        "required": "break-needed",
    },
    "lead-ace-of-spades": {"allowed_before_break": "ace-of-spades-may-be-led"},
    "no-spade-lead-first-trick": {},
    "bag-penalty": {"limit": "bag-limit", "penalty": "bag-penalty"},
    "bag-penalty-short": {"limit": "bag-limit", "penalty": "bag-penalty"},
    "bag-penalty-110": {"penalty": "bag-penalty"},
    "short-game-300": {"target": "target"},
    "loss-at-minus-200": {"limit": "floor"},
    "deficit-ends-game": {"limit": "floor"},
    "short-game-250": {"target": "target"},
    "surrender": {},
}

WHAT_SWITCHING_ON_MEANS = {
    "blind-nil": {"blind-nil": True},
    "nil-off": {"nil": False},
    "double-nil": {"double-nil": 400},
    "board": {"team-minimum": 4},
    "big-joker-little-joker": {"jokers": True},
    "deuce-starts": {"two-of-clubs-starts": True},
    "lead-ace-of-spades": {"ace-of-spades-may-be-led": True},
    "no-spade-lead-first-trick": {"spade-lead-on-first-trick": False},
    "bag-penalty-short": {"bag-limit": 5, "bag-penalty": 50},
    "bag-penalty-110": {"bag-penalty": 110},
    "short-game-300": {"target": 300},
    "loss-at-minus-200": {"floor": -200},
    "deficit-ends-game": {"floor": -500},
    "short-game-250": {"target": 250},
}

WORDS = {"true": True, "false": False, "none": None, "allowed-when-void": True, "forbidden": False}


def rules_of(spec):
    """Read a rule spec such as "standard+blind-nil:value=100+deuce-starts" into the dictionary."""
    profile, *options = spec.split("+")
    if profile != "standard":
        raise ValueError(spec)
    rules = default_table()
    for option in options:
        name, _, settings = option.partition(":")
        if name in PLACES_TO_SIT:
            sit_down(rules, name, dict(setting.split("=") for setting in settings.split(",") if setting))
            continue
        if name == "kitty":
            rules["kitty"] = dict(USUAL_KITTY, **dict(word.split("=") for word in settings.split(",") if word))
            continue
        rules.update(WHAT_SWITCHING_ON_MEANS.get(name, {}))
        house = {**HOUSE_TRUMPS, **HOUSE_PLAY, **HOUSE_SCORES, **HOUSE_BIDS}
        if name in house:
            rules["house"] = {**rules["house"], name: dict(house[name])}
        for setting in settings.split(",") if settings else []:
            key, _, word = setting.partition("=")
            value = WORDS[word] if word in WORDS else int(word) if word.lstrip("-").isdigit() else word
            if name in house:
                rules["house"][name][key] = value
            else:
                rules[WHAT_AN_OPTION_CHANGES[name][key]] = value
    lay_out_kitty(rules)
    return rules


USUAL_KITTY = {
    "taker": "holder-of-2c",
    "size": "remainder",
    "discard_counts_as_trick": "only-if-extra-trick-was-in-kitty",
}


def lay_out_kitty(rules):
    """Share out the pack with a kitty, where there is one: nothing is left out of it."""
    house = rules["house"]
    all_54 = house.get("high-jokers-alternate", {}).get("pack") == 54
    all_54 = all_54 or house.get("deuces-high", {}).get("form") == "jokers-and-four-twos"
    if rules["kitty"] is None and all_54:
        rules["kitty"] = USUAL_KITTY
    if rules["kitty"] is not None:
        rules["left-out"] = []
        extra = rules["kitty"]["size"] == "remainder-plus-one-trick"
        cards, one_each = len(pack(rules)), rules["players"] * (2 if rules["draw"] else 1)
        rules["hand-size"] = cards // one_each - extra
        in_kitty = cards - rules["hand-size"] * one_each
        counts = in_kitty and (extra or rules["kitty"]["discard_counts_as_trick"] == "always")
        rules["tricks-in-all"] = rules["hand-size"] + (1 if counts else 0)
    else:
        rules["tricks-in-all"] = rules["hand-size"]


def kitty_taker(rules, hands, dealer, bids):
    """Return the seat that takes the kitty: before the bids, the lowest club of those dealt stands for the 2 of clubs."""
    players = rules["players"]
    around = [(dealer + step) % players for step in range(1, players + 1)]
    if rules["kitty"]["taker"] == "highest-bidder":
        return max(around, key=lambda seat: promised(bids[seat]))
    clubs = [rank + "C" for rank in RANKS]
    lowest = next((club for club in clubs if any(club in hand for hand in hands)), None)
    return next((seat for seat in around if lowest in hands[seat]), around[0])


PLACES_TO_SIT = {
    "solo": 4,
    "two-players": 2,
    "three-players": 3,
    "five-players": 5,
    "six-players": 6,
    "six-players-48": 6,
}


def sit_down(rules, name, settings):
    """Change seats, sides and pack for a number of players (variants.yaml, "Number of players")."""
    rules["players"] = PLACES_TO_SIT[name]
    everyone = list(range(rules["players"]))
    rules["sides"] = [[seat] for seat in everyone]
    if name == "two-players":
        rules["draw"] = True
    if name == "three-players":
        rules["hand-size"] = 17
        rules["left-out"] = ["2C"]
        if settings.get("jokers") == "true":
            rules.update({"hand-size": 18, "left-out": [], "jokers-added": ["BJ", "LJ"]})
    if name == "five-players":
        rules["hand-size"] = 10
        rules["left-out"] = ["2D", "2H"]
        if settings.get("jokers") == "3":
            rules.update({"hand-size": 11, "left-out": [], "jokers-added": ["BJ", "BJ", "BJ"]})
        rules["jokers-are-worthless"] = settings.get("joker_role") == "worthless"
        rules["led-joker"] = settings.get("led_joker", rules["led-joker"])
    if name == "six-players":
        rules.update({"packs": 2, "hand-size": 17, "left-out": ["2C"], "sides": [[0, 3], [1, 4], [2, 5]]})
        if settings.get("pack") == "108":
            rules.update({"hand-size": 18, "left-out": [], "jokers-added": ["BJ", "LJ"]})
        if settings.get("sides") == "solo":
            rules["sides"] = [[seat] for seat in everyone]
        if settings.get("sides") == "two-teams-of-three":
            rules["sides"] = [[0, 2, 4], [1, 3, 5]]
        if settings.get("identical_cards") == "last-wins":
            rules["of-two-equal-cards"] = "last"
    if name == "six-players-48":
        rules.update({"hand-size": 8, "left-out": ["2C", "2D", "2H", "2S"], "sides": [[0, 3], [1, 4], [2, 5]]})
        if settings.get("pack") == "54":
            rules.update({"hand-size": 9, "left-out": [], "jokers-added": ["BJ", "LJ"]})


# ------------------------------------------------------------------------------------------------ cards


def pack(rules):
    """Return the cards in play."""
    cards = [rank + suit for suit in SUITS for rank in RANKS]
    if ("LJ" in top_trumps(rules) and not rules["jokers-added"]) or "joke-trumps" in rules["house"]:
        cards = [card for card in cards if card not in left_out(rules)] + ["LJ", "BJ"]
    cards = [card for card in cards if card not in rules["left-out"]] + rules["jokers-added"]
    return cards * rules["packs"]


def draw(rules, stock, hand, choice):
    """Let a seat take the first or the second of the two top cards; return the card that is thrown away."""
    two = [stock.pop(0), stock.pop(0)]
    hand.append(two.pop(0 if choice == "first" else 1))
    return two[0]


def left_out(rules):
    """Return the two cards that make room for the jokers when four play, none where there is a kitty."""
    house = rules["house"]
    if rules["kitty"] is not None and not rules["jokers"]:
        return []
    for name in ("high-jokers", "joker-joker-deuce-ace"):
        if name in house:
            return house[name]["four_player_removal"].split("/")
    if "bauer-trumps" in house:
        return ["JS", "JC"]
    return ["2C", "2H"]


def top_trumps(rules):
    """Return the trumps above the ace of spades, the highest first, whatever is printed on them."""
    house = rules["house"]
    if "deuces-high" in house:
        twos = house["deuces-high"]["order_of_twos"].split("/")
        forms = {
            "four-twos": twos,
            "jokers-2d-2s": ["BJ", "LJ"] + [two for two in twos if two in ("2D", "2S")],
            "hearts-and-clubs-as-jokers": ["2H", "2C"],
            "jokers-and-four-twos": ["BJ", "LJ", *twos],
        }
        return forms[house["deuces-high"]["form"]]
    if rules["jokers"] or "joker-joker-deuce-ace" in house:
        return ["BJ", "LJ", "2S"]
    if {"high-jokers", "high-jokers-first-wins", "high-jokers-alternate"} & set(house):
        return ["BJ", "LJ"]
    if "bauer-trumps" in house:
        return ["BJ", "LJ"] if house["bauer-trumps"]["use_jokers"] else ["JS", "JC"]
    return [] if rules["jokers-are-worthless"] else rules["jokers-added"]


def suit_of(rules, card):
    """Return the suit a card counts as: a joker, a raised two or a bauer is a spade; a joker of joke trumps is of no suit."""
    if ("joke-trumps" in rules["house"] or rules["jokers-are-worthless"]) and card in ("LJ", "BJ"):
        return None
    return "S" if card in top_trumps(rules) else card[-1]


def first_suit(rules, cards):
    """Return the suit of the first of these cards that has one: the suit led, clubs where a led joker counts as one."""
    led_joker = rules["house"].get("joke-trumps", {}).get("led_joker", rules["led-joker"])
    if cards and suit_of(rules, cards[0]) is None and led_joker == "lowest-club":
        return "C"
    return next((suit_of(rules, card) for card in cards if suit_of(rules, card) is not None), None)


def strength(rules, card):
    """Return a number that is higher for the better of two cards of one suit."""
    tops = top_trumps(rules)
    if card in rules.get("called-low", ()):
        return -1
    if card not in tops:
        return RANKS.index(card[:-1])
    if "high-jokers-first-wins" in rules["house"]:
        return 100
    return 100 - tops.index(card)


# ------------------------------------------------------------------------------------------------ playing


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


# ------------------------------------------------------------------------------------------------ bidding


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


# ------------------------------------------------------------------------------------------------ scoring


def score_side(rules, bids, taken, bags_before, total_before=0, last_trick=False):
    """Score one round of one side: two bids, the tricks of the same two seats, the bags and points carried in.

    last_trick: whether the side took the last trick, as far as somebody wrote it down.
    """
    house = rules["house"]
    stakes = {"nil": rules["nil-value"], "blind-nil": rules["blind-nil-value"]}
    nil_points = 0
    tricks_of_nils = 0
    tricks_of_others = 0
    contract = 0
    for bid, tricks in zip(bids, taken, strict=True):
        if bid in stakes:
            nil_points += stakes[bid] if tricks == 0 else -stakes[bid]
            tricks_of_nils += tricks
        else:
            contract += promised(bid)
            tricks_of_others += tricks
    if "10-for-200" in bids:
        contract = 10
    if rules["double-nil"] is not None and bids == ["nil", "nil"]:
        nil_points = rules["double-nil"] if tricks_of_nils == 0 else rules["double-nil-failure"]

    extra_fine = 0
    if rules["failed-nil"] == "bags":
        counting = tricks_of_others
        bags_besides = tricks_of_nils
    elif rules["failed-nil"] == "toward-partner":
        counting = tricks_of_others + tricks_of_nils
        bags_besides = 0
    elif rules["failed-nil"] == "void":
        counting = tricks_of_others
        bags_besides = 0
    elif rules["failed-nil"] == "minus-ten-each":
        counting = tricks_of_others
        bags_besides = 0
        extra_fine = -10 * tricks_of_nils
    else:
        raise ValueError(rules["failed-nil"])

    made = counting >= contract
    contract_points = 10 * contract if made else -10 * contract
    bags = bags_besides + (counting - contract if made else 0)
    if rules["failed-nil"] == "void" and tricks_of_nils > 0:
        bags = 0

    if "lexington" in house and sum(taken) == 12:
        return flat_score(rules, 240, bags_before)
    over = max(0, counting - contract)
    contract_points = house_contract(house, bids, taken, contract, counting, contract_points)
    if "no-point-deductions" in house:
        nil_points += sum(
            100 + house["no-point-deductions"]["nil_failure"]
            for bid, tricks in zip(bids, taken, strict=True)
            if bid == "nil" and tricks > 0 and house["no-point-deductions"]["nil_failure"] != -100
        )
    if "three-b" in house:
        extra_fine = house["three-b"]["nil_extra_trick"] * tricks_of_nils
    doubled = contract > 0 and counting >= 2 * contract
    if "double-back-double-over" in house and doubled and not house["double-back-double-over"]["with_bag_penalty"]:
        bags -= min(bags, over)
    if "no-overs" in house or "oh-hell" in house:
        bags = 0
    if "units-digit-bags" in house:
        bags_before = total_before % 10

    bag_points = bags
    if "three-b" in house:
        bag_points = house["three-b"]["bag"] * min(bags, over)
    if "quicksand" in house:
        bag_points = house["quicksand"]["overtrick"] * bags
    if "negative-sandbags" in house:
        bag_points = house["negative-sandbags"]["bag"] * bags
    if "sandbags-0-10" in house:
        bag_points = 0
    if "highlander" in house:
        numbers = own_numbers(bids, taken)
        bag_points = sum(house["highlander"]["overtrick"] * max(0, tricks - bid) for bid, tricks in numbers)

    bags_after = bags_before + bags
    penalty = 0
    uncounted = "negative-sandbags" in house and not house["negative-sandbags"]["ten_bag_penalty"]
    uncounted = uncounted or ("highlander" in house and not house["highlander"]["sandbag_penalty"])
    if "three-b" in house or "quicksand" in house or uncounted:
        bags_after = 0
    elif "no-overs" not in house and "oh-hell" not in house:
        limit, cost = rules["bag-limit"], rules["bag-penalty"]
        if "sandbags-0-10" in house:
            limit, cost = house["sandbags-0-10"]["limit"], house["sandbags-0-10"]["penalty"]
        while bags_after >= limit:
            bags_after -= limit
            penalty -= cost
    kept = made and contract_points == 10 * contract  # a contract that is broken for another reason earns no bonus
    bonus = house_bonus(house, bids, taken, contract, kept, last_trick)

    return {
        "contract": contract,
        "contract-points": contract_points,
        "nil-points": nil_points,
        "bag-points": bag_points,
        "fine": extra_fine,
        "penalty": penalty,
        "bonus": bonus,
        "points": contract_points + nil_points + bag_points + extra_fine + penalty + bonus,
        "bags": bags,
        "bags-after": bags_after,
    }


def house_contract(house, bids, taken, contract, counting, usual):
    """Return the points of a contract where a house rule scores it otherwise than the usual way."""
    if contract == 0:
        return usual
    made = counting >= contract
    ten = ten_for_200(house, bids)
    if ten is not None:
        enough = counting == 10 if ten["exact"] else counting >= 10
        return ten["points"] if enough else ten["failure"]
    if "three-b" in house and not made:
        return house["three-b"]["set_points_per_trick_won"] * counting
    if "quicksand" in house and not made:
        return house["quicksand"]["undertrick"] * (contract - counting)
    if "no-point-deductions" in house and not made:
        return house["no-point-deductions"]["set_points"]
    if "oh-hell" in house and made:
        if house["oh-hell"]["exactness"] == "team":
            exact = counting == contract
        else:
            exact = all(bid == tricks for bid, tricks in own_numbers(bids, taken))
        return usual if exact else house["oh-hell"]["penalty"] * contract
    if "highlander" in house:
        failing = [bid for bid, tricks in own_numbers(bids, taken) if tricks < bid]
        if not failing:
            return 10 * contract
        return -10 * (contract if house["highlander"]["deducted_on_failure"] == "whole-team-bid" else sum(failing))
    if "double-back-double-over" in house and counting >= 2 * contract:
        return -2 * 10 * contract
    return usual


def ten_for_200(house, bids):
    """Return what a 10 for 200 is worth if the side has bid one, by its name or by numbers that make ten; else None."""
    usual = HOUSE_BIDS["ten-for-200"]
    if "10-for-200" in bids:
        return house["ten-for-200"]
    if sum(int(bid) for bid in bids if bid.isdecimal()) != 10:
        return None
    if "no-nines-no-blinds" in house and house["no-nines-no-blinds"]["ten_for_200"]:
        return usual
    return house["ten-for-200"] if "ten-for-200" in house and house["ten-for-200"]["automatic_for_bid_10"] else None


def flat_score(rules, points, bags_before):
    """Return the score of a side whose bids do not count in this round."""
    nothing = dict.fromkeys(("contract", "contract-points", "nil-points", "bag-points", "fine", "bags"), 0)
    over, left = divmod(bags_before, rules["bag-limit"])
    penalty = -over * rules["bag-penalty"]
    return {**nothing, "penalty": penalty, "bonus": points, "points": points + penalty, "bags-after": left}


# ------------------------------------------------------------------------------------------------ how a round ends


def house_ends(rules, seats, bids, taken, tricks):
    """Return the points for the last tricks and for the nine of spades.

    seats: of one side, the bids and counts of tricks in the same order; tricks: all of the round, each a list of (seat, card).
    """
    if not tricks:
        return 0
    house = rules["house"]
    winners = [trick_winner(rules, trick) for trick in tricks]
    last, winner = dict(tricks[-1]), winners[-1]
    card = last[winner]
    points = 0
    if winner in seats:
        place = seats.index(winner)
        if "last-trick-ace-win" in house and card[:-1] == "A":
            points += house["last-trick-ace-win"]["ace_of_spades" if card == "AS" else "points"]
        if "last-trick-deuce-win" in house and card[:-1] == "2" and suit_of(rules, card) != "S":
            points += house["last-trick-deuce-win"]["points"]
        if "last-trick-high-spade-win" in house and suit_of(rules, card) == "S":
            option = house["last-trick-high-spade-win"]
            high = strength(rules, card) >= strength(rules, option["lowest_high_spade"])
            if high and bids[place] == str(taken[place]):
                points += option["points"]
    if "last-trick-ace-on-nil" in house:
        values = {"nil": rules["nil-value"], "blind-nil": rules["blind-nil-value"]}
        for seat, bid, tricks_taken in zip(seats, bids, taken, strict=True):
            if bid in values and tricks_taken == 0 and last[seat][:-1] == "A":
                points += values[bid] // house["last-trick-ace-on-nil"]["fraction_of_nil"]
    return points + streak(house, seats, winners) + nine_of_spades(rules, seats, tricks)


def streak(house, seats, winners):
    if "end-winning-streak" not in house:
        return 0
    option = house["end-winning-streak"]
    length = option["length"]
    worth = option["points_per_trick"] * (3 if option["longer_streak"] == "flat" else length)
    if winners[-1] not in seats:
        return 0
    if set(winners[-length:]) == {winners[-1]}:
        return worth
    before = set(winners[-length:-1])
    ended = len(before) == 1 and not before & set(seats)
    return worth if ended and option["breaker_gets_points"] else 0


def nine_of_spades(rules, seats, tricks):
    if "dix" not in rules["house"]:
        return 0
    alone, with_others, led = map(int, rules["house"]["dix"]["points"].split("/"))
    for trick in tricks:
        winner = trick_winner(rules, trick)
        if winner in seats and dict(trick)[winner] == "9S":
            spades = [card for _, card in trick if suit_of(rules, card) == "S"]
            if suit_of(rules, trick[0][1]) == "S":
                return led
            return with_others if len(spades) > 1 else alone
    return 0


def moe(rules, bids, taken, first_tricks, bags_before):
    """Return the score of a side that has announced a Moe; first_tricks: how many it took before it lost one."""
    option = rules["house"]["moe-first-tricks"]
    size = "little" if "little-moe" in bids else "big"
    needed, points = option[size + "_first_tricks"], option[size + "_points"]
    score = flat_score(rules, points if first_tricks >= needed else -points, bags_before)
    if first_tricks >= needed and not option["immune_to_bags"]:
        bags = sum(taken) - needed
        over, left = divmod(bags_before + bags, rules["bag-limit"])
        penalty = -over * rules["bag-penalty"]
        score |= {"bags": bags, "bag-points": bags, "bags-after": left, "penalty": penalty}
        score["points"] = points + bags + penalty
    return score


def own_numbers(bids, taken):
    """Return the bids that are numbers, each with the tricks of its bidder."""
    return [(int(bid), tricks) for bid, tricks in zip(bids, taken, strict=True) if bid.isdecimal()]


def house_bonus(house, bids, taken, contract, made, last_trick):
    """Return the points that house rules add."""
    bonus = 0
    if "seven-or-higher" in house and made and contract >= house["seven-or-higher"]["from_bid"]:
        bonus += house["seven-or-higher"]["extra_per_trick_above_six"] * (contract - 6)
    if "team-individual-players" in house:
        exact = all(tricks == (int(bid) if bid.isdecimal() else 0) for bid, tricks in zip(bids, taken, strict=True))
        half = 10 * contract // 2
        rounded = half - half % 10
        if half % 10 == 5 and house["team-individual-players"]["rounding"] == "nearest":
            rounded += 10
        if exact:
            bonus += rounded
    if "seven-or-higher-part-two" in house and made and contract > 0:
        enough = sum(taken) if house["seven-or-higher-part-two"]["overtricks_count"] else contract
        bonus += 10 if enough >= 7 else 0  # the first time; a round alone knows of no other
    if "highlander" in house and house["highlander"]["seven_trick_bonus"] and sum(taken) >= 7:
        bonus += 10 if (made and contract > 0) or not house["highlander"]["bonus_needs_made_contract"] else 0
    if "eight-and-ten-rule" in house and made and contract >= 8:
        bonus += 10 * house["eight-and-ten-rule"]["extra_tricks"]
    if "win-last-trick" in house and last_trick:
        bonus += house["win-last-trick"]["points"]
    return bonus


# ------------------------------------------------------------------------------------------------ the match


def match_end(rules, totals, surrendered=None):
    """Return (is it over, which side won): totals of the two sides, surrendered the side that gave up."""
    if surrendered is not None:
        return True, 1 - surrendered
    reached = max(totals) >= rules["target"]
    fallen = rules["floor"] is not None and min(totals) <= rules["floor"]
    if not reached and not fallen:
        return False, None
    if totals.count(max(totals)) > 1:
        return False, None
    return True, totals.index(max(totals))


# ------------------------------------------------------------------------------------------------ two packs


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


# ------------------------------------------------------------------------------------------------ nils for two, in the dark, suicide, passing

BLIND_WORDS = ["blind-team-nil", "blind-double-nil", "blind-boston", "blind-nil-in-the-dark"]
WORD_OF = {
    "team-nil": "team-nil",
    "team-blind-nil": "blind-team-nil",
    "double-blind-nil": "blind-double-nil",
    "boston-on-fire": "blind-boston",
    "nil-in-the-dark": "nil-in-the-dark",
    "blind-nil-in-the-dark": "blind-nil-in-the-dark",
}
FOR_TWO = ["team-nil", "blind-team-nil", "blind-double-nil"]


def is_a_number(word):
    """Tell whether a word promises tricks."""
    return word is not None and "nil" not in word


def words_at_this_table(options, seat, bids, looked):
    """Return the words that a seat may say, and "look" where it may still bid blind.

    options: the ids that are on; bids: the words of the four seats, None before; looked: whether each has asked to see the cards.
    """
    partner, others = (seat + 2) % 4, [bids[(seat + 1) % 4], bids[(seat + 3) % 4]]
    if bids[partner] in FOR_TWO:
        return ["nil", "team-nil"] if bids[partner] == "team-nil" else ["nil"]
    known = [WORD_OF[name] for name in options if name in WORD_OF]
    open_words = []
    for word in known:
        too_late = word in FOR_TWO and is_a_number(bids[partner])
        if word in BLIND_WORDS and looked[seat]:
            too_late = True
        if word in BLIND_WORDS and word != "blind-nil-in-the-dark" and looked[partner]:
            too_late = True
        if word == "blind-boston" and "blind-double-nil" in others and "double-blind-nil" in options:
            too_late = True
        if word == "blind-double-nil" and "blind-boston" in others:
            too_late = True
        if not too_late:
            open_words.append(word)
    least = 4 if "suicide" in options else 1
    words = ["nil", *map(str, range(least, 14)), *open_words]
    if "suicide" in options and bids[partner] is not None and not bids[partner].isdecimal() and bids[partner] != "nil":
        words = [word for word in words if is_a_number(word) != is_a_number(bids[partner])]
    blind = [word for word in words if word in BLIND_WORDS]
    return [*blind, "look"] if blind else words


def forced_over(bids, first_bidder):
    """Return the seats that have to say the opposite (suicide), in turn: the first of two partners who said the same."""
    firsts = (first_bidder, (first_bidder + 1) % 4)
    return [seat for seat in firsts if is_a_number(bids[seat]) == is_a_number(bids[(seat + 2) % 4])]


def opposite_words(word):
    """Return what a forced partner may say now."""
    return ["nil"] if is_a_number(word) else [str(number) for number in range(4, 14)]


def cards_to_pass(options, bids):
    """Return how many cards each seat owes, and to which seat: a list of (giver, receiver, cards)."""
    if "general-passing" in options:
        steps = {"partner": 2, "left": 1, "right": 3}[options["general-passing"]["direction"]]
        return [(seat, (seat + steps) % 4, options["general-passing"]["count"]) for seat in range(4)]
    owed = []
    for seat in range(4):
        partner = (seat + 2) % 4
        nils = [word for word in (bids[seat], bids[partner]) if "nil" in word and "in-the-dark" not in word]
        reasons = [2 if word.startswith("blind") else 1 for word in nils]
        if "nil-passing" in options and reasons:
            owed.append((seat, partner, max(reasons)))
        if "pass-cards" in options and options["pass-cards"]["only_for"] == "every-deal":
            owed.append((seat, partner, max([1, *reasons])))
    return owed


def score_of_two(options, bids, taken, bags_before):
    """Return (points, bags after, has the match been won) of a side at the default table with these options."""
    tricks = sum(taken)
    bags = 0
    won = False
    if "blind-boston" in bids:
        won = tricks == 13
        points = 130 if won else -130
    elif "team-nil" in bids:
        points = 100 if tricks == 0 else -100
    elif "blind-team-nil" in bids:
        points = 150 if tricks == 0 else -150
    elif "blind-double-nil" in bids:
        won = tricks == 0 and options["double-blind-nil"].get("reward", "win-game") == "win-game"
        points = 800 if tricks == 0 and not won else 0
        bags = tricks
    else:
        stakes = {"nil": 100, "blind-nil-in-the-dark": 250}
        stakes["nil-in-the-dark"] = options.get("nil-in-the-dark", {}).get("value", 200)
        points, contract, counting = 0, 0, 0
        for word, took in zip(bids, taken, strict=True):
            if word in stakes:
                points += stakes[word] if took == 0 else -stakes[word]
                bags += took
            else:
                contract += int(word)
                counting += took
        points += 10 * contract if counting >= contract else -10 * contract
        bags += max(0, counting - contract)
    points += bags
    bags_after = bags_before + bags
    while bags_after >= 10:
        bags_after -= 10
        points -= 100
    return points, bags_after, won


# ------------------------------------------------------------------------------------------------ bidding together, auctions, claims


def who_bids_next(options, dealer, bids):
    """Return the seat that bids next, None when all have; with partnership bidding the side that has not dealt comes first."""
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    if "partnership-bidding" in options:
        order = [(dealer + step) % 4 for step in (1, 3, 2, 4)]
    waiting = [seat for seat in order if bids[seat] is None]
    return waiting[0] if waiting else None


def worth(word):
    """Return what a word is worth in tricks, halves as halves."""
    if word == "nil":
        return 0
    return float(word.replace("no-trump-", ""))


def words_together(options, seat, bids, hand):
    """Return the words that a seat may say under these options; cards are strings such as "10S"."""
    words = ["nil", *map(str, range(1, 14))]
    if "half-tricks" in options:
        words += [f"{number}.5" for number in range(1, 13)]
    if "no-trump-bid" in options and any(card.endswith("S") for card in hand):
        words += [f"no-trump-{number}" for number in range(1, 14)]
    partner = bids[(seat + 2) % 4]
    if "partnership-bidding" in options:
        settings = options["partnership-bidding"]
        if not settings.get("nil_allowed", False):
            words.remove("nil")
        if partner is not None:
            words = [word for word in words if worth(word) + worth(partner) >= settings.get("minimum", 4)]
        others = [bids[other] for other in range(4) if other != seat]
        if settings.get("sum_13_forbidden", False) and None not in others:
            words = [word for word in words if worth(word) + sum(map(worth, others)) != 13]
    if "half-tricks" in options and partner is not None:
        words = [word for word in words if (worth(word) + worth(partner)) % 1 == 0]
    return words


def nobody_plays(options, bids):
    """Tell whether the books are made: four plain numbers that come to ten."""
    plain = all(word != "nil" and "no-trump" not in word for word in bids)
    return "made-books" in options and plain and sum(map(worth, bids)) == options["made-books"].get("sum", 10)


def score_together(options, all_bids, bids, taken, ruffs, bags_before):
    """Return (points, bags after) of a side at the default table with these options.

    all_bids: the words of all four; bids, taken, ruffs: of the side's two seats; ruffs: tricks won with a spade to which none was led.
    """
    if nobody_plays(options, all_bids):
        paid = options["made-books"].get("teams_score", "own-bid") == "own-bid"
        return (10 * int(sum(map(worth, bids))) if paid else 0), bags_before
    points, bags, contract, counting = 0, 0, 0, 0
    for word, took, ruffed in zip(bids, taken, ruffs, strict=True):
        if word == "nil":
            points += 100 if took == 0 else -100
            bags += took
        elif word.startswith("no-trump-"):
            settings = options["no-trump-bid"]
            bid = int(worth(word))
            if took >= bid and ruffed == 0:
                won = settings.get("counted_tricks", "bid") == "won"
                points += settings.get("points_per_trick", 20) * (took if won else bid)
                bags += 0 if won else took - bid
            else:
                points -= bid * (10 if settings.get("failure") == "10-per-trick-bid" else 20)
        else:
            contract += worth(word)
            counting += took
    points += int(10 * contract) if counting >= contract else int(-10 * contract)
    bags += max(0, int(counting - contract)) if contract else 0
    points += bags
    bags_after = bags_before + bags
    while bags_after >= 10:
        bags_after -= 10
        points -= 100
    return points, bags_after


def auction_turn(dealer, said):
    """Return the seat whose turn it is in an auction, None when all but one have passed; said: (seat, word) in order."""
    passed = {seat for seat, word in said if word == "pass"}
    if len(passed) == 3:
        return None
    seat = said[-1][0] if said else dealer
    while True:
        seat = (seat + 1) % 4
        if seat not in passed:
            return seat


def auction_words(settings, said):
    """Return the words that may be said in an auction."""
    numbers = [int(word) for _, word in said if word != "pass"]
    least = max(numbers) + 1 if numbers else settings.get("min_bid", 1)
    words = [str(number) for number in range(least, 13 - settings.get("base", 6) + 1)]
    return [*words, "pass"] if numbers else words


def auction_points(options, said, taken):
    """Return the points of (North and South, East and West) after an auction; taken: tricks of the four seats."""
    settings = options["spades-auction"]
    bid, declarer = max((int(word), seat) for seat, word in said if word != "pass")
    target = bid + settings.get("base", 6)
    took = taken[declarer] + taken[(declarer + 2) % 4]
    each = settings.get("declarer_points_per_trick", 10)
    other = settings.get("defender_points_per_over_or_undertrick", 10)
    declarers = each * target if took >= target else 0
    defenders = other * max(0, target - took)
    if "broken-contract" not in options:
        defenders += other * max(0, took - target)
    return (declarers, defenders) if declarer % 2 == 0 else (defenders, declarers)
