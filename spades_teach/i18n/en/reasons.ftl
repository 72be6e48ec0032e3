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

# $suit: the suit of the card.
highest-suit = { $seat ->
    [you] Your { CARD($card) } takes the trick: of the suits played, { SUIT($suit) } rank highest, and it is the best of them.
   *[other] { CARD($card) }, played by { SEAT($seat, form: "player") }, takes the trick: of the suits played, { SUIT($suit) } rank highest, and it is the best of them.
}
    .label = The highest suit
    .elsewhere = Only at tables where the suits are ranked; at nearly all others nothing but a spade beats the suit led.

only-jokers-yet = { $seat ->
    [you] Your { CARD($card) } is alone on the table or beside the other joker; jokers have no rank of their own, so what comes next will be higher.
   *[other] { CARD($card) }, played by { SEAT($seat, form: "player") }, is alone on the table or beside the other joker; jokers have no rank of their own, so what comes next will be higher.
}
    .label = Only jokers yet
    .elsewhere = Only where jokers make joke trumps; in most packs with jokers they are the highest spades themselves.

joke-trump = { $seat ->
    [you] Your { CARD($card) } takes the trick: a joker has made it a spade of its rank, and no spade in the trick beats that.
   *[other] { CARD($card) }, played by { SEAT($seat, form: "player") }, takes the trick: a joker has made it a spade of its rank, and no spade in the trick beats that.
}
    .label = A joke trump
    .elsewhere = Only where jokers make joke trumps; in most packs with jokers they are the highest spades themselves.

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

follows-a-joker = Only a joker lies on the table, and it belongs to no suit; any card may follow, and the first with a suit says what the others follow.
    .label = After a joker: any card
    .elsewhere = Only where jokers make joke trumps; in most packs with jokers a led joker asks for spades.

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

## A kitty

# $seat: who takes it.
kitty-first = { $seat ->
    [you] The kitty is yours: take it first, and throw as many cards away.
   *[other] First { SEAT($seat) } takes the kitty and throws as many cards away.
}
    .label = First the kitty
    .elsewhere = At the default table all cards are dealt, and there is no kitty.

# $card: the highest spade in the hand.
must-play-highest-spade = This trick was led with the big joker, so your highest spade has to go: { CARD($card) }.
    .label = The highest spade
    .elsewhere = At the default table any card of the suit led will do.

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

# $bid: the announcement.
announce-while-bidding = A { BID($bid) } is announced while the bids are made; now is too late.
    .label = Only while bidding
    .elsewhere = At the default table nothing is announced beside the bids.

# $bid: what the side has announced.
announced-already = Your team has announced a { BID($bid) } in this round, and one announcement of the kind is all.
    .label = Once for each team
    .elsewhere = That a team announces once is a reading; the texts do not say. At the default table nothing is announced beside the bids.

# $needed: tricks that are announced. $tricks: of a round.
announcement-too-long = A { BID($bid) } takes { NUMBER($needed) } tricks, and this round has { NUMBER($tricks) }.
    .label = More than there are
    .elsewhere = With thirteen tricks to a round it can be announced. At the default table nothing is announced beside the bids.

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

## Bids of a whole side, and bids that are turned round

# $bid: the bid that was tried.
partner-has-bid = { BID($bid) } is a bid for both partners, and yours has promised tricks already.
    .label = Your partner has promised tricks
    .elsewhere = At the default table nobody bids for the whole side.

# $bid: the bid that was tried. $announced: what the partner has announced for both.
side-has-bid = Your partner has bid { BID($announced) } for both of you, so { BID($bid) } cannot be bid: nil is all that is left to say.
    .label = Your side has bid
    .elsewhere = At the default table nobody bids for the whole side.

other-side-was-first = { BID($bid) } cannot be bid here: of a double blind nil and a Boston on fire, the one that is bid first rules the other out, and the other side was first.
    .label = The other side was first
    .elsewhere = The default table has neither of these two bids.

