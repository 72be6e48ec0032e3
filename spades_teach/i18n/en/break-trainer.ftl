### The trainer for breaking spades.
### break-ID: what is asked and shown.  misconception-ID: said about a wrong answer that shows it; .label names the belief in a table of
### mistakes, .truth says how it is.

## May a spade be led, and which cards?

break-lead-title = May you lead a spade?
# $known: first (the first trick), told (a sign says whether spades are broken) or read (from the tricks so far). $trick: the trick you lead to.
# $before: the trick of the round before in which spades were broken, 0 where nothing is told of it.
break-lead-task = { $known ->
    [first] { $before ->
        [0] You lead to the first trick. Answer, and mark every card you may lead.
       *[other] A new round: in the one before, spades were broken in trick { NUMBER($before) }. You lead to the first trick. Answer, and mark every card you may lead.
    }
    [told] You lead. Answer, and mark every card you may lead.
   *[read] { $before ->
        [0] You lead to trick { NUMBER($trick) }. Read the tricks so far, answer, and mark every card you may lead.
       *[other] A new round: in the one before, spades were broken in trick { NUMBER($before) }. You lead to trick { NUMBER($trick) }. Read the tricks so far, answer, and mark every card you may lead.
    }
}
break-lead-name = May you lead a spade now?
break-lead-yes = Yes
break-lead-no = No
break-lead-hint = Say yes or no, and mark at least one card: whoever leads always has one that may be led.

# The name of a card in the hand. $card: the card.
break-card-plain = { CARDNAME($card) }
break-card-chosen = { CARDNAME($card) }, marked
break-card-right = { CARDNAME($card) }, marked, may be led
break-card-wrong = { CARDNAME($card) }, marked, may not be led
break-card-missed = { CARDNAME($card) }, not marked, may be led
break-card-blocked = { CARDNAME($card) }, may not be led

## Which card broke spades, and when?

break-breaker-title = Which card broke spades?
break-breaker-task = Press the card that broke spades, in the trick in which it did. Or choose one of the answers below.
break-breaker-name = Or was it none of these?
break-breaker-not-yet = Spades are not broken yet
break-breaker-round-before = They were broken in the round before
break-breaker-hint = Press one card of the tricks, or choose one of the answers.
break-tag-picked = this one?
break-tag-was-breaker = broke ♠︎
break-tag-wrong = ✕

break-none = No spade has been played in this round yet, so spades are not broken.
# $place, $trick, $card: who played which card to which trick. $suit: what was led to it. $how: led, won or beaten.
break-found = { $how ->
    [led] { $place ->
        [you] In trick { NUMBER($trick) } you led { CARD($card) } and held nothing but spades. That was the first spade of the round, and it broke spades.
       *[other] In trick { NUMBER($trick) } { PLACE($place) } led { CARD($card) } and held nothing but spades. That was the first spade of the round, and it broke spades.
    }
    [beaten] { $place ->
        [you] In trick { NUMBER($trick) } you played { CARD($card) } on { SUIT($suit) }. A higher spade took the trick, but yours was the first and broke spades.
       *[other] In trick { NUMBER($trick) } { PLACE($place) } played { CARD($card) } on { SUIT($suit) }. A higher spade took the trick, but this one was the first and broke spades.
    }
   *[won] { $place ->
        [you] In trick { NUMBER($trick) } you played { CARD($card) } on { SUIT($suit) }. That was the first spade of the round, and it broke spades.
       *[other] In trick { NUMBER($trick) } { PLACE($place) } played { CARD($card) } on { SUIT($suit) }. That was the first spade of the round, and it broke spades.
    }
}

## At which tables may a spade be led?

