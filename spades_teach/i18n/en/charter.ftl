### House-rule charter: the questions, their answers and what they lead to, the page, the widget.

charter-title = House rules before you play
charter-page-title = The house rules of our table
# $changed: how many rules are not those of the default table.
charter-intro = { $changed ->
    [0] All as at the default table.
    [one] One rule, marked ◆, is not that of the default table.
   *[other] { NUMBER($changed) } rules, marked ◆, are not those of the default table.
}
# $rule: the table that the charter begins from.
charter-rest = What is not written here is played as at “{ RULE($rule) }”.
charter-mark = not as at the default table
# $settings: settings that differ from the usual ones, as in a rule spec.
charter-set-so = At this table: { $settings }.
charter-agreed = Agreed by
charter-date = On
charter-spec = In short, for a program
charter-link = As a link: put this behind the address of the page

charter-topic-cards = Cards and deal
charter-topic-play = Playing
charter-topic-bidding = Bidding
charter-topic-scoring = Scoring
charter-topic-ending = The end of the match
charter-topic-conduct = At the table
charter-topic-house = And also

## The questions: what is asked, why it is asked, the answers (.leads: what each leads to)

charter-ask-spade-lead = When may a spade be led?
    .short = Leading spades
    .why = The most frequent quarrel of all: somebody leads a spade, and the others say that it is too early.
# $hand, $first, $later: cards in the hand, those that may be led to the first trick, and to a later one while no spade has fallen.
charter-spade-lead-broken = No spade is led until one has been played to an earlier trick, unless the hand holds nothing else.
    .leads = With { HAND($hand) } and no spade played so far, you may lead { CARDS($later, "or") }.
charter-spade-lead-after-first-trick = The first trick is not led with a spade; from the second on anything may be led.
    .leads = With { HAND($hand) } you may lead { CARDS($first, "or") } to the first trick, { CARDS($later, "or") } to the second.
charter-spade-lead-any-time = A spade may be led at any time.
    .leads = With { HAND($hand) } you may lead { CARDS($first, "or") } to the very first trick.

charter-ask-first-trick = How does the first trick go?
    .short = First trick
    .why = Some tables begin as in Hearts, and then whoever leads and what may be thrown is different.
# $void_hand, $void: a hand without clubs, and what it may play to a club. $club_hand, $clubs: the same with clubs. $card: the opening card.
charter-first-trick-left-leads = The player to the left of the dealer leads any card; whoever is void plays anything, a spade too.
    .leads = Without a club, { HAND($void_hand) } may answer a club with { CARDS($void, "or") }.
charter-first-trick-club-leads = Whoever holds { CARD($card) } leads it; whoever has no club plays anything, a spade too.
    .leads = Without a club, { HAND($void_hand) } may answer with { CARDS($void, "or") }: a spade cuts at once.
charter-first-trick-lowest-clubs = { CARD($card) } is led and everybody plays the lowest club; whoever has none plays anything but a spade.
    .leads = { HAND($club_hand) } has to play { CARDS($clubs, "or") }; without a club, { HAND($void_hand) } may play { CARDS($void, "or") }.

charter-ask-jokers = Do jokers and twos join the spades?
    .short = Jokers and twos
    .why = Every neighbourhood has its own order at the top, and it decides who takes the best tricks.
# $top: the highest trumps from the top. $out, $out_count: cards that leave the pack. $spades, $count: spades and cards in all.
charter-jokers-none = No: { CARD("AS") } is the highest card, and the jokers stay in the box.
    .leads = There are { NUMBER($spades) } spades among { NUMBER($count) } cards.
charter-jokers-jokers = { $out_count ->
    [0] The highest spades are, from the top, { CARDS($top) }.
   *[other] The highest spades are, from the top, { CARDS($top) }; { CARDS($out, "and") } stay out.
}
    .leads = There are then { NUMBER($spades) } spades among { NUMBER($count) } cards, and all of them count as spades, also for following suit.
charter-jokers-promoted = The highest spades are, from the top, { CARDS($top) }.
    .leads = There are then { NUMBER($spades) } spades among { NUMBER($count) } cards, and all of them count as spades, also for following suit.

