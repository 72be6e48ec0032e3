from spades_teach import Patch, ScoreLine, compose, merge


class ExactBonus:
    slot, order = "exact-bonus", 45  # order: its place among the terms

    def lines(self, tally):
        exact = tally.made and tally.tricks == tally.contract > 0
        return (ScoreLine.of("exact-bonus", 30),) if exact else ()

    def carried(self, bags):
        return bags  # it leaves the count of bags alone
