### Worked examples of tables of another size: how people and cards are shared out, hands that are drawn, tricks and scores of more players.
### The ids follow those of step-reveal: worked-ask-ID asks and .label names, worked-why-ID tells why, worked-mistake-ID and worked-wrong-ID speak about an answer.

another-table = “{ $value }” does not seat its players as the example { CODE($example) } does. Choose rules that do, such as { CODE($expected) }.

# $place: a seat by its name or number, or you. $card: what was led.
worked-task-trick-played = { $place ->
    [you] You led { CARD($card) }. All have played, in this order.
   *[other] { PLACE($place) } led { CARD($card) }. All have played, in this order.
}
worked-row = The trick, in the order of play
# $players: how many play.
worked-task-deal-for = { $players ->
    [2] A round for two players is dealt.
   *[other] A round for { NUMBER($players) } players is dealt.
}
# $first, $second: the two top cards of the stock.
worked-task-draw = Two play, and nobody is dealt a hand: cards are drawn from the stock. The two on top are { CARD($first) }, then { CARD($second) }.
worked-task-tables = More people have come than one table seats.
# $place: the partner’s seat.
worked-note-partner = Your partner: { PLACE($place, form: "player") }.
worked-note-alone = Nobody has a partner here: each plays for a score of their own.

## The cards

worked-ask-pack = { $players ->
    [2] Two play. How many cards does the table play with?
   *[other] { NUMBER($players) } people play. How many cards does the table play with?
}
    .label = The pack
# $count: cards in all. $copies: packs. $plain: cards of ordinary packs. $out: cards taken out ($cards: which). $jokers: put in. $changed: plain, out, in or outin.
worked-why-pack = { $changed ->
    [plain] { $copies ->
        [one] { NUMBER($count) }: an ordinary pack as it is.
       *[other] { NUMBER($count) }: { NUMBER($copies) } ordinary packs as they are.
    }
    [out] { $copies ->
        [one] { NUMBER($count) }: an ordinary pack without { CARDS($cards) }.
       *[other] { NUMBER($count) }: { NUMBER($copies) } ordinary packs without { CARDS($cards) }.
    }
    [in] { $copies ->
        [one] { NUMBER($count) }: an ordinary pack and { NUMBER($jokers) } jokers.
       *[other] { NUMBER($count) }: { NUMBER($copies) } ordinary packs and { NUMBER($jokers) } jokers.
    }
   *[outin] { $copies ->
        [one] { NUMBER($count) }: an ordinary pack without { CARDS($cards) }, and { NUMBER($jokers) } jokers.
       *[other] { NUMBER($count) }: { NUMBER($copies) } ordinary packs without { CARDS($cards) }, and { NUMBER($jokers) } jokers.
    }
}
# $answer: what was said, here and below.
worked-mistake-plain-pack = { $copies ->
    [one] { NUMBER($answer) } cards are an ordinary pack. { NUMBER($players) } players cannot share that out evenly: cards go out, or jokers come in.
   *[other] { NUMBER($answer) } cards are { NUMBER($copies) } ordinary packs. { NUMBER($players) } players cannot share that out evenly: cards go out, or jokers come in.
}
worked-mistake-one-pack-only = { NUMBER($answer) } cards are one pack. So many players need { NUMBER($copies) }.
worked-astray-pack = { $copies ->
    [one] { NUMBER($answer) } is not it. Begin with the { NUMBER($plain) } cards of an ordinary pack, and see whether { NUMBER($players) } players can share them.
   *[other] { NUMBER($answer) } is not it. Begin with the { NUMBER($plain) } cards of { NUMBER($copies) } ordinary packs, and see whether { NUMBER($players) } players can share them.
}

# $cards: of the pack. $left: in nobody’s hand. $how: what becomes of these: none are left, drawn (and thrown away), kitty, unused.
worked-ask-hand = { NUMBER($cards) } cards and { NUMBER($players) } players: how many does each hold when the first card is played?
    .label = A hand
