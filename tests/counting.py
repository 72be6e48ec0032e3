"""Lets tests say how many things they looked at, and prints the sums at the end, with or without workers."""

from collections import Counter
from collections.abc import Callable

import pytest

COUNTED = "counted"
_counts: Counter[str] = Counter()


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Return a function that adds to a count shown in the summary: count("rounds compared", 500)."""

    def add(what: str, number: int = 1) -> None:
        request.node.user_properties.append((COUNTED, [what, number]))

    return add


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        for name, value in report.user_properties:
            if name == COUNTED:
                what, number = value
                _counts[what] += number


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _counts:
        terminalreporter.section("counted")
        for what, number in sorted(_counts.items()):
            terminalreporter.write_line(f"{number:>12,} {what}")
