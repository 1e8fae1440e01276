"""The Cunning: loads when all have aimed."""

import pytest

from standoff.rules.classic.decisions import FORGO, Load, Show
from standoff.rules.classic.events import Discarded, TookBack
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.words import Bullet, DiscardReason
from tests.rules.tables import dealt

CUNNING = {"B": "cunning"}


def test_shown_in_phase_1_they_do_not_load_with_the_others() -> None:  # P28
    game = dealt(powers=CUNNING).play("", show="B1", until="load")
    assert game.asked == "ACD"


def test_shown_in_phase_2_they_take_their_card_back() -> None:  # A30
    game = dealt(powers=CUNNING).play("B!A", show="B2", until="aim")
    assert game.told(TookBack) == (TookBack(1),)
    assert (game["B"].hands, game["B"].loaded) == ((FULL_HAND,), ())


def test_they_load_at_the_end_of_phase_3_having_seen_all_aims() -> None:  # P28
    game = dealt(powers=CUNNING).play("A.B B.A C.B D.B", show="B1", until="load-last")
    assert game.asked == "B"
    assert [other.aims for other in game.view("B").gangsters] == [(1,), (0,), (1,), (1,)]
    assert game.choices("B") == (Load((Bullet.CLICK,)), Load((Bullet.BANG,)), Load((Bullet.BBB,)))


def test_their_card_fires_like_any_other() -> None:  # P28, P7
    assert dealt(powers=CUNNING).play("B!A", show="B2").wounds == {"A": 1}


@pytest.mark.parametrize("moment", ["loot-turned", "loaded"])
def test_they_may_be_shown_before_phase_3(moment: str) -> None:  # P28, A28
    game = dealt(powers=CUNNING).play("", until=moment)
    assert game.choices("B") == (FORGO, Show())


def test_they_load_last_for_the_rest_of_the_game() -> None:  # A28
    game = dealt(powers=CUNNING).play("", show="B1").play("", until="load")
    assert game.asked == "ACD"


def test_late_with_their_aim_they_lose_the_card_they_load() -> None:  # C23, A3
    game = dealt(powers=CUNNING).play("B!?", show="B1", until="load-last")
    after = game.say({"B": Load((Bullet.BBB,))})
    assert Discarded(1, 0, Bullet.BBB, DiscardReason.LATE) in after.events
    assert after["B"].hands == (Hand(5, 2, 0),)


def test_they_know_of_the_grenade_when_they_load() -> None:  # I20
    game = dealt(powers=CUNNING | {"A": "insane"}).play("", show="B1 A3", until="load-last")
    assert game.view("B").gangsters[0].power == "insane"


def test_a_foil_comes_too_late_for_them() -> None:  # I27
    game = dealt(powers=CUNNING | {"A": "backstab"}).play("A*C B!D C-", show="B1", stab="AB")
    assert (game.wounds, game["B"].hands) == ({"B": 1}, (Hand(5, 2, 0),))


def test_they_can_answer_a_returned_bbb() -> None:  # I26
    game = dealt(powers=CUNNING | {"A": "specialist"}).play("A!C", swap="A.")
    assert game.play("A!B B!A", show="B1").wounds == {"A": 1, "B": 1, "C": 1}
