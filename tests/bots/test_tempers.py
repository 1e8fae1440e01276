"""Each temperament plays its own way."""

from collections import Counter
from random import Random

import pytest

from standoff.bots.catalogue import make
from standoff.bots.classic.grudge import Grudge
from standoff.rules.classic.decisions import (
    NERVE_ASK,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    Load,
    LoadAsk,
    Show,
)
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerId, PowerSet, StageId, Stance
from standoff.rules.notes import Notes
from tests.bots.sights import sight, someone
from tests.bots.tables import answers

BASE = Options(5)
GUN = {"aims": (0,)}
ALL = tuple(someone(seat) for seat in (1, 2, 3))
TEMPERS = ("accountant", "grudge", "reckless", "timid")


def withdrawals(name: str) -> int:
    said = [one.said for seed in range(25) for one in answers(BASE, (name,) * 5, seed)]
    return said.count(WITHDRAW)


def live_loads(name: str, rounds: range) -> int:
    return sum(
        answer.said.bullets != (Bullet.CLICK,)
        for seed in range(25)
        for answer in answers(BASE, (name,) * 5, seed)
        if isinstance(answer.said, Load) and answer.table.round in rounds
    )


def test_the_timid_withdraw_most_and_the_reckless_least() -> None:
    timid, grudge, reckless = map(withdrawals, ("timid", "grudge", "reckless"))
    assert timid > 1.2 * grudge
    assert grudge > 2 * reckless


def test_the_reckless_fire_early_and_the_timid_late() -> None:
    early, late = range(1, 4), range(6, 9)
    assert live_loads("reckless", early) > 2 * live_loads("timid", early)
    assert live_loads("timid", late) > 2 * live_loads("reckless", late)


@pytest.mark.parametrize("name", TEMPERS)
def test_nobody_runs_where_no_gun_points(name: str) -> None:
    view = sight(someone(1, aims=(2,)), someone(2, aims=(3,)), someone(3, aims=(1,)))
    assert make(name).decide(view, NERVE_ASK, Random(1)) == STAY


@pytest.mark.parametrize("name", TEMPERS)
def test_a_gun_that_can_only_click_frightens_nobody(name: str) -> None:
    spent = (Bullet.BANG, Bullet.BANG, Bullet.BBB)
    view = sight(someone(1, seen=spent, **GUN), someone(2, aims=(1,)), someone(3, aims=(1,)))
    assert make(name).decide(view, NERVE_ASK, Random(1)) == STAY


@pytest.mark.parametrize("name", TEMPERS)
def test_before_three_guns_that_must_be_live_even_the_reckless_run(name: str) -> None:
    clicks = (Bullet.CLICK,) * 5
    guns = [someone(seat, seen=clicks, **GUN) for seat in (1, 2, 3)]
    view = sight(*guns, me=someone(0, wounds=2, aims=(1,)), round=6)
    assert make(name).decide(view, NERVE_ASK, Random(1)) == WITHDRAW


@pytest.mark.parametrize("name", TEMPERS)
def test_a_gun_already_down_frightens_nobody(name: str) -> None:
    clicks = (Bullet.CLICK,) * 5
    down = {"seen": clicks, "stance": Stance.WITHDRAWN, "loaded": False}
    view = sight(*[someone(seat, aims=(0,), **down) for seat in (1, 2, 3)])
    assert make(name).decide(view, NERVE_ASK, Random(1)) == STAY


def test_the_accountant_runs_from_a_gun_for_little_money_but_not_for_much() -> None:
    others = (
        someone(1, seen=(Bullet.CLICK,) * 2, **GUN),
        someone(2, aims=(3,)),
        someone(3, aims=(2,)),
    )
    hurt = someone(0, wounds=2, aims=(2,))
    poor = sight(*others, me=hurt, loot=Notes(fives=2))
    rich = sight(*others, me=someone(0, aims=(2,)), loot=Notes(twenties=8))
    accountant = make("accountant")
    assert accountant.decide(poor, NERVE_ASK, Random(1)) == WITHDRAW
    assert accountant.decide(rich, NERVE_ASK, Random(1)) == STAY


