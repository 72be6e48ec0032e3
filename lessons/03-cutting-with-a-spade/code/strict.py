# try "standard+deuce-starts", where a spade may be played
strict = compose("standard+deuce-starts:spade_on_first_trick=forbidden")
first = PlayContext(hand=read_cards("3S 9S KH 8D"), plays=read_plays("E:2C"), first_trick=True)
judge_cards(strict, first).legal
