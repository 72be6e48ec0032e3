"""What the README and CONTRIBUTING tell people to type does what they say."""

from pathlib import Path

import pytest

from tests import shown

ROOT = Path(__file__).resolve().parent.parent


def test_the_two_commands_stand_near_the_top():
    """A reader of the README meets `make learn` and `make test` at once."""
    top = (ROOT / "README.md").read_text().splitlines()[:25]
    assert any(line.startswith("$ make learn") for line in top)
    assert any(line.startswith("$ make test") for line in top)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_what_is_shown_is_so(name, tmp_path):
    """Commands print, Python gives and quoted files hold what stands there."""
    assert list(shown.problems((ROOT / name).read_text(), tmp_path)) == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_something_is_shown(name):
    """Each of these texts has commands that are tried."""
    assert any(block.language == "console" for block in shown.blocks((ROOT / name).read_text()))
