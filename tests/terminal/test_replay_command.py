"""`standoff replay`: the same game again, as the table or one seat saw it."""

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from standoff.cli.main import main
from standoff.record.reader import read
from standoff.terminal.replay import Replay
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.terminal.consoles import (
    LANGUAGES,
    OPTION_SETS,
    PaperConsole,
    dicing,
    play,
    replayed,
    typing,
)

ENGLISH = Words("en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game with every power and the cop."""
    path = tmp_path / "game.jsonl"
    play(OPTION_SETS[5], dicing(3), seed=3, record=path)
    return path


def by_hand(record: Path, *typed: str) -> PaperConsole:
    console = PaperConsole(typing(typed))
    Replay(read(record.read_bytes()), None, ENGLISH, console, by_hand=True).run()
    return console


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, "Ada", "fitz"])
def test_without_a_terminal_everything_is_printed_at_once(
    record: Path, seat: str | None, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [] if seat is None else ["--seat", seat]
    printed = replayed(record, capsys, "--language", language, *chosen)
    assert Words(language)("terminal-all-cards") in printed
    assert Words(language)("replay-next") not in printed
    assert [line for line in printed.splitlines() if cell_len(line) >= 80] == []


def test_the_table_sees_no_secret_before_the_end(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, _ = replayed(record, capsys, "--language", "en").split(ENGLISH("terminal-end"))
    assert "secret" not in before  # neither a power nor a role
    assert " loads a " not in before
    assert "(you)" not in before


def test_a_seat_sees_its_own_secrets_and_is_spoken_to(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = replayed(record, capsys, "--seat", "ada", "--language", "en")
    before, _ = printed.split(ENGLISH("terminal-end"))
    assert before.count("Your secret power") == 1
    assert "You load " in before
    assert "Bruno loads" not in before


def test_enter_shows_the_next_step_and_q_quits(record: Path) -> None:
    texts = [by_hand(record, *[""] * enters, "q").text for enters in range(6)]
    for shorter, longer in pairwise(texts):
        assert len(longer) > len(shorter)
    assert ENGLISH("terminal-end") not in texts[-1]


def test_a_shows_all_the_rest_without_asking_again(record: Path) -> None:
    console = by_hand(record, "", "what?", "a")
    assert len(console.prompts) == 3
    assert ENGLISH("replay-help") in console.text
    assert ENGLISH("terminal-all-cards") in console.text


def test_an_unfinished_game_is_shown_as_far_as_it_went(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:9]))
    assert main(["replay", str(record), "--language", "en"]) == 0
    assert capsys.readouterr().out.endswith(f"{ENGLISH('replay-unfinished')}\n")


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        (b'"rules":', b'"rules":9', "version"),
        (b'"say":"stay"', b'"say":"withdraw"', "does not fit"),
        (b"{", b"[", "cannot be read"),
    ],
)
def test_a_record_that_does_not_verify_gets_one_line(
    record: Path, before: bytes, after: bytes, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(record.read_bytes().replace(before, after, 1))
    assert main(["replay", str(record)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert why in err


@pytest.mark.parametrize("arguments", [["nowhere.jsonl"], ["."]])
def test_a_file_that_cannot_be_read_gets_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_seat_that_nobody_has_gets_one_line_with_the_names(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--seat", "Gus"]) == 2
    assert "Ada, Bruno, Cleo, Dario, Edie, Fitz" in capsys.readouterr().err


def test_long_names_do_not_break_the_lines(record: Path) -> None:
    opened = read(record.read_bytes())
    names = tuple(f"{name} of the very long name" for name in opened.opening.names)
    opened.opening = replace(opened.opening, names=names)
    console = PaperConsole(typing([]))
    Replay(opened, 0, Words("fr"), console, by_hand=False).run()
    assert [line for line in console.lines if cell_len(line) >= 80] == []