worked-why-hand = { $how ->
    [none] The whole pack is dealt: { NUMBER($count) } cards each, and none is left.
    [drawn] Of two cards each keeps one and throws the other away, until both hold { NUMBER($count) }.
    [kitty] { $left ->
        [one] { NUMBER($count) } each. The card that is left is the kitty: whoever takes it throws another one away.
       *[other] { NUMBER($count) } each. The { NUMBER($left) } that are left are the kitty: whoever takes it throws as many away.
    }
   *[unused] { NUMBER($count) } each. What cannot be shared out evenly stays out of play.
}
worked-mistake-all-shared-out = { $how ->
    [drawn] { NUMBER($answer) } would be half the pack. But for each card that is kept another one is thrown away.
   *[other] { NUMBER($answer) } each would leave too little over: this table wants a whole trick’s cards more in its kitty.
}
worked-astray-hand = { NUMBER($answer) } is not it. Share { NUMBER($cards) } cards evenly among { NUMBER($players) }, and think of what this table keeps back.

worked-ask-aside = How many cards does nobody hold then?
    .label = In nobody’s hand
worked-why-aside = { $how ->
    [drawn] { NUMBER($count) }: each drawn card that was not kept.
    [kitty] { NUMBER($count) }: the kitty, or what was thrown away for it.
   *[unused] { $count ->
        [one] One, which stays out of play.
       *[other] { NUMBER($count) }, which stay out of play.
    }
}
# $dealt: cards in the hands.
worked-mistake-nothing-aside = Not all are in the hands: these hold { NUMBER($dealt) } of { NUMBER($cards) } cards.
worked-mistake-dealt-for-aside = { NUMBER($answer) } are in the hands. Asked for are the others.
worked-astray-aside = { NUMBER($answer) } is not it. Take the { NUMBER($dealt) } cards in the hands away from the { NUMBER($cards) } of the pack.

# $hand: cards of a hand.
worked-ask-tricks = Each plays { NUMBER($hand) } cards. How many tricks does the round count?
    .label = Tricks
worked-why-tricks = { NUMBER($count) }: what is thrown away for the kitty counts as a trick as well, for whoever took it.
worked-mistake-kitty-is-no-trick = { NUMBER($answer) } are played. At this table the cards that were thrown away count as well.
worked-astray-tricks = { NUMBER($answer) } is not it. A trick for each of the { NUMBER($hand) } cards, and then think of the kitty.

## A hand that is drawn. $both: yes where both cards are seen before the choice. $take: first or second. $marked: none, one or both were marked.

worked-ask-sees = Which of the two may you look at before you choose?
    .label = Seen before the choice
worked-why-sees = { $both ->
    [yes] Both: at this table you see two cards and keep one.
   *[no] { CARD($card) } alone: the second one stays face down until you have chosen.
}
worked-wrong-sees = { $marked ->
    [none] You do not choose blindly: at least the top card is seen.
    [both] You are not shown the second one before you have decided about the first.
   *[one] { $both ->
        [yes] That is one of them, but here you are shown more before you choose.
       *[no] The top card comes first: that one is seen, the other is not.
    }
}
worked-ask-kept = { $take ->
    [first] You keep the first. Which card comes into your hand?
   *[second] You take the second. Which card comes into your hand?
}
    .label = In your hand
worked-why-kept = { CARD($card) } goes into your hand, { CARD($other) } is thrown away.
worked-wrong-kept = { $marked ->
    [none] One of the two goes into your hand, each time.
    [both] You keep one of the two, never both.
   *[one] { $take ->
        [first] You said that you keep the first, so the other one is thrown away.
       *[second] You said that you take the second, so the first one is thrown away.
    }
}
worked-ask-knows = Do you know the card that is thrown away?
    .label = The thrown card is known
# $case: both were seen, the first was thrown away, the second may or may not be looked at.
worked-why-knows = { $case ->
    [both] Yes: you saw both before you chose.
    [first] Yes: you saw the first card before you took the other one for it.
    [may] Yes: whoever keeps the first may look at the second before it is thrown away.
   *[may-not] No: at this table the second card is thrown away unseen.
}

## Several tables. $people: how many have come. $first, $second, $third: people at each table, 0 for none. $tables: how many. $least: at the smallest.

