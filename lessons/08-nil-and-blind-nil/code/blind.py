blind = compose("standard+blind-nil")
game = start_round(blind, deal_cards(seed=7), read_standing("NS:320/0 EW:220/0", blind))  # what if EW had one point more?
game.turn, [str(action) for action in legal_actions(game) if str(action).startswith(str(game.turn))]