def test_the_accountant_counts_shame_as_money_where_it_is() -> None:  # P30
    clicks = (Bullet.CLICK,) * 4
    others = (someone(1, seen=clicks, **GUN), someone(2, aims=(3,)), someone(3, aims=(2,)))
    said = {
        power: make("accountant").decide(
            sight(*others, power=power, loot=Notes(fives=3), round=8), NERVE_ASK, Random(1)
        )
        for power in (PowerId.SUPER_COWARD, PowerId.UNBREAKABLE)
    }
    assert said == {PowerId.SUPER_COWARD: WITHDRAW, PowerId.UNBREAKABLE: STAY}


def test_the_accountant_loads_live_for_rich_loot() -> None:
    ask = LoadAsk((FULL_HAND.kinds,))
    dice = Random(3)

    def live(loot: Notes) -> int:
        view = sight(*ALL, me=someone(0), loaded=(), stage=StageId.LOAD, loot=loot)
        said = [make("accountant").decide(view, ask, dice) for _ in range(200)]
        return sum(one != Load((Bullet.CLICK,)) for one in said)

    assert live(Notes(twenties=5)) > 1.5 * live(Notes(fives=5))


def test_the_accountant_does_not_shoot_at_a_grenade() -> None:  # P21
    ask = AimAsk((1, 2, 3))
    others = (someone(1, power=PowerId.INSANE, money=20_000), someone(2), someone(3))
    aims = {
        exploded: make("accountant").decide(
            sight(*others, loaded=(Bullet.BANG,), stage=StageId.AIM, exploded=exploded, round=3),
            ask,
            Random(1),
        )
        for exploded in (0, 2)
    }
    assert aims[0] != Aim((1,))
    assert aims[2] == Aim((1,))


def test_the_reckless_aim_at_the_richest() -> None:
    view = sight(someone(1), someone(2, money=30_000), someone(3, money=20_000), stage=StageId.AIM)
    assert make("reckless").decide(view, AimAsk((1, 2, 3)), Random(1)) == Aim((2,))


def test_with_closed_money_the_reckless_aim_at_anybody() -> None:
    others = [someone(seat, money=None) for seat in (1, 2, 3)]
    view = sight(*others, me=someone(0, money=10_000), stage=StageId.AIM)
    dice = Random(1)
    aims = Counter(make("reckless").decide(view, AimAsk((1, 2, 3)), dice) for _ in range(60))
    assert len(aims) == 3


def test_a_grudge_is_held_against_who_fired() -> None:
    ask = AimAsk((1, 2, 3))
    bot = Grudge()
    bot.decide(
        sight(someone(1, **GUN), someone(2, **GUN), someone(3, aims=(1,))), NERVE_ASK, Random(1)
    )
    after = (
        someone(1, seen=(Bullet.CLICK,)),
        someone(2, seen=(Bullet.BANG,)),
        someone(3, money=90_000),
    )
    assert bot.decide(sight(*after, stage=StageId.AIM, round=4), ask, Random(1)) == Aim((2,))


def test_without_a_grudge_its_holder_aims_at_the_richest() -> None:
    view = sight(someone(1), someone(2), someone(3, money=90_000), stage=StageId.AIM)
    assert Grudge().decide(view, AimAsk((1, 2, 3)), Random(1)) == Aim((3,))


def test_an_old_enemy_does_not_make_the_grudge_holder_run() -> None:
    others = (
        someone(1, seen=(Bullet.CLICK,) * 4, **GUN),
        someone(2, aims=(3,)),
        someone(3, aims=(2,)),
    )
    calm, angry = Grudge(), Grudge()
    angry.grudges[1] = 5
    assert calm.decide(sight(*others), NERVE_ASK, Random(1)) == WITHDRAW
    assert angry.decide(sight(*others), NERVE_ASK, Random(1)) == STAY


def test_the_timid_keep_their_power_hidden_longer_than_the_reckless() -> None:
    def first_shown(name: str) -> list[int]:
        options = Options(6, PowerSet.STARTER)
        return [
            answer.table.round
            for seed in range(15)
            for answer in answers(options, (name,) * 6, seed)
            if isinstance(answer.said, Show)
        ]

    reckless, timid = first_shown("reckless"), first_shown("timid")
    assert sum(timid) / len(timid) > 1 + sum(reckless) / len(reckless)


def test_the_last_card_is_loaded_whatever_it_is() -> None:
    hand = Hand(bang=1)
    view = sight(*ALL, me=someone(0), loaded=(), stage=StageId.LOAD, round=8)
    for name in TEMPERS:
        assert make(name).decide(view, LoadAsk((hand.kinds,)), Random(1)) == Load((Bullet.BANG,))
