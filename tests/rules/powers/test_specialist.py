"""The Specialist: fires the fast one twice."""

import pytest

from standoff.rules.classic.decisions import FORGO, Swap
from standoff.rules.classic.events import PowerShown, Swapped
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.words import Bullet
from tests.rules.tables import dealt

SPECIALIST = {"A": "specialist"}


def test_they_take_a_fired_bbb_back_for_another_card() -> None:  # P31, P33, X10
    game = dealt(powers=SPECIALIST).play("A!B", swap="A.")
    assert (game["A"].hands, len(game.told(PowerShown))) == ((Hand(4, 2, 1),), 1)
    assert game.play("A!B").wounds == {"B": 2}


def test_they_swap_once() -> None:  # P32
    game = dealt(powers=SPECIALIST).play("A!B", swap="A.").play("A!B")
    assert game.told(Swapped) == ()
    assert game["A"].hands == (Hand(4, 2, 0),)


@pytest.mark.parametrize("line", ["A!B B-", "A!?", "A!B-"])
def test_a_bbb_that_was_not_shown_is_gone(line: str) -> None:  # A34
    game = dealt(powers=SPECIALIST).play(line)
    assert (game["A"].hands, game["A"].power_shown) == ((Hand(5, 2, 0),), False)


def test_a_bbb_lost_to_a_stab_is_gone() -> None:  # A34, I28
    game = dealt(powers=SPECIALIST | {"B": "backstab"}).play("A!D B*C C-", stab="BA")
    assert (game["A"].hands, game.wounds) == ((Hand(5, 2, 0),), {"A": 1})


def test_wounded_they_may_swap() -> None:  # A35
    assert dealt(powers=SPECIALIST).play("A!B B!A", swap="A*")["A"].hands == (Hand(5, 1, 1),)


def test_dead_they_may_not() -> None:  # A35, I14
    game = dealt(powers=SPECIALIST, wounds={"A": 2}).play("A!B B!A", until="fast-volley-ended")
    assert game.asked == "BCD"


def test_in_round_8_there_is_nothing_to_throw() -> None:  # A35
    game = dealt(powers=SPECIALIST).rest(7).play("A!B")
    assert (game.told(Swapped), game["A"].power_shown) == ((), False)


def test_in_a_grenade_round_they_swap_after_the_blast() -> None:  # I21, A35, A27
    game = dealt(powers=SPECIALIST | {"B": "insane"}).play(
        "A!B", show="B1", until="fast-volley-ended"
    )
    assert game.wounds == {"A": 1, "B": 1, "C": 1, "D": 1}
    assert game.choices("A") == (FORGO, Swap(Bullet.CLICK), Swap(Bullet.BANG))
    assert game.play("", swap="A.")["A"].hands == (Hand(4, 2, 1),)


def test_a_swap_belongs_to_the_end_of_phase_5() -> None:  # P31, A34
    game = dealt(powers=SPECIALIST, wounds={"D": 2}).play("A!B C*D", until="volley-ended")
    assert game.choices("A") == (FORGO,)
