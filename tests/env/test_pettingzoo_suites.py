"""PettingZoo's own suites find nothing to say about our environments."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import standoff.env
from tests.env.suites import (
    LIVE_TABLES,
    TABLES,
    api_test,
    called,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
    state_test,
)


class World(NamedTuple):
    """An environment in which all act at once, and the same for agents that take turns."""

    parallel_env: Callable[..., Any]
    env: Callable[..., Any]


def _live_in_turn(**options: Any) -> Any:
    return OrderEnforcingWrapper(parallel_to_aec(standoff.env.live_env(**options)))


CLASSIC = {
    called(options): World(
        partial(standoff.env.parallel_env, **options), partial(standoff.env.env, **options)
    )
    for options in TABLES
}
FLAT = {
    "flat": World(
        partial(standoff.env.parallel_env, flat=True, dead="stay"),
        partial(standoff.env.env, flat=True, dead="stay"),
    )
}
LIVE = {
    f"live-{called(options)}": World(
        partial(standoff.env.live_env, **options), partial(_live_in_turn, **options)
    )
    for options in LIVE_TABLES
}
WORLDS = CLASSIC | FLAT | LIVE

pytestmark = pytest.mark.parametrize("world", WORLDS.values(), ids=WORLDS.keys())


def test_the_parallel_api(world: World) -> None:
    parallel_api_test(world.parallel_env())


# It knows by name which environments of its own have masks; it tells all others these two things.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_the_turn_based_api(world: World) -> None:
    api_test(world.env())


def test_seeds(world: World) -> None:
    seed_test(world.env)
    parallel_seed_test(world.parallel_env)


def test_the_state(world: World) -> None:
    state_test(world.env(), world.parallel_env())


def test_a_limit_of_cycles(world: World) -> None:
    max_cycles_test(world)
