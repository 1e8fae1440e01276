"""Parts: how a round is worked out group by group on a processor, and in one go on a GPU."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax

from standoff.vector.flow import Part, Players
from standoff.vector.packing import Packing, Words
from standoff.vector.table import Table

Group = tuple[Part, ...]


def play_parts(
    table: Table,
    packing: Packing,
    groups: tuple[Group, ...],
    players: Callable[[Table], Players],
    needed: Callable[[int, Table], Any],
) -> Table:
    """Play parts of a round; groups that no table needs are passed over."""
    nothing = 0 * table.alive

    def unpacked(words: Words) -> Table:
        here = replace(table, holders=dict(table.holders))
        packing.unpack(words, here)
        return here

    def playing(group: Group) -> Callable[[Words], Words]:
        def play(words: Words) -> Words:
            here = unpacked(words)
            answering = players(here)
            for part in group:
                part(here, answering)
            return tuple(nothing + word for word in packing.pack(here))

        return play

    words: Words = tuple(nothing + word for word in packing.pack(table))
    for number, group in enumerate(groups):
        words = apart(needed(number, unpacked(words)), playing(group), words)
    return unpacked(words)


def apart(needed: Any, function: Callable[[Words], Words], words: Words) -> Words:
    """Work something out by itself.

    The compiler for processors works a fact out again for everything that follows from it;
    it cannot do so across a branch. On a GPU a branch costs more than that.
    """
    worked_out: Words = jax.lax.platform_dependent(
        needed,
        words,
        cpu=lambda needed, words: jax.lax.cond(needed, function, lambda words: words, words),
        default=lambda _, words: function(words),
    )
    return worked_out
