"""Phases 5 to 7: what scenarios cannot say, namely asks, order of events and what is shown."""

import pytest

from standoff.rules.cards import Weapon
from standoff.rules.decisions import FORGO, WITHDRAW, Stab
from standoff.rules.game import asks, step
from standoff.rules.live.decisions import Aim, Touch, TouchAsk, stab_ask
from standoff.rules.live.events import (
    Announced,
    Exploded,
    Fell,
    Fired,
    Reached,
    Saved,
    Sheathed,
    Split,
    Stabbed,
    SteppedBack,
    StruckOut,
    Wounded,
)
from standoff.rules.live.words import Contact, Phase, Place, StageId, Variant
from tests.live.tables import (
    GODFATHER,
    A,
    Answers,
    B,
    C,
    D,
    E,
    F,
    after,
    aimed,
    bbb,
    double,
    fired,
    shotgun,
    told,
    touch_ask,
)

PLAIN = "bbb bbb bbb bbb bbb bbb"
DAGGER = "bbb bbb double backstab2 bbb bbb"


def test_bbb_fires_then_all_targets_are_wounded() -> None:  # L33
    events = told(aimed(PLAIN, {A: bbb(D), D: bbb(A)}))
    assert events[1:5] == (
        Fired(A, Weapon.BBB, (D,)),
        Fired(D, Weapon.BBB, (A,)),
        Wounded(A, 1, Weapon.BBB),
        Wounded(D, 1, Weapon.BBB),
    )


@pytest.mark.parametrize(
    ("held", "hit"),
    [("bbb", bbb(D)), ("double", double(D, E))],
    ids=["in phase 5", "in phase 6"],
)
def test_a_wounded_shotgun_is_lost_without_a_word(held: str, hit: Aim) -> None:  # L45
    aims = {A: hit, D: shotgun(A), F: shotgun(B)}
    table, events = step(aimed(f"{held} bbb bbb shotgun bbb shotgun", aims), {})
    assert Wounded(D, 1, Weapon(held)) in events
    assert [(event.seat, event.weapon) for event in events if isinstance(event, Fired)] == [
        (A, Weapon(held)),
        (F, Weapon.SHOTGUN),
    ]
    assert not [event for event in events if isinstance(event, Announced) and event.seat == D]
    assert table[A].wounds == 0
    assert not [event for event in events if isinstance(event, StruckOut) and event.seat == A]


def test_a_shooter_whose_target_left_says_nothing() -> None:  # L31
    table = aimed(PLAIN, {A: bbb(D)})
    events = told(table, {D: WITHDRAW})
    assert not [event for event in events if isinstance(event, Fired | Wounded)]


def test_double_guns_fire_only_at_who_stayed() -> None:  # L32
    events = told(aimed("double bbb bbb bbb bbb bbb", {A: double(D, E)}), {D: WITHDRAW})
    assert Fired(A, Weapon.DOUBLE, (E,)) in events


def test_a_shot_at_somebody_in_hospital_is_announced_without_effect() -> None:  # A68
    aims = {A: bbb(D), B: bbb(D), C: shotgun(D)}
    events = told(aimed("bbb bbb shotgun bbb bbb bbb", aims))
    assert Fired(C, Weapon.SHOTGUN, (D,)) in events
    assert events.count(Fell(D, Weapon.BBB)) == 1
    assert not [event for event in events if isinstance(event, SteppedBack)]


def test_kevlar_shows_itself_and_cancels_one_wound() -> None:  # L37, A61
    events = told(aimed("bbb bbb bbb kevlar bbb bbb", {A: bbb(D), B: bbb(D)}))
    assert events[3:5] == (Saved(D), Wounded(D, 1, Weapon.BBB))


def test_a_wounded_gun_holder_says_nothing() -> None:  # L35, H13
    aims = {A: bbb(D), D: shotgun(A)}
    events = told(aimed("bbb bbb bbb shotgun bbb bbb", aims))
    assert [event.seat for event in events if isinstance(event, Fired)] == [A]


