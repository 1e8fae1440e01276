"""What a program gets from `import standoff`."""

import subprocess
import sys
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest

import standoff
from standoff import (
    Game,
    ImpossibleTableError,
    Load,
    MisfitError,
    Options,
    RefusedAnswerError,
    live_options,
    verify,
)
from standoff.cards.reading import proposed_cards
from standoff.record.verify import Fit
from standoff.rules.classic.words import Bullet
from standoff.rules.live.teams import Team

LIVE = live_options((3, 3, 4))


def test_importing_the_package_loads_nothing_of_it() -> None:
    code = "import standoff, sys; sys.exit(sum(one.startswith('standoff.') for one in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_python_m_standoff_is_the_command() -> None:
    call = [sys.executable, "-m", "standoff", "--version"]
    said = subprocess.run(call, capture_output=True, text=True, check=True).stdout
    assert said == f"standoff {standoff.__version__}\n"


def test_a_name_that_is_not_public_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Gaem'"):
        standoff.Gaem  # noqa: B018


GAMES: dict[str, Callable[[], Game[Any, Any]]] = {
    "classic": lambda: Game(Options(6, "all+backstab", cop=True), 7),
    "live": lambda: Game(LIVE, 7),
}


@pytest.mark.parametrize("edition", GAMES)
def test_a_finished_game_is_saved_and_read_again(edition: str, tmp_path: Path) -> None:
    game = GAMES[edition]().finish("random")
    game.save(tmp_path / "game.jsonl")
    again = Game.load(tmp_path / "game.jsonl")
    assert again.outcome is not None
    assert (again.outcome, again.record, again.names) == (game.outcome, game.record, game.names)
    assert verify(game.record).fit is Fit.FITS


def test_a_record_that_was_changed_is_not_loaded() -> None:
    record = Game(seed="abc").finish().record
    with pytest.raises(MisfitError):
        Game.from_record(record.replace(b'"bang"', b'"click"', 1))


def test_a_copy_is_played_on_alone() -> None:
    game = Game(seed="abc")
    other = copy(game)
    other.play()
    assert (len(game), len(other), game.stage) == (1, 2, "load")


def test_plain_text_counts_as_the_word_it_is() -> None:
    game = Game(seed="abc")
    game.play({0: Load(("bang",))})  # type: ignore[arg-type]  # as people write it
    assert game.view(0).own is not None
    assert game.view(0).own.loaded[0] is Bullet.BANG  # type: ignore[union-attr]  # just seen


def test_text_that_is_no_word_of_the_game_is_refused_and_nothing_happens() -> None:
    game = Game(seed="abc")
    with pytest.raises(RefusedAnswerError, match="bong"):
        game.play({0: Load(("bong",))})  # type: ignore[arg-type]  # a slip
    assert len(game) == 1


def test_a_bot_by_seat_plays_and_the_others_are_silent() -> None:
    game = Game(seed="abc").finish({0: "timid", 1: standoff.make_bot("random")})
    assert game.outcome is not None
    assert {seat for _, table, _ in game for seat in table.asking} == {0, 1, 2, 3, 4}


def test_a_seat_that_is_not_there_has_no_view() -> None:
    with pytest.raises(IndexError, match="seats 0 to 4"):
        Game(seed="abc").view(5)


@pytest.mark.parametrize(
    ("wrong", "choices"),
    [
        (lambda: Options(money="hidden"), "money is one of open, closed, not 'hidden'"),
        (lambda: Options(cop="no"), "cop is one of False, True, not 'no'"),  # type: ignore[arg-type]  # a slip
        (lambda: Options(5.0), "4 to 6 players, not 5.0"),  # type: ignore[arg-type]  # a slip
        (lambda: live_options(variants="foolproof"), "variants are a list"),
        (lambda: live_options(variants=["fool"]), "one of chain-of-grenades, foolproof, not"),
        (lambda: live_options((3, "3")), "teams are sizes"),  # type: ignore[arg-type]  # a slip
        (lambda: Game(names=("A", "B")), "names are 5 different ones"),
        (lambda: Game(5), "Options"),  # type: ignore[call-overload]  # a slip
    ],
)
def test_wrong_options_fail_where_they_are_made_and_name_the_choices(
    wrong: object, choices: str
) -> None:
    assert callable(wrong)
    with pytest.raises(ImpossibleTableError, match=choices):
        wrong()


def test_live_takes_named_teams_and_other_cards() -> None:
    options = live_options((Team("reds", 3), Team("blues", 3)), cards=proposed_cards())
    assert [team.name for team in options.teams] == ["reds", "blues"]
    assert options.cards == proposed_cards()


def test_views_games_and_decisions_fit_on_a_line() -> None:
    for game in (Game(Options(), seed="a"), Game(LIVE, seed="a")):
        for shown in (game, game.view(0), game.view(), next(iter(game.asks[0]))):
            assert len(repr(shown)) < 100
