"""`standoff replay` of Live: as everybody saw it, as one gangster did, and as a picture."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from standoff.cli.main import main
from standoff.record.lines import open_seed
from standoff.record.reader import read
from standoff.record.writer import Writer
from standoff.rules.game import asks, deal, step
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
from tests.terminal.live.games import TABLES, play_live, wandering

ENGLISH = Words("en")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("live") / "game.jsonl"
    play_live(TABLES[1], wandering(11), seed=11, record=path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, "Ada", "lola", "godfather"])
def test_without_a_terminal_everything_is_printed_at_once(
    record: Path, seat: str | None, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [] if seat is None else ["--seat", seat]
    printed = replayed(record, capsys, "--language", language, *chosen)
    assert Words(language)("terminal-all-cards") in printed
    assert "┌" in printed  # the map
    assert [line for line in printed.splitlines() if cell_len(line) >= 80] == []


def test_everybody_sees_no_card_before_it_acts(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, _ = replayed(record, capsys, "--language", "en").split(ENGLISH("terminal-end"))
    assert " holds " not in before  # H12
    assert "You " not in before


def test_a_gangster_sees_the_cards_of_their_own_team_only(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = replayed(record, capsys, "--seat", "hilda", "--language", "en")
    before, _ = printed.split(ENGLISH("terminal-end"))
    assert "You hold " in before
    assert "Gus holds " in before
    assert not any(f"{name} holds " in before for name in ("Ada", "Dario", "Juno"))  # H12


def test_enter_shows_the_next_step_and_q_quits(record: Path) -> None:
    def by_hand(*typed: str) -> str:
        console = PaperConsole(typing(typed))
        Replay(read(record.read_bytes()), None, ENGLISH, console, by_hand=True).run()
        return console.text

    texts = [by_hand(*[""] * enters, "q") for enters in range(5)]
    for shorter, longer in pairwise(texts):
        assert len(longer) > len(shorter)
    assert ENGLISH("terminal-end") not in texts[-1]


def test_an_unfinished_game_is_shown_as_far_as_it_went(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    part = tmp_path / "part.jsonl"
    part.write_bytes(b"".join(lines[:8]))
    assert main(["replay", str(part), "--language", "en"]) == 0
    assert capsys.readouterr().out.endswith(f"{ENGLISH('replay-unfinished')}\n")


def test_a_game_without_positions_is_shown_without_a_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = TABLES[0]
    writer = Writer()
    seed = open_seed(bytes(32), options.players)
    names = [f"Gangster number {seat}" for seat in range(6)] + ["Referee"]
    lines = [writer.open_game(options, names, seed)]
    table, _ = deal(options, seed.chance())
    while asking := asks(table):
        said = {seat: next(iter(ask)) for seat, ask in asking.items()}
        lines.append(writer.step(asking, said))
        table, _ = step(table, said)
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    assert main(["replay", str(path), "--language", "en"]) == 0
    printed = capsys.readouterr().out
    assert "┌" not in printed
    assert "Gangs…" in printed
    assert "Gangster number 3 " in printed
    assert [line for line in printed.splitlines() if cell_len(line) >= 80] == []


def drawn(path: Path) -> str:
    text = path.read_text("utf-8")
    ElementTree.fromstring(text)
    return text


@pytest.mark.parametrize("number", [None, 1, 5])
def test_a_round_is_drawn_into_a_file_with_the_field_and_the_teams(
    record: Path, number: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "round.svg"
    chosen = [] if number is None else ["--round", str(number)]
    arguments = ["replay", str(record), "--picture", str(picture), "--language", "it", *chosen]
    assert main(arguments) == 0
    assert str(picture) in capsys.readouterr().out
    text = drawn(picture)
    assert f"Turno {number or 5} di 5" in text
    assert 'id="field"' in text
    assert "Triangoli" in text


def test_a_round_of_the_classic_is_drawn_around_its_table(tmp_path: Path) -> None:
    record, picture = tmp_path / "game.jsonl", tmp_path / "round.svg"
    play(OPTION_SETS[0], dicing(1), record=record)
    assert main(["replay", str(record), "--picture", str(picture), "--round", "1"]) == 0
    assert "<ellipse" in drawn(picture)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--picture", "{folder}/no/round.svg"], "cannot be written: No such file or directory"),
        (["--picture", "{folder}"], "must end in .svg or .png"),
        (["--picture", "{folder}/round.svg", "--round", "6"], "has rounds 1 to 5"),
        (["--picture", "{folder}/round.svg", "--round", "0"], "has rounds 1 to 5"),
        (["--round", "2"], "--round can only be said with --picture"),
    ],
)
def test_a_picture_that_cannot_be_drawn_gets_one_line(
    record: Path,
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = [one.replace("{folder}", str(tmp_path)) for one in arguments]
    assert main(["replay", str(record), *given]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_the_referee_draws_one_game_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = str(tmp_path / "round.svg")
    assert main(["referee", "a.json", "b.json", "--picture", picture]) == 2
    assert capsys.readouterr().err.count("\n") == 1
