### Why: one message for each reason id of the engine.
### The message itself is said to the learner: what happened, what was expected and why; it never blames.
### .label: the short name. .elsewhere: what other tables say. Lines of a score also have .working, the formula; these need the line's
### points besides its facts. A seat may be a seat of the compass or, to a learner, you, left, partner or right.

## A card that may not be played

# $suit: the suit led.
must-follow-suit = { SUIT($suit, form: "title") } were led and you still hold one, so you must play a { SUIT($suit, form: "one") }.
    .label = Follow suit
    .elsewhere = Every table we know asks the same; another suit would be a renege. They differ in its price: mostly the contract is void and costs 10 points for each trick bid, elsewhere the side needs three tricks more.

lead-spade-unbroken = Spades are not broken yet and you hold another suit, so lead that. They break when somebody plays a spade on another suit.
    .label = Spades are not broken
    .elsewhere = Some tables let any spade be led at any time, and in some regions the ace of spades may be led before the break.

# $card: the card that opens the round.
must-lead-card = At this table { CARD($card) } opens the round, and you hold it, so lead that card.
    .label = The opening card
    .elsewhere = Without this option the player on the dealer’s left leads first, with any card but a spade. Elsewhere everybody plays the lowest club to the first trick.

no-spade-lead-first-trick = Here no spade may be led to the first trick, and you hold another suit, so lead that.
    .label = No spade lead at first
    .elsewhere = At the default table the rule about breaking spades has the same effect.

no-spade-on-first-trick = Here no spade may be played to the first trick, and you hold another card, so play that.
    .label = No spade in the first trick
    .elsewhere = At the default table a player who is void in the suit led may play a spade from the first trick on, and that breaks spades.

# $card: the card that was tried.
card-not-held = { CARD($card) } is not in your hand, so choose one of the cards you hold.
    .label = Not in the hand
    .elsewhere = The same at every table.

card-already-played = { CARD($card) } has been played already, and a card that was played stays on the table.
    .label = Played already
    .elsewhere = A card that has left the hand stays played, unless its owner sets the mistake right before the next player plays.

# $seat: who tried to act. $turn: whose turn it is.
not-your-turn = { $turn ->
    [you] It is your turn; { SEAT($seat) } comes later.
   *[other] It is the turn of { SEAT($turn, form: "player") }. Turns go round clockwise.
}
    .label = Not in turn
    .elsewhere = Clockwise at every table. A card that has left the hand stays played, unless its owner sets the mistake right before the next player plays.

bidding-not-finished = The bidding is still going on; cards are played when everybody has bid.
    .label = First the bids
    .elsewhere = The same at every table we know.

round-over = This round is over, so nothing more can be bid or played. Score it, or deal the next one.
    .label = The round is over
    .elsewhere = The same at every table.

## A bid that may not be made

# $bid: the bid that was tried.
bid-not-offered = The bid { BID($bid) } is not among those of this table, so choose one that it has.
    .label = No such bid
    .elsewhere = At the default table everybody bids once: 1 to 13, or nil. Many home tables ask for at least four tricks a side, and others know more bids, such as ten for 200.

bidding-finished = Everybody has bid, and a bid stays as it was given. Now the cards are played.
    .label = The bidding is over
    .elsewhere = At some tables each player may raise their own bid by one before the first lead; nowhere may it be lowered.

# $seat: who tried to bid again.
already-bid = { $seat ->
    [you] You have bid already. Everybody bids once, and the bid stays.
   *[other] { SEAT($seat) } has bid already. Everybody bids once, and the bid stays.
}
    .label = One bid each
    .elsewhere = At some tables each player may raise their own bid by one before the first lead; nowhere may it be lowered.

# $bid: a bid that must come before looking.
blind-after-looking = You have looked at your cards, and { BID($bid) } is bid before looking. All other bids are still yours to make.
    .label = Too late for a blind bid
    .elsewhere = The same wherever blind bids are played: looking gives them up for this round.

# $bid: an ordinary bid of a seat that may still bid blind.
look-first = The bid { BID($bid) } is made with open eyes: look at your cards first, or bid blind.
    .label = Look first
    .elsewhere = The same wherever blind bids are played; without them everybody looks at once.

