from spades_teach import PlayContext, compose, judge_cards, read_cards, read_plays

hand = read_cards("9H 4H AS 7C")  # change the hand
table = read_plays("E:KH")  # or what lies on the table
verdicts = judge_cards(compose("standard"), PlayContext(hand=hand, plays=table))
verdicts.legal
