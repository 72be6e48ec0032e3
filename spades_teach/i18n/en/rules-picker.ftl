### The choice of house rules.

rules-picker-title = House rules
rules-picker-task = Choose a table, then switch on what you play otherwise. Open a rule for its settings and an example.
rules-picker-tables = Table
rules-picker-search = Search
rules-picker-search-for = Search: bags, joker, last trick …
rules-picker-topics = Topics
rules-picker-all-topics = Found in all topics
rules-picker-found-none = No rule has these words. Try fewer or other ones.
rules-picker-more = Settings and example
rules-picker-settings = Settings
rules-picker-yes = yes
rules-picker-no = no
rules-picker-none = none
rules-picker-undo = Undo
rules-picker-differs = What differs from the default table
rules-picker-same = Nothing yet: this is the default table.
rules-picker-spec = The rules as text
rules-picker-spec-about = Copy it to keep the rules or to send them; paste another one, or a link, to take it over.
rules-picker-take-over = Take over
rules-picker-copy = Copy
rules-picker-copied = Copied.
rules-picker-cannot = These rules cannot be taken over. Check them, or leave something out.

## Topics

rules-picker-topic = { $topic ->
    [deal] Deal
    [bidding] Bidding
    [trump] Trumps
    [play] Play
    [scoring] Scoring
    [ending] End
   *[players] Players
}
# $count: how many rules of a topic are switched on.
rules-picker-topic-on = { $count ->
    [one] one rule on
   *[other] { NUMBER($count) } rules on
}

## What is on

rules-picker-on = { $count ->
    [one] One rule on
   *[other] { NUMBER($count) } rules on
}
# $table: the id of the table.
rules-picker-on-none = Nothing added to “{ RULE($table) }” yet.
rules-picker-switch-off = switch off
rules-picker-more-about = “{ RULE($rule) }”: settings and example
# $count: how many rules a search has found.
rules-picker-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { NUMBER($count) } rules found
}

## What a press has done

rules-picker-said-on = “{ RULE($rule) }” is on.
rules-picker-said-off = “{ RULE($rule) }” is off.
rules-picker-said-table = The table is now “{ RULE($rule) }”, with nothing added.
rules-picker-said-imported = The rules of the text have been taken over.
rules-picker-said-undone = The last step was taken back.

## What stands against a rule

# $rules: names of rules.
rules-picker-mark-table = Played at this table already
rules-picker-mark-replaced = In its place: { $rules }
rules-picker-mark-blocked = Not together with { $rules }
# $rules: rules beside which alone this one changes anything, the first of them.  $more: how many others there are.
rules-picker-mark-alone = Changes nothing here without { $rules }{ $more ->
    [0] {""}
    [one] {" "}or one other
   *[other] {" "}or one of { NUMBER($more) } others
}
# $settings: how it may be set, for example.
rules-picker-mark-unset = Changes nothing here until it is set, for example { $settings }
# $first, $second: rules. $slot: what both decide.
rules-picker-same-slot = “{ RULE($first) }” and “{ RULE($second) }” both decide { $slot ->
    [table] how many people play
    [trumps] which cards are trump
    [pack] which cards are in play
    [opening] who leads first
    [shares] how the cards are shared out
    [accounting] how tricks are counted
    [terms-bag-penalty] what bags cost
    [terms-bag-points] what a trick over the contract is worth
    [kinds-number] how bids of a number are paid
    [kinds-nil] what a nil is
    [endings-target] when the match ends
    [exchange-passing] which cards are passed
   *[other] the same thing
}, so only one of them can be played.
# $needing: the rule that relies on something. $removing: the rule that takes it away. $fact: what it is.
rules-picker-needs = { $fact ->
    [two-of-clubs] “{ RULE($needing) }” needs the card { CARD("2C") }, which is not in the pack of “{ RULE($removing) }”.
    [nil] “{ RULE($needing) }” needs nil bids, and with “{ RULE($removing) }” there are none.
    [blind-bids] “{ RULE($needing) }” needs blind bids, and with “{ RULE($removing) }” there are none.
    [partners] “{ RULE($needing) }” needs partners, and with “{ RULE($removing) }” everybody plays alone.
   *[other] “{ RULE($needing) }” needs something that “{ RULE($removing) }” takes away.
}
rules-picker-excludes = “{ RULE($first) }” and “{ RULE($second) }” exclude each other.
# $others: names of rules that are on. $rule: the rule to be switched on.
rules-picker-swap = Switch off { $others }, and play “{ RULE($rule) }”
# $table: the table begun with. $rules: rules that it has of its own and that are in the way.
rules-picker-own-table = “{ RULE($table) }” has { $rules } of its own. To play this rule, begin with another table.
rules-picker-instead = This table plays it without your switching it on. To play otherwise, switch on { $rules }.
rules-picker-always = This table plays it without your switching it on.

