### A worked example, line by line: what is asked, what is said about an answer, why a line is as it is.
### worked-ask-ID: the question; .label names the line once it is through. worked-why-ID: why it is so.
### worked-mistake-ID: about a wrong answer that a known misconception gives. worked-astray-ID: about any other, with a first step to take.

worked-title = Worked example
# $number, $of: which line is open, how many there are.
worked-progress = Line { NUMBER($number) } of { NUMBER($of) }
worked-check = Check
worked-show = Show me
worked-again = Once more from the start
worked-field = Your answer
worked-how-cards = Mark the cards, or none of them, then check.
worked-how-play = Choose one of the cards on the table, then check.
worked-yes = Yes
worked-no = No
worked-none = none
# $card: a card among several to choose from.
worked-card = { CARD($card) }
worked-play = { PLACE($place) }: { CARD($card) }
# $side: us, them or nobody.
worked-wins = { $side ->
    [us] Your side
    [them] The other side
   *[nobody] Nobody yet
}
worked-was-right = right
worked-was-shown = shown
# What a screen reader hears when a line is through. $shown: yes where it was shown. $label, $value, $why: the line.
worked-said = { $shown ->
    [yes] { $label }: { $value }. { $why }
   *[no] Right. { $label }: { $value }. { $why }
}
# $of: all lines. $first: right at the first try, $later: after a wrong one. $shown: those that were shown.
worked-over = { $shown ->
    [0] { $later ->
        [0] { $of ->
            [one] Right at once. Well done!
           *[other] All { NUMBER($of) } lines right at once. Well done!
        }
       *[other] { $of ->
            [one] Right in the end.
           *[other] All { NUMBER($of) } lines right in the end, { NUMBER($first) } of them at once.
        }
    }
   *[other] { $of ->
        [one] This line was shown. Try it yourself another time.
       *[other] Of { NUMBER($of) } lines { NUMBER($first) } right at once, { NUMBER($later) } after a second look, { NUMBER($shown) } shown. Try once more what was shown.
    }
}

worked-empty-number = Write a number first. Zero is an answer too; an empty field is none.
worked-empty-one = Choose an answer first.
worked-empty-play = Choose a card on the table first.
worked-empty-cards = Mark cards first.
worked-unreadable-number = That is not a whole number. Write one such as 7 or −47.

## What is given

# $place, $card: who led what, here and below.
worked-task-follow = { $place ->
    [you] You led { CARD($card) }. Go through your cards one by one.
   *[other] { PLACE($place) } led { CARD($card) }. Go through your cards one by one.
}
worked-task-lead = You lead this trick. Go through your cards one by one.
worked-task-trick = { $place ->
    [you] You lead { CARD($card) }. The others follow one by one.
   *[other] { PLACE($place) } leads { CARD($card) }. The others follow one by one.
}
# $place: the dealer.
worked-task-opening = { $place ->
    [you] You have dealt, and you open the round.
   *[other] { PLACE($place) } has dealt, and you open the round.
}
worked-task-score = This round has been played. Work out its score line by line.
worked-task-standing = The round is over. Here is how the match stands.
worked-task-match = One more round has been played. Work out where the match stands now.
# $place: who gives up.
worked-task-surrender = { $place ->
    [you] You give up in the middle of a match.
   *[other] { PLACE($place) } gives up in the middle of a match.
}
worked-task-bids = It is your turn to bid.
worked-task-pack = Look at the cards that this table plays with.
worked-task-deal = A round is dealt.
worked-task-passing = At this table cards are passed face down.
worked-task-clock = At this table every card has its time.
worked-task-together = Options of a table can be combined, or they cannot.

# $card: an ace. $call: high or low.
worked-note-called = { $call ->
    [low] { CARD($card) } was called low: it ranks below the two of its suit.
   *[high] { CARD($card) } was called high: it ranks as usual.
}
worked-note-first-trick = This is the first trick of the round.
worked-note-broken = Spades are broken.
worked-note-unbroken = Spades are not broken yet.
worked-note-looked = You have looked at your cards.
worked-note-not-looked = You have not looked at your cards yet.
# $rule: an option or the name of a table.
worked-note-table = The table: { RULE($rule) }.
# $count: how many have been played.
worked-note-rounds = { $count ->
    [one] One round has been played.
   *[other] { NUMBER($count) } rounds have been played.
}
worked-note-minutes = { $count ->
    [one] One minute has been played.
   *[other] { NUMBER($count) } minutes have been played.
}

