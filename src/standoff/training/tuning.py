"""Tuning the scripted minds: random search over their numbers, all candidates in one batch.

A temper keeps its signature, the few numbers that make it what it is; everything else is searched,
against tables drawn from all tempers as they are by then.
"""

from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.style import Style
from standoff.training.duel import alone, games
from standoff.training.matchmaking import HIGHS, LOWS
from standoff.vector.law import Law

SIGNATURES: dict[str, dict[str, float]] = {
    "bruiser": {"live": 1.5, "caution": -3.0},
    "bully": {"scare": 3.0, "weak": 1.0},
    "fox": {"live": -1.0, "fear": 2.0},
    "gambler": {"taste": 3.0, "sharpness": 0.7},
    "judge": {"rich": 3.0},
    "miser": {"greed": 4.0, "courage": 2.0},
    "mule": {"caution": -8.0, "fear": 0.0},
    "vulture": {"kill": 5.0, "weak": 2.0},
}
"""What makes each temper itself."""


def beginner(name: str) -> Style:
    """A temper before any tuning: its signature, and the middle of everything else."""
    middle = Style(*((LOWS + HIGHS) / 2).tolist())
    return middle._replace(**SIGNATURES[name])


def candidates(name: str, now: Style, count: int, dice: np.random.Generator) -> np.ndarray:
    """Numbers to try: as it is now, some steps away from that, and some from anywhere."""
    near = np.array(now) + dice.normal(size=(count, len(LOWS))) * (HIGHS - LOWS) * 0.15
    far = dice.uniform(LOWS, HIGHS, size=(count, len(LOWS)))
    tried = np.where(dice.uniform(size=(count, 1)) < 0.6, near, far)
    tried[0] = now
    for number, value in SIGNATURES[name].items():
        tried[:, Style._fields.index(number)] = value
    return tried.astype(np.float32)


def tuned(
    law: Law, rounds: int, count: int, tables: int, seed: int
) -> Iterator[tuple[str, Style, float]]:
    """Tune every temper in turn, several times; tells each one's numbers and win share."""
    dice = np.random.default_rng(seed)
    tempers = {name: beginner(name) for name in SIGNATURES}
    for _ in range(rounds):
        for name in tempers:
            tried = candidates(name, tempers[name], count, dice)
            shares = measured(law, tried, list(tempers.values()), tables, int(dice.integers(2**31)))
            best = np.argsort(shares)[-max(2, count // 16) :]
            # The luckiest are measured again, so that luck is not what is kept.
            again = measured(
                law, tried[best], list(tempers.values()), tables * 4, int(dice.integers(2**31))
            )
            tempers[name] = Style(*(round(float(one), 2) for one in tried[best[again.argmax()]]))
            yield name, tempers[name], float(again.max())


def measured(law: Law, tried: np.ndarray, pool: list[Style], tables: int, seed: int) -> np.ndarray:
    """The win share of every candidate among four drawn from the pool."""
    count = len(tried)
    batch = count * tables
    heroes = Style(*jnp.tile(jnp.repeat(jnp.asarray(tried), tables, axis=0).T, (1, law.seats)))
    drawn, play = jax.random.split(jax.random.key(seed))
    which = jax.random.randint(drawn, (law.seats * batch,), 0, len(pool))
    others = Style(*jnp.asarray(np.array(pool, np.float32))[which].T)
    chairs = min(law.players)
    won = [
        np.asarray(
            games(law, batch)((heroes, others), alone(law, chair), jax.random.fold_in(play, chair))[
                chair
            ]
        )
        for chair in range(chairs)
    ]
    shares: np.ndarray = np.mean(won, 0).reshape(count, tables).mean(1)
    return shares
