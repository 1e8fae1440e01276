"""The project keeps its own promises: one version, clean locks, short modules, honest pages."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import standoff

ROOT = Path(__file__).parent.parent
MODULES = [path for folder in ("src", "tests", "tools") for path in ROOT.glob(f"{folder}/**/*.py")]
COMMANDS = [ROOT / "play", ROOT / "test"]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def named(paths: list[Path]) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in paths)


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[\w.-]+==[^\\]+", (ROOT / lock).read_text(), re.MULTILINE))


def test_the_newest_version_in_the_changelog_is_that_of_the_package() -> None:
    versions = re.findall(r"^## \[(\d.*?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert versions[0] == standoff.__version__


def test_the_citation_names_the_version_of_the_package() -> None:
    citation = (ROOT / "CITATION.cff").read_text()
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [standoff.__version__]


BRINGS = {
    "gymnasium": "pettingzoo",
    "pygame": "pygame-ce",
    "pyspiel": "open-spiel",
    "resvg_py": "resvg-py",
}
"""What is called otherwise than the package that brings it."""


def test_the_extra_of_the_lab_brings_all_that_the_lab_imports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["lab"]]
    brought = {re.match(r"[\w.-]+", one)[0] for one in wanted}  # type: ignore[index]
    imported = set()
    for package in ("env", "minds", "schema", "training", "vector"):
        for path in ROOT.glob(f"src/standoff/{package}/**/*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Import):
                    imported |= {alias.name.split(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    imported.add((node.module or "").split(".")[0])
    others = imported - set(sys.stdlib_module_names) - {"standoff"}
    assert {BRINGS.get(one, one) for one in others} - brought == set()


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" not in project
    assert "version" in project["dynamic"]


def test_locks_and_settings_hold_no_address_and_no_path_of_a_machine() -> None:
    kept = [path for kind in ("*.lock", "*.toml", "*/.npmrc", ".npmrc") for path in ROOT.glob(kind)]
    address = re.compile(r"://|^-|^\s*(index|registry|find-links)\b.*=|(^|\s)/\w", re.MULTILINE)
    assert len(kept) >= 3
    assert named([path for path in kept if address.search(path.read_text())]) == []


def test_the_game_runs_on_the_versions_it_is_tested_with() -> None:
    assert pins("requirements-run.lock")
    assert pins("requirements-run.lock") <= pins("requirements.lock")


def test_no_module_is_longer_than_400_lines() -> None:
    client = [path for kind in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{kind}")]
    written = [*MODULES, *(path for path in client if path.name != "protocol.ts")]
    long = [path for path in written if len(path.read_text().splitlines()) > 400]
    assert named(long) == []


def test_what_maintains_the_project_needs_no_test() -> None:
    tools = re.compile(r"^\s*(from|import) tests\b", re.MULTILINE)
    assert (
        named([path for path in ROOT.glob("tools/**/*.py") if tools.search(path.read_text())]) == []
    )


def test_types_say_what_is_what() -> None:
    loose = {
        path: sum("Any" in re.findall(r"\w+", line) for line in path.read_text().splitlines())
        for path in ROOT.glob("src/standoff/**/*.py")
    }
    assert sum(loose.values()) < 60
    assert named([path for path in loose if "rooms" in path.parts and loose[path]]) == []
    client = [path for kind in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{kind}")]
    assert named([path for path in client if "as unknown as" in path.read_text()]) == []


def test_every_module_opens_with_a_sentence() -> None:
    mute = [
        path
        for path in MODULES + COMMANDS
        if not (ast.get_docstring(ast.parse(path.read_text())) or "").split("\n")[0].endswith(".")
    ]
    assert named(mute) == []


def test_a_class_has_a_name_of_its_own_but_for_counterparts_of_the_two_editions() -> None:
    places: dict[str, list[str]] = {}
    for path in ROOT.glob("src/**/*.py"):
        # Counterparts lie in the same place of the two folders.
        place = re.sub(r"/(classic|live)/", "/edition/", str(path.relative_to(ROOT)))
        if "/library/" in place:  # which is known by plain names outside
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(place)
    shared = {name: at for name, at in places.items() if len(at) > 1}
    twins = {
        name: at
        for name, at in shared.items()
        if len(at) == 2 and at[0] == at[1] and "/edition/" in at[0]
    }
    assert len(twins) > 20
    assert {name: at for name, at in shared.items() if name not in twins} == {}


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b([T]ODO|[F]IXME)\b")
    waiting = [path for path in MODULES + COMMANDS + PAGES if later.search(path.read_text())]
    assert named(waiting) == []


def test_people_are_they() -> None:
    """But in the law, which keeps its words."""
    client = [path for kind in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{kind}")]
    pages = [page for page in PAGES if page.name != "rules.md"]
    somebody = re.compile(r"(?<![A-Za-z])[Hh](e|is|im|imself)(?![A-Za-z])")
    read = MODULES + COMMANDS + pages + client
    assert named([path for path in read if somebody.search(path.read_text())]) == []


def test_continuous_integration_runs_what_people_run() -> None:
    assert "exec ./test\n" in (ROOT / ".ci/run").read_text()


def test_every_command_may_be_run() -> None:
    commands = [*COMMANDS, ROOT / ".ci/run", ROOT / "campaign"]
    commands += [ROOT / "tools" / name for name in ("lock", "mutate", "pictures", "release")]
    assert named([path for path in commands if not os.access(path, os.X_OK)]) == []


def test_the_campaign_explains_itself_without_any_set_up(tmp_path: Path) -> None:
    call = [sys.executable, "-S", str(ROOT / "campaign"), "--help"]
    told = subprocess.run(call, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert told.stdout.startswith("usage: ./campaign")
    assert told.stderr == ""


def test_the_readme_names_both_commands_and_says_it_is_unofficial() -> None:
    readme = (ROOT / "README.md").read_text()
    assert [word for word in ("./play", "./test", "unofficial") if word not in readme] == []


def test_the_readme_shows_every_picture_and_all_weigh_little() -> None:
    shown = re.findall(r'<img src="([^"]+)"[^>]* alt="[^"]+"', (ROOT / "README.md").read_text())
    pictures = [*ROOT.glob("docs/pictures/*")]
    assert sorted(shown) == named(pictures)
    assert sum(path.stat().st_size for path in pictures) <= 600_000


def test_every_link_of_a_page_leads_somewhere() -> None:
    lost = [
        (page.name, target)
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert lost == []