worked-seat = Seat
worked-bid = Bid
worked-tricks = Tricks
# $side: us or them. $total, $bags: from before.
worked-before-total = { $side ->
    [us] Your side: { NUMBER($total) } points
   *[them] The other side: { NUMBER($total) } points
}
worked-before-bags = { $side ->
    [us] { $bags ->
        [one] Your side: one bag from before
       *[other] Your side: { NUMBER($bags) } bags from before
    }
   *[them] { $bags ->
        [one] The other side: one bag from before
       *[other] The other side: { NUMBER($bags) } bags from before
    }
}
worked-before = { $side ->
    [us] { $bags ->
        [one] Your side: { NUMBER($total) } points and one bag from before
       *[other] Your side: { NUMBER($total) } points and { NUMBER($bags) } bags from before
    }
   *[them] { $bags ->
        [one] The other side: { NUMBER($total) } points and one bag from before
       *[other] The other side: { NUMBER($total) } points and { NUMBER($bags) } bags from before
    }
}

# The name of a card in the hand. $card: the card.
worked-card-plain = { CARDNAME($card) }
worked-card-chosen = { CARDNAME($card) }, marked
worked-card-asked = { CARDNAME($card) }, asked about now
worked-card-legal = { CARDNAME($card) }, may be played
worked-card-blocked = { CARDNAME($card) }, may not be played

## Cards

worked-ask-card = May you play { CARD($card) }?
    .label = { CARD($card) }
worked-ask-taking = Which of these cards would take the trick as it lies?
    .label = Takes the trick as it lies
worked-ask-breaking = Which of these cards would break spades?
    .label = Breaks spades
# $place, $card: what was played last.
worked-ask-best = { $place ->
    [you] You play { CARD($card) }. Which card is the best so far?
   *[other] { PLACE($place) } plays { CARD($card) }. Which card is the best so far?
}
    .label = { $place ->
        [you] After your { CARD($card) }
       *[other] After { CARD($card) }
    }
worked-ask-takes = { $place ->
    [you] You play { CARD($card) }, the last card. Which card takes the trick?
   *[other] { PLACE($place) } plays { CARD($card) }, the last card. Which card takes the trick?
}
    .label = The trick
worked-ask-reason = Why does that card take the trick?
    .label = Why
worked-ask-opening = Which cards may you lead?
    .label = May be led

# $best: the best card on the table. $count: how many of yours would take the trick.
worked-why-taking = { $count ->
    [0] None of them beats { CARD($best) }.
    [one] One of them beats { CARD($best) }. A spade beats every card of another suit, however small it is.
   *[other] { NUMBER($count) } of them beat { CARD($best) }. A spade beats every card of another suit, however small it is.
}
# $count: how many of yours would break spades.
worked-why-breaking = { $count ->
    [0] None: only a spade played on another suit breaks spades.
   *[other] A spade played on another suit breaks spades, in the first trick as in any other.
}
# $card: the best so far. $spade: yes where it is one.
worked-why-best = { $spade ->
    [yes] { CARD($card) } is the best: no higher spade has been played.
   *[no] { CARD($card) } is the best: it is the highest of the suit led, and nobody has played a spade.
}

# $card: one too many. $best: the best on the table. $why: off where it is of another suit, else lower.
worked-wrong-taking = { $why ->
    [off] { CARD($card) } is neither a spade nor of the suit that was led: thrown away, it cannot win.
   *[lower] { CARD($card) } does not beat { CARD($best) }.
}
# $card: one that was left out. $best: the best on the table. $spade: yes where it would cut.
worked-wrong-taking-missed = { $spade ->
    [yes] { CARD($card) } would take it too: a spade beats { CARD($best) }, however small it is.
   *[no] { CARD($card) } would take it too: it is higher than { CARD($best) }.
}
# $card: one that was left out. $first: yes in the first trick.
worked-wrong-breaking-missed = { $first ->
    [yes] { CARD($card) } would break them, though it is the first trick: no trick is too early for that.
   *[no] { CARD($card) } would break them: spades break when one is played on another suit.
}
# $card: one too many. $spade: yes where it is a spade.
worked-wrong-breaking = { $spade ->
    [yes] { CARD($card) } is a spade, but here it breaks nothing.
   *[no] { CARD($card) } is no spade. Only a spade played on another suit breaks spades.
}

## A score. $side: us or them.

worked-ask-contract = { $side ->
    [us] How many tricks has your side promised?
   *[them] How many tricks has the other side promised?
}
    .label = { $side ->
        [us] Contract
       *[them] Contract of the other side
    }
worked-ask-undertricks = { $side ->
    [us] How many tricks were missing to your contract?
   *[them] How many tricks were missing to the other side’s contract?
}
    .label = { $side ->
        [us] Undertricks
       *[them] Undertricks of the other side
    }
worked-ask-contract-points = { $side ->
    [us] What does your contract bring, without bags and all else?
   *[them] What does the other side’s contract bring, without bags and all else?
}
    .label = { $side ->
        [us] Points of the contract
       *[them] Points of the other side’s contract
    }
