needed = ends.must_bid_to_win("NS"), ends.must_bid_to_survive("NS")
offer = ends.best_set("NS")
needed[0].names, needed[0].least.wins, needed[1].names, offer.tricks, offer.swing
