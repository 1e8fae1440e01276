"""What tells the bots of Live apart, and what makes sense for all of them."""

from collections.abc import Callable
from math import isqrt
from random import Random
from statistics import fmean

import pytest

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.catalogue import make_live
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.reading import Reading
from standoff.cards.reading import house_cards
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import FORGO, STAY, WITHDRAW, Stab
from standoff.rules.game import asks
from standoff.rules.live.decisions import Aim, Divide, Freeze, Touch
from standoff.rules.live.options import Options
from standoff.rules.live.table import Spot, Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.views import view
from tests.arena.grounds import standing
from tests.bots.live_tables import Play
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
    dealt,
    divided,
    double,
    fired,
    frozen,
    shotgun,
)

TWELVE = Options(teams_of(3, 3, 3, 3), house_cards())
CLICKS = "kevlar kevlar kevlar kevlar kevlar kevlar"
FAR = tuple(Spot(seat, 2_000 * seat, 0) for seat in range(6))
"""Nobody within anybody's reach."""


def decides(bot: LiveBot | str, table: Table, seat: Seat) -> object:
    """What a bot says in this seat, if it is asked."""
    made = make_live(bot) if isinstance(bot, str) else bot
    return made.decide(view(table, seat), asks(table)[seat], Random(1))


def divides(bot: LiveBot | str) -> tuple[Seat, ...]:
    """Who gets the BBB, the Shotgun and the Kevlar of a team, in this order."""
    said = decides(bot, dealt("bbb shotgun kevlar bbb bbb bbb"), A)
    assert isinstance(said, Divide)
    return said.to


def test_a_timid_chief_keeps_the_kevlar_and_a_reckless_one_the_shotgun() -> None:  # L18
    assert divides("timid")[2] == A
    assert divides("reckless")[1] == A


@pytest.mark.parametrize("name", ["accountant", "grudge"])
def test_kevlar_goes_to_whoever_guns_point_at_and_the_shotgun_to_who_is_left_alone(
    name: str,
) -> None:  # L18
    bot = make_live(name)
    bot.watch(view(aimed("bbb " * 6, {D: bbb(B), E: bbb(B), F: bbb(A)}), A))
    assert divides(bot) == (A, C, B)


def walks(name: str, held: str, walker: Seat, *places: tuple[int, int], steps: int = 80) -> Arena:
    """The arena once one bot has walked among people who stand still."""
    bot = make_live(name)
    seen = view(divided(held), walker)
    arena = standing(*places)
    dice = Random(1)
    for _ in range(steps):
        wish = bot.move(seen, arena, dice)
        assert wish is not None
        arena = arena.step({walker: wish})
    return arena


def distance(arena: Arena, one: Seat, other: Seat) -> int:
    return isqrt(arena.place(one).way_to(arena.place(other)).square)


CROWD = (
    (1_000, 1_000),
    (1_000, 9_000),
    (9_000, 9_000),
    (7_000, 3_000),
    (7_400, 3_300),
    (2_500, 9_000),
)
"""A alone in a corner; D and E side by side; F beside B, a team-mate of A."""


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless"])
def test_a_grenade_goes_where_adversaries_stand_together_and_no_team_mate(
    name: str,
) -> None:  # L38
    arena = walks(name, "boom1 bbb bbb bbb bbb bbb", A, *CROWD)
    assert distance(arena, A, D) <= arena.figures.reach
    assert distance(arena, A, E) <= arena.figures.reach


def test_the_accountant_does_not_carry_a_grenade_to_somebody_alone() -> None:
    apart = (*CROWD[:4], (9_000, 5_000), CROWD[5])
    arena = walks("accountant", "boom1 bbb bbb bbb bbb bbb", A, *apart)
    assert all(distance(arena, A, seat) > arena.figures.reach for seat in (D, E, F))
    arena = walks("reckless", "boom1 bbb bbb bbb bbb bbb", A, *apart)
    assert any(distance(arena, A, seat) <= arena.figures.reach for seat in (D, E, F))


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless"])
def test_a_dagger_goes_within_reach_of_an_adversary(name: str) -> None:  # L40
    arena = walks(name, "backstab2 bbb bbb bbb bbb bbb", A, *CROWD)
    assert any(distance(arena, A, seat) <= arena.figures.reach for seat in (D, E, F))


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless", "timid"])
def test_who_holds_a_shotgun_keeps_clear_of_a_team_mates_grenade(name: str) -> None:  # L48
    places = (
        (5_000, 5_000),
        (5_450, 5_000),
        (1_000, 1_000),
        *((9_000, y) for y in (1_000, 5_000, 9_000)),
    )
    arena = walks(name, "boom1 shotgun bbb bbb bbb bbb", B, *places)
    assert distance(arena, A, B) > arena.figures.reach


