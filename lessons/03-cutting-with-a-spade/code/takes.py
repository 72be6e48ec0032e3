from spades_teach import trick_winner

trumps = compose("standard").trumps
{str(card): str(trick_winner(read_plays(f"E:AD S:{card} W:8S N:6D"), trumps)) for card in hand}
