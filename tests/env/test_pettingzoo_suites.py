"""PettingZoo's own suites find nothing to say about our environments."""

from typing import Any

import pytest

import standoff.env
from tests.env.suites import (
    TABLES,
    api_test,
    called,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
    state_test,
)

pytestmark = pytest.mark.parametrize("options", TABLES, ids=called)


def test_the_parallel_api(options: dict[str, Any]) -> None:
    parallel_api_test(standoff.env.parallel_env(**options))


# It knows by name which environments of its own have masks; it tells all others these two things.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_the_turn_based_api(options: dict[str, Any]) -> None:
    api_test(standoff.env.env(**options))


def test_seeds(options: dict[str, Any]) -> None:
    seed_test(lambda: standoff.env.env(**options))
    parallel_seed_test(lambda: standoff.env.parallel_env(**options))


def test_the_state(options: dict[str, Any]) -> None:
    state_test(standoff.env.env(**options), standoff.env.parallel_env(**options))


def test_a_limit_of_cycles(options: dict[str, Any]) -> None:
    class Module:
        """The environments with these options, as a module would offer them."""

        @staticmethod
        def parallel_env(**more: Any) -> Any:
            return standoff.env.parallel_env(**options, **more)

        @staticmethod
        def env(**more: Any) -> Any:
            return standoff.env.env(**options, **more)

    max_cycles_test(Module)
