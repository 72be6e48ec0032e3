### The book of rules: the list of house rules, and the page of one of them.

book-title = The book of rules
book-task = Every house rule that we know, with examples to try.
book-search = Find a rule
book-placeholder = jokers, bags, blind nil …
book-rules = Rules
book-count = { $count ->
    [0] No rule found
    [one] One rule
   *[other] { NUMBER($count) } rules
}
book-nothing-found = No rule fits. Try fewer or other words.
book-more = { $count ->
    [one] Show one more
   *[other] Show { NUMBER($count) } more
}
book-category = { $category ->
    [deal] the deal
    [bidding] bidding
    [trump] trumps
    [play] play
    [scoring] points
    [ending] the end
   *[players] players
}

book-back = All rules
# $rule: the id of the rule before or after this one.
book-before = Before: { RULE($rule) }
book-after = Next: { RULE($rule) }
book-in-force = In force at the default table
book-text = In the words of the catalogue
book-names = Names in the texts
book-language = { $lang ->
    [ar] Arabic
    [en] English
    [fa] Persian
   *[fi] Finnish
}
book-settings = What can be set
# $values: a list of values.
book-or = or { $values }
book-conflicts = Not together with
book-sources = Found in
book-disagreements = Where the texts differ
book-here = Here
book-readings = What the texts leave open, and how it is read here
book-examples = Examples
# $basis: whether a text prints the example, it follows from the rule, or it rests on a reading.
book-example = { $basis ->
    [source] Example { NUMBER($number) }, from a text
    [implied] Example { NUMBER($number) }, follows from the rule
   *[reading] Example { NUMBER($number) }, by our reading
}
book-try = Try example { NUMBER($number) }
book-put-away = Put example { NUMBER($number) } away
book-read = Just read example { NUMBER($number) }
book-cover = Cover example { NUMBER($number) } again
book-read-only = To read only: nothing in it can be asked.

no-such-category = The book has no part { CODE($value) }. Choose one of: { CODE($expected) }.
no-such-example = There is no example { CODE($value) } here. Choose one such as: { CODE($expected) }.

## Settings that have one value only, and words that only the book tells

setting-redealt-by = Who deals again
setting-exposed-to = Who sees the open cards
setting-blind-bids = Blind bids
setting-step = The smallest step
setting-all-spades-exception = Who holds only spades may lead one
setting-call = When it is called
setting-on-timeout = When the time is over
setting-violation = Who breaks the rule
setting-next-leader-after-dead-trick = After a trick that nobody takes
setting-card = The card
setting-split-7 = Seven people
setting-split-8 = Eight people
choice-same-dealer = the same dealer
choice-same-as-bidding = as in the bidding
choice-10-x-bid = ten for each trick bid
choice-one-half = half a trick
choice-house-rule = as the table agrees
choice-when-played = as it is played
choice-play-lowest-legal-card = the lowest legal card is played
choice-points-of-deal-to-opponents = gives the points of the round to the other side
choice-same-leader = the same player leads
choice-drawn-before-deal = drawn before the deal
choice-4-3 = four and three
choice-4-4 = four and four
