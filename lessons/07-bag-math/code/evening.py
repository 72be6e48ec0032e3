from spades_teach import compose, read_bids_and_tricks, read_standing, score_round

rules = compose("standard")  # or "standard+bag-penalty-short": five places, fifty points
total, bags = 0, 0
for bids, tricks in [("N:5 E:1 S:5 W:1", "N:4 E:2 S:5 W:2"), ("N:3 E:3 S:2 W:2", "N:4 E:3 S:4 W:2")]:  # add a round
    ours = score_round(rules, read_bids_and_tricks(bids, tricks, rules), read_standing(f"NS:{total}/{bags}", rules)).of("NS")
    total, bags = total + ours.points, ours.bags
total, bags