break-tables-title = Seven tables, one position
# $known, $trick, $before: as for break-lead-task.
break-tables-task = { $known ->
    [first] You lead to the first trick. Mark every table at which you may lead a spade.
    [told] You lead. Mark every table at which you may lead a spade.
   *[read] You lead to trick { NUMBER($trick) }. Mark every table at which you may lead a spade.
}
break-tables-name = A spade may be led at this table
break-tables-hint = Mark at least one table: at one of them no break is needed.
break-tables-differs = differs from table A
# $count: tables that allow other cards than table A.
break-tables-right = { $count ->
    [0] Right at all seven tables, and here they all say the same.
    [one] Right at all seven tables. One of them differs from table A.
   *[other] Right at all seven tables. { NUMBER($count) } of them differ from table A.
}
# The letter and what the table says. Table A is the default.
break-form-a = Our table: any spade played in an earlier trick breaks them
    .letter = A
break-form-b = A spade must have won a trick
    .letter = B
break-form-c = The first spade of the round must have been played
    .letter = C
break-form-d = A spade must have been played on another suit
    .letter = D
break-form-e = No break needed: any spade, at any time
    .letter = E
break-form-f = As at our table, but the ace of spades may be led before
    .letter = F
break-form-g = No break needed, but no spade leads to the first trick
    .letter = G
# $sources: where this form stands.
break-form-source = From { $sources }
# $why: the short name of the reason.
break-table-yes = Yes: { $why }
break-table-no = No: { $why }
# $cards: the only spades that may be led.
break-table-some = Yes, but only { CARDS($cards) }

## Misconceptions

# $trick: the trick of the round before, 0 where nothing was told of it.
misconception-broken-by-the-round-before = { $trick ->
    [0] What happened in another round does not count: in each round spades begin unbroken.
   *[other] Trick { NUMBER($trick) } was in the round before. With the new deal spades are unbroken again.
}
    .label = Spades stay broken from the round before
    .truth = In each round spades begin unbroken.
# $picked: yes where this card was pressed. $place, $trick, $card: who played it and when. $suit: what was led.
misconception-discard-breaks = { $picked ->
    [yes] { CARD($card) } was thrown away on { SUIT($suit) } in trick { NUMBER($trick) }. Whoever is void may throw anything and need not cut, and only a spade breaks spades.
   *[no] In trick { NUMBER($trick) } { CARD($card) } was thrown away on { SUIT($suit) }. Whoever is void may throw anything and need not cut, and only a spade breaks spades.
}
    .label = To be void breaks spades, whatever is thrown
    .truth = Only a spade breaks spades; a card of another suit thrown away does not.
misconception-another-suit-breaks = { CARD($card) } in trick { NUMBER($trick) } is no spade. Only a spade can break spades, however high another card may be.
    .label = A card of another suit can break spades
    .truth = Only a spade breaks spades.
misconception-cut-does-not-break = { $place ->
    [you] Look at trick { NUMBER($trick) }: there you played { CARD($card) } on { SUIT($suit) }. That is just what breaks spades, for everybody.
   *[other] Look at trick { NUMBER($trick) }: there { PLACE($place) } played { CARD($card) } on { SUIT($suit) }. That is just what breaks spades, for everybody.
}
    .label = To cut does not break spades
    .truth = A spade played on another suit breaks spades, for everybody.
misconception-first-trick-does-not-count = { $picked ->
    [yes] { CARD($card) } in trick { NUMBER($trick) } came later. The spade in the first trick counts like any other, and it had broken spades already.
   *[no] { CARD($card) } was played in the first trick, but that counts like any other: a spade on another suit breaks spades from the first trick on.
}
    .label = A spade in the first trick does not break spades
    .truth = A spade on another suit breaks spades from the first trick on.
misconception-forced-lead-breaks-nothing = { $picked ->
    [yes] { CARD($card) } in trick { NUMBER($trick) } came later. At our table any spade breaks spades, one that was led from a hand of nothing but spades too.
   *[no] { CARD($card) } was led in trick { NUMBER($trick) } by somebody with nothing but spades. At our table any spade breaks spades, however it came to be played.
}
    .label = A spade led by force does not break spades
    .truth = At our table a spade led from a hand of nothing but spades breaks them too; at some tables it does not.
