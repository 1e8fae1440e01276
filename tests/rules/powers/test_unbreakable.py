"""The Unbreakable: only the fourth wound kills."""

import pytest

from standoff.rules.classic.events import PowerShown
from standoff.rules.classic.words import Stance
from tests.rules.tables import dealt

UNBREAKABLE = {"D": "unbreakable"}


def test_the_third_wound_shows_them_alive() -> None:  # P12, P13, D5
    game = dealt(powers=UNBREAKABLE, wounds={"D": 2}).play("A!D", until="fast-volley-ended")
    assert (game.dead, game.wounds["D"], game["D"].stance) == ("", 3, Stance.WOUNDED)
    assert [event.seat for event in game.told(PowerShown)] == [3]


def test_the_fourth_wound_kills() -> None:  # P12, D5
    game = dealt(powers=UNBREAKABLE).play("A!D B*D C*D").play("A*D")
    assert (game.dead, game.wounds) == ("D", {"D": 4})


@pytest.mark.parametrize(
    ("before", "line"), [(2, "A*D B*D"), (1, "A*D B*D C*D"), (2, "A*D B*D C*D")]
)
def test_four_or_more_at_once_kill_and_show_nothing(before: int, line: str) -> None:  # A32, A6, A9
    game = dealt(powers=UNBREAKABLE, wounds={"D": before}).play(line)
    assert (game.dead, game.wounds, game.told(PowerShown)) == ("D", {"D": 4}, ())


def test_three_at_once_show_them_alive() -> None:  # A32
    game = dealt(powers=UNBREAKABLE).play("A*D B*D C*D")
    assert (game.dead, len(game.told(PowerShown))) == ("", 1)


def test_it_works_without_their_saying_so_and_is_shown_once() -> None:  # A18
    game = dealt(powers=UNBREAKABLE, wounds={"D": 2}).play("A!D")
    assert game.play("B!D").told(PowerShown) == ()


def test_fewer_wounds_show_nothing() -> None:  # P13
    game = dealt(powers=UNBREAKABLE).play("A!D B*D")
    assert (game.wounds, game.told(PowerShown)) == ({"D": 2}, ())


def test_a_blast_as_third_wound() -> None:  # I7
    game = dealt(powers=UNBREAKABLE | {"A": "insane"}, wounds={"D": 2}).play("B!A", show="A1")
    assert (game.dead, game.wounds["D"], game["D"].power_shown) == ("", 3, True)


def test_a_stab_as_third_wound_loses_them_their_bullet() -> None:  # I9
    game = dealt(powers=UNBREAKABLE | {"A": "backstab"}, wounds={"D": 2})
    after = game.play("A*C C- D!B", stab="AD")
    assert (after.dead, after.wounds) == ("", {"D": 3})


def test_their_gun_is_free_at_the_fourth_wound_only() -> None:  # I6
    game = dealt(powers=UNBREAKABLE | {"A": "you-dont-need-it"}, wounds={"D": 2})
    third = game.play("B!D")
    assert third.dead == ""
    assert len(third.play("C!D", take="AD")["A"].hands) == 2
