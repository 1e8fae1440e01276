"""Files for those who deploy: every command in them is one that `standoff` understands."""

import json
import re
import shlex
from pathlib import Path

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
    compose = (DEPLOY / "compose.yaml").read_text()
    folded = re.findall(r"command: >-\n((?:      .*\n)+)", compose)
    assert len(folded) == 2
    found += [shlex.split(text) for text in folded]
    container = (DEPLOY / "Containerfile").read_text()
    found += [json.loads(line) for line in re.findall(r"^CMD (.*)", container, re.MULTILINE)]
    return found


def test_every_command_is_understood() -> None:
    found = commands()
    assert len(found) == 5
    for command in found:
        words = [word.replace("${PORT}", "8750") for word in command]
        assert parser(words).parse_args(words).run


def test_a_service_does_not_give_up_where_the_disk_or_the_database_is_away_for_long() -> None:
    for unit in DEPLOY.glob("*.service"):
        said = unit.read_text()
        assert "\nStartLimitIntervalSec=0\n" in said.partition("[Service]")[0], unit.name
        assert "\nRestart=always\n" in said.partition("[Service]")[2], unit.name
        assert "\nUMask=0077\n" in said, unit.name


def test_what_was_not_tried_says_so_at_its_head() -> None:
    for file in DEPLOY.iterdir():
        head = file.read_text()[:400]
        assert re.search(r"[Nn]ot (yet )?(been )?(built|opened|booted|started|tried)", head), (
            file.name
        )
