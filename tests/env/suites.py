"""The suites that PettingZoo and OpenSpiel ship for games of others."""

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
from absl import flags

with warnings.catch_warnings():
    # PettingZoo's suite loads one of its own games in a way PettingZoo has given up.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test as api_test
    from pettingzoo.test import max_cycles_test as max_cycles_test
    from pettingzoo.test import parallel_api_test as parallel_api_test
    from pettingzoo.test import parallel_seed_test as parallel_seed_test
    from pettingzoo.test import seed_test as seed_test
    from pettingzoo.test.state_test import state_test as state_test

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"players": 4, "powers": "starter"},
    {"players": 6, "powers": "all+backstab", "cop": True, "money": "closed"},
)
LIVE_TABLES: tuple[dict[str, Any], ...] = (
    {"teams": (3, 3)},
    {"teams": (3, 4), "variants": ("chain-of-grenades", "foolproof"), "money": "open"},
)


def called(options: dict[str, Any]) -> str:
    """A table in a word, for the names of tests."""
    return "-".join(str(value) for value in options.values()) or "usual"


def partial_tree(name: str) -> Any:
    """OpenSpiel's test case for a part of the tree of a game."""
    from open_spiel.integration_tests import api_test  # brings games of others, and all of SciPy

    suite = api_test.EnforceAPIOnPartialTreeBase
    return type("Suite", (suite,), {"game": pyspiel.load_game(name), "game_name": name})


def nodes(game: Any, dice: Random) -> Iterator[Any]:
    """Every node of a game of OpenSpiel, played at random."""
    state = game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        state = state.clone()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            legal = [state.legal_actions(seat) for seat in range(game.num_players())]
            state.apply_actions([dice.choice(some) if some else 0 for some in legal])