# $bid: the bid that was tried. $minimum: the least number of tricks.
nil-or-at-least = { BID($bid) } is too low a bid: at this table it is nil, or { NUMBER($minimum) } at least.
    .label = Nil or more
    .elsewhere = At the default table any number from 1 may be bid.

# $bid: the bid that was tried. $partner: the special bid of the partner.
opposite-of-a-special-bid = Your partner has bid { BID($partner) }, which nothing turns into another bid, and a side ends with one nil and one number here: { BID($bid) } does not fit.
    .label = Bid the opposite
    .elsewhere = At the default table partners bid what they like.

turning-not-finished = A partner of whoever bid the same still has to say the opposite; cards are played after that.
    .label = First the bids that turn
    .elsewhere = At the default table every bid stays as it was given.

turned-into-nil = Your partner has bid a number like you, and that forces you over: { BID($bid) } cannot be bid now, your bid turns into nil.
    .label = Forced to nil
    .elsewhere = At the default table every bid stays as it was given.

# $minimum: the least number of tricks.
turned-into-a-number = Your partner has bid nil like you, and that forces you over: { BID($bid) } cannot be bid now, name a number of { NUMBER($minimum) } at least.
    .label = Forced to a number
    .elsewhere = At the default table every bid stays as it was given, and both partners may bid nil.

team-nil-made = The side had bid nil for both partners and took no trick: the nil of the team was made.
    .label = Nil of the team made
    .working = { SIGNED($points) }
    .elsewhere = At the default table each partner's nil counts by itself.

# $tricks: of both partners.
team-nil-failed = { $tricks ->
    [one] The side had bid nil for both partners and took { NUMBER($tricks) } trick: the nil of the team failed.
   *[other] The side had bid nil for both partners and took { NUMBER($tricks) } tricks: the nil of the team failed.
}
    .label = Nil of the team failed
    .working = { SIGNED($points) }
    .elsewhere = At the default table each partner's nil counts by itself, and the tricks of a failed one are bags.

team-blind-nil-made = The side had bid nil for both partners before either had looked, and took no trick: the blind nil of the team was made.
    .label = Blind nil of the team made
    .working = { SIGNED($points) }
    .elsewhere = The default table has no blind bids; elsewhere each partner's blind nil counts by itself.

team-blind-nil-failed = { $tricks ->
    [one] The side had bid nil for both partners before either had looked, and took { NUMBER($tricks) } trick: the blind nil of the team failed.
   *[other] The side had bid nil for both partners before either had looked, and took { NUMBER($tricks) } tricks: the blind nil of the team failed.
}
    .label = Blind nil of the team failed
    .working = { SIGNED($points) }
    .elsewhere = The default table has no blind bids; elsewhere each partner's blind nil counts by itself.

# $wins: whether the match is won by it.
double-blind-nil-made = { $wins ->
    [1] Both partners had bid nil before looking, and neither took a trick: the double blind nil was made, and it wins the match.
   *[0] Both partners had bid nil before looking, and neither took a trick: the double blind nil was made, for twice the bonus of both.
}
    .label = Double blind nil made
    .working = { SIGNED($points) }
    .elsewhere = Some tables give the match, others twice the bonus. The default table has no blind bids.

double-blind-nil-failed = { $tricks ->
    [one] Both partners had bid nil before looking, and they took { NUMBER($tricks) } trick: the double blind nil failed.
   *[other] Both partners had bid nil before looking, and they took { NUMBER($tricks) } tricks: the double blind nil failed.
}
    .label = Double blind nil failed
    .working = { SIGNED($points) }
    .elsewhere = A single blind nil that fails costs what it would have brought. The default table has no blind bids.

boston-on-fire-made = All { NUMBER($tricks) } tricks were promised before either partner had looked, and taken: the Boston on fire was made, and it wins the match.
    .label = Boston on fire made
    .working = { SIGNED($points) }
    .elsewhere = At the default table all thirteen tricks are scored like any other round.

