"""Where nothing is that only POSIX has, as on Windows, people play, serve, settle and simulate all the same."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from standoff.client.device import Device
from standoff.library import Game
from standoff.protocol import hello
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.record.verify import verify
from standoff.rules.classic.options import Options
from tests.server.test_serve_command import serving
from tests.terminal.test_play_command import Session

HIDDEN = Path(__file__).with_name("hidden")


@pytest.fixture(autouse=True)
def hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every process that is started finds nothing of it, and nothing that leaves an encoding to chance."""
    monkeypatch.setenv("PYTHONPATH", str(HIDDEN))
    monkeypatch.setenv("PYTHONWARNDEFAULTENCODING", "1")
    monkeypatch.setenv("PYTHONWARNINGS", "error::EncodingWarning")


def run(*arguments: str) -> str:
    """What a command prints that ends well and complains of nothing."""
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def standoff(*arguments: str) -> str:
    return run("-m", "standoff", *arguments)


def test_it_is_hidden_indeed() -> None:
    gone = "for name in ('fcntl', 'termios', 'resource', 'uvloop', 'pwd', 'readline'):\n"
    gone += "    try: __import__(name)\n    except ImportError: print(name, end=' ')\n"
    gone += "import os, signal, socket, time\n"
    gone += "print([hasattr(*one) for one in ((os, 'fork'), (os, 'getuid'), (os, 'O_DSYNC'),"
    gone += " (signal, 'SIGHUP'), (signal, 'pthread_sigmask'), (socket, 'SO_REUSEPORT'))])"
    found = run("-c", gone)
    assert found == f"fcntl termios resource uvloop pwd readline {[False] * 6}\n"


def test_a_whole_game_is_played_in_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    session = Session("--players", "4", "--seed", "a game", "--record", str(record), home=tmp_path)
    for prompt in session.prompts():
        session.type("1\n" if prompt == "> " else "\n")
    assert session.status() == 0
    assert verify(record.read_bytes()).sentence.endswith("a finished game.")


def test_a_table_is_served_and_the_server_stopped_by_ctrl_c(tmp_path: Path) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"

    async def begin(address: str) -> str:
        asked = hello.Open(name="Ada", options=Options(4))
        async with Device(address.rstrip("/"), asked) as host:
            for _ in range(3):
                await host.do(AddBot("timid"))
            await host.do(Start())
            return host.admitted.code

    with serving(journal, "--lobby") as (process, address):
        code = asyncio.run(begin(address))
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read()
        assert "Traceback" not in process.stderr.read()
        assert process.wait() == 0
    assert code in standoff("games", "list", "--journal", journal)
    # It is kept, and had again at once.
    with serving(journal, "--lobby") as (process, _):
        assert code in standoff("games", "top", "--journal", journal)


def test_a_round_is_settled_and_games_are_simulated_by_two_processes(tmp_path: Path) -> None:
    scenario = tmp_path / "mine.json"
    scenario.write_text(standoff("referee", "--example"), encoding="utf-8")
    assert "Cid is hit" in standoff("referee", "--language", "en", str(scenario))
    picture = tmp_path / "round.png"
    standoff("referee", "--picture", str(picture), str(scenario))
    assert picture.read_bytes().startswith(b"\x89PNG")
    told = standoff("simulate", "--games", "600", "--jobs", "2", "--bots", "random", "--json")
    assert '"games":600' in told


@pytest.mark.slow
def test_a_game_is_looked_at_again_and_made_into_data(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    Game(seed="s").finish("random").save(record)
    told = standoff("review", "--quick", "--seat", "Ada", "--language", "en", str(record))
    assert "\nAda\n" in told
    standoff("dataset", "--play", "1", "--bots", "random", "--to", str(tmp_path / "data"))
    assert (tmp_path / "data" / "card.json").exists()


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252"])
def test_a_console_without_our_signs_shows_the_nearest_it_has(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    call = [sys.executable, "-m", "standoff", "simulate", "--games", "1", "--language", "fr"]
    told = subprocess.run(call, capture_output=True, check=True).stdout
    assert "Une partie " in told.decode(encoding)
    assert b"?" not in told
