"""`spades-teach lab`: the Jupyter lessons, in JupyterLab."""

from __future__ import annotations

from spades_teach.cli.arguments import NO_BROWSER, Command, Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.output import announce


def run(given: Given) -> int:
    """Run JupyterLab on a copy of the lessons until it is stopped."""
    from spades_teach.course.serve import default_lab_folder, run_lab

    folder = given.text("dir")
    if folder == "":
        raise InputError("cli-folder-unusable", folder=folder)
    try:
        return run_lab(lang=given.words.lang, directory=folder, open_browser=not given.has("no-browser"), say=announce)
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError) or hasattr(error, "id"):
            raise
        raise InputError("cli-folder-unusable", folder=folder or str(default_lab_folder())) from error


COMMAND = Command(
    name="lab",
    usage=("lab [--lang L] [--dir D] [--no-browser]",),
    options=(Option(name="dir", sample="D"), NO_BROWSER),
    examples=("lab", "lab --lang fa --dir spades"),
    run=run,
)
