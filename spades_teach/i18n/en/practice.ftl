### Practice without end: items about the deal, bids, scores and the match.
### practice-ask-ID: a question. practice-TOPIC-MISTAKE: said about a wrong answer that shows it.

practice-title = { $topic ->
    [deal] Practice: the deal
    [bids] Practice: bids
    [contract] Practice: the contract
    [points] Practice: points
    [bags] Practice: bags
    [nil] Practice: nil
   *[match] Practice: the match
}
practice-again = This kind went wrong a little while ago. Here is another one.
practice-tell = Show the answer
practice-told-number = The answer is { NUMBER($answer) }.
practice-told-points = The answer is { SIGNED($answer) }.
practice-told-choice = What would have been right is marked.
practice-working = How it comes about
practice-dealer = dealer
practice-turn = to bid

practice-number = { NUMBER($n) }
practice-points = { SIGNED($n) }
practice-bid = { BID($bid) }
practice-no-bid-yet = …
practice-place = { PLACE($place) }
practice-side = { SIDE($side) }

practice-right-choice = That is it.

practice-no-topic = “{ $value }” cannot be practised. Choose from { CODE($expected) }, each once.

## A round of your side

practice-you-bid = { $tricks ->
    [0] You bid { BID($bid) } and took no trick.
    [one] You bid { BID($bid) } and took one trick.
   *[other] You bid { BID($bid) } and took { NUMBER($tricks) } tricks.
}
practice-partner-bid = { $tricks ->
    [0] Your partner bid { BID($bid) } and took no trick.
    [one] Your partner bid { BID($bid) } and took one trick.
   *[other] Your partner bid { BID($bid) } and took { NUMBER($tricks) } tricks.
}
practice-bags-before = { $bags ->
    [0] Your side came into the round without a bag.
    [one] Your side came into the round with one bag.
   *[other] Your side came into the round with { NUMBER($bags) } bags.
}
practice-total-before = { $bags ->
    [0] Before the round your side stood at { NUMBER($total) } points, without a bag.
    [one] Before the round your side stood at { NUMBER($total) } points, with one bag.
   *[other] Before the round your side stood at { NUMBER($total) } points, with { NUMBER($bags) } bags.
}

practice-ask-points = How many points does your side get for this round?
practice-ask-total = What is the new total of your side?
practice-ask-carried = How many bags does your side carry into the next round?

practice-right-total = { NUMBER($answer) } points in all: right.
practice-right-bags = { $answer ->
    [0] No bag: right.
    [one] One bag: right.
   *[other] { NUMBER($answer) } bags: right.
}
# $before, $new: bags. $loads: how often they fill $limit. $carried: bags for the next round.
practice-carried-why = { $loads ->
    [0] Bags from before: { NUMBER($before) }, new ones: { NUMBER($new) }. Carried on: { NUMBER($carried) }.
    [one] Bags from before: { NUMBER($before) }, new ones: { NUMBER($new) }. A full { NUMBER($limit) } are paid for; carried on: { NUMBER($carried) }.
   *[other] Bags from before: { NUMBER($before) }, new ones: { NUMBER($new) }. A full { NUMBER($limit) } are paid for { NUMBER($loads) } times; carried on: { NUMBER($carried) }.
}
# $total: the points from before.
practice-round-points-only = { SIGNED($answer) } is what this round brings. Asked for is the new total: the { NUMBER($total) } from before belong to it.

## Bags and the last digit

practice-two-rounds = A new match, and your side has played two rounds.
# $n: which round. $contract, $tricks: of your side.
practice-contract-and-tricks = { $tricks ->
    [0] Round { NUMBER($n) }: a contract of { NUMBER($contract) }, no trick taken.
    [one] Round { NUMBER($n) }: a contract of { NUMBER($contract) }, one trick taken.
   *[other] Round { NUMBER($n) }: a contract of { NUMBER($contract) }, { NUMBER($tricks) } tricks taken.
}
practice-total-now = Your side now stands at { NUMBER($total) }.
practice-ask-bags-now = How many bags are on the counter of your side?
practice-round-number = Round { NUMBER($n) }
practice-contract = Contract
practice-after-both = After both