boston-on-fire-failed = The side had promised all tricks before either partner had looked, and took { NUMBER($tricks) }: the Boston on fire failed.
    .label = Boston on fire failed
    .working = { SIGNED($points) }
    .elsewhere = The texts name no penalty; a failed contract of thirteen is a reading, twice as much the other. The default table has no such bid.

## First and last tricks, cards that have to win

# $card: the lowest club of the hand.
must-play-lowest-club = To the first trick everybody plays the own lowest club here, and yours is { CARD($card) }, so play that.
    .label = The lowest club
    .elsewhere = At the default table the first trick is like any other: you follow suit with whatever card you like.

# $suit: the suit led.
must-trump = You hold no { SUIT($suit, form: "one") }, and at this table whoever is void plays a spade, so play one of yours.
    .label = Trump when void
    .elsewhere = At the default table a void player may throw any card away.

# $card: the spade that is winning the trick.
must-beat-spade = At this table { CARD($card) } has to be beaten by whoever can, and you can, so play a higher spade.
    .label = Beat the spade
    .elsewhere = At the default table nobody has to beat a spade.

# $card: the card that was called something.
no-such-call = { CARD($card) } cannot be called like that: at this table a card is only what is printed on it, or only an ace may be called high or low.
    .label = No such call
    .elsewhere = At some tables the player of an ace says whether it counts as the highest or as the lowest card of its suit.

# $bid: the Moe that was tried.
moe-already-announced = A Moe has been announced in this round, and only the first one stands, so bid something else than { BID($bid) }.
    .label = One Moe a round
    .elsewhere = That only the first stands is a reading, because both sides would have to lead. The default table has no Moe.

# $cards: all that may be played.
only-these-cards = The rules of this table leave you { CARDS($cards) } for this trick.
    .label = What the table leaves
    .elsewhere = At the default table following suit is the only duty of those who do not lead.

# $seat: who took the last trick. $spade: 1 for the ace of spades.
last-trick-ace = { $seat ->
    [you] You took the last trick with { $spade ->
        [1] the ace of spades, which earns most here.
       *[0] an ace, which earns a bonus here.
    }
   *[other] { SEAT($seat) } took the last trick with { $spade ->
        [1] the ace of spades, which earns most here.
       *[0] an ace, which earns a bonus here.
    }
}
    .label = Last trick with an ace
    .working = { SIGNED($points) }
    .elsewhere = Tables pay one point or ten for it, and twenty for the ace of spades. At the default table the last trick is like any other.

# $value: of the nil. $part: one part of so many is paid.
ace-on-nil = { $seat ->
    [you] You kept your nil and still had an ace to play to the last trick: it earns one part in { NUMBER($part) } of the { NUMBER($value) } points of the nil.
   *[other] { SEAT($seat) } kept the nil and still had an ace to play to the last trick: it earns one part in { NUMBER($part) } of the { NUMBER($value) } points of the nil.
}
    .label = Nil with an ace
    .working = { FORMULA($value, "÷", $part, "=", $points) }
    .elsewhere = At the default table a kept nil is worth the same with any last card.

last-trick-deuce = { $seat ->
    [you] You took the last trick with a two that is no trump.
   *[other] { SEAT($seat) } took the last trick with a two that is no trump.
}
    .label = Last trick with a two
    .working = { SIGNED($points) }
    .elsewhere = At the default table the last trick is worth no more than any other.

# $bid: of the player.
last-trick-high-spade = { $seat ->
    [you] You took the last trick with a high spade, and with it exactly your bid of { NUMBER($bid) }.
   *[other] { SEAT($seat) } took the last trick with a high spade, and with it exactly the own bid of { NUMBER($bid) }.
}
    .label = Exact with a high spade
    .working = { SIGNED($points) }
    .elsewhere = At the default table the last trick is worth no more than any other.

