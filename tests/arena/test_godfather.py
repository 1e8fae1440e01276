"""The arena answers for the Godfather."""

from collections.abc import Mapping

import pytest

from standoff.arena.arena import Arena
from standoff.arena.godfather import answer, stepped_back
from standoff.arena.obstacles import Block
from standoff.arena.plane import Point
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import STAY
from standoff.rules.game import asks, step, view
from standoff.rules.live.decisions import NERVE_ASK, Aim, AimAsk, Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.live.events import Exploded, Fell, Reached, SteppedBack
from standoff.rules.live.table import Spot, Table
from standoff.rules.live.words import Contact
from tests.arena.grounds import ROOMY, standing
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
    divided,
    double,
    fired,
    shotgun,
    told,
)

FAR = ((1_000, 9_000), (3_000, 9_000), (5_000, 9_000), (7_000, 9_000), (9_000, 9_000))
CALM = "shotgun bbb bbb kevlar bbb bbb"
CLICKS = "kevlar kevlar kevlar kevlar kevlar kevlar"


def said(arena: Arena, table: Table) -> Freeze | Touch:
    """What the arena answers to the one ask of this table."""
    ((seat, ask),) = asks(table).items()
    assert seat == GODFATHER
    found = answer(arena, ask, view(table, GODFATHER))
    assert ask.admits(found)
    assert isinstance(found, Freeze | Touch)
    return found


def test_at_the_whistle_the_arena_tells_where_all_stand() -> None:  # L25
    arena = standing((5_000, 5_000), *FAR)
    found = said(arena, divided(CLICKS))
    assert found == Freeze((), arena.places)
    table = after(divided(CLICKS), {GODFATHER: found})
    assert view(table, A).spots == arena.places


def test_at_the_whistle_adversaries_behind_an_obstacle_do_not_see_each_other() -> None:  # L25
    spots = ((1_000, 1_000), (1_000, 3_000), (1_000, 9_000), (5_000, 1_000), *FAR[3:])
    arena = standing(*spots, obstacles=(Block(2_000, 500, 500, 1_000),))
    found = said(arena, divided(CLICKS))
    assert isinstance(found, Freeze)
    assert found.unseen == ((A, D), (D, A))
    aim = asks(after(divided(CLICKS), {GODFATHER: found}))[A]
    assert isinstance(aim, AimAsk)
    assert aim.targets == (E, F)


def test_who_does_not_play_has_no_spot() -> None:
    arena = standing((5_000, 5_000), *FAR)
    found = answer(arena, FreezeAsk(((A, B), (D, F))), view(divided(CLICKS), GODFATHER))
    assert isinstance(found, Freeze)
    assert [spot.seat for spot in found.spots] == [A, B, D, F]


@pytest.mark.parametrize(("distance", "touched"), [(999, True), (1_000, True), (1_001, False)])
def test_open_arms_reach_a_metre_and_not_a_millimetre_more(
    distance: int, touched: bool
) -> None:  # A78
    arena = standing((3_000, 3_000), FAR[0], FAR[1], (3_000 + distance, 3_000), *FAR[3:])
    table = fired("boom1 bbb bbb bbb bbb bbb", {D: bbb(A)})
    assert said(arena, table) == Touch(((D,) if touched else (),))


def test_reach_is_a_distance_not_a_square() -> None:  # A78
    arena = standing((3_000, 3_000), (3_600, 3_800), (3_601, 3_800), *FAR[:3])
    assert said(arena, fired("boom1 bbb bbb bbb bbb bbb", {D: bbb(A)})) == Touch(((B,),))


def test_a_grenade_touches_team_mates_too_and_a_dagger_only_adversaries() -> None:  # L48
    arena = standing((3_000, 3_000), (3_500, 3_000), FAR[1], (3_000, 3_500), *FAR[3:])
    blast = fired("boom1 bbb bbb bbb bbb bbb", {D: bbb(A)})
    assert told(blast, {GODFATHER: said(arena, blast)})[0] == Exploded(A, (B, D))
    dagger = fired("backstab2 bbb bbb bbb bbb bbb", {D: bbb(A)})
    assert told(dagger, {GODFATHER: said(arena, dagger)})[0] == Reached(A, (D,))


def fallen(
    aims: Mapping[Seat, Aim],
    held: str = "shotgun bbb bbb bbb bbb bbb",
    cowards: tuple[Seat, ...] = (),
) -> Table:
    """The table once a Shotgun has been fired, and the Godfather is asked about the fall."""
    table = fired(held, aims, cowards=cowards)
    ((_, ask),) = asks(table).items()
    assert isinstance(ask, TouchAsk)
    assert ask.why is Contact.FALL
    return table


def back(table: Table, *spots: tuple[int, int], body: Seat = D) -> Point:
    return stepped_back(standing(*spots), body, view(table, GODFATHER))


