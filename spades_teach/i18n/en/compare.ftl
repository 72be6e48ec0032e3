### Two tables compared: the smallest situation in which they differ, and what each of them says.

# $first, $second: rule specs.
compare-title = { CODE($first) } and { CODE($second) } differ here:
compare-none = No difference was found between { CODE($first) } and { CODE($second) }.
compare-says = At { CODE($rules) }:

## The situation

compare-ask-table = Who sits at the table, and who shares a score?
compare-ask-people = { NUMBER($people) } people want to play. How do they sit down?
compare-ask-pack = Which cards are in the pack?
compare-ask-deal = How are the cards shared out?
# $turn: lead or follow. $first: whether it is the first trick. $broken: whether spades are broken.
compare-ask-cards = { $turn ->
    [lead] { $first ->
        [yes] You hold { HAND($hand) } and lead to the first trick. What may you play?
       *[no] { $broken ->
            [yes] You hold { HAND($hand) } and lead; spades are broken. What may you play?
           *[no] You hold { HAND($hand) } and lead; spades are not broken. What may you play?
        }
    }
   *[follow] { $first ->
        [yes] You hold { HAND($hand) } and follow in the first trick. What may you play?
       *[no] You hold { HAND($hand) } and follow. What may you play?
    }
}
compare-ask-trick = Who takes the trick?
compare-ask-breaks = Are spades broken now?
# $looked: whether the cards have been looked at.
compare-ask-bids = { $looked ->
    [no] It is the turn of { SEAT($seat, form: "player") } to bid, who has not looked at the cards yet. What may be bid?
   *[yes] It is the turn of { SEAT($seat, form: "player") } to bid. What may be bid?
}
compare-ask-next = What may be done now? (Written as in a record.)
compare-ask-sees = Which cards has { SEAT($seat, form: "player") } seen beside the own hand?
compare-ask-score = What do { SIDE($side) } score?
compare-ask-match = Is the match over?
compare-ask-clock = How long may one think about a card?

# $seed: the number of the deal.
compare-deal = Deal number { NUMBER($seed) }, { SEAT($dealer) } deals.
compare-on-table = On the table: { $plays }
compare-play = { SEAT($seat) } { CARD($card) }
compare-bids-so-far = Bids: { $bids }
compare-bid = { SEAT($seat) } { BID($bid) }
compare-tricks = Tricks taken: { $tricks }
compare-taken = { SEAT($seat) } { NUMBER($tricks) }
compare-facts = Besides: { $facts }
compare-actions = Done so far: { $actions }
compare-totals = Points before: { $totals }
compare-total = { SIDE($side) } { NUMBER($score) }
compare-total-and-bags = { SIDE($side) } { NUMBER($score) } with bags { NUMBER($bags) }
# $what: a question without its mark, such as “whether a player took the last trick with an ace”.
compare-fact = { $what }: { SEAT($seat) }, { NUMBER($number) }
compare-fact-card = { $what }: { SEAT($seat) }, { CARD($card) }
compare-fact-of-round = { $what }: { NUMBER($number) }
compare-played = { $minutes ->
    [0] Rounds played: { NUMBER($rounds) }
   *[other] Rounds played: { NUMBER($rounds) }, in { NUMBER($minutes) } minutes
}
compare-hand = { SEAT($seat) } holds { HAND($hand) }

## The answers

# $what: a list of bids, cards or actions.
compare-only-here = Only here: { $what }
compare-nothing-more = Nothing that the other table does not have.
# $sizes: a list of numbers of people.
compare-tables = At tables of { $sizes }
compare-no-tables = So many cannot sit down here.
compare-dealt = { NUMBER($dealt) } cards are dealt to each seat, { NUMBER($played) } are played, and a round has { NUMBER($tricks) } tricks.
compare-takes = { SEAT($seat) } takes it.
compare-nobody = Nobody takes it.
compare-broken = { $state ->
    [broken] Yes, they are broken.
    [unbroken] No, not yet.
   *[free] They need not be: a spade may be led at any time.
}
compare-points = { SIGNED($score) } points, bags carried: { NUMBER($bags) }
# $label, $working: one line of the score.
compare-line = { $label }: { $working }
compare-goes-on = The match goes on.
compare-wins = { SIDE($side) } win.
compare-seconds = { $seconds ->
    [one] One second.
   *[other] { NUMBER($seconds) } seconds.
}
compare-no-clock = As long as one likes.
