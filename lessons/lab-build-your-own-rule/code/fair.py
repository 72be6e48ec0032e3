class FairBonus(ExactBonus):
    def lines(self, tally):
        return super().lines(tally) or (ScoreLine.of("not-exact", -10),)


fair_bonus = Patch(terms=(FairBonus(),))
fair_patches = {"fair-bonus": fair_bonus}
fair = merge(compose("standard"), fair_patches, {}, "standard, a fair bonus")
fair_lines = score_frame(evening, fair).lines
own = fair_lines.reason.isin(["exact-bonus", "not-exact"])
int(fair_lines[own].points.sum())
