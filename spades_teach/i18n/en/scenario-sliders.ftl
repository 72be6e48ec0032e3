### The scenario sliders: one side's round whose numbers, and those of the rules, can be moved.

scenario-sliders-title = What if?
scenario-sliders-task = Move a slider: points, score and verdict follow at once.

## What can be moved

scenario-sliders-group-round = The round
scenario-sliders-group-others = The others
scenario-sliders-group-match = The match
scenario-sliders-group-rules = The rules

scenario-sliders-bid = Bid of your side
# Where the partner has bid nil: who bid nil has a slider of its own.
scenario-sliders-bid-beside-nil = Your bid
scenario-sliders-tricks = Tricks taken
scenario-sliders-tricks-beside-nil = Your tricks
scenario-sliders-nil-tricks = Tricks of the nil
scenario-sliders-bags = Bags carried in
scenario-sliders-total = Score before
scenario-sliders-others = The others’ score then
scenario-sliders-their-bid = Bid of the others
scenario-sliders-their-bags = Bags they carry in
scenario-sliders-others-before = Their score before
scenario-sliders-rounds = Such rounds in a row

scenario-sliders-bag-penalty-limit = Bags that fill the counter
scenario-sliders-bag-penalty-penalty = What a full counter costs
scenario-sliders-bag-penalty-short-limit = Bags that fill the counter
scenario-sliders-bag-penalty-short-penalty = What a full counter costs
scenario-sliders-bag-penalty-110-penalty = What a full counter costs
scenario-sliders-sandbags-0-10-limit = Bags that fill the counter
scenario-sliders-sandbags-0-10-penalty = What a full counter costs
scenario-sliders-short-game-300-target = Target of the match
scenario-sliders-short-game-250-target = Target of the match
scenario-sliders-loss-at-minus-200-limit = A side loses at
scenario-sliders-nil-value = What a nil is worth
scenario-sliders-blind-nil-value = What a blind nil is worth
# $rule: the name of a rule. $setting: what is set about it.
scenario-sliders-of-rule = { $rule }: { $setting }

# What is said beside a field in which something else was typed.
scenario-sliders-limits = Type a whole number from { NUMBER($least) } to { NUMBER($most) }.
scenario-sliders-limits-least = Type a whole number, { NUMBER($least) } or more.
scenario-sliders-limits-none = Type a whole number.

# What a screen reader says for a slider: the value with its unit.
scenario-sliders-value-bid = { $value ->
    [one] one trick
   *[other] { NUMBER($value) } tricks
}
scenario-sliders-value-tricks = { $value ->
    [0] no trick
    [one] one trick
   *[other] { NUMBER($value) } tricks
}
scenario-sliders-value-nil-tricks = { $value ->
    [0] no trick
    [one] one trick
   *[other] { NUMBER($value) } tricks
}
scenario-sliders-value-bags = { $value ->
    [0] no bag
    [one] one bag
   *[other] { NUMBER($value) } bags
}
scenario-sliders-value-points = { $value ->
    [one] one point
   *[other] { NUMBER($value) } points
}
scenario-sliders-value-rounds = { $value ->
    [one] one round
   *[other] { NUMBER($value) } rounds
}

scenario-sliders-sign = plus or minus
scenario-sliders-partner = Your partner bid
scenario-sliders-partner-number = a number

## What comes of it

scenario-sliders-verdict-set = { $missing ->
    [one] Set: one trick short
   *[other] Set: { NUMBER($missing) } tricks short
}
# Set although there are tricks enough, as at tables where a contract must be made exactly.
scenario-sliders-verdict-broken = Set: the contract does not count
scenario-sliders-verdict-exact = Made, without a bag
scenario-sliders-verdict-bags = { $bags ->
    [one] Made, with one bag
   *[other] Made, with { NUMBER($bags) } bags
}
# The others, where their side is scored too.
scenario-sliders-their-verdict-set = { $missing ->
    [one] The others are set: one trick short
   *[other] The others are set: { NUMBER($missing) } tricks short
}
scenario-sliders-their-verdict-broken = The others are set: their contract does not count
scenario-sliders-their-verdict-exact = The others make it, without a bag
scenario-sliders-their-verdict-bags = { $bags ->
    [one] The others make it, with one bag
   *[other] The others make it, with { NUMBER($bags) } bags
}
scenario-sliders-penalty = { $loads ->
    [one] The bag penalty falls
   *[other] The bag penalty falls { NUMBER($loads) } times
}
scenario-sliders-outcome = { $winner ->
    [NS] Your side wins the match
   *[EW] The others win the match
}