# $deficit: points behind, negative when ahead. $needed: points that are needed.
blind-not-behind = { SIGN($deficit) ->
    [negative] Only a side at least { NUMBER($needed) } points behind may bid { BID($bid) }, and yours is ahead.
    [zero] Only a side at least { NUMBER($needed) } points behind may bid { BID($bid) }, and the sides stand level.
   *[positive] Only a side at least { NUMBER($needed) } points behind may bid { BID($bid) }, and yours is behind by { NUMBER($deficit) }.
}
    .label = Not far enough behind
    .elsewhere = Most tables ask for 100 points; at some a blind bid needs no deficit at all.

# $bid: the bid that was tried. $minimum: tricks that the side must bid together.
below-board = A bid of { BID($bid) } would leave your side below { NUMBER($minimum) } tricks, the board of this table, so bid more.
    .label = Board
    .elsewhere = At the default table there is no such minimum; four tricks a side are the custom of many home tables.

no-look-needed = There is no blind bid for you to give up, so you need not ask to look; just bid.
    .label = Nothing to decide
    .elsewhere = The same wherever blind bids have a condition; without blind bids everybody looks at once.

## Who takes the trick

# $seat: who played the card.
highest-spade = { $seat ->
    [you] Your { CARD($card) } takes the trick: it is the highest spade, and a spade beats every other suit.
   *[other] { CARD($card) }, played by { SEAT($seat, form: "player") }, takes the trick: it is the highest spade, and a spade beats every other suit.
}
    .label = The highest spade
    .elsewhere = Spades are trumps at nearly every table. With jokers in the pack, these are the highest of them; some tables raise twos as well.

# $suit: the suit led.
highest-of-suit-led = { $seat ->
    [you] Your { CARD($card) } takes the trick: nobody played a spade, and it is the highest of the { SUIT($suit) } that were led.
   *[other] { CARD($card) }, played by { SEAT($seat, form: "player") }, takes the trick: nobody played a spade, and it is the highest of the { SUIT($suit) } that were led.
}
    .label = The highest of the suit led
    .elsewhere = The same at nearly every table; a higher card of another suit never wins.

## Why a card may be played

follows-suit = It follows suit: { SUIT($suit) } were led, and every { SUIT($suit, form: "one") } will do, high or low.
    .label = Follows suit
    .elsewhere = Nearly every table leaves the choice within the suit to you; where the rule is to play “to win”, you must go higher if you can.

# $suit: the suit that you do not hold.
void-any-card = { $suit ->
    [S] You hold no spade, so any card may be played; none of them can win this trick.
   *[other] You hold no { SUIT($suit, form: "one") }, so any card may be played: a spade to cut, or another suit to throw away.
}
    .label = Void: any card
    .elsewhere = A few tables make a void player trump, and some forbid a spade in the first trick.

lead-any = You lead this trick, and any card may be led.
    .label = Any lead
    .elsewhere = Most tables do not let spades be led before they are broken.

lead-not-spade = You lead this trick, and a card that is no spade may be led at any time.
    .label = No spade: free to lead
    .elsewhere = Some tables fix the first lead of a round: the two of clubs, or the lowest club.

lead-spade-broken = Spades are broken, so a spade may be led like any other card.
    .label = Spades are broken
    .elsewhere = The same at every table once spades are broken; they differ in what breaks them.

lead-only-spades = You hold nothing but spades, so you may lead one although they are not broken yet.
    .label = Only spades left
    .elsewhere = Most rules name this exception and the others are silent about it; there is nothing else one could lead.

## Lines of a score

# $contract: tricks promised. $tricks: tricks taken toward it. $each: points per trick promised. $points: of this line.
contract-made = { $contract ->
    [one] The contract of one trick is made, with { NUMBER($tricks) } taken toward it: { NUMBER($each) } points for the trick that was bid.
   *[other] The contract of { NUMBER($contract) } tricks is made, with { NUMBER($tricks) } taken toward it: { NUMBER($each) } points for each trick that was bid.
}
    .label = Contract made
    .working = { FORMULA($contract, "×", $each, "=", $points) }
    .elsewhere = Ten points a trick nearly everywhere. Some tables pay more for a high bid: ten points extra per trick above six, or 200 for ten tricks.

