"""What a review says of a game is so: by the record, and by playing on."""

import numpy as np
import pytest

from standoff.record.reader import read
from standoff.review.beliefs import followed
from standoff.review.course import GameStep, NotReviewedError, course
from standoff.review.hindsight import coups, guns_on
from standoff.review.looking import DecisionShown, review
from standoff.review.manners import EARLY, TEMPERAMENTS, Habits, manner, nearest
from standoff.review.secrets import held_by
from standoff.review.shark import played_on
from standoff.review.telling import decision, of_seat
from standoff.review.weighing import Reckoned, deals
from standoff.rules.classic.decisions import (
    CALL,
    FORGO,
    PASS,
    WITHDRAW,
    Aim,
    ClassicDecision,
    Join,
    Load,
    Show,
    Take,
)
from standoff.rules.classic.events import Fired, PhoneLaid, PowerShown
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerId, PowerSet, Role, StageId
from standoff.rules.game import view
from standoff.words.speech import Words
from tests.review.played import looked_at, record, recorded

TURNS = course(record())
BOTH = Options(5, powers=PowerSet.ALL, cop=True)
RICH = [
    course(read(recorded("two", options)))
    for options in (Options(5, powers=PowerSet.ALL), Options(5, cop=True), BOTH)
]
"""The same with powers, with a cop and with both."""


def turn_of(one: DecisionShown, turns: list[GameStep]) -> GameStep:
    (found,) = [t for t in turns if (t.before.round, t.before.stage) == (one.round, one.stage)]
    return found


def test_every_moment_has_a_chance_for_each_of_the_living_and_none_for_the_dead() -> None:
    seen = looked_at()
    assert len(seen.moments) == len(TURNS)
    for moment, turn in zip(seen.moments, TURNS, strict=True):
        assert (moment.round, moment.stage) == (turn.before.round, turn.before.stage)
        living = {seat for seat, own in enumerate(moment.own) if own is not None}
        assert living == set(turn.before.living)
        assert sum(moment.open) <= 1 + 1e-9
        assert all(moment.open[seat] < 1e-6 for seat in range(4) if seat not in living)


def test_a_decision_that_is_shown_was_taken_and_another_was_possible() -> None:
    # Whether any is shown depends on what the Shark has learned: then another game has one.
    seats, turns = looked_at("two").seats, course(record("two"))
    shown = [one for seat in seats for one in (*seat.cost, *seat.gained)]
    assert shown
    for one in shown:
        turn = turn_of(one, turns)
        assert turn.said[one.seat] == one.chosen != one.other
        assert one.other in turn.before.asking[one.seat]
        assert one.guns == len(guns_on(turn.before, one.seat))
        assert one.gain.value == pytest.approx(one.worth.value - one.other_worth.value)
        assert abs(one.gain.value) > one.gain.margin
        assert one.gain.value * one.reckoned.value > 0
    assert all(one.gain.value < 0 for seat in seats for one in seat.cost)
    assert all(one.gain.value > 0 for seat in seats for one in seat.gained)


def test_bluffs_and_reads_are_as_the_cards_lay() -> None:
    found = coups(TURNS, np.random.default_rng(1), 8, 1)
    assert {one.kind for one in found} >= {"bluff", "held"}
    for one in found:
        (turn,) = [
            t for t in TURNS if t.before.round == one.round and t.before.stage is StageId.NERVE
        ]
        table = turn.before
        if one.kind == "bluff":
            (target,) = one.others
            on_them = guns_on(table, target)
            assert one.seat in on_them
            assert {table[gun].loaded for gun in on_them} == {(Bullet.CLICK,)}
            assert [turn.said[other] for other in one.others] == [WITHDRAW]
            assert table[one.seat].aims == one.others
        elif one.kind == "fled":
            assert turn.said[one.seat] == WITHDRAW
            assert all(table[other].loaded[0] is not Bullet.CLICK for other in one.others)
        else:
            assert turn.said[one.seat] != WITHDRAW
            shots = {e.seat for e in turn.events if isinstance(e, Fired) and e.target == one.seat}
            assert shots
            assert shots <= set(one.others) == set(guns_on(table, one.seat))
            assert {table[gun].loaded for gun in one.others} == {(Bullet.CLICK,)}


def test_a_belief_never_rules_out_what_is_so_and_knows_what_was_shown() -> None:
    for turn, beliefs in zip(TURNS, followed(TURNS), strict=False):
        for seat in turn.before.living:
            one, belief = turn.before[seat], beliefs[seat]
            assert belief[held_by(one)] > 0
            assert sum(belief.values()) == pytest.approx(1)
            for kind in Bullet:
                gone = one.seen.count(kind)
                most = {Bullet.CLICK: 5, Bullet.BANG: 2, Bullet.BBB: 1}[kind] - gone
                assert all(held.hands[0].listed().count(kind) <= most for held in belief)


