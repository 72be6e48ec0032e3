### The last round: each split of the tricks with who wins, and what must be bid.

endgame-board-title = The last round
# $tricks: of a round.
endgame-board-task = Every box is one way to share the { NUMBER($tricks) } tricks. Choose one to see what it comes to, line by line.
endgame-board-task-predict = With how few tricks does your side win the match in this round? Work it out before you see the splits.

endgame-board-missing-much = Fill in what each seat bid, and the totals and bags before this round. Zero is an answer; an empty field is not.

## The splits

endgame-board-strip = Tricks of your side
# Before the numbers of the strip.
endgame-board-ours = You
endgame-board-theirs = They
endgame-board-verdict-us = You win
endgame-board-verdict-ahead = Goes on, you lead
endgame-board-verdict-level = Goes on, level
endgame-board-verdict-behind = Goes on, they lead
endgame-board-verdict-them = They win
endgame-board-verdict-none = Cannot be
# The name of a box. $us, $them: tricks. $total_us, $total_them: totals after the round.
endgame-board-cell = Tricks { NUMBER($us) } to { NUMBER($them) }: { $verdict }, { NUMBER($total_us) } to { NUMBER($total_them) }.
endgame-board-cell-none = Tricks { NUMBER($us) } to { NUMBER($them) }: that cannot be with these nils.
# $who: who pays for bags.
endgame-board-cell-penalty = { $who }.
endgame-board-cell-depends = With other tricks for a nil it would end otherwise.
endgame-board-penalty = { $who ->
    [us] Your side pays for bags
    [them] The other side pays for bags
   *[both] Both sides pay for bags
}

endgame-board-legend-us = Your side wins
endgame-board-legend-ahead = The match goes on, your side leads
endgame-board-legend-level = The match goes on, the sides are level
endgame-board-legend-behind = The match goes on, the other side leads
endgame-board-legend-them = The other side wins
endgame-board-legend-none = Cannot be with these nils
endgame-board-legend-penalty = A bag penalty is paid
endgame-board-legend-depends = Depends on a nil

endgame-board-table = The splits as a table
endgame-board-head-us = Your tricks
endgame-board-head-them = Their tricks
endgame-board-head-total-us = Your total
endgame-board-head-total-them = Their total
endgame-board-head-verdict = Match
endgame-board-head-penalty = Bag penalty

## Nils

# $place: whose nil it is. $bid: nil or blind nil.
endgame-board-nil = { $place ->
    [you] Your { BID($bid) }
   *[other] { PLACE($place) }’s { BID($bid) }
}
endgame-board-nil-kept = kept
endgame-board-nil-failed = failed
endgame-board-nil-tricks = { $place ->
    [you] Tricks that your nil takes
   *[other] Tricks that { PLACE($place, form: "player") }’s nil takes
}

## The split that is explained

endgame-board-split = { NUMBER($us) } for your side, { NUMBER($them) } for the other
endgame-board-impossible = That cannot be with these nils. Choose another box, or other tricks for a nil.
# $winner: us, them or nobody. $reason: the id of the outcome, none, or no-target. $leads: us, them or level. $us, $them: totals.
endgame-board-outcome = { $winner ->
    [us] Your side wins the match, { NUMBER($us) } to { NUMBER($them) }.
    [them] The other side wins the match, { NUMBER($them) } to { NUMBER($us) }.
   *[nobody] { $reason ->
        [tie-plays-on] A tie at { NUMBER($us) }: the match goes on.
       *[other] { $leads ->
            [us] The match goes on, and your side leads, { NUMBER($us) } to { NUMBER($them) }.
            [them] The match goes on, and the other side leads, { NUMBER($them) } to { NUMBER($us) }.
           *[level] The match goes on, level at { NUMBER($us) }.
        }
    }
}
# What the match would be if no bags were paid for. $winner: us, them or nobody.
endgame-board-penalty-decides = { $winner ->
    [us] The bag penalty decides: without it your side would have won.
    [them] The bag penalty decides: without it the other side would have won.
   *[nobody] The bag penalty decides: without it the match would have gone on.
}
endgame-board-side = { $side ->
    [us] Your side
   *[them] The other side
}: { $tricks ->
    [one] one trick
   *[other] { NUMBER($tricks) } tricks
}
# $before, $new: bags from before and of this round; $carried: for the next one.
endgame-board-bags = Bags: { NUMBER($before) } from before, { NUMBER($new) } new, { NUMBER($carried) } carried on