def test_the_timid_run_from_adversaries_whatever_they_hold() -> None:
    places = (
        (5_000, 5_000),
        (1_000, 1_000),
        (9_000, 1_000),
        (5_800, 5_000),
        (9_000, 9_000),
        (1_000, 9_000),
    )
    for held in ("boom1 bbb bbb bbb bbb bbb", "backstab2 bbb bbb bbb bbb bbb", "bbb " * 6):
        arena = walks("timid", held, A, *places)
        assert min(distance(arena, A, seat) for seat in (D, E, F)) > 2 * arena.figures.reach


def nearest(name: str) -> float:
    """How near the next adversary stands at the whistle, on average, among bots of this name."""
    found = []
    for seed in range(3):
        play = Play(TWELVE, (name,) * 12, seed)
        for one in play.answers():
            spots = {spot.seat: Point(spot.x, spot.y) for spot in one.table.spots}
            others = (
                [
                    spots[one.seat].way_to(there).square
                    for seat, there in spots.items()
                    if TWELVE.team_of[seat] != TWELVE.team_of[one.seat]
                ]
                if one.seat in spots and isinstance(one.said, Aim)
                else []
            )
            if others:
                found.append(min(others) ** 0.5)
    return fmean(found)


def test_the_reckless_close_in_and_the_timid_spread_out() -> None:
    assert nearest("reckless") < 0.75 * nearest("accountant")
    assert nearest("accountant") < nearest("timid")


def test_fast_guns_of_the_accountants_team_share_a_target_and_slow_ones_do_not() -> None:  # L43
    table = after(divided("bbb bbb shotgun bbb bbb bbb"), {GODFATHER: Freeze((), FAR)})
    aims = [decides("accountant", table, seat) for seat in (A, B, C)]
    targets = [one.at for one in aims if isinstance(one, Aim)]
    assert targets[0] == targets[1] != targets[2]


def test_the_accountant_shoots_where_a_grenade_would_not_hurt_its_own() -> None:  # L48
    beside = {
        A: (0, 0),
        B: (900, 0),
        C: (5_000, 0),
        D: (900, 900),
        E: (5_900, 0),
        F: (9_000, 9_000),
    }
    spots = tuple(Spot(seat, *at) for seat, at in beside.items())
    table = after(divided("bbb " * 6), {GODFATHER: Freeze((), spots)})
    assert decides("accountant", table, A) == bbb(F)


def test_the_reckless_aim_at_whoever_is_nearest() -> None:
    table = after(divided("bbb " * 6), {GODFATHER: Freeze((), FAR)})
    assert [decides("reckless", table, seat) for seat in (A, C, F)] == [bbb(D), bbb(D), bbb(C)]


def test_the_grudge_holder_aims_at_who_pointed_at_it() -> None:
    bot = make_live("grudge")
    bot.watch(view(aimed("bbb " * 6, {D: bbb(B), E: bbb(A), F: bbb(B)}), A))
    assert decides(bot, frozen("bbb " * 6), A) == bbb(E)


def test_one_adversary_in_sight_gets_both_guns() -> None:  # L27
    unseen = tuple((A, seat) for seat in (E, F))
    table = after(divided("double bbb bbb bbb bbb bbb"), {GODFATHER: Freeze(unseen)})
    for name in ("accountant", "grudge", "reckless", "timid"):
        assert decides(name, table, A) == double(D, D)


def mimed(name: str, gun: Weapon) -> int:
    """How often of 200 a Click card of this bot mimes a gun."""
    table = frozen(CLICKS)
    bot, dice = make_live(name), Random(2)
    said = [bot.decide(view(table, A), asks(table)[A], dice) for _ in range(200)]
    return sum(isinstance(one, Aim) and one.mime is gun for one in said)


def test_everybody_bluffs_with_every_gun_but_not_alike() -> None:  # L26
    for name in ("accountant", "grudge", "reckless", "timid"):
        assert all(mimed(name, gun) > 20 for gun in (Weapon.BBB, Weapon.DOUBLE, Weapon.SHOTGUN))
    assert mimed("reckless", Weapon.SHOTGUN) > 1.5 * mimed("timid", Weapon.SHOTGUN)


