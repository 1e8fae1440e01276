"""Files for those who deploy: every command in them is one that `standoff` understands."""

import json
import re
import shlex
from pathlib import Path

import pytest

from standoff.cli.main import parser

DEPLOY = Path(__file__).parent.parent / "deploy"


def commands() -> list[list[str]]:
    """What is started, without the program itself."""
    found = []
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text().replace("\\\n", " ")
        found += [
            shlex.split(line)[1:] for line in re.findall("^ExecStart=(.*)", text, re.MULTILINE)
        ]
    container = (DEPLOY / "Containerfile").read_text()
    found += [json.loads(line) for line in re.findall(r"^CMD (.*)", container, re.MULTILINE)]
    return found


@pytest.mark.parametrize("command", commands(), ids=lambda command: " ".join(command)[:40])
def test_every_command_is_understood(command: list[str]) -> None:
    given = parser(command).parse_args(command)
    assert given.run


def test_what_was_not_tried_says_so_at_its_head() -> None:
    for file in DEPLOY.iterdir():
        head = file.read_text()[:400]
        assert re.search(r"[Nn]ot (yet )?(been )?(built|opened|booted|started|tried)", head), (
            file.name
        )
