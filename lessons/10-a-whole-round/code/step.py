again = replay(game.rules, game.deal, earlier.actions)  # rules, deal and actions are the whole round
(again == earlier, str(again.turn))  # the same round, and the same seat to play
