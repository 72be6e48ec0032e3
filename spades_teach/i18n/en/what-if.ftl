### What if: one round with some of it varied, and its picture.

# $side: a side, such as North and South.
what-if-title = What { $side } score
what-if-title-sides = What each side scores
what-if-points = Points
what-if-side = Side
what-if-rules = Rules
what-if-bid = Bid of { $side }
what-if-tricks = Tricks of { $side }
what-if-bags = Bags { $side } bring in
what-if-total = Total of { $side } before
# What stands at one value in a picture. $name: what it is.
what-if-fixed = { $name }: { $value }

## What cannot be

bad-axis = { CODE($value) } is nothing that can be varied. Write for example { CODE($expected) }.
# $name: what is varied.
bad-axis-value = { CODE($name) } cannot be “{ $value }”. Give whole numbers or texts.
empty-axis = { CODE($name) } has no values. Give at least one.
no-combination = The tricks cannot be like that in any combination. Give a side as many as its partners took, and everyone together those of a round.
nothing-varied = Nothing is varied here, so there is nothing to draw. Vary something, or leave the tricks out.
not-in-grid = { CODE($value) } is nothing that this grid has. It has { CODE($expected) }.
# $value: totals and bags before a round. $rounds: scored before it.
over-before = { $rounds ->
    [0] At { CODE($value) } the match is over by these rules.
    [one] At { CODE($value) }, after one round, the match is over by these rules.
   *[other] At { CODE($value) }, after { NUMBER($rounds) } rounds, the match is over by these rules.
} Give scores at which it still goes on, or choose other rules.
# $bags: carried in; $most: how many can be.
too-many-bags = { SIDE($side) } cannot carry { $bags ->
    [one] one bag
   *[other] { NUMBER($bags) } bags
} into a round: by these rules at most { NUMBER($most) } stay on the count. Correct the bags, or choose other rules.
