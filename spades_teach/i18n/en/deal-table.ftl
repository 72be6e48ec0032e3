### The table at which cards are dealt: step by step, misdeals to find, and the proof that the dealer is fair.
### In all of them $place is you, left, partner or right; $card a card.

deal-table-title = Dealing the cards

## What comes next.  $dealer: who deals. $cutter: who cuts. $method: how the dealer is found.

deal-task-draw = { $method ->
    [first-spade] Who deals first? Cards are turned up, one for each player in turn, until the first spade.
   *[highest-card] Who deals first? Everybody draws one card, and the highest deals.
}
deal-task-shuffle = { $dealer ->
    [you] You deal. Shuffle the pack.
   *[other] { PLACE($dealer) } deals and shuffles the pack.
}
deal-task-cut = { $cutter ->
    [you] You sit on the dealer’s right and may cut. How many cards do you lift?
   *[other] { PLACE($cutter) } sits on the dealer’s right and may cut. How many cards are lifted?
}
deal-task-give = { $dealer ->
    [you] You deal: one card at a time, face down, clockwise from your left.
   *[other] { PLACE($dealer) } deals: one card at a time, face down, clockwise from the dealer’s left.
}
deal-task-count = All cards are given. Pick up yours.
deal-task-done = Sort your cards, and count them: how many of each suit?

## What the buttons say

deal-go-draw = Turn up a card
deal-go-shuffle = Shuffle
deal-go-cut = Cut
deal-go-give = Give a card
deal-go-count = Pick up
deal-go-done = Check the count
deal-run-draw = Go on by itself
deal-run-give = Go on by itself
deal-pause = Stop
deal-all-draw = To the end
deal-all-give = All at once
deal-no-cut = Do not cut
deal-cut-field = Cards lifted
deal-one-more = one more
deal-one-fewer = one fewer
deal-back = One step back
deal-restart = From the beginning
deal-draw = Draw for
deal-draw-first-spade = First spade
deal-draw-highest-card = Highest card
deal-count = Your count
deal-count-suit = { SUIT($suit, form: "title") }
deal-check = Check the count
deal-seed = Number of the deal
deal-take-seed = Deal this number
deal-next = The next deal

## What lies on the table

# $count: how many cards.
deal-seat-cards = { $count ->
    [0] { PLACE($place) }: no cards
    [one] { PLACE($place) }: one card
   *[other] { PLACE($place) }: { NUMBER($count) } cards
}
deal-seat-dealer = deals
deal-pack = { $count ->
    [one] The pack: one card left
   *[other] The pack: { NUMBER($count) } cards left
}
deal-pack-whole = The pack
# $number: the how many-th card of the draw.
deal-drawn = { NUMBER($number) }. { PLACE($place) }: { CARD($card) }, { CARDNAME($card) }
deal-hand = { $count ->
    [0] Your cards lie face down
    [one] Your hand: one card
   *[other] Your hand: { NUMBER($count) } cards
}

## What has just happened

deal-said-turn = { $place ->
    [you] It is your turn to deal.
   *[other] It is the turn of { PLACE($place, form: "player") } to deal.
}
deal-said-first-spade = { $place ->
    [you] You draw { CARD($card) }. No spade yet.
   *[other] { PLACE($place) } draws { CARD($card) }. No spade yet.
}
deal-said-highest-card = { $place ->
    [you] You draw { CARD($card) }.
   *[other] { PLACE($place) } draws { CARD($card) }.
}
deal-found-first-spade = { $place ->
    [you] { CARD($card) } is the first spade, and you drew it: you deal.
   *[other] { CARD($card) } is the first spade, and { PLACE($place) } drew it: { PLACE($place) } deals.
}
deal-found-highest-card = { $place ->
    [you] { CARD($card) } is the highest, and you drew it: you deal.
   *[other] { CARD($card) } is the highest, and { PLACE($place) } drew it: { PLACE($place) } deals.
}
deal-said-shuffle = { $place ->
    [you] You have shuffled.
   *[other] { PLACE($place) } has shuffled.
}
# $cards: how many were lifted.
deal-said-cut = { $cards ->
    [one] { $place ->
        [you] You lift one card and put it under the rest.
       *[other] { PLACE($place) } lifts one card and puts it under the rest.
    }
   *[other] { $place ->
        [you] You lift { NUMBER($cards) } cards and put them under the rest.
       *[other] { PLACE($place) } lifts { NUMBER($cards) } cards and puts them under the rest.
    }
}
deal-said-no-cut = { $place ->
    [you] You do not cut.
   *[other] { PLACE($place) } does not cut.
}
# $number: the how many-th card.
deal-said-give = { $place ->
    [you] Card { NUMBER($number) } goes to you.
   *[other] Card { NUMBER($number) } goes to { PLACE($place) }.
}
deal-said-pick-up = You have picked up { NUMBER($count) } cards, and so has everybody else.

## The count.  $suit: the suit it is about. $total: what the numbers come to. $cards: how many a hand has.

