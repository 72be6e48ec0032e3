import pandas

from spades_teach import score_frame

evening = pandas.DataFrame(
    {
        "NS_bid": [7, 6, 8, 5, 7, 6],
        "NS_tricks": [7, 8, 7, 7, 7, 7],
        "EW_bid": [5, 6, 5, 6, 5, 5],
        "EW_tricks": [6, 5, 6, 6, 6, 6],
    }
)
usual, with_bonus = score_frame(evening), score_frame(evening, ours)
totals = ["NS_total", "EW_total"]
both = {"usual": usual.rounds[totals], "ours": with_bonus.rounds[totals]}
pandas.concat(both, axis=1)