# $tricks: as many are needed.
winning-streak = { $seat ->
    [you] You took the last { NUMBER($tricks) } tricks of the round.
   *[other] { SEAT($seat) } took the last { NUMBER($tricks) } tricks of the round.
}
    .label = Streak at the end
    .working = { SIGNED($points) }
    .elsewhere = Some tables pay one point a trick, others ten. At the default table there is nothing for a streak.

# $tricks: that the rival had taken in a row.
winning-streak-ended = { $seat ->
    [you] You took the last trick and ended a rival’s streak of { NUMBER($tricks) }, so its points are yours.
   *[other] { SEAT($seat) } took the last trick and ended a rival’s streak of { NUMBER($tricks) }, so its points go there.
}
    .label = Streak ended
    .working = { SIGNED($points) }
    .elsewhere = Most tables that pay for a streak pay nothing for ending one; the default table pays for neither.

# $way: alone, with-spades, spades-led.
dix = { $way ->
    [alone] The nine of spades took a trick as its only spade.
    [with-spades] The nine of spades took a trick with another spade in it.
   *[spades-led] The nine of spades took a trick to which spades were led.
}
    .label = Dix
    .working = { SIGNED($points) }
    .elsewhere = At the default table the nine of spades is worth no more than the trick it takes.

# $needed: the first tricks that were announced. $tricks: how many of them the side took before it lost one.
moe-first-made = The side had announced the first { NUMBER($needed) } tricks and took the first { NUMBER($tricks) }: the Moe was made. It stands for the bids of the side.
    .label = Moe made
    .working = { SIGNED($points) }
    .elsewhere = Other tables ask for as many tricks in a row anywhere in the round; the default table has no Moe.

moe-first-failed = The side had announced the first { NUMBER($needed) } tricks and lost one after { NUMBER($tricks) }: the Moe failed. It stands for the bids of the side.
    .label = Moe failed
    .working = { SIGNED($points) }
    .elsewhere = Other tables ask for as many tricks in a row anywhere in the round; the default table has no Moe.

points-forfeited = A player of the side was caught not beating a spade that could be beaten, so all points of the round go to the opponents.
    .label = Points forfeited
    .working = { SIGNED($points) }
    .elsewhere = At the default table nobody has to beat a spade. That a loss stays with the offenders is a reading.

points-of-offenders = The opponents were caught not beating a spade that could be beaten, so the points they had won come here.
    .label = Points of the offenders
    .working = { SIGNED($points) }
    .elsewhere = At the default table nobody has to beat a spade.

## Bidding together, and an auction

half-is-open = Your partner has bid a half, and the sum has to be whole; { BID($bid) } would leave a half over, so bid a half too.
    .label = The half is open
    .elsewhere = The default table has no halves.

half-without-half = Your partner has bid no half, and the sum has to be whole; { BID($bid) } would leave a half over, so bid a whole number.
    .label = No half alone
    .elsewhere = The default table has no halves.

# $minimum: of both partners together.
below-team-minimum = With { BID($bid) } your team would stay below { NUMBER($minimum) } tricks, the least that a team bids here, so bid more.
    .label = The least a team bids
    .elsewhere = At the default table a team may bid as little as it likes.

teams-bid-no-nil = Teams that bid together promise tricks, so { BID($bid) } is not bid here.
    .label = No nil in a team's bid
    .elsewhere = At the default table everybody may bid nil; some tables allow it to teams that bid together, too.

# $most: what it may cost at most.
table-talk = A partner spoke of cards while the team was bidding. That costs the points agreed on, { NUMBER($most) } at most.
    .label = Table talk
    .working = { SIGNED($points) }
    .elsewhere = Some tables let the deal pass on instead, or give bags.

# $bid: of the side. $each: points per trick. $total: what both sides' bids come to.
made-books = The bids of both teams come to { NUMBER($total) }: the books are made without play, and each team gets { NUMBER($each) } points for each trick that it bid.
    .label = Made books
    .working = { FORMULA($bid, "×", $each, "=", $points) }
    .elsewhere = At the default table every round is played; some tables score nothing for made books.

