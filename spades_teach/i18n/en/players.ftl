### What a player thinks: why this bid, why this card. Said as advice, so it names no person.
### .label: the short name. $card: the card it is about.

## Counting a hand

likely-high-spade = { CARD($card) } is high enough among the spades to take a trick.
    .label = High spade
likely-long-spade = Each spade beyond the third counts for its length: in the end nobody else has spades left.
    .label = Long spades
likely-ace = A side ace takes its trick, unless somebody is void and cuts it.
    .label = Ace
likely-king = A king takes a trick when a smaller card can be given to the ace, and the suit is not long.
    .label = Guarded king
likely-queen = A queen in a suit of three counts when the ace or the king stands beside it.
    .label = Supported queen
# $suit: the short suit.
likely-cut = { SUIT($suit, form: "title") } are short here, so a low spade can cut them.
    .label = A cut

## Bids

advice-look = A blind nil is the last resort of a side far behind. Better look at the cards.
    .label = Look first
advice-bid-nil = Low cards, few spades, no card that must win: a hand for nil.
    .label = A hand for nil
# $count: tricks counted.
advice-bid-count = { $count ->
    [one] One card will likely take a trick, so bid one.
   *[other] { NUMBER($count) } cards will likely take a trick each, so bid { NUMBER($count) }.
}
    .label = Counted tricks
advice-bid-least = No card is a likely trick, but the hand is too risky for nil. A bid that is no nil is at least one.
    .label = At least one
advice-bid-beside-nil = The partner bid nil already, and somebody has to take its dangerous tricks. So bid one, no second nil.
    .label = Beside a nil
# $bid: the bid.
advice-bid-room = { $count ->
    [one] One likely trick, but together a side cannot take more than all of them. So { BID($bid) }.
   *[other] { NUMBER($count) } likely tricks, but together a side cannot take more than all of them. So { BID($bid) }.
}
    .label = Room for both
advice-bid-nearest = { $count ->
    [0] No likely trick; { BID($bid) } is the nearest bid that these rules allow.
    [one] One likely trick; { BID($bid) } is the nearest bid that these rules allow.
   *[other] { NUMBER($count) } likely tricks; { BID($bid) } is the nearest bid that these rules allow.
}
    .label = Nearest bid
advice-bid-higher = { $count ->
    [one] One likely trick and a fair share for the partner are enough for { BID($bid) }.
   *[other] { NUMBER($count) } likely tricks and a fair share for the partner are enough for { BID($bid) }.
}
    .label = Enough to go higher
advice-pass = { $count ->
    [one] One likely trick and a fair share for the partner are too little to go higher, so pass.
   *[other] { NUMBER($count) } likely tricks and a fair share for the partner are too little to go higher, so pass.
}
    .label = Too little to go higher
advice-pass-partner = The partner holds the highest bid or has bid already, so leave it at that and pass.
    .label = The partner has bid
advice-only-choice = There is only one choice.
    .label = Only choice
# $card: given back after an ace check.
advice-give-back = { CARD($card) } is the card to give back: the lowest, and no ace.
    .label = Card to give back

## Drawing

advice-take = { CARD($card) } is the better one to keep.
    .label = A card to keep
advice-take-unseen = { CARD($card) } is low; the next card is likely to be better.
    .label = The unseen card

## Leading

advice-lead-top = No higher card of this suit is out, so { CARD($card) } takes the trick unless somebody cuts it.
    .label = Highest card left
advice-lead-low = No card here is sure to win, so lead low and keep the better ones.
    .label = Lead low
advice-lead-low-nil = A nil leads its lowest card.
    .label = Lowest for nil
advice-lead-cover = The partner’s nil needs shelter: a high lead lets a low card slip underneath.
    .label = High for the nil
advice-lead-under-nil = An opponent has a nil to keep. A low lead may leave them the trick.
    .label = Low against a nil

## Following and throwing away

advice-partner-has-it = The partner holds this trick already. Throw a card of no use and keep the spades.
    .label = Partner has it
advice-cannot-win = No card here can win this trick, so the one that is missed least goes.
    .label = Throw a loser
advice-take-cheaply = Last to play: the lowest card that wins is enough.
    .label = Take it cheaply
advice-take-top = Nobody can beat { CARD($card) } in this suit, so take the trick with it.
    .label = Highest card left
advice-take-high = The partner does not hold this trick, so play high and try to take it.
    .label = Play high
advice-cut-low = The suit led is missing here, so a low spade cuts the trick.
    .label = Cut low
advice-leave-to-partner = The partner still plays to this trick, so stay low and leave it to them.
    .label = Leave it to the partner
advice-stay-under = A nil wants no trick: play the highest card that still loses.
    .label = Stay under
advice-must-take = Every card here beats the trick so far, so there is no way to stay under it now.
    .label = No way under
advice-cover = The partner’s nil must not win this trick, so take it from them.
    .label = Cover the nil
advice-under-their-nil = An opponent’s nil is winning this trick. Stay under it, and the nil fails.
    .label = Let their nil win
advice-avoid-bags = The contract is safe, and every further trick is a bag. Stay low.
    .label = No more bags
advice-give-bags = The contract cannot be made any more, so tricks are worth nothing here. Stay low and leave the bags to the others.
    .label = Leave them the bags
advice-leave-contract = The nil has failed, and its tricks do not help the contract. Stay low and let the partner take what is missing.
    .label = Leave it to the contract

## What a program asked for and cannot be

nothing-to-do = { $seat ->
    [you] There is nothing for you to do now.
   *[other] There is nothing for { SEAT($seat, form: "player") } to do now. Ask for the seat whose turn it is.
}

# $card: the card that is passed.
advice-pass-high = With a nil to keep, { CARD($card) } is the most dangerous card you hold.
    .label = Shed the highest
advice-pass-low = Your partner has a nil to keep, and { CARD($card) } is the lowest card you can give.
    .label = Give a low card
advice-discard-short = { CARD($card) } is no king or ace, and from your shortest side suit: the sooner that suit is gone, the sooner you can trump it.
    .label = Get rid of a suit
advice-pass-useless = { CARD($card) } is the card you will miss least.
    .label = Pass what you can spare
