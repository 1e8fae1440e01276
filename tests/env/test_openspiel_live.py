"""Live in OpenSpiel is Live: chance deals, and stands for the arena."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from msgspec.structs import replace
from open_spiel.python import rl_environment

import standoff.env.openspiel  # noqa: F401  # registers the game
from standoff.env.course import Turn
from standoff.env.live.course import Course
from standoff.env.live.luck import DeckDraw
from standoff.env.live.openspiel import LiveGame
from standoff.env.live.redeal import redealt
from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import LiveScripted
from standoff.rules.live.decisions import Freeze, FreezeAsk, Touch
from standoff.rules.live.engine import deal, step
from standoff.rules.live.events import Dealt, Exploded, Reached, RoundBegan, SteppedBack
from standoff.schema.live_actions import NAMES
from tests.env.suites import nodes

TABLES = (
    "standoff_live",
    "standoff_live(teams=3/4,unseen=0.3,touch=0.5,variants=chain-of-grenades/foolproof,money=open)",
    "standoff_live(teams=5/4/4/4,unseen=0.5,touch=1.0)",
)
PUBLIC, PRIVATE, BOTH = (
    pyspiel.IIGObservationType(public, False, private)
    for public, private in (
        (True, pyspiel.PrivateInfoType.NONE),
        (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    )
)


@pytest.mark.parametrize("name", TABLES)
def test_with_the_same_luck_and_actions_it_comes_to_the_same_tables(name: str) -> None:
    game, heard = pyspiel.load_game(name), set()
    for seed in range(3):
        states = list(nodes(game, Random(seed)))
        end: Course = states[-1].course
        events = [event for log in end.steps() for event in log.events]
        decks = [event.deck for event in events if isinstance(event, RoundBegan)]
        hands = [list[Card]() for _ in decks]
        round_ = 0
        for event in events:
            round_ += isinstance(event, RoundBegan)
            if isinstance(event, Dealt):
                hands[round_ - 1] += event.cards
        luck = LiveScripted(tuple(decks), tuple(map(tuple, hands)))
        there, _ = deal(end.options, luck)
        asked = [state for state in states if state.course.turn is Turn.PLAYERS]
        said = [one.full_history() for one in states]
        for log in end.steps():
            assert replace(log.table, chance=luck) == there
            if there.godfather in there.asking:
                ask = there.asking[there.godfather]
                after = end.steps()[end.steps().index(log) + 1]
                heard.add(type(ask))
                if isinstance(ask, FreezeAsk):
                    answers: Any = {there.godfather: Freeze(after.table.unseen)}
                else:
                    touched = [
                        event.within if isinstance(event, Reached) else event.touched
                        for event in after.events
                        if isinstance(event, (Exploded, Reached, SteppedBack))
                    ]
                    answers = {there.godfather: Touch(tuple(touched) or ((),))}
            elif there.asking:
                state = asked.pop(0)
                actions = said[states.index(state) + 1][-end.players :]
                answers = {
                    seat: ask.nth(state.course.legals[seat][actions[seat].action])
                    for seat, ask in there.asking.items()
                }
            else:
                break
            there, _ = step(there, answers)
        assert not asked
        assert there.outcome is not None
        for team, members in enumerate(end.options.members):
            share = (team in there.outcome.winners) / len(there.outcome.winners)
            assert {states[-1].returns()[seat] for seat in members} == {share}
    assert len(heard) == 2


def test_luck_deals_cards_as_likely_as_they_are() -> None:
    state = pyspiel.load_game("standoff_live").new_initial_state()
    likely: dict[str, float] = {}
    for outcome, odds in state.chance_outcomes():
        likely[state.action_to_string(pyspiel.PlayerId.CHANCE, outcome)] = odds
    assert likely["a new card: bbb, 20000"] == pytest.approx(19 / 80 * 22 / 80)
    assert likely["a new card: boom 1, 5000"] == pytest.approx(1 / 80 * 29 / 80)
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(18 / 79 * 21 / 79)
    for _ in range(15):
        state.apply_action(state.legal_actions()[0])
    cards = state.course.draw.row
    assert len(cards) == 16
    for outcome, odds in state.chance_outcomes():
        assert odds == pytest.approx(cards.count(cards[outcome]) / 16)
    alike = state.legal_actions()[0]
    before = dict(state.chance_outcomes())[alike]
    state.apply_action(alike)
    assert dict(state.chance_outcomes())[alike] == pytest.approx((before * 16 - 1) / 15)


def test_red_cards_come_with_more_than_twelve_gangsters_and_money_is_paired_by_edge() -> None:
    draw = LiveGame({"teams": "5/4/4/4"}).beginning.draw
    assert isinstance(draw, DeckDraw)
    weight = {draw.said(outcome): odds for outcome, odds in draw.outcomes()}
    assert weight["a new card: boom 25, 20000"] == pytest.approx(1 / 105 * 7 / 25)
    colours = [odds for outcome, odds in draw.outcomes() if draw.card(outcome).weapon is Weapon.BBB]
    assert sum(colours) == pytest.approx(25 / 105)
    assert draw.size == 21


@pytest.mark.parametrize("name", TABLES)
def test_no_observer_is_told_what_another_team_knows(name: str) -> None:
    game, dice = pyspiel.load_game(name), Random(6)
    observers = [game.make_py_observer(kind) for kind in (PUBLIC, PRIVATE, BOTH)]
    for state in nodes(game, dice):
        if state.course.turn is not Turn.PLAYERS:
            continue
        for seat in range(game.num_players()):
            twin = state.clone()
            twin.course = replace(state.course, table=redealt(state.course.table, seat, dice))
            for observer in observers:
                told = []
                for one in (state, twin):
                    observer.set_from(one, seat)
                    told.append((observer.tensor.tobytes(), observer.string_from(one, seat)))
                assert told[0] == told[1]


def test_what_is_public_and_what_is_ones_own_are_together_what_one_sees() -> None:
    game = pyspiel.load_game(TABLES[1])
    public, private, both = (game.make_py_observer(kind) for kind in (PUBLIC, PRIVATE, BOTH))
    before = [""] * game.num_players()
    for state in nodes(game, Random(9)):
        if state.course.turn is not Turn.PLAYERS:
            continue
        seen = []
        for seat in range(game.num_players()):
            for observer in (public, private, both):
                observer.set_from(state, seat)
            seen.append(public.tensor.copy())
            assert both.tensor.min() >= 0
            assert both.tensor.max() <= 1
            assert both.tensor.tolist() == state.observation_tensor(seat)
            assert private.tensor.any()
            told = state.information_state_string(seat)
            assert told.startswith(before[seat])
            before[seat] = told
        assert all(np.array_equal(seen[0], other) for other in seen)
        both.set_from(state, 0)
        private.set_from(state, 0)
        assert np.allclose(seen[0] + private.tensor, both.tensor)


def test_who_is_not_asked_has_no_legal_action_and_nonsense_is_refused() -> None:
    game = pyspiel.load_game("standoff_live(touch=1.0)")
    stabbed = 0
    for seed in range(8):
        for state in nodes(game, Random(seed)):
            course = state.course
            if course.turn is Turn.PLAYERS:
                legal = [state.legal_actions(seat) for seat in range(6)]
                assert {seat for seat in range(6) if legal[seat]} == set(course.table.asking)
                stabbed += any(
                    NAMES[action].startswith("stab") for some in legal for action in some
                )
    assert stabbed
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="say whose actions"):
        state.legal_actions()
    with pytest.raises(ValueError, match="seat 0 may not say 0 now"):
        state.apply_actions([0] * 6)


@pytest.mark.parametrize(("unseen", "aims"), [(0.0, True), (1.0, False)])
def test_a_certain_arena_is_no_chance_node(unseen: float, aims: bool) -> None:
    game = pyspiel.load_game(f"standoff_live(unseen={unseen})")
    for state in nodes(game, Random(2)):
        if state.is_chance_node():
            said = state.action_to_string(pyspiel.PlayerId.CHANCE, state.legal_actions()[0])
            assert said.startswith(("a new card", "deal"))
        elif state.is_simultaneous_node():
            assert aims or state.course.table.stage != "aim"


def test_openspiels_interface_for_learners_plays_it() -> None:
    env = rl_environment.Environment("standoff_live", include_full_state=False)
    env.seed(3)
    dice, now = Random(3), env.reset()
    while not now.last():
        legal = now.observations["legal_actions"]
        now = env.step([dice.choice(some) if some else 0 for some in legal])
    assert sum(now.rewards) == 3


def test_nobody_may_look_into_all_hands() -> None:
    game = pyspiel.load_game("standoff_live")
    kind = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="no observer of standoff_live sees the cards of all"):
        game.make_py_observer(kind)
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(PUBLIC, {"blue": 1})
