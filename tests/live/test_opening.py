"""Phases 1 to 4: loot, deal, division, freeze, aim and nerve."""

import pytest

from standoff.rules.asks import GameOverError
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.chance import LiveScripted
from standoff.rules.decisions import STAY, WITHDRAW
from standoff.rules.game import asks, deal, redact, step
from standoff.rules.live.decisions import (
    NERVE_ASK,
    Aim,
    AimAsk,
    Divide,
    DivideAsk,
    Freeze,
    FreezeAsk,
)
from standoff.rules.live.events import (
    Aimed,
    Dealt,
    DealtUnseen,
    Divided,
    DividedUnseen,
    Fired,
    Froze,
    RoundBegan,
    RoundBeganUnseen,
    Withdrew,
)
from standoff.rules.live.table import Spot
from standoff.rules.live.words import Phase, Place, Variant
from tests.live.tables import (
    GODFATHER,
    A,
    B,
    C,
    D,
    E,
    F,
    after,
    aimed,
    bbb,
    card,
    cards,
    dealt,
    divided,
    double,
    frozen,
    shotgun,
    told,
    two_teams,
)

PLAIN = "bbb bbb bbb bbb bbb bbb"
MIXED = "bbb double shotgun kevlar backstab2 boom1"


def test_the_total_is_announced_and_the_cards_are_not() -> None:  # L16, H14
    deck = cards("bbb " * 16)
    _, events = deal(two_teams(), LiveScripted((deck,)))
    began = events[0]
    assert began == RoundBegan(1, deck, loot=80_000, cards=16)
    for seat in (A, GODFATHER, None):
        assert redact(began, seat) == RoundBeganUnseen(1, loot=80_000, cards=16)


def test_foolproof_announces_the_number_of_cards() -> None:  # A80
    _, events = deal(two_teams(Variant.FOOLPROOF), LiveScripted((cards("bbb " * 16),)))
    assert redact(events[0], None) == RoundBeganUnseen(1, loot=16, cards=16)


def test_each_chief_receives_a_card_for_every_member() -> None:  # L17
    _, events = deal(two_teams(), LiveScripted((cards("bbb " * 16),), (cards(MIXED),)))
    assert [event for event in events if isinstance(event, Dealt)] == [
        Dealt(A, (A, B, C), cards("bbb double shotgun")),
        Dealt(D, (D, E, F), cards("kevlar backstab2 boom1")),
    ]


def test_only_the_team_sees_what_it_was_dealt() -> None:  # H12
    event = Dealt(A, (A, B, C), cards("bbb double shotgun"))
    assert [redact(event, seat) == event for seat in (A, B, C)] == [True] * 3
    for seat in (D, E, F, GODFATHER, None):
        assert redact(event, seat) == DealtUnseen(A, 3)


def test_the_chiefs_are_asked_to_divide() -> None:  # L18
    assert asks(dealt(MIXED)) == {
        A: DivideAsk(cards("bbb double shotgun"), (A, B, C)),
        D: DivideAsk(cards("kevlar backstab2 boom1"), (D, E, F)),
    }


def test_a_chief_divides_in_secret() -> None:  # L18, L19, H12
    table, events = step(dealt(MIXED), {A: Divide((C, A, B))})
    assert [table.card_of(seat) for seat in (A, B, C)] == [
        card("double"),
        card("shotgun"),
        card("bbb"),
    ]
    assert events[0] == Divided(A, (A, B, C), (C, A, B))
    assert [redact(events[0], seat) == events[0] for seat in (A, B, C)] == [True] * 3
    for seat in (D, GODFATHER, None):
        assert redact(events[0], seat) == DividedUnseen(A)


def test_undivided_cards_are_held_as_dealt_in_seat_order() -> None:  # section 6
    table = after(dealt(MIXED))
    assert tuple(table.card_of(seat) for seat in range(6)) == cards(MIXED)


def test_the_godfather_is_asked_who_sees_whom() -> None:  # L25, L22
    table = divided(MIXED)
    assert table.phase is Phase.FREEZE
    assert asks(table) == {GODFATHER: FreezeAsk(((A, B, C), (D, E, F)))}


def test_a_silent_godfather_lets_all_see_all() -> None:  # L25
    table, events = step(divided(MIXED), {})
    assert events == (Froze((), ()),)
    assert asks(table)[A] == AimAsk((Weapon.BBB,), (D, E, F))


def test_the_freeze_may_carry_where_everyone_stood() -> None:
    spots = tuple(Spot(seat, 1_000 * seat, -250) for seat in range(6))
    table = after(divided(MIXED), {GODFATHER: Freeze((), spots)})
    assert table.spots == spots


def test_only_who_is_seen_can_be_aimed_at() -> None:  # L25
    table = frozen(MIXED, freeze=Freeze(((A, D), (A, F), (E, A))))
    assert asks(table)[A] == AimAsk((Weapon.BBB,), (E,))
    assert asks(table)[E] == AimAsk(GUNS, (B, C))


def test_who_sees_nobody_is_not_asked_and_stays_exposed() -> None:  # A76
    table = frozen(PLAIN, freeze=Freeze(((A, D), (A, E), (A, F))))
    assert list(asks(table)) == [B, C, D, E, F]
    nerve = after(table, {D: bbb(A)})
    assert A in asks(nerve)
    assert after(nerve)[A].wounds == 0  # a new round has begun
    assert Fired(D, Weapon.BBB, (A,)) in told(nerve)


def test_guns_mime_themselves_and_clicks_anything() -> None:  # L26, X16, X18
    asking = asks(frozen(MIXED))
    mimes = [ask.mimes for ask in asking.values() if isinstance(ask, AimAsk)]
    assert mimes == [(Weapon.BBB,), (Weapon.DOUBLE,), (Weapon.SHOTGUN,), GUNS, GUNS, GUNS]


def test_mimes_and_targets_are_public_together() -> None:  # L23, H15
    aims = {A: bbb(D), B: double(D, E), D: shotgun(A), E: Aim(Weapon.DOUBLE, (A, B))}
    events = told(frozen(MIXED), aims)
    assert events[:6] == (
        Aimed(A, Weapon.BBB, (D,)),
        Aimed(B, Weapon.DOUBLE, (D, E)),
        Aimed(C, None, ()),
        Aimed(D, Weapon.SHOTGUN, (A,)),
        Aimed(E, Weapon.DOUBLE, (A, B)),
        Aimed(F, None, ()),
    )
    assert all(redact(event, None) == event for event in events[:6])


def test_everybody_in_play_stays_or_withdraws() -> None:  # L29
    table = aimed(PLAIN, {})
    assert table.phase is Phase.NERVE
    assert asks(table) == dict.fromkeys(range(6), NERVE_ASK)


def test_silence_stays_and_a_coward_goes_to_the_corner() -> None:  # L29, A76, L9
    events = told(aimed(PLAIN, {}), {D: WITHDRAW, E: STAY})
    assert [event for event in events if isinstance(event, Withdrew)] == [Withdrew(D)]
    assert events[0].fold(aimed(PLAIN, {}))[D].place is Place.COWARD


def test_nobody_is_asked_once_five_rounds_are_over() -> None:  # L15
    table = dealt(PLAIN)
    while asks(table):
        table = after(table)
    assert table.round == 5
    assert table.outcome is not None
    with pytest.raises(GameOverError):
        step(table, {})
