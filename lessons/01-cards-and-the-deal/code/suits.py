from spades_teach import Suit

yours = deal.hands[2]  # 0 is North, 1 East, 2 South, 3 West
{_suit.name: sum(_card.suit is _suit for _card in yours) for _suit in Suit}
