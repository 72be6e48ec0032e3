### One match under several rule sets.

nothing-to-compare = There are no rules to compare. Give one rule set or more, such as { CODE("standard") }.
one-name = Two rule sets are both called { CODE($value) }. Give each a name that is written differently.
# $first, $second: rule specs.
tables-differ = { CODE($first) } and { CODE($second) } are for different tables. Compare rules with the same seats and sides.
not-compared = { CODE($value) } is none of the rules compared. Choose one of these: { CODE($expected) }.
no-rounds-told = “{ $value }” is no round. Give bids and tricks as two texts, such as { CODE("N:4 E:3 S:nil W:2") } and { CODE("N:5 E:3 S:0 W:5") }.
# $value: names of facts.
facts-untold = The rules { CODE($rules) } score by what bids and tricks do not tell. Tell this besides: { CODE($value) }.
# $column: a heading of a sheet. $value: what stands there.
row-not-told = Line { NUMBER($line) } of the sheet is no whole round by the rules { CODE($rules) }: look at “{ $value }” in the column { CODE($column) }.

## The chart

compare-rules-title = One match, several rule sets
compare-rules-axis-round = Round
compare-rules-axis-lead = Lead of { SIDE($side) } in points
compare-rules-axis-total = Total of { SIDE($side) } in points
# $rounds: how many rounds there were. $tables: how many rule sets.
compare-rules-about = Over { $rounds ->
    [one] one round
   *[other] { NUMBER($rounds) } rounds
}, a line for each of { NUMBER($tables) } rule sets.
# $table: a rule set. $winner: the winning side, or nobody.
compare-rules-about-won = { $table }: { SIDE($winner) } win after round { NUMBER($round) }.
compare-rules-about-open = { $table }: the match goes on.
compare-rules-about-problem = { $table }: round { NUMBER($round) } cannot be scored.
compare-rules-level = level
# $table: a rule set. $total: of the side of the chart. $other: of the other side.
compare-rules-told = { $table }, round { NUMBER($round) }: { SIDE($side) } { NUMBER($total) }, { SIDE($second) } { NUMBER($other) }.
compare-rules-told-over = { $table }, round { NUMBER($round) }: { SIDE($side) } { NUMBER($total) }, { SIDE($second) } { NUMBER($other) }. The match is over: { SIDE($winner) } win.
