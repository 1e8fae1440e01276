"""An ask knows its decisions: it holds, lists, counts and draws them."""

from random import Random

from standoff.rules.asks import OneOf
from standoff.rules.classic.decisions import (
    FORGO,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    ClassicDecision,
    Load,
    LoadAsk,
    Stab,
)
from standoff.rules.classic.words import Bullet

CLICK, BANG, BBB = Bullet.CLICK, Bullet.BANG, Bullet.BBB


def test_one_gun_loads_one_of_its_kinds() -> None:  # C17, C18
    ask = LoadAsk(((CLICK, BBB),))
    assert tuple(ask) == (Load((CLICK,)), Load((BBB,)))
    assert Load((BANG,)) not in ask


def test_two_guns_load_a_pair() -> None:  # P15
    ask = LoadAsk(((CLICK, BBB), (BANG,)))
    assert tuple(ask) == (Load((CLICK, BANG)), Load((BBB, BANG)))
    assert Load((BANG, CLICK)) not in ask


def test_two_guns_aim_at_two_or_both_at_one() -> None:  # P15
    ask = AimAsk((1, 2), guns=2)
    assert len(ask) == 4
    assert Aim((2, 2)) in ask
    assert Aim((1, 2)) in ask
    assert Aim((1,)) not in ask


def test_a_silent_hand_may_be_answered_but_not_chosen() -> None:  # A20
    load, aim = LoadAsk(((CLICK,), (BANG,))), AimAsk((1, 2), guns=2)
    assert load.admits(Load((None, BANG)))
    assert aim.admits(Aim((1, None)))
    assert Load((None, BANG)) not in tuple(load)
    assert not load.admits(Load((None, CLICK)))
    assert not load.admits(Load((None,)))
    assert not aim.admits(Aim((3, None)))
    assert not load.admits(STAY)
    assert not aim.admits(STAY)


def test_any_decision_may_be_drawn_and_no_other() -> None:  # C27
    ask: OneOf[ClassicDecision] = OneOf((STAY, WITHDRAW, FORGO, Stab(1)))
    dice = Random(1)
    assert {ask.draw(dice) for _ in range(200)} == set(ask)