deal-count-right = Right: { NUMBER($cards) } cards, and every suit as you say.
deal-count-empty = There is no number yet for { SUIT($suit) }. None is 0.
deal-count-unreadable = The number for { SUIT($suit) } cannot be read. Write a whole number.
deal-count-sum = Your four numbers come to { NUMBER($total) }, and a hand has { NUMBER($cards) } cards. Begin with the { SUIT($suit) }.
deal-count-colours = The sum is right, but two suits of one colour have changed places. Look at the signs: ♠︎ is a spade, ♣︎ a club, ♥︎ a heart, ♦︎ a diamond.
deal-count-suit-off = The sum is right, but not each suit. Count the { SUIT($suit) } again.
deal-next-dealer = { $place ->
    [you] In the next round you deal: the deal passes to the left.
   *[other] In the next round { PLACE($place) } deals: the deal passes to the left.
}

## Misdeals

misdeal-title = Is this deal in order?
misdeal-task = Look at the table and at what is known. What is wrong, and what is done about it?
misdeal-last = { $place ->
    [you] The last round was dealt by you.
   *[other] The last round was dealt by { PLACE($place) }.
}
misdeal-now = { $place ->
    [you] This time you have dealt.
   *[other] This time { PLACE($place) } has dealt.
}
misdeal-unseen = Nobody has looked at a card.
misdeal-seen = All have looked at their cards.
# $order: four places.
misdeal-order = In one round of cards you watched, they went to { $order }, in this order.
misdeal-fault = What is wrong?
misdeal-fault-nothing = Nothing
misdeal-fault-counts = Not all have the same number of cards
misdeal-fault-turn = A card was given out of turn
misdeal-fault-dealer = The wrong player dealt
misdeal-fault-hand = One hand is too poor to play
misdeal-remedy = What is done?
misdeal-remedy-play-on = Play on
misdeal-remedy-draw = The short hand draws a card, unseen, from the long one
misdeal-remedy-give = The long hand gives the short one a card it can spare
misdeal-remedy-deal = { $place ->
    [you] The deal is void; you deal again
   *[other] The deal is void; { PLACE($place) } deals again
}
misdeal-good = right
misdeal-bad = not so
misdeal-go-check = Check
misdeal-go-next = The next table
misdeal-go-again = All of them again
misdeal-hint = Answer both questions: what is wrong, and what is done?
# $solved: tables answered right. $of: all of them.
misdeal-progress = { NUMBER($solved) } of { NUMBER($of) } tables
misdeal-nothing-wrong = Right. Everybody has the same number of cards, they came in turn, and the right player dealt. You have no spade: that is bad luck, not a misdeal.

## What a wrong answer about a misdeal shows.  $place holds $cards cards and should hold $expected; $dealer dealt, $last dealt the round before,
## $turn should deal.

misdeal-mistake-counts-overlooked = { $place ->
    [you] Count again: you hold { NUMBER($cards) } cards and should hold { NUMBER($expected) }.
   *[other] Count again: { PLACE($place) } holds { NUMBER($cards) } cards and should hold { NUMBER($expected) }.
}
misdeal-mistake-turn-overlooked = The numbers are right, but look at the order: the cards did not go round clockwise. A card given out of turn is a misdeal too.
misdeal-mistake-dealer-overlooked = { $turn ->
    [you] The cards are right, the dealer is not. The deal passes to the left, so it was your turn.
   *[other] The cards are right, the dealer is not. The deal passes to the left, so it was the turn of { PLACE($turn, form: "player") }.
}
misdeal-mistake-counts-are-equal = Look at the numbers: everybody has { NUMBER($expected) } cards. It is not the counts.
misdeal-mistake-counts-decide = A card may well have gone astray, but you did not see it: the round you watched was in order. What can be seen are the numbers.
misdeal-mistake-in-turn = The cards you watched went round clockwise, beginning on the dealer’s left. None was out of turn.
misdeal-mistake-dealer-was-right = { $dealer ->
    [you] The deal passes to the left. After { PLACE($last, form: "player") } that is you, so you dealt rightly.
   *[other] The deal passes to the left. After { PLACE($last, form: "player") } that is { PLACE($dealer, form: "player") }, so the right player dealt.
}
misdeal-mistake-poor-hand = No hand is too poor at this table. Only numbers and turns make a misdeal; what the cards are never does.
misdeal-mistake-nothing-to-mend = You have said yourself that nothing is wrong. Then nothing is mended either: play on.
misdeal-mistake-play-on-uneven = With unequal hands not all would run out of cards on the last trick. It has to be put right before play.
misdeal-mistake-play-on-turn = Everybody has { NUMBER($expected) } cards, but not those that were theirs. A deal out of turn does not count.
misdeal-mistake-play-on-dealer = Good cards do not make it a good deal. The wrong player dealt, so it is void.
misdeal-mistake-draw-needs-counts = All hands are equally long. There is no card to move from one to another.
misdeal-mistake-given-not-drawn = The long hand would give away its worst card. At no table we know may it choose one.
misdeal-mistake-looked-already = One card would mend the numbers, but all have seen their cards. Drawing is for a deal that nobody has looked at.
misdeal-mistake-more-than-one = More than one card is in the wrong place. Drawing one card mends only a single mistake.
misdeal-mistake-one-draw-is-enough = It need not be dealt again. One card is misplaced and nobody has looked: the short hand draws one.
misdeal-mistake-not-again = { $turn ->
    [you] That is the player who dealt out of turn. It was your turn, so you deal.
   *[other] That is the player who dealt out of turn. It was the turn of { PLACE($turn, form: "player") }.
}
misdeal-mistake-skips-the-turn = { $turn ->
    [you] The turn to deal is yours, since the round before was dealt on your right.
   *[other] The turn to deal belongs to { PLACE($turn, form: "player") }: the next player to the left of whoever dealt last.
}
misdeal-mistake-deal-does-not-pass = { $dealer ->
    [you] Dealt again it is, but the deal does not pass on after a misdeal: you deal once more.
   *[other] Dealt again it is, but the deal does not pass on after a misdeal: { PLACE($dealer, form: "player") } deals once more.
}

