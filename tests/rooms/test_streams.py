"""Two games that differ only in others' secrets give a member the same stream: bytes and times."""

from collections import Counter

import pytest

from tests.properties.differences import differences
from tests.rooms.stream_leaks import LEAKS
from tests.rooms.streams import compare_many, first_difference
from tests.rooms.twin_games import some_twins

GAMES, ALL_GAMES = 10, 30
"""Those with most to hide come first; a campaign compares thousands."""


def test_a_stream_is_the_same_whatever_the_others_hide() -> None:
    assert compare_many(0, GAMES) > 2 * GAMES


@pytest.mark.slow
def test_a_stream_is_the_same_at_every_table() -> None:
    assert compare_many(GAMES, ALL_GAMES) > 2 * ALL_GAMES


def test_the_twins_hide_all_kinds_of_things() -> None:
    found = Counter(kind for twins in some_twins(GAMES) for kind in set(differences(twins)))
    for kind in ("a bullet in play", "a power not shown", "a role", "who turned the telephone"):
        assert found[kind] >= 1
    for kind in ("a silence of the nerve", "a silence in a window", "a silence at the telephone"):
        assert found[kind] >= 1


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_in_a_room_is_caught(leak: str) -> None:
    assert any(first_difference(LEAKS[leak], twins) for twins in some_twins(GAMES))
