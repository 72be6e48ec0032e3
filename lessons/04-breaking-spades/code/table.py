# try "standard+breaking-spades:required=false", where any spade may be led
rules = compose("standard+lead-ace-of-spades")
judge_cards(rules, PlayContext(hand=read_cards("AS QS JH"), broken=False)).legal