contract-set = { $contract ->
    [one] The contract of one trick is set, with { NUMBER($tricks) } taken toward it: it costs { NUMBER($each) } points.
   *[other] The contract of { NUMBER($contract) } tricks is set, with only { NUMBER($tricks) } taken toward it: it costs { NUMBER($each) } points for each trick that was bid, and the tricks taken score nothing.
}
    .label = Contract set
    .working = { FORMULA("−", $contract, "×", $each, "=", $points) }
    .elsewhere = Some tables score a missed contract as 0, and some charge only for the tricks that are missing.

# $overtricks: beyond the contract. $failed: taken by a failed nil. $bags: both together.
bags = { $failed ->
    [0] { $bags ->
        [one] One trick beyond the contract is a bag: { NUMBER($each) } point at once, and it stays on the bag counter.
       *[other] { NUMBER($bags) } tricks beyond the contract are bags: { NUMBER($each) } point each at once, and they stay on the bag counter.
    }
   *[other] { $bags ->
        [one] The trick of the failed nil is a bag: { NUMBER($each) } point at once, and it stays on the bag counter.
       *[other] { $overtricks ->
            [0] The { NUMBER($bags) } tricks of the failed nil are bags: { NUMBER($each) } point each at once, and they stay on the bag counter.
           *[other] { NUMBER($bags) } tricks are bags, { NUMBER($failed) } of the failed nil and { NUMBER($overtricks) } beyond the contract: { NUMBER($each) } point each at once, and they stay on the bag counter.
        }
    }
}
    .label = { $bags ->
        [one] One bag
       *[other] { NUMBER($bags) } bags
    }
    .working = { $failed ->
        [0] { FORMULA($bags, "×", $each, "=", $points) }
       *[other] { FORMULA("(", $overtricks, "+", $failed, ")", "×", $each, "=", $points) }
    }
    .elsewhere = Tables treat overtricks in many ways: worth nothing, one point off each, or ten off each at once; at some the last digit of the total tells the bags.

# $seat: who bid nil.
nil-made = { $seat ->
    [you] You bid nil and took no trick: the nil is made. It is scored apart from your partner’s contract.
   *[other] { SEAT($seat) } bid nil and took no trick: the nil is made. It is scored apart from the partner’s contract.
}
    .label = Nil made
    .working = { SIGNED($points) }
    .elsewhere = Some tables count a nil as 50 points. Where both partners bid nil, some double the bonus.

nil-failed = { $seat ->
    [you] { $tricks ->
        [one] You bid nil and took one trick: the nil failed, and costs as much as it would have won.
       *[other] You bid nil and took { NUMBER($tricks) } tricks: the nil failed, and costs as much as it would have won.
    }
   *[other] { $tricks ->
        [one] { SEAT($seat) } bid nil and took one trick: the nil failed, and costs as much as it would have won.
       *[other] { SEAT($seat) } bid nil and took { NUMBER($tricks) } tricks: the nil failed, and costs as much as it would have won.
    }
}
    .label = Nil failed
    .working = { SIGNED($points) }
    .elsewhere = At the default table the tricks of a failed nil are bags and do not help the partner. In most tournaments they, like all overtricks of that side, count for nothing; elsewhere they help the partner’s contract.

# Both partners bid nil.
double-nil-made = Both partners bid nil and took no trick: the double nil is made.
    .label = Double nil made
    .working = { SIGNED($points) }
    .elsewhere = At the default table these are two nils, each scored for itself.

# $tricks: taken by both together.
double-nil-failed = { $tricks ->
    [one] Both partners bid nil and one trick was taken, so the double nil failed.
   *[other] Both partners bid nil and { NUMBER($tricks) } tricks were taken, so the double nil failed.
}
    .label = Double nil failed
    .working = { SIGNED($points) }
    .elsewhere = At the default table these are two nils, each scored for itself.

blind-nil-made = { $seat ->
    [you] You bid nil without looking and took no trick: the blind nil is made. It is scored apart from your partner’s contract.
   *[other] { SEAT($seat) } bid nil without looking and took no trick: the blind nil is made. It is scored apart from the partner’s contract.
}
    .label = Blind nil made
    .working = { SIGNED($points) }
    .elsewhere = 200 points at the default table; elsewhere 100 or 150. Some tables let partners exchange cards for it.

