### Items of practice about the deal, bids, the contract and the match.  practice-TOPIC-MISTAKE: said about a wrong answer that shows it.

## The deal

practice-dealer-is = { $place ->
    [you] You deal this round.
   *[other] { PLACE($place) } deals this round.
}
practice-given = The first { NUMBER($n) } cards have been given, one at a time.

practice-ask-card = Who gets card number { NUMBER($n) }?
# $n: the card. $dealer, $first, $right: places; the first card goes to $first.
practice-card-begins-with-dealer = That counts the dealer as the first. The first card goes to the dealer’s left, and the dealer comes last.
practice-card-anticlockwise = That goes round the wrong way. The cards go clockwise: from each seat to the one on its left.
practice-card-begins-at-the-right = That begins on the dealer’s right. The first card goes to the left of the dealer.
practice-card-one-seat-late = One seat too far. The first card already lies at the dealer’s left; count from there.
practice-card-astray = Count round the table once more: card one goes to the dealer’s left, the fourth to the dealer.
practice-card-why = Card one goes to the dealer’s left, and every fourth card to the dealer. Card { NUMBER($n) } goes to { PLACE($right, form: "player") }.

# $rounds: rounds played since.
practice-dealt-first = { $rounds ->
    [one] { $place ->
        [you] You dealt, and one round has been played.
       *[other] { PLACE($place) } dealt, and one round has been played.
    }
   *[other] { $place ->
        [you] You dealt the first round, and { NUMBER($rounds) } rounds have been played.
       *[other] { PLACE($place) } dealt the first round, and { NUMBER($rounds) } rounds have been played.
    }
}
practice-most-tricks = { $place ->
    [you] You took the most tricks in the last one.
   *[other] { PLACE($place) } took the most tricks in the last one.
}
practice-ask-next = Who deals the next round?
practice-next-winner-deals = Who took the most tricks has no say in this. The deal passes to the left after every round.
practice-next-deal-stays = Nobody keeps the deal. After every round it passes on.
practice-next-passes-to-the-right = The deal passes the other way: to the left, like everything else at this table.
practice-next-partner-deals = Partners do not hand the deal to each other. It goes from seat to seat, clockwise.
practice-next-astray = Follow the deal from seat to seat: one step to the left after each round.
practice-next-why = { $rounds ->
    [one] One step to the left: { PLACE($right, form: "player") }.
   *[other] { NUMBER($rounds) } steps to the left: { PLACE($right, form: "player") }.
}

practice-ask-begins = { $what ->
    [bids] Who bids first?
   *[leads] Who leads to the first trick?
}
practice-begins-dealer-begins = { $what ->
    [bids] The dealer does not begin: the dealer hears all the others first and bids last.
   *[leads] The dealer does not begin: the dealer plays last to the first trick.
}
practice-begins-right-begins = That is the dealer’s right, where the round of the table ends. It begins on the dealer’s left.
practice-begins-partner-begins = The dealer’s partner has the second turn. The seat before that one begins.
practice-begins-astray = Look for the dealer, then go one seat clockwise.
practice-begins-why = It begins on the dealer’s left: { PLACE($right, form: "player") }.

practice-ask-count = { $place ->
    [you] How many of them do you hold?
   *[other] How many of them does { PLACE($place) } hold?
}
practice-right-cards = { $answer ->
    [one] One card: right.
   *[other] { NUMBER($answer) } cards: right.
}
practice-count-begins-with-dealer = That counts from the dealer. The first card goes to the dealer’s left, so the dealer is the last to get each new card.
practice-count-one-card-early = One card too few. See who has already had a card in the round of four that has just begun.
practice-count-share-of-all = Near. { NUMBER($n) } cards are some whole rounds of four and a rest; the rest goes to the seats from the dealer’s left on.
practice-count-all-given = The deal is still going on: of the { NUMBER($n) } cards given each seat holds about a quarter.
practice-count-astray = { NUMBER($n) } cards go round the table four at a time. How many whole rounds is that, and who gets one of the rest?
# $whole: whole rounds of four. $rest: cards beyond them.
practice-count-why = { $rest ->
    [one] { NUMBER($whole) } whole rounds of four, and one card more for the seat on the dealer’s left.
   *[other] { NUMBER($whole) } whole rounds of four, and { NUMBER($rest) } cards more, from the dealer’s left on.
}