# $place: who bid nil, both where the two nils are scored as one. $blind: yes for a blind nil.
worked-ask-nil = { $place ->
    [both] What do the two nils bring together, for themselves?
    [you] { $blind ->
        [yes] What does your blind nil bring, for itself?
       *[no] What does your nil bring, for itself?
    }
    [partner] { $blind ->
        [yes] What does your partner’s blind nil bring, for itself?
       *[no] What does your partner’s nil bring, for itself?
    }
   *[other] { $blind ->
        [yes] What does the blind nil of { PLACE($place) } bring, for itself?
       *[no] What does the nil of { PLACE($place) } bring, for itself?
    }
}
    .label = { $place ->
        [both] Double nil
       *[other] { $blind ->
            [yes] Blind nil ({ PLACE($place, form: "player") })
           *[no] Nil ({ PLACE($place, form: "player") })
        }
    }
worked-ask-bags = { $side ->
    [us] How many bags does this round bring your side?
   *[them] How many bags does this round bring the other side?
}
    .label = { $side ->
        [us] New bags
       *[them] New bags of the other side
    }
worked-ask-penalty = { $side ->
    [us] How many points does the bag counter cost your side now?
   *[them] How many points does the bag counter cost the other side now?
}
    .label = { $side ->
        [us] Bag penalty
       *[them] Bag penalty of the other side
    }
worked-ask-carried = { $side ->
    [us] How many bags does your side carry on?
   *[them] How many bags does the other side carry on?
}
    .label = { $side ->
        [us] Bags carried on
       *[them] Bags carried on by the other side
    }
worked-ask-net = { $side ->
    [us] Bags and penalty together: what have these bags come to?
   *[them] Bags and penalty together: what have the other side’s bags come to?
}
    .label = { $side ->
        [us] Bags and penalty together
       *[them] Bags and penalty of the other side together
    }
worked-ask-points = { $side ->
    [us] What is the whole round worth to your side?
   *[them] What is the whole round worth to the other side?
}
    .label = { $side ->
        [us] This round
       *[them] This round for the other side
    }
worked-ask-total = { $side ->
    [us] What is your side’s new total?
   *[them] What is the other side’s new total?
}
    .label = { $side ->
        [us] New total
       *[them] New total of the other side
    }
worked-ask-extra = How many tricks has nobody promised?
    .label = Extra tricks

# $nils: how many of the side’s bids are nil. $count: the contract.
worked-why-contract = { $nils ->
    [0] Partners’ bids are added, and both together answer for the sum.
   *[other] A nil adds nothing to the contract; the partner’s bid stands alone.
}
# $count: tricks missing.
worked-why-undertricks = { $count ->
    [one] One undertrick: the contract needed that trick and did not get it. A single one is enough to be set.
   *[other] { NUMBER($count) } undertricks: the contract needed these tricks and did not get them. A single one would have been enough to be set.
}
# $why: void, set or none.
worked-why-no-bags = { $why ->
    [void] At this table a side whose nil failed gets no bags in that round.
    [set] No bags: the contract was not even made.
   *[none] No bags: no trick was taken beyond the contract.
}
# $bags: bags so far, $limit: bags of a full counter.
worked-why-no-penalty = { $bags ->
    [one] One bag on the counter is not yet a full { NUMBER($limit) }, so nothing is taken off.
   *[other] { NUMBER($bags) } bags on the counter are not yet a full { NUMBER($limit) }, so nothing is taken off.
}
# $loads: how often the counter was full. $limit: bags of a full counter. $count: bags that stay.
worked-why-carried = { $loads ->
    [0] The counter is not full, so all bags stay on it.
    [one] A full { NUMBER($limit) } leave the counter, paid for by the penalty; what is beyond them stays.
   *[other] { NUMBER($loads) } times a full { NUMBER($limit) } leave the counter, paid for by the penalties; what is beyond them stays.
}
# $bags: bags of this round.
worked-why-net = The { NUMBER($bags) } bags had brought a point each. That is kept, so they cost less than the penalty alone.
worked-why-points = { $side ->
    [us] All lines of the round are added up.
   *[them] All lines of the other side are added up.
}
worked-why-total = { $side ->
    [us] The points of the round are added to the total from before.
   *[them] The points of the round are added to the other side’s total from before.
}
# $count: tricks that nobody promised.
worked-why-extra = { $count ->
    [0] Every trick was promised by somebody.
    [one] One extra: somebody had to take a trick more than was promised, or an opponent one less.
   *[other] { NUMBER($count) } extras: somebody had to take tricks beyond what was promised.
}

## A wrong number in a score. $answer: what was said. The other numbers as in score-mistake: $contract, $each, $bag, $before, $limit, $penalty,
## $total, $nil, $blind.

