"""The classic environment: who acts, what it pays, and what happens to nonsense."""

import builtins
import re
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import standoff.env
from standoff.env.classic.position import shares
from standoff.env.game import IllegalActionError
from standoff.env.lab import LabMissingError
from standoff.rules.options import ImpossibleTableError
from standoff.schema import actions, live_actions
from standoff.schema.legal import action_of, legal
from tests.env.playing import TABLES, cycles, drawn
from tests.env.suites import called


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_masks_and_asks_are_the_same_thing(options: dict[str, Any]) -> None:
    for env, seen in cycles(options, seed=2):
        table = env.table
        for agent, told in seen.items():
            seat = env.seats[agent]
            ask = table.asking.get(seat)
            allowed = list(map(int, told["action_mask"].nonzero()[0]))
            if ask is None:
                assert allowed == [actions.WAIT]
                continue
            known = legal(ask, seat, table.options.players)
            assert allowed == known.actions == list(known.decisions)
            assert set(known.decisions.values()) == set(ask)
            assert len(known.decisions) == ask.count
            for action, decision in known.decisions.items():
                assert action_of(decision, seat, table.options.players) == action


@pytest.mark.parametrize("options", TABLES[:8], ids=called)
def test_the_dead_leave_once_and_a_victory_is_divided(options: dict[str, Any]) -> None:
    for seed in range(6):
        env = standoff.env.parallel_env(**options)
        dice = Random(seed)
        seen, _ = env.reset(seed=seed)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        gone: set[str] = set()
        while env.agents:
            acted = list(env.agents)
            seen, rewards, terminations, truncations, infos = env.step(drawn(env, seen, dice))
            assert list(seen) == list(rewards) == list(terminations) == list(infos) == acted
            assert not any(truncations.values())
            assert not any(infos.values())
            left = {agent for agent in acted if terminations[agent]}
            assert not left & gone
            gone |= left
            assert set(env.agents) == set(acted) - left
            for agent in acted:
                paid[agent] += rewards[agent]
                assert rewards[agent] == 0 or not env.agents
        outcome = env.table.outcome
        assert outcome is not None
        assert gone == set(env.possible_agents)
        share = 1 / len(outcome.winners) if outcome.winners else 0
        assert paid == {
            agent: share if seat in outcome.winners else 0 for agent, seat in env.seats.items()
        }


def test_money_rewards_add_up_to_what_was_won_less_shame() -> None:
    env = standoff.env.parallel_env(money_reward=0.5)
    dice = Random(1)
    seen, _ = env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        seen, rewards, *_ = env.step(drawn(env, seen, dice))
        for agent, reward in rewards.items():
            paid[agent] += reward
    for agent, seat in env.seats.items():
        one = env.table[seat]
        wealth = one.money // 5_000 - one.shame if one.alive else 0
        assert paid[agent] == pytest.approx(shares(env.table)[seat] + 0.5 * wealth)


def test_a_strict_environment_refuses_what_may_not_be_and_nothing_happens() -> None:
    env = standoff.env.parallel_env(strict=True)
    seen, _ = env.reset(seed=3)
    fine = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    before = env.table
    for nonsense in (
        {**fine, "player_1": actions.STAY},
        {agent: action for agent, action in fine.items() if agent != "player_1"},
        {**fine, "player_9": 0},
    ):
        with pytest.raises(IllegalActionError, match=r"player_[19]"):
            env.step(nonsense)
        assert env.table is before
    env.step(fine)


def test_agents_in_turn_are_refused_one_by_one_and_may_try_again() -> None:
    env = standoff.env.env(strict=True)
    env.reset(seed=3)
    while env.agents:
        seen, _, terminated, truncated, _ = env.last()
        assert seen is not None
        if terminated or truncated:
            env.step(None)
            continue
        agent, legal_ones = env.agent_selection, seen["action_mask"].nonzero()[0]
        with pytest.raises(IllegalActionError, match=f"{agent} may not do 62"):
            env.step(actions.CALL)
        assert env.agent_selection == agent
        env.step(int(legal_ones[-1]))


def test_live_is_as_strict() -> None:
    env = standoff.env.live_env(teams=(3, 3), strict=True)
    seen, _ = env.reset(seed=3)
    fine = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    before = env.table
    for nonsense in (
        {**fine, "player_1": live_actions.ACTIONS},
        {agent: action for agent, action in fine.items() if agent != "player_1"},
        {**fine, "player_9": 0},
    ):
        with pytest.raises(IllegalActionError, match=r"player_[19]"):
            env.step(nonsense)
        assert env.table is before
    env.step(fine)


def test_masks_and_observations_are_ones_own_to_change() -> None:
    env = standoff.env.parallel_env()
    first, _ = env.reset(seed=1)
    kept = {agent: told["action_mask"].copy() for agent, told in first.items()}
    for told in first.values():
        told["action_mask"][:] = 7
        told["observation"][:] = 7
    again, _ = env.reset(seed=1)
    for agent, told in again.items():
        assert np.array_equal(told["action_mask"], kept[agent])
        assert told["observation"].max() < 7 or told["observation"].min() == 0


