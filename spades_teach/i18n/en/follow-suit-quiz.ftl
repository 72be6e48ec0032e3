### The quiz about following suit.
### quiz-ID: what is asked and shown.  misconception-ID: said about a wrong answer that shows it; .label names the belief in a table of
### mistakes, .truth says how it is.
### slip-ID: said about any other wrong answer.

quiz-check = Check
quiz-next = Next question
quiz-finish = See the result
quiz-try-again = Try again
quiz-once-more = Once more

quiz-hand = Your cards
quiz-table = The table
quiz-your-turn = your turn
quiz-broken = ♠︎ broken
quiz-unbroken = ♠︎ not broken
quiz-first-trick = First trick

# The name of a card in the hand. $card: the card.
quiz-card-plain = { CARDNAME($card) }
quiz-card-chosen = { CARDNAME($card) }, marked
quiz-card-right = { CARDNAME($card) }, marked, may be played
quiz-card-wrong = { CARDNAME($card) }, marked, may not be played
quiz-card-missed = { CARDNAME($card) }, not marked, may be played
quiz-card-blocked = { CARDNAME($card) }, may not be played

## How it goes

# $number: the question. $of: how many there are.
quiz-progress = Question { NUMBER($number) } of { NUMBER($of) }
quiz-progress-endless = Question { NUMBER($number) }
# $right: right answers. $goal: how many are wanted.
quiz-progress-goal = { NUMBER($right) } of { NUMBER($goal) } right
# $right: right answers. $answered: all answers. $streak: right ones in a row up to now.
quiz-tally = { $streak ->
    [0] { NUMBER($right) } of { NUMBER($answered) } right
    [one] { NUMBER($right) } of { NUMBER($answered) } right
   *[other] { NUMBER($right) } of { NUMBER($answered) } right, { NUMBER($streak) } in a row
}
quiz-state-right = right
quiz-state-wrong = not right
quiz-state-missed = this would have been right
quiz-sign-good = Right.
quiz-sign-bad = Not quite.
quiz-sign-note = Note.
# $goal: right answers that were wanted.
quiz-goal-reached = { $goal ->
    [one] Goal reached: one right answer. Go on as long as you like.
   *[other] Goal reached: { NUMBER($goal) } right answers. Go on as long as you like.
}
quiz-over-title = That was all
# $right: right answers. $of: questions.
quiz-over = { $right ->
    [0] None of { NUMBER($of) } right this time.
   *[other] { NUMBER($right) } of { NUMBER($of) } right.
}
quiz-met = To remember:
# $count: questions never answered right.
quiz-again-missed = { $count ->
    [one] Ask the missed one again
   *[other] Ask the { NUMBER($count) } missed ones again
}
quiz-again = Start again
quiz-practice = This was practice and is not graded.

## Which cards may be played?

quiz-legal-title = Which cards may you play?
quiz-legal-task-lead = You lead. Mark every card you may play, then check.
# $place: who led. $card: what was led.
quiz-legal-task-follow = { PLACE($place) } led { CARD($card) }. Mark every card you may play, then check.
quiz-legal-hint = Mark at least one card: whoever is to play always has one that may be played.

## Who takes the trick, and why?

quiz-winner-title = Who takes the trick, and why?
# $place: who led. $card: what was led.
quiz-winner-task = { $place ->
    [you] You led { CARD($card) }. Press the card that takes the trick, then choose the reason.
   *[other] { PLACE($place) } led { CARD($card) }. Press the card that takes the trick, then choose the reason.
}
quiz-winner-why = It takes the trick because
quiz-winner-hint = Press one of the four cards and choose one of the reasons.
quiz-takes-it = takes it
# $place: who played. $card: the card.
quiz-play-chosen = { PLACE($place) }: { CARD($card) }, { CARDNAME($card) }, picked
quiz-play-right = { PLACE($place) }: { CARD($card) }, { CARDNAME($card) }, picked, right
quiz-play-wrong = { PLACE($place) }: { CARD($card) }, { CARDNAME($card) }, picked, not right

quiz-why-highest-of-suit-led = it is the highest card of the suit that was led
quiz-why-highest-spade = it is the highest spade
quiz-why-highest-trump = it is the highest card of the trump suit
quiz-why-joke-trump = it is a joke trump: a joker has made it a spade
quiz-why-highest-suit = it is the highest card of the highest suit
quiz-why-highest-rank = it is the highest card, whatever its suit
quiz-why-first-spade = it was the first spade
quiz-why-last-card = it was played last

## May a spade be led?

quiz-spade-lead-title = May you lead a spade?
quiz-spade-lead-task-told = You lead. Choose the answer that is right and has the right reason.
quiz-spade-lead-task-read = You lead. Read from the tricks so far whether spades are broken, then choose the answer that is right and has the right reason.
quiz-spade-lead-answer = Your answer
quiz-spade-lead-hint = Choose one of the answers.

