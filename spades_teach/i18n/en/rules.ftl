### Names of profiles (profile-ID) and variants (rule-ID), each with .about: what it means at the table, in a sentence.

profile-standard = The default table
    .about = Four players in two teams, 500 points, nil for 100, spades that must be broken, and 100 points off for ten bags.

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