def test_a_grenade_is_announced_and_the_godfather_asked_whom_it_touches() -> None:  # L36, L38
    table, events = step(aimed("bbb bbb bbb boom3 bbb bbb", {A: bbb(D)}), {})
    assert events[2:] == (Wounded(D, 1, Weapon.BBB), Announced(D, Weapon.BOOM, 3))
    assert table.phase is Phase.BBB
    assert touch_ask(table) == TouchAsk(Contact.BLAST, (D,), (A, B, C, E, F), StageId.BBB_CHAIN)
    events = told(table, {GODFATHER: Touch(((B, E),))})
    assert events[:4] == (
        Exploded(D, (B, E)),
        Fell(D, Weapon.BOOM),
        Fell(B, Weapon.BOOM),
        Fell(E, Weapon.BOOM),
    )


def test_where_the_godfather_is_silent_a_grenade_takes_its_holder_only() -> None:  # L38
    table = fired("bbb bbb bbb boom3 bbb bbb", {A: bbb(D)})
    assert told(table)[:2] == (Exploded(D, ()), Fell(D, Weapon.BOOM))


def test_a_dagger_asks_first_whom_it_reaches_and_then_its_holder() -> None:  # L40
    table = fired(DAGGER, {A: bbb(D)})
    assert touch_ask(table) == TouchAsk(Contact.DAGGER, (D,), (A, B, C), StageId.BBB_CHAIN)
    table, events = step(table, {GODFATHER: Touch(((A, B),))})
    assert events == (Reached(D, (A, B)),)
    assert asks(table) == {D: stab_ask((A, B), StageId.BBB_CHAIN)}
    events = told(table, {D: Stab(B)})
    assert events[:2] == (Stabbed(D, B), Wounded(B, 1, Weapon.BACKSTAB))


@pytest.mark.parametrize("answers", [{D: FORGO}, {D: None}, {}])
def test_a_dagger_is_declined_by_silence_too(answers: Answers) -> None:  # A63
    table = after(fired(DAGGER, {A: bbb(D)}), {GODFATHER: Touch(((A,),))})
    assert told(table, answers)[0] == Sheathed(D)


def test_a_dagger_that_reaches_nobody_asks_nobody() -> None:  # L40
    assert told(fired(DAGGER, {A: bbb(D)}))[0] == Sheathed(D)


def test_a_dagger_declined_at_the_first_wound_may_strike_at_the_second() -> None:  # A63
    table = fired(DAGGER, {A: bbb(D), C: double(D, E)})
    table = after(after(table, {GODFATHER: Touch(((A,),))}), {D: FORGO})
    assert table.phase is Phase.DOUBLE
    assert touch_ask(table).bodies == (D,)
    table = after(table, {GODFATHER: Touch(((A,),))})
    events = told(table, {D: Stab(A)})
    assert events[:3] == (
        Stabbed(D, A),
        Wounded(A, 1, Weapon.BACKSTAB),
        Fell(D, Weapon.DOUBLE),  # A62: in a coma, they leave after it
    )


def test_a_dagger_declined_at_two_wounds_leaves() -> None:  # A62, A63
    table = fired(DAGGER, {A: bbb(D), B: bbb(D)})
    assert told(table)[:2] == (Sheathed(D), Fell(D, Weapon.BBB))


def test_a_dagger_that_struck_is_not_asked_again() -> None:  # A63
    table = fired(DAGGER, {A: bbb(D), C: double(D, E)})
    table = after(table, {GODFATHER: Touch(((A,),))})
    events = told(table, {D: Stab(A)})
    assert Fell(D, Weapon.DOUBLE) in events
    assert sum(isinstance(event, Announced) for event in events) == 0


def test_a_dagger_with_no_adversary_left_is_sheathed() -> None:  # L40
    # D's grenade takes A, B and C; then E's dagger has nobody to reach.
    table = fired("bbb bbb bbb boom1 backstab2 bbb", {A: bbb(D), B: bbb(E)})
    assert touch_ask(table).bodies == (D,)
    events = told(table, {GODFATHER: Touch(((A, B, C),))})
    assert Sheathed(E) in events


