"""What an observation tells, by name: facts as arrays, for scripted minds that weigh them."""

from functools import cached_property

from standoff.minds.arrays import Array, ArrayModule
from standoff.schema.actions import SEATS
from standoff.schema.observation import OWN_SIZE, POWERS, SCHEMA, SEAT_SIZE, TABLE_SIZE

FIRST_SEAT = TABLE_SIZE + OWN_SIZE
CARDS = 8
LIVE_CARDS = 3
"""Two Bangs and a BBB in a fresh hand (C7)."""
LIVES = 3
"""C59"""


class ObservedFacts:
    """A batch of observations (numbers, batch), read."""

    def __init__(self, xp: ArrayModule, observations: Array) -> None:
        self.xp = xp
        self.all = observations
        self.batch = observations.shape[1]
        self.blocks = observations[FIRST_SEAT:].reshape(SEATS, SEAT_SIZE, self.batch)

    def table(self, name: str) -> Array:
        """A fact about the table or oneself: (numbers, batch), or (batch) if it is one number."""
        found = self.all[SCHEMA.slices[name]] * 1.0
        return found[0] if found.shape[0] == 1 else found

    def seats(self, name: str) -> Array:
        """A fact about everyone: (seats, batch), or (seats, numbers, batch)."""
        where = SCHEMA.slices[f"seat0.{name}"]
        found = self.blocks[:, where.start - FIRST_SEAT : where.stop - FIRST_SEAT] * 1.0
        return found[:, 0] if found.shape[1] == 1 else found

    def own_power(self, power: str) -> Array:
        """Whether one holds a power: (batch)."""
        return self.table("power")[POWERS.index(power)]

    def shown(self, power: str) -> Array:
        """Who has shown a power: (seats, batch)."""
        return self.seats("shown_power")[:, POWERS.index(power)]

    def loot(self) -> Array:
        """What lies on the table, in the smallest note: (batch)."""
        twenties, tens, fives = self.table("loot")
        loot: Array = 4 * twenties + 2 * tens + fives
        return loot

    @cached_property
    def odds(self) -> Array:
        """How likely a gun of each is live, as far as everybody saw their cards go: (seats, batch)."""
        seen = self.seats("seen")
        guns = self.xp.maximum(self.seats("guns"), 1)
        left = self.xp.maximum(CARDS * guns - seen.sum(1), 1)
        live = LIVE_CARDS * guns - seen[:, 1] - seen[:, 2]
        odds: Array = self.xp.clip(live / left, 0, 1)
        return odds

    def danger(self) -> Array:
        """How many live bullets everyone may expect: (seats, batch)."""
        shooting = self.odds * self.seats("stance")[:, 0]
        return (self.seats("aims") * shooting[:, None]).sum(0)

    def money(self) -> Array:
        """What everyone seems to have, oneself's where one may not know: (seats, batch)."""
        known = self.seats("money_known")
        money = self.seats("money")
        return known * money + (1 - known) * money[:1] - self.seats("shame")

    def lives(self) -> Array:
        """How many wounds everyone is from death, as far as one can see: (seats, batch)."""
        return LIVES - self.seats("wounds") + self.shown("unbreakable")
