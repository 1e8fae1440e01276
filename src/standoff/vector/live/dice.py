"""Players who take any legal decision with the same chance, and a Godfather of one's choice."""

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.box import BBB, DOUBLE, SHOTGUN
from standoff.vector.live.flow import Stage
from standoff.vector.live.godfather import GodfatherPolicy
from standoff.vector.live.law import Facts
from standoff.vector.live.phases import aim, chain, fall, nerve
from standoff.vector.live.phases.wounding import clicks
from standoff.vector.live.seats import count, lanes, nth
from standoff.vector.live.table import BBB_CHAIN, Known, LiveTables
from standoff.vector.luck import Luck, below


class RandomGangsters:
    """Random players for one round.

    Cards are dealt at random, so nobody needs to divide them again; and what a Click holder points
    at hurts nobody, so they point with both hands and it is not written down what they mime.
    """

    def __init__(self, godfather: GodfatherPolicy, luck: Luck) -> None:
        self.godfather = godfather
        self.luck = luck

    def divide(self, facts: Facts, table: LiveTables) -> None:
        """As they were dealt."""

    def freeze(self, facts: Facts, table: LiveTables) -> None:
        aim.freeze(facts, table, self.godfather.unseen(facts, table, self.luck))

    def aim(self, facts: Facts, table: LiveTables) -> None:
        seen = aim.targets(facts, table)
        many = count(seen)
        numbers = draws.numbers(self.luck, draws.AIM, facts.law.seats)
        chosen, rest = below(numbers, many)
        first = nth(seen, chosen)
        others = jnp.where(many > 1, seen & ~first, seen)  # L27
        chosen, _ = below(rest, count(others))
        both = (table.cards != BBB) & (table.cards != SHOTGUN)
        mimes = jnp.where(both, DOUBLE, table.cards)
        aim.resolve(table, mimes, first, jnp.where(both, nth(others, chosen), 0))

    def nerve(self, facts: Facts, table: LiveTables) -> None:
        nerve.resolve(table, (self.luck.number(draws.NERVE) >> 8).astype(jnp.int32))

    def chain(self, facts: Facts, table: LiveTables, moment: int) -> None:
        held = clicks(table)

        def some(carried: tuple[Known, jax.Array]) -> tuple[Known, jax.Array]:
            known, draw = carried
            here = table.having(known)
            for _ in range(draws.at_once()):
                now = chain.turn(facts, here, held)
                touched = self.godfather.touched(facts, here, now.seat, self.luck, draw)
                chain.touch(facts, here, held, now, touched & now.others)
                chosen, _ = below(self.luck.number(draw + 1), count(here.reach) + 1)
                chain.stab(here, held, now.seat & lanes(here.reach != 0), nth(here.reach, chosen))
                draw = draw + 2
            return here.known(chain.CHANGES), draw

        def waits(carried: tuple[Known, jax.Array]) -> jax.Array:
            return jnp.any(carried[0]["pending"] != 0)

        first = draws.CHAINS + draws.A_CHAIN * (moment - BBB_CHAIN)
        known, _ = jax.lax.while_loop(waits, some, (table.known(chain.CHANGES), jnp.int32(first)))
        table.learn(known)

    def fall(self, facts: Facts, table: LiveTables) -> None:
        fall.resolve(facts, table, self.godfather.caught(facts, table, self.luck))

    def go(self, table: LiveTables, stage: Stage) -> None:
        stage(table)
