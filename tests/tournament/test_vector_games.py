"""A simulation on the vector engine: the same report as by the rules, by thousands of games."""

import json

import pytest

from standoff.cli.main import main
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.simulation.classic.game import Setup, play
from standoff.simulation.tally import Key, Measure, Sample, Tally
from standoff.tournament.vector_games import vector_batch

GAMES, BY_RULES = 4_096, 500
SURE = 5
"""So many standard deviations two means of the same thing are never apart."""


def setup(bots: tuple[str, ...]) -> Setup:
    options = Options(5, PowerSet.STARTER, cop=True)
    return Setup(options, bots, bytes(32), rotating=True, standoffs=False)


@pytest.mark.slow
def test_games_on_the_vector_engine_come_to_what_games_by_the_rules_do() -> None:
    given = setup(("fox", "random", "random", "random", "random"))
    found, counted = vector_batch(given, range(GAMES)), Tally()
    for number in range(BY_RULES):
        play(given, number, counted)
    assert found.games == GAMES
    assert found.samples.keys() == counted.samples.keys()
    for key, sample in counted.samples.items():
        compare(key, sample, found[key])
    rate = found.decisions / found.games, counted.decisions / counted.games
    assert rate[0] == pytest.approx(rate[1], rel=0.03)


def compare(key: Key, one: Sample, other: Sample) -> None:
    """Two samples of the same thing: as many a game, and means that may be equal."""
    assert other.size / GAMES == pytest.approx(one.size / BY_RULES, rel=0.1, abs=0.09), key
    if key[0] is Measure.LOOT_LEFT:
        assert other.total / other.beside == pytest.approx(one.total / one.beside, rel=0.15)
        return
    apart = one.total / one.size - other.total / other.size
    spread = sum(some.squares / some.size - (some.total / some.size) ** 2 for some in (one, other))
    assert abs(apart) <= SURE * (spread / min(one.size, other.size)) ** 0.5 + 1e-9, key


def test_the_command_refuses_whoever_does_not_play_in_numbers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    simulate = ["simulate", "--games", "5", "--engine", "vector"]
    assert main([*simulate, "--bots", "accountant"]) == 2
    assert "the vector engine cannot play accountant" in capsys.readouterr().err
    assert main([*simulate, "--live"]) == 2
    assert "the vector engine does not play Live" in capsys.readouterr().err


@pytest.mark.slow
def test_a_few_random_games_are_reported_like_any_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["simulate", "--games", "100", "--bots", "random", "--seed", "a", "--json"]
    assert main([*command, "--engine", "vector"]) == 0
    vector = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    rules = json.loads(capsys.readouterr().out)
    assert vector.keys() == rules.keys()
    assert vector["games"] == 100
    assert vector["wins_by_seat"].keys() == rules["wins_by_seat"].keys()
