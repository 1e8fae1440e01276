"""Phase 3: everyone points at somebody else, at once."""

import pytest

from standoff.rules.asks import IllegalError
from standoff.rules.classic.decisions import Aim
from standoff.rules.classic.events import Aimed, Discarded
from standoff.rules.classic.words import Bullet, DiscardReason
from tests.rules.tables import dealt


def test_everyone_aims_at_once() -> None:  # C20, A17
    game = dealt().play("A.B B.C C.D D.A", until="aim")
    assert game.asked == "ABCD"
    assert [gangster.aims for gangster in game.table.gangsters] == [()] * 4
    after = game.play("A.B B.C C.D D.A", until="nerve")
    assert [aimed.at for aimed in after.told(Aimed)] == [(1,), (2,), (3,), (0,)]


def test_the_target_is_anyone_else_alive() -> None:  # C21
    game = dealt(wounds={"D": 2}).play("A!D").play("", until="aim")
    assert game.choices("B") == (Aim((0,)), Aim((2,)))


@pytest.mark.parametrize("target", [0, 3, 4, -1])
def test_an_aim_at_oneself_at_the_dead_or_at_nobody_is_refused(target: int) -> None:  # A4
    game = dealt(wounds={"D": 2}).play("A!D").play("", until="aim")
    with pytest.raises(IllegalError):
        game.say({"A": Aim((target,))})


def test_one_gun_does_not_aim_at_two() -> None:  # A4
    with pytest.raises(IllegalError):
        dealt().play("", until="aim").say({"A": Aim((1, 2))})


def test_several_may_aim_at_one_and_two_at_each_other() -> None:  # C22
    game = dealt().play("A.B B.A C.B D.B", until="nerve")
    assert [gangster.aims for gangster in game.table.gangsters] == [(1,), (0,), (1,), (1,)]


def test_aims_are_public_and_nobody_is_asked_again() -> None:  # C25
    game = dealt().play("A.B B.A C.B D.B", until="nerve")
    assert [one.aims for one in game.view(None).gangsters] == [(1,), (0,), (1,), (1,)]
    assert all(Aim((1,)) not in game.choices(letter) for letter in "ABCD")


def test_who_is_too_slow_loses_their_bullet_face_down() -> None:  # C23, A3
    game = dealt().play("A!? B.A C.A D.A", until="nerve")
    (lost,) = game.told(Discarded)
    assert (lost.seat, lost.bullet, lost.why) == (0, Bullet.BBB, DiscardReason.LATE)
    assert game.play("A!? B.A C.A D.A").wounds == {}


def test_who_was_late_may_be_shot_may_withdraw_and_may_share() -> None:  # C24
    game = dealt().play("A!? B*A C.?- D.?")
    assert game.wounds == {"A": 1}
    assert game["C"].shame == 1
    assert game.sharers == "BD"
