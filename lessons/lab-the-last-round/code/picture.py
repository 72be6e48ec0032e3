from spades_teach import what_if

bid_grid = what_if("NS:5 EW:6", before="NS:461/8 EW:447/3", over={"NS.bid": range(3, 8)})
bid_grid.chart(language())
