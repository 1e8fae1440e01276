"""Events as each seat sees them: a secret one has a shadow without the secret."""

import pytest

from standoff.rules.classic.events import (
    Discarded,
    DiscardedUnseen,
    Inherited,
    InheritedUnseen,
    Loaded,
    LoadedUnseen,
    PowerDealt,
    PowerDealtUnseen,
    RoleDealt,
    RoleDealtUnseen,
    Seen,
    Split,
    Swapped,
    SwappedUnseen,
    TookBack,
)
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.words import Bullet, DiscardReason, Money, PowerId, Role
from tests.rules.tables import Game, dealt


def sights(
    game: Game, event: type[Seen], shadow: type[Seen], seat: int = 0
) -> dict[str, list[Seen]]:
    """What owner, another player and a watcher saw of the events of one kind at a seat."""
    eyes = {"A": "A", "B": "B", "watcher": None}
    return {
        name: [
            one
            for one in game.seen(eye)
            if isinstance(one, event | shadow) and getattr(one, "seat", None) == seat
        ]
        for name, eye in eyes.items()
    }


def test_a_power_card_is_dealt_face_down() -> None:  # P2, H9
    game = dealt(powers={"A": "kid"})
    assert sights(game, PowerDealt, PowerDealtUnseen) == {
        "A": [PowerDealt(0, PowerId.KID)],
        "B": [PowerDealtUnseen(0)],
        "watcher": [PowerDealtUnseen(0)],
    }


def test_a_role_card_is_dealt_face_down() -> None:  # K4, H10
    game = dealt(5, cop="A")
    assert sights(game, RoleDealt, RoleDealtUnseen) == {
        "A": [RoleDealt(0, Role.COP)],
        "B": [RoleDealtUnseen(0)],
        "watcher": [RoleDealtUnseen(0)],
    }


def test_a_card_is_laid_face_down() -> None:  # H2, A17
    game = dealt().play("A!B", until="aim")
    assert sights(game, Loaded, LoadedUnseen) == {
        "A": [Loaded(0, (Bullet.BBB,))],
        "B": [LoadedUnseen(0)],
        "watcher": [LoadedUnseen(0)],
    }


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("A!?", DiscardReason.LATE),
        ("A!B-", DiscardReason.WITHDREW),
        ("A!B B-", DiscardReason.FOILED),
        ("A*B B!A", DiscardReason.HIT),
    ],
)
def test_a_card_leaves_face_down(line: str, why: DiscardReason) -> None:  # H3, C30, C32, C36, A3
    bullet = Bullet.BANG if why is DiscardReason.HIT else Bullet.BBB
    assert sights(dealt().play(line), Discarded, DiscardedUnseen) == {
        "A": [Discarded(0, 0, bullet, why)],
        "B": [DiscardedUnseen(0, 0, why)],
        "watcher": [DiscardedUnseen(0, 0, why)],
    }


def test_cards_swept_away_by_the_grenade_leave_face_down() -> None:  # H3, P22
    game = dealt(powers={"C": "insane"}).play("A*B B.D C.A D!C", show="C1")
    seen = sights(game, Discarded, DiscardedUnseen)
    assert [type(one) for one in seen["A"]] == [Discarded]
    assert [type(one) for one in seen["B"]] == [DiscardedUnseen]


def test_the_cunning_takes_their_card_back_unseen() -> None:  # A30
    game = dealt(powers={"A": "cunning"}).play("A!B", show="A2")
    assert game.told(TookBack) == (TookBack(0),)
    assert TookBack.__struct_fields__ == ("seat",)


def test_a_thrown_card_is_unseen() -> None:  # A35, H3
    game = dealt(powers={"A": "specialist"}).play("A!B", swap="A*")
    assert sights(game, Swapped, SwappedUnseen) == {
        "A": [Swapped(0, Bullet.BANG)],
        "B": [SwappedUnseen(0)],
        "watcher": [SwappedUnseen(0)],
    }


def test_a_taken_hand_is_seen_by_the_heir_and_was_known_to_the_dead() -> None:  # A22, H1
    game = dealt(powers={"A": "you-dont-need-it"}, wounds={"D": 2}).play("B!D D.A", take="AD")
    taken, shadow = Inherited(0, 3, Hand(4, 2, 1)), InheritedUnseen(0, 3)
    assert sights(game, Inherited, InheritedUnseen) == {
        "A": [taken],
        "B": [shadow],
        "watcher": [shadow],
    }
    assert taken in game.seen("D")


def test_a_split_is_seen_by_all_even_where_money_is_closed() -> None:  # H8
    game = dealt(money=Money.CLOSED).play("C- D-")
    for eye in ("A", "D", None):
        assert [one.share for one in game.seen(eye) if isinstance(one, Split)] == [20_000]


def test_all_other_events_are_seen_as_they_are() -> None:  # H4, H6, K13
    secret = PowerDealt | RoleDealt | Loaded | Discarded | Swapped | Inherited
    powers = {"A": "insane", "B": "backstab", "C": "does-not-hurt", "D": "kid"}
    game = dealt(6, powers=powers, cop="F")
    after = game.play("A.B B*E C.A- D!C E- F*A", show="D1 A3", stab="BA")
    open_ = tuple(event for event in after.events if not isinstance(event, secret))
    assert len(open_) > 10
    for eye in ("A", "C", None):
        assert [one for one in after.seen(eye) if one in open_] == list(open_)
