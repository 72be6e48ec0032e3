### A round to play: bid, play, gather, score.

round-table-title = A round to play

## What comes next

# $place: whose turn it is.
round-table-task-bids = { PLACE($place) } bids next.
round-table-task-plays = { PLACE($place) } plays next.
round-table-task-pass = Pass a card: choose one and lay it down; nobody but its receiver will see it.
round-table-task-look-to-pass = Look at your cards first, to choose what you pass. That gives up the blind bid.
round-table-passes-next = { PLACE($place) } passes a card next.
round-table-pass = Pass { CARD($card) }
round-table-pass-none = Pass a card
round-table-task-say = Before the bids you have something to say: choose one of these.
round-table-task-kitty = The kitty is yours: take the cards that lie there, and throw as many away.
round-table-task-discard = { $count ->
    [one] Throw one card away: choose it and lay it down; nobody sees it.
   *[other] Throw { NUMBER($count) } cards away, one by one: choose a card and lay it down; nobody sees it.
}
round-table-kitty-next = { PLACE($place) } takes the kitty and throws as many cards away.
round-table-say-take-kitty = Take the kitty
round-table-discard = Throw { CARD($card) } away
round-table-discard-none = Throw a card away
round-table-says-next = { PLACE($place) } speaks next, before the bids.
round-table-say-none = Choose one
round-table-say-show = Show { SUIT($suit) }
round-table-say-show-none = Show nothing
round-table-say-misdeal = misdeal
round-table-say-misdeal-long = Lay your short hand open and have the cards dealt again
round-table-announce = Announce a { BID($bid) } for your team, and bid then

# Beside bids and cards: the name of the row, the keys, and how a screen reader says them.
round-table-sayings = To say beside bids and cards
round-table-say-claim = The rest are mine
round-table-may-claim = The rest are mine: lay your hand down and claim all tricks that are left
round-table-may-not-claim = The rest are mine, cannot be said now
round-table-say-ace-check = Ace check
round-table-may-ace-check = Ace check: ask your partner for an ace
round-table-may-not-ace-check = Ace check, cannot be asked now
round-table-task-ace-card = All four aces are in your two hands. Hand your partner a card to bet that they stay with you, or just bid.
round-table-task-give-back = Your partner handed you a card: give one back.
round-table-gives-next = { PLACE($place) } gives a card back next.
round-table-ace-card = Hand over { CARD($card) }
round-table-ace-card-none = Hand a card over
round-table-task-claimed = You have claimed the rest: play your cards out, and see whether every trick is yours.
round-table-claim-holds = Nobody can take a trick of that claim.
round-table-claim-may-fail = That claim was not certain; the cards will show it.
# $cards: of each hand.
round-table-say-turn-up = { $cards ->
    [0] None face up
    [one] One card of each hand face up
   *[other] { NUMBER($cards) } cards of each hand face up
}
round-table-task-pile = Your pile is next: the top card is played, whatever it is.
round-table-task-bid = Your bid. Count the tricks you expect, then choose a number, or nil for none.
round-table-task-blind = Blind nil, or look at your cards? Once you have looked, blind nil is gone for this round.
# $blocked: cards that may not be played.
round-table-task-lead = { $blocked ->
    [0] You lead. Choose a card.
   *[other] You lead. Choose a card; press a hatched one to hear why it must wait.
}
round-table-task-follow = { $blocked ->
    [0] Your turn. Choose a card.
   *[other] Your turn. Choose a card; press a hatched one to hear why it must wait.
}
# $place: who takes the trick.
round-table-task-gather = { $place ->
    [you] The trick is yours. Look at it, then gather it.
   *[other] The trick goes to { PLACE($place, form: "player") }. Look at it, then gather it.
}
round-table-task-score = The round is over. What does your side get? Write what you expect, or see it line by line.
round-table-task-done = The round is played and scored.

## Bids

round-table-bids = Your bid
round-table-bid = Bid { BID($bid) }
round-table-bid-none = Bid
# The name of a bid among the others.
round-table-bid-legal = { BID($bid) }
round-table-bid-chosen = { BID($bid) }, chosen
round-table-bid-blocked = { BID($bid) }, may not be bid now
# $sum: the contract, as it grows.
round-table-promise = Your side would promise { $sum }.
round-table-look = Look at the cards

## Buttons

round-table-begin = Begin
round-table-next = Next
round-table-gather = Gather the trick
round-table-advice = What would you do?
round-table-take-back = Take back
round-table-again = The same cards again
round-table-another = Other cards
round-table-pace = The others play
round-table-pace-calm = calmly
round-table-pace-quick = quickly
round-table-pace-press = when asked

## Answers

round-table-waiting = It is not your turn yet.
# $why: one sentence or two, ready-made.
round-table-would-bid = I would bid { BID($bid) }. { $why }
round-table-would-play = I would play { CARD($card) }. { $why }
round-table-would-pass = I would pass { CARD($card) }. { $why }
round-table-would-discard = I would throw { CARD($card) } away. { $why }
round-table-would-look = I would look. { $why }
round-table-try-again = To try it the other way, take your card back.
# Below a remark on a bid: what the average is.
round-table-average = That is an average over other deals, in which all four play like a beginner who wants every trick; no promise for this round.
round-table-bid-again = To bid otherwise, take your bid back.
# $seed: the number that was typed.
round-table-dealt = The cards of deal { CODE($seed) } are dealt.

# $seed: of the deal.
round-table-record = The round as text, to keep (deal { CODE($seed) })
round-table-copy = Copy
round-table-copied = Copied.

## What a notebook asked for and cannot be

bad-pace = The others cannot play at the pace “{ $value }”. Use { CODE("calm") }, { CODE("quick") } or { CODE("press") }.
bad-round-state = The saved round cannot be read. Deal it again.