practice-turn-was = { $place ->
    [you] It was your turn to deal.
   *[other] It was the turn of { PLACE($place, form: "player") } to deal.
}
practice-dealt-instead = { $place ->
    [you] By mistake you dealt.
   *[other] By mistake { PLACE($place) } dealt.
}
practice-counts-differ = All cards are given, and the hands are not equal: the numbers stand at the table.
practice-looked = { $looked ->
    [yes] The cards have been picked up and looked at.
   *[no] Nobody has looked at a card yet.
}
practice-ask-remedy = What is done now?
practice-do-draw-one-card = Draw one card from the long hand
practice-do-same-dealer-redeals = Deal again, the same dealer
practice-do-right-dealer-redeals = Deal again, the player whose turn it was
practice-do-play-on = Play on as it is
practice-remedy-misdeal-played-on = A misdeal is never played on: what went wrong is put right first.
practice-remedy-wrong-dealer-redeals = The same dealer was the mistake. The player whose turn it was deals now.
practice-remedy-right-dealer-blamed = The right player dealt here. What went wrong is the number of cards.
practice-remedy-redealt-for-one-card = So much is not needed: just one card lies wrong, and nobody has looked. The short hand draws one, unseen.
practice-remedy-card-drawn-for-many = Drawing one card does not mend this: more than one lies wrong. Then the whole deal is void.
practice-remedy-card-drawn-after-looking = One card lies wrong, but the hands have been looked at. Then it is too late to draw, and the deal is void.
practice-remedy-astray = Two questions decide it: did the right player deal, and is just one card wrong with nobody having looked?

practice-short-and-long = { $short ->
    [you] You hold one card too few, { PLACE($long) } one too many, and the cards have been looked at.
   *[other] { $long ->
        [you] { PLACE($short) } holds one card too few, you one too many, and the cards have been looked at.
       *[other] { PLACE($short) } holds one card too few, { PLACE($long) } one too many, and the cards have been looked at.
    }
}
practice-dealt-again = The deal is void and is done again.
practice-ask-again = Who deals it again?
practice-again-deal-passes-on = A misdeal uses up no turn. The deal passes to the left only after a round that was played.
practice-again-partner-deals = The partner has nothing to do with it. See whose turn it was.
practice-again-wrong-dealer-deals-again = That would be the same mistake twice. The deal goes to the player whose turn it was.
practice-again-short-hand-deals = Who came out short is not to blame and does not deal. The same dealer tries again.
practice-again-astray = See whose turn it was to deal: a misdeal changes nothing about that.

## Bids

practice-table-board = At this table a side bids at least { NUMBER($minimum) } tricks together: the board.
practice-table-no-board = At this table a side may bid as little as it likes.
practice-table-blind = At this table blind nil may be bid by a side that is { NUMBER($needed) } points or more behind.
# $count: bids before yours.
practice-bids-so-far = { $count ->
    [0] You are the first to bid.
    [one] One player has bid before you.
   *[other] { NUMBER($count) } players have bid before you.
}
practice-ask-may = May you bid { BID($bid) }?
practice-may-option-yes = Yes
practice-may-option-no-raise = No: it is not above the bids before
practice-may-option-no-thirteen = No: all bids would come to { NUMBER($hand) }
practice-may-option-no-nil-twice = No: the partner has bid nil already
practice-may-option-no-over = No: the side would promise more than { NUMBER($hand) }
practice-may-option-no-board = No: the side would stay below { NUMBER($minimum) }