worked-mistake-own-bid-only = { NUMBER($answer) } is the bid of one partner. Partners promise together: add both bids.
worked-mistake-all-bids-added = { NUMBER($answer) } are the bids of all four. Each side has a contract of its own: add only the bids of these two.
worked-mistake-other-bids = { NUMBER($answer) } is what the opponents have promised. Look at the other two bids.
worked-mistake-tricks-for-bids = { NUMBER($answer) } is a number of tricks taken. The promise was made before: look at the bids.
worked-astray-contract = { NUMBER($answer) } is not what was promised. Add the bids of the two partners; a nil adds nothing.

worked-mistake-tricks-for-missing = { NUMBER($answer) } is what was taken toward the contract. Asked for is what was missing.
worked-mistake-whole-bid-missing = { NUMBER($answer) } is the whole contract. Some of these tricks were taken: how many were not?
worked-astray-undertricks = { NUMBER($answer) } is not it. Take the tricks away from the contract of { NUMBER($contract) }.

worked-mistake-bags-in-contract = The bags are in { SIGNED($answer) } already. They have a line of their own: here only { NUMBER($each) } points for each trick that was bid.
worked-astray-contract-points = { SIGNED($answer) } is not it. Were the { NUMBER($contract) } tricks taken? Then each of them wins { NUMBER($each) } points; if one is missing, each of them costs { NUMBER($each) }.
worked-astray-nil = { SIGNED($answer) } is not it. A nil has a fixed price: won without a single trick, lost with the first. It does not matter what the partner did.

worked-mistake-bags-none = Not none: count the tricks that were taken beyond the contract, and those of a failed nil.
worked-mistake-bags-before-counted = The { NUMBER($before) } bags from before are in { NUMBER($answer) }. Asked for are the new ones.
worked-mistake-set-has-bags = The tricks of a set contract are no bags. A bag is a trick beyond a contract that was made.
worked-mistake-tricks-not-over = { NUMBER($answer) } are all the tricks. Bags are only those beyond the { NUMBER($contract) } that were promised.
worked-mistake-bag-points-as-bags = { NUMBER($answer) } counts a bag as { NUMBER($each) }. Here the bags themselves are counted, one by one.
worked-mistake-void-bags-counted = At most tables that would be so. At this one a side whose nil failed gets no bags in that round.
worked-astray-bags = { NUMBER($answer) } is not it. Take the { NUMBER($contract) } tricks of the contract away from those taken; what is left are bags.

worked-mistake-penalty-overlooked = The counter is full. Add the new bags to the { NUMBER($before) } from before: every full { NUMBER($limit) } cost { NUMBER($penalty) } points.
worked-astray-penalty = { SIGNED($answer) } is not it. Add the new bags to the { NUMBER($before) } from before: how often do they fill { NUMBER($limit) }? Each time costs { NUMBER($penalty) } points.

worked-mistake-net-without-bags = { SIGNED($answer) } is the penalty alone. The bags had brought their points before: set these against it.
worked-mistake-net-without-penalty = { SIGNED($answer) } is what the bags brought. The penalty is still to be taken off.
worked-mistake-net-added = The bags bring points and the penalty takes points: the two work against each other.
worked-astray-net = { SIGNED($answer) } is not it. Add the points of the bags and the penalty, each with its sign.

worked-mistake-round-for-total = { SIGNED($answer) } is what this round is worth. Add it to the { NUMBER($total) } from before.
worked-mistake-last-total = { NUMBER($answer) } was the total before this round. The points of the round are still missing.
worked-mistake-sign-of-round-lost = The amount is right, the direction is not: does this round win points or cost them?
worked-astray-points = { SIGNED($answer) } is not it. This table counts such a round by a rule of its own: which bid or which tricks does it pay for, and how much?
worked-astray-total = { NUMBER($answer) } is not it. Take the { NUMBER($total) } from before and add what the round brings, with its sign.

# $answer: what was said. $tricks: tricks of a round.
worked-mistake-promised-for-extra = { NUMBER($answer) } tricks were promised by all together. A round has { NUMBER($tricks) }: how many are over?
worked-mistake-one-contract-only = That leaves out one of the contracts. Take both away from the { NUMBER($tricks) } tricks of the round.
worked-astray-extra = { NUMBER($answer) } is not it. Take both contracts away from the { NUMBER($tricks) } tricks of the round.

## A match. $us, $them: the totals. $target: points that win. $by: what ends it: points, its length (rounds or time), or outright (a bid that wins the match).

worked-ask-over = { $by ->
    [length] Is the match over?
   *[points] Is the match over? It goes to { NUMBER($target) } points.
}
    .label = Over?
# $place: who gives up.
worked-ask-surrender = { $place ->
    [you] You give up. Is the match over?
   *[other] { PLACE($place) } gives up. Is the match over?
}
    .label = Over?
