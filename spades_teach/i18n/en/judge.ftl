### What a judge finds in a round that was played and written down.  $seat: who did it. $trick: the number of a trick, from one.

judge-right = Nothing is wrong: the round was played by the rules, and what is written down about it is correct.

## Reneges

# $suit: led. $card: played instead. $shown: the number of the trick that proves it. $proof: the card of the suit in that trick.
judge-renege = { SEAT($seat) } reneged in trick { NUMBER($trick) }: { SUIT($suit) } were led, and { CARD($card) } was played. Trick { NUMBER($shown) } proves it with { CARD($proof) }, which was in the hand.
# $price: a sentence or two. $tables: a list of tables.
judge-price-here = At this table: { $price }
judge-price-elsewhere = At other tables: { $price }
judge-price-tables = At other tables, such as { $tables }: { $price }
# $points: of the round. $without: what they would be without the renege. $cost: the difference.
renege-price-impossible = no price, because only cards that may be played can be chosen.
renege-price-contract-void = the contract is void. { $cost ->
    [0] That changes nothing this time.
   *[other] { SIDE($side) } get { NUMBER($points) } points for the round instead of { NUMBER($without) }.
}
renege-price-three-tricks = three tricks are the price. { $cost ->
    [0] That changes nothing this time.
   *[other] { SIDE($side) } get { NUMBER($points) } points for the round instead of { NUMBER($without) }.
}

## Whatever else was against the rules.  The reasons follow.

judge-card = { SEAT($seat) } played { CARD($card) } to trick { NUMBER($trick) }, and that was against the rules:
judge-bid = { SEAT($seat) } bid { BID($bid) }, and that was against the rules:
judge-claim = { SEAT($seat) } claimed the rest in trick { NUMBER($trick) }, and that was against the rules:

## Claims

# $lost: the number of the trick that went to $winner.
judge-claim-lost = { SEAT($seat) } claimed everything from trick { NUMBER($trick) } on, and { $winner ->
    [none] nobody won trick { NUMBER($lost) }.
   *[other] trick { NUMBER($lost) } went to { SEAT($winner) }.
}
judge-claim-spoilt = { SEAT($seat) } claimed everything from trick { NUMBER($trick) } on. The claim was good, but the cards were led in another order, and trick { NUMBER($lost) } was lost.
judge-claim-unsure = { SEAT($seat) } claimed everything from trick { NUMBER($trick) } on and got it, but it was not certain.
judge-claim-line = This would have beaten it, as far as the claimant could know:
judge-play = { SEAT($seat) } { CARD($card) }
# $plays: a list of seats with their cards.
judge-claim-trick = { $plays }: { $winner ->
    [none] nobody takes it
   *[other] { SEAT($winner) } takes it
}
judge-claim-cost = { SIDE($side) } lose { NUMBER($points) } points by it.

## What is written down.  $written: what stands there. $right: what should.

judge-tricks = { SEAT($seat) } took { $right ->
    [one] one trick
   *[other] { NUMBER($right) } tricks
 }, and { NUMBER($written) } stands there.
judge-score-points = { SIDE($side) }: the round is worth { NUMBER($right) } points, and { NUMBER($written) } stands there.
judge-score-total = { SIDE($side) }: the new total is { NUMBER($right) }, and { NUMBER($written) } stands there.
judge-score-bags = { SIDE($side) }: { $right ->
    [one] one bag is carried
   *[other] { NUMBER($right) } bags are carried
 }, and { NUMBER($written) } stands there.
# $label: the name of a line of the score.
judge-line-wrong = { SIDE($side) }: the line “{ $label }” comes to { NUMBER($right) }, and { NUMBER($written) } stands there.
judge-line-missing = { SIDE($side) }: the line “{ $label }” is missing; it comes to { NUMBER($right) }.
judge-line-surplus = { SIDE($side) }: the line “{ $label }” does not belong there; { NUMBER($written) } stands there.