blind-nil-failed = { $seat ->
    [you] { $tricks ->
        [one] You bid nil without looking and took one trick: the blind nil failed, and costs as much as it would have won.
       *[other] You bid nil without looking and took { NUMBER($tricks) } tricks: the blind nil failed, and costs as much as it would have won.
    }
   *[other] { $tricks ->
        [one] { SEAT($seat) } bid nil without looking and took one trick: the blind nil failed, and costs as much as it would have won.
       *[other] { SEAT($seat) } bid nil without looking and took { NUMBER($tricks) } tricks: the blind nil failed, and costs as much as it would have won.
    }
}
    .label = Blind nil failed
    .working = { SIGNED($points) }
    .elsewhere = 200 points at the default table; elsewhere 100 or 150. What its tricks do is a choice of the table, as with an ordinary nil.

# $before and $new: bags from earlier rounds and of this one. $bags: both together. $loads: how often they fill $limit.
# $penalty: points for each load. $carried: bags that stay. $points: of this line.
# .count, .left: how the bags add up, and what is left of them.
bag-penalty = { $loads ->
    [one] The bags come to { FORMULA($before, "+", $new, "=", $bags) }. A full { NUMBER($limit) } of them are paid for with { NUMBER($penalty) } points; left on the counter: { NUMBER($carried) }.
   *[other] The bags come to { FORMULA($before, "+", $new, "=", $bags) }. That is { NUMBER($loads) } times a full { NUMBER($limit) }, and each time costs { NUMBER($penalty) } points; left on the counter: { NUMBER($carried) }.
}
    .label = Bag penalty
    .working = { FORMULA("−", $loads, "×", $penalty, "=", $points) }
    .count = { FORMULA($before, "+", $new, "=", $bags) }
    .left = { FORMULA($bags, "−", $loads, "×", $limit, "=", $carried) }
    .elsewhere = In games to 250, five bags cost 50 points. Some tables deduct 110, because ten bags have earned ten points, and some have no bag penalty.

# $tricks: taken by a failed nil. $each: points off for each.
failed-nil-tricks = { $tricks ->
    [one] The trick of the failed nil costs { NUMBER($each) } points.
   *[other] Each of the { NUMBER($tricks) } tricks of the failed nil costs { NUMBER($each) } points.
}
    .label = Tricks of the failed nil
    .working = { FORMULA("−", $tricks, "×", $each, "=", $points) }
    .elsewhere = At the default table they cost nothing at once: they are bags, one point each.

## House limits on bids, and bids for a whole side

# $bid: the bid that was tried. $tricks: of the round.
bids-make-the-tricks = With { BID($bid) } all bids would come to exactly { NUMBER($tricks) }, the tricks of this round, so bid more or less.
    .label = The bids may not fit
    .elsewhere = At the default table the bids may come to any number.

# $spades: how many the player holds.
bid-your-spades = At this table everybody bids the spades in the hand; yours come to { NUMBER($spades) }, and that is the bid. With none it is nil.
    .label = Bid your spades
    .elsewhere = At the default table a bid is free; where Whiz is played, nil is always possible as well.

bid-your-spades-or-nil = At this table everybody bids the spades in the hand or nil; yours come to { NUMBER($spades) }.
    .label = Bid your spades, or nil
    .elsewhere = At the default table a bid is free; where Mirrors is played, only a hand without spades may bid nil.

# $bid: the bid that was tried. $minimum: the least number for one player.
below-player-minimum = { BID($bid) } is less than { NUMBER($minimum) }, the least number a player may bid here; bid more, or nil.
    .label = Too low for one player
    .elsewhere = At the default table a player may bid one; other tables ask for a minimum of the whole side.

# $forbidden: the number that a team may not bid.
team-bid-forbidden = With { BID($bid) } the bids of your side would come to { NUMBER($forbidden) }, which is not played here; bid more or less.
    .label = Not this sum
    .elsewhere = At the default table the bids of a side may come to any number.

nil-is-forced = Your partner has not bid nil, and at this table one of you must; so you bid nil, not { BID($bid) }.
    .label = One of the two bids nil
    .elsewhere = At the default table nobody has to bid nil.

# $minimum: the least number beside a nil.
one-nil-is-enough = At this table one of two partners bids nil and the other a number, { NUMBER($minimum) } or more; { BID($bid) } does not fit that.
    .label = One nil is enough
    .elsewhere = At the default table both partners may bid nil.

