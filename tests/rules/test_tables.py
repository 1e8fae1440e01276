"""The notation of the tests says what it seems to say."""

import pytest

from standoff.rules.classic.events import Aimed, Loaded, Withdrew
from standoff.rules.classic.words import Bullet
from tests.rules.tables import Plan, dealt, plans


def test_a_line_says_who_loads_aims_and_withdraws() -> None:
    assert plans("A!B B*C- C.? D-") == {
        "A": Plan((Bullet.BBB,), (1,)),
        "B": Plan((Bullet.BANG,), (2,), withdraws=True),
        "C": Plan((Bullet.CLICK,), (None,)),
        "D": Plan((), (), withdraws=True),
    }


def test_two_guns_are_two_pairs() -> None:
    assert plans("A~B*?")["A"] == Plan((None, Bullet.BANG), (1, None))


def test_a_word_outside_the_notation_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="not in the notation"):
        plans("A+B")


def test_a_line_is_played_as_it_is_written() -> None:
    game = dealt().play("A!B B*C- C.?")
    bullets = [loaded.bullets[0] for loaded in game.told(Loaded)]
    assert bullets[:3] == [Bullet.BBB, Bullet.BANG, Bullet.CLICK]
    assert [aimed.at for aimed in game.told(Aimed)] == [(1,), (2,), (None,), (None,)]
    assert [withdrew.seat for withdrew in game.told(Withdrew)] == [1]


def test_a_round_of_every_moment_can_be_stopped_anywhere() -> None:
    powers = {"A": "kid", "B": "cunning", "C": "insane", "D": "backstab", "E": "does-not-hurt"}
    game = dealt(6, powers=powers, cop="F", wounds={"E": 2})
    came = []
    for moment in (
        "loot-turned",
        "load",
        "loaded",
        "aim",
        "aim-last",
        "aimed",
        "load-last",
        "nerve",
        "foiled",
        "nerve-ended",
        "fast-volley-ended",
        "splitting",
        "phone",
    ):
        game = game.play("A.B B*A C!A D*F E.A F-", show="A1 B1", stab="DE", until=moment)
        came.append(game.moment)
    assert len(set(came)) == 13
    assert dealt(powers={"A": "kid"}, wounds={"B": 2}).play("A*B", until="volley-ended").asked


def test_a_wish_that_is_not_granted_is_a_mistake_of_the_test() -> None:
    with pytest.raises(AssertionError, match="not granted"):
        dealt(powers={"A": "kid"}).play("", show="B1")


def test_a_moment_that_never_comes_is_a_mistake_of_the_test() -> None:
    with pytest.raises(AssertionError, match="never came"):
        dealt().play("", until="phone")
