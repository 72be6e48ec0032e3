### What could not be read or done: one message for each id of an error. It names the value, what was expected and what to do next.

## Cards, seats, bids, numbers

bad-card = “{ $value }” is not a card. Write the rank and then the letter of the suit, for example { CODE("KS") } or { CODE("10H") }; the jokers are { CODE("BJ") } and { CODE("LJ") }.
empty-hand = There are no cards in the hand. Name them, for example { CODE("9H 4H AS") }.
duplicate-card = { CARD($card) } appears twice, but every card is in the pack only once. Take one of them out.
too-many-copies = { CARD($card) } appears too often: the cards in play hold it { NUMBER($most) } times. Take one of them out.
cannot-seat = { $value ->
    [one] One person alone cannot sit down by the rules { CODE($rules) }. Choose a rule for that number of players.
   *[other] { NUMBER($value) } people cannot sit down by the rules { CODE($rules) }. Choose a rule for that number of players.
}
bad-seat = There is no seat “{ $value }” at this table. Use one of { CODE($expected) }.
bad-side = There is no side “{ $value }” at this table. Use one of { CODE($expected) }.
bad-bid = “{ $value }” is not a bid at this table. Write a number of tricks, or the name of a bid that these rules know, such as { CODE("nil") }.
bad-tricks = “{ $value }” is not a number of tricks. Write a whole number, 0 or more.
bad-bags = “{ $value }” is not a number of bags. Write a whole number, 0 or more.
bad-number = “{ $value }” is not a whole number. Write one, for example { CODE("500") }.
bad-seed = “{ $value }” is not a seed. Write a whole number from 0 to { CODE("18446744073709551615") }.
bad-play = “{ $value }” is not a play. Write seat, colon and card, for example { CODE("E:KH") }.
bad-action = “{ $value }” is not an action. Write a seat with a bid or a card, for example { CODE("N:5") }, { CODE("N:look") } or { CODE("N:KH") }.
seat-twice = { SEAT($seat) } appears twice. Name each seat once.
seat-missing = { $what ->
    [tricks] The tricks of { SEAT($seat, form: "player") } are missing. Name every seat, for example { CODE("N:5 E:3 S:0 W:5") }.
   *[bids] The bid of { SEAT($seat, form: "player") } is missing. Name every seat, for example { CODE("N:4 E:3 S:nil W:2") }.
}
side-twice = { SIDE($side) } appear twice. Name each side once.
# $what: bids or tricks.
bad-pair = { $what ->
    [tricks] “{ $value }” does not say who took how many tricks. Write seat, colon and number, for example { CODE("N:5") }.
   *[bids] “{ $value }” does not say who bid what. Write seat, colon and bid, for example { CODE("N:4") } or { CODE("S:nil") }.
}
bad-standing = “{ $value }” is not a score. Write side, total and bags, for example { CODE("NS:337/7") }.
bad-score-line = “{ $value }” is not a line of a score. Write its name and its points, for example { CODE("contract-made=70") }.
bad-fact = “{ $value }” cannot be read as a fact. Write whose it is, its name and its value, for example { CODE($example) }
# $count: how many facts these rules use.
unknown-fact = { $count ->
    [0] These rules use no facts besides bids and tricks, so “{ $value }” changes nothing. Leave it out, or choose other rules.
   *[other] “{ $value }” is not a fact that these rules use. They use { CODE($expected) }
}
fact-twice = The fact “{ $value }” is given twice. Give it once.
fact-of-seat = For “{ $value }” it matters which of the partners it was. Name the seat, for example { CODE($example) }

## Tricks, results, rounds, matches

incomplete-trick = A trick needs { NUMBER($expected) } cards, one of each seat, and this one has only “{ $value }”. Add what is missing.
tricks-do-not-add-up = { $difference ->
    [one] Together these are { NUMBER($total) } tricks, and a round has { NUMBER($expected) }: the count is one off. Correct it.
   *[other] Together these are { NUMBER($total) } tricks, and a round has { NUMBER($expected) }: the count is { NUMBER($difference) } off. Correct it.
}
uneven-result = There are { NUMBER($bids) } bids and { NUMBER($taken) } counts of tricks. Give one of each for every seat.
uneven-standing = The score before the round is for { NUMBER($value) } sides, and this table has a different number of sides. Give one total for each side.
bid-not-in-rules = Nobody can bid { BID($bid) } by the rules { CODE($rules) }. Correct the bid, or choose other rules.
illegal-action = { CODE($action) } is against the rules. Choose one of the actions that are allowed now.
round-not-over = The round is not over yet. Play all its cards first.
bad-undo = “{ $value }” steps cannot be taken back; so far there are { NUMBER($expected) }. Take back fewer.
match-over = The match is over. Start another.
no-clock = Nobody can say now that the time is up: the rules { CODE($value) } have no clock, or no round is written down, or it has been said. Play on.
no-surrender = The rules { CODE($value) } do not allow giving up. Play on.
# $cases, $most: how many there are, and how many can be worked out.
too-many-cases = These are { NUMBER($cases) } cases, and up to { NUMBER($most) } can be worked out at once. Vary fewer things.

## Deals

