### Names of profiles (profile-ID) and variants (rule-ID), each with .about: what it means at the table, in a sentence.

profile-standard = The default table
    .about = Four players in two teams, 500 points, nil for 100, spades that must be broken, and 100 points off for ten bags.

profile-pagat = pagat.com
    .about = The partnership game of pagat.com: as the default table, with a blind nil for 200 points when a side is 100 behind, and two cards exchanged for it.

profile-zone = Microsoft’s Zone
    .about = The bag of a failed nil brings no point, and a side that falls to −200 loses the match.

profile-helping-nil = Helping nil
    .about = The tricks of a failed nil help the partner’s contract, as in OpenSpiel and rust-spades.

profile-no-bag-nil = Nil without bags
    .about = A side whose nil failed gets no bags at all in that round, as in Chicago’s intramural league.

profile-bicycle = Bicycle
    .about = A missed contract scores 0 instead of costing ten points for each trick.

profile-dummies = Dummies
    .about = A nil is worth 50 points and a blind nil 100, and the tricks of a failed nil help the partner.

profile-alabama = Alabama
    .about = Jokers in, the two red twos out; each side bids four or more, all bids come to eleven or more, and contracts from ten up are worth 200 points or cost 100.

profile-clarksville = Clarksville
    .about = Jokers, the two of diamonds and the two of spades are the highest spades; extra tricks count for nothing, and a renege costs three tricks.

profile-cookout = Cookout
    .about = To 350 points, spades led at any time, each side bids four or more; contracts from ten up win or lose 150, and a bid of all thirteen is worth 200.

profile-trickster-ace-high = Trickster, ace high
    .about = Spades may be led at any time, partners swap a card for a nil, and a side that falls to −200 loses.

profile-solo-4 = Four alone
    .about = Four players without partners; every fifth bag costs 50 points.

profile-mirror = Mirror
    .about = Everybody bids the number of spades in the hand, neither more nor less.

profile-whiz = Whiz table
    .about = Everybody bids the number of spades in the hand, or nil, and nobody bids blind.

profile-suicide = Suicide table
    .about = Of two partners one bids nil and the other four tricks or more.

rule-nil = Nil
    .about = A player may promise to take no trick at all, for 100 points if it succeeds and minus 100 if not.

rule-blind-nil = Blind nil
    .about = A player whose side is at least 100 points behind may bid nil before looking at the cards, for 200 points or minus 200.

rule-nil-off = Nil off
    .about = Nobody may bid nil, and so not blind nil either; the smallest bid is 1.

rule-double-nil = Double nil
    .about = When both partners bid nil and both keep it, their bonuses are doubled; when either fails, it costs nothing.

rule-board = Board
    .about = The bids of a side must come to at least four tricks; the partner of a nil bids four or more, or nil too.

rule-deuce-starts = Two of clubs starts
    .about = Whoever holds the two of clubs leads it to the first trick.

rule-big-joker-little-joker = Big joker, little joker
    .about = Both jokers join the pack as the highest spades, with the two of spades above the ace; the two of clubs and the two of hearts leave it.

rule-short-game-300 = Short game
    .about = The match is won at 300 points instead of 500.

rule-surrender = Surrender
    .about = Any player may give up, and the match goes to the other side.

rule-breaking-spades = Breaking spades
    .about = No spade may be led until one has been played in an earlier trick, unless the player holds nothing else.

rule-no-spade-lead-first-trick = No spade lead in the first trick
    .about = The first trick of a round may not be led with a spade.

rule-lead-ace-of-spades = Leading the ace of spades
    .about = The ace of spades may be led although spades are not broken.

rule-bag-penalty = Bag penalty
    .about = Each trick beyond the contract is worth 1 point and counts as a bag; every tenth bag costs 100 points.

rule-bag-penalty-short = Bag penalty of the short game
    .about = Every fifth bag costs 50 points.

rule-bag-penalty-110 = Bag penalty 110
    .about = Every tenth bag costs 110 points, since ten bags have earned ten points.

rule-failed-nil-tricks = Tricks of a failed nil
    .about = The table decides what the tricks of a failed nil do: they are bags, count for nothing, help the partner, or cost ten points each.