practice-may-must-raise = Nobody outbids anybody here. Each player says once how many tricks they mean to take, high or low.
practice-may-no-thirteen = The four bids may come to { NUMBER($hand) }, to less or to more. Only some tables forbid it to the last bidder.
practice-may-no-nil-twice = Both partners may bid nil; each nil is then scored for itself.
practice-may-no-over = Nobody checks that a side can take so many. A bid may be foolish and is allowed all the same.
practice-may-board-forgotten = With { BID($bid) } your side would stay below { NUMBER($minimum) }, and this table has a board.
practice-may-partner-may-still-bid = Your partner has not bid yet and can still make up the { NUMBER($minimum) }. The board is asked of the second of the two.
practice-may-no-board-here = A smallest bid for a side is a rule of other tables. At this one there is none.
practice-may-astray = That does not stand against { BID($bid) } here. Look at what this table asks of a bid, and at what your partner has said.
practice-may-why = { $minimum ->
    [0] Each player bids once, whatever the others have bid: any number of tricks, or nil.
   *[other] Each player bids once, whatever the others have bid. Only the two bids of a side have to come to { NUMBER($minimum) }.
}

practice-you-looked = { $looked ->
    [yes] You have already looked at your cards.
   *[no] You have not looked at your cards yet.
}
practice-match-stand = Your side stands at { NUMBER($us) }, the other side at { NUMBER($them) }.
practice-ask-blind = May you bid blind nil?
practice-blind-option-yes = Yes
practice-blind-option-no-behind = No: the side is not far enough behind
practice-blind-option-no-looked = No: the cards have been looked at
# $deficit: by how many points the sides differ. $needed: how many are needed.
practice-blind-ahead-may-too = Your side is not behind at all. Blind nil is for a side that is { NUMBER($needed) } points or more behind.
practice-blind-any-deficit-is-enough = { NUMBER($deficit) } points behind is not enough: this table asks for { NUMBER($needed) }.
practice-blind-exactly-is-not-enough = Exactly { NUMBER($needed) } points behind is far enough: “{ NUMBER($needed) } or more”.
practice-blind-far-enough-overlooked = Take one total from the other once more: { NUMBER($deficit) } points behind, and { NUMBER($needed) } are asked.
practice-blind-looking-does-not-matter = Blind means before looking. Whoever has seen the cards has given up the blind bid for this round.
practice-blind-not-looked-at-all = Nobody has looked here. As long as the cards lie face down, the blind bid is still open.
practice-blind-astray = Two things are asked: how far behind is your side, and have you seen your cards?
practice-blind-why = { NUMBER($deficit) } points behind where { NUMBER($needed) } are asked, and no card has been seen.

practice-partner-has-bid = Your partner has bid { BID($bid) }.
practice-ask-board = Which of these may you bid? Tick all of them.
# $partner: the partner's bid. $bid: a bid that was ticked or left out.
practice-board-board-ignored = All of them would be right at a table without a board. Here your two bids must come to { NUMBER($minimum) }.
practice-board-board-alone = The board is for the side, not for each player: your partner’s { BID($partner) } counts too.
practice-board-board-one-more = Exactly { NUMBER($minimum) } together is enough; it need not be more.
practice-board-nil-fills-board = A nil adds nothing to the side’s tricks, and your partner’s { BID($partner) } alone stays below { NUMBER($minimum) }.
practice-board-nil-needs-board = Nil is open to you too: when both partners bid nil, the board asks for nothing.
practice-board-too-low = { BID($bid) } is not enough: with your partner’s { BID($partner) } it stays below { NUMBER($minimum) }.
practice-board-missing = What you ticked is right but not all: { BID($bid) } may be bid too.
practice-board-why = Your bid and your partner’s { BID($partner) } have to come to { NUMBER($minimum) }; two nils are free of that.

## The contract

