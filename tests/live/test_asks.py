"""Asks too large to hold: what they contain, count, list and draw is one and the same."""

from itertools import islice
from random import Random

import pytest

from standoff.rules.asks import Decision, IllegalError, LazyAsk
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.decisions import STAY
from standoff.rules.game import step
from standoff.rules.live.decisions import (
    Aim,
    AimAsk,
    Divide,
    DivideAsk,
    Freeze,
    FreezeAsk,
    Touch,
    TouchAsk,
)
from standoff.rules.live.table import Spot
from standoff.rules.live.words import Contact, StageId
from tests.live.tables import A, B, C, D, E, F, bbb, cards, double, frozen, shotgun

SMALL: tuple[LazyAsk, ...] = (
    DivideAsk(cards("bbb"), (A,)),
    DivideAsk(cards("bbb boom1 kevlar double"), (A, B, C, F)),
    FreezeAsk(((A, B), (D,))),
    FreezeAsk(((A,), (D,), (F,))),
    AimAsk((Weapon.BBB,), (D, E, F)),
    AimAsk((Weapon.DOUBLE,), (D, E, F)),
    AimAsk((Weapon.DOUBLE,), (D,)),
    AimAsk(GUNS, (D, E, F)),
    AimAsk(GUNS, (F,)),
    TouchAsk(Contact.BLAST, (A,), (B, D, E), StageId.BBB_CHAIN),
    TouchAsk(Contact.FALL, (A, D), (B, E), StageId.FALL),
)


@pytest.mark.parametrize("ask", SMALL, ids=repr)
def test_an_ask_lists_as_many_different_decisions_as_it_counts(ask: LazyAsk) -> None:
    assert len(ask) == ask.count == len(set(ask)) == len(ask.decisions)
    assert tuple(ask) == ask.decisions


@pytest.mark.parametrize("ask", SMALL, ids=repr)
def test_an_ask_contains_what_it_lists_and_draws_no_other(ask: LazyAsk) -> None:
    assert all(decision in ask for decision in ask)
    dice = Random(7)
    drawn = {ask.draw(dice) for _ in range(60 * ask.count)}
    assert drawn == set(ask)


@pytest.mark.parametrize("ask", SMALL, ids=repr)
def test_an_ask_contains_nothing_of_another_kind(ask: LazyAsk) -> None:
    strangers = [other for another in SMALL if type(another) is not type(ask) for other in another]
    assert not [decision for decision in (*strangers, STAY, None) if decision in ask]


def test_the_largest_ask_is_counted_drawn_from_and_listed_bit_by_bit() -> None:  # L25
    ask = FreezeAsk(tuple(tuple(range(first, first + 3)) for first in range(0, 21, 3)))
    assert ask.count == 2 ** (21 * 18)
    with pytest.raises(OverflowError):
        len(ask)
    assert list(islice(ask, 2)) == [Freeze(), Freeze(((0, 3),))]
    dice = Random(1)
    drawn = [ask.draw(dice) for _ in range(200)]
    assert all(decision in ask for decision in drawn)
    hidden = sum(len(decision.unseen) for decision in drawn if isinstance(decision, Freeze))
    assert 0.48 < hidden / (200 * 21 * 18) < 0.52


ADMITTED: list[tuple[LazyAsk, Decision]] = [
    (SMALL[2], Freeze(((A, D),))),
    (SMALL[2], Freeze((), (Spot(A, 0, 0), Spot(B, -5, 9_000), Spot(D, 1, 1)))),
    (SMALL[2], Freeze(((D, B),), (Spot(A, 0, 0), Spot(B, 0, 9), Spot(D, 1, 1)))),
]


@pytest.mark.parametrize(("ask", "answer"), ADMITTED)
def test_the_godfather_may_say_where_everyone_stood(ask: LazyAsk, answer: Decision) -> None:
    assert ask.admits(answer)
    assert (answer in ask) is (answer == Freeze(((A, D),)))


REFUSED: list[tuple[LazyAsk, Decision]] = [
    (SMALL[1], Divide((A, B, C))),
    (SMALL[1], Divide((A, B, C, C))),
    (SMALL[1], Divide((A, B, C, D))),
    (SMALL[2], Freeze(((A, B),))),  # team-mates are not asked about
    (SMALL[2], Freeze(((B, D), (A, D)))),  # not in order
    (SMALL[2], Freeze(((A, D), (A, D)))),
    (SMALL[2], Freeze((), (Spot(A, 0, 0),))),
    (SMALL[2], Freeze((), (Spot(B, 0, 0), Spot(A, 0, 0), Spot(D, 0, 0)))),
    (SMALL[4], bbb(A)),
    (SMALL[4], shotgun(D)),
    (SMALL[4], Aim(Weapon.BBB, ())),
    (SMALL[4], Aim(Weapon.BBB, (D, E))),
    (SMALL[5], double(D, D)),
    (SMALL[5], double(D, A)),
    (SMALL[5], double(A, D)),
    (SMALL[5], Aim(Weapon.DOUBLE, (D,))),
    (SMALL[6], double(D, E)),
    (SMALL[7], Aim(Weapon.KEVLAR, (D,))),
    (SMALL[9], Touch(())),
    (SMALL[9], Touch(((B,), (D,)))),
    (SMALL[9], Touch(((A,),))),
    (SMALL[9], Touch(((D, B),))),
    (SMALL[9], Touch(((B, B),))),
]


@pytest.mark.parametrize(("ask", "answer"), REFUSED)
def test_other_answers_are_refused(ask: LazyAsk, answer: Decision) -> None:  # L24, L27, L28
    assert answer not in ask
    assert not ask.admits(answer)


def test_a_table_refuses_an_aim_at_a_team_mate() -> None:  # L24
    with pytest.raises(IllegalError, match="seat 0 may not say"):
        step(frozen("bbb bbb bbb bbb bbb bbb"), {A: bbb(B)})
