from spades_teach import PlayContext, compose, judge_cards, read_cards, read_plays

hand = read_cards("3S 9S 5C KH")  # no diamond; give yourself one, "4D", and look again
table = read_plays("E:AD")
judge_cards(compose("standard"), PlayContext(hand=hand, plays=table)).legal
