"""Deal, asks and step: what they take, what they refuse, and what they leave alone."""

from typing import Any, cast

import pytest

from standoff.rules.asks import GameOverError, IllegalError, MalformedError, RefusedAnswerError
from standoff.rules.classic.decisions import FORGO, STAY, WITHDRAW, Aim, Load, Stab
from standoff.rules.classic.engine import ORDER_OF_PLAY
from standoff.rules.classic.events import PhaseBegan, RoundBegan
from standoff.rules.classic.words import Bullet, Phase, PowerSet, StageId
from standoff.rules.game import asks, step
from tests.rules.tables import dealt


def test_a_round_goes_through_its_phases_in_order() -> None:  # C11
    game = dealt(5, cop="A", powers={"A": "kid"}).play("A!B C-")
    assert [event.phase for event in game.told(PhaseBegan)] == [2, 3, 4, 5, 6, 7, 8]


def test_every_place_of_the_order_of_play_has_a_name() -> None:  # C11
    assert (*(stage.name for stage in ORDER_OF_PLAY), StageId.REVEAL, StageId.OVER) == tuple(
        StageId
    )
    phases = [stage.phase for stage in StageId]
    assert phases == sorted(phases)


def test_eight_rounds_are_played() -> None:  # C11
    game = dealt()
    for round_ in range(1, 9):
        assert game.table.round == round_
        game = game.play("")
    assert game.table.round == 8


def test_the_same_answers_lead_to_the_same_table() -> None:  # A17
    assert dealt().play("A!B B*C C- D.A") == dealt().play("A!B B*C C- D.A")


@pytest.mark.parametrize("nonsense", ["stay", 3, (), object()])
def test_what_is_no_decision_is_malformed(nonsense: object) -> None:  # A4
    game = dealt()
    with pytest.raises(MalformedError, match="seat 1"):
        game.say({"B": cast(Any, nonsense)})


def test_a_decision_that_may_not_be_taken_now_is_illegal() -> None:  # A4
    game = dealt()
    for decision in (STAY, FORGO, Aim((1,)), Stab(1), Load((Bullet.CLICK, None))):
        with pytest.raises(IllegalError, match="seat 0 may not say") as refused:
            game.say({"A": decision})
        assert (refused.value.seat, refused.value.said) == (0, decision)


def test_who_is_not_asked_may_not_speak() -> None:  # C62
    game = dealt(wounds={"D": 2}).play("A!D")
    with pytest.raises(IllegalError):
        game.say({"D": Load((Bullet.CLICK,))})


def test_after_a_refusal_nothing_has_changed() -> None:  # A4
    game = dealt().play("", until="nerve")
    with pytest.raises(RefusedAnswerError):
        game.say({"A": WITHDRAW, "B": FORGO})
    assert game == dealt().play("", until="nerve")


def test_nobody_speaks_after_the_end() -> None:  # S1
    game = dealt().rest(8)
    assert asks(game.table) == {}
    with pytest.raises(GameOverError, match="over"):
        step(game.table, {})


def test_a_step_leaves_the_table_before_it_as_it_was() -> None:  # C25
    before = dealt()
    phase = before.table.phase
    before.play("A!B B*A C-")
    assert (before.table.phase, before.table.round, before.wounds) == (phase, 1, {})


def test_events_lead_from_one_table_to_the_next() -> None:  # H3
    game = dealt(5, cop="A", powers={"A": "insane", "B": "kid"})
    after = game.play("A*B B.A C!D D- E*A", show="A3 B2")
    table = game.table
    for event in after.events:
        table = event.fold(table)
    assert table.gangsters == after.table.gangsters
    assert (table.loot, table.round, table.calls) == (after.table.loot, 2, 0)


@pytest.mark.parametrize("pool", list(PowerSet))
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_game_of_silence_ends_after_eight_rounds(pool: PowerSet, players: int) -> None:  # S1, P6
    powers = {"A": "unbreakable"} if pool is not PowerSet.NONE else None
    game = dealt(players, powers=powers, pool=pool).rest(8)
    assert game.table.outcome is not None


def test_money_is_not_handed_over_and_cards_are_not_shown_by_choice() -> None:  # A12
    game = dealt().play("", until="nerve")
    assert game.choices("A") == (STAY, WITHDRAW)


def test_the_rules_know_no_clock() -> None:  # A13
    game = dealt().play("", until="nerve")
    assert game.play("") == game.play("")


def test_a_new_round_begins_where_the_last_one_ended() -> None:  # C14
    game = dealt().play("")
    assert isinstance(game.events[-2], RoundBegan)
    assert game.table.phase is Phase.LOAD
