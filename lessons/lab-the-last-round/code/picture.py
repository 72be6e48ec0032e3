from spades_teach import what_if

bids = {"NS.bid": range(3, 8)}
bid_grid = what_if("NS:5 EW:6", before="NS:461/8 EW:447/3", over=bids)
bid_grid.chart(language())
