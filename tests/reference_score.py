"""Points, last tricks and the end of the match, for the naive reading in `tests/reference.py`."""

from tests.reference_bids import promised
from tests.reference_play import trick_winner
from tests.reference_table import HOUSE_BIDS, strength, suit_of


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
