"""Names: clean, short, and none like another at the table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from standoff.rooms.names import LONGEST, clean, named, skeleton


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u2066", "Ada"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("A\x00d\x1ba", "Ada"),
        ("\u3164\u115f\u2800", "?"),
        ("", "?"),
        ("Zoe\u0308", "Zoë"),
        ("x" * 30, "x" * 20),
        ("王小明", "王小明"),
    ],
)
def test_a_name_is_made_clean(wish: str, name: str) -> None:
    assert named(wish, ()) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("taken", "wish"),
    [
        ("Ada", "Ada"),
        ("Ada", "ada"),
        ("Ada", "A d a"),
        ("Ada", "\u0410da"),
        ("El Toro", "EI Toro"),
        ("Bernie", "Bemie"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
    ],
)
def test_a_look_alike_gets_a_number(taken: str, wish: str) -> None:
    assert named(wish, (taken,)) == f"{wish} 2"


def test_every_further_look_alike_gets_a_number_of_its_own() -> None:
    taken: list[str] = []
    for _ in range(12):
        taken.append(named("x" * 20, taken))
    assert len({skeleton(name) for name in taken}) == 12
    assert max(len(name) for name in taken) == LONGEST


def test_names_of_signs_alone_are_told_apart_by_the_signs() -> None:
    assert named("♠♠", ("♥♥",)) == "♠♠"
    assert named("♥♥", ("♥♥",)) == "♥♥ 2"


@given(st.text(max_size=60))
def test_whatever_is_wished_the_name_is_short_visible_and_stays_as_it_is(wish: str) -> None:
    name = named(wish, ())
    assert 1 <= len(name) <= 3 * LONGEST
    assert clean(name, LONGEST) == name
    assert not {unicodedata.category(sign)[0] for sign in name} & {"C"}
    assert named(name, ()) == name


@given(st.lists(st.text(max_size=8), max_size=12))
def test_no_two_at_a_table_have_names_that_look_alike(wishes: list[str]) -> None:
    taken: list[str] = []
    for wish in wishes:
        taken.append(named(wish, taken))
    assert len({skeleton(name) for name in taken}) == len(taken)
