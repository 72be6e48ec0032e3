from spades_teach import apply, deal_cards, legal_actions, start_round

game = start_round(compose("standard"), deal_cards(seed=2))  # or 11, where somebody has to lead a spade
while not game.broken:
    game = apply(game, legal_actions(game)[0])  # always the first thing that the rules allow
len(game.tricks), [str(play) for play in game.plays]
