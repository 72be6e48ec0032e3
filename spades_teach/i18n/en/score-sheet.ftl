### The sheet of a whole match: its rounds, the open one, how the match stands, and tables that are read.

score-sheet-title = The score of a match
# $target: points that win, 0 where points do not end the match.
score-sheet-task = { $target ->
    [0] Write down each round; the sheet adds up. When the agreed rounds or the time are over, the side with more points wins. Open a round again to correct it.
   *[other] Write down each round; the sheet adds up. The first side with { NUMBER($target) } points wins. Open a round again to correct it.
}
# Above the rounds and who deals them.
score-sheet-round = Round, dealer
score-sheet-start = Before
# $round: its number.
score-sheet-open = Round { NUMBER($round) }
score-sheet-first-dealer = First dealer
score-sheet-dealer = { $place ->
    [you] You deal
   *[other] { PLACE($place) } deals
}
score-sheet-bags = { $bags ->
    [0] no bags
    [one] one bag
   *[other] { NUMBER($bags) } bags
}
# $bid: what a side bid, such as 7 or 3 + nil.
score-sheet-took = bid { $bid }, took { NUMBER($tricks) }

## What a round without a score says of itself, in a few words

score-sheet-note-sides-only = sides only
score-sheet-note-empty = next
score-sheet-note-open = to be completed
score-sheet-note-waiting = waiting
score-sheet-note-after-end = after the end

## The open round

score-sheet-lines = How the points of round { NUMBER($round) } come about
score-sheet-waiting = This round is written down. It counts once round { NUMBER($round) } has been mended.
score-sheet-after-end = The match was over before this round, so it does not count. It stays here in case an earlier round is corrected.
score-sheet-sides-only = Only the numbers of the sides are known for this round. How they are shared between the partners is made up; the points are the same.
score-sheet-remove = Remove this round
score-sheet-close = Close
score-sheet-mend = Mend the round

## The match

# $us, $them: totals.
score-sheet-outcome = { $winner ->
    [us] Your side wins the match: { NUMBER($us) } to { NUMBER($them) }.
    [them] The other side wins the match: { NUMBER($them) } to { NUMBER($us) }.
   *[nobody] No winner yet at { NUMBER($us) } to { NUMBER($them) }: the match goes on.
}
# $rounds: rounds scored.
score-sheet-stands = { $leader ->
    [us] { $rounds ->
        [one] After one round your side leads, { NUMBER($us) } to { NUMBER($them) }.
       *[other] After { NUMBER($rounds) } rounds your side leads, { NUMBER($us) } to { NUMBER($them) }.
    }
    [them] { $rounds ->
        [one] After one round the other side leads, { NUMBER($them) } to { NUMBER($us) }.
       *[other] After { NUMBER($rounds) } rounds the other side leads, { NUMBER($them) } to { NUMBER($us) }.
    }
   *[nobody] { $rounds ->
        [one] After one round the sides are level, { NUMBER($us) } to { NUMBER($them) }.
       *[other] After { NUMBER($rounds) } rounds the sides are level, { NUMBER($us) } to { NUMBER($them) }.
    }
}
score-sheet-mend-first = Round { NUMBER($round) } cannot be scored as it stands. The rounds after it are kept and wait for it.
# Heard when a round has been scored.  $total: of that side.
score-sheet-heard = { SIDE($side) }: { NUMBER($total) }
score-sheet-give-up = Give up the match
score-sheet-surrender = { $place ->
    [you] You give up
   *[other] { PLACE($place) } gives up
}
score-sheet-time-up = Time is up: this was the last round
score-sheet-play-on = Play on after all
score-sheet-new-match = New match
score-sheet-put-back = Put back what was there

## A table that is copied or read

score-sheet-table = As a table (CSV)
score-sheet-table-about = Copy it into a spreadsheet, or paste a table of yours here and read it. A row for each round; the first line names the columns.
score-sheet-table-field = The match as CSV
score-sheet-table-read = Read this table
score-sheet-table-problems = { $lines ->
    [one] One line of the table needs a look. Everything is on the sheet; nothing is lost.
   *[other] { NUMBER($lines) } lines of the table need a look. Everything is on the sheet; nothing is lost.
}
score-sheet-table-more = { $more ->
    [one] and one more
   *[other] and { NUMBER($more) } more
}

# $line: of the file, the heading is 1.  $column: its name.  $value: what stands there.  $expected: what could.
csv-unreadable = Line { NUMBER($line) }, { $column }: { $value } cannot be; expected { $expected }.
csv-missing = Line { NUMBER($line) }, { $column }: nothing stands there. Zero is an answer; an empty cell is not. Expected { $expected }.
csv-too-many = Line { NUMBER($line) }, { $column }: these are { $value } tricks, and a round has { $expected }.
csv-too-few = Line { NUMBER($line) }, { $column }: these are { $value } tricks, and a round has { $expected }.
csv-refused = Line { NUMBER($line) }, { $column }: { $value } cannot be bid here. Open the round to see why.
csv-needs-seats = Line { NUMBER($line) }, { $column }: { $value } does not tell who bid what. Write the bids and tricks of the four seats for this round.
csv-differs = Line { NUMBER($line) }, { $column }: the table says { $value }, the round comes to { $expected }.
csv-no-columns = There are no columns of a match in it. The first line names them: round, NS_bid, NS_tricks, EW_bid, EW_tricks, or the same for N, E, S and W.
csv-too-long = That table has { NUMBER($value) } rounds, more than a sheet takes. Read a part of it.
csv-no-file = The file “{ $value }” cannot be read ({ CODE($why) }). Give the path of a CSV file, or its text with line breaks.
csv-no-text = “{ $value }” is no text in UTF-8. Save the table as { CODE("CSV UTF-8") } and read that.
csv-long-file = “{ $value }” is far longer than a match. Read a part of it.
no-round-open = No round is open. Open one first.
