### The course of a match as a picture, and the widget that walks along it.

match-chart-title = The course of a match
match-chart-task = Press the picture or use the arrow keys to go from round to round.
match-chart-empty = No round has been scored yet. As soon as one is, its line begins here.
match-chart-unread = Round { NUMBER($round) } cannot be scored as it is written, so the picture ends before it.

match-chart-round = Round { NUMBER($round) }
match-chart-start = Start
match-chart-previous = Round before
match-chart-next = Next round
match-chart-along = Rounds of the match

# $side: the name of a side. $points: of the round. $total: after it.
match-chart-side = { $side }: { SIGNED($points) }, which makes { NUMBER($total) }.
match-chart-side-start = { $side }: { NUMBER($total) }.
match-chart-bags = { $bags ->
    [0] No bags.
   *[other] Bags: { NUMBER($bags) }.
}
# $line: a line of the score, such as Nil made.
match-chart-mark = { $line } ({ SIGNED($points) }).
match-chart-lead = { $lead ->
    [one] In front: { $side }, by one point.
   *[other] In front: { $side }, by { NUMBER($lead) } points.
}
match-chart-level = The sides are level.
# $side: the name of the winner.
match-chart-won = The match is over. Won by: { $side }.

# The text alternative begins with it.
match-chart-about = { $rounds ->
    [0] No round has been played.
    [one] Lines: the total of each side after one round.
   *[other] Lines: the total of each side over { NUMBER($rounds) } rounds.
}
match-chart-about-bags = The bags stand below.
match-chart-axis-total = Total (points)
# $limit: how many fill the counter.
match-chart-axis-bags = Bags (of { NUMBER($limit) })
match-chart-target = Target: { NUMBER($target) }
match-chart-kind-nil-made = nil made
match-chart-kind-nil-failed = nil failed
match-chart-kind-penalty = bag penalty

match-chart-column-round = Round
match-chart-column-points = points
match-chart-column-total = total
match-chart-column-bags = bags
match-chart-column-marks = What marked it

match-chart-table = All rounds as a table
match-chart-drawing = The picture is being drawn …
match-chart-download = Save the picture
match-chart-file = match

## What cannot be

bad-match-chart-state = This picture cannot go back to where it was saved. Begin it anew.
