bonus = Patch(terms=(ExactBonus(),))
patches = {"exact-bonus": bonus}
ours = merge(compose("standard"), patches, {}, "standard and a bonus")
[term.slot for term in ours.terms]
