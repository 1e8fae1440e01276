"""Actions of a step as answers: what everybody says, where a table waits for them.

What a seat may not do counts as silence, which the rules have an answer for; and of what is said
for the Godfather, only what an ask of the rules takes is heard.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.schema.live_actions import (
    BBB,
    DIVIDE,
    DOUBLE,
    OTHERS,
    PAIRS,
    SHOTGUN,
    STAB,
    WITHDRAW,
)
from standoff.vector.live import box, draws
from standoff.vector.live.flow import Stage
from standoff.vector.live.godfather import GodfatherPolicy
from standoff.vector.live.law import Facts
from standoff.vector.live.phases import aim, chain, deal, fall, nerve
from standoff.vector.live.phases.wounding import clicks
from standoff.vector.live.seats import Lanes, Set, count, gathered, lanes, places, rows, united
from standoff.vector.live.table import (
    AIM,
    BBB_CHAIN,
    FALL,
    FREEZE,
    NERVE,
    Known,
    LiveTables,
    merged,
)
from standoff.vector.live.table import DIVIDE as DIVIDING
from standoff.vector.luck import Luck

NOBODY = -1
"""What no table waits for."""
FIRST_OFFSETS, SECOND_OFFSETS = (np.array(column, np.int32) for column in zip(*PAIRS, strict=True))
"""The two targets of each action of Double Guns, as offsets less 1."""


class StepAnswers(NamedTuple):
    """The answers of one step."""

    actions: jax.Array
    """Of each seat, as `standoff.schema.live_actions` numbers them: (seats, batch)."""
    told: jax.Array | None
    """Of the Godfather, a set for each seat: whom it cannot see, or whom its body touches."""
    godfather: GodfatherPolicy
    """Who speaks where nothing is told."""


class LiveActionPlayers:
    """Players whose answers lie in arrays. Tables that come to an ask stop there."""

    def __init__(self, said: StepAnswers, waiting: jax.Array, go: Lanes, luck: Luck) -> None:
        self.said = said
        self.waiting = waiting
        self.go_on = go
        self.luck = luck

    def go(self, table: LiveTables, stage: Stage) -> None:
        after = table.having({})
        stage(after)
        table.learn(vars(merged(self.go_on, after, table)))

    def stop(self, table: LiveTables, moment: int, asked: Lanes) -> None:
        """Whoever comes here and is asked goes no further."""
        stops = self.go_on & asked
        table.moment = jnp.where(stops != 0, moment, table.moment)
        self.go_on = self.go_on & ~stops

    def _heard(self, table: LiveTables, moment: int, asked: Lanes | None = None) -> Lanes:
        """The tables that waited here; those that only now come here and ask stop."""
        here = lanes(self.waiting == moment)
        if asked is not None:
            self.stop(table, moment, asked & ~here)
        self.go_on = self.go_on | here
        return here

    def divide(self, facts: Facts, table: LiveTables) -> None:
        here = self._heard(table, DIVIDING)
        asked = deal.asks(facts, table)
        chief = asked & -asked
        of_chief = chief[:, None] >> places(facts.law.seats) & 1
        orders = jnp.sum(of_chief * self.said.actions, axis=1) - DIVIDE
        self.go(table, lambda here_: deal.divide(facts, here_, jnp.where(here != 0, orders, -1)))

    def freeze(self, facts: Facts, table: LiveTables) -> None:
        told = self.said.told
        if told is None:
            told = self.said.godfather.unseen(facts, table, self.luck)
        else:
            asked = lanes(united(aim.adversaries(facts, table)) != 0)
            told = told & self._heard(table, FREEZE, asked)
        self.go(table, lambda here: aim.freeze(facts, here, told))

    def aim(self, facts: Facts, table: LiveTables) -> None:
        here = self._heard(table, AIM, lanes(aim.asks(facts, table) != 0))
        aims = [one & here for one in aims_of(facts, table, self.said.actions)]
        self.go(table, lambda table: aim.resolve(table, *aims))

    def nerve(self, facts: Facts, table: LiveTables) -> None:
        here = self._heard(table, NERVE, lanes(table.in_play != 0))
        gone = gathered(self.said.actions == WITHDRAW) & here
        self.go(table, lambda table: nerve.resolve(table, gone))

    def fall(self, facts: Facts, table: LiveTables) -> None:
        told = self.said.told
        if told is None:
            told = self.said.godfather.caught(facts, table, self.luck)
        else:
            told = told & self._heard(table, FALL, fall.asks(table))
        self.go(table, lambda here: fall.resolve(facts, here, told))

    def chain(self, facts: Facts, table: LiveTables, moment: int) -> None:
        """Let card after card act, up to the first that somebody must speak for."""
        held = clicks(table)
        waited = lanes(self.waiting == moment)
        go = self.go_on | waited
        first = draws.CHAINS + draws.A_CHAIN * (moment - BBB_CHAIN)
        told, actions = self.said.told, self.said.actions
        every = facts.law.seats

        def one(carried: _Chaining) -> _Chaining:
            here = table.having(carried.known)
            now = chain.turn(facts, here, held)
            by_hand = lanes(here.reach != 0)
            asked = by_hand if told is None else by_hand | lanes(now.others != 0)
            acts = go & lanes(here.pending != 0) & (carried.heard | ~asked)
            if told is None:
                touched = self.said.godfather.touched(
                    facts, here, now.seat, self.luck, carried.draw
                )
            else:
                touched = united(told & rows(now.seat, every)) & carried.heard
            touching, stabbing = here.having({}), here.having({})
            chain.touch(facts, touching, held, now, touched & now.others)
            victims = named(facts, actions - STAB, here.reach) & rows(now.seat, every)
            chain.stab(stabbing, held, now.seat, united(victims) & carried.heard)
            here = merged(acts & ~by_hand, touching, here)
            here = merged(acts & by_hand, stabbing, here)
            return _Chaining(
                here.known(chain.CHANGES),
                jnp.zeros_like(carried.heard),
                jnp.any(acts != 0),
                carried.draw + 1,
            )

        ended = jax.lax.while_loop(
            lambda carried: carried.goes_on,
            one,
            _Chaining(
                table.known(chain.CHANGES),
                waited + jnp.zeros_like(table.moment),
                jnp.any(go & lanes(table.pending != 0) != 0),
                jnp.int32(first),
            ),
        )
        table.learn(ended.known)
        self.go_on = go
        self.stop(table, moment, lanes(table.pending != 0))


class _Chaining(NamedTuple):
    known: Known
    heard: Lanes
    """The tables where what was said has not been taken up yet."""
    goes_on: jax.Array
    draw: jax.Array


def is_click(cards: jax.Array) -> jax.Array:
    """Which seats hold a card that may mime any gun (L26)."""
    return (cards != 0) & (cards != box.BBB) & (cards != box.DOUBLE) & (cards != box.SHOTGUN)


def named(facts: Facts, offsets: jax.Array, among: Set) -> jax.Array:
    """Whom each seat names by an offset less 1, if they are in a set: sets of one, or none."""
    place = places(facts.law.seats) + 1 + offsets
    place = place - jnp.where(place >= facts.gangsters, facts.gangsters, 0)
    fits = (offsets >= 0) & (offsets < facts.gangsters - 1)
    return jnp.where(fits, (1 << (place & 31)) & among, 0)


def aims_of(
    facts: Facts, table: LiveTables, actions: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """What each seat mimes and at whom it points, as far as it may (L23-L28)."""
    seen = aim.targets(facts, table)
    cards = table.cards
    any_gun = is_click(cards)
    fast = named(facts, jnp.where(actions < BBB + OTHERS, actions - BBB, -1), seen)
    large = named(facts, jnp.where(actions < SHOTGUN + OTHERS, actions - SHOTGUN, -1), seen)
    pair = actions - DOUBLE
    is_pair = (pair >= 0) & (pair < len(PAIRS))
    first, second = (
        named(facts, jnp.where(is_pair, jnp.take(jnp.asarray(of), pair, mode="clip"), -1), seen)
        for of in (FIRST_OFFSETS, SECOND_OFFSETS)
    )
    alone = count(seen) == 1
    both = (first != 0) & (second != 0) & ((first != second) | alone)  # L27
    may_fast = (fast != 0) & (any_gun | (cards == box.BBB))
    may_large = (large != 0) & (any_gun | (cards == box.SHOTGUN))
    may_both = both & (any_gun | (cards == box.DOUBLE))
    mimes = jnp.where(may_fast, box.BBB, 0) + jnp.where(may_large, box.SHOTGUN, 0)
    mimes = mimes + jnp.where(may_both, box.DOUBLE, 0)
    at = jnp.where(may_fast, fast, 0) | jnp.where(may_large, large, 0)
    return mimes, at | jnp.where(may_both, first, 0), jnp.where(may_both, second, 0)
