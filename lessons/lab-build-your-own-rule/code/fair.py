class FairBonus(ExactBonus):
    def lines(self, tally):
        return super().lines(tally) or (ScoreLine.of("not-exact", -10),)


fair = merge(compose("standard"), {"fair-bonus": Patch(terms=(FairBonus(),))}, {}, "standard and a fair bonus")
fair_lines = score_frame(evening, fair).lines
int(fair_lines[fair_lines.reason.isin(["exact-bonus", "not-exact"])].points.sum())
