"""Bots as the cop, and bots on their trail."""

from random import Random
from typing import Any

import pytest

from standoff.bots.catalogue import make
from standoff.bots.classic.memory import PhoneMemory
from standoff.rules.classic.decisions import (
    CALL,
    CALL_ASK,
    NERVE_ASK,
    PASS,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
)
from standoff.rules.classic.words import Bullet, Role, StageId
from tests.bots.sights import sight, someone

TEMPERS = ("accountant", "grudge", "reckless", "timid")
OTHERS = tuple(someone(seat) for seat in (1, 2, 3, 4))
COP, GANGSTER = Role.COP, Role.GANGSTER


def after_calls(*sharers: tuple[int, ...]) -> PhoneMemory:
    """What somebody remembers who saw the telephone used once among each of these."""
    memory = PhoneMemory()
    for calls, among in enumerate(sharers):
        facts: dict[str, Any] = {"role": GANGSTER, "round": calls + 1, "calls": calls}
        memory.notice(sight(*OTHERS, stage=StageId.PHONE, sharers=among, **facts))
        memory.notice(
            sight(*OTHERS, stage=StageId.LOAD, **facts | {"round": calls + 2, "calls": calls + 1})
        )
    return memory


@pytest.mark.parametrize("name", TEMPERS)
def test_a_cop_calls_in_a_crowd(name: str) -> None:  # K11
    view = sight(*OTHERS, role=COP, stage=StageId.PHONE, round=1, sharers=(0, 1, 2, 3))
    assert make(name).decide(view, CALL_ASK, Random(1)) == CALL


@pytest.mark.parametrize("name", TEMPERS)
def test_a_cop_gives_nothing_away_while_there_is_time(name: str) -> None:  # A46
    view = sight(*OTHERS, role=COP, stage=StageId.PHONE, round=1, sharers=(0,))
    assert make(name).decide(view, CALL_ASK, Random(1)) == PASS


@pytest.mark.parametrize("name", TEMPERS)
def test_a_cop_calls_at_the_last_chance_even_alone(name: str) -> None:  # K14
    view = sight(*OTHERS, role=COP, stage=StageId.PHONE, round=6, calls=2, sharers=(0,))
    assert make(name).decide(view, CALL_ASK, Random(1)) == CALL


@pytest.mark.parametrize("name", TEMPERS)
def test_a_cop_with_one_flashing_marker_never_runs_again(name: str) -> None:  # K16
    live = {"seen": (Bullet.CLICK,) * 5, "aims": (0,)}
    guns = [someone(seat, **live) for seat in (1, 2, 3, 4)]
    facts: dict[str, Any] = {"role": COP, "round": 7, "calls": 3, "alerted": 5}
    assert make(name).decide(sight(*guns, **facts), NERVE_ASK, Random(1)) == WITHDRAW
    marked = someone(0, flashing=1, shame=1, aims=(1,))
    assert make(name).decide(sight(*guns, me=marked, **facts), NERVE_ASK, Random(1)) == STAY


def test_suspects_handled_the_telephone_every_time_it_was_used() -> None:  # K13
    memory = after_calls((0, 1, 2, 3), (1, 3, 4))
    assert memory.suspects(sight(*OTHERS, role=GANGSTER)) == (1, 3)


def test_nobody_is_suspect_before_the_first_call() -> None:
    assert PhoneMemory().suspects(sight(*OTHERS, role=GANGSTER)) == ()


def test_the_dead_and_those_who_ran_twice_are_suspects_no_more() -> None:  # K16, K17
    memory = after_calls((1, 2, 3))
    others = (someone(1, alive=False), someone(2, flashing=2), someone(3), someone(4))
    assert memory.suspects(sight(*others, role=GANGSTER)) == (3,)


def test_a_call_behind_ones_back_makes_nobody_suspect() -> None:
    memory = PhoneMemory()
    memory.notice(sight(*OTHERS, role=GANGSTER, stage=StageId.PHONE, round=1, sharers=(1, 2)))
    memory.notice(sight(*OTHERS, role=GANGSTER, stage=StageId.LOAD, round=4, calls=1))
    assert memory.suspects(sight(*OTHERS, role=GANGSTER)) == ()


@pytest.mark.parametrize("name", TEMPERS)
def test_after_the_alert_gangsters_aim_at_a_suspect(name: str) -> None:
    bot = make(name)
    for calls in range(3):
        phone: dict[str, Any] = {
            "role": GANGSTER,
            "stage": StageId.PHONE,
            "round": calls + 1,
            "calls": calls,
        }
        bot.watch(sight(*OTHERS, sharers=(2, 3), **phone))
    alerted: dict[str, Any] = {
        "role": GANGSTER,
        "stage": StageId.AIM,
        "round": 4,
        "calls": 3,
        "alerted": 3,
    }
    others = (someone(1, money=90_000), someone(2), someone(3), someone(4, money=90_000))
    said = bot.decide(sight(*others, **alerted), AimAsk((1, 2, 3, 4)), Random(1))
    assert said in (Aim((2,)), Aim((3,)))
