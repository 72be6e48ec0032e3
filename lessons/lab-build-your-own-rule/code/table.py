bonus = Patch(terms=(ExactBonus(),))
ours = merge(compose("standard"), {"exact-bonus": bonus}, {}, "standard and a bonus")
[term.slot for term in ours.terms]
