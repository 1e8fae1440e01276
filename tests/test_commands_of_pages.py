"""Every command that a page shows is understood as it stands, and those that need nobody are run."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from standoff.cli.main import COMMANDS, main, parser
from standoff.library import Game

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
BLOCK = re.compile(r"^(?:```[a-z]*\n.*?^```| {4}.*?$)", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"^ *(?:\.venv/bin/)?standoff (.*)$", re.MULTILINE)
OTHERS = re.compile(
    r"^ *(?:\.venv/bin/)?(?:python -m ([\w.]+)|(?:\./)?((?:tools/|play|test|campaign)\S*))(?: |$)",
    re.MULTILINE,
)
INLINE = re.compile(r"`(?:\.venv/bin/)?standoff ([a-z]+ [^`…]+)`")
RUN = (
    "bot list ",
    "cards ",
    "dataset ",
    "referee ",
    "replay ",
    "report ",
    "simulate ",
    "teams ",
    "tournament ",
    "verify ",
)
ELSEWHERE = ("--cluster", "--engine", "yours", "FOLDER", "FILE", "records")
"""What needs a cluster, a lab, a server, or what only the reader has."""


def blocks(page: Path) -> str:
    """What a page shows as typed, indented or between fences."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    return "\n".join(BLOCK.findall(text))


def commands(page: Path) -> list[tuple[list[str], str | None]]:
    """What stands behind `standoff` on a page, and the file it is written to."""
    text = page.read_text(encoding="utf-8")
    found = [*SHOWN.findall(blocks(page)), *INLINE.findall(text)]
    lines = [shlex.split(line, comments=True) for line in found if "…" not in line]
    return [(line[: line.index(">")], line[-1]) if ">" in line else (line, None) for line in lines]


SHOWN_COMMANDS = [(page.name, *shown) for page in PAGES for shown in commands(page)]
NOT_A_CALL = (["evaluation", "1"], ["games", "export"], ["games", "backup"])
"""The name of a row of deals, and commands by their names alone."""


def test_every_command_is_understood() -> None:
    assert len(SHOWN_COMMANDS) > 75
    misunderstood = []
    for page, line, _ in SHOWN_COMMANDS:
        if line in NOT_A_CALL:
            continue
        try:
            parser(line).parse_args(line)
        except SystemExit:
            misunderstood.append((page, line))
    assert misunderstood == []


def test_the_readme_names_every_command() -> None:
    table = re.findall(
        r"^\| (`standoff .*?) \|", PAGES[0].read_text(encoding="utf-8"), re.MULTILINE
    )
    named = re.findall(r"`(?:standoff )?(\w+)`", " ".join(table))
    assert sorted(named) == sorted(COMMANDS)


def test_every_other_program_is_there() -> None:
    named = [(page, *one) for page in PAGES for one in OTHERS.findall(blocks(page))]
    assert len(named) > 12
    for page, module, program in named:
        assert find_spec(module) if module else (ROOT / program).is_file(), (page, module, program)


def test_those_that_need_nobody_are_run_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    main(["bot", "new", "careful"])
    monkeypatch.syspath_prepend(str(tmp_path / "careful"))
    Game(seed="s").finish().save("game.jsonl")
    Path("mine.json").write_text(_printed(["referee", "--example"], capsys), encoding="utf-8")
    run = 0
    for _, line, file in SHOWN_COMMANDS:
        said = " ".join(line)
        if (
            not f"{said} ".startswith(RUN)
            or len(line) < 2
            or any(word in said for word in ELSEWHERE)
        ):
            continue
        small = re.sub(r"(--games|--jobs|--play) \d+", r"\1 1", said).split()
        printed = _printed(small, capsys)
        if file is not None:
            Path(file).write_text(printed, encoding="utf-8")
        run += 1
    assert run >= 20


def _printed(line: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints that ends well."""
    capsys.readouterr()
    status = main(line)
    told = capsys.readouterr()
    assert status == 0, (line, told.err)
    return told.out