practice-all-have-bid = All four have bid; the bids stand at the table.
practice-ask-contract = How many tricks is the contract of your side?
practice-right-tricks = { $answer ->
    [one] One trick: right.
   *[other] { NUMBER($answer) } tricks: right.
}
# $you, $partner: the two bids. $nil: whether one of them is nil.
practice-sum-nil-takes-all-away = A nil does not take away what the partner has bid. That bid is the contract, and the nil stands beside it.
practice-sum-nil-as-one-trick = A nil promises no trick, so it adds nothing to the contract.
practice-sum-all-four-added = Those are all four bids. Only partners add theirs up: you and the seat across.
practice-sum-other-side-asked = That is the contract of the other side. Yours is made of your bid and the one across the table.
practice-sum-higher-bid-only = The higher of two bids is not the contract. Both are added up.
practice-sum-own-bid-only = That is your bid alone. Your partner’s { BID($partner) } belongs to the same contract.
practice-sum-partner-bid-only = That is your partner’s bid alone. Your { BID($you) } belongs to the same contract.
practice-sum-neighbours-added = Your partner does not sit beside you but across the table.
practice-sum-astray = { NUMBER($answer) } is not it. Add your { BID($you) } and your partner’s { BID($partner) }; a nil adds nothing.
practice-sum-why = { $nil ->
    [yes] { BID($you) } and { BID($partner) }: a contract of { NUMBER($contract) }, and beside it the nil.
   *[no] { BID($you) } and { BID($partner) } make { NUMBER($contract) }.
}

# $played: tricks so far.
practice-tricks-played = { NUMBER($played) } tricks of this round have been played.
practice-ask-left = How many more tricks does the contract of your side need?
practice-right-left = { $answer ->
    [one] One more: right.
   *[other] { NUMBER($answer) } more: right.
}
# $contract: tricks promised. $tricks: those that count toward it. $nil_tricks: those of a nil.
practice-left-nil-tricks-counted = The tricks of a failed nil help no contract here. Only what the other partner has taken counts: { NUMBER($tricks) }.
practice-left-each-for-own-bid = Partners do not each play for their own bid. What one takes too many makes up for what the other misses.
practice-left-own-bid-left = That is what you are missing alone. The contract is one for both of you.
practice-left-contract-itself = That is the whole contract. Some of it has been taken already.
practice-left-tricks-taken = That is what your side has taken so far. Asked for is what is still missing.
practice-left-tricks-left-in-all = That many tricks are left in the round; not all of them are needed.
practice-left-astray = { NUMBER($answer) } is not it. Your side has promised { NUMBER($contract) }; take away the tricks that count toward it.
practice-left-why = { NUMBER($contract) } promised and { NUMBER($tricks) } taken toward it: { NUMBER($right) } to go.

practice-ask-open = A round has { NUMBER($hand) } tricks. How many of them has nobody bid?
# $ours, $theirs: the two contracts.
practice-open-nil-counted-as-one = A nil asks for no trick, so it takes none away from the { NUMBER($hand) }.
practice-open-bids-added = That is what was bid. Asked for is the rest of the { NUMBER($hand) }.
practice-open-own-side-alone = The bids of the other side count as well: { NUMBER($theirs) }.
practice-open-other-side-alone = The bids of your own side count as well: { NUMBER($ours) }.
practice-open-astray = { NUMBER($answer) } is not it. Add up all four bids and take them from { NUMBER($hand) }.
practice-open-why = { NUMBER($ours) } and { NUMBER($theirs) } are bid; { NUMBER($right) } of { NUMBER($hand) } are left, and whoever gets them takes bags or sets somebody.

## The match

