rounds = estimate_tricks(hand, 100, seed=1)  # more rounds make the error smaller
{str(each.card): f"{each.share:.2f} ± {each.error:.2f}" for each in rounds.cards}
