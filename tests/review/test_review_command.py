"""`standoff review`: in the terminal, as JSON, and as a page that asks nobody for anything."""

from functools import partial
from pathlib import Path

import msgspec
import pytest

from standoff.bots.minds import cast
from standoff.bots.minds.cast import shark
from standoff.cards.tables import live_options
from standoff.cli.main import main
from standoff.env.live.schema import LIVE_SCHEMA
from standoff.minds.policy import load
from standoff.record.lines import open_seed
from standoff.record.writer import Writer
from standoff.review.looking import Review
from standoff.review.page import page
from standoff.review.telling import of_seat
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.review.played import NAMES, looked_at, recorded


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded())
    return file


def test_the_same_record_gets_the_same_answer(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(game), "--quick", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Review) == looked_at()


@pytest.mark.slow
def test_one_player_is_told_their_own_game(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(game), "--quick", "--seat", "Dario", "--language", "en"]) == 0
    out = capsys.readouterr().out
    seat = looked_at().seats[3]
    words = Words(Language.ENGLISH)
    for _, sentences in of_seat(seat, NAMES, words):
        assert all(sentence in out for sentence in sentences)
    assert "\nAda\n" not in out


@pytest.mark.parametrize("language", Language)
def test_a_page_has_every_sentence_and_no_address(language: Language) -> None:
    words = Words(language)
    text = page(looked_at(), words)
    assert "http" not in text
    assert text.count("<polyline") == 8
    assert all(name in text for name in NAMES[:4])


def test_a_page_that_cannot_be_written_is_said_before_the_game_is_looked_at(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page_nowhere = game.parent / "nowhere" / "page.html"
    assert main(["review", str(game), "--html", str(page_nowhere)]) == 2
    assert capsys.readouterr().err.endswith("cannot be written: there is no such folder\n")


def test_a_shark_of_other_observations_is_refused_in_one_line(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cast, "load", partial(load, schema=LIVE_SCHEMA.hash))
    shark.cache_clear()
    assert main(["review", str(game), "--quick"]) == 2
    shark.cache_clear()
    said = capsys.readouterr().err
    assert "was trained on observations" in said
    assert said.count("\n") == 1


def test_a_game_of_live_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options, file = live_options(), tmp_path / "live.jsonl"
    names = [f"Gangster {seat}" for seat in range(options.players)]
    file.write_bytes(Writer().open_game(options, names, open_seed(bytes(32), options.players)))
    assert main(["review", str(file), "--language", "en"]) == 2
    assert "only games of the classic edition" in capsys.readouterr().err
