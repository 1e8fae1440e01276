"""The OpenSpiel game is the classic, with every stroke of luck a node of its own."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from msgspec.structs import replace

import standoff.env.openspiel
from standoff.env.classic.course import Course
from standoff.env.classic.position import legal_for, shares
from standoff.env.classic.redeal import redealt
from standoff.env.course import Turn
from standoff.rules.chance import Scripted
from standoff.rules.classic.events import RoundBegan
from standoff.rules.game import deal, step
from standoff.rules.notes import NOTES
from standoff.schema.observation import POWERS
from tests.env.playing import TABLES
from tests.env.suites import called, nodes

KINDS = [
    (public, recalls, private)
    for public in (True, False)
    for recalls in (True, False)
    for private in (
        pyspiel.PrivateInfoType.NONE,
        pyspiel.PrivateInfoType.SINGLE_PLAYER,
        pyspiel.PrivateInfoType.ALL_PLAYERS,
    )
]


def loaded(options: dict[str, Any]) -> Any:
    said = ",".join(f"{name}={value}" for name, value in options.items())
    return pyspiel.load_game(f"standoff({said})")


@pytest.mark.parametrize("options", TABLES[::3], ids=called)
def test_with_the_same_luck_and_actions_it_comes_to_the_same_tables(
    options: dict[str, Any],
) -> None:
    game = loaded(options)
    states = list(nodes(game, Random(4)))
    end: Course = states[-1].course
    deck = [
        note
        for log in end.steps()
        for event in log.events
        if isinstance(event, RoundBegan)
        for note in event.notes
    ]
    there, _ = deal(game.options, Scripted(tuple(deck) + NOTES * 40, end.powers, end.cop or 0))
    for state in states:
        if state.course.turn is not Turn.PLAYERS:
            continue
        here = state.course.table
        assert (here.loot, here.pile) == (there.loot, there.pile)
        assert here.gangsters == there.gangsters
        assert dict(here.asking) == dict(there.asking)
        following = states[states.index(state) + 1]
        said = following.full_history()[-game.num_players() :]
        answers = {
            seat: legal_for(there, seat).decisions[said[seat].action] for seat in there.asking
        }
        there, _ = step(there, answers)
    assert end.table is not None
    assert end.table.outcome == there.outcome
    assert states[-1].returns() == list(shares(there))


def test_luck_deals_powers_and_roles_as_likely_as_they_are() -> None:
    state = loaded({"players": 5, "powers": "all+backstab", "cop": True}).new_initial_state()
    for seat in range(5):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == len(POWERS) - seat
        assert {odds for _, odds in outcomes} == {1 / (len(POWERS) - seat)}
        state.apply_action(outcomes[0][0])
    assert state.chance_outcomes() == [(seat, 1 / 5) for seat in range(5)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "cop 3"
    state.apply_action(3)
    assert state.chance_outcomes() == [(0, 10 / 40), (1, 15 / 40), (2, 15 / 40)]
    state.apply_action(0)
    assert state.chance_outcomes() == [(0, 9 / 39), (1, 15 / 39), (2, 15 / 39)]


def test_a_state_holds_no_order_of_the_notes_to_come() -> None:
    for state in nodes(loaded({}), Random(1)):
        course = state.course
        if course.table is not None:
            assert {course.table.chance.note(place) for place in range(40)} == {0}


@pytest.mark.parametrize("options", [TABLES[-1], TABLES[0]], ids=called)
def test_no_observer_of_one_seat_or_of_none_is_told_a_secret(options: dict[str, Any]) -> None:
    game, dice = loaded(options), Random(6)
    observers = [
        game.make_py_observer(pyspiel.IIGObservationType(public, False, private))
        for public, recalls, private in KINDS
        if private != pyspiel.PrivateInfoType.ALL_PLAYERS and not recalls
    ]
    for state in nodes(game, dice):
        if state.course.turn is not Turn.PLAYERS:
            continue
        for seat in state.course.table.living:
            twin = state.clone()
            twin.course = replace(state.course, table=redealt(state.course.table, seat, dice))
            for observer in observers:
                told = []
                for one in (state, twin):
                    observer.set_from(one, seat)
                    told.append((observer.tensor.tobytes(), observer.string_from(one, seat)))
                assert told[0] == told[1]


def test_what_is_public_is_the_same_for_everybody_and_recall_forgets_nothing() -> None:
    game = loaded({"powers": "starter"})
    public = game.make_py_observer(
        pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    )
    before = [""] * 5
    for state in nodes(game, Random(9)):
        if state.course.turn is not Turn.PLAYERS:
            continue
        tensors = []
        for seat in range(5):
            public.set_from(state, seat)
            tensors.append(public.tensor.copy())
            told = state.information_state_string(seat)
            assert told.startswith(before[seat])
            assert told != before[seat]
            before[seat] = told
        assert all(np.array_equal(tensors[0], other) for other in tensors)


def test_who_is_not_asked_has_no_legal_action_and_nonsense_is_refused() -> None:
    game = loaded({"powers": "all+backstab", "cop": True})
    alone = 0
    for seed in range(5):
        for state in nodes(game, Random(seed)):
            course = state.course
            if course.turn is Turn.PLAYERS:
                asked = {seat for seat in range(5) if state.legal_actions(seat)}
                assert asked == set(course.table.asking)
                alone += len(asked) == 1
    assert alone
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="say whose actions"):
        state.legal_actions()
    with pytest.raises(ValueError, match="seat 0 may not say 0 now"):
        state.apply_actions([0] * 5)


def test_it_is_registered_under_its_name() -> None:
    assert standoff.env.openspiel.NAME in pyspiel.registered_names()
