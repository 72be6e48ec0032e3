### Questions about the rules: the search, the answer of the table, who plays otherwise.

dispute-title = What does the rule say?
# $table: the name of the table.
dispute-task = Search a question, or choose one. The answer is that of your table: { $table }.
dispute-search = Your question
dispute-placeholder = can I lead spades …
dispute-topics = About
dispute-topic-all = all
dispute-topic-cards = cards
dispute-topic-bids = bids
dispute-topic-nil = nil
dispute-topic-points = points
dispute-topic-match = match
dispute-topic-manners = manners
dispute-questions = Questions
dispute-count = { $count ->
    [0] No question found
    [one] One question
   *[other] { NUMBER($count) } questions
}
dispute-nothing-found = Nothing fits. Try fewer or other words, such as “nil” or “bags”.
dispute-more = { $count ->
    [one] Show one more
   *[other] Show { NUMBER($count) } more
}

# $table: the name of the table.
dispute-your-table = At your table · { $table }
dispute-agree = The same at
dispute-others = Who plays otherwise
dispute-no-others = No table that we know answers otherwise.
# $sources: a list of names.
dispute-sources = from { $sources }

dispute-not-played = This is not played at this table.
dispute-other-table = The example of this question does not fit this table: its seats, sides, cards or bids are others.
dispute-differs-after-bids = After the bids there is still something to settle before the play.
dispute-differs-bids = In the example these bids are open: { $bids }.
dispute-differs-cards = In the example these cards may be played: { CARDS($cards) }.
dispute-differs-match = { $winner ->
    [us] In the example your side has won, with { NUMBER($total) } points.
    [them] In the example the other side has won; yours has { NUMBER($total) } points.
   *[on] In the example the match goes on; your side has { NUMBER($total) } points.
}
dispute-differs-opening = In the example { PLACE($seat, form: "player") } leads.
dispute-differs-score = In the example the round comes to { SIGNED($points) }.
dispute-differs-sides = There are { NUMBER($sides) } sides at this table.

dispute-example = An example
dispute-note-lead = { $broken ->
    [yes] You lead. Spades are broken.
   *[no] You lead. Spades are not broken.
}
dispute-note-first-trick = It is the first trick of the round.
dispute-note-opening = The player to your right deals; the player to your left holds the two of clubs.
# $total, $bags: of your side before the round.  $lead: the points of the other side.
dispute-note-before = Before: your side { NUMBER($total) } points { $bags ->
    [0] without bags
    [one] and one bag
   *[other] and { NUMBER($bags) } bags
}, the other side { NUMBER($lead) }.
dispute-note-bids = Open at your table: { $bids }.
dispute-card-plain = { CARDNAME($card) }
dispute-card-legal = { CARDNAME($card) }, yes
dispute-card-blocked = { CARDNAME($card) }, no

# Words that find nothing by themselves.
search-stop-words = a an the i my me you your we is are be am do does did can could may might must shall should have has had to of in on at it its this that these and or if when what which who how for with as there then so not no from by want

question-source = { $source ->
    [alabama] Alabama rules
    [bbumgames] bbumgames.com
    [bicycle] Bicycle Cards
    [britannica] Britannica
    [cards-with-cats] Cards With Cats
    [chicago] Chicago intramural rules
    [clarksville] Clarksville rules
    [cookout] cookout rules
    [dummies] Dummies
    [fsu] Florida State University rules
    [gamecolony] GameColony
    [jokerswild] JokersWild
    [other] other tables, without a name
    [openspiel] OpenSpiel
    [pagat] pagat.com
    [rta3] { CODE("RTA3") } rules
    [rust-spades] rust-spades
    [spades-co] spades.co
    [spadesformoney] spadesformoney
    [trickster] Trickster Cards
   *[zone] Microsoft Zone
}