AT = ((3_000, 5_000), FAR[0], FAR[1], (5_000, 5_000), (5_000, 2_000), FAR[4])
"""A, the shooter, to the left of D; E, whom D may aim past, far below."""


def test_a_victim_of_the_shotgun_steps_back_opposite_to_their_aim() -> None:  # A78, L47
    spots = ((3_000, 5_000), (5_000, 8_000), FAR[0], (5_000, 5_000), *FAR[3:])
    assert back(fallen({A: shotgun(D), D: bbb(B)}, CALM), *spots) == (5_000, 4_300)


def test_who_aims_with_two_guns_steps_back_from_between_their_targets() -> None:  # A78
    spots = ((3_000, 5_000), (5_000, 8_000), (8_000, 5_000), (5_000, 5_000), *FAR[:2])
    table = fallen({A: shotgun(D), D: double(B, C)}, CALM)
    assert back(table, *spots) == (5_000 - 494, 5_000 - 494)


def test_who_aims_at_nobody_steps_away_from_the_shooter() -> None:  # A78
    assert back(fallen({A: shotgun(D)}), *AT) == (5_700, 5_000)


def test_a_hand_on_the_heart_does_not_aim_any_more() -> None:  # A78, L34
    spots = ((3_000, 5_000), (5_000, 8_000), FAR[0], (5_000, 5_000), *FAR[3:])
    held = "shotgun bbb bbb double bbb bbb"
    table = fallen({A: shotgun(D), B: bbb(D), D: double(B, C)}, held)
    assert table[D].wounds == 1
    assert back(table, *spots) == (5_700, 5_000)


def test_who_aims_at_a_coward_aims_at_nobody() -> None:  # A78, L31
    spots = ((3_000, 5_000), (5_000, 8_000), FAR[0], (5_000, 5_000), *FAR[3:])
    table = fallen({A: shotgun(D), D: bbb(B)}, cowards=(B,))
    assert back(table, *spots) == (5_700, 5_000)


def test_between_two_opposite_shooters_the_first_decides() -> None:  # A78
    spots = (
        (5_000 - 897, 5_000 - 487),
        (5_000 + 1_794, 5_000 + 974),
        FAR[0],
        (5_000, 5_000),
        *FAR[2:4],
    )
    held = "shotgun shotgun bbb bbb bbb bbb"
    assert back(fallen({A: shotgun(D), B: shotgun(D)}, held), *spots) == (5_615, 5_333)


def test_the_edge_of_the_area_and_an_obstacle_end_a_step_back() -> None:  # A78
    spots = ((3_000, 5_000), FAR[0], FAR[1], (9_600, 5_000), *FAR[2:4])
    assert back(fallen({A: shotgun(D)}), *spots) == (ROOMY.width - ROOMY.body, 5_000)
    arena = standing(*AT, obstacles=(Block(5_500, 4_000, 300, 2_000),))
    assert stepped_back(arena, D, view(fallen({A: shotgun(D)}), GODFATHER)) == (5_300, 5_000)


def test_a_falling_body_touches_from_where_it_comes_to() -> None:  # L47
    near = ((3_000, 5_000), (6_700, 5_000), (4_300, 5_000), (5_000, 5_000), *FAR[3:])
    table = fallen({A: shotgun(D)})
    found = said(standing(*near), table)
    assert found == Touch(((B,),))
    assert told(table, {GODFATHER: found})[0] == SteppedBack(D, (B,))


def test_all_fall_at_once_and_each_touches_for_themselves() -> None:  # A67
    spots = ((3_000, 5_000), (3_000, 7_000), (6_500, 6_000), (5_000, 5_000), (5_000, 7_000), FAR[4])
    table = fallen({A: shotgun(D), B: shotgun(E)}, "shotgun shotgun bbb bbb bbb bbb")
    found = said(standing(*spots), table)
    assert found == Touch(((), ()))
    closer = (*spots[:2], (6_200, 6_000), *spots[3:])
    assert said(standing(*closer), table) == Touch(((), ()))
    between = (*spots[:2], (5_700, 6_000), *spots[3:])
    found = said(standing(*between), table)
    assert found == Touch(((C,), (C,)))
    assert Fell(C, Weapon.SHOTGUN) in told(table, {GODFATHER: found})


def test_only_the_godfathers_asks_are_for_the_arena() -> None:
    table = aimed(CLICKS, {})
    with pytest.raises(TypeError, match="an arena cannot answer"):
        answer(standing(*AT), NERVE_ASK, view(table, GODFATHER))
    assert step(table, {A: STAY})


def test_a_spot_is_in_whole_millimetres() -> None:
    arena = standing((5_000, 5_000), *FAR).step({A: Point(5_333, 5_111)})
    assert arena.places[0] == Spot(A, 5_085, 5_028)
