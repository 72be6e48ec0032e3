### What a bold bid is worth: from which chance on it pays, and the chance of winning the match.

break-even-title = From which chance on does it pay?
break-even-title-nil = Is the nil worth it?
break-even-title-blind-nil = Is the blind nil worth it?
break-even-title-ten-for-200 = Is the 10 for 200 worth it?
break-even-title-one-more = Is one more trick on the bid worth it?
break-even-title-set = Is it worth playing to set them?
break-even-plan-nil = Nil
break-even-plan-blind-nil = Blind nil
break-even-plan-ten-for-200 = 10 for 200
break-even-plan-one-more = One more trick
break-even-plan-set = Set them
break-even-x = Chance that it comes off
break-even-y-points = Points gained
break-even-y-match = Chance of the match gained
# $ours, $theirs: totals before the round.
break-even-at = At { NUMBER($ours) } to { NUMBER($theirs) }
# $plan: such as Nil. $at: the standing.
break-even-of = { $plan }, { $at }
break-even-about = What the bold plan brings more than the safe one, over the chance that it comes off. Above zero the bold plan is better.
# $name: the standing, or the plan. $verdict: a sentence.
break-even-told = { $name }: { $verdict }
# $chance: in percent, written already.
break-even-verdict-from = it pays from { $chance } on.
break-even-verdict-up-to = it pays up to { $chance }.
break-even-verdict-always = it pays at any chance.
break-even-verdict-never = it never pays.
break-even-verdict-even = both plans bring the same.

## What cannot be

# $expected: the questions there are.
bad-break-even = “{ $value }” is no question that is weighed here. Ask one of { CODE($expected) }.
# $name: of the argument.
bad-assumption = { CODE($name) } cannot be “{ $value }”. Give a whole number of tricks from { NUMBER($least) } to { NUMBER($most) }.
set-anyway = { NUMBER($ours) } and { NUMBER($others) } tricks are bid, more than there are, so one side is set anyway. Lower one of the bids.
bid-not-here = { BID($bid) } may not be bid at this standing. Ask for another standing, or leave it out.
not-weighed = Nothing has been worked out against “{ $value }”. Ask for the match too, or look at the points.
nothing-to-weigh = There is nothing to draw. Give at least one break-even.
two-sides-only = { CODE($value) } is not for two sides. Choose the rules of a table with two.
model-other-table = { CODE($value) } is not for two sides of two, and chances of winning are known for those alone. Choose such rules, or ask about points with { CODE("match=False") }.
no-nils-to-weigh = These rounds do not hold both kept and failed nils, so { $value } cannot be expected of them. Count more rounds.
bad-chance = “{ $value }” is no chance. Give a number from { NUMBER(0) } to { NUMBER(1) }.
unreadable-round = Row { NUMBER($line) } (“{ $value }”) does not tell bids and tricks of both sides. Correct it, or leave the row out.
model-no-rounds = No round is left for the rules { CODE($value) }. Give rounds that can be bid by them.

## Why no chance of winning the match can be told. $value: the rules.

needs-numpy = Chances of winning the match need { CODE("numpy") }, which this Python does not have. Run it on a computer where numpy is installed.
chances-no-target = By the rules { CODE($value) } no number of points ends a match. Choose rules with a target.
chances-points-change-sides = By the rules { CODE($value) } points go from one side to the other, so totals and bags do not tell enough. Choose other rules.
chances-history = By the rules { CODE($value) } points depend on earlier rounds, so totals and bags do not tell enough. Choose other rules.
# $what: the name of a fact.
chances-facts = By the rules { CODE($value) } points depend on { CODE($what) }, which bids and tricks do not tell. Choose other rules.
chances-won-outright = By the rules { CODE($value) } a single round can win the match. Choose other rules.
chances-totals-matter = By the rules { CODE($value) } the points of a round depend on the total before it. Choose other rules.
chances-partners-apart = By the rules { CODE($value) } it matters which of the partners bid and took how much; the model only has their sums. Choose other rules.
chances-bags-without-end = By the rules { CODE($value) } bags pile up without end and still matter. Choose other rules.
chances-rounds = By the rules { CODE($value) } the match ends after a number of rounds, and at a number of points too. Choose rules with one of the two.
chances-too-many = By the rules { CODE($value) } there are { NUMBER($standings) } standings, too many to go through. Choose rules by which totals go up in larger steps, or ask about points with { CODE("match=False") }.
chances-do-not-settle = By the rules { CODE($value) } the chances do not settle. Choose rules by which matches end.
bags-beside-total = { NUMBER($total) } points do not go with { NUMBER($bags) } bags at this table: with that total { NUMBER($told) } are carried. Correct the bags, or leave them out.
