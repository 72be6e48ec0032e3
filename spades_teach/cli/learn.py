"""`spades-teach learn`: the course, in the browser."""

from __future__ import annotations

from spades_teach.cli.arguments import NO_BROWSER, Command, Given, Option, nearest
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import whole_number
from spades_teach.cli.output import announce
from spades_teach.i18n import read_number

PORT = Option(name="port", sample="P")


def run(given: Given) -> int:
    """Serve the course until it is stopped."""
    from spades_teach.course.serve import serve_course

    return serve_course(
        lang=given.text("lang"),
        port=whole_number(given, "port", least=1, most=65_535),
        open_browser=not given.has("no-browser"),
        lesson=lesson_id(given.operands[0]) if given.operands else None,
        say=announce,
    )


def lesson_id(text: str) -> str:
    """Return the id of a lesson that was named by it or by its number; raises InputError when there is none."""
    from spades_teach.course.load import the_course

    ids = {lesson.id: lesson.number for lesson in the_course().pages}
    for each, number in ids.items():
        if text.strip().lower() == each or (number is not None and read_number(text) == number):
            return each
    raise InputError("cli-no-such-lesson", value=text, nearest=nearest(text, ids, default=next(iter(ids))))


COMMAND = Command(
    name="learn",
    usage=("learn [LESSON] [--lang L] [--port P] [--no-browser]",),
    options=(PORT, NO_BROWSER),
    operands=("LESSON",),
    examples=("learn", "learn following-suit --lang fa"),
    run=run,
)
