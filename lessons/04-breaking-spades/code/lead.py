from spades_teach import PlayContext, compose, judge_cards, read_cards

hand = read_cards("QS 8S JH 2D")  # change the hand
lead = PlayContext(hand=hand, broken=False)  # or True, once spades are broken
judge_cards(compose("standard"), lead).legal
