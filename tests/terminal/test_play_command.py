"""`standoff play` from the outside: a real terminal, and the ways in which it cannot begin."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.library import Game
from standoff.record.verify import Fit, verify

PROMPT = re.compile(r"(> |Enter: [^\n]* )$")
START = "import sys; from standoff.cli.main import main; sys.exit(main())"
PATIENCE = 60
"""Seconds after which a silent game is taken for dead."""


class Session:
    """A game in a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self._terminal, player = pty.openpty()
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LC_", "LANG"))
        }
        self._game = subprocess.Popen(
            [sys.executable, "-c", START, "play", "--fast", *arguments],
            stdin=player,
            stdout=player,
            stderr=player,
            start_new_session=True,
            env=environment
            | {"XDG_DATA_HOME": str(home), "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
            | {"NO_COLOR": "1"},
        )
        os.close(player)
        self.text = ""
        # What is read at once may end in the middle of a letter.
        self._letters = codecs.getincrementaldecoder("utf-8")()

    def prompts(self) -> Iterator[str]:
        """Each prompt as the game comes to it, until it is over."""
        while chunk := self._read():
            self.text += self._letters.decode(chunk)
            plain = re.sub(r"\x1b\[[\d;]*m", "", self.text)
            if found := PROMPT.search(plain):
                yield found[1]

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def interrupt(self) -> None:
        """What a terminal does when somebody presses Ctrl-C; Python hears none between a prompt and its waiting for a key."""
        state = Path(f"/proc/{self._game.pid}/stat")
        while state.read_text().rpartition(")")[2].split()[0] != "S":
            os.sched_yield()
        self._game.send_signal(signal.SIGINT)

    def status(self) -> int:
        for _ in self.prompts():
            pass
        os.close(self._terminal)
        return self._game.wait(PATIENCE)

    def _read(self) -> bytes:
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE)
        assert ready, f"the game stopped saying anything:\n{self.text[-2000:]}"
        try:
            return os.read(self._terminal, 65536)
        except OSError:  # how Linux says that the other end was closed
            return b""


def test_a_whole_game_is_played_in_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    session = Session("--players", "4", "--seed", "a game", "--record", str(record), home=tmp_path)
    for prompt in session.prompts():
        session.type("1\n" if prompt == "> " else "\n")
    assert session.status() == 0
    assert "How every sum came about" in session.text
    assert verify(record.read_bytes()).sentence.endswith("a finished game.")


def test_a_game_that_was_left_goes_on_and_another_one_follows(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    session = Session("--name", "Zoë", "--seed", "s", "--record", str(record), home=tmp_path)
    session.type("q\nq\n")  # before anything is asked: it is thrown away
    for answers, prompt in enumerate(session.prompts()):
        if answers == 6:
            session.type("\x04")
            break
        session.type("1\n" if prompt == "> " else "\n")
    assert session.status() == 0
    assert "Zoë (you)" in session.text
    begun = record.read_bytes()
    assert begun.count(b"\n") > 2
    record.write_bytes(begun + b'{"line":"step","bef')  # a power cut in the middle of a line
    session = Session("--go-on", str(record), home=tmp_path)
    for prompt in session.prompts():
        session.type("1\n" if prompt == "> " else "\n")
    assert session.status() == 0
    assert "The game goes on where it was left, in round" in session.text
    ended = record.read_bytes()
    assert ended.startswith(begun)
    assert verify(ended).sentence.endswith("a finished game.")


def test_who_wants_another_game_gets_one_with_a_record_of_its_own(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    session = Session("--players", "4", "--seed", "a game", "--record", str(record), home=tmp_path)
    for prompt in session.prompts():
        if (tmp_path / "game-2.jsonl").exists():
            session.type("\x04")
        else:
            again = "r\n" if "another game" in prompt else "\n"
            session.type("1\n" if prompt == "> " else again)
    assert session.status() == 0
    assert verify((tmp_path / "game-2.jsonl").read_bytes()).fit is Fit.FITS


def test_a_game_that_cannot_go_on_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    over = tmp_path / "over.jsonl"
    Game(seed="s").finish().save(over)
    for arguments, why in (
        ([], "There is no unfinished game"),
        ([str(over)], "it was played to its end"),
        ([str(tmp_path / "none.jsonl")], "No such file"),
    ):
        assert main(["play", "--language", "en", "--go-on", *arguments]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert said.count("\n") == 1


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize("name", ["", "  ", "a" * 13, "a\x1b[2J"])
def test_a_name_that_cannot_be_shown_is_refused(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--language", "en", "--name", name]) == 2
    assert capsys.readouterr().err.startswith("standoff: A name has 1 to 12 characters")


@pytest.mark.parametrize("leaving", ["interrupt", "end of input"])
def test_leaving_is_clean_and_keeps_the_record_in_the_data_folder(
    leaving: str, tmp_path: Path
) -> None:
    session = Session("--seed", "a game", home=tmp_path)
    for answers, prompt in enumerate(session.prompts()):
        if answers < 6:
            session.type("1\n" if prompt == "> " else "\n")
        elif leaving == "interrupt":
            session.interrupt()
            break
        else:
            session.type("\x04")
            break
    assert session.status() == 0
    assert "Traceback" not in session.text
    (record,) = (tmp_path / "standoff").iterdir()
    assert str(record) in session.text
    assert verify(record.read_bytes()).fit is Fit.FITS


def test_without_a_terminal_it_says_so_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--language", "fr"]) == 2
    _, said = capsys.readouterr()
    assert said.startswith("standoff: Pour jouer")
    assert said.count("\n") == 1


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)


@pytest.mark.usefixtures("at_a_terminal")
def test_an_existing_file_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text("precious")
    assert main(["play", "--language", "en", "--record", str(record)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("standoff: There is already a file")
    assert err.count("\n") == 1
    assert record.read_text() == "precious"


@pytest.mark.usefixtures("at_a_terminal")
def test_a_record_that_cannot_be_written_is_told_before_the_game_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    assert main(["play", "--language", "en", "--record", str(in_the_way / "game.jsonl")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("standoff: The record cannot be written to")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "3"],
        ["--players", "4", "--cop"],
        ["--bots", "nobody"],
        ["--bots", "timid,timid"],
        ["--powers", "some"],
    ],
)
@pytest.mark.usefixtures("at_a_terminal")
def test_an_impossible_table_gets_one_line(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    try:
        status = main(["play", "--record", str(record), *arguments])
    except SystemExit as exit_:
        status = int(str(exit_.code))
    assert status == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not record.exists()
