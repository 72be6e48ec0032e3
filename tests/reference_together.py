"""Bidding together, auctions and books made without play, for the naive reading in `tests/reference.py`."""


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
