### How a match goes on or ends: one message for each reason id of an outcome.

target-reached = One side has reached the target and wins the match.
    .label = Target reached
    .elsewhere = 500 points nearly everywhere; 300 or 250 in short games, and some tables play a fixed number of rounds.

higher-total = Both sides reached the target in the same round, so the higher total wins, whoever was ahead before.
    .label = The higher total
    .elsewhere = The same at every table we know.

tie-plays-on = The sides stand exactly level at the end, so another round decides.
    .label = Another round
    .elsewhere = The same at every table we know.

surrendered = A player has given up, so the match goes to the other side.
    .label = Surrender
    .elsewhere = At the default table any player may give up; the partner need not agree.

fell-to-limit = A side has fallen to the lower limit and loses the match.
    .label = Fallen too low
    .elsewhere = The default table has no lower limit. Many tables end the match at −200, some at minus the target.

rounds-played = The agreed number of rounds has been played, so the higher total wins.
    .label = Last round played
    .elsewhere = Nearly everywhere a match goes to a number of points instead, 500 at the default table.

time-over = The agreed time is over, so the higher total wins.
    .label = Time over
    .elsewhere = Nearly everywhere a match goes to a number of points instead, 500 at the default table.

won-outright = What a side has taken in this round wins the match at once, whatever the totals.
    .label = Won outright
    .elsewhere = At the default table only the points decide.
