### What an examination of a score sheet finds: mistakes, how they came about, unreadable fields, rules that would explain the sheet.

## The whole

# $rounds: how many rounds the sheet has.
sheet-right = { $rounds ->
    [0] There is no round on this sheet.
    [one] The one round of this sheet comes out right.
   *[other] All { NUMBER($rounds) } rounds of this sheet come out right.
}
# $errors: how many mistakes.
sheet-no-rule-explains = { $errors ->
    [one] One mistake. No house rule that we know explains it away.
   *[other] { NUMBER($errors) } mistakes. No house rule that we know explains them all away.
}
sheet-too-open = { $errors ->
    [one] One mistake. Too much of the sheet is open to try all house rules on it.
   *[other] { NUMBER($errors) } mistakes. Too much of the sheet is open to try all house rules on it.
}
# $errors: how many mistakes; $explanations: how many rule sets would explain them all.
sheet-rules-explain = { $errors ->
    [one] One mistake, or a house rule: the sheet comes out right by other rules.
   *[other] { NUMBER($errors) } mistakes, or a house rule: the sheet comes out right by other rules.
}

## A mistake.  $written: what stands there; $expected: what should; both are written out already.

sheet-wrong = { $kind ->
    [points] Round { NUMBER($round) }, { $side }: { $written } points stand there; it should be { $expected }.
    [bags] Round { NUMBER($round) }, { $side }: { $written } bags stand there; it should be { $expected }.
    [tricks] Round { NUMBER($round) }, { $side }: { $written } tricks stand there; it should be { $expected }.
   *[total] Round { NUMBER($round) }, { $side }: the total is { $written }; it should be { $expected }.
}
sheet-doubtful = { $kind ->
    [tricks] Round { NUMBER($round) }: the tricks do not add up. { $side } has { $written } there, but either side’s number may be the wrong one.
   *[bid] Round { NUMBER($round) }, { $side }: the bid { $written } does not exist in these rules.
}
sheet-settled = From round { NUMBER($round) } on, the totals are right again.
sheet-carried-on = The totals after it are carried on from the wrong one.
# $slip: a slip, a whole sentence.
sheet-or-slip = Or: { $slip }

## How it may have come about

slip-bag-penalty-forgotten = The bag penalty ({ SIGNED($points) }) was forgotten.
slip-bag-penalty-late = The bag penalty ({ SIGNED($points) }) was taken too late, in round { NUMBER($in_round) }.
slip-bag-penalty-early = The bag penalty ({ SIGNED($points) }) was taken too early; it was due in round { NUMBER($in_round) }.
slip-bag-penalty-twice = The bag penalty was taken twice.
slip-bag-penalty-added = The bag penalty was added instead of taken off.
slip-bag-penalty-extra = { $bags ->
    [one] A bag penalty ({ SIGNED($points) }) was taken, but one bag is no full load of { NUMBER($limit) }.
   *[other] A bag penalty ({ SIGNED($points) }) was taken, but { NUMBER($bags) } bags are no full load of { NUMBER($limit) }.
}
slip-bags-not-added = The points for bags ({ SIGNED($points) }) were not added.
slip-bags-twice = The points for bags were added twice.
slip-bags-subtracted = The points for bags were taken off instead of added.
slip-nil-forgotten = The nil ({ SIGNED($points) }) was forgotten.
slip-contract-forgotten = The contract ({ SIGNED($points) }) was forgotten.
slip-line-forgotten = { SIGNED($points) } points were forgotten.
slip-line-twice = { SIGNED($points) } points were counted twice.
slip-set-added = The contract was set, but its points were added instead of taken off.
slip-contract-subtracted = The contract was made, but its points were taken off.
slip-failed-nil-added = The nil failed, but its points were added.
slip-kept-nil-subtracted = The nil was kept, but its points were taken off.
slip-overtricks-at-ten = { $tricks ->
    [one] The overtrick was paid like a trick of the contract.
   *[other] { NUMBER($tricks) } overtricks were paid like tricks of the contract.
}
slip-failed-nil-to-partner = { $tricks ->
    [one] The trick of the failed nil was counted for the partner’s contract.
   *[other] The { NUMBER($tricks) } tricks of the failed nil were counted for the partner’s contract.
}
slip-failed-nil-no-bags = { $tricks ->
    [one] The trick of the failed nil was not counted as a bag.
   *[other] The { NUMBER($tricks) } tricks of the failed nil were not counted as bags.
}
slip-points-not-added = The points of the round ({ SIGNED($points) }) were not added: the total before was written down again.
slip-points-twice = The points of the round ({ SIGNED($points) }) were added twice.
slip-points-subtracted = The points of the round ({ SIGNED($points) }) were counted the wrong way round.
slip-total-not-carried = The total before ({ NUMBER($before) }) was not carried on: only the points of the round stand there.
slip-total-from-row = { $from_round ->
    [0] The sum was carried on from the start of the sheet instead of the row above.
   *[other] The sum was carried on from round { NUMBER($from_round) } ({ NUMBER($total) }) instead of the row above.
}
slip-total-from-side = The points were added to the total of { $other } ({ NUMBER($total) }).
slip-points-of-side = The points of { $other } ({ SIGNED($points) }) were added.
slip-total-of-side = The total of { $other } stands here.
slip-not-carried-over = In adding up, { NUMBER($amount) } was not carried over.
slip-bags-not-taken-off = The full load was not taken off the count of bags.
slip-bags-begun-anew = After the penalty the count was begun at zero, but bags were left over.
slip-bags-not-counted = The bags of the round ({ NUMBER($bags) }) were not counted.
slip-bags-only-of-round = Only the bags of the round were counted, not those from before ({ NUMBER($before) }).
slip-bags-without-nil = The tricks of the failed nil were not counted as bags.
slip-bags-with-nil = The tricks of the failed nil were counted as bags, which they are not here.
slip-bags-last-digit = The bags were read off the last digit of the total.
slip-sign-lost = The sign is the wrong one.
slip-digits-swapped = Two digits changed places.
slip-digit-wrong = One digit is wrong.
slip-digit-missing = A digit is missing.
slip-digit-too-many = There is a digit too many.
slip-one-off = It is one off.
# $bid: what the side would have bid, written out.
slip-other-bid = It would be right for a bid of { $bid }.
slip-other-tricks = { $tricks ->
    [one] It would be right for one trick.
   *[other] It would be right for { NUMBER($tricks) } tricks.
}
slip-tricks-do-not-add-up = A round has { NUMBER($tricks) } tricks.
slip-not-in-rules = Correct the bid, or name the rules that have it.