# $tricks: of the side.
ten-for-200-made = The side had promised ten tricks and took { NUMBER($tricks) }: the 10 for 200 was made.
    .label = 10 for 200 made
    .working = { SIGNED($points) }
    .elsewhere = At the default table ten tricks are an ordinary contract of 100 points.

ten-for-200-failed = { $tricks ->
    [one] The side had promised ten tricks and took one: the 10 for 200 failed.
   *[other] The side had promised ten tricks and took { NUMBER($tricks) }: the 10 for 200 failed.
}
    .label = 10 for 200 failed
    .working = { SIGNED($points) }
    .elsewhere = Some tables deduct only 100, and some ask for exactly ten tricks. At the default table ten tricks are an ordinary contract of 100 points.

# $threshold: the call that was reached. $extra: tricks paid beside. $each: points for each.
high-bid-bonus = A contract of { NUMBER($threshold) } or more was made and is paid as if with { NUMBER($extra) } tricks more. This is a reading; the texts only name the numbers.
    .label = Bonus for a high contract
    .working = { FORMULA($extra, "×", $each, "=", $points) }
    .elsewhere = At the default table a high contract is paid like any other, ten points a trick.

## House scores

# $contract: tricks promised. $tricks: taken toward it. $each: points per trick.
set-tricks = { $tricks ->
    [one] Only one trick was taken toward the contract of { NUMBER($contract) }; a missed bid costs nothing here, and each trick taken is worth { NUMBER($each) }.
   *[other] { NUMBER($tricks) } tricks were taken toward the contract of { NUMBER($contract) }; a missed bid costs nothing here, and each trick taken is worth { NUMBER($each) }.
}
    .label = Tricks of a missed contract
    .working = { FORMULA($tricks, "×", $each, "=", $points) }
    .elsewhere = At the default table a missed contract costs ten points for each trick that was bid.

missing-tricks = The contract of { NUMBER($contract) } is set, with { NUMBER($tricks) } taken toward it: each missing trick costs { NUMBER($each) } points.
    .label = Missing tricks
    .working = { FORMULA("−", "(", $contract, "−", $tricks, ")", "×", $each, "=", $points) }
    .elsewhere = At the default table a missed contract costs ten points for each trick that was bid, not only for those that are missing.

set-without-loss = The contract of { NUMBER($contract) } is set, with { NUMBER($tricks) } taken toward it; at this table that costs nothing.
    .label = Set without loss
    .working = { SIGNED($points) }
    .elsewhere = At the default table a missed contract costs ten points for each trick that was bid.

contract-not-exact = Bids have to be kept exactly at this table. The contract was { NUMBER($contract) }, and { NUMBER($tricks) } taken toward it did not keep the bids, so it costs { NUMBER($each) } points for each trick that was bid.
    .label = Not exactly the bid
    .working = { FORMULA("−", $contract, "×", $each, "=", $points) }
    .elsewhere = At the default table a contract is made with its tricks or more; those beyond it are bags.

# $tricks: how many. $each: points off for each.
overtricks-cost = { $tricks ->
    [one] One trick too many costs { NUMBER($each) ->
        [one] a point
       *[other] { NUMBER($each) } points
    } at once.
   *[other] { NUMBER($tricks) } tricks too many cost { NUMBER($each) ->
        [one] a point
       *[other] { NUMBER($each) } points
    } each at once.
}
    .label = Tricks too many
    .working = { FORMULA("−", $tricks, "×", $each, "=", $points) }
    .elsewhere = At the default table each is worth a point and is counted as a bag; ten bags cost 100 points.

double-over = { NUMBER($tricks) } tricks were taken on a contract of { NUMBER($contract) }, at least twice as many. The points of the contract are taken back, and twice as many besides.
    .label = Double over
    .working = { FORMULA("−", 3, "×", $contract, "×", $each, "=", $points) }
    .elsewhere = At the default table tricks beyond the contract are bags, however many they are.

# $each: points for each trick of the contract above six.
high-contract = { NUMBER($contract) } tricks were bid and made: each above six earns { NUMBER($each) } points extra.
    .label = High contract
    .working = { FORMULA("(", $contract, "−", 6, ")", "×", $each, "=", $points) }
    .elsewhere = At the default table every trick of a contract is worth ten points, the seventh like the first.

