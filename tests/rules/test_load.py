"""Phase 2: everyone alive lays one unused card face down."""

import pytest

from standoff.rules.asks import IllegalError
from standoff.rules.classic.decisions import Load
from standoff.rules.classic.events import Loaded
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.words import Bullet
from tests.rules.tables import dealt

CLICK, BANG, BBB = Bullet.CLICK, Bullet.BANG, Bullet.BBB


def test_everyone_alive_chooses_among_the_kinds_they_hold() -> None:  # C17
    game = dealt()
    assert game.asked == "ABCD"
    assert game.choices("A") == (Load((CLICK,)), Load((BANG,)), Load((BBB,)))


def test_the_dead_lay_no_card() -> None:  # C17, C62
    game = dealt(wounds={"D": 2}).play("A!D")
    assert game.asked == "ABC"


def test_exactly_one_card_is_laid() -> None:  # C18
    game = dealt()
    with pytest.raises(IllegalError):
        game.say({"A": Load((CLICK, CLICK))})
    with pytest.raises(IllegalError):
        game.say({"A": Load(())})


def test_a_card_serves_once() -> None:  # C13
    game = dealt().play("A!B")
    assert Load((BBB,)) not in game.choices("A")
    assert game["A"].hands == (Hand(5, 2, 0),)


@pytest.mark.parametrize("round_", range(1, 9))
def test_a_hand_shrinks_by_one_card_a_round(round_: int) -> None:  # C13, H5
    game = dealt().rest(round_ - 1)
    assert game.view(None).gangsters[0].cards == (9 - round_,)
    after = game.play("", until="nerve")
    assert after.view(None).gangsters[0].cards == (8 - round_,)


def test_nobody_else_sees_the_card() -> None:  # C19, H2
    game = dealt().play("A!B", until="aim")
    (mine,) = [event for event in game.seen("A") if isinstance(event, Loaded)]
    assert mine.bullets == (BBB,)
    assert not [event for event in game.seen("B") if isinstance(event, Loaded) and event.seat == 0]
