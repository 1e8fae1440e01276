"""OpenSpiel's own suites find nothing to say about our game, nor about its turn-based twin."""

import re
import unittest
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay

import standoff.env.openspiel  # noqa: F401  # registers the game
from tests.env.suites import TABLES, partial_tree

GAMES = tuple(
    f"standoff({','.join(f'{name}={value}' for name, value in options.items())})"
    for options in TABLES
)
LIVE = (
    "standoff_live()",
    "standoff_live(teams=3/4,unseen=0.2,touch=0.5,variants=chain-of-grenades/foolproof,money=open)",
)
KEPT = Path(__file__).with_name("playthrough.txt")
ALL = (*GAMES, *LIVE)
BOTH = [*ALL, *(f"turn_based_simultaneous_game(game={game})" for game in ALL)]


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTH)
def test_random_games_keep_to_the_api(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTH)
def test_a_part_of_the_tree_keeps_to_the_api(name: str) -> None:
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(partial_tree(name)).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.errors, *result.failures]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GAMES[:2], LIVE[0]])
def test_a_playthrough_is_replayed_to_the_same_text(name: str, tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    told.write_text(playthrough(name, action_sequence=None, seed=7))
    then, now = replay(told)
    assert now == then


def test_a_playthrough_kept_from_before_is_replayed_to_the_same_text() -> None:
    then, now = replay(KEPT)
    assert now == then


def test_a_playthrough_with_one_other_word_is_found_out(tmp_path: Path) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(KEPT.read_text().replace('"stay"', '"flee"', 1))
    then, now = replay(forged)
    assert now != then


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("standoff(players=3)", "the classic game is for 4 to 6 players, not 3"),
        ("standoff(players=4,cop=True)", "the cop needs 5 or 6 players"),
        ("standoff(powers=some)", "powers is one of none, starter, all, all+backstab, not 'some'"),
        ("standoff(money=hidden)", "money is one of open, closed, not 'hidden'"),
        ("standoff_live(teams=3/x)", "teams are sizes as in 3/3/3/3, not '3/x'"),
        ("standoff_live(teams=3/5)", "the sizes of teams differ by at most one"),
        ("standoff_live(unseen=1.5)", "unseen is a chance from 0 to 1, not 1.5"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(name: str, line: str) -> None:
    with pytest.raises(ValueError, match=re.escape(line)):
        pyspiel.load_game(name)
