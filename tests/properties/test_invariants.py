"""What is true at every moment of every game, whatever anybody says or does not say."""

from itertools import product
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from standoff.rules.asks import GameOverError
from standoff.rules.chance import Seeded
from standoff.rules.classic.events import ClassicEvent, Ended, PhaseBegan, RoundBegan
from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Ending, Victory
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import PowerId, PowerSet, StageId
from standoff.rules.game import asks, deal, step, view
from tests.played import Answers
from tests.properties.games import BLOODTHIRSTY, TABLES, TEMPERS, Game, games, played
from tests.properties.ledger import ROUNDS, Ledger


def written(table: Table) -> bytes:
    """A table to the last detail."""
    return msgspec.json.encode(table)


@given(games)
def test_a_game_ends_within_eight_rounds(game: Game) -> None:
    rounds = [event.round for event in game.events if isinstance(event, RoundBegan)]
    assert rounds == list(range(1, game.end.round + 1))  # S1
    assert game.end.round <= ROUNDS
    assert isinstance(game.events[-1], Ended)
    assert [type(event) for event in game.events].count(Ended) == 1


@given(games)
def test_somebody_can_always_say_something_until_the_end(game: Game) -> None:
    for turn in game.turns:
        assert turn.before.outcome is None
        assert asks(turn.before)
        assert all(len(ask) >= 1 for ask in asks(turn.before).values())
    assert game.end.outcome is not None
    assert not asks(game.end)
    with pytest.raises(GameOverError):
        step(game.end, {})


@given(games)
def test_asks_and_views_say_where_the_round_stands(game: Game) -> None:
    for turn in game.turns:
        table = turn.before
        assert {ask.stage for ask in asks(table).values()} == {view(table, None).stage}
        assert table.stage.phase is table.phase
    assert view(game.end, None).stage is StageId.OVER


@given(games)
def test_an_ask_counts_lists_draws_and_admits_the_same_decisions(game: Game) -> None:
    dice = Random(game.seed)
    every = {
        decision for turn in game.turns for ask in asks(turn.before).values() for decision in ask
    }
    for turn in game.turns:
        for ask in asks(turn.before).values():
            listed = list(ask)
            assert ask.count == len(ask) == len(listed) == len(set(listed))
            assert {decision for decision in every if decision in ask} == set(listed)
            assert all(ask.admits(decision) for decision in listed)
            assert ask.draw(dice) in ask


@given(games)
def test_the_order_of_the_answers_means_nothing(game: Game) -> None:
    dice = Random(game.seed)
    for turn in game.turns:
        after = written(turn.after)
        spoken = [(seat, said) for seat, said in turn.answers.items() if said is not None]
        dice.shuffle(spoken)
        silent = [(seat, None) for seat, said in turn.answers.items() if said is None]
        # Saying nothing and not being heard of at all are the same silence.
        answers = dict([*spoken, *silent] if dice.random() < 0.5 else spoken)
        table, events = step(turn.before, answers)
        assert written(table) == after
        assert events == turn.events


@given(games)
def test_a_step_never_changes_the_table_it_was_given(game: Game) -> None:
    table, told = deal(game.options, game.dealt.chance)
    assert (written(table), told) == (written(game.dealt), game.deal_events)
    for turn in game.turns:
        before, given = written(turn.before), dict(turn.answers)
        table, told = step(turn.before, turn.answers)
        assert written(turn.before) == before
        assert turn.answers == given
        assert (written(table), told) == (written(turn.after), turn.events)


@given(games)
def test_every_note_bullet_and_marker_is_accounted_for(game: Game) -> None:
    ledger = Ledger(game.dealt, game.deal_events)
    ledger.check(game.dealt)
    for turn in game.turns:
        ledger.hear(turn.events)
        ledger.check(turn.after)


@given(games)
def test_only_the_living_are_asked(game: Game) -> None:
    for turn in game.turns:
        living = {seat for seat, one in enumerate(turn.before.gangsters) if one.alive}
        assert set(turn.before.living) == living
        assert set(asks(turn.before)) <= living  # C62


@given(games)
def test_winners_are_alive_and_the_ending_fits_how_many_are(game: Game) -> None:
    end = game.end
    assert end.outcome is not None
    assert set(end.outcome.winners) <= set(end.living)
    ending = {0: Ending.NOBODY, 1: Ending.LAST_SURVIVOR}.get(len(end.living), Ending.ROUNDS)
    assert end.outcome.ending is ending  # S1-S3
    assert bool(end.outcome.winners) is bool(end.living)
    if ending is Ending.ROUNDS:
        assert end.round == ROUNDS


@given(games)
def test_the_phases_of_a_round_only_go_forward(game: Game) -> None:
    phase = 0
    for event in game.events:
        if isinstance(event, RoundBegan):
            phase = 1
        elif isinstance(event, PhaseBegan):
            assert event.phase > phase
            phase = event.phase


def test_random_games_reach_every_event_power_and_ending() -> None:
    bloodbath = (Options(4, PowerSet.STARTER), BLOODTHIRSTY)
    some = [*product(TABLES, TEMPERS), *[bloodbath] * 150]
    games = [played(options, seed, temper) for seed, (options, temper) in enumerate(some)]
    told = {type(event) for game in games for event in game.events}
    assert told == set(get_args(ClassicEvent))
    ends = [game.end for game in games]
    shown = {one.power for end in ends for one in end.gangsters if one.power_shown}
    at_the_end_only = {PowerId.SIX_FEET_UNDER, PowerId.SUPER_COWARD}
    assert shown == set(PowerId) - at_the_end_only
    assert {end.outcome.ending for end in ends if end.outcome} == set(Ending)
    assert {end.outcome.victory for end in ends if end.outcome} == set(Victory)


class GameMachine(RuleBasedStateMachine):
    """Everyone asked says something legal or stays silent, again and again."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table
        self.ledger: Ledger

    @initialize(options=st.sampled_from(TABLES), seed=st.binary(min_size=32, max_size=32))
    def cards_are_dealt(self, options: Options, seed: bytes) -> None:
        self.table, events = deal(options, Seeded(seed))
        self.ledger = Ledger(self.table, events)

    @precondition(lambda self: self.table.outcome is None)
    @rule(data=st.data())
    def everyone_asked_says_something_legal_or_stays_silent(self, data: st.DataObject) -> None:
        answers: Answers = {
            seat: data.draw(st.sampled_from((*ask, None)), label=f"seat {seat}")
            for seat, ask in asks(self.table).items()
        }
        before = written(self.table)
        after, events = step(self.table, answers)
        assert written(self.table) == before
        self.ledger.hear(events)
        self.table = after

    @precondition(lambda self: self.table.outcome is not None)
    @rule()
    def nobody_can_say_anything_more(self) -> None:
        assert not asks(self.table)
        with pytest.raises(GameOverError):
            step(self.table, {})

    @invariant()
    def the_table_is_as_it_was_told(self) -> None:
        self.ledger.check(self.table)
        assert bool(asks(self.table)) is (self.table.outcome is None)
        assert set(asks(self.table)) <= set(self.table.living)
        assert self.table.round <= ROUNDS


TestGameMachine = GameMachine.TestCase
# A game drawn word by word takes longer than one drawn from a seed.
TestGameMachine.settings = settings(max_examples=settings().max_examples // 4)