charter-ask-misdeal = May a poor hand be dealt again?
    .short = A poor hand
    .why = It is always asked for when it is too late: agree on it before anybody has seen a card.
charter-misdeal-none = No, every hand is played; only a wrong deal is dealt again.
    .leads = A hand without a spade is a reason to think about nil.
charter-misdeal-no-spade = A hand without a spade may be shown before its side has bid, and the cards are dealt again.
    .leads = It is a right and no duty: who likes the hand keeps quiet and plays it.
charter-misdeal-one-spade = A hand with at most one spade may be shown before its side has bid, and the cards are dealt again.
    .leads = It is a right and no duty: who likes the hand keeps quiet and plays it.
charter-misdeal-no-face = A hand without a king, queen or jack may be shown before its side has bid, and the cards are dealt again.
    .leads = It is a right and no duty: who likes the hand keeps quiet and plays it.
charter-misdeal-short-or-plain = A hand with at most one spade, or without a king, queen or jack, may be shown before its side has bid, and the cards are dealt again.
    .leads = It is a right and no duty: who likes the hand keeps quiet and plays it.

charter-ask-smallest-bid = Is there a smallest bid?
    .short = Smallest bid
    .why = Very low bids collect bags or wait for the others to fall short; some tables forbid them.
# $least: the smallest. $said, $partner: what one has said, and what the partner must then say. $beside_nil: beside a nil.
charter-smallest-bid-free = No, every bid from { NUMBER(1) } up is good.
    .leads = Both partners may say { NUMBER(1) }.
charter-smallest-bid-side = The bids of a side come to { NUMBER($least) } or more (“board”).
    .leads = { $beside_nil ->
        [0] If your partner has said { NUMBER($said) }, you say { NUMBER($partner) } or more.
       *[other] If your partner has said { NUMBER($said) }, you say { NUMBER($partner) } or more; beside a nil, { NUMBER($beside_nil) } or more.
    }
# $sum, $tricks: what the smallest bids of all come to, and the tricks of a round.
charter-smallest-bid-each = Everybody bids { NUMBER($least) } or more, apart from nil and other special bids.
    .leads = If nobody bids nil, all bids come to { NUMBER($sum) } or more, and there are { NUMBER($tricks) } tricks.

charter-ask-nil = May you promise no trick at all, and what is it worth?
    .short = Nil
    .why = A nil can decide a match, and it is not worth the same everywhere.
# $value, $cost: points for a nil that holds, and for one that fails. $kept, $failed: a bid of four made beside it, points in all.
charter-nil-played = Nil is played, for { SIGNED($value) } points, or { SIGNED($cost) } if it takes a trick.
    .leads = Beside a bid of { NUMBER(4) } that is made: { SIGNED($kept) } together if it holds, { SIGNED($failed) } if it takes one trick.
charter-nil-off = Nobody bids nil.
    .leads = The smallest promise is one trick.

charter-ask-failed-nil = A nil has failed: what do its tricks do?
    .short = Failed nil
    .why = Programs and books disagree here, and the difference can be the whole contract.
# $bid, $own, $nil: what the partner has bid and taken, what the nil has taken. $points, $bags: what comes of it.
charter-failed-nil-bags = Its tricks do not help the partner; they are bags.
    .leads = Bid { NUMBER($bid) }, { NUMBER($own) } taken, { NUMBER($nil) } by the nil: { SIGNED($points) } points, bags: { NUMBER($bags) }.
charter-failed-nil-help = Its tricks count towards the contract of the partner.
    .leads = Bid { NUMBER($bid) }, { NUMBER($own) } taken, { NUMBER($nil) } by the nil: { SIGNED($points) } points, bags: { NUMBER($bags) }.
charter-failed-nil-nothing = Its tricks count for nothing, not even as bags.
    .leads = Bid { NUMBER($bid) }, { NUMBER($own) } taken, { NUMBER($nil) } by the nil: { SIGNED($points) } points, bags: { NUMBER($bags) }.

charter-ask-blind-nil = May nil be bid before looking at the cards?
    .short = Blind nil
    .why = It is meant for those who are far behind; how far has to be said before somebody is.
# $value: points. $deficit: by how many points a side has to be behind.
charter-blind-nil-off = No, everybody looks at the cards before bidding.
    .leads = A side that is far behind has to catch up with ordinary bids.
