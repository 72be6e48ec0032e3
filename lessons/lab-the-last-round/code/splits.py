from spades_teach import endgame

ends = endgame("NS:461/8 EW:447/3", "NS:5 EW:6")  # totals and bags, then bids
columns = ["NS_tricks", "NS_total", "EW_total", "NS_penalty", "winner", "leader"]
ends.to_frame()[columns]
