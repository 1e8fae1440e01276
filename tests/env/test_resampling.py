"""Another state for the same information: what a planner may suppose, and what it may not know."""

from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from standoff.env.openspiel import resampled

GAMES = ("standoff", "standoff(players=6,powers=all+backstab,cop=True,money=closed)")


@pytest.mark.parametrize("in_turn", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str, in_turn: bool) -> None:
    game = pyspiel.load_game(name)
    if in_turn:
        game = pyspiel.convert_to_turn_based(game)
    dice, others, tried = Random(4), 0, 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(seat) for seat in range(game.num_players())]
            asked = [seat for seat, some in enumerate(legal) if some]
            others, tried = compared(state, asked[:1], dice, others, tried)
            state.apply_actions([dice.choice(some) if some else 0 for some in legal])
            continue
        if not state.is_chance_node() and dice.random() < 0.3:
            others, tried = compared(state, [state.current_player()], dice, others, tried)
        state.apply_action(dice.choice(state.legal_actions()))
    assert others > tried / 3, "what is hidden is drawn anew"


def compared(state: Any, seats: list[int], dice: Random, others: int, tried: int) -> Any:
    for seat in seats:
        twin = resampled(state, seat, dice.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions(seat) == state.legal_actions(seat)
        others, tried = others + (twin.history() != state.history()), tried + 1
    return others, tried


def test_openspiels_ismcts_plays_with_it() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("standoff_mini"))
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(n_rollouts=1), uct_c=2.0, max_simulations=10
    )
    bot.set_resampler(resampled)
    state, dice = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()) if chance else bot.step(state))
    assert sum(state.returns()) in (0, 1)