charter-blind-nil-behind = { $deficit ->
    [0] Yes, for { NUMBER($value) } points more or less, by a side that is not ahead.
   *[other] Yes, for { NUMBER($value) } points more or less, by a side at least { NUMBER($deficit) } points behind.
}
    .leads = { $deficit ->
        [0] With the scores level it may be bid; one point ahead it may not.
       *[other] Exactly { NUMBER($deficit) } behind is enough.
    }
charter-blind-nil-any-time = Yes, for { NUMBER($value) } points more or less, at any score.
    .leads = Whoever has looked at a card has given up the right.

charter-ask-exchange = Do partners exchange cards for a nil?
    .short = Exchanging cards
    .why = Whoever expects a card and gets none plays another game; agree also on how many.
# $nil, $cards: cards passed each way. $blind: with blind nil, 0 where there is none.
charter-exchange-none = No, everybody keeps their own cards.
    .leads = A nil has to live with the cards it was dealt.
charter-exchange-with-nil = { $blind ->
    [0] Yes, after a nil; cards that the partners pass each other: { NUMBER($nil) }.
   *[other] Yes; cards that the partners pass each other: { NUMBER($nil) } after a nil, { NUMBER($blind) } after a blind nil.
}
    .leads = Both lay their cards face down first; nobody looks at what comes before passing.
charter-exchange-blind-only = Only after a blind nil; cards that the partners pass each other: { NUMBER($cards) }.
    .leads = An ordinary nil lives with the cards it was dealt.

charter-ask-ten-for-200 = Is there a bid of “10 for 200”?
    .short = 10 for 200
    .why = Who means it by “ten” and who does not will write very different points.
# $made, $failed: points. $plain, $plain_failed: an ordinary contract of ten, made and missed by one.
charter-ten-for-200-off = No, ten is a bid like any other.
    .leads = A contract of ten brings { SIGNED($plain) }, or { SIGNED($plain_failed) } if one trick is missing.
charter-ten-for-200-played = Yes: a side may promise ten tricks for { SIGNED($made) }, or { SIGNED($failed) } if it takes fewer.
    .leads = An ordinary contract of ten brings { SIGNED($plain) }, or { SIGNED($plain_failed) } if one trick is missing.
charter-ten-for-200-by-itself = Without a word: a contract of ten that is made brings { SIGNED($made) }, one that is missed { SIGNED($failed) }.
    .leads = Nobody has to announce it, so nobody can forget to.

charter-ask-set = What does a missed contract cost?
    .short = Missed contract
    .why = Some tables only write a zero, which makes bold bids cheap.
# $each: points for each trick. $bid, $tricks, $points: an example; $near, $near_points: with one trick more.
charter-set-whole = { SIGNED($each) } for each trick that was bid, however many are missing.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) }; with { NUMBER($near) } taken, { SIGNED($near_points) } too.
charter-set-nothing = Nothing: the side writes { NUMBER(0) }.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) }.
charter-set-missing = { SIGNED($each) } for each trick that is missing.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) }; with { NUMBER($near) } taken, { SIGNED($near_points) }.

charter-ask-bags = What do tricks beyond the contract do?
    .short = Bags
    .why = How many bags fit before they cost, and how much: without it a score sheet cannot be checked.
# $limit, $penalty: how many bags cost how many points, a loss being negative. $each: points for a bag. $cost: the penalty without its sign.
# $before, $bid, $tricks, $points, $after: an example, with bags before and after.
charter-bags-penalty = Each trick too many is a bag: { NUMBER($each) } point at once, and every { NUMBER($limit) } bags cost { NUMBER($cost) } points.
    .leads = Bags before: { NUMBER($before) }; bid { NUMBER($bid) }, { NUMBER($tricks) } taken: { SIGNED($points) }, bags after: { NUMBER($after) }.
charter-bags-free = Tricks beyond the contract bring no points and cost none.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) }.
charter-bags-points = Each trick too many brings { NUMBER($each) } point, and never costs anything.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) }.
charter-bags-minus = Each trick too many costs points at once: { SIGNED($each) }.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) }.

charter-ask-target = How many points win?
    .short = Winning
    .why = With fewer points to go, one nil weighs much more.
