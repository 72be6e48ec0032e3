from spades_teach import estimate_tricks, likely_tricks, read_cards

hand = read_cards("QS JS 10S 9S 6S 3S 9H KC 7C 3C QD 10D 6D")  # change a card
[str(likely.card) for likely in likely_tricks(hand)]
