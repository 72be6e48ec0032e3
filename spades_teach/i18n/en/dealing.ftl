### The dealing: what may come next, misdeals, and what is done about them.

# $phase: how far the dealing is.
not-now-in-dealing = { $phase ->
    [draw] First the dealer is found: everybody draws a card.
    [shuffle] Now the dealer shuffles.
    [cut] Now the player on the dealer’s right cuts, or declines to.
    [give] Now the cards are given out, one at a time.
    [count] Now everybody picks up the cards and counts them.
    [misdeal] This is a misdeal, which is put right first.
   *[done] The cards are dealt, and the bidding begins.
}
    .label = Not now
    .elsewhere = The same order at every table; the cut may be left out.

deal-is-void = This deal cannot be mended by drawing a card, so it is dealt again.
    .label = Deal again
    .elsewhere = A card is drawn only where exactly one is misplaced and nobody has looked.

# $seat: who holds the wrong number of cards. $cards: how many.
misdeal-counts = { $seat ->
    [you] You hold { NUMBER($cards) } cards and should hold { NUMBER($expected) }: a misdeal.
   *[other] { SEAT($seat) } holds { NUMBER($cards) } cards and should hold { NUMBER($expected) }: a misdeal.
}
    .label = Unequal hands
    .elsewhere = The same at every table. It may also come out at the end, when not all run out of cards on the same trick.

misdeal-out-of-turn = A card was given to a player whose turn it was not, so this is a misdeal.
    .label = A card out of turn
    .elsewhere = Other rules call it a misdeal only when the wrong player deals.

# $seat: who dealt. $turn: whose turn it was.
misdeal-wrong-dealer = { $seat ->
    [you] You dealt, and it was the turn of { SEAT($turn, form: "player") }: a misdeal.
   *[other] { SEAT($seat) } dealt, and it was the turn of { SEAT($turn, form: "player") }: a misdeal.
}
    .label = The wrong dealer
    .elsewhere = Other rules speak of a card that was given to a player out of turn.

draw-one-card = The player who is one card short draws one, unseen, from the hand that has one too many.
    .label = Draw one card
    .elsewhere = Every other misdeal is dealt again.

same-dealer-redeals = The deal is void, and the same dealer deals again.
    .label = The same dealer again
    .elsewhere = The same at every table we know.

right-dealer-redeals = The deal is void, and the player whose turn it was deals.
    .label = The right dealer
    .elsewhere = The same at every table we know.