books-withdrawn = The bids of both teams come to { NUMBER($total) }: the books are made without play, and at this table both bids are withdrawn.
    .label = Made books
    .working = { SIGNED($points) }
    .elsewhere = At the default table every round is played; some tables pay both bids.

no-trump-needs-spade = You hold no spade, so you cannot promise to win nothing with one; bid a plain number instead of { BID($bid) }.
    .label = No spade, no no-trump
    .elsewhere = The default table has no such bid.

# $paid: tricks that are paid. $each: points for one.
no-trump-made = { $seat ->
    [you] You took the tricks that you bid and won none by ruffing: { NUMBER($paid) } tricks are worth { NUMBER($each) } points each.
   *[other] { SEAT($seat) } took the tricks bid and won none by ruffing: { NUMBER($paid) } tricks are worth { NUMBER($each) } points each.
}
    .label = No-trump bid made
    .working = { FORMULA($paid, "×", $each, "=", $points) }
    .elsewhere = The default table has no such bid; elsewhere all tricks won are doubled, not only those bid.

no-trump-short = { $seat ->
    [you] You bid { NUMBER($bid) } no-trump and took { NUMBER($tricks) }: each trick bid costs { NUMBER($each) } points.
   *[other] { SEAT($seat) } bid { NUMBER($bid) } no-trump and took { NUMBER($tricks) }: each trick bid costs { NUMBER($each) } points.
}
    .label = No-trump bid failed
    .working = { FORMULA("−", $bid, "×", $each, "=", $points) }
    .elsewhere = The default table has no such bid. The texts do not say what a failure costs; ten points a trick are the other reading.

no-trump-ruffed = { $seat ->
    [you] You had promised to win no trick by ruffing and did: each of { NUMBER($bid) } tricks bid costs { NUMBER($each) } points.
   *[other] { SEAT($seat) } had promised to win no trick by ruffing and did: each of { NUMBER($bid) } tricks bid costs { NUMBER($each) } points.
}
    .label = Won by ruffing
    .working = { FORMULA("−", $bid, "×", $each, "=", $points) }
    .elsewhere = The default table has no such bid. The texts do not say what a failure costs; ten points a trick are the other reading.

opener-may-not-pass = You open the auction, so bid at least the lowest number; passing comes later.
    .label = The first bids
    .elsewhere = At the default table nobody passes. Some auctions let everybody pass and deal again.

only-numbers-in-the-auction = In the auction only numbers and passes are said, so { BID($bid) } is none of its bids.
    .label = Numbers and passes
    .elsewhere = The default table has no auction.

# $base: tricks on top of the bid. $most: the highest bid.
above-the-last-trick = { BID($bid) } and { NUMBER($base) } more are more tricks than there are; the highest bid is { NUMBER($most) }.
    .label = Too high
    .elsewhere = At the default table you may bid all the tricks of the round.

# $top: the highest bid so far.
bid-higher-or-pass = The highest bid is { NUMBER($top) }, and { BID($bid) } is not higher; bid more or pass.
    .label = Higher or pass
    .elsewhere = At the default table everybody bids once, and any number will do.

opening-too-low = The auction opens with { NUMBER($least) } at least, so { BID($bid) } is too low.
    .label = The opening bid
    .elsewhere = At the default table there is no auction.

# $bid: of the auction. $base: tricks on top of it. $contract: both together.
auction-made = The bid was { NUMBER($bid) } and { NUMBER($base) } more, so { NUMBER($contract) } tricks, and the declarers took { NUMBER($tricks) }: all { NUMBER($contract) } are paid.
    .label = Contract made
    .working = { FORMULA($contract, "×", $each, "=", $points) }
    .elsewhere = The default table has no auction; every side has a contract of its own there.

auction-set = The bid was { NUMBER($bid) } and { NUMBER($base) } more, so { NUMBER($contract) } tricks, and the declarers took only { NUMBER($tricks) }: they score nothing.
    .label = Contract set
    .working = { SIGNED($points) }
    .elsewhere = The default table has no auction; a missed contract costs ten points a trick there.