quiz-lead-yes-broken = Yes, spades are broken
quiz-lead-yes-only-spades = Yes, I hold nothing but spades
quiz-lead-yes-always = Yes, whoever leads may lead any card
quiz-lead-no-unbroken = No, spades are not broken and I hold another suit
quiz-lead-no-until-broken = No, before the break nobody may lead one, whatever they hold
quiz-lead-no-never = No, spades are for cutting and never led

## Did anybody renege?

quiz-renege-title = Did anybody renege?
quiz-renege-task = Find the card that should have followed suit, then the later card that first gives it away. Or say that nobody reneged.
quiz-renege-hint = Mark two cards, the renege and the later one that gives it away, or say that nobody reneged.
quiz-renege-tool = Mark
quiz-tool-renege = the renege
quiz-tool-proof = what gives it away
quiz-renege-nobody = Nobody reneged
quiz-tag-renege = renege?
quiz-tag-proof = shows it?
quiz-tag-was-renege = renege
quiz-tag-was-proof = shows it
quiz-tag-wrong = ✕

quiz-tricks = Tricks so far
quiz-trick-number = Trick
quiz-tricks-legend = ▸ led · underlined: took the trick
# $role: led, won, both or plain. $state: what is marked on the card.
quiz-cell = Trick { NUMBER($trick) }, { PLACE($place) }: { CARD($card) }, { CARDNAME($card) }{ $role ->
    [led] , led
    [won] , took the trick
    [both] , led and took the trick
   *[plain] { "" }
}{ $state ->
    [renege] , marked as the renege
    [proof] , marked as what gives it away
    [was-renege] , the renege
    [was-proof] , what gives it away
    [picked] , marked as what broke spades
    [was-breaker] , broke spades
    [wrong] , marked, not right
   *[plain] { "" }
}

quiz-renege-none = Nobody reneged. Whoever did not follow suit never played a card of that suit afterwards.
# $place, $trick, $card: the renege. $suit: what was led. $proof, $shown: the card that gives it away, and its trick.
quiz-renege-found = { $place ->
    [you] { CARD($card) } in trick { NUMBER($trick) } was a renege: { SUIT($suit) } were led, and your { CARD($proof) } in trick { NUMBER($shown) } shows that you still held one.
   *[other] { CARD($card) } in trick { NUMBER($trick) } was a renege: { SUIT($suit) } were led, and { CARD($proof) } in trick { NUMBER($shown) } shows that { PLACE($place) } still held one.
}

## Misconceptions: which cards may be played

# $card: the card spoken of. $suit: the suit led.
misconception-spade-may-always-be-played = { CARD($card) } would cut the trick, but only a player without { SUIT($suit) } may cut, and you still hold one.
    .label = A spade may be played at any time
    .truth = A spade may be played on another suit only by a player who holds none of that suit.
misconception-any-card-may-be-played = { CARD($card) } may be thrown away only by a player without { SUIT($suit) }. You still hold one, so you must follow.
    .label = Any card may be played at any time
    .truth = As long as you hold the suit that was led, you must play it.
# $other: the suit of the same colour. $void: yes where the suit led is not held.
misconception-colour-for-suit = { $void ->
    [yes] You hold no { SUIT($suit, form: "one") }, so any card may be played, { CARD($card) } too. That { SUIT($other) } have the same colour makes no difference.
   *[no] { CARD($card) } has the colour of { SUIT($suit) }, but it is a { SUIT($other, form: "one") }. Only the suit counts, not the colour.
}
    .label = The same colour follows suit
    .truth = Hearts and diamonds are two suits, and so are spades and clubs.
misconception-marks-everything = You marked every card. That is right only where no rule forbids any of them, and here { CARD($card) } may not be played.
    .label = Marks every card
    .truth = Mark only what no rule forbids.
# $allowed: yes where a spade may be led all the same.
misconception-spade-may-always-be-led = { $allowed ->
    [yes] A spade may be led here, but not because whoever leads may lead anything: before the break that is not so.
   *[no] { CARD($card) } may not be led yet. Whoever leads may choose freely, but spades wait until they are broken.
}
    .label = A spade may be led at any time
    .truth = A spade may be led once spades are broken, or from a hand of nothing but spades.
misconception-must-beat = { $void ->
    [yes] { CARD($card) } may be played too. Nobody has to beat the cards on the table, not even when cutting.
   *[no] { CARD($card) } may be played too. You must follow suit, but nobody has to beat the cards on the table.
}
    .label = You must beat the cards on the table
    .truth = You must follow suit, but you never have to beat a card.