@pytest.mark.parametrize("turns", [TURNS, *RICH], ids=["base", "powers", "cop", "both"])
def test_a_deal_drawn_anew_looks_the_same_to_the_seat_and_the_truth_is_among_them(
    turns: list[GameStep],
) -> None:
    dice = np.random.default_rng(1)
    for turn, beliefs in zip(turns, followed(turns), strict=False):
        for seat, one in enumerate(turn.before.gangsters):
            assert beliefs[seat][held_by(one)] > 0
        for seat in turn.before.living:
            for world in deals(turn.before, seat, beliefs, 2, dice):
                assert view(world, seat) == view(turn.before, seat)
                assert world.asking.keys() == turn.before.asking.keys()
                powers = [one.power for one in world.gangsters if one.power]
                assert len(set(powers)) == len(powers)
                roles = [one.role for one in world.gangsters]
                assert roles.count(Role.COP) == turn.before.options.cop


def test_only_somebody_who_shared_can_have_called() -> None:
    turns = RICH[1]
    called = [
        (number, event)
        for number, turn in enumerate(turns)
        for event in turn.events
        if isinstance(event, PhoneLaid) and event.used
    ]
    assert called
    all_beliefs = list(followed(turns))
    for number, event in called:
        for seat in range(5):
            cop = sum(w for h, w in all_beliefs[number + 1][seat].items() if h.role is Role.COP)
            assert (cop > 0) is (seat in event.handled)


def test_who_is_shown_a_power_knows_that_nobody_else_has_it() -> None:
    for turn, beliefs in zip(RICH[0], list(followed(RICH[0]))[1:], strict=True):
        for event in turn.events:
            if isinstance(event, PowerShown):
                for seat, belief in enumerate(beliefs):
                    has = {held.power is event.power for held in belief}
                    assert has == {seat == event.seat}


@pytest.mark.slow
def test_a_game_with_powers_and_a_cop_is_looked_at_and_told_in_every_language() -> None:
    seen = looked_at("two", BOTH)
    assert {one.stage for one in seen.moments} > {StageId.LOAD, StageId.AIM, StageId.NERVE}
    for language in ("en", "fr", "it"):
        words = Words(language)
        for seat in seen.seats:
            for title, sentences in of_seat(seat, seen.names, words):
                assert title
                assert all(sentences)


@pytest.mark.parametrize(
    ("chosen", "other", "told"),
    [
        (Show(), FORGO, "Ada uses “The Kid”"),
        (FORGO, Join(), "Ada does not use “The Kid”"),
        (Take(1), Take(2), "another way of using it"),
        (CALL, PASS, "Ada calls the police"),
        (PASS, CALL, "Ada passes the telephone on"),
        (Load((Bullet.CLICK, Bullet.BANG)), Load((Bullet.BBB, Bullet.BANG)), "a Click and a Bang"),
        (Aim((1, 1)), Aim((1, 2)), "points at Bruno. Worth 50%; pointing at Bruno and Cleo was"),
    ],
)
def test_whatever_was_decided_is_told(
    chosen: ClassicDecision, other: ClassicDecision, told: str
) -> None:
    half = Reckoned(0.5, 0.1)
    one = DecisionShown(2, StageId.AIMED, 0, 0, PowerId.KID, chosen, half, other, half, half, half)
    assert told in decision(one, ("Ada", "Bruno", "Cleo"), Words("en"))


def test_the_same_branch_twice_is_played_on_alike() -> None:
    tables = [TURNS[12].before] * 4
    one, other = played_on([tables, tables], np.random.default_rng(5))
    assert (one == other).all()


def test_chances_are_what_playing_on_comes_to() -> None:
    # Fixed draws: no chance is further off than its margin and three standard errors of these games.
    count, all_beliefs = 200, list(followed(TURNS))
    for place in (3, 17):
        table = TURNS[place].before
        for seat in table.living:
            worlds = deals(table, seat, all_beliefs[place], count, np.random.default_rng(place))
            played = played_on([worlds], np.random.default_rng(place))[0][:, seat].mean()
            own = looked_at().moments[place].own[seat]
            assert own is not None
            assert abs(own.value - played) < own.margin + 3 * 0.5 / np.sqrt(count)


def test_a_manner_counts_what_somebody_did() -> None:
    how = manner(TURNS, 2)
    early = [t for t in TURNS if t.before.round <= EARLY and t.before.stage is StageId.LOAD]
    loads = [t.said[2] for t in early if 2 in t.said]
    assert how.loads == len(loads)
    assert how.live == sum(one.bullets[0] is not Bullet.CLICK for one in loads)  # type: ignore[union-attr]


def test_whoever_plays_as_a_bot_does_is_likened_to_it_and_who_did_little_to_none() -> None:
    for bot, (live, drops, richest) in TEMPERAMENTS.items():
        alike = Habits(round(100 * live), 100, round(100 * drops), 100, round(100 * richest), 100)
        assert nearest(alike) == bot
    assert nearest(Habits(loads=4, threatened=2, aims=7)) is None


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (recorded(steps=9), "review-not-over"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_with_a_reason(data: bytes, why: str) -> None:
    with pytest.raises(NotReviewedError, match=why):
        review(read(data))
