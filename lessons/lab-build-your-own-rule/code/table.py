ours = merge(compose("standard"), {"exact-bonus": Patch(terms=(ExactBonus(),))}, {}, "standard and a bonus")
[term.slot for term in ours.terms]
