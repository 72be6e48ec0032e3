### The command line.  What is typed and what stands for it (`--seed N`) is the same in every language and not written here.

cli-about = Learn the card game Spades by clicking cards, and ask about its rules.

## Help

cli-help-usage = How to type it:
cli-help-options = Options:
cli-help-examples = Examples:
cli-help-more = More about a command: { CODE("spades-teach legal --help") }

cli-commands-learning = To learn:
cli-commands-asking = To ask about the rules:

cli-command-learn = Open the course in the browser
    .more = The course is served to this machine only. Ctrl-C stops it.
cli-command-lab = Open the Jupyter lessons in JupyterLab
    .more = The lessons are copied to a folder of yours. A notebook that you have changed is never overwritten. Ctrl-C stops it.
cli-command-lessons = List the lessons
cli-command-deal = Deal the cards of a seed
    .more = A seed gives the same cards on every computer and for ever.
cli-command-legal = Say which cards may be played, and which rule forbids the others
    .more = Without a led card or a trick you are on lead. Write cards as rank and letter of the suit, such as { CODE("10S") }; jokers are { CODE("BJ") } and { CODE("LJ") }.
cli-command-score = Score a round, line by line, or a whole sheet, round by round
    .more = Seats are { CODE("N E S W") }, sides { CODE("NS EW") }. A side left out of { CODE("--before") } has no points and no bags. A sheet has a row for each round, with columns such as { CODE("NS_bid") } and { CODE("NS_tricks") }. When something is wrong with it, the exit status is 1.
cli-command-review = Find what is wrong with a round that was played
    .more = The file holds a whole round, as text or JSON, and the counts and scores written down about it, as far as they are. The exit status is 1 when something is wrong.
cli-command-rules = List, show, check and compare the rules that a table may choose, and write its charter
    .more = { CODE("check") } writes the rules in their shortest form. When they cannot be in force together, it says why and the exit status is 2. { CODE("compare") } finds the smallest situation in which tables differ. { CODE("charter") } tells house rules in sentences, as a page to print or as a rule file; where rules are named, { CODE("@FILE") } reads that file.

cli-operand-lesson = the lesson to begin with, by its id or number; see { CODE("spades-teach lessons") }
cli-operand-action = { CODE("list") }, { CODE("show") }, { CODE("check") }, { CODE("compare") } or { CODE("charter") }
cli-operand-id = the id of a rule or table to show, or the rules to check, to compare or to write a charter of
cli-operand-file = a round that was written down; { CODE("-") } reads it from standard input

cli-option-lang = the language, { CODE("en") } or { CODE("fa") }; else the one chosen in the course, else the system’s
cli-option-help = this help
cli-option-version = the version
cli-option-json = answer in JSON, for other programs
cli-option-rules = the rules of the table, such as { CODE("standard+blind-nil") }; see { CODE("spades-teach rules list") }
cli-option-no-browser = only say the address, open no browser
cli-option-port = the port to serve on; another one is taken when it is in use
cli-option-dir = the folder for the notebooks
cli-option-hand = the cards you hold
cli-option-led = the card that was led
cli-option-trick = all cards on the table with their seats, the lead first
cli-option-broken = spades are broken
cli-option-trick-number = the number of the trick, from 1; without it, not the first
cli-option-seed = the seed, a whole number from 0
cli-option-people = how many sit down, where the rules are for several tables; without it, as few as they are for
cli-option-dealer = who deals; without it, the first seat
cli-option-format = how to write the deal; without it, as text
cli-option-bids = what each seat bid
cli-option-tricks = the tricks that each seat took
cli-option-before = the totals before the round, with the bags carried in
cli-option-facts = what bids and tricks do not tell, where the rules ask for it
cli-option-record = a saved round, as text or JSON; { CODE("-") } reads it from standard input

## deal

# $people: their numbers, from 1 on.
cli-deal-table = Table { NUMBER($table) }, people { $people }
# $rules: a rule spec.
cli-deal-remark = Seed { NUMBER($seed) }, { SEAT($dealer) } deals, rules { CODE($rules) }

## legal

cli-legal-cards = You may play { HAND($cards) }
cli-illegal-cards = You may not play { HAND($cards) }

## score

# $seats: a list of what the seats did.
cli-score-side = { SIDE($side) } ({ $seats })
cli-score-seat = { SEAT($seat) } bid { BID($bid) } and took { NUMBER($tricks) }
cli-score-round = This round
cli-score-total = Total
cli-score-bags = Bags carried
cli-score-goes-on = The match goes on.
# $why: how the match ended, a sentence.
cli-score-won = { SIDE($side) } win the match. { $why }

## rules

cli-rules-category = { $category ->
    [deal] The deal
    [bidding] Bidding
    [trump] Trumps and breaking them
    [play] Play
    [scoring] Scoring
    [ending] The end of the match
   *[players] Numbers of players
}
cli-rules-marked = { RULE($rule) } *
cli-rules-in-force = * in force at the default table already
cli-rules-more = More about a rule: { CODE("spades-teach rules show blind-nil") }
cli-rules-title = { RULE($rule) } ({ CODE($id) })
cli-rules-has = In force at this table:
cli-rules-is-in-force = In force at the default table already.
cli-rules-parameters = Settings, each with its usual value:
# $values: a list of values.
cli-rules-also = or { $values }
cli-rules-facts = What bids and tricks do not tell, with { CODE("score --facts") }:
cli-rules-conflicts = Cannot be in force together with:
cli-rules-sources = Found in:
cli-rules-source = { $name } ({ CODE($id) })
cli-rules-source-text = What the sources say:
cli-rules-disagreements = Where they differ:
cli-rules-here = here:
cli-rules-readings = Where they leave a question open:
cli-rules-examples = Worked examples:

