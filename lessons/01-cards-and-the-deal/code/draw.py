from spades_teach import Draw, compose, proceed, start_dealing

begun = start_dealing(compose("standard"), 7)
drawn = proceed(begun, Draw("highest-card"))  # or "first-spade"
[f"{_seat}:{_card}" for _seat, _card in drawn.drawn], str(drawn.dealer)
