### The pad to bid on, and the count of likely tricks.

bid-pad-title = Your bid
bid-pad-title-count = Count the tricks
bid-pad-task = Choose how many tricks you expect to take. Everybody bids once, in order, and the dealer is last.
bid-pad-task-blind = You may bid blind nil before you look at your cards. Looking gives it up.
bid-pad-task-count = Press each card that you expect to take a trick. Then compare your count with random rounds.
bid-pad-task-compared = Your count beside what the random rounds say. Press a card to hear about it.
# $bid: your bid. $most: tricks by which it may be raised.
bid-pad-task-raise = Everybody has bid. You may stay at { BID($bid) } or raise it by { NUMBER($most) } at most: choose, then say so.
bid-pad-task-over = Everybody has bid, and the bids stay.

bid-pad-order = The bids, in order
bid-pad-dealer = Dealer
bid-pad-turn = to bid
# Where no bid stands yet; the learner’s own.
bid-pad-open = …
bid-pad-open-you = ?
# $place: who. $bid: what was bid.
bid-pad-heard = { PLACE($place) }: { BID($bid) }
bid-pad-heard-open = { PLACE($place) }: no bid yet

# The bids of one side, in the order in which they were made.
bid-pad-sum-numbers = { FORMULA($first, "+", $second, "=", $contract) }
bid-pad-sum = { BID($first) } + { BID($second) }
bid-pad-sum-open = { BID($first) } + …
bid-pad-sum-none = … + …
bid-pad-contract = { $contract ->
    [0] No contract: two nils
   *[other] Contract: { NUMBER($contract) }
}
bid-pad-contract-open = Contract: …
bid-pad-total = Score: { NUMBER($total) }
# $promised: all four bids together. $tricks: tricks of a round.
bid-pad-together = All bids together: { NUMBER($promised) } of { NUMBER($tricks) } tricks.

bid-pad-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { NUMBER($count) } cards
}
bid-pad-backs = { $count ->
    [one] Your card, face down
   *[other] Your { NUMBER($count) } cards, face down
}
bid-pad-card-plain = { CARDNAME($card) }
bid-pad-card-chosen = { CARDNAME($card) }, counted
bid-pad-card-right = { CARDNAME($card) }, counted, takes a trick in most rounds
bid-pad-card-wrong = { CARDNAME($card) }, counted, takes no trick in most rounds
bid-pad-card-missed = { CARDNAME($card) }, not counted, takes a trick in most rounds
bid-pad-mark-right = ✓
bid-pad-mark-wrong = ✕
bid-pad-mark-missed = !

# $count: cards ticked.
bid-pad-count = Your count: { NUMBER($count) }
bid-pad-compare = Compare with random rounds
bid-pad-estimate = What do random rounds say?

bid-pad-keys = Bids
# The name of a bid's key. $bid: the bid.
bid-pad-key-open = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }
   *[other] { BID($bid) }
}
bid-pad-key-chosen = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }, chosen
   *[other] { BID($bid) }, chosen
}
bid-pad-key-made = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }, your bid
   *[other] { BID($bid) }, your bid
}
bid-pad-key-blocked = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }, not open to you now
   *[other] { BID($bid) }, not open to you now
}
bid-pad-look = Look at your cards
bid-pad-go = Bid { BID($bid) }
bid-pad-raise = Raise to { BID($bid) }
bid-pad-stay = Stay at { BID($bid) }
bid-pad-go-none = Bid
# $partner: the partner's bid. $contract: both together.
bid-pad-would = With { BID($partner) } from your partner and { BID($bid) } from you the contract is { NUMBER($contract) }.
bid-pad-would-open = With { BID($bid) } from you. Your partner bids after you, and that is added.
bid-pad-again = Take the bid back

# $bid: what is announced, such as little-bemo.
bid-pad-announce = Announce a { BID($bid) } for your team, and bid then
bid-pad-announced = You have announced a { BID($bid) }. Now your bid.
bid-pad-looked = You have looked. Blind nil is gone for this round; every other bid is open.
bid-pad-made = { $bid ->
    [nil] You bid nil: you promise to take no trick at all.
    [blind-nil] You bid blind nil: you promise to take no trick, and had not seen a card.
   *[other] You bid { BID($bid) }.
}
bid-pad-none-ticked = You have not pressed any card. If you expect no trick at all, compare once more.

## Random rounds

