"""The lesson of the fixtures, as a course of its own."""

import shutil
from pathlib import Path

import pytest

from spades_teach.course.load import read_course
from spades_teach.course.model import Course, Lesson

FIXTURES = Path(__file__).parent / "fixtures" / "lessons"


@pytest.fixture(scope="session")
def course() -> Course:
    return read_course(FIXTURES)


@pytest.fixture(scope="session")
def lesson(course: Course) -> Lesson:
    return course.lesson("first-steps")


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    """A copy of the fixtures that a test may spoil."""
    return Path(shutil.copytree(FIXTURES, tmp_path / "lessons"))
