### One match under several rule sets.

nothing-to-compare = There are no rules to compare. Give one rule set or more, such as { CODE("standard") }.
# $first, $second: rule specs.
tables-differ = { CODE($first) } and { CODE($second) } are for different tables. Compare rules with the same seats and sides.
not-compared = { CODE($value) } is none of the rules compared. Choose one of these: { CODE($expected) }.
no-rounds = “{ $value }” is no round. Give bids and tricks as two texts, such as { CODE("N:4 E:3 S:nil W:2") } and { CODE("N:5 E:3 S:0 W:5") }.
# $value: names of facts.
facts-untold = The rules { CODE($rules) } score by what bids and tricks do not tell. Tell this besides: { CODE($value) }.
