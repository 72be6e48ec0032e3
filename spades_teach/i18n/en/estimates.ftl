### Estimates from random rounds.

# $value: cards given. $expected: cards of a hand.
not-dealt-from-one-pack = By the rules { CODE($value) } hands are drawn, or cards are there more than once. Choose rules by which one pack is dealt out.
not-a-whole-hand = There are { NUMBER($value) } cards, and a whole hand has { NUMBER($expected) }. Random rounds need the whole hand.
# $value: what was asked for. $expected: the most there can be.
bad-rounds = { $value } is no number of rounds. Give a whole number from 1 to { NUMBER($expected) }.
