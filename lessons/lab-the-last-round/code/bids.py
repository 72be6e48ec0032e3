win, survive = ends.must_bid_to_win("NS"), ends.must_bid_to_survive("NS")
offer = ends.best_set("NS")
win.names, win.least.wins, survive.names, offer.tricks, offer.swing