## What cannot be read.  $values: what may stand there, written out.

sheet-restored = { $kind ->
    [bid] Round { NUMBER($round) }, { $side }: the bid must be { $values }.
    [tricks] Round { NUMBER($round) }, { $side }: the tricks must be { $values }.
    [points] Round { NUMBER($round) }, { $side }: the points must be { $values }.
    [bags] Round { NUMBER($round) }, { $side }: the count of bags must be { $values }.
   *[total] Round { NUMBER($round) }, { $side }: the total must be { $values }.
}
sheet-open = { $kind ->
    [bid] Round { NUMBER($round) }, { $side }: the bid may be { $values }.
    [tricks] Round { NUMBER($round) }, { $side }: the tricks may be { $values }.
    [points] Round { NUMBER($round) }, { $side }: the points may be { $values }.
    [bags] Round { NUMBER($round) }, { $side }: the count of bags may be { $values }.
   *[total] Round { NUMBER($round) }, { $side }: the total may be { $values }.
}
sheet-lost = { $kind ->
    [bid] Round { NUMBER($round) }, { $side }: the bid cannot be told from the rest.
    [tricks] Round { NUMBER($round) }, { $side }: the tricks cannot be told from the rest.
    [points] Round { NUMBER($round) }, { $side }: the points cannot be told from the rest.
    [bags] Round { NUMBER($round) }, { $side }: the count of bags cannot be told from the rest.
   *[total] Round { NUMBER($round) }, { $side }: the total cannot be told from the rest.
}

## Rules that would explain the sheet

sheet-explanations = Rules by which it would come out right, the most plausible first:
sheet-partly = Rules by which more of it would come out right:
# $rule: its name; $rounds: the rounds that speak for it, written out; $count: how many.
sheet-explanation = { $count ->
    [one] { $rule } (round { $rounds } speaks for it)
   *[other] { $rule } (rounds { $rounds } speak for it)
}
# $left: mistakes that remain.
sheet-explanation-left = { $left ->
    [one] { $explanation }; one mistake would be left
   *[other] { $explanation }; { NUMBER($left) } mistakes would be left
}

## The picture

sheet-chart-title = The totals as written, and as they should be
sheet-chart-round = Round
sheet-chart-total = Total (points)
# $side: the name of a side.
sheet-chart-right = { $side }, as it should be
sheet-chart-written = { $side }, as written
sheet-chart-first = first mistake
sheet-chart-about = { $errors ->
    [0] The totals of { NUMBER($rounds) } rounds. All that stands there is right.
    [one] The totals of { NUMBER($rounds) } rounds, a line for what stands there and one for what should. There is one mistake.
   *[other] The totals of { NUMBER($rounds) } rounds, a line for what stands there and one for what should. There are { NUMBER($errors) } mistakes.
}
