from spades_teach import compose, read_bids_and_tricks, score_round

played = read_bids_and_tricks("N:nil E:4 S:4 W:4", "N:2 E:4 S:3 W:4", compose("standard"))  # change who takes what
[(line.reason, line.points) for line in score_round(compose("standard"), played).of("NS").lines]
