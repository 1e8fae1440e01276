"""Another state for the same information: what a planner may suppose, and what it may not know."""

from collections import Counter
from random import Random
from typing import Any

import pyspiel
import pytest
from msgspec.structs import replace
from open_spiel.python.algorithms import ismcts, mcts

from standoff.env.openspiel import resampled

GAMES = (
    "standoff",
    "standoff(players=6,powers=all+backstab,cop=True,money=closed)",
    "standoff_live(unseen=0.2)",
    "standoff_live(teams=3/4,unseen=0.3,touch=0.5,variants=chain-of-grenades/foolproof,money=open)",
    "standoff_live(teams=3/3/3/3,unseen=0.1,touch=0.4,variants=chain-of-grenades)",
    "standoff_live(teams=5/4/4/4,unseen=0.5,touch=1.0)",
)


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
            seats = [state.current_player(), dice.randrange(game.num_players())]
            others, tried = compared(state, seats, dice, others, tried)
        state.apply_action(dice.choice(state.legal_actions()))
    assert others > tried / 3, "what is hidden is drawn anew"


def compared(state: Any, seats: list[int], dice: Random, others: int, tried: int) -> Any:
    for seat in seats:
        twin = resampled(state, seat, dice.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions(seat) == state.legal_actions(seat)
        assert own_actions(twin, seat) == own_actions(state, seat)
        if tried % 4 == 0:
            assert_could_come_about(twin)
        others, tried = others + (twin.history() != state.history()), tried + 1
    return others, tried


def own_actions(state: Any, seat: int) -> list[int]:
    return [one.action for one in state.full_history() if one.player == seat]


def assert_could_come_about(state: Any) -> None:
    """Every stroke of luck and every action was possible where it came."""
    again, history = state.get_game().new_initial_state(), state.history()
    while history:
        if again.is_simultaneous_node():
            players = state.num_players()
            actions, history = history[:players], history[players:]
            for seat in range(players):
                assert actions[seat] in (again.legal_actions(seat) or [0])
            again.apply_actions(actions)
        else:
            action = history.pop(0)
            assert action in again.legal_actions()
            again.apply_action(action)


@pytest.mark.parametrize(("name", "moves"), [("standoff_mini", 1000), ("standoff_live", 12)])
def test_openspiels_ismcts_plays_with_it(name: str, moves: int) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(n_rollouts=1), uct_c=2.0, max_simulations=10
    )
    bot.set_resampler(resampled)
    state, dice, made = game.new_initial_state(), Random(1), 0
    while not state.is_terminal() and made < moves:
        if state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
        else:
            state.apply_action(bot.step(state))
            made += 1
    assert made == moves or sum(state.returns()) in (0, 1)


def test_live_is_dealt_anew_as_chance_deals_it() -> None:
    """Where nobody has done anything yet, what is supposed of others is what they hold on average."""
    game, dice = pyspiel.load_game("standoff_live(teams=4/4/4/3)"), Random(7)
    real, supposed = Counter[str](), Counter[str]()
    for _ in range(120):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        for counts, one in ((real, state), (supposed, resampled(state, 0, dice.random))):
            table = one.course.table
            assert table.dealt[0] == state.course.table.dealt[0]
            assert sum(card.value for card in table.row) == table.loot
            counts.update(card.weapon for hand in table.dealt[1:] for card in hand)
            counts.update(str(card.value) for hand in table.dealt[1:] for card in hand)
            counts[f"last {table.row[-1].value}"] += 1
    assert real.keys() == supposed.keys()
    for what, count in real.items():
        assert abs(supposed[what] - count) < 6 * (2 * count) ** 0.5, what


def test_live_is_dealt_anew_only_where_players_are_asked() -> None:
    state = pyspiel.load_game("standoff_live").new_initial_state()
    with pytest.raises(ValueError, match="only where players are asked"):
        resampled(state, 0)


def test_no_action_side_is_likely_on_money_that_has_run_out() -> None:
    state = pyspiel.load_game("standoff_live").new_initial_state()
    left = state.course.draw.box
    assert sum(left.odds(0)) == pytest.approx(1)
    gone = replace(left, values=((0, 29, 29),))
    assert sum(gone.odds(0)) == 0
