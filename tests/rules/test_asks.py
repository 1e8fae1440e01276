"""An ask knows its decisions: it holds, lists, counts and draws them."""

from itertools import pairwise
from random import Random

import pytest

from standoff.rules.asks import Decision, LazyAsk, OneOf
from standoff.rules.classic.decisions import (
    FORGO,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    Choice,
    Load,
    LoadAsk,
    Stab,
)
from standoff.rules.classic.words import Bullet, StageId

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
    ask: Choice = OneOf((STAY, WITHDRAW, FORGO, Stab(1)), StageId.NERVE)
    dice = Random(1)
    assert {ask.draw(dice) for _ in range(200)} == set(ask)


def test_every_decision_has_its_place_in_the_order_in_which_they_are_listed() -> None:
    for ask in (LoadAsk(((CLICK, BBB), (BANG,))), AimAsk((1, 2), guns=2), Many(7)):
        assert [ask.nth(place) for place in range(ask.count)] == list(ask)


class Place(Decision, frozen=True, tag="place"):
    """A decision that says only which it is."""

    number: int


class Many(LazyAsk, frozen=True, dict=True, tag="many"):
    """More decisions than anybody could list."""

    size: int

    @property
    def count(self) -> int:
        return self.size

    def nth(self, place: int) -> Decision:
        assert 0 <= place < self.size
        return Place(place)


class Digits:
    """Dice that show the digits of one number, 32 bits at a time."""

    def __init__(self, number: int, digits: int) -> None:
        self.left = [number >> 32 * place & 0xFFFFFFFF for place in range(digits)]

    def random(self) -> float:
        return self.left.pop() / (1 << 32)


@pytest.mark.parametrize("count", [(1 << 53) + 1, 3 << 62, (1 << 64) + 1, 7**40])
def test_of_very_many_decisions_each_is_as_likely_as_any_other(count: int) -> None:
    ask, digits = Many(count), 8
    most = (1 << 32 * digits) - 1

    def place(number: int) -> int:
        drawn = ask.draw(Digits(number, digits))
        assert isinstance(drawn, Place)
        return drawn.number

    assert (place(0), place(most)) == (0, count - 1)

    def begin(wanted: int) -> int:
        """Where a decision begins among all that the dice can show."""
        low, high = 0, most
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if place(middle) < wanted else (low, middle)
        return low

    for first in (0, count // 2, count - 4):
        shares = [end - start for start, end in pairwise(begin(first + one) for one in range(4))]
        assert max(shares) / min(shares) - 1 < 2**-31


@pytest.mark.parametrize(
    ("count", "digits"), [((1 << 53) + 1, 3), (1 << 64, 3), ((1 << 64) + 1, 4)]
)
def test_of_very_many_decisions_one_takes_no_more_dice_than_it_needs(
    count: int, digits: int
) -> None:
    dice = Digits(0, digits)
    Many(count).draw(dice)
    assert dice.left == []
