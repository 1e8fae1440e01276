"""Whole games over a bad network with a server that dies: nothing is lost, doubled or leaked."""

import pytest

from tests.simulated.bad_servers import BAD_SERVERS
from tests.simulated.games import EVERY_FAULT, play, play_many
from tests.simulated.server import Server

QUICK, ALL = 10, 50


def test_some_games_come_to_their_end_whatever_goes_wrong() -> None:
    assert play_many(0, QUICK)["games"] == QUICK


@pytest.mark.slow
def test_many_games_come_to_their_end_whatever_goes_wrong() -> None:
    happened = play_many(QUICK, ALL)
    assert happened["games"] == ALL
    assert not [fault for fault in EVERY_FAULT if happened[fault] < 4]


def test_a_game_can_be_played_again_from_its_seed() -> None:
    for seed in range(3):
        assert play(seed) == play(seed)


@pytest.mark.parametrize("fault", BAD_SERVERS)
def test_a_server_with_a_fault_is_found_out(fault: str) -> None:
    assert any(_fails(seed, BAD_SERVERS[fault]) for seed in range(40))


def _fails(seed: int, kind: type[Server]) -> bool:
    try:
        play(seed, kind)
    except (AssertionError, KeyError, IndexError):
        return True
    return False