def test_a_grenade_with_nobody_else_in_play_just_goes_off() -> None:  # L38
    held = "bbb bbb bbb boom1 boom3 bbb"
    table = fired(held, {A: bbb(D), B: bbb(E)}, Variant.CHAIN_OF_GRENADES)
    events = told(table, {GODFATHER: Touch(((A, B, C, E, F),))})
    assert Exploded(E, ()) in events


def test_the_lowest_number_goes_first_whoever_was_wounded_first() -> None:  # L42, A64
    held = "boom9 boom5 bbb bbb boom1 boom3"
    aims = {C: bbb(E), D: bbb(A)}
    table = fired(held, aims)
    assert touch_ask(table).bodies == (E,)
    table = after(table, {GODFATHER: Touch(((C,),))})
    assert touch_ask(table).bodies == (A,)
    assert touch_ask(table).others == (B, D, F)


def test_a_newly_wounded_card_with_a_low_number_goes_next() -> None:  # A64
    held = "bbb boom1 bbb backstab6 backstab8 bbb"
    table = fired(held, {A: bbb(D), C: bbb(E)})
    assert touch_ask(table).bodies == (D,)
    table = after(table, {GODFATHER: Touch(((B,),))})
    table = after(table, {D: Stab(B)})
    assert touch_ask(table).bodies == (B,)
    events = told(table, {GODFATHER: Touch(((E,),))})
    assert events[:4] == (
        Exploded(B, (E,)),
        Fell(B, Weapon.BOOM),
        Fell(E, Weapon.BOOM),
        StruckOut(E),
    )


def test_in_the_chain_variant_a_victims_grenade_is_announced_and_goes_off() -> None:  # V2, A71
    held = "bbb bbb bbb boom1 boom3 bbb"
    table = fired(held, {A: bbb(D)}, Variant.CHAIN_OF_GRENADES)
    table, events = step(table, {GODFATHER: Touch(((E,),))})
    assert events == (
        Exploded(D, (E,)),
        Fell(D, Weapon.BOOM),
        Fell(E, Weapon.BOOM),
        Announced(E, Weapon.BOOM, 3),
    )
    assert touch_ask(table) == TouchAsk(Contact.BLAST, (E,), (A, B, C, F), StageId.BBB_CHAIN)


def test_the_falls_of_a_phase_are_asked_about_together() -> None:  # A67
    held = "shotgun shotgun bbb bbb bbb bbb"
    table, events = step(aimed(held, {A: shotgun(D), B: shotgun(E)}), {})
    assert events[-2:] == (
        Fell(D, Weapon.SHOTGUN, backwards=True),
        Fell(E, Weapon.SHOTGUN, backwards=True),
    )
    assert touch_ask(table) == TouchAsk(Contact.FALL, (D, E), (A, B, C, F), StageId.FALL)
    events = told(table, {GODFATHER: Touch(((F,), (C, F)))})
    assert events[:5] == (
        SteppedBack(D, (F,)),
        SteppedBack(E, (C, F)),
        Wounded(C, 1, Weapon.SHOTGUN),
        Wounded(F, 2, Weapon.SHOTGUN),
        Fell(F, Weapon.SHOTGUN),
    )


def test_where_the_godfather_is_silent_a_body_touches_nobody() -> None:  # L47
    table = fired("shotgun bbb bbb bbb bbb bbb", {A: shotgun(D)})
    assert told(table)[0] == SteppedBack(D, ())


def test_a_fall_with_nobody_left_to_touch_asks_nobody() -> None:  # L47
    held = "shotgun shotgun shotgun shotgun shotgun shotgun"
    aims = {A: shotgun(D), B: shotgun(E), C: shotgun(F), D: shotgun(A), E: shotgun(B)}
    aims[F] = shotgun(C)
    events = told(aimed(held, aims))
    split = next(event for event in events if isinstance(event, Split))
    assert split.among == ()


def test_a_fallen_gangster_lies_in_hospital_and_sits_out_later() -> None:  # L43, L53
    events = told(aimed(PLAIN, {A: bbb(D), B: bbb(D)}))
    table = aimed(PLAIN, {})
    places = []
    for event in events:
        table = event.fold(table)
        places.append(table[D].place)
    assert list(dict.fromkeys(places)) == [Place.IN_PLAY, Place.HOSPITAL, Place.SITTING_OUT]
