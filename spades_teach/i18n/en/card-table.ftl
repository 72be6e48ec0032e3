### A round round the table, to step through.

# $view: player or teacher.
card-table-title = { $view ->
    [teacher] The table, all hands open
   *[player] The table
}
# $steps: moments after the first.
card-table-task = { $steps ->
    [0] The cards are dealt; nothing has been bid yet.
   *[other] Step through the round: each bid, each card, each trick.
}
card-table-table = The table

## Seats

card-table-bid = bid { BID($bid) }
card-table-took = took { NUMBER($tricks) }
card-table-dealer = dealer
card-table-to-bid = to bid
card-table-to-play = to play
card-table-to-act = next
card-table-takes = takes it
# $place: whose cards lie face down.
card-table-backs = { $cards ->
    [0] { PLACE($place) }: no cards left
    [one] { PLACE($place) }: one card
   *[other] { PLACE($place) }: { NUMBER($cards) } cards
}
# $hand: the cards, ready-made.
card-table-open = { PLACE($place) }: { $hand }
card-table-face-down = Your cards lie face down while you may still bid blind
# $suits: signs of the suits that a seat has not followed.
card-table-out-of = no { $suits }

# $sum: the contract, as it grows.
card-table-side-bids = { SIDE($side) }: { $sum }
card-table-side-play = { SIDE($side) }: took { NUMBER($tricks) }, bid { $sum }

## Where in the round

card-table-controls = Steps
card-table-slider = Moment of the round
card-table-first = To the start
card-table-back = Back
card-table-forward = Forward
card-table-last = To the end
card-table-notes = Notes

card-table-at-deal = Dealt
card-table-at-bid = Bid { NUMBER($number) } of { NUMBER($of) }
card-table-at-look = Looking at the cards
card-table-at-card = Trick { NUMBER($trick) } of { NUMBER($of) }, card { NUMBER($card) }
card-table-at-gather = Trick { NUMBER($trick) } of { NUMBER($of) }, gathered

## What has happened

card-table-did-deal = { PLACE($place) } dealt the cards.
card-table-begins = { $place ->
    [you] You bid first.
   *[other] { PLACE($place) } bids first.
}
card-table-did-bid = { PLACE($place) } bid { BID($bid) }.
# $bid: what was announced, such as little-bemo.
card-table-did-announce = { PLACE($place) } announced a { BID($bid) }.
card-table-did-claim = { $place ->
    [you] You laid your hand down: the rest are yours, you say.
   *[other] { PLACE($place) } laid the hand down and claimed all the rest.
}
card-table-did-ace-check = { $place ->
    [you] You asked your partner for an ace.
   *[other] { PLACE($place) } asked the partner for an ace.
}
# $place: who has asked. $has: yes where the partner holds an ace.
card-table-ace-answer = { $has ->
    [yes] The partner’s answer: yes.
   *[no] The partner’s answer: no.
}
# $back: yes where the card is given back for one.
card-table-did-ace-card = { $back ->
    [yes] { $place ->
        [you] You gave a card back, face down.
       *[other] { PLACE($place) } gave a card back, face down.
    }
   *[no] { $place ->
        [you] You handed your partner a card face down.
       *[other] { PLACE($place) } handed the partner a card face down.
    }
}
card-table-did-look = { PLACE($place) } looked, and so gave up the blind bid.
card-table-did-show = { $suit ->
    [none] { PLACE($place) } showed nothing.
   *[other] { PLACE($place) } showed seven { SUIT($suit) }, which are trump now.
}
# $cards: of each hand.
card-table-did-turn-up = { $cards ->
    [0] { PLACE($place) } turned no cards face up.
   *[other] { PLACE($place) } turned { NUMBER($cards) } of each hand face up.
}
card-table-did-pass = { PLACE($place) } passed a card face down.
card-table-did-take-kitty = { PLACE($place) } took the kitty.
card-table-did-discard = { PLACE($place) } threw a card away face down.
card-table-did-lead = { PLACE($place) } led { CARD($card) }.
card-table-did-play = { PLACE($place) } played { CARD($card) }.
card-table-could-not-follow = { PLACE($place) } could not follow: no { SUIT($suit) } left.
card-table-breaks = Spades are broken now.
# $trick: its number. $taken: tricks of this player so far.
card-table-did-gather = { $taken ->
    [one] { PLACE($place) } gathered trick { NUMBER($trick) }; that makes one.
   *[other] { PLACE($place) } gathered trick { NUMBER($trick) }; that makes { NUMBER($taken) }.
}
card-table-over = The round is over. { SIDE("us") }: { NUMBER($us) } tricks. { SIDE("them") }: { NUMBER($them) }.

## What a notebook asked for and cannot be

record-or-seed = Give either a saved round or the seed of a deal, and not both.
bad-step = The round has no step { CODE($value) }. Use a number from 0 to { NUMBER($expected) }.
bad-table-state = The saved place belongs to another round. Begin at the first moment.
