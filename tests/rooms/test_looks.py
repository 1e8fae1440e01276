"""How people look at a table: as they wish, with no two of one colour."""

from itertools import product

from standoff.protocol.members import Look
from standoff.rooms.looks import SIX, looks
from standoff.rooms.people import Chair


def chairs(*wishes: Look | None) -> list[Chair]:
    return [Chair(str(seat), seat + 1, look=look) for seat, look in enumerate(wishes)]


def test_where_nobody_has_a_wish_everybody_looks_as_their_place_does() -> None:
    assert looks(chairs(None, None, None, None)) == [None] * 4


def test_whoever_comes_first_has_the_colour_and_everybody_the_face() -> None:
    found = looks(chairs(None, Look(5, 0), Look(5, 0)))
    assert [one and one.face for one in found] == [0, 5, 5]
    assert [one and one.colour for one in found] == [1, 0, 2]


def test_no_two_have_one_colour_whatever_is_wished() -> None:
    wishes = (None, *(Look(0, colour) for colour in range(SIX)))
    for some in product(wishes, repeat=4):
        found = [one.colour for one in looks(chairs(*some)) if one is not None]
        assert len(set(found)) == len(found)


def test_six_have_a_look_each_and_of_seven_nobody_has_a_wish_of_their_own() -> None:
    six = chairs(*(None,) * 5, Look(2, 1))
    found = looks(six)
    assert [one and one.colour for one in found] == [0, 2, 3, 4, 5, 1]
    assert found[5] == Look(2, 1)
    assert [one and one.face for one in found[:5]] == [0, 1, 2, 3, 4]
    assert looks([*six, *chairs(Look(0, 0))]) == [None] * 7


def test_whose_place_has_a_colour_that_is_taken_gets_the_first_that_is_free() -> None:
    found = looks(chairs(Look(0, 2), None, None, Look(0, 1)))
    assert [one and one.colour for one in found] == [2, 0, 3, 1]
