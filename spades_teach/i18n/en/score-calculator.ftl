### The score sheet: fields, lines, predictions, and what a wrong prediction shows.

score-calculator-title = Score a round
score-calculator-task = Fill in what each seat bid and took. Open any line of the score to see its rule.
# $side: the side to predict, us, them or both.
score-calculator-task-predict = { $side ->
    [us] What does your side get for this round? Work it out first, then check.
    [them] What does the other side get for this round? Work it out first, then check.
   *[both] What does each side get for this round? Work it out first, then check.
}

## Fields

score-calculator-bids = Bid
score-calculator-tricks-taken = Tricks
score-calculator-before = Before this round
score-calculator-total-before = Total
score-calculator-bags-before = Bags

# inside: in a sentence.
score-calculator-bid = { $place ->
    [you] Your bid
   *[other] { PLACE($place) }’s bid
}
    .inside = { $place ->
        [you] your bid
       *[other] { PLACE($place) }’s bid
    }
score-calculator-tricks = { $place ->
    [you] Your tricks
   *[other] { PLACE($place) }’s tricks
}
    .inside = { $place ->
        [you] your tricks
       *[other] { PLACE($place) }’s tricks
    }
score-calculator-total = { $side ->
    [us] Total of your side before this round
   *[them] Total of the other side before this round
}
    .inside = { $side ->
        [us] the total of your side
       *[them] the total of the other side
    }
score-calculator-bags = { $side ->
    [us] Bags of your side before this round
   *[them] Bags of the other side before this round
}
    .inside = { $side ->
        [us] the bags of your side
       *[them] the bags of the other side
    }

# A button that bids nil and the like. $bid: the bid.
score-calculator-call = { PLACE($place) }: { BID($bid) }
# $sum: the contract so far, such as 7 or 3 + nil.
score-calculator-contract = Contract { $sum }

score-calculator-step-more = one more
score-calculator-step-less = one fewer
score-calculator-step-sign = plus or minus

# $place: the only seat without a number of tricks. $tricks: how many are left.
score-calculator-give-rest = { $tricks ->
    [0] { PLACE($place) } took none
    [one] { PLACE($place) } took the other one
   *[other] { PLACE($place) } took the other { NUMBER($tricks) }
}
score-calculator-clear = Clear
score-calculator-next-round = Next round

## What stands against a score

score-calculator-missing-much = Fill in what each seat bid and took. Zero is an answer; an empty field is not.
# $fields: a list of up to three fields.
score-calculator-missing = Still to fill in: { $fields }. Zero is an answer; an empty field is not.
score-calculator-unreadable = Something is wrong with { $field }: a whole number from { NUMBER($least) } to { NUMBER($most) } belongs there.
# $total: tricks in all. $off: too many. $hand: tricks of a round.
score-calculator-too-many = { $off ->
    [one] These are { NUMBER($total) } tricks, one too many: a round has { NUMBER($hand) }.
   *[other] These are { NUMBER($total) } tricks, { NUMBER($off) } too many: a round has { NUMBER($hand) }.
}
score-calculator-too-few = { $off ->
    [one] These are { NUMBER($total) } tricks, one too few: a round has { NUMBER($hand) }.
   *[other] These are { NUMBER($total) } tricks, { NUMBER($off) } too few: a round has { NUMBER($hand) }.
}
# $place: who made the bid. $bid: a bid that other tables know.
score-calculator-bid-elsewhere = { $place ->
    [you] You cannot bid { BID($bid) } by these rules. Change your bid, or choose other rules.
   *[other] { PLACE($place) } cannot bid { BID($bid) } by these rules. Change the bid, or choose other rules.
}
# $why: the short name of the reason.
score-calculator-refused = { $place ->
    [you] You cannot have bid { BID($bid) } here: { $why }.
   *[other] { PLACE($place) } cannot have bid { BID($bid) } here: { $why }.
}

## The score

# $line: the name of a line of the score. $place: whose nil it is.
score-calculator-line-of = { $line } ({ PLACE($place, form: "player") })
score-calculator-this-round = This round
score-calculator-new-total = New total