worked-ask-winner = Who wins it?
    .label = Winner
worked-why-nobody-there = { $by ->
    [length] The rounds or the time that the table has agreed on are not over yet.
   *[points] Nobody has { NUMBER($target) } points yet: { NUMBER($us) } and { NUMBER($them) }.
}
worked-mistake-tie-ends = { $by ->
    [length] The end has come, but the sides stand level at { NUMBER($us) }. Then another round decides.
   *[points] Both sides have reached { NUMBER($target) }, but they stand level at { NUMBER($us) }. Then another round decides.
}
worked-mistake-over-too-soon = { $by ->
    [length] The rounds or the time that the table has agreed on are not over yet. The totals end nothing at this table.
   *[points] Nobody has reached { NUMBER($target) }: it stands { NUMBER($us) } to { NUMBER($them) }.
}
worked-mistake-plays-on = { $by ->
    [length] The rounds or the time that the table has agreed on are over, whatever the totals.
    [outright] Some bids win the match at once when they are made, whatever the totals. One was made in this round.
   *[points] It stands { NUMBER($us) } to { NUMBER($them) }, and { NUMBER($target) } are enough. Nobody plays on beyond that.
}
worked-mistake-no-winner = { $by ->
    [length] When the rounds or the time are over, the higher of the two totals wins: { NUMBER($us) } and { NUMBER($them) }.
    [outright] The side that has made its bid wins the match by it at once.
   *[points] Two sides may both be past { NUMBER($target) } after one round; then the higher of the two totals decides at once.
}
worked-mistake-leader-before-wins = { $by ->
    [outright] Who was ahead does not matter here: one bid, when it is made, wins the match whatever the totals.
   *[points] Who was ahead before the last round does not matter. Compare the totals as they stand now: { NUMBER($us) } and { NUMBER($them) }.
}
worked-mistake-lower-total-wins = { $by ->
    [outright] The totals do not matter here: one bid, when it is made, wins the match at once.
   *[points] Compare the two totals: { NUMBER($us) } and { NUMBER($them) }. The higher one wins.
}
worked-mistake-partner-must-agree = { $place ->
    [you] You need not ask your partner: to give up is enough to end the match.
   *[other] Nobody needs to agree: one player who gives up ends the match.
}
# $which: own or nobody.
worked-mistake-surrender-winner = { $which ->
    [nobody] A match that is given up has a winner, whatever the totals are.
   *[own] Whoever gives up gives the match to the opponents, and the partner loses with them.
}

## Bids

worked-ask-bid = { $bid ->
    [nil] May you bid nil?
   *[other] May you bid { BID($bid) }?
}
    .label = Bid { BID($bid) }
worked-ask-deficit = By how many points is your side behind?
    .label = Points behind
# $case: blind, looked or plain. $deficit: points behind.
worked-why-bid = { $case ->
    [blind] You may bid { BID($bid) }: you have not looked yet, and your side is { NUMBER($deficit) } points behind.
    [looked] You may still bid { BID($bid) }: looking at the cards gives up blind bids only.
   *[plain] You may bid { BID($bid) }: this table has that bid, and nothing stands against it.
}
# $deficit: points behind. $needed: as many as a blind bid needs, 0 where none are.
worked-why-deficit = { $needed ->
    [0] At this table a blind bid needs no deficit.
   *[other] A blind bid needs { NUMBER($needed) } points; your side is { NUMBER($deficit) } behind.
}
# $answer: what was said. $own, $other: the totals.
worked-mistake-deficit-sign = Points behind are counted from your side: the other side’s { NUMBER($other) } less your { NUMBER($own) }.
worked-mistake-total-for-deficit = { NUMBER($answer) } is a total. Asked for is how far apart the two are.
worked-mistake-needed-for-deficit = { NUMBER($answer) } is what the rule asks for. How far apart are { NUMBER($own) } and { NUMBER($other) }?
worked-astray-deficit = { NUMBER($answer) } is not it. Take your { NUMBER($own) } away from the other side’s { NUMBER($other) }.

## The pack and the deal

worked-ask-cards = How many cards are there?
    .label = Cards
worked-ask-trumps = How many of them are trumps?
    .label = Trumps
# $number: a place in the order of trumps.
worked-ask-trump = { $number ->
    [1] Which is the highest trump?
    [2] Which trump comes second?
    [3] Which trump comes third?
   *[other] Which trump comes as number { NUMBER($number) }?
}
    .label = { $number ->
        [1] The highest trump
       *[other] Trump number { NUMBER($number) }
    }
worked-ask-absent = Which of these cards have been taken out?
    .label = Taken out
# $cards, $players: in all.
worked-ask-hand-size = { NUMBER($cards) } cards for { NUMBER($players) } players: how many does each get?
    .label = A hand