exact-partners = Every partner took exactly what they bid: half of the contract of { NUMBER($contract) } comes on top, as a multiple of ten.
    .label = Both exact
    .working = { SIGNED($points) }
    .elsewhere = At the default table only the tricks of both together count.

# $seat: who took it.
won-last-trick = { $seat ->
    [you] You took the last trick, which is worth points of its own here.
   *[other] { SEAT($seat) } took the last trick, which is worth points of its own here.
}
    .label = Last trick
    .working = { SIGNED($points) }
    .elsewhere = At the default table the last trick is worth no more than any other.

## Drawing cards

drawing-not-finished = The hands are still being drawn: whose turn it is takes one of the two top cards.
    .label = First the drawing
    .elsewhere = At the default table all cards are dealt, and bidding begins at once.

## Raising and announcing

raising-not-finished = Everybody may still raise the own bid; cards are played when all have said whether they do.
    .label = First the raises
    .elsewhere = At the default table play begins as soon as everybody has bid.

# $bid: the bid that was tried. $current: the bid that stands. $most: tricks by which it may be raised.
only-a-small-raise = Your bid is { BID($current) }, and { BID($bid) } cannot take its place now: it may stay, or go up by { NUMBER($most) } at most where no other rule is broken, and a nil stays.
    .label = Not this raise
    .elsewhere = At the default table a bid stays as it was given; nowhere may it be lowered.

boston-against-double-nil = { BID($bid) } cannot be bid here: Boston and a double nil of the other side do not go together in one round, and one of the two has been bid.
    .label = Not against each other
    .elsewhere = At the default table there is no Boston to bid, and two nils of a side are always possible.

# $needed: the first tricks that were announced. $tricks: how many of them the side took before it lost one.
bemo-made = The side had announced the first { NUMBER($needed) } tricks and took the first { NUMBER($tricks) }: the Bemo was made.
    .label = Bemo made
    .working = { SIGNED($points) }
    .elsewhere = At the default table nothing is announced beside the bids.

bemo-failed = The side had announced the first { NUMBER($needed) } tricks and took only { NUMBER($tricks) } before the first one lost: the Bemo failed.
    .label = Bemo failed
    .working = { SIGNED($points) }
    .elsewhere = At the default table nothing is announced beside the bids.

# $needed: tricks in a row that were announced. $tricks: the longest run.
moe-made = The side had announced { NUMBER($needed) } tricks in a row, and its longest run was { NUMBER($tricks) }: the Moe was made. It stands for the bids of the side.
    .label = Moe made
    .working = { SIGNED($points) }
    .elsewhere = Other tables ask for the first tricks of the round; the default table has no Moe.

moe-failed = The side had announced { NUMBER($needed) } tricks in a row, and its longest run was { NUMBER($tricks) }: the Moe failed. It stands for the bids of the side.
    .label = Moe failed
    .working = { SIGNED($points) }
    .elsewhere = The texts name no penalty for this form; losing as much as could be won is a reading. The default table has no Moe.

# $tricks: of the side. $wins: whether the match is won by it.
boston-made = { $wins ->
    [1] All { NUMBER($tricks) } tricks were bid and taken: the Boston was made, and it wins the match.
   *[0] All { NUMBER($tricks) } tricks were bid and taken: the Boston was made.
}
    .label = Boston made
    .working = { SIGNED($points) }
    .elsewhere = At the default table Boston is no bid: all thirteen tricks are scored like any other round.

boston-failed = The side had bid all tricks and took { NUMBER($tricks) }: the Boston failed.
    .label = Boston failed
    .working = { SIGNED($points) }
    .elsewhere = The texts name no penalty; a failed contract of thirteen is a reading. At the default table Boston is no bid.

boston-unbid = { $wins ->
    [1] The side took all { NUMBER($tricks) } tricks, and at this table that wins the match, bid or not.
   *[0] The side took all { NUMBER($tricks) } tricks, and at this table that earns a premium, bid or not.
}
    .label = Boston without a bid
    .working = { SIGNED($points) }
    .elsewhere = At the default table all thirteen tricks are scored like any other round.

