from spades_teach import MakeBid, Seat, apply, compose, deal_cards, start_round

rules = compose("standard")
game = start_round(rules, deal_cards(8, dealer=Seat.WEST))
for bid in ("3", "4", "nil", "2"):  # North, East, South, West; change them
    game = apply(game, MakeBid(game.turn, rules.read_bid(bid)))
{"NS": game.bids[0].tricks + game.bids[2].tricks, "EW": game.bids[1].tricks + game.bids[3].tricks}