worked-ask-passed = How many cards does each player who passes lay down?
    .label = Passed by each
worked-why-passed = Each lays down { NUMBER($count) }, so that all hands keep their size.
worked-astray-passed = { NUMBER($answer) } is not it. The table has agreed on a number before the match.
worked-ask-received = Which of these cards come to you?
    .label = Come to you
# $cards: those that come. $place: who passed them.
worked-why-received = { CARDS($cards) }: that is what { PLACE($place, form: "player") } laid down for you.
worked-astray-received = These are not the cards. See who passes to whom at this table.
worked-ask-clock = { NUMBER($players) } players, { NUMBER($seconds) ->
    [one] one second
   *[other] { NUMBER($seconds) } seconds
} for each card: how many seconds does a trick take at most?
    .label = A trick
worked-why-clock = Each player uses up the time of one card: { NUMBER($count) } seconds.
worked-astray-clock = { NUMBER($answer) } is not it. A trick has one card of each of { NUMBER($players) } players.
# $count: cards in all. $plain: spades of an ordinary pack.
# $players: how many play.
worked-why-cards = { $players ->
    [4] { NUMBER($count) }, so that all four get as many.
   *[other] { NUMBER($count) }, so that all { NUMBER($players) } players get as many.
}
worked-why-trumps = { $count ->
    [13] The spades, and no other card.
   *[other] The { NUMBER($plain) } spades and the cards that were put in: they are spades too.
}
# $cards: the highest trumps up to the one asked for.
worked-why-trump = In order from the top: { CARDS($cards) }.
worked-why-absent = { CARDS($cards) } made room for the jokers.
worked-why-hand-size = { $left ->
    [0] The whole pack is dealt: { NUMBER($count) } cards each, and none is left.
   *[other] Everybody gets { NUMBER($count) } cards, and the { NUMBER($left) } that cannot be shared out are the kitty.
}
worked-mistake-nothing-left-out = That adds the jokers and takes nothing out. Two cards make room for them.
worked-mistake-jokers-are-no-trumps = { NUMBER($answer) } are the spades alone. The jokers are trumps as well.
# $out: cards that are taken out.
worked-astray-cards = { $out ->
    [0] { NUMBER($answer) } is not it. Nothing is taken out at this table; begin with an ordinary pack of { NUMBER(52) } and see what is put in.
   *[other] { NUMBER($answer) } is not it. As many cards go in as are taken out.
}
worked-astray-trumps = { NUMBER($answer) } is not it. Count the { NUMBER($plain) } spades, and what was put in on top of them.
# $card: the one that was chosen. $higher: yes where it stands above the one asked for.
worked-mistake-trump-order = { $higher ->
    [yes] { CARD($card) } stands higher than that: it has had its place already.
   *[no] There is a higher one than { CARD($card) } still to be placed. At this table jokers and a raised two stand above the ace.
}
# $card: marked or left out wrongly. $there: yes where it is in the pack.
worked-mistake-absent = { $there ->
    [yes] { CARD($card) } is still in the pack.
   *[no] { CARD($card) } has been taken out too.
}
worked-mistake-half-the-pack = { NUMBER($answer) } cards go to each side. A side has two players.
worked-mistake-whole-pack = { NUMBER($answer) } is the whole pack. It is shared by { NUMBER($players) }.
worked-mistake-players-for-cards = { NUMBER($answer) } is the number of players. How many cards does each of them get?
worked-astray-hand-size = { NUMBER($answer) } is not it. Share { NUMBER($cards) } cards evenly among { NUMBER($players) }.

## Options of a table

# $first, $second: two options.
worked-ask-together = Can “{ RULE($first) }” and “{ RULE($second) }” be in force together?
    .label = Together?
worked-why-together = Yes: neither of them decides what the other decides.
worked-why-conflict = “{ RULE($first) }” and “{ RULE($second) }” decide the same thing differently.
# $needing, $removing: the options.
worked-why-conflict-needed = “{ RULE($needing) }” needs something that “{ RULE($removing) }” takes away.

## What cannot be done

# $value: the example. $kind: its kind.
no-lines-to-reveal = The example { CODE($value) } has no lines to reveal. Choose one about cards, bids, a score or a match.
# $expected: the lines there are.
no-such-line = The example has no line “{ $value }”. Choose some of { CODE($expected) }.

# $count: cards that are known to be out. $cards: these.
worked-task-claim = { $count ->
    [0] You are on lead. No card that is out matters.
    [one] You are on lead. Of the cards that matter { CARDS($cards) } is still out, in one of the other hands.
   *[other] You are on lead. Of the cards that matter { CARDS($cards) } are still out, in any of the other hands.
}
worked-ask-claim = { $count ->
    [one] May you lay down your card and say that the last trick is yours?
   *[other] May you lay down your { NUMBER($count) } cards and say that all the rest are yours?
}
    .label = The rest are mine
