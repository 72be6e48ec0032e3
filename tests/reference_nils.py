"""Nils for two, in the dark, suicide and passing, for the naive reading in `tests/reference.py`."""

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