# $target: points. $more: a little more.
charter-target-points = The first side with { NUMBER($target) } points wins; if both have them, the higher total; a tie is played off.
    .leads = { NUMBER($target) } against { NUMBER($more) } in the same round: the { NUMBER($more) } win.

charter-ask-floor = Can a match be lost by falling too low?
    .short = Falling low
    .why = Without a floor a hopeless side can play on for an hour.
# $limit: points. $above: one point more.
charter-floor-none = No, a score may fall as low as it will.
    .leads = Only points upwards end the match.
charter-floor-limit = A side that falls to { NUMBER($limit) } has lost.
    .leads = At { NUMBER($above) } the match goes on, at { NUMBER($limit) } it is over.

charter-ask-renege = Somebody has not followed suit though able to: what now?
    .short = Renege
    .why = Nobody does it on purpose, and yet it costs the match when no price was agreed on.
# $lost: tricks. $bid, $tricks, $points, $usual: an example with and without the renege.
charter-renege-taken-back = The card is taken back and the right suit played.
    .leads = It costs nothing, and it must be noticed before the trick is turned over.
charter-renege-tricks = The side loses { NUMBER($lost) } tricks.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) } instead of { SIGNED($usual) }.
charter-renege-contract-void = The contract of the side counts as missed.
    .leads = Bid { NUMBER($bid) } and { NUMBER($tricks) } taken: { SIGNED($points) } instead of { SIGNED($usual) }.

## The widget

# $count: questions with an answer of their own, of so many.
charter-answered = { NUMBER($count) } of { NUMBER($of) } answered
# $number, $of: of the question.
charter-progress = Question { NUMBER($number) } of { NUMBER($of) }
charter-step = { $state ->
    [answered] Question { NUMBER($number) }: { $question } Answered: { $answer }
   *[open] Question { NUMBER($number) }: { $question } As usual: { $answer }
}
charter-step-result = The charter
charter-steps = All questions
charter-if-skipped = holds if you skip
charter-own-rule = A rule of its own
charter-back = Back
charter-next = Next
charter-skip = Skip, play as usual
charter-to-result = To the charter
charter-change = Change
charter-again = Begin anew
# $sources: who plays so.
charter-so-play = So play: { $sources }
# $count, $of: tables of ours that play so, and all of them. $table: one of them.
charter-tables = { NUMBER($count) } of { NUMBER($of) } named tables
charter-table = “{ RULE($table) }”
# $number, $answer: the question and answer that stand in the way, or that it needs.
charter-clashes = Does not go with your answer “{ $answer }” (question { NUMBER($number) }).
charter-needs = First needs another answer to question { NUMBER($number) }: “{ $answer }”
charter-no-change = At this table it would change nothing.
charter-not-from-here = At this table another rule decides that.
charter-sheet = Your charter
charter-print = Print
charter-save-page = Save the page
charter-save-rules = Save the rule file
charter-for-friends = To share
charter-for-friends-how = The line says all of it: paste it here at another time, put it behind { CODE("#rules=") } in a link, or give it to the command line.
charter-open = Open a charter that you have
charter-paste = A rule spec, a link or the text of a rule file
charter-load = Open
charter-loaded = Opened.
charter-page-file = house-rules.html
charter-rules-file = house-rules.json
# $answer: what was chosen. $note: what it leads to.
charter-said = { $answer } { $note }

## The command line

# $label: what it is about. $text: a sentence.
charter-line = { $label }: { $text }
charter-spec-line = For programs: { CODE($rules) }
cli-option-out = the file to write: a page to print (.html); of rules also a rule file (.json), of a sheet an empty table (.csv, .xlsx)
# $file: its name.
cli-charter-written = Written: { CODE($file) }
cli-charter-not-written = “{ $file }” cannot be written. Name a file in a folder that is there and that you may write to.
cli-charter-ending = “{ $file }” says neither page nor rule file. End its name with { CODE(".html") } or { CODE(".json") }.
# $option: what was typed. $action: for what.
cli-charter-only = { CODE($option) } goes with { CODE("rules charter") } only, not with { CODE("rules", $action) }.

bad-rule-file = This is no rule file: { $value }. It should read { CODE("{\"format\": 1, \"rules\": \"standard\"}") }.