worked-why-claim-holds = Led in the order { CARDS($cards) }, each card wins, whoever holds what.
# $card: the lead that is lost. $by: the card that beats it. $cards: the hand that has it.
worked-why-claim-beaten = Somebody may hold { CARDS($cards) } and beat { CARD($card) } with { CARD($by) }.

## What may be said or done

worked-task-moment = { $place ->
    [you] The cards are dealt, by you.
   *[other] The cards are dealt; { PLACE($place) } was the dealer.
}
worked-ask-show = May you show seven { SUIT($suit) } now?
    .label = Show { SUIT($suit) }
worked-ask-misdeal = May you call a misdeal with this hand?
    .label = Call a misdeal
worked-ask-turn-up = May the dealer turn { NUMBER($first) }, { NUMBER($second) }, { NUMBER($third) } and { NUMBER($fourth) } cards of the four hands face up?
    .label = { NUMBER($first) }, { NUMBER($second) }, { NUMBER($third) }, { NUMBER($fourth) } face up
worked-ask-take-kitty = { $place ->
    [you] May you take the kitty now?
   *[other] May { PLACE($place) } take the kitty now?
}
    .label = { $place ->
        [you] You take the kitty
       *[other] { PLACE($place) } takes the kitty
    }
worked-ask-discard = May you throw { CARD($card) } away?
    .label = { CARD($card) } thrown away
worked-ask-nothing = May you show nothing?
    .label = Show nothing
worked-why-may = Nothing in the rules of this table is against it.
worked-ask-trump-suit = Which suit is trump now?
    .label = Trump
worked-suit = { SUIT($suit) }
worked-wrong-trump-suit = Not { SUIT($suit) }: spades are trump, unless seven cards of another suit were shown and not answered with seven spades.
worked-why-trump-suit = { SUIT($suit, form: "title") } are trump.

worked-task-ace-check = You are to bid, and this table has the ace check.
worked-ask-ace-check = May you ask your partner for an ace?
    .label = Ace check
# $count: aces in the hand.
worked-why-ace-check = { $count ->
    [one] You hold one ace, and that is enough.
   *[other] You hold { NUMBER($count) } aces, and that is enough.
}
# $partner: yes or no, what the partner answers.
worked-ask-ace-contract = { $partner ->
    [yes] Your partner says yes. May you hand over a card and bet that all aces stay with you?
   *[no] Your partner says no. May you hand over a card and bet that all aces stay with you?
}
    .label = The special contract
# $known: yes where all aces are known to be together.
worked-why-ace-contract = { $known ->
    [yes] All four aces are in your two hands, so the bet can be made.
   *[no] You cannot tell that all four aces are in your two hands, so there is nothing to bet on.
}

## What is known of the round besides bids and tricks (worked-told-FACT)

