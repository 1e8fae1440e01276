"""`standoff verify`: one sentence and an exit status."""

from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.rules.classic.options import Options
from standoff.rules.game import RULES_VERSION
from tests.record.games import random_record

GAME = random_record(Options(players=4), "from the command line")


def verified(path: Path, data: bytes) -> int:
    path.write_bytes(data)
    return main(["verify", str(path)])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_a_record_that_fits_is_said_to_fit(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(path, b"".join(GAME)) == 0
    assert capsys.readouterr() == (f"{path} fits: {len(GAME)} lines of a finished game.\n", "")


def test_an_unfinished_record_is_said_to_be_unfinished(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(path, b"".join(GAME[:7]) + GAME[7][:99]) == 0
    said = "fits: 7 lines of an unfinished game; line 8 breaks off and was not counted."
    assert capsys.readouterr() == (f"{path} {said}\n", "")


def test_a_record_that_does_not_fit_has_its_line_named(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(path, b"".join([*GAME[:3], *GAME[4:]])) == 1
    said = "does not fit: line 4 does not carry the hash of line 3."
    assert capsys.readouterr() == (f"{path} {said}\n", "")


def test_a_record_of_other_rules_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = f'"rules":{RULES_VERSION}'.encode()
    assert verified(path, b"".join(GAME).replace(ours, b'"rules":77', 1)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"version 77 of the rules, and this is version {RULES_VERSION}" in err


def test_a_file_that_is_no_record_is_refused(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(path, b"Dear diary\n") == 2
    said = "cannot be read: it is not a record of Standoff."
    assert capsys.readouterr() == ("", f"standoff: {path} {said}\n")


def test_a_file_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        assert main(["verify", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"standoff: {path} cannot be read: ")
        assert err.count("\n") == 1


def test_a_record_cannot_write_on_the_screen(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = GAME[1].replace(b'"answers"', b'"\\u001b[2J"')
    assert verified(path, b"".join([GAME[0], strange])) == 1
    assert "?[2J" in capsys.readouterr().out
