"""The course of a match as a picture that can be walked along, round by round, with the numbers in words and as a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from spades_teach.analysis.match_course import Course
from spades_teach.analysis.match_picture import course_picture
from spades_teach.analysis.picture import Picture
from spades_teach.analysis.sheets import Sheet
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.matches import Match
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec
from spades_teach.i18n import Words
from spades_teach.widgets.match_chart_words import chart_strings, names_of
from spades_teach.widgets.match_source import MatchSource, MatchTeller, Told
from spades_teach.widgets.score_sheet import RoundTexts, ScoreSheet
from spades_teach.widgets.shell import Widget

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

KEPT = 8
"""Pictures that are kept drawn: the last states of a sheet, in the languages in which it is shown."""


class MatchChartLogic:
    """The picture apart from the page: the match it tells, the round that is looked at, and what has been drawn.

    Drawing takes a moment, the first time half a second; so the numbers are shown at once, and the picture when it is there.
    """

    name: ClassVar[str] = "match-chart"

    def __init__(
        self,
        source: MatchSource = (),
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        before: str | None = None,
        dealer: str | None = None,
    ) -> None:
        """Tell a match; see `MatchChart` for the arguments.  Raises SpadesError for what cannot be read."""
        self.teller = MatchTeller(source, rules=rules, before=before, dealer=dealer)
        self._chosen: int | None = None  # the last round, whichever that is
        self._drawn: dict[tuple[Course, str], tuple[str, SpadesError | None]] = {}

    # What is so now

    @property
    def told(self) -> Told:
        """The match as far as it can be told."""
        return self.teller.told()

    @property
    def course(self) -> Course:
        """The match, round by round."""
        return self.told.course

    @property
    def chosen(self) -> int:
        """The round that is looked at; 0 is the start."""
        last = len(self.course.rounds) - 1
        return last if self._chosen is None else min(self._chosen, last)

    def picture(self, words: Words) -> Picture:
        """Return the picture of the match so far."""
        told = self.told
        return course_picture(told.course, words, names_of(told, words))

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `choose` (`round`; 0 is the start)."""
        last = len(self.course.rounds) - 1
        match action:
            case {"kind": "choose", "round": int(number)} if type(number) is int and 0 <= number <= last:
                self._chosen = None if number == last else number
            case _:
                raise SpadesError(
                    f"a picture of a match knows no action {dict(action)!r}", "bad-action", value=str(action)
                )

    def view(self) -> dict[str, Any]:
        told = self.told
        return {
            "chosen": self.chosen,
            "rounds": len(told.course.rounds) - 1,
            "sides": len(told.course.sides),
            "bags": told.course.limit is not None,
            "unread": told.unread,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return chart_strings(self.told, self.chosen, words)

    def lexicon(self, words: Words) -> dict[str, Any]:
        """Return the picture as SVG, "" while it is not drawn, and why it cannot be."""
        svg, problem = self._drawn.get((self.course, words.lang), ("", None))
        facts: Mapping[str, str | int] = {} if problem is None else problem.facts
        return {"svg": svg, "no_picture": "" if problem is None else words(problem.id, **facts)}

    def look_ahead(self, words: Words) -> bool:
        """Draw the picture, now that the numbers stand on the page; True when there is something new to show."""
        course = self.course
        if (course, words.lang) in self._drawn or len(course.rounds) == 1:
            return False
        svg, problem = "", None
        try:
            svg = self.picture(words).embedded()
        except SpadesError as error:
            problem = error
        while len(self._drawn) >= KEPT:
            del self._drawn[next(iter(self._drawn))]
        self._drawn[course, words.lang] = svg, problem
        return True

    # What is kept

    def state(self) -> dict[str, Any]:
        return {"chosen": self._chosen}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        chosen = state["chosen"]
        sound = chosen is None or (type(chosen) is int and 0 <= chosen < len(self.course.rounds) - 1)
        if not sound or set(state) != {"chosen"}:
            raise SpadesError(
                "this picture cannot go back to where it was saved; begin it anew", "bad-match-chart-state"
            )
        self._chosen = chosen


class MatchChart(Widget[MatchChartLogic]):
    """The course of a match as a picture in a notebook of your own: score and bags over the rounds, penalties and nils marked.

    In marimo write `chart = mo.ui.anywidget(MatchChart(...))`.

    >>> from spades_teach import MatchChart
    >>> chart = MatchChart([("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2"), ("N:4 E:3 S:nil W:2", "N:5 E:2 S:0 W:6")])
    >>> [side.total for side in chart.course.rounds[-1].sides], chart.chosen
    ([203, 94], 2)
    >>> chart.choose(1)
    >>> chart.told
    'Round 1. Your side: +62, which makes 62. Bags: 2. The other side: +41, which makes 41. Bags: 1. In front: Your side, by 21 points.'
    """

    def __init__(
        self,
        source: ScoreSheet | Match | Sheet | Path | str | Iterable[RoundTexts] = (),
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        before: str | None = None,
        dealer: str | None = None,
        logic: MatchChartLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a match.

        source: a ScoreSheet, which the picture then follows; a Match; bids and tricks of the rounds, [("N:4 E:3 S:nil W:2", "N:5 E:3 S:0 W:5")]; or a
        score sheet as people keep it: a Sheet, the text of a table, the path of a CSV or Excel file.
        rules, before, dealer: as for `ScoreSheet`, where the source does not know them itself.
        logic: the logic of another picture, to show the same one twice; all else about the match is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        given = source.logic if isinstance(source, ScoreSheet) else source
        made = logic or MatchChartLogic(given, rules=rules, before=before, dealer=dealer)
        super().__init__(made, lang=lang, four_colour=four_colour, theme=theme)
        if made.teller.sheet is not None:
            self._follow(made.teller.sheet)
        self._show(1)  # 0 counts as drawn before it is: the page confirms this one, and the picture follows

    @property
    def course(self) -> Course:
        """The match round by round: `rounds[-1].sides[0].total` and so on; `rounds[0]` is the start."""
        return self.logic.course

    @property
    def chosen(self) -> int:
        """The round that is looked at; 0 is the start."""
        return self.logic.chosen

    @property
    def told(self) -> str:
        """What is said about the chosen round."""
        told: str = self.logic.strings(self._words)["told"]
        return told

    def choose(self, number: int) -> None:
        """Look at a round; 0 is the start."""
        if not 0 <= number < len(self.course.rounds):
            last = len(self.course.rounds) - 1
            raise SpadesError(f"no round {shown(number)}; expected 0 to {last}", "bad-number", value=shown(number, str))
        self.do("choose", round=number)

    def picture(self) -> Picture:
        """Return the picture itself: `picture().altair` is the chart, `picture().png()` its pixels."""
        return self.logic.picture(self._words)

    def save(self, path: str | Path) -> Path:
        """Write the picture to a file whose name ends in .svg or .png; in dark colours where the widget was made for a dark page."""
        return self.picture().save(path, str(self._chosen.get("theme", "light")))

    def to_frame(self) -> Frame:
        """Return a DataFrame with a row for each side after each round, indexed by the round: side, points, bags, total, marks."""
        return self.course.to_frame()
