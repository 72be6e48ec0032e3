from spades_teach import apply, compose, deal_cards, legal_actions, replay, start_round, undo

game = start_round(compose("standard"), deal_cards(seed=7))  # another seed, another round
while not game.over:
    options = legal_actions(game)
    game = apply(game, options[len(options) // 2])  # neither the first nor the last: change how they play
game.taken