# $digit: the last digit of the total. $first, $second: bags of the two rounds.
practice-digit-digit-below-zero = { NUMBER($answer) } is the last digit of { NUMBER($total) }. Below zero that digit does not tell the bags: there each bag brings the total nearer to zero. Count them round by round.
practice-digit-counts-back-above-zero = Counting back from ten is for totals below zero. { NUMBER($total) } is above it, and there the last digit is the number of bags.
practice-digit-bags-wiped = Those are the bags of the second round alone. The ones of the first round stay on the counter until it is full.
practice-digit-tens-for-bags = { NUMBER($answer) } is the digit of the tens. Those come from the contracts; a bag is worth one point only.
practice-digit-astray = { NUMBER($answer) } is not the count. Go round by round: a contract that is made leaves every trick beyond it as a bag, one that is set leaves none.
practice-digit-why = { $sign ->
    [below] { NUMBER($first) } from the first round and { NUMBER($second) } from the second make { NUMBER($bags) }. The last digit is { NUMBER($digit) }: below zero it does not tell the bags.
   *[above] { NUMBER($first) } from the first round and { NUMBER($second) } from the second make { NUMBER($bags) }. The last digit is { NUMBER($digit) }: above zero it tells the bags.
}

practice-ask-room = How many new bags will bring the penalty?
practice-right-room = { $answer ->
    [one] One more: right.
   *[other] { NUMBER($answer) } more: right.
}
# $bags: on the counter. $limit: bags that make a load.
practice-room-penalty-one-late = With that many the counter would stand at one more than { NUMBER($limit) }. The penalty does not wait so long: it falls with bag number { NUMBER($limit) }.
practice-room-penalty-one-early = One bag would still be missing. The penalty falls when the counter reaches { NUMBER($limit) }, not before.
practice-room-carried-for-room = { NUMBER($answer) } bags are on the counter already. Asked for is how many are still missing up to { NUMBER($limit) }.
practice-room-astray = { NUMBER($answer) } and the { NUMBER($bags) } on the counter do not make { NUMBER($limit) }, where the penalty falls.
practice-room-why = { NUMBER($bags) } and { NUMBER($right) } make { NUMBER($limit) }, and that costs { NUMBER($penalty) } points.

## Nil and the partner

practice-blind-here = At this table blind nil is played, for { NUMBER($value) } points won or lost.
practice-ask-kept = What did your side keep?
practice-kept-both = The nil and the contract
practice-kept-nil-alone = The nil, but not the contract
practice-kept-contract-alone = The contract, but not the nil
practice-kept-neither = Neither

# $contract: what the partner of the nil bid. $tricks: what that partner took. $took: tricks of the nil.
practice-apart-failed-nil-helps = The tricks of the nil are not the partner’s. The contract of { NUMBER($contract) } rests on the partner alone, who took { NUMBER($tricks) }.
practice-apart-nil-allows-one = A nil promises no trick at all. The very first one, also one that was not wanted, is the end of it.
practice-apart-nil-decides-contract = { $tricks ->
    [0] Nil and contract are two promises. The contract is kept or missed by what the partner took, here nothing, whatever became of the nil.
    [one] Nil and contract are two promises. The contract is kept or missed by the partner’s one trick, whatever became of the nil.
   *[other] Nil and contract are two promises. The contract is kept or missed by the partner’s { NUMBER($tricks) } tricks, whatever became of the nil.
}
practice-apart-contract-decides-nil = { $took ->
    [0] Nil and contract are two promises. The nil is kept when its own player takes no trick, and here that player took none.
   *[other] Nil and contract are two promises. The nil is kept when its own player takes no trick; here that player took { NUMBER($took) }.
}
practice-apart-no-trick-needed = { NUMBER($tricks) } tricks for a contract of { NUMBER($contract) } are just enough: a contract is kept with as many as were bid.
practice-apart-astray = Look at one promise after the other. Did the nil take no trick? Did the partner alone take the { NUMBER($contract) } of the contract?