worked-ask-tables = { NUMBER($people) } people want to play. How do they sit down by this rule?
    .label = The tables
worked-one-table = All { NUMBER($first) } at one table
worked-tables = { $third ->
    [0] { NUMBER($first) } and { NUMBER($second) }
   *[other] { NUMBER($first) }, { NUMBER($second) } and { NUMBER($third) }
}
worked-why-tables = { NUMBER($tables) } tables, none with fewer than { NUMBER($least) } people; each plays by the rules for its number.
worked-wrong-tables = { $case ->
    [one] One table is too small for { NUMBER($people) }: by this rule they split up.
    [pair] Nobody is left to play in twos: that is another game, with a drawn hand. Tables of three to five are made.
   *[other] That would seat everybody too, and some do so. This rule names another split, with { NUMBER($tables) } tables.
}

## A trick of more players. $place: a seat. $card: a card.

worked-nobody = Nobody: the trick is dead
worked-ask-cancelled = Which cards cancel each other?
    .label = Cancelled
worked-why-cancelled = { $count ->
    [0] None: no card was played twice.
   *[other] A card that is played twice to a trick cancels itself: neither of the two can win.
}
# $times: how often the card was played.
worked-wrong-cancelled = { $times ->
    [one] { CARD($card) } was played once only. It takes two identical cards to cancel.
   *[other] { CARD($card) } was played twice, so the two cancel each other.
}
worked-ask-takes-at = Who takes the trick?
    .label = The trick
worked-why-dead = Every card that could have won is cancelled, and the rest are neither spades nor of the suit led. The trick is dead and counts for nobody.
worked-why-takes-left = { $place ->
    [you] You take it with { CARD($card) }: of the cards that are not cancelled it is the best.
   *[other] { PLACE($place) } takes it with { CARD($card) }: of the cards that are not cancelled it is the best.
}
worked-why-takes-at = { $place ->
    [you] You take it with { CARD($card) }, the best card of the trick.
   *[other] { PLACE($place) } takes it with { CARD($card) }, the best card of the trick.
}
# $which: first or last, which of two equal cards wins.
worked-why-takes-twin = { $which ->
    [first] { $place ->
        [you] You take it: of two equal cards the one that was played first wins here.
       *[other] { PLACE($place) } takes it: of two equal cards the one that was played first wins here.
    }
   *[last] { $place ->
        [you] You take it: of two equal cards the one that was played last wins here.
       *[other] { PLACE($place) } takes it: of two equal cards the one that was played last wins here.
    }
}
worked-wrong-twin = { $which ->
    [first] The right card, but it was played twice. At this table the first of two equal cards wins.
   *[last] The right card, but it was played twice. At this table the last of two equal cards wins.
}
worked-wrong-dead = A trick is dead only when nothing is left that can win: look for a spade, then for the suit that was led, among the cards that came once.
worked-wrong-cancelled-takes = { CARD($card) } was played twice. The two cancel each other, and neither can win.

## A score

worked-ask-points-of = { $place ->
    [you] What is this round worth to you?
   *[other] What is this round worth to { PLACE($place, form: "player") }?
}
    .label = { $place ->
        [you] Your points
       *[other] Points of { PLACE($place, form: "player") }
    }
# $contract, $tricks: of a set contract. $each: points for a trick.
worked-mistake-whole-contract-charged = { SIGNED($answer) } charges all { NUMBER($contract) } tricks of the contract. At this table only those that are missing cost.
worked-mistake-set-scores-no-points = A set contract is not worth 0: at this table each missing trick costs { NUMBER($each) } points.
worked-mistake-set-pays = The contract was { NUMBER($contract) } and is set: the tricks taken bring nothing, and each missing one costs { NUMBER($each) } points.
worked-astray-missing = { SIGNED($answer) } is not it. Of { NUMBER($contract) } tricks { NUMBER($tricks) } were taken toward the contract; each missing one costs { NUMBER($each) } points.
# $place, $other: two partners.
worked-ask-points-of-both = What is this round worth to { PLACE($place, form: "player") } and { PLACE($other, form: "player") }?
    .label = Points of { PLACE($place, form: "player") } and { PLACE($other, form: "player") }