# $place: whose.  $side: us or them.  $count: how often, or how many.  $card: the card, "" where it is not known.
worked-told-reneges = { $place ->
    [you] You have reneged { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    }.
   *[other] { PLACE($place) } has reneged { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    }.
}
worked-told-spade-not-beaten = { $place ->
    [you] You have not beaten a spade although able to.
   *[other] { PLACE($place) } has not beaten a spade although able to.
}
worked-told-wrong-claim = { $place ->
    [you] You have claimed all the rest, and wrongly.
   *[other] { PLACE($place) } has claimed all the rest, and wrongly.
}
worked-told-claim-loses = { $place ->
    [you] The wrong claim takes { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    } away from you.
   *[other] The wrong claim takes { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    } away from { PLACE($place, form: "player") }.
}
worked-told-claim-gains = { $place ->
    [you] The wrong claim brings you { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    }.
   *[other] The wrong claim brings { PLACE($place, form: "player") } { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    }.
}
worked-told-table-talk = { $place ->
    [you] You have named a card while bidding: that is table talk.
   *[other] { PLACE($place) } has named a card while bidding: that is table talk.
}
worked-told-delays = { $place ->
    [you] You have played too late { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    }.
   *[other] { PLACE($place) } has played too late { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    }.
}
worked-told-last-trick = { $place ->
    [you] You have taken the last trick{ $card ->
        [none] .
       *[other] {" "}with { CARD($card) }.
    }
   *[other] { PLACE($place) } has taken the last trick{ $card ->
        [none] .
       *[other] {" "}with { CARD($card) }.
    }
}
worked-told-last-trick-ace = { $place ->
    [you] You have taken the last trick with an ace.
   *[other] { PLACE($place) } has taken the last trick with an ace.
}
worked-told-last-trick-ace-of-spades = { $place ->
    [you] You have taken the last trick with the ace of spades.
   *[other] { PLACE($place) } has taken the last trick with the ace of spades.
}
worked-told-last-trick-deuce = { $place ->
    [you] You have taken the last trick with a two that is no trump.
   *[other] { PLACE($place) } has taken the last trick with a two that is no trump.
}
worked-told-last-trick-high-spade = { $place ->
    [you] You have taken the last trick with a high spade.
   *[other] { PLACE($place) } has taken the last trick with a high spade.
}
worked-told-ace-in-last-trick = { $place ->
    [you] You have kept an ace until the last trick.
   *[other] { PLACE($place) } has kept an ace until the last trick.
}
worked-told-last-tricks-in-a-row = { $place ->
    [you] You have taken { $count ->
        [one] the last trick
       *[other] the last { NUMBER($count) } tricks, one after the other
    }.
   *[other] { PLACE($place) } has taken { $count ->
        [one] the last trick
       *[other] the last { NUMBER($count) } tricks, one after the other
    }.
}
worked-told-streak-ended = { $place ->
    [you] You have taken the last trick and ended an opponent’s run of { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    }.
   *[other] { PLACE($place) } has taken the last trick and ended an opponent’s run of { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    }.
}
worked-told-dix = { $place ->
    [you] You have taken a trick with the nine of spades, the only spade in it.
   *[other] { PLACE($place) } has taken a trick with the nine of spades, the only spade in it.
}
worked-told-dix-with-spades = { $place ->
    [you] You have taken a trick with the nine of spades over other spades.
   *[other] { PLACE($place) } has taken a trick with the nine of spades over other spades.
}
worked-told-dix-spades-led = { $place ->
    [you] You have taken a trick with the nine of spades to which a spade was led.
   *[other] { PLACE($place) } has taken a trick with the nine of spades to which a spade was led.
}
worked-told-special-card = { $place ->
    [you] You have won the trick with the special card in it.
   *[other] { PLACE($place) } has won the trick with the special card in it.
}
worked-told-little-bemo = { $place ->
    [you] You have announced a little Bemo.
   *[other] { PLACE($place) } has announced a little Bemo.
}
worked-told-big-bemo = { $place ->
    [you] You have announced a big Bemo.
   *[other] { PLACE($place) } has announced a big Bemo.
}
worked-told-little-moe = { $place ->
    [you] You have announced a little Moe.
   *[other] { PLACE($place) } has announced a little Moe.
}
worked-told-big-moe = { $place ->
    [you] You have announced a big Moe.
   *[other] { PLACE($place) } has announced a big Moe.
}
worked-told-lexington = { $place ->
    [you] You have announced Lexington.
   *[other] { PLACE($place) } has announced Lexington.
}
worked-told-first-tricks = { $side ->
    [us] { $count ->
        [one] Your side took the first trick and lost the second.
       *[other] Your side took the first { NUMBER($count) } tricks in a row.
    }
   *[them] { $count ->
        [one] The other side took the first trick and lost the second.
       *[other] The other side took the first { NUMBER($count) } tricks in a row.
    }
}
worked-told-tricks-in-a-row = { $side ->
    [us] The longest run of your side was { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    }.
   *[them] The longest run of the other side was { $count ->
        [one] one trick
       *[other] { NUMBER($count) } tricks
    }.
}
worked-told-ruffs-won = { $place ->
    [you] You have bid without trumps and yet won { $count ->
        [one] a trick
       *[other] { NUMBER($count) } tricks
    } by cutting.
   *[other] { PLACE($place) } has bid without trumps and yet won { $count ->
        [one] a trick
       *[other] { NUMBER($count) } tricks
    } by cutting.
}
worked-told-ace-check = { $place ->
    [you] You have checked the aces.
   *[other] { PLACE($place) } has checked the aces.
}
worked-told-aces-kept = { $place ->
    [you] { $count ->
        [one] One ace lies in the tricks that you took.
       *[other] { NUMBER($count) } aces lie in the tricks that you took.
    }
   *[other] { $count ->
        [one] One ace lies in the tricks that { PLACE($place, form: "player") } took.
       *[other] { NUMBER($count) } aces lie in the tricks that { PLACE($place, form: "player") } took.
    }
}
worked-told-sevens = { $side ->
    [us] Your side has had the bonus for seven tricks { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    } before.
   *[them] The other side has had the bonus for seven tricks { $count ->
        [one] once
       *[other] { NUMBER($count) } times
    } before.
}
worked-told-dead-tricks = { $place ->
    [you] { $count ->
        [one] One trick that you led was won by nobody.
       *[other] { NUMBER($count) } tricks that you led were won by nobody.
    }
   *[other] { $count ->
        [one] One trick that { PLACE($place, form: "player") } led was won by nobody.
       *[other] { NUMBER($count) } tricks that { PLACE($place, form: "player") } led were won by nobody.
    }
}
