rules = compose("standard+lead-ace-of-spades")  # or "standard+breaking-spades:required=false"
judge_cards(rules, PlayContext(hand=read_cards("AS QS JH"), broken=False)).legal