## Settings

# $value: what a setting is when nobody says otherwise.
rules-picker-usual = usually { $value }
rules-picker-trying = The rule is off; you can try its settings all the same.

## The example

rules-picker-example = For example
rules-picker-column-usual = Default table
rules-picker-column-here = Your table
rules-picker-no-change = Here it comes to the same at both tables.
rules-picker-not-there = At the default table this cannot come up.
# $rules: names of rules.
rules-picker-besides = Played here with { $rules } besides.
rules-picker-bid = Bid
rules-picker-took = Tricks
# $hand: cards.
rules-picker-hand = Hand: { $hand }
rules-picker-hand-of = { SEAT($seat) } holds { $hand }
rules-picker-play = { SEAT($seat) } { CARD($card) }
# $plays: who played what.
rules-picker-trick = On the table: { $plays }
rules-picker-lead = To lead
rules-picker-follow = To follow
rules-picker-unbroken = Spades are not broken
rules-picker-bid-of = { SEAT($seat) } { BID($bid) }
# $bids: who bid what.
rules-picker-bids = Bids so far: { $bids }
rules-picker-to-bid = Now { SEAT($seat) } bids
# $counts: yes when bags are to be told.
rules-picker-total = { SIDE($side) } { NUMBER($total) }{ $counts ->
    [yes] {" "}with { NUMBER($bags) } bags
   *[no] {""}
}
# $totals: what each side has.
rules-picker-before = Score before: { $totals }
rules-picker-rounds = Rounds played: { NUMBER($rounds) }
rules-picker-minutes = Minutes played: { NUMBER($minutes) }
rules-picker-gives-up = { SEAT($seat) } gives up
rules-picker-row-points = Points of the round
rules-picker-row-total = Total
rules-picker-row-bags = Bags carried on
rules-picker-row-takes = Takes the trick
rules-picker-row-bids = { SEAT($seat) } may bid
rules-picker-row-over = Is the match over?
rules-picker-row-won = Wins the match
rules-picker-row-why = Because
rules-picker-row-players = Players
rules-picker-row-sides = Sides
rules-picker-row-pack = Cards in play
rules-picker-row-hand = Cards in each hand
rules-picker-row-trumps = Trumps, highest first
rules-picker-row-seconds = Longest a trick takes, in seconds
# $giver: who passes the cards. $receiver: who gets them.
rules-picker-row-passes = { SEAT($giver) } gives { SEAT($receiver) }
rules-picker-row-passed = Cards passed in all
rules-picker-row-people = { NUMBER($people) } people sit down in
rules-picker-row-trump = Trump
rules-picker-may = yes
# $why: the short name of the reason.
rules-picker-may-not = no: { $why }
rules-picker-nobody = nobody
rules-picker-nothing = –
rules-picker-no-limit = no limit

## What differs from the default table

# $values: how the rule is set.
rules-picker-added = { RULE($rule) }
rules-picker-added-set = { RULE($rule) } ({ $values })
rules-picker-changed = { RULE($rule) }, otherwise set: { $values }
rules-picker-gone = no { RULE($rule) }
rules-picker-gone-for = no longer { RULE($rule) }: { $others } in its place
