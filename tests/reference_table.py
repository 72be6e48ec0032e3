"""The rules in force and the cards, for the naive reading in `tests/reference.py`."""

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["C", "D", "H", "S"]


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
    idle_joker = card in ("LJ", "BJ") and card not in tops
    if idle_joker or card in rules.get("called-low", ()):
        return -1
    if card not in tops:
        return RANKS.index(card[:-1])
    if "high-jokers-first-wins" in rules["house"]:
        return 100
    return 100 - tops.index(card)
