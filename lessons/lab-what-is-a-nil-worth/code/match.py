from spades_teach import gain_chart

standings = ["NS:0 EW:0", "NS:400 EW:400", "NS:480 EW:400"]
weighed = [break_even("nil", standing=each) for each in standings]
gain_chart(weighed, language(), "match")