## Is the dealer fair?

# $deals: how many deals are counted.
fair-title = Is the dealer fair?
fair-task = Choose a card. It is dealt { NUMBER($deals) } times; how often does it come to each player?
fair-suit = Suit
fair-cards = Choose a card
fair-go = Deal { NUMBER($deals) } times
fair-giving = Cards are given
fair-giving-packets = Thirteen at once
fair-giving-one-by-one = One at a time
fair-seeds = Numbers of the deals
# $first, $last: numbers of deals.
fair-seed-range = { NUMBER($first) } to { NUMBER($last) }
fair-caption = How often { CARD($card) } came to each player, in the deals { NUMBER($first) } to { NUMBER($last) }
fair-seat = Player
fair-shuffle-fair = This dealer
fair-about-fair = Each card changes places with one of those that are left. This is the shuffle of every deal here.
fair-shuffle-any-to-any = A careless shuffle
fair-about-any-to-any = Each card changes places with any card of the pack. It looks just as good, and is a common mistake in programs.
fair-inside = within chance
fair-outside = beyond chance
# $expected: the fair share. $least, $most: where chance lies. $outside: one count of so many lies outside.
fair-legend = The line marks the fair share, { NUMBER($expected) }. The band from { NUMBER($least) } to { NUMBER($most) } is where chance lies: of { NUMBER($outside) } fair counts, about one lies outside it.
# $fair, $other: how many of four counts lie outside.
fair-said = { $other ->
    [0] { $fair ->
        [0] Both shuffles stay within chance here.
       *[other] This dealer: { NUMBER($fair) } of four counts beyond chance. The careless shuffle: none.
    }
   *[other] { $fair ->
        [0] This dealer stays within chance. The careless shuffle does not: { NUMBER($other) } of four counts lie beyond it.
       *[other] This dealer: { NUMBER($fair) } of four counts beyond chance. The careless shuffle: { NUMBER($other) }.
    }
}
fair-by-chance = One count of { NUMBER($outside) } lies outside even when all is fair. Take the next thousand deals: does it stay?
fair-hidden-packets = The careless shuffle does not treat every card badly. Try another one, for example the king of spades.
fair-hidden-one-by-one = Given one at a time, the mistake of the shuffle is spread over all four players and hardly shows. That is one more reason to deal so.

## The pack

# $cards: how many there are.
pack-title = The pack: { NUMBER($cards) } cards
pack-task = Choose a suit, and press a card to hear what it is.
# $suit: the suit that is shown. $count: its cards.
pack-suit = { SUIT($suit, form: "title") }: { NUMBER($count) } cards, from the highest to the lowest
pack-said-suit = { SUIT($suit, form: "title") }: { NUMBER($count) } cards, the highest on the left.
pack-said-trumps = { SUIT($suit, form: "title") }: { NUMBER($count) } cards, the highest on the left. They are the trumps of this game.
# $above, $below: how many cards of the suit are higher and lower.
pack-said-highest = The { CARDNAME($card) }: the highest card of its suit. No card of it stands above.
pack-said-lowest = The { CARDNAME($card) }: the lowest card of its suit. All the others stand above it.
pack-said-between = The { CARDNAME($card) }: { $above ->
    [one] one card of its suit stands above it
   *[other] { NUMBER($above) } cards of its suit stand above it
}, { NUMBER($below) } below.

## What a notebook asked for and cannot be

# $expected: a list of words.
bad-deal-choice = There is no “{ $value }” here. Choose one of { CODE($expected) }.
deal-table-seats = The rules { CODE($rules) } are not for four players. Choose rules of a table with four seats.
nothing-dealt = Nothing is dealt here. Make a table with { CODE("task='deal'") }.
