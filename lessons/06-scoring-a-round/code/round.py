from spades_teach import compose, read_bids_and_tricks, read_standing, score_round

rules = compose("standard")
played = read_bids_and_tricks("N:3 E:3 S:2 W:2", "N:4 E:3 S:4 W:2", rules)  # change a bid or a trick
score = score_round(rules, played, read_standing("NS:0/8 EW:0/0", rules))
{side.side.name: side.points for side in score.sides}
