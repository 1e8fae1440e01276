"""Which number of luck each draw of a round takes (`standoff.vector.luck`)."""

import jax
import jax.numpy as jnp

from standoff.vector.luck import Luck

DECK = 0
DEAL = 32
AIM = 64
UNSEEN = 96
FALL = 128
NERVE = 160
CHAINS = 192
"""Of the first chain of a round: two for each card that acts."""
A_CHAIN = 128
DRAWS_A_ROUND = 1024
A_POLICY = 8
"""How many rounds of draws apart the words of one answer lie."""


def in_round(luck: Luck, round_: jax.Array) -> Luck:
    """The draws of a round, different from those of any other."""
    return luck._replace(first=round_ * DRAWS_A_ROUND)


def numbers(luck: Luck, first: int, many: int) -> jax.Array:
    """So many draws from one on, a row each."""
    return jnp.stack([luck.number(first + one) for one in range(many)])


def at_once() -> int:
    """How many draws that follow from each other are worked out in one go.

    A GPU reads and writes the less for it; the compiler for processors would work out again what
    all of them share.
    """
    return 1 if jax.default_backend() == "cpu" else 4
