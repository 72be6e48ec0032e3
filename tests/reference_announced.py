"""Bids made before looking, a Boston and raised bids, for the naive reading in `tests/reference.py`."""

BLIND_NUMBERS = ("blind-bid", "trailing-blind-bids")


def announced_words(options, bids, seat, looked, totals):
    """Return the words that a seat may say, and "look" where it may still bid blind.

    bids: the words of the four seats, None before.  looked: whether each has asked to see the cards.  totals: points of the two sides.
    """
    partner, others = bids[(seat + 2) % 4], [bids[(seat + 1) % 4], bids[(seat + 3) % 4]]
    words = ["nil", *map(str, range(1, 14))]
    if "boston" in options and others != ["nil", "nil"]:
        words.append("boston")
    if "boston" in others and partner == "nil":
        words.remove("nil")
    blind = []
    behind = totals[1 - seat % 2] - totals[seat % 2]
    for name in BLIND_NUMBERS:
        if name in options and behind >= options[name].get("min_deficit", 100):
            blind += [f"blind-{number}" for number in range(1, options[name].get("max_bid", 7) + 1)]
    if "blind-six" in options and not looked[(seat + 2) % 4]:
        blind.append("blind-six")
    if looked[seat] or not blind:
        return words
    return [*blind, "look"]


def special_words(options):
    """Return the words that these options add to nil and numbers."""
    words = ["boston"] * ("boston" in options) + ["blind-six"] * ("blind-six" in options)
    for name in BLIND_NUMBERS:
        if name in options:
            words += [f"blind-{number}" for number in range(1, options[name].get("max_bid", 7) + 1)]
    return words


def raised_words(options, bid):
    """Return what a seat may say when all have bid: its own bid, or one more; a nil stays."""
    return [bid, str(int(bid) + 1)] if bid.isdecimal() and int(bid) < 13 else [bid]


def is_blind_number(word):
    return word.startswith("blind-") and word[6:].isdecimal()


def tricks_promised(word):
    """Return the tricks that a word adds to the contract."""
    if word == "boston":
        return 13
    number = word.removeprefix("blind-")
    return int(number) if number.isdecimal() else 0


def score_announced(options, bids, taken, bags_before):
    """Return (points, bags after, has the match been won) of a side at the default table with these options."""
    won = False
    bags = 0
    if "boston" in bids:
        settings = options["boston"]
        if sum(taken) == 13:
            won = settings.get("bid_wins_game", True)
            points = settings.get("points", 130)
        else:
            points = settings.get("failure", -130)
    elif "blind-six" in bids:
        points, bags = score_with_blind_six(options["blind-six"], bids, taken)
    else:
        points, bags = score_numbers(options, bids, taken)
    points += bags
    bags_after = bags_before + bags
    while bags_after >= 10:
        bags_after -= 10
        points -= 100
    return points, bags_after, won


def score_with_blind_six(settings, bids, taken):
    """Return the points and bags of a side that has said six before looking; the partner's number is absorbed, a nil stands apart."""
    points = 0
    bags = 0
    counting = 0
    for word, took in zip(bids, taken, strict=True):
        if word == "nil":
            points += 100 if took == 0 else -100
            bags += took
        else:
            counting += took
    enough = counting == 6 if settings.get("exact", True) else counting >= 6
    return points + (settings.get("points", 120) if enough else settings.get("failure", -120)), bags


def score_numbers(options, bids, taken):
    """Return the points and bags of nils, numbers and numbers bid before looking."""
    points = 0
    bags = 0
    contract = 0
    counting = 0
    for word, took in zip(bids, taken, strict=True):
        if word == "nil":
            points += 100 if took == 0 else -100
            bags += took
        elif is_blind_number(word) and "trailing-blind-bids" in options:
            points += trailing_blind_bid(options["trailing-blind-bids"], tricks_promised(word), took)
        else:
            contract += tricks_promised(word)
            counting += took
            if is_blind_number(word):
                points += bonus_of_blind_bid(options["blind-bid"], tricks_promised(word), took)
    if contract:
        points += 10 * contract if counting >= contract else -10 * contract
        bags += max(0, counting - contract)
    return points, bags


def trailing_blind_bid(settings, bid, took):
    if took >= bid:
        return settings.get("points_per_bid_trick", 20) * bid
    return -10 * (bid - took if settings.get("failure") == "10-per-trick-missing" else bid)


def bonus_of_blind_bid(settings, bid, took):
    if took == bid:
        return 10 * bid
    return 0 if took > bid and not settings.get("must_be_exact", True) else -10 * bid


def score_beside(options, announced, bids, taken, ours, has_card, bags_before):
    """Return (points, bags after) of a side at the default table with a Bemo, a Moe or a special card.

    announced: what the side has announced, such as "little-bemo".  ours: for each trick in turn, whether the side took it.
    has_card: whether the special card lies in its tricks.
    """
    points, bags = score_numbers(options, bids, taken)
    moes = {"little-moe": ("little", 6, 150), "big-moe": ("big", 8, 300)}
    for word, (size, length, worth) in moes.items():
        if word in announced and "moe-consecutive" in options:
            settings = options["moe-consecutive"]
            length, worth = settings.get(f"{size}_length", length), settings.get(f"{size}_points", worth)
            lost = 0 if settings.get("failure") == "nothing" else -worth
            points, bags = (worth if longest_run(ours) >= length else lost), 0
    for word, first, worth in (("little-bemo", 6, 60), ("big-bemo", 9, 90)):
        if word in announced and "bemo" in options:
            points += worth if all(ours[:first]) else -worth
    over = overtricks(bids, taken)
    if "sandbag-cancellation" in options and has_card and over > 0:
        bags -= min(bags, over, options["sandbag-cancellation"].get("cancels", 1))
    points += bags
    bags_after = bags_before + bags
    while bags_after >= 10:
        bags_after -= 10
        points -= 100
    return points, bags_after


def longest_run(ours):
    run = longest = 0
    for took in ours:
        run = run + 1 if took else 0
        longest = max(longest, run)
    return longest


def overtricks(bids, taken):
    """Return the tricks beyond the contract; those of nils are none."""
    numbers = [(int(bid), took) for bid, took in zip(bids, taken, strict=True) if bid != "nil"]
    return sum(took for _, took in numbers) - sum(bid for bid, _ in numbers)