practice-match-to = The match goes to { NUMBER($target) } points.
# $gain: of this round, without a bag penalty. $before, $bags: bags carried in, and new ones.
practice-match-side = { $side ->
    [us] Your side had { NUMBER($total) } points and { $before ->
        [0] no bag
        [one] one bag
       *[other] { NUMBER($before) } bags
    }. This round brought { SIGNED($gain) } and { $bags ->
        [0] no new bag
        [one] one new bag
       *[other] { NUMBER($bags) } new bags
    }.
   *[them] The other side had { NUMBER($total) } points and { $before ->
        [0] no bag
        [one] one bag
       *[other] { NUMBER($before) } bags
    }. This round brought { SIGNED($gain) } and { $bags ->
        [0] no new bag
        [one] one new bag
       *[other] { NUMBER($bags) } new bags
    }.
}
practice-penalty-open = A bag penalty, if one is due, is not in these numbers yet.
practice-before-short = Before
practice-bags-short = Bags
practice-new-bags = New bags
practice-ask-over = How does the match stand now?
practice-over-us = Your side has won
practice-over-them = The other side has won
practice-over-on = It goes on
# $us, $them: the new totals.
practice-over-penalty-comes-too-late = The bag penalty comes first. Only then are the totals held against { NUMBER($target) }.
practice-over-tie-ends-it = Both sides stand exactly level. A tie at the end has no winner; another round decides.
practice-over-two-across-play-on = Both are across { NUMBER($target) }, and they are not level. Then the higher total has won; no further round is needed.
practice-over-ahead-before-wins = Who was ahead before the round does not matter. Both are across { NUMBER($target) }, and the higher total wins.
practice-over-exactly-is-not-enough = Exactly { NUMBER($target) } is enough: a side that reaches the target has won.
practice-over-round-against-target = Not the round but the total is held against { NUMBER($target) }. Add the round to what was there before.
practice-over-nobody-at-target-but-leader-wins = To be ahead is not enough. As long as nobody has { NUMBER($target) }, the match goes on.
practice-over-astray = Work out both new totals first, with a bag penalty where one is due. Then hold them against { NUMBER($target) }, and against each other.
practice-over-totals = New totals: { NUMBER($us) } for your side, { NUMBER($them) } for the other side.

practice-ask-needed = How many points does your side still need to win, if the other side gets none?
practice-right-needed = { NUMBER($answer) } points: right.
practice-needed-sign-of-total-lost = Your side stands below zero. It needs the way up to zero, and { NUMBER($target) } more.
practice-needed-target-given = { NUMBER($target) } is the target. Your side does not begin at zero: it stands at { NUMBER($total) }.
practice-needed-total-given = { NUMBER($answer) } is what your side has. Asked for is what is missing up to { NUMBER($target) }.
practice-needed-lead-asked = That is what lies between the two sides. What wins the match is the target: { NUMBER($target) }.
practice-needed-astray = { NUMBER($answer) } points from { NUMBER($total) } do not come out at { NUMBER($target) }.
practice-needed-why = From { NUMBER($total) } to { NUMBER($target) }: { NUMBER($right) } points. Exactly as many are enough.

# $us, $them: the totals after the round.
practice-after-round = After this round, penalties taken, your side stands at { NUMBER($us) } and the other side at { NUMBER($them) }.
practice-ask-why = What decides whether the match ends here?
practice-why-option-one = One side alone has reached { NUMBER($target) }
practice-why-option-both = Both have reached { NUMBER($target) }, and one is higher
practice-why-option-level = Both have reached { NUMBER($target) }, and they stand level
practice-why-option-nobody = Nobody has reached { NUMBER($target) }
practice-why-exactly-is-not-enough = A side that stands at exactly { NUMBER($target) } has reached it. One point more is not asked.
practice-why-other-side-overlooked = Look at the other total too: both sides have reached { NUMBER($target) }.
practice-why-level-overlooked = Neither is higher: both stand at { NUMBER($us) }. Another round decides.
practice-why-level-below-target = They do stand level, but below { NUMBER($target) }. A tie matters only once both have reached it.
practice-why-lead-for-reason = Only when both have reached { NUMBER($target) } does the higher total decide. Here they have not.
practice-why-astray = Hold each total against { NUMBER($target) }: { NUMBER($us) } and { NUMBER($them) }. Only then compare the two.
practice-why-on = As long as nobody has { NUMBER($target) }, the match goes on, whoever leads.
