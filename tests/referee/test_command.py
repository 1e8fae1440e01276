"""`standoff referee` as people call it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from standoff.cli.main import main
from tests.referee.scenarios import CLASSIC, ILLEGAL, expected, files

LEGAL = files(CLASSIC)[:2]
SECOND_BBB = ILLEGAL / "C13-a-second-bbb.json"
COMMAND = str(Path(sys.executable).with_name("standoff"))


def referee(*arguments: object) -> int:
    return main(["referee", *map(str, arguments)])


def test_results_come_one_a_line_in_the_order_of_the_files() -> None:
    call = (COMMAND, "referee", "--json", LEGAL[1], SECOND_BBB, LEGAL[0])
    done = subprocess.run(call, capture_output=True, encoding="utf-8", check=False)
    first, fault, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert (first, last) == (expected(LEGAL[1], "result"), expected(LEGAL[0], "result"))
    problem = fault["error"].pop("problem")
    assert fault == {"error": {"round": 2, "who": "Ada"}}
    assert done.stderr == f"{SECOND_BBB}: round 2: Ada: {problem}\n"
    assert done.returncode == 2


def test_legal_files_end_with_status_0_and_no_complaint(capsys: pytest.CaptureFixture[str]) -> None:
    assert referee("--json", *LEGAL) == 0
    said = capsys.readouterr()
    assert (len(said.out.splitlines()), said.err) == (2, "")


def test_a_fault_outside_the_rounds_names_the_file_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = ILLEGAL / "not-one-round.json"
    assert referee("--json", path) == 2
    said = capsys.readouterr()
    error = json.loads(said.out)["error"]
    assert (error["round"], error["who"]) == (None, None)
    assert said.err == f"{path}: {error['problem']}\n"


def test_a_fault_without_json_leaves_the_output_empty(capsys: pytest.CaptureFixture[str]) -> None:
    assert referee(SECOND_BBB) == 2
    assert capsys.readouterr().out == ""


def test_without_json_a_round_is_told_with_the_rule_behind_it(
    capsys: pytest.CaptureFixture[str],
) -> None:  # C45
    path = CLASSIC / "T9-C36-C45-C46-X1-hit-in-phase-5-and-again-in-phase-6.json"
    assert referee("--language", "en", path) == 0
    said = capsys.readouterr().out
    assert [word for word in ("Bruno", "C45") if word not in said] == []


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-8-sig"])
def test_a_file_is_read_as_the_shells_of_windows_write_it(
    encoding: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(LEGAL[0].read_text(encoding="utf-8"), encoding=encoding)
    assert referee("--json", file) == 0
    assert json.loads(capsys.readouterr().out) == expected(LEGAL[0], "result")


def test_a_file_that_cannot_be_read_is_a_fault_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert referee("--json", tmp_path / "missing.json", tmp_path, LEGAL[0]) == 2
    missing, folder, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert last == expected(LEGAL[0], "result")
    for error in (missing["error"], folder["error"]):
        assert (error["round"], error["who"]) == (None, None)
