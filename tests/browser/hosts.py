"""Real notebook hosts for the browser tests: servers on free local ports, a Chromium that reaches nothing else.

The fixtures of conftest.py are made of these; a test file may also build fixtures of its own (say, one server for a
whole module) from the context managers.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import textwrap
import time
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import nbformat
from playwright.sync_api import Browser, BrowserContext, Locator, Page

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "test-results"
PROGRAM = Path(sys.executable).with_name("spades-teach")
PATIENCE = 60  # seconds: machines that run tests are busy
VERY_HIGH = 20_000  # pixels: all of a page is in sight

# The last one makes every name but localhost unknown to the browser: no request can leave the machine.
# The last flag of this name holds, so these are also what Playwright itself leaves out where it matters to a page.  The popups of the
# address bar are pages of their own, which take longer to start than ours.
LEFT_OUT_OF_CHROMIUM = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
CHROMIUM_FLAGS = (
    f"--disable-features={','.join(LEFT_OUT_OF_CHROMIUM)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)

MARIMO_SETTINGS = "[tool.marimo.runtime]\nauto_instantiate = true\n"

LAB_FLAGS = (
    "--allow-root",
    "--no-browser",
    "--ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    "--ServerApp.token=",
    "--ServerApp.password=",
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    "--LabApp.expose_app_in_browser=True",
)
# Lab draws only what is in sight; the tests look for what is not.
LAB_SETTINGS = {
    "notebook-extension/tracker": {"windowingMode": "none"},
    "docmanager-extension/plugin": {"autosave": False},
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}


# Servers


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A running server: where it listens, where it writes."""

    url: str
    log_file: Path
    folder: Path
    process: subprocess.Popen[bytes]

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def user_environment(home: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return an environment in which no program reads or writes the real user's files."""
    places = {
        "SPADES_TEACH_HOME": home / "spades_teach",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_DATA_HOME": home / "data",
        "XDG_STATE_HOME": home / "state",
        "JUPYTER_CONFIG_DIR": home / "jupyter",
        "JUPYTER_DATA_DIR": home / "jupyter-data",
        "JUPYTER_RUNTIME_DIR": home / "jupyter-runtime",
        "JUPYTERLAB_SETTINGS_DIR": home / "lab-settings",
        "JUPYTERLAB_WORKSPACES_DIR": home / "lab-workspaces",
        "IPYTHONDIR": home / "ipython",
    }
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, **{name: str(place) for name, place in places.items()}, "PATH": path, **(extra or {})}


