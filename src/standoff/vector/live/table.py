"""A batch of tables of Live while they are played: every fact a vector over the batch, or rows."""

from dataclasses import dataclass, fields, replace

import jax
import jax.numpy as jnp

from standoff.vector.live.faces import words
from standoff.vector.live.law import DECKS, LiveLaw
from standoff.vector.live.seats import Set, gathered

(DIVIDE, FREEZE, AIM, NERVE, BBB_CHAIN, DOUBLE_CHAIN, FALL, SHOTGUN_CHAIN, OVER) = range(9)
"""What a table can wait for, in the order of a round, and that it waits for nothing any more."""


Known = dict[str, jax.Array]


@jax.tree_util.register_dataclass
@dataclass
class LiveTables:
    """Where a batch of games stands. Phases change it in place; sets have a bit for each seat."""

    choice: jax.Array
    """Which of the law's option sets is played."""
    round: jax.Array
    moment: jax.Array
    """What the table waits for."""
    in_play: Set
    coward: Set
    hospital: Set
    """Who is in none of these three sits out (L53)."""
    row: jax.Array
    """The cards of the round, worth 5k, 10k and 20k, deck by deck: (3, decks) sets of places."""
    faces: jax.Array
    """The action sides of all cards drawn so far (`faces.py`): (decks, words)."""
    stash: jax.Array
    """What each team has earned: in 5k, or with foolproof in cards."""
    plain: jax.Array
    """How many cards of each kind are still in the box, edge by edge, those with a number last."""
    numbers: jax.Array
    """Which numbers are still in the box."""
    values: jax.Array
    """How many cards worth 5k, 10k and 20k are still in the box, edge by edge."""

    loot: jax.Array
    """What was announced: in 5k, or with foolproof in cards."""
    cards: jax.Array
    """The action side that each seat holds; 0 for none."""
    unseen: jax.Array
    """Whom each seat could not see when all froze: sets."""
    mimes: jax.Array
    """What each seat mimes: the face of a gun, or 0."""
    first: jax.Array
    """At whom each seat points: a set of one, or nobody."""
    second: jax.Array
    """At whom the second gun points."""
    wounded: Set
    """Who has a wound of this round."""
    twice: Set
    """Who has two or more."""
    shown: Set
    spent: Set
    pending: Set
    """Wounded holders of a numbered card who have not acted yet (A64)."""
    reach: Set
    """Whom the dagger whose turn it is reaches; nobody where nobody has said so yet."""
    falling: Set
    sharers: Set

    def holders(self, face: int) -> Set:
        """Who holds this face."""
        return gathered(self.cards == face)

    def known(self, names: tuple[str, ...]) -> Known:
        """Some facts by their names."""
        return {name: getattr(self, name) for name in names}

    def learn(self, known: Known) -> None:
        """Take some facts for its own."""
        for name, fact in known.items():
            setattr(self, name, fact)

    def having(self, known: Known) -> "LiveTables":
        """A copy with some other facts."""
        return replace(self, **known)


def merged(where: jax.Array, yes: LiveTables, no: LiveTables) -> LiveTables:
    """One batch where the lanes are set, another elsewhere."""
    changed: Known = {}
    for field in fields(LiveTables):
        new, old = getattr(yes, field.name), getattr(no, field.name)
        if new is not old:
            changed[field.name] = jnp.where(where != 0, new, old)
    return no.having(changed)


def blank(law: LiveLaw, choice: jax.Array) -> LiveTables:
    """Tables before the first round: everybody in play, all cards in the box."""
    nothing = jnp.zeros_like(choice)

    def none(*rows: int) -> jax.Array:
        return jnp.zeros((*rows, *choice.shape), jnp.int32)

    def known(numbers: list[list[int]]) -> jax.Array:
        columns = jnp.asarray(numbers, jnp.int32).T
        return jnp.take(columns, choice, axis=1)

    tables = law.tables
    edges = [law.edges[: 1 + table.red] for table in tables]
    rest = [len(law.edges) - len(one) for one in edges]
    plain = [
        [number for edge in one for number in (*edge.plain, len(edge.numbers))] + [0] * 5 * gone
        for one, gone in zip(edges, rest, strict=True)
    ]
    values = [
        [number for edge in one for number in edge.values] + [0] * 3 * gone
        for one, gone in zip(edges, rest, strict=True)
    ]
    seats = law.seats
    return LiveTables(
        choice=choice,
        round=nothing,
        moment=nothing,
        in_play=known([[(1 << table.gangsters) - 1] for table in tables])[0],
        coward=nothing,
        hospital=nothing,
        row=none(3, DECKS),
        faces=none(DECKS, words(law.deck)),
        stash=none(law.teams),
        plain=known(plain),
        numbers=known([[sum(edge.number_bits for edge in one)] for one in edges])[0],
        values=known(values),
        loot=nothing,
        cards=none(seats),
        unseen=none(seats),
        mimes=none(seats),
        first=none(seats),
        second=none(seats),
        wounded=nothing,
        twice=nothing,
        shown=nothing,
        spent=nothing,
        pending=nothing,
        reach=nothing,
        falling=nothing,
        sharers=nothing,
    )
