from spades_teach import trick_winner

trick_winner(read_plays("E:AD S:3S W:9S N:6D"), compose("standard").trumps)