def test_no_game_is_longer_than_the_usual_limit() -> None:
    longest = max(
        env.cycles for seed in range(4) for env, _ in cycles(TABLES[-1], seed) if not env.agents
    )
    assert 24 < longest <= standoff.env.LONGEST


@pytest.mark.parametrize("mode", ["ansi", "svg"])
@pytest.mark.parametrize("make", [standoff.env.parallel_env, standoff.env.live_env])
def test_a_round_is_rendered_as_everybody_sees_it(make: Any, mode: str) -> None:
    env = make(render_mode=mode)
    dice = Random(1)
    seen, _ = env.reset(seed=1)
    shown = [env.render()]
    while env.agents:
        seen = env.step(drawn(env, seen, dice))[0]
        shown.append(env.render())
    assert len(set(shown)) > 5
    if mode == "svg":
        assert all(one.startswith("<svg") for one in shown)
    else:
        assert "Round 1 of" in shown[0]
        assert "Bruno" in shown[-1]
        assert make is standoff.env.live_env or "loads a card, face down" in shown[1]
        assert not any(re.search(r"loads a (Click|Bang|Triple)", one) for one in shown)


def test_rendering_needs_a_mode() -> None:
    for make in (standoff.env.parallel_env, standoff.env.live_env):
        with pytest.raises(ValueError, match="ansi, svg, rgb_array, human, not loud"):
            make(render_mode="loud")
    env = standoff.env.parallel_env()
    env.reset()
    with pytest.raises(ValueError, match="ansi, svg, rgb_array, human, not None"):
        env.render()


@pytest.mark.parametrize("make", [standoff.env.parallel_env, standoff.env.live_env])
def test_pixels_show_the_picture_with_its_names(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    env = make(render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (720, 3)
    title = pixels[15:40, 25:170]
    assert (title.min(axis=2) < 60).mean() > 0.1, "the words are drawn, whatever fonts there are"
    people = make(render_mode="human")
    people.reset(seed=1)
    assert people.render() is None
    people.close()


@pytest.mark.parametrize("make", [standoff.env.parallel_env, standoff.env.live_env])
def test_a_step_after_the_end_says_nothing_and_never_raises(make: Any) -> None:
    env = make(max_cycles=2, strict=True)
    assert env.step({}) == ({}, {}, {}, {}, {})
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen = env.step(drawn(env, seen, Random(1)))[0]
    assert env.step({"player_0": 3}) == ({}, {}, {}, {}, {})


def test_the_dead_may_stay_and_wait_for_the_end() -> None:
    dead = 0
    for seed in range(25):
        env = standoff.env.parallel_env(dead="stay", strict=True)
        dice = Random(seed)
        seen, _ = env.reset(seed=seed)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        while env.agents:
            assert list(seen) == env.possible_agents
            for agent, seat in env.seats.items():
                if not env.table[seat].alive:
                    assert list(seen[agent]["action_mask"].nonzero()[0]) == [actions.WAIT]
                    dead += 1
            seen, rewards, terminations, *_ = env.step(drawn(env, seen, dice))
            for agent in env.possible_agents:
                paid[agent] += rewards[agent]
            assert set(terminations.values()) == {not env.agents}
        assert list(paid.values()) == list(shares(env.table))
    assert dead
    with pytest.raises(ValueError, match="dead is one of leave, stay, not 'walk'"):
        standoff.env.parallel_env(dead="walk")


@pytest.mark.parametrize("make", [standoff.env.parallel_env, standoff.env.live_env])
def test_flat_observations_are_the_same_between_0_and_1_with_the_mask_beside(make: Any) -> None:
    flat, usual, dice = make(flat=True), make(), Random(1)
    (numbers, infos), (seen, _) = flat.reset(seed=1), usual.reset(seed=1)
    for _ in range(20):
        for agent in usual.agents:
            space = flat.observation_space(agent)
            assert space.dtype == np.float32
            assert space.contains(numbers[agent])
            high = usual.observation_space(agent)["observation"].high
            assert np.allclose(numbers[agent] * high, seen[agent]["observation"])
            assert np.array_equal(infos[agent]["action_mask"], seen[agent]["action_mask"])
        said = drawn(usual, seen, dice)
        numbers, *_, infos = flat.step(said)
        seen = usual.step(said)[0]


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"players": 7}, "the classic game is for 4 to 6 players, not 7"),
        ({"players": 4, "cop": True}, "the cop needs 5 or 6 players"),
        ({"powers": "many"}, "powers is one of none, starter, all, all+backstab, not 'many'"),
        ({"money": "gone"}, "money is one of open, closed, not 'gone'"),
    ],
)
def test_an_impossible_table_is_refused_in_one_line(options: dict[str, Any], line: str) -> None:
    with pytest.raises(ImpossibleTableError, match=re.escape(line)):
        standoff.env.parallel_env(**options)


def test_without_the_extra_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".")[0] in ("pettingzoo", "gymnasium"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return usual(name, *rest, **more)

    for module in [name for name in sys.modules if name.startswith("standoff.env.")]:
        if module.rpartition(".")[2] in ("parallel", "live"):
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)
    for make in (standoff.env.parallel_env, standoff.env.live_env, standoff.env.env):
        with pytest.raises(
            LabMissingError, match=r"not installed: pip install .\.\[lab\]. in a clone"
        ):
            make()
