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

## What a notebook asked for and cannot be

bad-sort = A hand cannot be sorted by “{ $value }”. Use { CODE("alternating") }, { CODE("suit") }, { CODE("rank") } or { CODE("dealt") }.
led-and-trick = The card led and the whole trick are both given. Leave one of them out.
not-in-pack = { CARD($card) } is not in the pack of these rules. Leave it out, or choose other rules.
too-many-cards = There are { NUMBER($value) } cards in the hand, and a hand has at most { NUMBER($expected) }. Leave some out.
trick-complete = The trick is complete, so it is nobody’s turn. Leave out the cards after your turn.
not-in-turn = It is not the turn of { SEAT($seat, form: "player") }. Write the plays in their order, clockwise.
bad-state = The saved hand cannot be read. Start it again.
