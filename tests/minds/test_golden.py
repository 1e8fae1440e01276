"""NumPy and JAX prefer the same: what was trained with one is played with the other."""

from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from standoff.bots.minds.cast import shark
from standoff.env.classic.position import drawn
from standoff.minds import net, style
from standoff.minds.frozen import styles
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import asks, deal, step
from standoff.schema.actions import ACTIONS
from standoff.schema.encoding import encoder

TABLES = (
    Options(),
    Options(4, PowerSet.STARTER),
    Options(5, PowerSet.ALL, cop=True),
    Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True, money=Money.CLOSED),
)
MANY = 1_000
CLOSE = 1e-3


def observed() -> np.ndarray:
    """A thousand observations of random games: (numbers, observations)."""
    dice = Random(8)
    seen: list[np.ndarray] = []
    while len(seen) < MANY:
        options = TABLES[len(seen) % len(TABLES)]
        table, _ = deal(options, drawn(options, dice))
        while asking := asks(table):
            seats = tuple(asking)
            seen += list(encoder(options).observations(table, seats))
            table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
    return np.array(seen[:MANY]).T


def test_the_shark_prefers_the_same_in_numpy_and_in_jax() -> None:
    seen = observed()
    played = net.logits(np, shark().weights, seen)
    trained = net.logits(jnp, shark().weights, jnp.asarray(seen))
    assert played.shape == (ACTIONS, MANY)
    assert np.abs(played).max() > 1
    np.testing.assert_allclose(played, trained, atol=CLOSE, rtol=CLOSE)


def test_of_very_many_at_once_none_is_preferred_otherwise() -> None:
    """A compiler of JAX came to other sums from some seven thousand columns on, in silence."""
    seen = np.tile(observed(), 17)
    together = jax.jit(lambda looks: net.logits(jnp, shark().weights, looks))(seen)
    np.testing.assert_allclose(together, np.tile(together[:, :MANY], 17), atol=CLOSE, rtol=CLOSE)
    np.testing.assert_allclose(
        together[:, :MANY], net.logits(np, shark().weights, seen[:, :MANY]), atol=CLOSE, rtol=CLOSE
    )


@pytest.mark.parametrize("name", styles())
def test_a_scripted_mind_prefers_the_same_in_numpy_and_in_jax(name: str) -> None:
    seen = observed()[:, ::10]
    played = style.logits(np, styles()[name], seen)
    trained = style.logits(jnp, styles()[name], jnp.asarray(seen))
    np.testing.assert_allclose(played, trained, atol=CLOSE, rtol=CLOSE)


def test_one_decision_is_preferred_as_in_a_batch() -> None:
    seen = observed()[:, :20]
    batch = net.logits(np, shark().weights, seen)
    alone = np.concatenate(
        [net.logits(np, shark().weights, seen[:, [one]]) for one in range(20)], 1
    )
    np.testing.assert_allclose(batch, alone, atol=CLOSE, rtol=CLOSE)
