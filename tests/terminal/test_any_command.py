"""Whatever a command meets outside, it ends in one line and with the right status."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.library import Game

COMMAND = [sys.executable, "-m", "standoff"]


NOT_OF_PLAYERS = ("asyncpg", "distributed", "jax", "optax", "pettingzoo", "pyspiel", "playwright")
"""What `./play` does not fetch: it is for the lab, the clusters, the tests and several nodes."""


def test_help_needs_nothing_but_what_players_have() -> None:
    hidden = f"import sys; sys.modules.update(dict.fromkeys({NOT_OF_PLAYERS}))\n"
    call = "from standoff.cli.main import main; sys.exit(main([]))\n"
    done = subprocess.run(
        [sys.executable, "-c", hidden + call], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout.startswith("usage: standoff")


def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "teams", "12"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith("standoff: cannot write: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [("teams", "12"), ("bot", "list")])
def test_whoever_reads_no_more_hears_no_complaint(command: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run(
            [*COMMAND, *command], stdout=pipe, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_our_signs_shows_others_for_them() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "latin-1"}
    call = [*COMMAND, "simulate", "--games", "1", "--language", "fr"]
    done = subprocess.run(call, capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Comptable".encode("latin-1") in done.stdout
    assert b"?" not in done.stdout


def test_what_a_command_does_not_know_is_refused_by_itself(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["teams", "12", "--fats"])
    said = capsys.readouterr().err
    assert said == "standoff teams: unrecognized arguments: --fats (see standoff teams --help)\n"


def test_many_records_are_checked_and_the_worst_is_the_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, changed, none = (tmp_path / name for name in ("good", "changed", "none"))
    record = Game(seed="s").finish().record
    good.write_bytes(record)
    changed.write_bytes(record.replace(b'"bang"', b'"click"', 1))
    assert main(["verify", str(good), str(good)]) == 0
    assert main(["verify", str(changed), str(good)]) == 1
    capsys.readouterr()
    assert main(["verify", str(none), str(changed), str(good)]) == 2
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in out.splitlines()] == [str(changed), str(good)]
    assert err.startswith(f"standoff: {none} cannot be read")


def test_a_picture_is_what_its_name_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", "--example"]) == 0
    scenario = tmp_path / "mine.json"
    scenario.write_text(capsys.readouterr().out, encoding="utf-8")
    begins = {"round.svg": b"<svg", "round.png": b"\x89PNG"}
    for name, magic in begins.items():
        assert main(["referee", "--picture", str(tmp_path / name), str(scenario)]) == 0
        assert (tmp_path / name).read_bytes().startswith(magic)
    assert main(["referee", "--picture", str(tmp_path / "round.gif"), str(scenario)]) == 2
    assert "must end in .svg or .png" in capsys.readouterr().err
    assert not (tmp_path / "round.gif").exists()


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 and then nothing", b"\x93NUMPY"])
def test_a_policy_that_is_none_is_refused_in_one_line(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    policy = tmp_path / "mine.npz"
    policy.write_bytes(data)
    assert main(["simulate", "--games", "1", "--bots", str(policy)]) == 2
    said = capsys.readouterr().err
    assert "is no policy of Standoff" in said
    assert said.count("\n") == 1


def test_games_of_a_journal_that_is_not_there_make_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "none.db"
    for what in (("list",), ("check",), ("export", "--to", str(tmp_path))):
        assert main(["games", *what, "--journal", f"sqlite:///{journal}"]) == 2
        assert capsys.readouterr().err == f"standoff: there is no journal {journal}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_is_not_there_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--cluster", "tcp://127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert said == "standoff: no Dask scheduler answers at tcp://127.0.0.1:1\n"
