"""`standoff play --live` from the outside: a real terminal, and what it refuses."""

from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.record.verify import verify
from tests.terminal.test_play_command import Session

WALKING = "to the whistle"


def test_a_whole_game_of_live_is_played_in_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    arguments = ("--live", "--teams", "2x3", "--obstacles", "--seed", "a game")
    session = Session(*arguments, "--record", str(record), home=tmp_path)
    for prompt in session.prompts():
        walks = WALKING in session.text[-300:]
        session.type("\n" if prompt != "> " else "x\n" if walks else "1\n")
    assert session.status() == 0
    assert "How every sum came about" in session.text
    assert verify(record.read_bytes()).sentence.endswith("a finished game.")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--live", "--players", "4"],
        ["--live", "--cop"],
        ["--live", "--powers", "all"],
        ["--teams", "4x3"],
        ["--obstacles"],
        ["--variants", "foolproof"],
        ["--live", "--teams", "4x6"],
        ["--live", "--teams", "many"],
        ["--live", "--teams", "5,3"],
        ["--live", "--variants", "nonsense"],
        ["--live", "--cards", "no-such-file.json"],
        ["--live", "--bots", "nobody"],
        ["--live", "--bots", "timid,timid,timid"],
    ],
)
def test_an_impossible_table_gets_one_line(
    arguments: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    record = tmp_path / "game.jsonl"
    assert main(["play", "--record", str(record), *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not record.exists()
