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
        "packs": 1,
        "hand-size": 13,
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
        rules.update(WHAT_SWITCHING_ON_MEANS.get(name, {}))
        house = {**HOUSE_SCORES, **HOUSE_BIDS}
        if name in house:
            rules["house"] = {**rules["house"], name: dict(house[name])}
        for setting in settings.split(",") if settings else []:
            key, _, word = setting.partition("=")
            value = WORDS[word] if word in WORDS else int(word) if word.lstrip("-").isdigit() else word
            if name in house:
                rules["house"][name][key] = value
            else:
                rules[WHAT_AN_OPTION_CHANGES[name][key]] = value
    return rules


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
    if rules["jokers"]:
        cards.remove("2C")
        cards.remove("2H")
        cards += ["LJ", "BJ"]
    cards = [card for card in cards if card not in rules["left-out"]] + rules["jokers-added"]
    return cards * rules["packs"]


def draw(rules, stock, hand, choice):
    """Let a seat take the first or the second of the two top cards; return the card that is thrown away."""
    two = [stock.pop(0), stock.pop(0)]
    hand.append(two.pop(0 if choice == "first" else 1))
    return two[0]


def suit_of(card):
    """Return the suit a card counts as: a joker is a spade."""
    return "S" if card in ("LJ", "BJ") else card[-1]


def strength(rules, card):
    """Return a number that is higher for the better of two cards of one suit."""
    if rules["jokers"] and suit_of(card) == "S":
        order = ["3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "2S", "LJ", "BJ"]
        return order.index(card)
    if card in ("LJ", "BJ"):
        return 100 + ["LJ", "BJ"].index(card)
    return RANKS.index(card[:-1])


def is_worthless(rules, card):
    """Tell whether a card belongs to no suit and takes nothing."""
    return card in ("LJ", "BJ") and rules["jokers-are-worthless"]


# ------------------------------------------------------------------------------------------------ playing


def opener(rules, hands, dealer):
    """Return the seat that leads to the first trick."""
    left = (dealer + 1) % rules["players"]
    if rules["two-of-clubs-starts"]:
        around = [(left + step) % rules["players"] for step in range(rules["players"])]
        for seat in around:
            if lowest_club(rules) in hands[seat]:
                return seat
    return left


def lowest_club(rules):
    """Return the club that opens: the two, or the three where there is no two."""
    return "3C" if "2C" in rules["left-out"] else "2C"


def legal_cards(rules, hand, table, broken, first_trick):
    """Return the cards of a hand that may be played now.

    table: the cards already played to this trick, the lead first.
    """
    if table:
        return cards_to_follow_with(rules, hand, table[0], first_trick)
    return cards_to_lead(rules, hand, broken, first_trick)


def cards_to_follow_with(rules, hand, led, first_trick):
    led_suit = "C" if is_worthless(rules, led) else suit_of(led)
    same_suit = [card for card in hand if suit_of(card) == led_suit and not is_worthless(rules, card)]
    if same_suit:
        return same_suit
    if first_trick and not rules["spade-on-first-trick"]:
        others = [card for card in hand if suit_of(card) != "S"]
        if others:
            return others
    return list(hand)


def cards_to_lead(rules, hand, broken, first_trick):
    if first_trick and rules["two-of-clubs-starts"]:
        return [lowest_club(rules)]
    no_spades = [card for card in hand if suit_of(card) != "S" or is_worthless(rules, card)]
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
    valuable = [(seat, card) for seat, card in trick if not is_worthless(rules, card)]
    spades = [(seat, card) for seat, card in valuable if suit_of(card) == "S"]
    led = "C" if is_worthless(rules, trick[0][1]) else suit_of(trick[0][1])
    candidates = spades or [(seat, card) for seat, card in valuable if suit_of(card) == led] or [trick[0]]
    best_seat, best_card = candidates[0]
    for seat, card in candidates:
        if strength(rules, card) > strength(rules, best_card):
            best_seat, best_card = seat, card
        if card == best_card and rules["of-two-equal-cards"] == "last":
            best_seat = seat
    return best_seat


def spades_broken(rules, finished_tricks):
    """Tell whether spades are broken after these finished tricks, each a list of (seat, card)."""
    for trick in finished_tricks:
        spades = [card for _, card in trick if suit_of(card) == "S" and not is_worthless(rules, card)]
        on_another_suit = spades and suit_of(trick[0][1]) != "S"
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
    words = [str(number) for number in range(1, rules["hand-size"] + 1)]
    if rules["nil"]:
        words.append("nil")
    if "ten-for-200" in rules["house"]:
        words.append("10-for-200")
    fitting = [word for word in words if house_allows(rules, word, partner_bid, others, hand)]
    return [word for word in fitting if reaches_board(rules, word, partner_bid)]


def promised(word):
    """Return the tricks that a word promises: none for a nil."""
    return 0 if "nil" in word else 10 if word == "10-for-200" else int(word)


def house_allows(rules, word, partner_bid, others, hand):
    """Tell whether the house rules about bids let a player say a word."""
    house = rules["house"]
    spades = len([card for card in hand if suit_of(card) == "S"])
    if "mirrors" in house and promised(word) != spades:
        return False
    if "whiz" in house and word != "nil" and promised(word) != spades:
        return False
    if "fredieu" in house and word.isdecimal() and int(word) < house["fredieu"]["minimum_per_player"]:
        return False
    if (
        "total-bids" in house
        and None not in others
        and promised(word) + sum(map(promised, others)) == rules["hand-size"]
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