rule-renege-penalty = Penalty for a renege
    .about = A player who could follow suit and does not pays for it: the contract is void, or three tricks are lost. Where only legal cards can be chosen, it cannot happen.

rule-loss-at-minus-200 = Loss at −200
    .about = A side that falls to −200 points loses the match.

rule-total-bids = The bids never come to thirteen
    .about = All bids together may not come to the number of tricks, so the last bidder may not name the number that would make them fit.

rule-mirrors = Mirrors
    .about = Everybody bids the number of spades in the hand; a player without spades bids nil.

rule-whiz = Whiz
    .about = Everybody bids the number of spades in the hand, or nil.

rule-suicide-forced-nil = Suicide: one nil per team
    .about = One player of each team bids nil: if the first has not, the partner must.

rule-fredieu = Fredieu
    .about = Everybody bids at least four tricks, unless it is a nil or another special bid.

rule-no-nines-no-blinds = No nines, no blinds
    .about = The bids of a team may not come to nine, nobody bids blind, and ten tricks are a 10 for 200.

rule-ten-for-200 = 10 for 200
    .about = A team may promise ten tricks, for 200 points if it takes them and minus 200 if not.

rule-eight-and-ten-rule = Eight and ten rule
    .about = A made contract of eight tricks or more earns 30 points beside. The texts say little more than its name, so this is a reading.

rule-three-b = 3B spades
    .about = Each trick beyond the contract costs ten points at once, and a missed bid costs nothing: it brings one point for each trick taken.

rule-no-overs = No overs
    .about = Tricks beyond the contract are worth nothing and are no bags.

rule-oh-hell = Oh Hell
    .about = A side has to take exactly the tricks it bid; with too many the contract is lost as with too few.

rule-quicksand = Quicksand
    .about = Every trick off the contract costs ten points, whether it is missing or too many.

rule-double-back-double-over = Double back, double over
    .about = A side that takes at least twice the tricks it bid loses twice the points of its contract.

rule-seven-or-higher = Seven or higher
    .about = A contract of seven or more that is made earns ten points extra for each trick above six.

rule-win-last-trick = Win the last trick
    .about = Whoever takes the last trick of a round wins ten points for the side.

rule-no-point-deductions = No point deductions
    .about = A missed contract costs nothing; only a failed nil still does.

rule-sandbags-0-10 = Sandbags 0 to 10
    .about = Bags are counted beside the score and are worth nothing themselves; every tenth costs 100 points.

rule-negative-sandbags = Negative sandbags
    .about = Each bag costs a point instead of bringing one, and ten of them cost nothing more.

rule-units-digit-bags = Bags in the last digit
    .about = The last digit of the total tells how many bags a side has; there is no other count.

rule-team-individual-players = Both partners exact
    .about = When both partners take exactly what they bid, the side gets half of its contract on top, rounded down to a ten.

rule-deficit-ends-game = Deficit ends the game
    .about = A side that falls to −500 points, minus the target, loses the match.

rule-short-game-250 = Short game to 250
    .about = The match is won at 250 points instead of 500.

rule-fixed-hands = Fixed number of rounds
    .about = The match ends after an agreed number of rounds, usually eight; the higher total wins, and a tie is played off.

rule-time-limit = Time limit
    .about = The match ends when an agreed time is over, usually an hour; the round in play is finished, and the higher total wins.

rule-raise-by-one = Raise by one
    .about = When everybody has bid, each player may raise the own bid by one before the first card is led; nobody may lower it.

rule-bemo = Bemo
    .about = A side may announce that it takes all of the first six tricks, for 60 points more or less, or all of the first nine, for 90.

rule-moe-consecutive = Big and Little Moe
    .about = Instead of a contract a side may announce eight tricks in a row, for 300 points, or six, for 150; failing costs as much.

rule-boston = Boston
    .about = A side may bid every trick, and wins the match if it takes them all.

rule-lexington = Lexington
    .about = A side that takes exactly twelve tricks scores 240 points, whatever it has bid.

rule-seven-or-higher-part-two = Seven or higher, part two
    .about = A side that bids seven or more and makes it earns 10 points the first time, 20 the second, and so on.

rule-highlander = Highlander
    .about = Each partner has to keep the own bid, or the side loses all that it bid; every trick beyond the own bid is worth five points, and seven tricks bring a bonus.