## lessons

cli-lessons-title = { $count ->
    [one] One lesson:
   *[other] { NUMBER($count) } lessons:
}
cli-lessons-labs = { $count ->
    [one] One lab, which starts from a question:
   *[other] { NUMBER($count) } labs, each starts from a question:
}
cli-lessons-more = Begin one: { CODE("spades-teach learn following-suit") }

## What cannot be done.  Each names the value, what was expected, and what to do next.

cli-unknown-command = There is no command “{ $value }”. Do you mean { CODE($nearest) }? All commands: { CODE("spades-teach --help") }
cli-unknown-option = There is no option “{ $option }” here. Do you mean { CODE($nearest) }?
cli-option-twice = { CODE($option) } is given twice. Give it once.
cli-option-missing = { CODE($option) } is missing. Add it, for example { CODE($example) }
cli-value-missing = After { CODE($option) } its value is missing. Write for example { CODE($example) }
cli-no-value = { CODE($option) } is a switch and takes no value such as “{ $value }”. Leave the value out.
cli-surplus = “{ $value }” is one word too many. Leave it out, or put a value that has spaces in quotation marks.
cli-too-long = “{ $value }” is too long: at most { NUMBER($expected) } characters can be read. Shorten it.
cli-bad-choice = { CODE($option) } cannot be “{ $value }”. Choose one of { CODE($expected) }
cli-bad-number = { CODE($option) } cannot be “{ $value }”. Write a whole number from { NUMBER($least) } to { NUMBER($most) }.

cli-led-and-trick = { CODE("--led") } and { CODE("--trick") } are both given. Use { CODE("--led") } for the led card alone, or { CODE("--trick") } for all cards on the table.
cli-two-led = Only one card is led to a trick, and { CODE("--led") } names “{ $value }”. Give the cards of the others with { CODE("--trick") }, for example { CODE("E:KH S:2H") }
cli-not-in-pack = { CARD($card) } is not in the pack of the rules { CODE($rules) }. Leave it out, or choose rules that have it with { CODE("--rules") }.
cli-in-hand-and-trick = { CARD($card) } is in the hand and on the table, and it can only be in one place. Take it out of one of them.
cli-too-many-cards = There are { NUMBER($cards) } cards in the hand, and at this time nobody holds more than { NUMBER($most) }. Leave some out, or correct the number of the trick.
cli-trick-complete = The trick “{ $value }” is complete, so it is nobody’s turn. Leave out your own card and those after it.
cli-out-of-turn = “{ $play }” cannot follow “{ $before }”: after that it is the turn of { SEAT($turn, form: "player") }. Write the cards in the order they were played, clockwise.
cli-broken-at-first = Spades cannot be broken before the first lead. Leave out { CODE("--broken") }, or correct the number of the trick.

# $why: what the rules say against it, a sentence. $before: whether the scores before the round are given.
cli-bid-refused = { $before ->
    [none] { SEAT($seat) } cannot have bid { BID($bid) }: { $why } Correct the bid, or give the scores before the round with { CODE("--before") }, for example { CODE("\"NS:180/0 EW:320/0\"") }
   *[given] { SEAT($seat) } cannot have bid { BID($bid) }: { $why } Correct the bid, or the scores after { CODE("--before") }.
}
# $what: what is missing, such as “who took the last trick”.
cli-fact-missing = Bids and tricks do not tell { $what }, and the score depends on it. Add for example { CODE($example) }
cli-record-and-other = A record says all that { CODE($option) } would say. Leave out { CODE($option) } or { CODE("--record") }.
cli-illegal-action = In this record “{ $action }” is against the rules. { $why } Correct the record.

# $why: missing, folder, no-text, too-long or other.
cli-file-unreadable = { $why ->
    [missing] There is no file “{ $file }”. Correct its name.
    [folder] “{ $file }” is a folder. Name a file in it.
    [no-text] “{ $file }” is not a text file in UTF-8. Choose another file.
    [too-long] “{ $file }” is too long to be read here. Choose another file.
   *[other] The file “{ $file }” cannot be read. Correct its name, or see whether you may read it.
}

cli-folder-unusable = The folder “{ $folder }” cannot be made or written to. Name another one with { CODE("--dir") }.

cli-rules-action = There is no action “{ $value }” for rules. Do you mean { CODE("rules", $nearest) }?
cli-rules-operand = { $action ->
    [none] What should be done with the rules? Say { CODE("list") }, { CODE("show") }, { CODE("check") }, { CODE("compare") } or { CODE("charter") }, for example { CODE("spades-teach rules list") }
    [compare] Which tables should be compared? Name two or more, for example { CODE("spades-teach rules compare standard cookout") }
    [show] Which rule should be shown? Name it, for example { CODE("spades-teach rules show blind-nil") }
    [charter] Of which rules should the charter be written? Name them, for example { CODE("spades-teach rules charter standard+blind-nil") }
   *[check] Which rules should be checked? Name them, for example { CODE("spades-teach rules check standard+blind-nil") }
}
cli-no-such-rule = There is no rule “{ $value }”. Do you mean { CODE($nearest) }? All rules: { CODE("spades-teach rules list") }
cli-review-operand = Which round should be reviewed? Name its file, for example { CODE("spades-teach review round.txt") }

cli-no-such-lesson = There is no lesson “{ $value }”. Do you mean { CODE($nearest) }? All lessons: { CODE("spades-teach lessons") }
cli-not-written = The answer could not be written ({ $why }). Make room, or write it somewhere else.
cli-unexpected = Something went wrong inside the program ({ $why }). Please report it, with what you typed.