# $before, $new: bags from before and of this round.
score-calculator-bags-so-far = { $new ->
    [0] { $before ->
        [0] No bags
        [one] One bag from before
       *[other] { NUMBER($before) } bags from before
    }
   *[other] { $before ->
        [0] New bags: { NUMBER($new) }
       *[other] Bags: { NUMBER($before) } from before and { NUMBER($new) } new
    }
}
# $loads: how often they fill $limit. $carried: bags for the next round.
score-calculator-bags-after = { $loads ->
    [0] { $new ->
        [0] { $before ->
            [0] No bags
            [one] One bag carried, none new
           *[other] { NUMBER($before) } bags carried, none new
        }
       *[other] { $before ->
            [0] { $carried ->
                [one] One bag, carried on
               *[other] { NUMBER($carried) } bags, carried on
            }
           *[other] Bags: { NUMBER($before) } from before, { NUMBER($new) } new; { NUMBER($carried) } carried on
        }
    }
    [one] Bags: { NUMBER($before) } from before, { NUMBER($new) } new; { NUMBER($limit) } are paid for, { NUMBER($carried) } carried on
   *[other] Bags: { NUMBER($before) } from before, { NUMBER($new) } new; { NUMBER($limit) } are paid for { NUMBER($loads) } times, { NUMBER($carried) } carried on
}

# $total: the new total. $digit: its last digit. $bags: bags carried on.
score-calculator-digit-negative = The last digit of { NUMBER($total) } is { NUMBER($digit) }, but the bags carried on are { NUMBER($bags) }: below zero the digit no longer tells them. Keep the bags as a count of their own.
score-calculator-digit = The last digit of { NUMBER($total) } is { NUMBER($digit) }, but the bags carried on are { NUMBER($bags) }: at this table the digit does not tell them. Keep the bags as a count of their own.

# $winner: us, them or nobody. $reason: the id of the outcome, none, or no-target where points do not end it. $target: points that win.
score-calculator-outcome = { $winner ->
    [us] Your side wins the match.
    [them] The other side wins the match.
   *[nobody] { $reason ->
        [tie-plays-on] A tie: the match goes on.
        [no-target] The match goes on until its rounds or its time are over.
       *[other] The match goes on: nobody has { NUMBER($target) } points yet.
    }
}
# $us, $them: points of the round.
score-calculator-said = This round: { SIGNED($us) } for your side, { SIGNED($them) } for the other side.

## A prediction

score-calculator-ask = { $side ->
    [us] Your side gets
   *[them] The other side gets
}
score-calculator-guess-points = Points this round
score-calculator-guess-points-of = { $side ->
    [us] Points this round for your side
   *[them] Points this round for the other side
}
score-calculator-guess-carry = Bags carried on
score-calculator-guess-carry-of = { $side ->
    [us] Bags carried on by your side, if you like
   *[them] Bags carried on by the other side, if you like
}
score-calculator-check = Check
score-calculator-next-line = Next line
score-calculator-all-lines = All lines

score-calculator-guess-empty = Write the points you expect. Zero is an answer too; an empty field is none.
score-calculator-guess-unreadable = That is not a whole number. Write one such as 70 or −47.
score-calculator-right-points = { SIGNED($answer) } points: right.
score-calculator-right-bags = { $answer ->
    [0] No bag carried on: right too.
    [one] One bag carried on: right too.
   *[other] { NUMBER($answer) } bags carried on: right too.
}

## What a wrong number of points shows
## In all of these $answer is what was said, $contract the tricks promised, $each the points for one of them, $bag those for a bag, $before
## the bags from before, $limit the bags that make a load, $penalty the points that a load costs, $total the total before, $nil and $blind the
## points for nil and blind nil.

score-mistake-total-added = { SIGNED($answer) } is the new total: the { NUMBER($total) } from before are in it. Asked for are the points of this round alone.
score-mistake-sign-lost = The amount is right, the sign is not. Does this round win points or cost them?
score-mistake-other-side = { SIGNED($answer) } is what the other side of the table gets. Look at the bids and tricks of this one.