bad-cut = “{ $cards }” cards cannot be cut. Lift between 0 and { NUMBER($most) }.
uneven-hands = The hands are unequal: { CODE($value) } cards. Give every seat the same number.
indivisible-pack = The pack cannot be shared out evenly among the seats. Choose rules whose pack fits the table.
wrong-hands = There are { NUMBER($value) } hands, and this table has { NUMBER($expected) } seats. Give one hand for each seat.
wrong-pack = The cards dealt are not the pack of these rules. Deal every card of it once, and no other.
dealing-not-over = The cards are not dealt yet. Go on until all players have picked them up.

## Rules and catalogue

unknown-entry = The catalogue has no entry “{ $value }”. Check the id, for example with { CODE("spades-teach rules list") }.
variant-twice = The variant { CODE($value) } is registered twice. Keep one of the functions.

# $nearest: the nearest name that exists, or none.
unknown-rule = There is no variant “{ $value }”. { $nearest ->
    [none] All of them: { CODE("spades-teach rules list") }
   *[other] Do you mean { CODE($nearest) }?
}
unknown-profile = There is no table setting “{ $value }”. { $nearest ->
    [none] All of them: { CODE("spades-teach rules list") }
   *[other] Do you mean { CODE($nearest) }?
}
bad-rule-spec = The rules “{ $value }” cannot be read. Write for example { CODE("standard+blind-nil+bag-penalty:limit=5,penalty=50") }.
bad-parameter = { RULE($rule) } cannot have { CODE($name) } set to “{ $value }”. See { CODE("spades-teach rules show", $rule) } for what it takes.
rule-twice = { RULE($value) } is named twice. Name it once.
rule-conflict = “{ RULE($first) }” and “{ RULE($second) }” cannot be in force together, because both decide the same thing ({ CODE($slot) }). Leave one of them out.
# $needing: the rule that relies on something. $removing: the rule that takes it away. $fact: what it is.
rule-conflict-fact = { $fact ->
    [two-of-clubs] “{ RULE($needing) }” needs the card { CARD("2C") }, which is not in the pack of “{ RULE($removing) }”. Leave one of them out.
    [nil] “{ RULE($needing) }” needs nil bids, and with “{ RULE($removing) }” there are none. Leave one of them out.
    [blind-bids] “{ RULE($needing) }” needs blind bids, and with “{ RULE($removing) }” there are none. Leave one of them out.
    [partners] “{ RULE($needing) }” needs partners, and with “{ RULE($removing) }” everybody plays alone. Leave one of them out.
   *[other] “{ RULE($needing) }” needs something ({ CODE($fact) }) that “{ RULE($removing) }” takes away. Leave one of them out.
}
rule-conflict-declared = “{ RULE($first) }” and “{ RULE($second) }” exclude each other. Leave one of them out.
contradictory-rules = The rules { CODE($value) } contradict themselves. Leave one of the variants out.
no-bid-left = The rules { CODE($value) } leave a player without any bid. Leave one of the variants out.

## Records

no-dealer = The record does not say who deals. Add a line such as { CODE("dealer N") }.
no-hand = The hand of { SEAT($seat, form: "player") } is missing in the record. Add a line for each seat, such as { CODE("N: AS KH 9D ...") }.
bad-line = The line “{ $value }” cannot be read. Write for example { CODE("dealer N") } or { CODE("N: AS KH 9D ...") }.
line-twice = “{ $value }” appears in the record twice. Keep one of the lines.
bad-record = This is not a saved record: “{ $value }” is missing or has the wrong kind of value. Choose a file that was saved here.
bad-json = This is not a saved record: “{ $value }” cannot be read as JSON. Choose a file that was saved here.
newer-format = The record was written by a newer version (format { NUMBER($value) }). Update this one, then open it again.
bad-pbn = “{ $value }” is not a deal in PBN. Write the four hands, for example { CODE("[Deal \"N:AK.QJ9... ...\"]") }.
unknown-hand = A hand of this PBN deal is unknown. Give all four hands.
not-for-pbn = PBN holds four hands without jokers. Save this deal as text or JSON.

## Languages

unknown-language = There is no language “{ $value }”. Choose one of { CODE($expected) }.

## Tables of rounds

frame-no-frame = { CODE($value) } is no table of pandas. Read a sheet first, such as { CODE("pandas.read_csv('sheet.csv')") }.
# $value: the headings there are, or nothing. $expected: some that would do.
frame-no-columns = No columns tell what every side bid and took. The first line names them, such as { CODE($expected) }.

## What is handed to a widget

bad-argument = { CODE($name) } cannot be “{ $value }”. Give { CODE($expected) }.
bad-amount = { CODE($name) } holds what cannot be used: { CODE($what) }. Give plain and shorter values.
bad-theme = There is no theme “{ $value }”. Choose one of { CODE($expected) }.
no-place-for-widget = { CODE($value) } cannot be made here. Make it in a cell of a notebook of your own.

# $value: cards that are unseen. $expected: as many as the others hold.
uneven-claim = { NUMBER($value) } cards are unseen; the other hands hold { NUMBER($expected) }. Name each card that is still out.
impossible-voids = Nobody can hold the cards that are out. Check who is out of which suit.
