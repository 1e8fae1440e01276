"""Games of a simulation on the vector engine, counted as those by the rules are.

Who stays for what is not counted: that is told by events, and there are none here.
"""

from collections.abc import Callable
from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np

from standoff.rules.classic.outcome import Victory
from standoff.schema.observation import POWERS, UNIT
from standoff.simulation.classic.game import Setup
from standoff.simulation.tally import WHOLE_WIN, Measure, Sample, Tally
from standoff.tournament.vector_engine import key_of, mind
from standoff.training.duel import LONGEST, Mind, logits
from standoff.training.rollout import flat
from standoff.training.sampling import sample
from standoff.vector.choosing import random_actions
from standoff.vector.environment import (
    BatchView,
    Endings,
    advance,
    endings,
    is_over,
    observe,
    reset,
)
from standoff.vector.law import Law, law
from standoff.vector.packing import EnvState

GAMES_AT_ONCE = 4_096
"""As many lie in the fast memory of a processor."""
RANDOM = "random"
Numbers = np.ndarray


def vector_batch(setup: Setup, numbers: range) -> Tally:
    """What the games with these numbers come to."""
    options = setup.options
    rules = law(options.players, options.powers, options.cop, options.money)
    cast = tuple(dict.fromkeys(setup.bots))
    seated = np.array([[cast.index(name) for name in setup.seated(number)] for number in numbers])
    who = np.zeros((GAMES_AT_ONCE, options.players), np.int64)
    who[: len(numbers)] = seated
    key = key_of(setup.seed, numbers.start)
    if cast == (RANDOM,):
        found, decisions = _random_games(rules)(key)
    else:
        minds = tuple(mind(name) for name in cast)
        found, decisions = _games(rules)(minds, jnp.asarray(who.T), key)
    ended = Endings(*(one[..., : len(numbers)] for one in found))
    tally = Tally(len(numbers), int(np.asarray(decisions)[: len(numbers)].sum()))
    _count(tally, ended, seated.T, cast)
    return tally


Choose = Callable[[BatchView, jax.Array], jax.Array]
Carry = tuple[EnvState, jax.Array, jax.Array]
"""Tables, decisions so far, and how many steps were taken."""


@cache
def _random_games(rules: Law) -> Callable[[jax.Array], tuple[Endings, jax.Array]]:
    return jax.jit(partial(_played, rules, lambda view, key: random_actions(view.masks, key)[0]))


@cache
def _games(rules: Law) -> Callable[..., tuple[Endings, jax.Array]]:
    @jax.jit
    def play(minds: tuple[Mind, ...], who: jax.Array, key: jax.Array) -> tuple[Endings, jax.Array]:
        def choose(view: BatchView, key: jax.Array) -> jax.Array:
            seen = flat(view.observations)
            wanted = jnp.stack([logits(one, seen, jnp.zeros(())) for one in minds])
            chosen = jnp.take_along_axis(wanted, who.reshape(1, 1, -1), 0)[0]
            return sample(key, chosen, flat(view.masks)).reshape(rules.seats, -1)

        return _played(rules, choose, key)

    return play


def _played(rules: Law, choose: Choose, key: jax.Array) -> tuple[Endings, jax.Array]:
    """Games to their end, and in how many answers of each there was something to choose."""
    counted = Law(rules.tables, counts=True)
    deals, drawing = jax.random.split(key)
    luck = jax.random.bits(deals, (2,))
    state, _ = reset(counted, GAMES_AT_ONCE, luck)

    def one(carry: Carry) -> Carry:
        state, decisions, number = carry
        view = observe(counted, state)
        actions = choose(view, jax.random.fold_in(drawing, number))
        decisions += (view.masks.sum(1) > 1).sum(0)
        return advance(counted, state, actions, luck), decisions, number + 1

    def goes_on(carry: Carry) -> jax.Array:
        state, _, number = carry
        return jnp.asarray(number < LONGEST) & ~is_over(counted, state).all()

    begun = state, jnp.zeros(GAMES_AT_ONCE, jnp.int32), jnp.int32(0)
    state, decisions, _ = jax.lax.while_loop(goes_on, one, begun)
    return endings(counted, state), decisions


def _count(tally: Tally, ended: Endings, who: Numbers, cast: tuple[str, ...]) -> None:
    """Everything that the rules' games are asked for at their end (`simulation/classic/game.py`)."""
    won = np.asarray(ended.won)
    wins = won * (WHOLE_WIN // np.maximum(won.sum(0), 1))
    alive, shame = np.asarray(ended.alive), np.asarray(ended.shame)
    power, cop = np.asarray(ended.power), np.asarray(ended.cop) > 0
    money = np.asarray(ended.sums).astype(np.int64) * UNIT
    add = partial(_add, tally)
    add(Measure.LOOT_LEFT, "", UNIT * np.asarray(ended.left), UNIT * np.asarray(ended.stake))
    add(Measure.DEATHS, "", (1 - alive).sum(0))
    add(Measure.SHAME, "", shame)
    add(Measure.MONEY, "", money[alive > 0])
    for seat in range(len(wins)):
        add(Measure.WINS, f"seat {seat}", wins[seat])
    for place, name in enumerate(cast):
        here = who == place
        add(Measure.WINS, f"bot {name}", wins[here])
        add(Measure.DEATHS, f"bot {name}", 1 - alive[here])
        add(Measure.SHAME, f"bot {name}", shame[here])
        add(Measure.MONEY, f"bot {name}", money[here & (alive > 0)])
        add(Measure.HOLDER_WINS, f"cop/{name}", wins[here & cop])
        for number, one in enumerate(POWERS, start=1):
            add(Measure.HOLDER_WINS, f"{one}/{name}", wins[here & (power == number)])
    for number, one in enumerate(POWERS, start=1):
        add(Measure.WINS, f"power {one}", wins[power == number])
    alone = np.broadcast_to(alive.sum(0) == 1, wins.shape)[cop]
    add(Measure.WINS, "cop", wins[cop])
    add(Measure.WINS, f"cop by {Victory.COP}", wins[cop] * ~alone)
    add(Measure.WINS, f"cop by {Victory.SURVIVOR}", wins[cop] * alone)
    alerted = np.broadcast_to(np.asarray(ended.alerted), wins.shape)[cop]
    add(Measure.COP, "alerted", alerted)
    add(Measure.COP, "dead", 1 - alive[cop])


def _add(
    tally: Tally, measure: Measure, of: str, values: Numbers, beside: Numbers | None = None
) -> None:
    """Add a pair for each of these numbers, as `Sample.add` would one by one."""
    first = values.reshape(-1).astype(np.int64)
    if not first.size:
        return
    second = np.ones_like(first) if beside is None else beside.reshape(-1).astype(np.int64)
    pairs = (first, first * first, second, second * second, first * second)
    tally.samples[measure, of] = Sample(first.size, *(int(one.sum()) for one in pairs))
