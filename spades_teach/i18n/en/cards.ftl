### Names of cards, suits, seats, sides and bids.
### An attribute is another form of the same name: SUIT($suit, form: "one") takes `.one`. A language may add forms (cases, plurals) as it needs
### them for its own sentences; a form that it lacks is its plain one.

# $rank: a number from 2 to 10, or J, Q, K, A. $suit: S, H, D, C.
card-name = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}

rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}

# index: what stands in the corner of the card.
joker = { $joker ->
    [BJ] big joker
   *[LJ] little joker
}
    .index = { $joker ->
        [BJ] BIG
       *[LJ] LITTLE
    }

# one: a single card of the suit. title: at the start of a sentence or alone.
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
    .one = { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }
    .title = { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
       *[C] Clubs
    }

# The compass, for records.
seat = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
}

# Tables that are not of four number their seats and sides.
seat-numbered = Seat { NUMBER($number) }
    .player = seat { NUMBER($number) }
side-numbered = Side { NUMBER($number) }

# As the learner sees the table. player: inside a sentence.
place = { $place ->
    [you] You
    [left] Left
    [partner] Partner
   *[right] Right
}
    .player = { $place ->
        [you] you
        [left] Left
        [partner] Partner
       *[right] Right
    }

side = { $side ->
    [NS] North and South
    [EW] East and West
    [us] Your side
   *[them] The other side
}

bid-nil = nil
bid-blind-nil = blind nil
bid-10-for-200 = 10 for 200
bid-boston = Boston
bid-little-bemo = little Bemo
bid-big-bemo = big Bemo
bid-little-moe = little Moe
bid-big-moe = big Moe
bid-blind-six = blind six
bid-team-nil = team nil
bid-blind-team-nil = blind nil of the team
bid-blind-double-nil = double blind nil
bid-blind-boston = Boston on fire
bid-nil-in-the-dark = nil in the dark
bid-blind-nil-in-the-dark = blind nil in the dark
# A number of tricks bid before looking.
bid-blind = blind { NUMBER($tricks) }
bid-pass = pass
# A number of tricks and perhaps one more.
bid-half = { NUMBER($tricks) }½
# A number of tricks without winning by ruffing.
bid-no-trump = { NUMBER($tricks) } no-trump