rule-blind-bid = Blind bid
    .about = A player whose side is at least 100 points behind may bid up to seven before looking; exactly so many tricks earn the bid twice, any other number costs it.

rule-blind-six = Blind six
    .about = Before either partner has looked, a side may promise six tricks: exactly six are worth 120 points, any other number costs 120.

rule-trailing-blind-bids = Trailing blind bids
    .about = A player whose side is at least 100 points behind may bid before looking, for 20 points a trick; overtricks are worth nothing, and a failure costs 10 a trick.

rule-sandbag-cancellation = Sandbag cancellation
    .about = A special card, drawn before every deal, takes one bag off the side that wins it and makes its contract.

rule-deuces-high = Deuces high
    .about = All four twos are the highest spades, above the ace: the two of hearts first, then clubs, diamonds and spades.

rule-high-jokers = High jokers (Easy Spades)
    .about = Both jokers are the highest spades, the big one above the little one; with four players the two of clubs and a red two leave the pack.

rule-joker-joker-deuce-ace = Joker, joker, deuce, ace
    .about = The spades run from the big joker over the little joker and the two of spades to the ace, and from there down as usual.

rule-high-jokers-alternate = High jokers, alternate
    .about = As with high jokers, but a led big joker draws the highest spade of every opponent; all 54 cards are used, and what cannot be shared out is a kitty.

rule-high-jokers-first-wins = High jokers, first played wins
    .about = Both jokers rank alike as the highest spade; when both fall in one trick, the one played first wins it.

rule-bauer-trumps = Bauer trumps
    .about = The jack of spades is the highest trump and the jack of clubs the second, as in Euchre; the rest keep their order.

rule-differing-trump-values = Differing trump values
    .about = The suits are ranked: spades above clubs, clubs above diamonds, diamonds above hearts, and a card of a higher suit trumps a lower one.

rule-team-nil = Nil of the whole team
    .about = A side may bid nil for both partners, for 100 points if it takes no trick at all and minus 100 if not; none of its tricks is a bag then.

rule-team-blind-nil = Blind nil of the whole team
    .about = A side may bid nil for both partners as long as neither has looked, for 150 points or minus 150; none of its tricks is a bag then.

rule-double-blind-nil = Double blind nil
    .about = Both partners bid nil before looking, and win the match if neither takes a trick; a failure costs nothing.

rule-boston-on-fire = Boston on fire
    .about = A side may promise every trick before either partner has looked, and wins the match if it takes them all.

rule-suicide = Suicide: nil or four
    .about = Everybody bids nil or at least four; of two partners who bid the same, the first is forced over to the opposite.

rule-first-trick-clubs = First trick clubs
    .about = The lowest club opens the round, and nobody plays a spade to the first trick.

rule-first-trick-lowest-club = First trick, lowest club
    .about = The lowest club opens the round, and everybody plays the own lowest club to it.

rule-moe-first-tricks = Moe of the first tricks
    .about = A side may bid the first seven tricks for 150 points or the first ten for 250 instead of a contract, and leads; if it loses one before, it loses as much.

rule-aces-high-low = Aces high or low
    .about = Whoever plays an ace may call it low; it then ranks below the two of its suit.

rule-speed-spades = Speed spades
    .about = Every card has to be played within two seconds, otherwise the lowest one allowed is played.

rule-play-to-win = Play to win (Pinochle)
    .about = Who is void and can beat the spade of an opponent in this trick must do so.

rule-play-to-win-tarot = Play to win (Tarot)
    .about = Who is void must play a spade, and every spade in the trick must be beaten by whoever can, also when spades were led.

rule-end-winning-streak = Streak at the end
    .about = A player who takes the last three tricks of a round earns three points.

rule-dix = Dix
    .about = A trick that the nine of spades takes earns one point, five with another spade in it, ten where spades were led.

rule-last-trick-ace-win = Last trick with an ace
    .about = An ace that takes the last trick earns ten points, the ace of spades twenty.

rule-last-trick-ace-on-nil = An ace kept on a nil
    .about = Who keeps a nil and still has an ace to play to the last trick earns a fifth of the nil on top.