misconception-must-trump-when-void = { CARD($card) } may be played too. Without { SUIT($suit) } you may cut, but you need not: any card will do.
    .label = Whoever is void must trump
    .truth = Without the suit that was led you may play any card: cut, or throw one away.
misconception-partner-must-not-be-beaten = { CARD($card) } may be played too. The rule asks only for the suit; whether to take the trick from your partner is your choice.
    .label = You may not beat your partner
    .truth = No rule forbids playing higher than your partner.
misconception-partner-trick-may-not-be-cut = { CARD($card) } may be played too. To cut your partner’s trick is seldom wise, but no rule forbids it.
    .label = You may not cut your partner
    .truth = No rule forbids cutting a trick that your partner is winning.
misconception-spade-on-first-trick-forbidden = { CARD($card) } may be played too. Without { SUIT($suit) } you may cut from the first trick on; only to lead a spade you would have to wait.
    .label = No spade may be played to the first trick
    .truth = A void player may cut from the first trick on.
misconception-unbroken-spade-cannot-cut = { CARD($card) } may be played too. Unbroken spades may not be led, but without { SUIT($suit) } you may cut with one, and that breaks them.
    .label = Unbroken spades may not cut
    .truth = To cut is what breaks spades, so it need not wait for the break.
misconception-spades-are-never-led = { $allowed ->
    [yes] { CARD($card) } may be led too: spades are for leading as well as for cutting.
   *[no] Here a spade may not be led, but only because spades are not broken. Once they are, they may be led like any other suit.
}
    .label = Spades are never led
    .truth = Once spades are broken, they may be led like any other suit.
misconception-spades-only-cannot-lead = { $allowed ->
    [yes] You hold nothing but spades, and then you may lead one although they are not broken.
   *[no] Here a spade may not be led, but only because you hold another suit. Whoever holds nothing but spades may lead one before the break.
}
    .label = Whoever holds only spades cannot lead before the break
    .truth = A hand of nothing but spades may lead one even before the break.

## Misconceptions: who takes the trick

# $card: the card picked. $best: the card that takes the trick. $suit: the suit led. $chosen: whether the card or the reason was wrong.
misconception-spade-does-not-beat = { CARD($card) } is the highest of the { SUIT($suit) }, but { CARD($best) } is a spade, and every spade beats every card of another suit.
    .label = A spade does not beat the suit led
    .truth = Every spade beats every card of another suit.
misconception-highest-rank-wins = { $chosen ->
    [reason] { CARD($best) } takes the trick, but rank alone does not decide: spades come first, then the suit that was led, and any other card loses, however high.
   *[card] { CARD($card) } has the highest rank, but { SUIT($suit) } were led and it is no spade: thrown away, it cannot win.
}
    .label = The highest rank wins, whatever the suit
    .truth = Rank decides among the spades, and where there is none, among the cards of the suit that was led.
misconception-ace-always-wins = { CARD($card) } was thrown away on { SUIT($suit) }. Even an ace wins only in the suit that was led, and only when nobody cuts.
    .label = An ace always wins
    .truth = An ace thrown away on another suit cannot win.
misconception-first-spade-wins = { $chosen ->
    [reason] { CARD($best) } takes the trick, but not because it came first. Of several spades the highest wins.
   *[card] { CARD($card) } was the first spade, but of several spades the highest wins, and that is { CARD($best) }.
}
    .label = The first spade wins
    .truth = Of several spades the highest wins, whichever came first.
misconception-last-card-wins = { $chosen ->
    [reason] { CARD($best) } takes the trick, but when it was played does not matter.
   *[card] { CARD($card) } was played last, but the order of play does not matter: { CARD($best) } is better.
}
    .label = The last card wins
    .truth = Suit and rank decide a trick, never the order of play.
misconception-leader-keeps-the-trick = { CARD($card) } was led, but to lead is not yet to win: { CARD($best) } is better.
    .label = Whoever leads keeps the trick
    .truth = To lead is to choose the suit, not to win the trick.

## Misconceptions: reneges

# $place, $card: whose card is meant. $suit: the suit led.
misconception-cut-is-renege = { $place ->
    [you] { CARD($card) } was a fair cut: you never played a { SUIT($suit, form: "one") } afterwards, so you were void and any card was allowed.
   *[other] { CARD($card) } was a fair cut: { PLACE($place) } never played a { SUIT($suit, form: "one") } afterwards, so nothing shows that one was held.
}
    .label = To cut is to renege
    .truth = To cut is fair for whoever is void; a renege is a suit held back.
misconception-discard-is-renege = { $place ->
    [you] { CARD($card) } was fairly thrown away: you never played a { SUIT($suit, form: "one") } afterwards, so you were void and any card was allowed.
   *[other] { CARD($card) } was fairly thrown away: { PLACE($place) } never played a { SUIT($suit, form: "one") } afterwards, so nothing shows that one was held.
}
    .label = To throw a card away is to renege
    .truth = To throw a card away is fair for whoever is void; a renege is a suit held back.
