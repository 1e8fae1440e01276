"""Every command that a page shows is understood as it stands, and those that need nobody are run."""

import re
import shlex
from pathlib import Path

import pytest

from standoff.cli.main import main, parser
from standoff.library import Game

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
SHOWN = re.compile(r"^ {4,}(?:\.venv/bin/)?standoff ((?:.*\\\n)*.*)$", re.MULTILINE)
INLINE = re.compile(r"`(?:\.venv/bin/)?standoff ([a-z]+ [^`…]+)`")
RUN = ("cards", "referee", "simulate", "teams", "tournament", "verify")
ELSEWHERE = ("--cluster", "--engine", "yours", "FOLDER", "FILE")
"""What needs a cluster, a lab, or what only the reader has."""


def commands(page: Path) -> list[list[str]]:
    """What stands behind `standoff` on a page."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    found = [*SHOWN.findall(text), *INLINE.findall(text)]
    lines = [shlex.split(line, comments=True) for line in found]
    return [line[: line.index(">")] if ">" in line else line for line in lines]


SHOWN_COMMANDS = [(page.name, line) for page in PAGES for line in commands(page)]
NOT_A_CALL = (["evaluation", "1"], ["games", "export"])
"""The name of a row of deals, and a command by its name alone."""


def test_every_command_is_understood() -> None:
    assert len(SHOWN_COMMANDS) > 45
    misunderstood = []
    for page, line in SHOWN_COMMANDS:
        if line in NOT_A_CALL:
            continue
        try:
            parser(line).parse_args(line)
        except SystemExit:
            misunderstood.append((page, line))
    assert misunderstood == []


def test_those_that_need_nobody_are_run_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    main(["bot", "new", "careful"])
    monkeypatch.syspath_prepend(str(tmp_path / "careful"))
    Game(seed="s").finish().save("game.jsonl")
    for name, arguments in (
        ("mine.json", ["referee", "--example"]),
        ("proposed.json", ["cards", "--proposed"]),
    ):
        capsys.readouterr()
        main(arguments)
        Path(name).write_text(capsys.readouterr().out, encoding="utf-8")
    run = 0
    for page, line in SHOWN_COMMANDS:
        if line[0] not in RUN or len(line) < 2 or any(word in " ".join(line) for word in ELSEWHERE):
            continue
        small = re.sub(r"(--games) \d+", r"\1 1", " ".join(line)).split()
        small = re.sub(r"(--jobs) \d+", r"\1 1", " ".join(small)).split()
        assert main(small) == 0, (page, line, capsys.readouterr().err)
        run += 1
    assert run >= 8
