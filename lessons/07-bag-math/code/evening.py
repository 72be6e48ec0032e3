from spades_teach import compose, read_bids_and_tricks, read_standing, score_round

rules = compose("standard")  # or "standard+bag-penalty-short": five places, fifty points
evening = [("N:5 E:1 S:5 W:1", "N:4 E:2 S:5 W:2"), ("N:3 E:3 S:2 W:2", "N:4 E:3 S:4 W:2")]
total, bags = 0, 0
for _bids, _tricks in evening:  # add a round above
    _before = read_standing(f"NS:{total}/{bags}", rules)
    _ours = score_round(rules, read_bids_and_tricks(_bids, _tricks, rules), _before).of("NS")
    total, bags = total + _ours.points, _ours.bags
total, bags
