from spades_teach import deal_cards, legal_actions, read_standing, start_round

blind = compose("standard+blind-nil")
scores = read_standing("NS:320/0 EW:220/0", blind)  # what if EW had one point more?
game = start_round(blind, deal_cards(seed=7), scores)
game.turn, [str(action) for action in legal_actions(game) if action.seat is game.turn]
