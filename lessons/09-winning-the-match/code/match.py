from spades_teach import ScoreSheet

evening = [("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"), ("N:4 E:3 S:4 W:2", "N:4 E:3 S:4 W:2")]  # add a round
match = ScoreSheet(evening, before="NS:170/0 EW:260/0")
match.outcome.over, match.winner, match.match.standing.totals
