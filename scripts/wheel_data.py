"""Build hook: lessons/ and notebooks/ travel in the wheel as package data."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CONTENT = ("lessons", "notebooks")


class WheelData(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the content folders, except to an editable install, which finds them in the checkout."""
        if version == "editable":
            return
        for name in CONTENT:
            if (Path(self.root) / name).is_dir():
                build_data["force_include"][name] = f"spades_teach/_data/{name}"