def test_two_guns_scare_the_timid_and_three_scare_the_accountant() -> None:  # L29
    two = aimed("bbb bbb bbb bbb double bbb", {D: bbb(A), E: double(A, B)})
    assert [decides(name, two, A) for name in ("timid", "accountant", "reckless")] == [
        WITHDRAW,
        STAY,
        STAY,
    ]
    three = aimed("bbb bbb bbb shotgun shotgun bbb", {D: shotgun(A), E: shotgun(A), F: bbb(A)})
    assert [decides(name, three, A) for name in ("timid", "accountant", "reckless")] == [
        WITHDRAW,
        WITHDRAW,
        STAY,
    ]


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless", "timid"])
def test_nobody_leaves_at_whom_nothing_points(name: str) -> None:
    assert decides(name, aimed("bbb " * 6, {D: bbb(B)}), A) == STAY


def coma(held: str, spots: tuple[Spot, ...] = FAR, *, guns: int = 2) -> float:
    """How likely A believes to fall who is aimed at by so many, all with one finger gun."""
    table = after(divided(held), {GODFATHER: Freeze((), spots)})
    table = after(table, {seat: bbb(A) for seat in (D, E, F)[:guns]})
    return Reading(view(table, A)).own_coma()


def test_kevlar_makes_a_second_shot_harmless_and_a_grenade_the_first_deadly() -> None:  # L37, L38
    assert coma("kevlar bbb bbb bbb bbb bbb") == 0
    assert coma("kevlar bbb bbb bbb bbb bbb", guns=3) > 0
    assert coma("bbb " * 6, guns=1) == 0
    assert coma("boom1 bbb bbb bbb bbb bbb", guns=1) > coma("bbb " * 6, guns=2) > 0


def test_a_grenade_within_reach_is_a_danger_and_out_of_reach_is_none() -> None:  # L38, A78
    held = "bbb boom1 bbb bbb bbb bbb"

    def danger(apart: int) -> float:
        spots = (Spot(A, 0, 0), Spot(B, apart, 0), *FAR[2:])
        table = after(after(divided(held), {GODFATHER: Freeze((), spots)}), {D: bbb(B)})
        return Reading(view(table, A)).own_coma()

    assert danger(1_000) > 0.4
    assert danger(1_001) == 0


def test_a_bot_believes_a_mime_as_far_as_the_box_allows_and_knows_its_own_team() -> None:  # L26
    table = aimed("bbb bbb bbb bbb bbb bbb", {A: bbb(D), D: bbb(A)})
    reading = Reading(view(table, A))
    assert reading.odds[A].real == 1
    assert reading.odds[D].real == pytest.approx(19 / (19 + 34 / 3))


def to_stab(held: str, aims: dict[Seat, Aim], reach: tuple[Seat, ...] = (D, E)) -> Table:
    """The table once A, wounded with a dagger, is asked whom to stab."""
    return after(fired(held, aims), {GODFATHER: Touch((reach,))})


DAGGER = "backstab2 bbb bbb bbb bbb bbb"


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless", "timid"])
def test_a_dagger_finishes_off_who_is_wounded_already(name: str) -> None:  # L40, L43
    table = to_stab(DAGGER, {D: bbb(A), B: bbb(E)})
    assert decides(name, table, A) == Stab(E)


def test_a_dagger_stops_a_gun_that_is_still_to_fire_at_its_own() -> None:  # L41
    held = "backstab2 bbb bbb bbb bbb shotgun"
    table = to_stab(held, {D: bbb(A), F: shotgun(B)}, (E, F))
    assert decides("grudge", table, A) == Stab(F)


def test_the_timid_keep_the_dagger_when_a_stab_might_set_off_a_grenade() -> None:  # L41
    table = to_stab(DAGGER, {D: bbb(A)}, (E,))
    assert decides("timid", table, A) == FORGO
    assert decides("reckless", table, A) == Stab(E)


def test_who_falls_anyway_has_nothing_to_lose_by_a_stab() -> None:  # A62
    table = to_stab(DAGGER, {D: bbb(A), E: bbb(A)}, (F,))
    for name in ("accountant", "grudge", "reckless"):
        assert decides(name, table, A) == Stab(F)
    fresh = to_stab(DAGGER, {D: bbb(A)}, (F,))
    assert decides("accountant", fresh, A) == FORGO


def measured(name: str, count: Callable[[object], bool]) -> int:
    return sum(
        count(one.said) for seed in range(6) for one in Play(TWELVE, (name,) * 12, seed).answers()
    )


def test_temperaments_withdraw_measurably_differently() -> None:
    left = {
        name: measured(name, lambda one: one == WITHDRAW)
        for name in ("reckless", "accountant", "timid", "random")
    }
    assert left["reckless"] < 0.5 * left["accountant"]
    assert left["accountant"] < 0.9 * left["timid"]
    assert left["timid"] < 0.9 * left["random"]
