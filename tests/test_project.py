"""The project as a whole: what is tracked, what is declared, what imports what."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module, metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import spades_teach

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "spades_teach"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LARGEST = 200_000  # bytes

# Registries are reached through their clients; no file needs to know where they stand.  (Written so that this file
# does not name them either.)
REGISTRIES = re.compile(r"py" + r"pi\.org|python" + r"hosted\.org|npm" + r"js\.org|deb" + r"ian\.org")
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:home|Users|root|work|tmp)/\w+[/\w.-]*")


@cache
def tracked() -> tuple[Path, ...]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return tuple(path for name in listing.decode().split("\0") if name and (path := ROOT / name).is_file())


@cache
def tracked_texts() -> dict[str, str]:
    texts = {}
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            texts[path.relative_to(ROOT).as_posix()] = content.decode()
    return texts


def found(pattern: re.Pattern[str]) -> list[str]:
    return [f"{name}: {match[0]}" for name, text in tracked_texts().items() for match in pattern.finditer(text)]


needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")


@needs_git
def test_no_file_names_a_registry():
    """Lock and constraint files hold versions, not download addresses."""
    assert len(tracked_texts()) > 50
    assert found(REGISTRIES) == []


@needs_git
def test_no_file_names_a_place_on_a_machine():
    """Nothing depends on, or tells, where it was made."""
    assert found(MACHINE_PATHS) == []


@needs_git
def test_no_file_is_big():
    """A checkout stays small: no tracked file is over 200 kB."""
    assert [f"{path}: {path.stat().st_size}" for path in tracked() if path.stat().st_size > LARGEST] == []


def test_the_lock_file_is_of_this_package_file():
    """`npm ci` installs exactly what package.json names, each at one version."""
    import json

    wanted = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert [name for name, entry in locked.items() if "resolved" in entry] == []


def imports(path: Path) -> Iterator[str]:
    """Yield the top-level names of all that a module imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).split(".")[0]


def third_parties(path: Path) -> set[str]:
    return set(imports(path)) - set(sys.stdlib_module_names) - {"spades_teach"}


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)


# Dependencies


def declared() -> dict[str, Requirement]:
    """Return every direct requirement of the package and of the dependency groups."""
    lines = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    for group in PROJECT["dependency-groups"].values():
        lines += [line for line in group if isinstance(line, str)]
    return {canonicalize_name(requirement.name): requirement for requirement in map(Requirement, lines)}


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pins}


def test_what_is_imported_is_declared():
    """The package leans on no library that only comes along with another."""
    names = metadata.packages_distributions()
    imported = {canonicalize_name(names[each][0]) for path in MODULES for each in third_parties(path)}
    required = {canonicalize_name(Requirement(line).name) for line in PROJECT["project"]["dependencies"]}
    assert imported - required == set()


@pytest.mark.parametrize("name", sorted(declared()))
def test_each_dependency_is_bounded_and_pinned_within_its_bounds(name):
    """Both ends are bounded, and the tested version stands in constraints.txt."""
    specifier = declared()[name].specifier
    assert {bound.operator for bound in specifier} == {">=", "<"}
    assert pinned()[name] in specifier


def test_everything_a_learner_installs_is_pinned():
    """constraints.txt knows the whole tree below the package, as it is installed here."""
    waiting, seen = ["spades-teach"], set()
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in seen:
            continue
        seen.add(name)
        needed = map(Requirement, metadata.requires(name) or ())
        waiting += [each.name for each in needed if each.marker is None or each.marker.evaluate({"extra": ""})]
    seen.remove("spades-teach")
    assert {name: metadata.version(name) for name in seen} == {name: pinned()[name] for name in seen}


# Imports

PURE = ("core", "catalogue", "players", "speed")  # standard library only
ALLOWED = {
    "i18n": {"fluent", "babel"},
    "widgets/shell.py": {"anywidget", "traitlets"},
    "course/hosts": {"marimo", "IPython", "nbclient", "nbformat"},
    "analysis": {"numpy", "pandas", "altair", "numba", "openpyxl", "vl_convert"},
    "course/progress.py": {"platformdirs"},
    "course/serve.py": {"platformdirs", "uvicorn"},
}


def allowed(name: str) -> set[str]:
    return set().union(*(names for place, names in ALLOWED.items() if name == place or name.startswith(f"{place}/")))


def test_the_engine_stands_on_the_standard_library_alone():
    """core, catalogue and players import no third party."""
    pure = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in PURE]
    assert len(pure) > 10
    assert {str(path): third_parties(path) for path in pure if third_parties(path)} == {}


def test_third_parties_stay_in_their_rooms():
    """Every third-party import stands where the design puts it."""
    strays = {}
    for path in MODULES:
        name = path.relative_to(PACKAGE).as_posix()
        if stray := third_parties(path) - allowed(name):
            strays[name] = stray
    assert strays == {}


def test_importing_the_package_loads_no_notebook_library():
    """`import spades_teach` is nearly free; names are loaded when they are asked for."""
    heavy = ["anywidget", "marimo", "IPython", "ipywidgets", "pandas", "numpy", "fluent", "babel", "platformdirs"]
    program = f"import sys, spades_teach; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", spades_teach.__all__)
def test_each_public_name_is_there(name):
    """A public name resolves, is listed, and is the object of its home module."""
    value = getattr(spades_teach, name)
    assert name in dir(spades_teach)
    home = spades_teach._HOME_OF.get(name)
    if home is not None:
        assert value is getattr(import_module(f"spades_teach.{home}"), name)


def test_type_checkers_are_told_the_same():
    """The stub names every public name, from the same module."""
    told = {
        alias.asname: f"{node.module}"
        for node in ast.parse((PACKAGE / "__init__.pyi").read_text()).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert told == spades_teach._HOME_OF


def test_an_unknown_name_is_refused():
    """A name that is not public is an AttributeError, as with any module."""
    with pytest.raises(AttributeError, match="no_such_thing"):
        spades_teach.no_such_thing  # noqa: B018


def test_the_version_is_the_metadata_s():
    """One place holds the version."""
    assert spades_teach.__version__ == metadata.version("spades-teach")
