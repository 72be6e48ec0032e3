### Score sheets in files: what is wrong with one, what it comes to, and a sheet to print.

## A file that is no score sheet.  Each names the value, what was expected, and what to do next.

sheet-no-file = { $why ->
    [nameless] No file is named. Give the name of one, for example { CODE("sheet.csv") }.
    [missing] There is no file “{ $value }”. Correct its name.
    [folder] “{ $value }” is a folder. Name a file in it.
   *[other] The file “{ $value }” cannot be read. Correct its name, or see whether you may read it.
}
sheet-no-text = “{ $value }” is neither a text in UTF-8 nor an Excel file. Save the sheet as { CODE("CSV UTF-8") } or { CODE(".xlsx") } and read that.
sheet-locked = “{ $value }” is an Excel file with a password, or an old { CODE(".xls") }. Save it as { CODE(".xlsx") } without a password.
sheet-no-workbook = “{ $value }” is a damaged Excel file, or another kind of archive. Save the sheet as { CODE(".xlsx") } or { CODE("CSV UTF-8") } anew.
sheet-no-excel = “{ $value }” is an Excel file, which cannot be read here. Save it as { CODE("CSV UTF-8") } and read that.
sheet-no-table = This is no table of rounds ({ CODE($value) }). Give a table with a row for each round, as CSV, Excel or JSON.
sheet-too-long = This is longer than a score sheet, which takes up to { NUMBER($most) } rounds. Read it with pandas and score it with { CODE("score_frame") }, which takes any number.
sheet-many-matches = These are rounds of { NUMBER($matches) } matches, and a score sheet holds one. Read them with pandas and score them with { CODE("score_frame") }.
sheet-heading = The heading “{ $value }” is not understood. Do you mean { CODE($nearest) }? Correct it in the first line.
# $value: the headings there are, or nothing.
sheet-no-columns = There is no column { CODE($missing) }. The first line of a sheet names its columns, such as { CODE($expected) }
sheet-bad-ending = “{ $value }” does not say what kind of file to write. End its name in { CODE($expected) }
sheet-not-written = The file “{ $value }” cannot be written. Name another place.
sheet-bad-rounds = A sheet to fill in has { NUMBER(1) } to { NUMBER($most) } rounds, not “{ $value }”. Give a number between them.

## What is wrong with a sheet, cell by cell

# $nearest: a heading, or nothing.
sheet-problem-unknown-column = { $nearest ->
    [none] Line { NUMBER($line) }: the heading “{ $value }” is not understood; its column is passed over.
   *[some] Line { NUMBER($line) }: the heading “{ $value }” is not understood. Do you mean { CODE($nearest) }?
}
sheet-problem-repeated-column = Line { NUMBER($line) }: the heading “{ $value }” is there a second time; only the first such column is read.
sheet-problem-unreadable = Line { NUMBER($line) }, { CODE($column) }: “{ $value }” cannot be read. Write for example { CODE($expected) }
sheet-problem-missing = Line { NUMBER($line) }, { CODE($column) }: nothing stands there. Zero is an answer; an empty cell is not. Write for example { CODE($expected) }
sheet-problem-too-many = Line { NUMBER($line) }: these are { NUMBER($value) } tricks, and a round has { NUMBER($expected) }.
sheet-problem-too-few = Line { NUMBER($line) }: these are only { NUMBER($value) } tricks, and a round has { NUMBER($expected) }.
sheet-problem-needs-seats = Line { NUMBER($line) }, { CODE($column) }: “{ $value }” does not tell which of the partners it was, and the score depends on it. Write one number for each, such as { CODE("5+0") }
# $what: what is missing, such as “who took the last trick”.
sheet-problem-fact-missing = Line { NUMBER($line) }: bids and tricks do not tell { $what }, and the score depends on it. Add a column { CODE($column) }
sheet-problem-bad-fact = Line { NUMBER($line) }, { CODE($column) }: “{ $value }” cannot be read. Write for example { CODE($expected) }
# $why: what the rules say against it, a sentence.
sheet-problem-refused = Line { NUMBER($line) }: these rules cannot score the round. { $why }
sheet-problem-after-end = Line { NUMBER($line) }: the match was over before this round. Leave it out, or correct the rounds before.

## What a sheet comes to, on the command line

cli-sheet-round = Round
cli-sheet-points = { $side } points
cli-sheet-total = { $side } total
cli-sheet-bags = { $side } bags
cli-sheet-empty = The sheet has no round yet.
# $round: the first that is not scored.
cli-sheet-stopped = Scored as far as round { NUMBER($round) }; that one is to be mended first.
cli-sheet-stopped-at-once = Nothing can be scored before the first round is mended.
# $side: what the sheet calls the side. $why: how the match ended, a sentence.
cli-sheet-won = { $side } win the match. { $why }
cli-sheet-written = Written to “{ $file }”.

## A sheet to print and fill in

sheet-page-title = Spades score sheet
sheet-page-rules = Rules: { CODE($rules) }
sheet-page-date = Date
sheet-page-side = { SIDE($side) }
sheet-page-note = Notes
sheet-page-round = Round
sheet-page-bid = Bid
sheet-page-tricks = Tricks
sheet-page-points = Points
sheet-page-bags = Bags
sheet-page-total = Total
sheet-page-help-partners = Bid and tricks of both partners: { CODE("4+3") }, { CODE("nil+4") }, { CODE("5+0") }. Bags and total are those after the round.
sheet-page-help-alone = Bags and total are those after the round.
sheet-page-check = To check the sheet, type it into a table with the headings { CODE($columns) } and run { CODE("spades-teach score --file sheet.csv --check") }

## Options of the command line

cli-option-file = a score sheet: CSV, Excel or JSON; { CODE("-") } reads it from standard input
cli-option-check = compare the points and totals on the sheet with the rules, and say what is wrong
cli-option-template = write an empty sheet of so many rounds, with { CODE("--out") }
cli-sheet-and-other = { CODE($option) } does not go with { CODE($sheet) }. Leave out one of the two.

# $rules: an option of the command line.
cli-check-rules = To score by the first of them, add { CODE($rules) }
# $example: a heading.
sheet-nothing-to-check = The sheet has no points, bags or totals to check. Add a column such as { CODE($example) }, or score it without { CODE("--check") }.
