"""Powers armed ahead: used as soon as they may be, and until then nobody's business."""

import pytest

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer, Arm, Disarm
from standoff.protocol.refusal import Code
from standoff.protocol.window import Waiting
from standoff.rules.asks import Decision
from standoff.rules.classic.decisions import (
    CALL,
    FORGO,
    PASS,
    STAY,
    WITHDRAW,
    Aim,
    Join,
    Load,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerId, PowerSet
from tests.rooms.evening import Evening, game_of, raw

POWERS = Options(6, PowerSet.ALL_AND_BACKSTAB)


def game_with(power: PowerId) -> tuple[Evening, int]:
    """A game of people in which this power was dealt, and who holds it."""
    for number in range(100):
        evening = Evening(POWERS, seed=bytes([number]) * 32)
        members = evening.sit(6)
        evening.do(members[0], Start())
        for seat, gangster in enumerate(evening.classic.gangsters):
            if gangster.power is power:
                return evening, members[seat]
    raise AssertionError(f"{power} is never dealt")


@pytest.mark.parametrize(
    "said",
    [FORGO, STAY, WITHDRAW, PASS, CALL, Aim((1,)), Load((Bullet.BANG,))],
    ids=lambda said: type(said).__name__,
)
def test_only_a_power_can_be_armed(said: Decision) -> None:
    evening, (anna, *_) = game_of(6, POWERS)
    assert evening.refused(anna, Arm(raw(said))) is Code.ILLEGAL


@pytest.mark.parametrize("said", [Show(), Take(1), Swap(Bullet.BANG), Join(), Stab(1)])
def test_any_power_can_be_armed_whoever_holds_what(said: Decision) -> None:
    evening, (anna, *_) = game_of(6, POWERS)
    evening.do(anna, Arm(raw(said)))
    assert evening.room.welcome(anna, evening.now).held.armed == said


def test_an_armed_power_is_shown_at_its_first_moment() -> None:
    evening, holder = game_with(PowerId.KID)
    seat = evening.room.seat_of(holder)
    assert seat is not None
    evening.wait_for(Waiting.LOAD)
    evening.do(holder, Arm(raw(Show())))
    evening.pass_window()
    assert evening.waits() is Waiting.OFFER
    evening.close()
    assert evening.classic[seat].power_shown
    assert seat not in evening.game.armed


def test_who_armed_a_power_may_still_forgo_it() -> None:
    evening, holder = game_with(PowerId.KID)
    seat = evening.room.seat_of(holder)
    assert seat is not None
    evening.wait_for(Waiting.LOAD)
    evening.do(holder, Arm(raw(Show())))
    evening.pass_window()
    evening.do(holder, Answer(evening.window.number, raw(FORGO)))
    evening.close()
    assert not evening.classic[seat].power_shown


def test_a_disarmed_power_is_not_used() -> None:
    evening, holder = game_with(PowerId.INSANE)
    seat = evening.room.seat_of(holder)
    assert seat is not None
    evening.do(holder, Arm(raw(Show())))
    evening.do(holder, Disarm())
    evening.pass_window()
    evening.pass_window()
    evening.pass_window()
    assert not evening.classic[seat].power_shown


def test_arming_tells_nobody_anything() -> None:
    evening, (anna, *others) = game_of(6, POWERS)
    told = {member: evening.all_told(member) for member in (anna, *others)}
    evening.do(anna, Arm(raw(Show())))
    evening.do(anna, Disarm())
    assert told == {member: evening.all_told(member) for member in (anna, *others)}
    watched = evening.room.welcome(others[0], evening.now)
    evening.do(anna, Arm(raw(Stab(1))))
    assert evening.room.welcome(others[0], evening.now) == watched


def test_arming_needs_a_seat_in_a_game() -> None:
    evening = Evening()
    (anna,) = evening.sit(1)
    assert evening.refused(anna, Arm(raw(Show()))) is Code.STALE