# $missing: tricks that the declarers lack.
defenders-under = The declarers lack { NUMBER($missing) } of their contract: each brings the defenders { NUMBER($each) } points.
    .label = Undertricks
    .working = { FORMULA($missing, "×", $each, "=", $points) }
    .elsewhere = At the default table a missed contract brings the other side nothing.

# $over: tricks that the declarers took beyond their contract.
defenders-over = The declarers took { NUMBER($over) } more than their contract: each brings the defenders { NUMBER($each) } points.
    .label = Overtricks of the declarers
    .working = { FORMULA($over, "×", $each, "=", $points) }
    .elsewhere = At the default table overtricks are bags of the side that took them.

## Nil in the dark

pile-decides = Your cards lie face down in a pile, and the top one is played, whatever it is: who plays in the dark need not follow suit and cannot choose.
    .label = The pile decides
    .elsewhere = At the default table everybody plays with open eyes.

never-looks = A blind nil in the dark is played without ever looking at the cards.
    .label = Never looked at
    .elsewhere = At the default table everybody looks at the own cards at once.

no-pile = Only who plays in the dark takes the top card of a pile; choose a card of your hand.
    .label = No pile
    .elsewhere = At the default table everybody plays with open eyes.

nil-in-the-dark-made = { $seat ->
    [you] You played in the dark and took no trick: the nil in the dark is made.
   *[other] { SEAT($seat) } played in the dark and took no trick: the nil in the dark is made.
}
    .label = Nil in the dark made
    .working = { SIGNED($points) }
    .elsewhere = It is scored like a blind nil. At the default table a nil is played with open eyes.

nil-in-the-dark-failed = { $seat ->
    [you] { $tricks ->
        [one] You played in the dark and took one trick: the nil in the dark failed.
       *[other] You played in the dark and took { NUMBER($tricks) } tricks: the nil in the dark failed.
    }
   *[other] { $tricks ->
        [one] { SEAT($seat) } played in the dark and took one trick: the nil in the dark failed.
       *[other] { SEAT($seat) } played in the dark and took { NUMBER($tricks) } tricks: the nil in the dark failed.
    }
}
    .label = Nil in the dark failed
    .working = { SIGNED($points) }
    .elsewhere = It is scored like a blind nil. At the default table a nil is played with open eyes.

blind-nil-in-the-dark-made = { $seat ->
    [you] You never looked at your cards and took no trick: the blind nil in the dark is made.
   *[other] { SEAT($seat) } never looked at the cards and took no trick: the blind nil in the dark is made.
}
    .label = Blind nil in the dark made
    .working = { SIGNED($points) }
    .elsewhere = It is scored like Big Moe, which some tables set higher. The default table has no blind bids.

blind-nil-in-the-dark-failed = { $seat ->
    [you] { $tricks ->
        [one] You never looked at your cards and took one trick: the blind nil in the dark failed.
       *[other] You never looked at your cards and took { NUMBER($tricks) } tricks: the blind nil in the dark failed.
    }
   *[other] { $tricks ->
        [one] { SEAT($seat) } never looked at the cards and took one trick: the blind nil in the dark failed.
       *[other] { SEAT($seat) } never looked at the cards and took { NUMBER($tricks) } tricks: the blind nil in the dark failed.
    }
}
    .label = Blind nil in the dark failed
    .working = { SIGNED($points) }
    .elsewhere = It is scored like Big Moe, which some tables set higher. The default table has no blind bids.

## Passing cards

passing-not-finished = Cards are still being passed; the round goes on when everybody who owes a card has laid it down.
    .label = First the passing
    .elsewhere = At the default table no cards are passed.

card-already-passed = { CARD($card) } already lies on the table for somebody else; pass another card.
    .label = Passed already
    .elsewhere = At the default table no cards are passed.

look-to-pass = Who passes cards has to see them: look first, which gives up the blind bid.
    .label = Look before you pass
    .elsewhere = At the default table no cards are passed.

## Claims