# $pick, $picker: the card that was marked as what gives it away, and who played it. $proof, $shown: the one that does, and its trick.
misconception-other-player-proves = { CARD($card) } is the renege, but { CARD($pick) } came from another hand. Only a card of the same player gives it away: { CARD($proof) } in trick { NUMBER($shown) }.
    .label = Another player’s card proves a renege
    .truth = Only a later card of the same player gives a renege away.
misconception-earlier-card-proves = { CARD($card) } is the renege, but { CARD($pick) } was played before it. That a { SUIT($suit, form: "one") } was still held can show only later: with { CARD($proof) } in trick { NUMBER($shown) }.
    .label = An earlier card proves a renege
    .truth = A renege shows only in a later trick.
misconception-other-suit-proves = { CARD($card) } is the renege, but { CARD($pick) } is no { SUIT($suit, form: "one") }. Only a later card of the suit that was led gives it away: { CARD($proof) } in trick { NUMBER($shown) }.
    .label = A card of any suit proves a renege
    .truth = A renege shows when the suit that was led turns up after all.

## Slips

# $card: one that was left out. $count: how many were.
slip-missed = { $count ->
    [one] { CARD($card) } may be played too.
   *[other] { NUMBER($count) } more cards may be played, { CARD($card) } for one.
}
slip-forbidden = { CARD($card) } may not be played here.
slip-lower-spade = { CARD($card) } is a spade, but { CARD($best) } is a higher one.
slip-lower-of-suit = { CARD($card) } is of the suit that was led, but { CARD($best) } beats it.
slip-off-suit = { CARD($card) } is neither of the suit that was led nor a spade: thrown away, it cannot win.
slip-another-reason = { CARD($best) } takes the trick, but for another reason.
slip-no-spade-played = { CARD($best) } takes the trick, but it is no spade: nobody cut.
slip-not-the-suit-led = { CARD($best) } takes the trick, but { SUIT($suit) } were led: it is a spade, and it cuts.
# $trick: where spades were broken, 0 where that was told. $card, $place: by which card, and by whom.
slip-broken-already = { $trick ->
    [0] Spades are broken already, as the sign beside your cards says.
   *[other] { $place ->
        [you] Spades are broken already: in trick { NUMBER($trick) } you played { CARD($card) }.
       *[other] Spades are broken already: in trick { NUMBER($trick) } { PLACE($place) } played { CARD($card) }.
    }
}
slip-not-broken-yet = { $allowed ->
    [yes] A spade may be led here, but spades are not broken yet.
   *[no] Spades are not broken yet, and you hold another suit.
}
slip-holds-another-suit = You also hold { CARD($card) }, so you are not left with nothing but spades.
slip-lead-cannot-renege = { CARD($card) } was led. Whoever leads follows nobody, so it cannot be a renege.
slip-card-follows-suit = { CARD($card) } follows suit: { SUIT($suit) } were led. A renege is a card of another suit.
slip-picks-swapped = The right two cards, the wrong way round: the renege comes first, and the later card gives it away.
slip-renege-overlooked = { $place ->
    [you] There was one: in trick { NUMBER($trick) } { SUIT($suit) } were led and you played { CARD($card) }, but your { CARD($proof) } in trick { NUMBER($shown) } shows that you still held one.
   *[other] There was one: in trick { NUMBER($trick) } { SUIT($suit) } were led and { PLACE($place) } played { CARD($card) }, but { CARD($proof) } in trick { NUMBER($shown) } shows that one was still held.
}
slip-showed-earlier = { CARD($card) } is the renege, and { CARD($pick) } shows it too. But it showed already in trick { NUMBER($shown) }, with { CARD($proof) }.

## Errors: for authors of questions

quiz-no-such-question = There is no question “{ $value }”. Write an id such as { CODE("legal-void-1") }, an example such as { CODE("s2-cut") }, or a position.
quiz-no-such-position = These rules never lead to the position “{ $value }”. Choose another question.
quiz-bad-question = “{ $value }” cannot be read as a question. Write it like { CODE("legal hand 9H 4H AS trick E:KH") }.
quiz-bad-position = The position “{ $value }” cannot occur. Correct its cards or its turns.
quiz-no-questions = The list has no question. Name at least one.
quiz-bad-level = There is no level “{ $value }”. Choose 1, 2 or 3.
quiz-bad-kind = “{ $value }” cannot be asked. Choose some of { CODE("legal") }, { CODE("winner") }, { CODE("spade-lead") } and { CODE("renege") }.
quiz-bad-state = This saved state belongs to another quiz. Start again.
