from spades_teach import deal_cards, write_cards

deal = deal_cards(7)  # the number of the deal: change it
[write_cards(_hand) for _hand in deal.hands]