bid-pad-estimate-name = What random rounds say of each card
bid-pad-running = { NUMBER($rounds) } of { NUMBER($of) } rounds …
# $tricks, $low, $high: ready-made numbers.
bid-pad-summary = In { NUMBER($rounds) } random rounds this hand took { $tricks } tricks on average (95 % sure: { $low } to { $high }).
# $seed: where the rounds begin.
bid-pad-what = Each bar is the share of rounds in which this card took a trick; the thin line shows how sure that is. The other hands are dealt at random, and all four play like a beginner who wants every trick. So it is an average, no promise for this round. First seed: { NUMBER($seed) }.
bid-pad-share = { NUMBER($percent) } %
bid-pad-yours = your count
# $won: rounds in which the card took a trick. $low, $high: bounds in percent.
bid-pad-row = { CARDNAME($card) }: took a trick in { NUMBER($won) } of { NUMBER($rounds) } rounds (95 % sure: { NUMBER($low) } to { NUMBER($high) } %).
bid-pad-row-ticked = { CARDNAME($card) }, counted by you: took a trick in { NUMBER($won) } of { NUMBER($rounds) } rounds (95 % sure: { NUMBER($low) } to { NUMBER($high) } %).

## What a count of likely tricks shows.  $percent: share of the rounds in which the card took a trick.

# $count: yours. $tricks: a ready-made number.
trick-count-near = { $count ->
    [one] Well counted: you said one trick, the rounds say { $tricks }. Within one trick is as near as anybody comes.
   *[other] Well counted: you said { NUMBER($count) }, the rounds say { $tricks }. Within one trick is as near as anybody comes.
}
trick-count-many = { $count ->
    [one] You counted one trick, the rounds say { $tricks }.
   *[other] You counted { NUMBER($count) } tricks, the rounds say { $tricks }.
}
trick-count-few = { $count ->
    [0] You counted no trick, the rounds say { $tricks }.
    [one] You counted one trick, the rounds say { $tricks }.
   *[other] You counted { NUMBER($count) } tricks, the rounds say { $tricks }.
}
trick-count-counts-ace = { CARD($card) } took a trick in { NUMBER($percent) } % only. You hold so many cards of its suit that somebody else is likely to have none and cuts it.
trick-count-counts-king = { CARD($card) } took a trick in { NUMBER($percent) } % only. A king falls under the ace when it stands alone, and in a long suit somebody cuts it first.
trick-count-counts-queen = { CARD($card) } took a trick in { NUMBER($percent) } % only. Ace and king go before a queen, and by the third round of a suit somebody can often cut.
trick-count-counts-low-spade = { CARD($card) } took a trick in { NUMBER($percent) } % only. A spade below the top ones needs a side suit to run out first, or many spades beside it.
trick-count-counts-low-card = { CARD($card) } took a trick in { NUMBER($percent) } % only. Below ace and king a card of a side suit seldom wins.
trick-count-forgets-ace = { CARD($card) } took a trick in { NUMBER($percent) } %. A side ace is the surest card beside the high spades.
trick-count-forgets-king = { CARD($card) } took a trick in { NUMBER($percent) } %. With a smaller card to give to the ace, a king mostly gets its trick.
trick-count-forgets-high-spade = { CARD($card) } took a trick in { NUMBER($percent) } %. A spade can be beaten only by a higher spade.
trick-count-forgets-long-spade = { CARD($card) } took a trick in { NUMBER($percent) } %. With many spades even low ones win: they cut, or nobody else has spades left.
trick-count-forgets-card = { CARD($card) } took a trick in { NUMBER($percent) } %. Its suit lies well for you.

## What a notebook asked for and cannot be

bad-ask = A pad cannot ask for “{ $value }”. Use { CODE("count") }, or leave it out.
# $step, $most: which numbers of rounds there may be.
bid-pad-bad-rounds = { $value } is no number of rounds for a pad. Give a multiple of { NUMBER($step) }, up to { NUMBER($most) }.
bid-pad-bad-bids = “{ $value }” is no bid of a seat. Write seat, colon, bid: { CODE("W:3") }.
bid-pad-own-bid = { SEAT($seat) } is the learner’s seat and bids on the pad. Leave it out of the bids that are given.
# $seat: who. $bid: what was given for that seat.
bid-pad-impossible-bid = { SEAT($seat) } cannot bid { BID($bid) } in this round. Give another bid, or leave it out.