scenario-sliders-points = This round
scenario-sliders-total-after = { $rounds ->
    [one] Score after it
   *[other] Score after { NUMBER($rounds) } rounds
}
scenario-sliders-bags-after = Bags then
scenario-sliders-gain = { $rounds ->
    [one] Points
   *[other] Points of { NUMBER($rounds) } rounds
}
scenario-sliders-lines = The round, line by line
scenario-sliders-lines-ours = Your side, line by line
scenario-sliders-lines-theirs = The others, line by line
scenario-sliders-their-tricks = Tricks of the others
scenario-sliders-their-points = Their round
scenario-sliders-their-total-after = { $rounds ->
    [one] Their score after it
   *[other] Their score after { NUMBER($rounds) } rounds
}
scenario-sliders-their-bags-after = Their bags then
scenario-sliders-untold = Not counted here, because bids and tricks do not tell it: { $facts }.
# $brought: points of the round. $total, $bags: after the last round. $verdict: such as "Made, with one bag".
scenario-sliders-said = { SIGNED($brought) }. { $verdict }. Score { NUMBER($total) }, bags { NUMBER($bags) }.
# The same where the others are scored too.  $theirs: their points of the round. $others: their score after the last round.
scenario-sliders-said-both = { SIGNED($brought) }. { $verdict }. Score { NUMBER($total) }, bags { NUMBER($bags) }. The others: { SIGNED($theirs) }, score { NUMBER($others) }.

## The picture

scenario-sliders-picture = { $rounds ->
    [one] What each number of tricks would bring
   *[other] What each number of tricks would bring in { NUMBER($rounds) } rounds
}
scenario-sliders-picture-says = { $rounds ->
    [one] A bar for each number of tricks, from { NUMBER(0) } to { NUMBER($most) }. With { NUMBER($tricks) } tricks, which is marked, the round brings { SIGNED($gain) }. The worst would bring { SIGNED($worst) }, the best { SIGNED($best) }. The table below has all numbers.
   *[other] A bar for each number of tricks, from { NUMBER(0) } to { NUMBER($most) }. With { NUMBER($tricks) } tricks each time, which is marked, { NUMBER($rounds) } rounds bring { SIGNED($gain) }. The worst would bring { SIGNED($worst) }, the best { SIGNED($best) }. The table below has all numbers.
}
scenario-sliders-axis = tricks taken
scenario-sliders-legend-bid = bid
scenario-sliders-legend-set = set
scenario-sliders-legend-made = made
scenario-sliders-legend-penalty = with a bag penalty

scenario-sliders-table = All numbers as a table
scenario-sliders-column-tricks = Tricks
scenario-sliders-column-points = Round
scenario-sliders-column-verdict = Verdict
scenario-sliders-column-penalties = Penalties
scenario-sliders-column-total = Score
scenario-sliders-column-bags = Bags
scenario-sliders-short-set = set
scenario-sliders-short-exact = made
scenario-sliders-short-bags = made, bags

## The same in Python

scenario-sliders-code = The same in Python
scenario-sliders-code-about = Run it in a cell: it makes these sliders as they stand, and the engine computes the same numbers.
scenario-sliders-code-name = Python that makes this state
scenario-sliders-put = Put it into a cell
scenario-sliders-put-done = It stands in the cell below.
scenario-sliders-put-refused = No cell could be added here. It is marked now: copy it with the keys.
scenario-sliders-copy = Copy
scenario-sliders-copied = Copied.
scenario-sliders-marked = It is marked now: copy it with the keys.

## What cannot be

bad-scenario-nil = Nobody can bid “{ $value }” at this table. Give { CODE($expected) }.
bad-scenario-number = { CODE($name) } cannot be { $value }. Give { NUMBER($least) } to { NUMBER($most) }.
bad-slider = There is no slider “{ $value }”. Give { CODE($expected) }.
too-many-sliders = Those are too many sliders. Name at most { NUMBER($most) } numbers of the rules.
no-new-cell = No cell can be added to this notebook from here. Copy the code and paste it into one.
