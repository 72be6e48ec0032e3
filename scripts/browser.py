"""Find a Chromium for the browser tests; as a program, install one when there is none.

In this order: the one named by SPADES_TEACH_CHROMIUM, one on PATH, Playwright's own, Debian's (by apt-get, as root).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DEBIAN = ("chromium", "fonts-noto-core", "fonts-dejavu-core")


def find_browser() -> str | None:
    """Return the path of a Chromium that starts, or None."""
    named = os.environ.get("SPADES_TEACH_CHROMIUM")
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in found if starts(path)), None) or playwrights_own()


def starts(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() and starts(path) else None


def install_browser() -> str | None:
    """Install a Chromium, trying Playwright's first and then Debian's, and return its path."""
    print("No Chromium found: trying Playwright's ...", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False)
    if path := playwrights_own():
        return path
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Not to be had: trying Debian's ...", flush=True)
        quiet = {
            "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            "stdout": subprocess.DEVNULL,
            "check": False,
        }
        subprocess.run(["apt-get", "update", "-q"], **quiet)
        subprocess.run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *DEBIAN], **quiet)
    return find_browser()


def apt_get(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-q", *arguments], env=environment, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    path = find_browser() or install_browser()
    if path is None:
        sys.exit(
            "The browser tests need a Chromium and none could be installed. Put Chromium or Chrome on PATH, "
            "or name one: SPADES_TEACH_CHROMIUM=/path/to/chrome make test. Without a browser: make check."
        )
    print(f"Browser: {path}")
