"""The lease protocol, every state of it: nothing goes wrong, and what leaves a part out is found."""

import pytest

from tests.nodes.model import Protocol, explored, wandered

GIVING = Protocol(gives_back=True, rows=1)


def test_no_order_of_events_shows_or_writes_anything_of_an_old_epoch() -> None:
    states, broken, happened = explored(Protocol(), last=4)
    assert broken is None, broken
    assert states > 50_000
    assert {"1 takes the room", "1 buries 0", "0 is refused", "0's row is written"} <= happened


def test_no_order_of_events_shows_a_room_that_was_given_back() -> None:
    states, broken, happened = explored(GIVING, last=1)
    assert broken is None, broken
    assert states > 20_000
    assert {"0 gives the room back", "1 takes the room and does not hear of it"} <= happened


@pytest.mark.parametrize(
    "control", [GIVING._replace(forgets=False), GIVING._replace(begins_anew=False)]
)
def test_who_gives_a_room_back_carelessly_is_found_out(control: Protocol) -> None:
    _, broken, _ = explored(control, last=1)
    assert broken is not None
    assert broken.what == "a view of an old epoch was shown after a new one began"


@pytest.mark.parametrize(
    ("control", "found"),
    [
        (Protocol(fence=False), "a row of an old epoch was written after a new one began"),
        (Protocol(database_clock=False), "a view of an old epoch was shown after a new one began"),
        (Protocol(final=False), "a view of an old epoch was shown after a new one began"),
        (Protocol(stops=False), "a view of an old epoch was shown after a new one began"),
    ],
)
def test_a_protocol_without_one_of_its_parts_is_found_out(control: Protocol, found: str) -> None:
    _, broken, _ = explored(control, last=4)
    assert broken is not None
    assert broken.what == found


def test_long_ways_by_chance_find_nothing_but_in_the_controls() -> None:
    sound, unfenced = Protocol(rows=50), Protocol(fence=False, rows=50)
    assert [found for seed in range(500) if (found := wandered(sound, seed, 80))] == []
    assert any(wandered(unfenced, seed, 80) for seed in range(500))
