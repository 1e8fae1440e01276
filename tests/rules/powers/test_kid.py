"""The Kid: aims when all the others have."""

import pytest

from standoff.rules.classic.decisions import FORGO, Aim, Show
from tests.rules.tables import dealt

KID = {"B": "kid"}


@pytest.mark.parametrize("moment", ["loot-turned", "loaded"])
def test_they_may_be_shown_before_phase_3(moment: str) -> None:  # P26, A28
    game = dealt(powers=KID).play("", until=moment)
    assert game.choices("B") == (FORGO, Show())
    assert game.say({"B": Show()}).play("", until="aim").asked == "ACD"


def test_they_aim_alone_and_see_the_others() -> None:  # P26
    game = dealt(powers=KID).play("A.C C.D D.A", show="B1", until="aim-last")
    assert game.asked == "B"
    assert [other.aims for other in game.view("B").gangsters] == [(2,), (), (3,), (0,)]
    assert game.choices("B") == (Aim((0,)), Aim((2,)), Aim((3,)))


def test_they_aim_last_for_the_rest_of_the_game() -> None:  # P26, A28
    game = dealt(powers=KID).play("", show="B2").play("", until="aim")
    assert game.asked == "ACD"


def test_unshown_they_aim_with_the_others() -> None:  # A18
    assert dealt(powers=KID).play("", until="aim").asked == "ABCD"


def test_the_cunning_waits_for_them() -> None:  # P27, P29, I24, A29
    game = dealt(powers=KID | {"C": "cunning"}).play("", show="B1 C1", until="aim-last")
    assert game.asked == "B"
    assert game.play("B.A", until="load-last").asked == "C"


def test_a_late_kid_loses_their_bullet() -> None:  # C23
    assert dealt(powers=KID).play("B!?", show="B1").wounds == {}


def test_foils_beside_them_change_nothing() -> None:  # I25
    game = dealt(powers=KID | {"A": "backstab"}).play("A*C B!D C-", show="B1", stab="AB")
    assert game.wounds == {"B": 1}


def test_a_dead_kid_aims_no_more() -> None:  # C62
    game = dealt(powers=KID, wounds={"B": 2}).play("A!B", show="B1").play("", until="nerve")
    assert [gangster.aims for gangster in game.table.gangsters] == [(None,), (), (None,), (None,)]
