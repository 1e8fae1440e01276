"""What each seat may know, by section 5 of the rules."""

import pytest
from msgspec.structs import replace

from standoff.cards.reading import house_cards
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.chance import LiveScripted
from standoff.rules.game import deal, view
from standoff.rules.live.decisions import Touch
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.views import LiveHeld, Stash
from standoff.rules.options import Money
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
    fired,
    frozen,
    shotgun,
)

MIXED = "bbb double shotgun kevlar backstab2 boom1"
EVERYBODY: tuple[Seat | None, ...] = (A, B, C, D, E, F, GODFATHER, None)


def test_a_team_knows_all_its_cards_and_nobody_elses() -> None:  # H12
    table = divided(MIXED)
    for member in (A, B, C):
        own = view(table, member).own
        assert own is not None
        assert own.held == (
            LiveHeld(A, card("bbb")),
            LiveHeld(B, card("double")),
            LiveHeld(C, card("shotgun")),
        )
    assert view(table, GODFATHER).own is None
    assert view(table, None).own is None
    for seat in EVERYBODY:
        assert {other.weapon for other in view(table, seat).gangsters} == {None}


def test_the_team_sees_what_its_chief_was_dealt_before_they_divide() -> None:  # L17
    own = view(dealt(MIXED), F).own
    assert own is not None
    assert own.chief == D
    assert own.dealt == cards("kevlar backstab2 boom1")
    assert own.held == ()


def test_the_loot_is_public_and_the_cards_in_it_are_not() -> None:  # H14
    seen = view(dealt(MIXED), None)
    assert (seen.loot, seen.cards, seen.carried, seen.left) == (80_000, 16, (), ())


def test_the_money_sides_of_cards_left_over_are_known() -> None:  # L49
    table = after(aimed("bbb bbb bbb bbb bbb bbb", {}))
    assert table.round == 2
    assert view(table, None).carried == (5_000,) * 4


def test_a_card_is_known_to_all_once_it_acts() -> None:  # L33, L36
    table = fired(MIXED, {A: bbb(E), C: shotgun(F)})
    seen = view(table, None)
    assert seen.pending == (E,)
    assert [other.weapon for other in seen.gangsters] == [
        Weapon.BBB, None, None, None, Weapon.BACKSTAB, None,
    ]  # fmt: skip
    assert seen.gangsters[E].number == 2
    reached = view(after(table, {GODFATHER: Touch(((A,),))}), None)
    assert reached.reach == (A,)


def test_mimes_and_targets_are_known_to_all_and_tell_nothing_of_a_click() -> None:  # H15, L26
    seen = view(aimed(MIXED, {A: bbb(D), D: shotgun(A)}), None)
    assert (seen.gangsters[D].mime, seen.gangsters[D].at) == (Weapon.SHOTGUN, (A,))
    assert seen.gangsters[D].weapon is None


def test_a_cowards_card_goes_to_the_godfather_unseen() -> None:  # L30
    # The dagger holds the round up, so that there is something to look at.
    table = fired(MIXED, {A: bbb(E)}, cowards=(D,))
    assert view(table, GODFATHER).handed == (LiveHeld(D, card("kevlar")),)
    for seat in (A, None):
        assert view(table, seat).gangsters[D].weapon is None
        assert view(table, seat).handed == ()
    own = view(table, F).own
    assert own is not None
    assert LiveHeld(D, card("kevlar")) in own.held


def test_a_playing_godfather_is_handed_nothing() -> None:  # V1
    table = fired(MIXED, {A: bbb(E)}, cowards=(D,))
    playing = replace(table, options=replace(table.options, playing_godfather=True))
    assert view(playing, GODFATHER).handed == ()


def test_the_card_of_a_wounded_gun_holder_stays_hidden() -> None:  # L35, H13
    table = fired("bbb bbb bbb shotgun backstab2 bbb", {A: bbb(D), B: bbb(E), D: shotgun(A)})
    seen = view(table, None)
    assert seen.gangsters[D].wounds == 1
    assert seen.gangsters[D].weapon is None


def test_the_card_of_a_grenade_victim_stays_hidden() -> None:  # L39
    table = fired("bbb bbb bbb boom1 kevlar backstab2", {A: bbb(D), B: bbb(F)})
    table = after(table, {GODFATHER: Touch(((E,),))})
    seen = view(table, None)
    assert seen.gangsters[E].place == "hospital"
    assert seen.gangsters[E].weapon is None
    assert LiveHeld(E, card("kevlar")) in view(table, GODFATHER).handed


def rich(money: Money) -> Table:
    """A table after one round, in which each gangster earned 10,000."""
    options = Options(teams_of(3, 3), house_cards(), money=money)
    table, _ = deal(options, LiveScripted((cards("bbb " * 16),) * 2))
    while table.round == 1:
        table = after(table)
    return table


@pytest.mark.parametrize("seat", EVERYBODY)
def test_team_totals_are_secret_by_default(seat: Seat | None) -> None:
    stash = Stash(money=30_000, cards=6)
    known = (stash if seat in (A, B, C) else None, stash if seat in (D, E, F) else None)
    assert view(rich(Money.CLOSED), seat).stashes == known
    assert view(rich(Money.OPEN), seat).stashes == (stash, stash)


def test_everything_is_told_when_the_game_is_over() -> None:
    table = frozen(MIXED)
    while table.outcome is None:
        table = after(table)
    seen = view(table, None)
    assert None not in seen.stashes
    assert seen.left == table.row
    assert [other.weapon for other in seen.gangsters] == [c.weapon for c in cards(MIXED)]


def test_a_team_that_is_all_out_has_no_chief_and_no_cards() -> None:  # A75
    held = "bbb bbb bbb boom1 bbb bbb"
    table = after(fired(held, {A: bbb(D)}), {GODFATHER: Touch(((E, F),))})
    assert table.round == 2
    own = view(table, D).own
    assert own is not None
    assert (own.chief, own.dealt, own.held) == (None, (), ())


def test_a_team_knows_nothing_of_its_cards_where_nobody_was_dealt_any() -> None:  # A72
    table = dealt(MIXED)
    fresh = replace(table, dealt=())
    own = view(fresh, A).own
    assert own is not None
    assert own.dealt == ()


def test_a_view_is_short_to_look_at_and_its_stage_says_the_phase() -> None:
    table = dealt("bbb")
    assert view(table, None).phase is table.phase
    assert repr(view(table, None)).startswith("<View of a watcher: round 1, ")