# $tricks: exactly so many pay. $wins: whether the match is won by it.
lexington = { $wins ->
    [1] The side took exactly { NUMBER($tricks) } tricks: a Lexington, which wins the match whatever was bid.
   *[0] The side took exactly { NUMBER($tricks) } tricks: a Lexington, which stands for all that its bids would score.
}
    .label = Lexington
    .working = { SIGNED($points) }
    .elsewhere = At the default table twelve tricks are scored like any other number.

# $contract: the tricks that are charged. $each: points for each.
own-bid-missed = A partner fell short of the own bid, so the contract is lost, whatever the other took: { NUMBER($each) } points for each of { NUMBER($contract) } tricks that were bid.
    .label = Own bid missed
    .working = { FORMULA("−", $contract, "×", $each, "=", $points) }
    .elsewhere = At the default table only the tricks of both partners together count.

own-overtricks = { $tricks ->
    [one] One trick beyond a player’s own bid earns { NUMBER($each) } points.
   *[other] { NUMBER($tricks) } tricks beyond the players’ own bids earn { NUMBER($each) } points each.
}
    .label = Beyond the own bid
    .working = { FORMULA($tricks, "×", $each, "=", $points) }
    .elsewhere = At the default table tricks beyond the contract are bags, a point each; ten bags cost 100 points.

# $tricks: that count. $time: the first, second, ... time in the match.
seven-tricks = { NUMBER($tricks) } tricks earn a bonus; it is number { NUMBER($time) } of this side in the match.
    .label = Seven tricks
    .working = { SIGNED($points) }
    .elsewhere = At the default table seven tricks earn nothing of their own.

## Numbers bid before looking

partner-has-looked = { BID($bid) } comes before either partner has looked, and yours has looked already.
    .label = Your partner has looked
    .elsewhere = The default table has no blind bids; a blind nil is a matter of one player alone.

# $bid: tricks bid before looking. $tricks: taken by the player.
blind-bid-made = { $seat ->
    [you] You bid { NUMBER($bid) } without looking and took exactly as many: the bid earns as much again.
   *[other] { SEAT($seat) } bid { NUMBER($bid) } without looking and took exactly as many: the bid earns as much again.
}
    .label = Blind bid made
    .working = { SIGNED($points) }
    .elsewhere = The texts name no amount; as much as the contract is a reading. The default table has no blind numbers.

blind-bid-missed = { $seat ->
    [you] You bid { NUMBER($bid) } without looking and took { NUMBER($tricks) }: the bonus is deducted.
   *[other] { SEAT($seat) } bid { NUMBER($bid) } without looking and took { NUMBER($tricks) }: the bonus is deducted.
}
    .label = Blind bid missed
    .working = { SIGNED($points) }
    .elsewhere = At some tables only too few tricks cost the bonus. The default table has no blind numbers.

blind-six-made = The side had promised six tricks without looking and took { NUMBER($tricks) }: the blind six was made.
    .label = Blind six made
    .working = { SIGNED($points) }
    .elsewhere = At some tables more than six are as good as six. The default table has no blind six.

blind-six-failed = The side had promised six tricks without looking and took { NUMBER($tricks) }: the blind six failed.
    .label = Blind six failed
    .working = { SIGNED($points) }
    .elsewhere = At some tables a failure costs only 60, or more than six are as good as six. The default table has no blind six.

# $bid: tricks bid before looking. $each: points for one.
trailing-blind-made = { $seat ->
    [you] You bid { NUMBER($bid) } without looking and took them: each is worth { NUMBER($each) } points, and more count nothing.
   *[other] { SEAT($seat) } bid { NUMBER($bid) } without looking and took them: each is worth { NUMBER($each) } points, and more count nothing.
}
    .label = Blind bid made
    .working = { FORMULA($bid, "×", $each, "=", $points) }
    .elsewhere = The default table has no blind numbers.

# $count: tricks that are paid for. $each: points for one.
trailing-blind-failed = { $seat ->
    [you] You bid { NUMBER($bid) } without looking and took { NUMBER($tricks) }: the blind bid failed.
   *[other] { SEAT($seat) } bid { NUMBER($bid) } without looking and took { NUMBER($tricks) }: the blind bid failed.
}
    .label = Blind bid failed
    .working = { FORMULA("−", $count, "×", $each, "=", $points) }
    .elsewhere = Some tables take ten points for each trick bid, others for each that is missing. The default table has no blind numbers.