score-mistake-failed-nil-bags-forgotten = The tricks of the failed nil are missing. They help nobody’s contract, but each of them is a bag here: { NUMBER($bag) } point at once, and one more on the bag counter.
score-mistake-bags-forgotten = The bags are missing. A trick that no contract asked for is a bag, worth { NUMBER($bag) } point at once.
score-mistake-penalty-forgotten = All is there but the bag penalty. Add the bags of this round to the { NUMBER($before) } from before: every full { NUMBER($limit) } cost { NUMBER($penalty) } points.
score-mistake-bags-before-scored-again = The bags from before ({ NUMBER($before) }) are paid once more. They brought their points in the rounds in which they were taken; now only the new ones do.
score-mistake-one-penalty-for-all-loads = One penalty is not enough. The bags go over a full { NUMBER($limit) } more than once, and each time costs { NUMBER($penalty) } points.
score-mistake-one-penalty-too-many = That is a penalty too many. Only a full { NUMBER($limit) } bags cost { NUMBER($penalty) } points; what is left over waits for the next rounds.
score-mistake-penalty-not-due = No penalty is due yet: the bags from before and those of this round do not fill { NUMBER($limit) } together.
score-mistake-penalty-less-bag-points = The penalty is the whole { NUMBER($penalty) } points. The bags did bring a few points when they were taken, but these are not set against it.
score-mistake-penalty-with-bag-points = The penalty is { NUMBER($penalty) } points and no more. The points that the bags have brought are kept; some tables take them back as well.
score-mistake-penalty-as-bag-points = Full bags do more than give back their own points: every full { NUMBER($limit) } cost { NUMBER($penalty) }.
score-mistake-penalty-added = The penalty is taken off, not added: a full counter costs points.
score-mistake-only-penalty = { SIGNED($answer) } is the penalty alone. The rest of the round still counts, and the penalty is taken off it.
score-mistake-only-carried-bags-scored = Only the bags left over were paid. Each bag of this round brings its { NUMBER($bag) } point first, also those that the penalty then clears away.
score-mistake-bags-subtracted = Bags are added: each brings { NUMBER($bag) } point at once. They cost something only when the counter is full.

score-mistake-all-tricks-counted = That pays { NUMBER($each) } points for every trick taken. { NUMBER($each) } are paid for a trick that was bid; one beyond the contract is a bag, worth { NUMBER($bag) }.
score-mistake-bags-as-tricks = That pays a bag like a trick that was bid. A bag is worth { NUMBER($bag) } point, not { NUMBER($each) }.
score-mistake-set-scores-tricks = The contract of { NUMBER($contract) } was missed. Then the tricks taken score nothing, and each trick that was bid costs { NUMBER($each) } points.
score-mistake-set-charges-missing = That charges only the tricks that are missing. A set contract costs { NUMBER($each) } points for each trick bid, by however little it was missed.
score-mistake-set-scores-nothing = A set contract is not worth 0 here: it costs { NUMBER($each) } points for each trick bid.
score-mistake-set-tricks-as-bags = The tricks of a set contract bring no points. Bags are only tricks beyond a contract that was made, or those of a failed nil.
score-mistake-set-charges-taken = That charges the tricks taken. A set contract costs { NUMBER($each) } points for each of the { NUMBER($contract) } tricks that were bid.
score-mistake-set-taken-for-made = Count the tricks once more: they fall short of the { NUMBER($contract) } that were bid, so the contract is set.
score-mistake-made-taken-for-set = Count the tricks once more: the { NUMBER($contract) } that were bid are there, so the contract is made. As many as were bid are enough.
score-mistake-partners-scored-apart = That scores each partner alone. Partners have one contract, here of { NUMBER($contract) }; their tricks are added, and it does not matter who took them.
score-mistake-partner-left-out = One partner is left out. The bids of both make one contract of { NUMBER($contract) }, and the tricks of both count toward it.
score-mistake-not-times-each = That counts one point for a trick that was bid. Each is worth { NUMBER($each) }.

score-mistake-nil-tricks-help-partner = The tricks of the failed nil do not help the partner’s contract at this table; the partner has to make it alone.
score-mistake-nil-as-zero-bid = A nil is more than a bid of no tricks: it wins or costs points of its own, and its tricks do not help the partner.
score-mistake-nil-forgotten = The nil is missing. It is scored for itself, won or lost, whatever becomes of the contract.
score-mistake-contract-forgotten = That is the nil alone. The contract is scored beside it, made or set.
score-mistake-one-nil-of-two = Both partners bid nil, and each nil is scored for itself. One of them is missing.
score-mistake-nil-sign-lost = The nil has the wrong sign: it wins its points when no trick is taken, and costs them with the very first.
score-mistake-failed-nil-sets-contract = A failed nil does not drag the contract down: that is made or set by itself.
score-mistake-blind-nil-as-nil = That is the price of an ordinary nil. A nil before looking is about { NUMBER($blind) } points.
score-mistake-nil-as-blind-nil = That is the price of a blind nil. A nil after looking is about { NUMBER($nil) } points.
score-mistake-nil-counted-twice = The nil is counted twice. Each nil is scored once.

