"""Games through the environments, by random legal actions."""

from collections.abc import Iterator
from random import Random
from typing import Any

import standoff.env
from standoff.env.classic.parallel import ClassicParallelEnv

TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "powers": powers, "cop": cop, "money": money}
    for players in (4, 5, 6)
    for powers in ("none", "starter", "all+backstab")
    for cop in ((False, True) if players > 4 else (False,))
    for money in ("open", "closed")
)


def drawn(env: Any, seen: Any, dice: Random) -> dict[str, int]:
    """A legal action for everybody."""
    return {
        agent: int(dice.choice(seen[agent]["action_mask"].nonzero()[0])) for agent in env.agents
    }


def cycles(options: dict[str, Any], seed: int) -> Iterator[tuple[ClassicParallelEnv, Any]]:
    """Every moment of a game, and what everybody in it was told."""
    env, dice = standoff.env.parallel_env(**options), Random(seed)
    seen, _ = env.reset(seed=seed)
    yield env, seen
    while env.agents:
        seen = env.step(drawn(env, seen, dice))[0]
        yield env, seen
