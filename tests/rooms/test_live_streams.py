"""Two games of Live that differ only in cards unknown to somebody give them the same stream."""

from collections import Counter

import pytest

from tests.rooms.live_leaks import LEAKS
from tests.rooms.live_streams import compare_many, first_difference, some_live_twins

GAMES, ALL_GAMES = 8, 12


def test_a_stream_of_live_is_the_same_whatever_the_other_teams_hold() -> None:
    assert compare_many(0, GAMES) > 2 * GAMES


@pytest.mark.slow
def test_a_stream_of_live_is_the_same_at_every_table() -> None:
    assert compare_many(GAMES, ALL_GAMES) > 2 * ALL_GAMES


def test_the_twins_are_seen_by_players_watchers_and_godfathers() -> None:
    kinds = Counter(
        "watcher" if pair.watcher is None else
        "godfather" if pair.watcher == pair.options.gangsters else "player"
        for pair in some_live_twins(GAMES)
    )  # fmt: skip
    assert min(kinds["watcher"], kinds["godfather"], kinds["player"]) >= 3


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_between_teams_is_caught(leak: str) -> None:
    assert any(first_difference(LEAKS[leak], pair) for pair in some_live_twins(2 * GAMES))