misconception-forced-lead-breaks-everywhere = { CARD($card) } was led in trick { NUMBER($trick) }. Where a spade must have been played on another suit, a led one breaks nothing.
    .label = A spade led by force breaks spades at every table
    .truth = Where a spade must have been played on another suit, a led one breaks nothing.
misconception-spade-must-win-to-break = { $picked ->
    [yes] { CARD($card) } took trick { NUMBER($trick) }, but another spade was played before it, and that one had broken spades already. To break them it need not win.
   *[no] { CARD($card) } was beaten by a higher spade in trick { NUMBER($trick) }. It broke spades all the same: to break them it need not win.
}
    .label = A spade must win its trick to break spades
    .truth = The first spade breaks spades, whether it wins its trick or not.
misconception-only-a-led-spade-breaks = { CARD($card) } was led in trick { NUMBER($trick) }, and that was allowed because spades had been broken before.
    .label = Spades are broken when one is led
    .truth = Spades are broken by a spade played on another suit; after that they may be led.
misconception-spades-break-again = { CARD($card) } in trick { NUMBER($trick) } is a spade too, but not the first one. Spades break once in a round.
    .label = Every spade breaks spades anew
    .truth = The first spade of the round breaks spades, the later ones change nothing.
# $card: one that may be led too.
misconception-break-forces-spades = { CARD($card) } may be led too. Once spades are broken they may be led, but nobody has to.
    .label = After the break one must lead spades
    .truth = After the break spades may be led like any other suit; nobody has to.
misconception-break-needed-everywhere = At a table without a break a spade may be led like any other card, whatever has been played.
    .label = Every table wants spades broken first
    .truth = Some tables want no break: there a spade may be led at any time.
misconception-ace-exception-overlooked = Where the ace of spades is an exception it may be led before the break, and you hold it.
    .label = The ace of spades always has to wait
    .truth = In some regions the ace of spades may be led before the break.
misconception-ace-exception-for-all-spades = Where the ace of spades is an exception, it is the only one. You do not hold it, so your spades have to wait.
    .label = Where the ace may be led, any spade may
    .truth = Where the ace of spades may be led before the break, the other spades still wait.
# $card: another spade.
misconception-ace-frees-all-spades = At this table only the ace of spades may be led before the break. { CARD($card) } has to wait.
    .label = The ace of spades frees the other spades
    .truth = Where the ace of spades may be led before the break, the other spades still wait.
misconception-first-trick-exception-overlooked = Table G lets spades be led without a break, but not to the first trick, and this is the first.
    .label = Where no break is needed, even the first trick may be led with a spade
    .truth = Some tables want no break but forbid a spade as the lead to the first trick.
misconception-first-trick-exception-stays = At table G only the first trick is closed to spades. It is over, and no break is needed there.
    .label = A first trick without spades closes them for longer
    .truth = Where only the first trick may not be led with a spade, any later one may.
# $form: the table, by its letter in the base rules.
misconception-invents-a-difference = { $form ->
    [b] Table B says the same as table A here: a trick in which a spade is played is always won by a spade.
    [c] Table C says the same as table A, always: the first spade of the round is the one that breaks them.
    [d] Table D says the same as table A here: they part only when a hand of nothing but spades has led one.
   *[f] Table F says the same as table A here: its exception is for the ace of spades before the break.
}
    .label = Tables differ more than they do
    .truth = Most wordings of the break come to the same: the first spade of the round breaks spades.

## Slips

# $card: a card of the hand.
slip-says-no-marks-spades = You said no, and yet you marked { CARD($card) }. No spade may be led here, so leave the spades unmarked.
slip-says-yes-marks-none = You said yes, so mark the spades too: { CARD($card) } may be led.

## Errors: for authors of questions

break-bad-kind = “{ $value }” cannot be asked. Choose some of { CODE("lead") }, { CODE("breaker") } and { CODE("tables") }.