no-claims-here = At this table nobody claims the rest; play the cards out.
    .label = No claims
    .elsewhere = Some tables let a player who is certain of the rest lay the hand down.

claim-while-playing = The rest can be claimed while cards are played; now is not the time.
    .label = Not now
    .elsewhere = The same wherever claims are made.

claim-on-lead = Claim when you are on lead, before a card of the trick is played.
    .label = On lead
    .elsewhere = The texts only name a hand that is on lead; some tables let any player claim.

claimed-already = The rest of this round has been claimed, so the cards are played out.
    .label = Claimed already
    .elsewhere = The same wherever claims are made.

## Trump by showing, short hands and cards face up

lead-trump-unbroken = { SUIT($suit, form: "title") } are trump in this round and not broken yet, and you hold another suit, so lead that.
    .label = No trump lead before the break
    .elsewhere = The rule of breaking goes with the trump suit, which is spades at nearly every table.

highest-trump = { $seat ->
    [you] Your { CARD($card) } takes the trick: { SUIT($suit) } are trump in this round, and it is the highest of them.
   *[other] { CARD($card) }, played by { SEAT($seat, form: "player") }, takes the trick: { SUIT($suit) } are trump in this round, and it is the highest of them.
}
    .label = The highest trump
    .elsewhere = Spades are trumps at nearly every table; another suit is only where it can be shown or called.

showing-not-finished = First everybody says whether to show a long suit; only then you bid.
    .label = Showing comes before the bids
    .elsewhere = Only where seven cards of a suit can make it trump.

spades-are-trump-already = Spades are trump anyway, so there is nothing to show yet; only another suit can take their place.
    .label = Spades are trump already
    .elsewhere = Only where seven cards of a suit can make it trump.

show-only-spades-now = A suit has been shown already, and the first to show decides; only seven spades can still overrule it.
    .label = Only spades can overrule
    .elsewhere = This is a reading: the text does not say what happens when two players hold seven of different side suits.

too-few-to-show = You hold { NUMBER($cards) } { SUIT($suit) } and need { NUMBER($needed) } to make them trump.
    .label = Too few to show
    .elsewhere = Only where seven cards of a suit can make it trump.

look-before-showing = You have not looked at your cards, so you cannot show any; look first, or show nothing.
    .label = Look before you show
    .elsewhere = Only where blind bids are played and a suit can be shown.

too-late-for-a-misdeal = { $anybody ->
    [1] Somebody has bid already; a short hand has to be called before the first bid.
   *[other] Your side has bid already; a short hand has to be called before that.
}
    .label = Too late for a misdeal
    .elsewhere = Some tables close it with the first bid of all, others with the first of the own side.

hand-not-short = Your hand is not short by the rule of this table, so the deal stands.
    .label = The hand is not short
    .elsewhere = What counts as short is agreed before the game: no spade, one at most, or no king, queen and jack.

look-before-a-misdeal = You have not looked at your cards, so you cannot call them short.
    .label = Look before you call
    .elsewhere = Only where blind bids are played and a short hand can be called.

dealer-turns-up-first = The deal is not over: { $seat ->
    [you] you, the dealer, still say how many cards you turn face up.
   *[other] { SEAT($seat, form: "player") }, the dealer, still says how many cards lie face up.
}
    .label = The deal comes first
    .elsewhere = Only where the dealer may turn cards face up.

face-up-unequal = Every player gets the same number of cards face up.
    .label = The same number for all
    .elsewhere = Only where the dealer may turn cards face up.

face-up-too-many = No more than { NUMBER($most) } cards of a hand may lie face up.
    .label = Too many face up
    .elsewhere = Only where the dealer may turn cards face up.

face-up-other-number = At this table exactly { NUMBER($cards) } cards of each hand lie face up.
    .label = Another number
    .elsewhere = Where the table has fixed no number, the dealer chooses for each deal.

## Ace check

ace-check-while-bidding = Aces are asked for while the bids are made; now is too late.
    .label = Only while bidding
    .elsewhere = The default table has no ace check.