## What a wrong number of bags shows

score-mistake-carry-last-digit = { NUMBER($answer) } is a last digit, and below zero that no longer tells the bags. Count them: the { NUMBER($before) } from before and those of this round.
score-mistake-carry-over-the-limit = A full { NUMBER($limit) } bags do not stay on the counter: the penalty pays for them. Only what is beyond them is carried on.
score-mistake-carry-one-load-removed = The bags go over a full { NUMBER($limit) } more than once, and each full { NUMBER($limit) } leave the counter.
score-mistake-carry-begun-anew = The counter does not start again at zero after a penalty: { NUMBER($limit) } bags leave it, and what is beyond them is carried on.
score-mistake-carry-not-added = Those are the bags of this round. The { NUMBER($before) } from before are still on the counter.
score-mistake-carry-unchanged = Those are the bags from before. The ones of this round come on top.
score-mistake-carry-without-failed-nil = The tricks of the failed nil are bags too.
score-mistake-carry-partners-apart = Partners have one contract together: what one takes beyond their own bid first makes up for what the other misses.
score-mistake-carry-all-tricks = A set contract leaves no bags: its tricks are not counted on.

## A number that no misconception explains: where to look first

score-astray-contract = { SIGNED($answer) } does not match any of the usual slips. Go line by line, and begin with the contract: { NUMBER($contract) } tricks were bid. Were they taken? Each is { NUMBER($each) } points, won or lost.
score-astray-nil = { SIGNED($answer) } does not match any of the usual slips. Go line by line, and look at the nil first: did it take no trick at all?
score-astray-bags = { SIGNED($answer) } is close. The contract may well be right; now count the bags of this round, { NUMBER($bag) } point each.
score-astray-penalty = { SIGNED($answer) } does not match any of the usual slips. The bag penalty may be what differs: add the bags of this round to the { NUMBER($before) } from before, and see how often they fill { NUMBER($limit) }.
score-astray-carry = { $limit ->
    [0] { NUMBER($answer) } bags are not it. Add those of this round to the { NUMBER($before) } from before.
   *[other] { NUMBER($answer) } bags are not it. Add those of this round to the { NUMBER($before) } from before, and take away { NUMBER($limit) } for each time they are full.
}

## Other rules, and several tables side by side

# $table: what the table is called.
rules-choice-name = Rules: { $table }
score-calculator-compare = The same round at other tables
# $table: what the table of the sheet is called.
score-calculator-compare-own = { $table } (this sheet)
score-calculator-compare-keep = Keep these rules beside
score-calculator-compare-drop = Take away: { $table }
score-calculator-compare-cannot = Cannot score this round.
score-calculator-compare-what = Line
score-calculator-compare-points = This round
score-calculator-compare-total = New total
score-calculator-compare-bags = Bags carried on
score-calculator-compare-end = The match
score-calculator-compare-won = { $winner ->
    [us] won by your side
    [them] won by the other side
    [nobody] won by nobody
   *[goes-on] goes on
}
score-calculator-compare-nothing = –
# Said of a number to those who do not see its mark.
score-calculator-compare-differs = otherwise than on this sheet
score-calculator-compare-left-out = Lines that come to the same at all these tables are left out.
score-calculator-compare-same = This round comes to the same at all these tables.
score-calculator-compare-alone = Keep these rules, choose others, and see both side by side.

## What cannot be done

example-and-numbers = Give either an example or the numbers of a round, not both.
no-score-example = The example { CODE($value) } scores no round. Choose one that has bids and tricks, such as { CODE("s2-bags") }.
not-four-in-two = The rules { CODE($value) } are not for four players in two sides. Choose rules that are.
bad-predict = “{ $value }” does not say whose score to predict. Write { CODE("True") }, { CODE("us") }, { CODE("them") } or { CODE("both") }.
nothing-asked = Nothing is asked in “{ $value }” now. Write into a field that is open.
no-next-round = There is no next round from here. Complete this one, or clear the sheet.
round-is-given = The numbers of this round are given. Predict its score.
round-not-complete = The round is not complete yet. Fill in bids, tricks and bags first.
# $expected: how many tables have room.
too-many-tables = { NUMBER($value) } tables are too many to see side by side. Leave some out: there is room for { NUMBER($expected) }.
bad-sheet-state = The saved sheet cannot be read. Start a new one.
