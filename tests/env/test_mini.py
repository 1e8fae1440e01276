"""The mini edition: the last rounds of a classic game, which OpenSpiel can solve."""

from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import standoff.env.openspiel
from standoff.env.classic.position import drawn as luck
from standoff.env.mini import mini_options
from standoff.rules.classic.mini import MiniOptions
from standoff.rules.classic.options import Options
from standoff.rules.game import asks, deal, step
from standoff.rules.options import ImpossibleTableError
from standoff.schema.observation import SCHEMA
from tests.env.playing import drawn

KUHN = "standoff_mini(rounds=1,notes=0/0/5)"
"""Ten information states."""
MINI = standoff.env.MINI


def turns(name: str) -> Any:
    return pyspiel.convert_to_turn_based(pyspiel.load_game(name))


def test_a_mini_game_lasts_its_rounds_with_its_bullets_and_one_wound_kills() -> None:
    options = mini_options(**{**MINI, "players": 3})
    dead = 0
    for seed in range(20):
        dice = Random(seed)
        table, _ = deal(options, luck(options, dice))
        assert (table.round, table.loot.total, table.pile.total) == (7, 50_000, 50_000)
        while asking := asks(table):
            table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
        assert table.round <= 8
        assert table.outcome is not None
        for one in table.gangsters:
            assert one.wounds in (2, 3)
            assert one.alive == (one.wounds == 2)
            dead += not one.alive
    assert dead


def test_it_grows_into_the_real_game() -> None:
    whole = mini_options(5, 8, "5/2/1", "10/15/15", 3, "open")
    for seed in range(3):
        here, there = (
            deal(options, luck(options, Random(seed)))[0] for options in (whole, Options())
        )
        dice = Random(seed)
        while asking := asks(there):
            assert (here.gangsters, here.loot, here.pile) == (
                there.gangsters,
                there.loot,
                there.pile,
            )
            said = {seat: ask.draw(dice) for seat, ask in asking.items()}
            here, there = step(here, said)[0], step(there, said)[0]
        assert here.outcome == there.outcome


def test_cfr_comes_near_an_equilibrium_of_the_smallest_game() -> None:
    game = turns(KUHN)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= after < 0.02 < before


def test_everything_seen_lies_in_the_tensor_of_an_information_state() -> None:
    game = turns("standoff_mini")
    told: dict[tuple[int, str], list[float]] = {}
    seen: dict[tuple[int, tuple[float, ...]], str] = {}

    def walk(state: Any) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            player = state.current_player()
            words = state.information_state_string(player)
            tensor = state.information_state_tensor(player)
            assert told.setdefault((player, words), tensor) == tensor
            assert seen.setdefault((player, tuple(tensor)), words) == words
        for action in state.legal_actions():
            walk(state.child(action))

    walk(game.new_initial_state())
    assert len(told) == 52


def test_the_suites_of_openspiel_and_pettingzoos_interface_take_it() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("standoff_mini"), 5, True, True)
    env = standoff.env.mini_env(players=2, rounds=1, notes="1/2/2")
    seen, _ = env.reset(seed=1)
    dice = Random(1)
    while env.agents:
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])
            assert seen[agent]["observation"][SCHEMA.slices["round"]] == 8
        seen = env.step(drawn(env, seen, dice))[0]


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"players": 1}, "players of a mini game are 2 to 6, not 1"),
        ({"rounds": 9}, "rounds of a mini game are 1 to 8, not 9"),
        ({"wounds": 4}, "wounds of a mini game are 1 to 3, not 4"),
        ({"hand": "1/0/0"}, "everybody needs a bullet for every round"),
        ({"hand": "9/0/0"}, "there are no such bullets: 9/0/0"),
        ({"hand": "many"}, "hand are three numbers as in 1/1/0, not 'many'"),
        ({"notes": "0/5/0"}, "there are 5 notes for every round"),
    ],
)
def test_an_impossible_mini_game_is_refused(options: dict[str, Any], line: str) -> None:
    with pytest.raises(ImpossibleTableError, match=line):
        mini_options(**{**MINI, **options})


def test_it_has_neither_powers_nor_a_cop() -> None:
    with pytest.raises(ImpossibleTableError, match="no powers and no cop"):
        MiniOptions(players=5, cop=True)
