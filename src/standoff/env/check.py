"""Checks for environments that the suites of others leave out: `standoff.env.check.check(make)`.

PettingZoo's seed test looks at one step, and none of the suites looks for leaks. Each check here
plays whole games, and says in one line what is wrong.
"""

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Protocol

import numpy as np

Observations = dict[str, dict[str, np.ndarray]]
Infos = dict[str, dict[str, object]]
Told = tuple[
    Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos
]  # observations, rewards, terminations, truncations, infos


class Env(Protocol):
    """What is asked of a parallel environment."""

    agents: list[str]

    def reset(self, seed: int | None = None) -> tuple[Observations, Infos]: ...

    def step(self, actions: dict[str, int]) -> Told: ...

    def told_behind(self, agent: str, dice: Random) -> tuple[Observations, Infos]: ...


Make = Callable[[], Env]
"""Makes a parallel environment, always the same."""


class CheckError(AssertionError):
    """An environment does not do what it should."""


def check(make: Make, *, games: int = 3, seed: int = 0) -> None:
    """Everything below; leaks only in environments that can be dealt anew behind one's back."""
    games_repeat(make, games=games, seed=seed)
    illegal_actions_are_repaired(make, games=games, seed=seed)
    copies_play_on_alike(make, deepcopy, games=games, seed=seed)
    copies_play_on_alike(make, _through_bytes, games=games, seed=seed)
    records_replay(make, games=games, seed=seed)
    if hasattr(make(), "told_behind"):
        nothing_leaks(make, games=games, seed=seed)


def games_repeat(make: Make, *, games: int = 3, seed: int = 0) -> None:
    """The same seed and actions give the same game to its end, in two environments at once."""
    one, other = make(), make()
    for game in range(games):
        walks = zip(_walk(one, seed + game), _walk(other, seed + game), strict=True)
        for cycle, (here, there) in enumerate(walks):
            _same(here, there, f"seed {seed + game} plays differently in cycle {cycle}")


def illegal_actions_are_repaired(make: Make, *, games: int = 3, seed: int = 0) -> None:
    """Nonsense counts as the lowest legal action, and nothing else changes."""
    for game in range(games):
        wild, tame = make(), make()
        dice = Random(seed + game)
        seen, _ = wild.reset(seed=seed + game)
        tame.reset(seed=seed + game)
        while wild.agents:
            nonsense, meant = {}, {}
            for agent in wild.agents:
                mask = seen[agent]["action_mask"]
                said = dice.randrange(-3, len(mask) + 3)
                legal = 0 <= said < len(mask) and mask[said]
                nonsense[agent] = said
                meant[agent] = said if legal else int(mask.argmax())
            if dice.random() < 0.1:
                dropped = dice.choice(wild.agents)
                del nonsense[dropped]
                meant[dropped] = int(seen[dropped]["action_mask"].argmax())
            here, there = wild.step(nonsense), tame.step(meant)
            _same(
                here, there, f"an illegal action is not the lowest legal one (seed {seed + game})"
            )
            seen = here[0]


def copies_play_on_alike(
    make: Make, copied: Callable[[Env], Env], *, games: int = 3, seed: int = 0
) -> None:
    """A copy taken at any cycle plays on like the original, and leaves it alone."""
    for game in range(games):
        env, dice = make(), Random(seed + game)
        seen, _ = env.reset(seed=seed + game)
        while env.agents:
            actions = _drawn(env, seen, dice)
            copy = copied(env)
            there = copy.step(actions)
            _on(copy, there[0], dice)
            here = env.step(actions)
            _same(here, there, f"a copy plays differently (seed {seed + game})")
            seen = here[0]


def records_replay(make: Make, *, games: int = 3, seed: int = 0) -> None:
    """The actions of a game, played again in an environment that has seen other games."""
    used = make()
    for game in range(games):
        env, dice = make(), Random(seed + game)
        seen, _ = env.reset(seed=seed + game)
        record, told = [], []
        while env.agents:
            actions = _drawn(env, seen, dice)
            record.append(actions)
            told.append(env.step(actions))
            seen = told[-1][0]
        _on(used, used.reset(seed=seed + game + 1)[0], dice)
        used.reset(seed=seed + game)
        for actions, here in zip(record, told, strict=True):
            _same(here, used.step(actions), f"a record replays differently (seed {seed + game})")


def nothing_leaks(make: Make, *, games: int = 3, seed: int = 0) -> None:
    """At every node nobody's observation, mask or info depends on what is not theirs to know."""
    for game in range(games):
        env, dice = make(), Random(seed + game)
        seen, infos = env.reset(seed=seed + game)
        while env.agents:
            for agent in env.agents:
                twin = env.told_behind(agent, dice)
                told = twin[0][agent], twin[1][agent]
                _same(
                    (seen[agent], infos[agent]),
                    told,
                    f"{agent} is told a secret (seed {seed + game})",
                )
            seen, _, _, _, infos = env.step(_drawn(env, seen, dice))


def _walk(env: Env, seed: int) -> Iterator[object]:
    """Everything an environment says in a game by random legal actions."""
    dice = Random(seed)
    seen, infos = env.reset(seed=seed)
    yield seen, infos
    while env.agents:
        told = env.step(_drawn(env, seen, dice))
        yield told
        seen = told[0]


def _on(env: Env, seen: Observations, dice: Random) -> None:
    """Play a few cycles more, to disturb whatever is shared."""
    for _ in range(3):
        if env.agents:
            seen = env.step(_drawn(env, seen, dice))[0]


def _drawn(env: Env, seen: Observations, dice: Random) -> dict[str, int]:
    actions = {}
    for agent in env.agents:
        legal = seen[agent]["action_mask"].nonzero()[0]
        actions[agent] = int(legal[int(dice.random() * len(legal))])
    return actions


def _through_bytes(env: Env) -> Env:
    try:
        copy: Env = pickle.loads(pickle.dumps(env))
    except Exception as fault:
        raise CheckError(f"the environment cannot be pickled: {fault}") from fault
    return copy


def _same(here: object, there: object, otherwise: str) -> None:
    if not _equal(here, there):
        raise CheckError(otherwise)


def _equal(here: object, there: object) -> bool:
    if isinstance(here, dict) and isinstance(there, dict):
        return here.keys() == there.keys() and all(_equal(here[key], there[key]) for key in here)
    if isinstance(here, tuple | list) and isinstance(there, tuple | list):
        return len(here) == len(there) and all(map(_equal, here, there))
    if isinstance(here, np.ndarray) and isinstance(there, np.ndarray):
        return bool(here.dtype == there.dtype and np.array_equal(here, there))
    return type(here) is type(there) and bool(here == there)
