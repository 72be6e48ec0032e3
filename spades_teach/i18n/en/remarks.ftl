### What a card or a bid gave away, said to the learner who made it: what happened, and what was there instead. It never blames.
### .label: the short name. $card: the card that was played. $better: one that was there instead. $held: the partner's card.

remark-own-nil = { CARD($card) } takes a trick, and you bid nil. { CARD($better) } would have stayed under it.
    .label = A nil takes no trick
remark-nil-uncovered = Your partner’s nil is winning this trick. { CARD($better) } would have taken it from them; under { CARD($card) } the nil may be lost.
    .label = Cover the nil
remark-cut-partner = The trick was your partner’s already, with { CARD($held) }. { CARD($card) } cut it, and a spade is gone for nothing; { CARD($better) } could have been thrown away.
    .label = Partner had it
remark-overtook-partner = The trick was your partner’s already, with { CARD($held) }. { CARD($card) } went on top of it; { CARD($better) } would have kept a high card for later.
    .label = Partner had it
remark-spade-wasted = { CARD($card) } is a spade, but there is a higher one on the table, so it is gone for nothing. { CARD($better) } would have done as well.
    .label = A spade for nothing
remark-trick-left = Your side still lacks tricks, and you were the last to play: { CARD($better) } would have taken this one.
    .label = A trick left lying
remark-high-wasted = { CARD($card) } goes under a higher card and cannot win any more. { CARD($better) } would have been enough to follow suit.
    .label = A high card for nothing

## A bid, beside what random rounds say of the hand

# $bid: what was bid. $tricks: taken on average, in whole tricks. $rounds: how many were played.
remark-bid-high = { $tricks ->
    [0] You bid { NUMBER($bid) }. In { NUMBER($rounds) } random rounds these cards took hardly a trick.
    [one] You bid { NUMBER($bid) }. In { NUMBER($rounds) } random rounds these cards took about one trick on average.
   *[other] You bid { NUMBER($bid) }. In { NUMBER($rounds) } random rounds these cards took about { NUMBER($tricks) } tricks on average.
}
    .label = More than the cards promise
remark-bid-low = You bid { NUMBER($bid) }. In { NUMBER($rounds) } random rounds these cards took about { NUMBER($tricks) } tricks on average: there may be more in them.
    .label = Less than the cards promise
remark-bid-nil = You bid nil. In { NUMBER($rounds) } random rounds, in which nobody tried to stay under, these cards took about { NUMBER($tricks) } tricks on average.
    .label = A nil with strong cards
