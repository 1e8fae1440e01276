"""Dragon Skin: never more than one wound a round."""

import pytest

from standoff.rules.classic.events import PowerShown
from standoff.rules.classic.words import Stance
from tests.rules.tables import dealt

DRAGON = {"D": "dragon-skin"}


@pytest.mark.parametrize("line", ["A!D B*D C*D", "A!D B!D", "A*D B*D C*D", "A!D B!D C*D"])
def test_one_wound_a_round_however_many_bullets_hit(line: str) -> None:  # P18, D6, A33, I17
    game = dealt(powers=DRAGON).play(line)
    assert (game.wounds, game["D"].power_shown) == ({"D": 1}, True)


def test_one_bullet_shows_nothing() -> None:  # P19
    game = dealt(powers=DRAGON).play("A!D")
    assert (game.wounds, game.told(PowerShown)) == ({"D": 1}, ())


def test_the_second_hit_shows_it_and_they_are_down_all_the_same() -> None:  # P19, A33
    game = dealt(5, powers=DRAGON, cop="A").play("A!D B*D", until="phone")
    assert [event.seat for event in game.told(PowerShown)] == [3]
    assert game["D"].stance is Stance.WOUNDED


def test_it_lasts_the_whole_game() -> None:  # P18, A18
    game = dealt(powers=DRAGON).play("A*D B*D").play("A*D B*D")
    assert (game.wounds, game.told(PowerShown)) == ({"D": 2}, ())


def test_they_die_of_their_third_wound_and_show_nothing() -> None:  # C59, A9
    game = dealt(powers=DRAGON, wounds={"D": 2}).play("A*D B*D")
    assert (game.dead, game.wounds, game.told(PowerShown)) == ("D", {"D": 3}, ())


def test_standing_they_take_the_blast() -> None:  # I16, A33
    game = dealt(powers=DRAGON | {"A": "insane"}).play("B!A", show="A1")
    assert game.wounds["D"] == 1


def test_wounded_they_are_spared_the_blast() -> None:  # I16
    game = dealt(powers=DRAGON | {"A": "insane"}).play("B!A C!D", show="A1")
    assert (game.wounds["D"], game["D"].power_shown) == (1, False)


def test_a_stab_is_their_wound_of_the_round() -> None:  # I18
    game = dealt(powers=DRAGON | {"A": "backstab"}).play("A*C C- B!D", stab="AD")
    assert (game.wounds, game["D"].power_shown) == ({"D": 1}, True)


def test_both_guns_on_them_are_one_wound() -> None:  # I10
    powers = DRAGON | {"A": "you-dont-need-it"}
    game = dealt(5, powers=powers, wounds={"E": 2}).play("B!E", take="AE").play("A!D*D")
    assert game.wounds == {"D": 1, "E": 3}
