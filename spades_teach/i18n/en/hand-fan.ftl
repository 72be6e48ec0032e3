### The hand to play from.

hand-fan-title = Your hand
hand-fan-table = The table

# $count: cards still held.
hand-fan-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { NUMBER($count) } cards
}

# $blocked: cards that may not be played.
hand-fan-task-lead = { $blocked ->
    [0] You lead. Choose a card.
   *[other] You lead. Choose a card; press a hatched one to hear why it must wait.
}
# $place: who led. $card: what was led.
hand-fan-task-follow = { $blocked ->
    [0] { PLACE($place) } led { CARD($card) }. Choose a card.
   *[other] { PLACE($place) } led { CARD($card) }. Choose a card; press a hatched one to hear why it must wait.
}
hand-fan-task-done = Your card is on the table.

# The name of a card in the hand. $card: the card.
hand-fan-card-legal = { CARDNAME($card) }, may be played
hand-fan-card-chosen = { CARDNAME($card) }, chosen
hand-fan-card-blocked = { CARDNAME($card) }, may not be played now
hand-fan-card-waiting = { CARDNAME($card) }

hand-fan-broken = ♠︎ broken
hand-fan-unbroken = ♠︎ not broken

hand-fan-play = Play { CARD($card) }
hand-fan-play-none = Play
hand-fan-back = Take back
hand-fan-empty = All cards are played.

hand-fan-sort = Sort
hand-fan-sort-alternating = Colours
hand-fan-sort-suit = Suits
hand-fan-sort-rank = Ranks
hand-fan-sort-dealt = Dealt

# $card: the card that was tried. $why: one sentence or two.
hand-fan-blocked = { CARD($card) } must wait. { $why }
hand-fan-played = You played { CARD($card) }.
hand-fan-how-to-play = Press the card again, or Play.
hand-fan-waiting = You have played to this trick. Take your card back to try another.