rule-last-trick-deuce-win = Last trick with a two
    .about = A two that is no trump and takes the last trick earns 30 points.

rule-last-trick-high-spade-win = Last trick with a high spade
    .about = Who takes the last trick with the nine of spades or a higher one, and with it exactly the own bid, earns ten points.

rule-half-tricks = Half tricks
    .about = The partner who bids first may bid a half, such as three and a half: three tricks and perhaps a fourth. The other makes the sum whole.

rule-partnership-bidding = Partnership bidding
    .about = Partners talk and bid as one team, at least four tricks and no nil. The team that has not dealt bids first. Naming a card is table talk, and the round is void.

rule-no-trump-bid = No-trump bid
    .about = Spades stay trumps, but who bids so promises to win no trick by ruffing. Each trick of a kept bid is worth 20 points; a failed one costs as much.

rule-made-books = Made books
    .about = When the bids of both teams come to ten, nobody plays: each team scores ten points a trick for its bid, without bags.

rule-spades-auction = Spades auction
    .about = The bids are an auction. The highest bidder's side needs six tricks more than it bid and is paid for all of them; the others get ten points for each trick that is missing or too much.

rule-broken-contract = Broken contract
    .about = In an auction only the tricks that the declarers miss bring the other side points, ten for each; overtricks bring it nothing.

rule-nil-in-the-dark = Nil in the dark
    .about = A player may bid nil, shuffle the own cards and play them face down from the top, for the stake of a blind nil; the pile need not follow suit.

rule-blind-nil-in-the-dark = Blind nil in the dark
    .about = A player may bid nil and play without ever looking at the cards, for 250 points or minus 250.

rule-nil-passing = Passing cards for a nil
    .about = When somebody has bid nil, that player and the partner pass each other one card face down, after a blind nil two.

rule-pass-cards = Pass cards
    .about = After a nil the partners swap one card, after a blind nil two; some tables let them swap one in every round.

rule-general-passing = General passing
    .about = In every round each player passes an agreed number of cards to the partner, to the left or to the right, before or after the bidding.

rule-joke-trumps = Joke trumps
    .about = A joker has no rank of its own but turns the other cards of its side in the same trick into spades of their rank; a natural spade of that rank beats them.

rule-tram = The rest are mine (TRAM)
    .about = A player on lead who is certain of all the remaining tricks may lay the hand down and claim them. What a wrong claim costs is agreed at the table.

rule-cancellation-spades = Cancellation spades
    .about = Six players in three teams play six rounds with two packs; identical cards of a trick cancel each other and cannot win.

rule-show-7-trump = Show seven
    .about = Before the bids a player may show seven cards of a side suit and make it trump; seven spades, shown by another player, make spades trump again.

rule-short-hand-misdeal = Short-hand misdeal
    .about = Who is dealt a hand with one spade at most, or without king, queen and jack, may lay it open and have the cards dealt again.

rule-face-up-deal = Face-up deal
    .about = While dealing, the dealer may turn up to four cards of every hand face up, the same number for everyone.

rule-ace-check = Ace check
    .about = A bidder with three aces may ask the partner for one. When all four are with the team, a card handed over makes a bet: 100 points if all of them end in its own tricks, minus 100 if not.

rule-solo = Solo
    .about = Nobody has a partner: everybody bids, takes tricks and scores alone.

rule-kitty = Kitty
    .about = What cannot be shared out lies as a kitty: before the bids the holder of the two of clubs takes it and throws as many cards away.

rule-two-players = Two players
    .about = Nothing is dealt: the two draw two cards in turn, keep one and throw the other away, until each holds 13.

rule-three-players = Three players
    .about = Three play alone with 17 cards each, without the two of clubs, or with 18 each and two jokers as the highest trumps.

rule-five-players = Five players
    .about = Five play alone with ten cards each, without two red twos, or with eleven each and three jokers.

rule-six-players = Six players, two packs
    .about = Six play with two packs, in three teams of two, and of two equal cards the one played first wins.

rule-six-players-48 = Six players, one pack
    .about = Six play in three teams of two with one pack: eight cards each without the twos, or nine each with two jokers.

rule-seven-plus-players = Seven players and more
    .about = More than six split up: seven into tables of four and three, eight into two of four, nine into four and five.