@contextmanager
def server(
    command: Sequence[str],
    *,
    url: str | re.Pattern[str],
    folder: Path,
    home: Path,
    env: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """Start a server, wait until it answers, and end it and its children.

    url: where it will answer, or a pattern whose first match in its output is the address.
    """
    home.mkdir(parents=True, exist_ok=True)
    log_file = home / f"server-{len(list(home.glob('server-*.log')))}.log"
    with log_file.open("wb") as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=user_environment(home, env),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        address = _wait_until_up(process, url, log_file)
        yield Server(url=address, log_file=log_file, folder=folder, process=process)
    finally:
        _end(process)


def _wait_until_up(process: subprocess.Popen[bytes], url: str | re.Pattern[str], log_file: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        if isinstance(url, str):
            address = url
        elif found := url.search(log_file.read_text(errors="replace")):
            address = found[0]
        else:
            time.sleep(0.05)
            continue
        try:
            with urllib.request.urlopen(address, timeout=5):
                return address.rstrip("/")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    state = f"ended with status {process.returncode}" if process.poll() is not None else "did not answer"
    raise RuntimeError(f"the server {process.args} {state}; it wrote:\n{log_file.read_text(errors='replace')[-4000:]}")


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process group that we started, politely first."""
    for sign, seconds in ((signal.SIGTERM, 10), (signal.SIGKILL, 10)):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, sign)
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            continue
        break
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # children that outlived their parent


@contextmanager
def marimo_server(
    notebook: Path, *, home: Path, edit: bool = False, env: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """Serve a copy of one marimo notebook (with its style sheets), as a reader (`run`) or an author (`edit`) sees it."""
    folder = home / "marimo"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pyproject.toml").write_text(MARIMO_SETTINGS)
    copy = Path(shutil.copy(notebook, folder))
    for style in notebook.parent.glob("*.css"):
        shutil.copy(style, folder)
    port = str(free_port())
    mode = ["edit", copy.name, "--skip-update-check", "--no-sandbox"] if edit else ["run", copy.name, "--no-sandbox"]
    command = [sys.executable, "-m", "marimo", "-y", *mode, "--headless", "--no-token", "--port", port]
    with server(command, url=f"http://127.0.0.1:{port}/", folder=folder, home=home, env=env) as running:
        yield running


@contextmanager
def lab_server(folder: Path, *, home: Path, env: Mapping[str, str] | None = None) -> Iterator[Server]:
    """Serve a folder in JupyterLab."""
    for name, values in LAB_SETTINGS.items():
        file = home / "lab-settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(values))
    port = free_port()
    command = [sys.executable, "-m", "jupyterlab", *LAB_FLAGS, f"--port={port}", f"--ServerApp.root_dir={folder}"]
    url = f"http://127.0.0.1:{port}"
    with server(command, url=f"{url}/api/status", folder=folder, home=home, env=env) as running:
        yield Server(url=url, log_file=running.log_file, folder=folder, process=running.process)


@contextmanager
def course_server(
    command: str,
    *arguments: str,
    home: Path,
    env: Mapping[str, str] | None = None,
    program: Path = PROGRAM,
) -> Iterator[Server]:
    """Start `spades-teach learn` or `lab` without a browser; its address is read from what it prints."""
    address = re.compile(r"http://(?:127\.0\.0\.1|localhost):\d+[^\s\x1b]*")
    words = [str(program), command, "--no-browser", *arguments]
    home.mkdir(parents=True, exist_ok=True)
    with server(words, url=address, folder=home, home=home, env={"PYTHONUNBUFFERED": "1", **(env or {})}) as running:
        yield running


# Notebooks made on the spot


def write_marimo_notebook(file: Path, cells: Sequence[str]) -> Path:
    """Write a marimo notebook of code cells; `mo` is there in each."""
    bodies = ["import marimo as mo", *cells]
    text = "\n\n".join(f"@app.cell\ndef _():\n{textwrap.indent(body.strip(), '    ')}\n    return\n" for body in bodies)
    file.write_text(f'import marimo\n\napp = marimo.App()\n\n\n{text}\n\nif __name__ == "__main__":\n    app.run()\n')
    return file


def write_jupyter_notebook(file: Path, cells: Sequence[str]) -> Path:
    """Write a Jupyter notebook of code cells."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(body.strip()) for body in cells])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, file)
    return file


# Pages


@dataclass(slots=True)
class Watch:
    """What a page did that it should not: requests to the outside, errors on the console."""

    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)

    def on(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self._address(request.url))
        context.on("page", lambda page: page.on("websocket", lambda socket: self._address(socket.url)))
        context.on("console", lambda message: self._message(message.type, message.text))
        context.on("weberror", lambda problem: self._message("error", f"uncaught: {problem.error}"))

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in ("127.0.0.1", "localhost"):
            self.outside.append(url)

    def _message(self, kind: str, text: str) -> None:
        self.console.append(f"{kind}: {text}")
        if kind == "error":
            self.errors.append(text)


def new_context(
    browser: Browser,
    *,
    width: int = 1280,
    height: int = 900,
    zoom: float = 1,
    locale: str = "en-US",
    dark: bool = False,
    reduced_motion: bool = True,
    touch: bool = False,
    forced_colors: bool = False,
) -> BrowserContext:
    """Open a browser profile of its own.  zoom: as the browser's zoom does it, 2 for 200 %."""
    return browser.new_context(
        viewport={"width": round(width / zoom), "height": round(height / zoom)},
        device_scale_factor=zoom,
        locale=locale,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if reduced_motion else "no-preference",
        forced_colors="active" if forced_colors else "none",
        has_touch=touch,
    )


def open_marimo(page: Page, url: str) -> None:
    """Open a marimo page and wait until it has cells; for what they draw, the test waits itself."""
    page.goto(url)
    page.locator(".marimo-cell").first.wait_for(state="attached", timeout=PATIENCE * 1000)


def open_lab(page: Page, url: str, notebook: str) -> None:
    """Open a notebook in JupyterLab and wait until its kernel is ready (what is sent earlier is silently lost)."""
    page.goto(f"{url}/lab/tree/{quote(notebook)}?reset")
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=PATIENCE * 1000)
    page.locator(".jp-SideBar.jp-mod-left .lm-mod-current").click()  # closes the list of files: more room
    wait_until_idle(page)