ace-check-once = Your team has asked for aces in this round; once is enough.
    .label = Once a round
    .elsewhere = The default table has no ace check.

look-before-ace-check = You have not looked at your cards yet; look before you ask for aces.
    .label = First look
    .elsewhere = The default table has no ace check.

# $held: aces in the hand. $least: aces that allow the question.
too-few-aces = { $held ->
    [0] You hold no ace; to ask the partner takes { NUMBER($least) }.
    [one] You hold one ace; to ask the partner takes { NUMBER($least) }.
   *[other] You hold { NUMBER($held) } aces; to ask the partner takes { NUMBER($least) }.
}
    .label = Too few aces
    .elsewhere = Some tables let a player ask with several aces; the default table has no ace check.

ask-for-aces-first = Ask the partner for aces before you hand over a card.
    .label = Ask first
    .elsewhere = The default table has no ace check.

aces-not-together = You cannot tell that all four aces are with your team, so there is no card to hand over.
    .label = Not all aces
    .elsewhere = The default table has no ace check.

give-a-card-back = You got a card from your partner, so give one back before the play begins.
    .label = A card back
    .elsewhere = The texts only tell of the first card; that one comes back is a reading, so that the hands stay equal.

# $kept: aces in the side's own tricks.
ace-check-kept = After an ace check all { NUMBER($kept) } aces lie in the side's own tricks: the special contract is made.
    .label = Aces kept
    .working = { SIGNED($points) }
    .elsewhere = The default table has no ace check.

ace-check-lost = { $kept ->
    [0] After an ace check none of { NUMBER($needed) } aces lies in the side's own tricks: the special contract is lost.
   *[other] After an ace check only { NUMBER($kept) } of { NUMBER($needed) } aces lie in the side's own tricks: the special contract is lost.
}
    .label = An ace lost
    .working = { SIGNED($points) }
    .elsewhere = The default table has no ace check.

## Forms of rules that only some named tables have

# $bags: tricks of a failed nil.
bags-without-points = { $bags ->
    [one] The trick of the failed nil stays on the bag counter, but at this table it brings no point.
   *[other] The { NUMBER($bags) } tricks of the failed nil stay on the bag counter, but at this table they bring no points.
}
    .label = { $bags ->
        [one] One bag of a failed nil
       *[other] { NUMBER($bags) } bags of a failed nil
    }
    .working = { SIGNED($points) }
    .elsewhere = At the default table each of them brings a point at once, as every bag does.

partner-has-nil = Your partner has bid nil, and at this table two partners may not both do so; bid a number instead of { BID($bid) }.
    .label = One nil per side
    .elsewhere = At the default table both partners may bid nil.

# $total: what all bids came to.
bids-too-low = { $total ->
    [0] Nobody bid a trick, and at this table all bids have to come to { NUMBER($minimum) }: the round is void and the cards are dealt anew.
   *[other] All bids came to { NUMBER($total) }, and at this table they have to come to { NUMBER($minimum) }: the round is void and the cards are dealt anew.
}
    .label = Bids too low
    .working = { SIGNED($points) }
    .elsewhere = At the default table every round is played, however low the bids are.

# $contract: ten or more.
high-numbers-made = The side bid { NUMBER($contract) } tricks and took { NUMBER($tricks) }: at this table so high a contract has a fixed worth.
    .label = High contract made
    .working = { SIGNED($points) }
    .elsewhere = At the default table it is an ordinary contract, ten points for each trick that was bid.

high-numbers-failed = { $tricks ->
    [one] The side bid { NUMBER($contract) } tricks and took one: at this table so high a contract costs a fixed sum.
   *[other] The side bid { NUMBER($contract) } tricks and took { NUMBER($tricks) }: at this table so high a contract costs a fixed sum.
}
    .label = High contract failed
    .working = { SIGNED($points) }
    .elsewhere = At the default table it is an ordinary contract, ten points for each trick that was bid.
