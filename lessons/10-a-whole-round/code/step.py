again = replay(game.rules, game.deal, earlier.actions)  # rules, deal and actions are the whole round
again == earlier