def end_lab_sessions(page: Page, url: str) -> None:
    """End the kernels that this page's notebooks have started, all there are in this JupyterLab."""
    keys = {cookie["name"]: cookie["value"] for cookie in page.context.cookies(url)}
    for session in page.request.get(f"{url}/api/sessions").json():
        page.request.delete(f"{url}/api/sessions/{session['id']}", headers={"X-XSRFToken": keys["_xsrf"]})


def wait_until_idle(page: Page) -> None:
    """Wait until the kernel has nothing to do, as the status bar says."""
    page.get_by_text("| Idle").wait_for(timeout=PATIENCE * 1000)


def run_all_cells(page: Page) -> None:
    """Run every cell of the open JupyterLab notebook and wait until the last has run."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.wait_for_function(LAB_HAS_RUN, timeout=PATIENCE * 1000)
    wait_until_idle(page)


LAB_HAS_RUN = r"""() => {
    const prompts = [...document.querySelectorAll(".jp-CodeCell")]
        .filter((cell) => cell.querySelector(".cm-content")?.innerText.trim())
        .map((cell) => cell.querySelector(".jp-InputPrompt").textContent);
    return prompts.length > 0 && prompts.every((prompt) => /^\[\d+\]:?$/.test(prompt.trim()));
}"""


# Looking closely


def accessibility_problems(page: Page, root: str = ".spades") -> list[str]:
    """Return axe's findings inside our own roots, wherever they are, shadow roots included.

    The host's page is left out: it has findings of its own.  Raises when there is no such root.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate((ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    elements = page.locator(root)
    if elements.count() == 0:
        raise AssertionError(f"no {root} on the page: nothing to check")
    results = _axe_together(page, elements) if elements.count() > 4 else _axe_one_by_one(elements)
    return [
        f"{finding['id']} ({finding['impact']}): {finding['help']}\n    {node['html']}\n    {node['failureSummary']}"
        for result in results
        for finding in result["violations"]
        for node in finding["nodes"]
    ]


def _axe_one_by_one(elements: Locator) -> list[dict[str, Any]]:
    """Scroll to each: what is out of sight has no contrast for axe."""
    run = "(element) => { element.scrollIntoView({ block: 'nearest', behavior: 'instant' }); return axe.run(element); }"
    return [element.evaluate(run) for element in elements.all()]


def _axe_together(page: Page, elements: Locator) -> list[dict[str, Any]]:
    """Make the window as high as the page, and look once: each look costs a second."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({**size, "height": VERY_HIGH})
    result = elements.evaluate_all("(nodes) => axe.run(nodes, { resultTypes: ['violations'] })")
    page.set_viewport_size(size)
    assert "color-contrast" in {rule["id"] for rule in result["passes"]}, "axe has seen no text"
    return [result]


def focused(page: Page) -> Locator:
    """Return the element that has the focus, also inside a shadow root."""
    return page.locator("*:focus").last


def differing_share(page: Page, first: bytes, second: bytes, *, tolerance: int = 24) -> float:
    """Return the share (0 to 1) of pixels that differ between two PNGs; 1 when their sizes differ by over 2 pixels.

    tolerance: how far a colour channel may be off, 0 to 255.
    """
    urls = [f"data:image/png;base64,{b64encode(picture).decode()}" for picture in (first, second)]
    share: float = page.evaluate(COMPARE_PICTURES, {"pictures": urls, "tolerance": tolerance})
    return share


COMPARE_PICTURES = """async ({ pictures, tolerance }) => {
    const [a, b] = await Promise.all(pictures.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image;
    }));
    if (Math.abs(a.width - b.width) > 2 || Math.abs(a.height - b.height) > 2) return 1;
    const width = Math.min(a.width, b.width), height = Math.min(a.height, b.height);
    const [p, q] = [a, b].map((image) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
    });
    let differing = 0;
    for (let i = 0; i < p.length; i += 4)
        if ([0, 1, 2].some((channel) => Math.abs(p[i + channel] - q[i + channel]) > tolerance)) differing += 1;
    return differing / (width * height);
}"""