## What must be bid

endgame-board-advice = What is worth bidding
# $bid: such as 5 or 4 + nil. $tricks: numbers of tricks. $nil: dropped where a nil is bid on the board and this bid has none.
endgame-board-win = { $nil ->
    [dropped] Without a nil, the easiest bid of your side that wins in this round is { $bid }. It wins with { $tricks } tricks.
   *[other] To win in this round, the easiest bid of your side is { $bid }. It wins with { $tricks } tricks.
}
endgame-board-win-never = No bid that is made exactly wins in this round.
endgame-board-survive = { $nil ->
    [dropped] Without a nil, the easiest bid that keeps your side in the match is { $bid }. It is safe with { $tricks } tricks.
   *[other] To stay in the match, the easiest bid of your side is { $bid }. It is safe with { $tricks } tricks.
}
endgame-board-survive-safe = With a bid of { $bid } your side cannot lose the match in this round.
endgame-board-survive-never = No bid that is made exactly keeps your side in the match: the others have to be stopped.
# $change: from what to what the match turns. $swing: points by which your side comes out better.
endgame-board-set = Setting the other side takes { NUMBER($tricks) } tricks. { $change ->
    [lost-won] It turns a lost match into a won one.
    [lost-on] It turns a lost match into one that goes on.
    [on-won] It wins a match that would go on.
   *[same] It changes nothing about who wins, but is worth { NUMBER($swing) } points.
}
endgame-board-set-nil = { $place ->
    [you] Breaking your nil
   *[other] Breaking the nil of { PLACE($place, form: "player") }
} { $change ->
    [lost-won] turns a lost match into a won one.
    [lost-on] turns a lost match into one that goes on.
    [on-won] wins a match that would go on.
   *[same] changes nothing about who wins, but is worth { NUMBER($swing) } points.
}
endgame-board-set-never = No set is worth going for here.

## What is asked

# $nils: how many bids of no trick there are.
endgame-board-ask = { $nils ->
    [0] With how few tricks does your side win?
    [one] With how few tricks does your side win, if the nil is kept?
   *[other] With how few tricks does your side win, if all nils are kept?
}
endgame-board-guess = Fewest tricks that win
endgame-board-check = Check
endgame-board-never = No number wins
endgame-board-reveal = Show the splits

endgame-board-guess-empty = Write a number of tricks, from 0 to { NUMBER($most) }.
endgame-board-guess-unreadable = That is no number of tricks. Write one from 0 to { NUMBER($most) }.
endgame-board-guess-never = There is a number of tricks that wins. Work out both totals for the tricks that your side has bid.
endgame-board-guess-impossible = That cannot be with these nils. Try another number.
# $tricks: the guess. $us, $them: the totals that it leads to. $contract: of your side. $penalty: points for bags. $target: points that win.
endgame-board-guess-sooner = { NUMBER($tricks) } tricks do win, { NUMBER($us) } to { NUMBER($them) }. But your side wins with fewer already.
endgame-board-guess-penalty = With { NUMBER($tricks) } tricks the bag counter is full. The { NUMBER($penalty) } points go off before anybody has won, and { NUMBER($us) } are left.
endgame-board-guess-others = With { NUMBER($tricks) } tricks your side has { NUMBER($us) } points. But the others score in the same round: they have { NUMBER($them) }, and that is not less.
endgame-board-guess-set = { NUMBER($tricks) } tricks do not make your contract of { NUMBER($contract) }. It is set, and { NUMBER($us) } points are left.
endgame-board-guess-they-win = With { NUMBER($tricks) } tricks for your side the others win, { NUMBER($them) } to { NUMBER($us) }.
endgame-board-guess-short = With { NUMBER($tricks) } tricks your side has { NUMBER($us) } points, and that does not win yet.
endgame-board-right = { $tricks ->
    [one] Right: your side wins with one trick, and with none it does not.
   *[other] Right: your side wins with { NUMBER($tricks) } tricks, and with fewer it does not.
}
endgame-board-right-never = Right: no number of tricks wins the match for your side in this round.
endgame-board-shown = The fewest tricks that win are { NUMBER($tricks) }.
endgame-board-shown-never = No number of tricks wins the match for your side in this round.
