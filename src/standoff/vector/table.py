"""A batch of tables while they are played: every fact a row or a word over the batch.

What cannot be at any table of the batch stays the plain number 0, and costs nothing.
"""

from dataclasses import dataclass, field

from standoff.vector.law import Law
from standoff.vector.numbers import YOU_DONT_NEED_IT
from standoff.vector.rows import EVEN, EVERY, Lanes, Row, Word, among, lanes


@dataclass
class Tables:
    """Where a batch of games stands. Phases change it in place, for the lanes that go on."""

    law: Law
    go: Lanes = -1
    """The tables that are being played on just now."""
    over: Lanes = 0
    """The tables whose game has ended."""
    round_over: Lanes = 0
    """The tables whose round has ended before its time (P22)."""

    players: Word = 0
    pool: Word = 0
    """How many powers are shuffled."""
    cop_game: Word = 0
    closed: Word = 0
    round: Word = 0
    moment: Word = 0
    """What the table waits for."""
    loot: Word = 0
    """Notes on the table, four bits each: fives, tens, twenties."""
    pile: Word = 0
    """Notes still to come, counted the same way: never in any order."""
    exploded: Word = 0
    """The round in which the grenade went off, 0 before."""
    calls: Word = 0

    alive: Row = 0
    withdrawn: Row = 0
    wounded: Row = 0
    """Down by a wound in this round; like `withdrawn` until the holder stands up again."""
    shown: Row = 0
    """Whose power card lies open."""
    power: Row = 0
    cop: Row = 0
    wounds: Row = 0
    shame: Row = 0
    flashing: Row = 0
    clicks: Row = 0
    bangs: Row = 0
    bbbs: Row = 0
    loaded: Row = 0
    """The card in play: 1 click, 2 bang, 4 bbb."""
    aims: Row = 0
    """Where the gun points: 1 for seat 0; 0 for nowhere yet."""
    fired: Row = 0
    """Who fired a BBB in this round."""
    foiled: Row = 0
    """The card discarded because its target withdrew: 1 click, 2 bang, 4 bbb."""
    sharers: Row = 0
    even_money: Word = 0
    """What seats 0, 2 and 4 have won, in fives: eight bits each."""
    odd_money: Word = 0

    heritage: Row = 0
    """The game's first dead, as long as their gun can be taken (P14)."""
    second_clicks: Word = 0
    second_bangs: Word = 0
    second_bbbs: Word = 0
    second_loaded: Word = 0
    second_aim: Word = 0

    seen_clicks: Row = 0
    seen_bangs: Row = 0
    seen_bbbs: Row = 0
    stood: Row = 0
    fled: Row = 0
    used_calls: Row = 0
    unused_calls: Row = 0

    next: Word = 0
    """What a table will wait for when a step is done."""
    decisions: Word = 0
    """How often somebody had something to choose; counted by playouts only."""

    stake: Word = 0
    """What lay on the table at all splits so far, in fives; only where a law counts."""
    left: Word = 0
    """What could not be split of it."""

    remembers: bool = False
    """Whether the history that only observations need is kept."""
    holders: dict[int, Row] = field(default_factory=dict)

    @property
    def flow(self) -> Word:
        """Which tables go on, are over, or have done with the round: a bit each."""
        return (self.go & 1) | (self.over & 2) | (self.round_over & 4)

    @flow.setter
    def flow(self, bits: Word) -> None:
        self.go, self.over, self.round_over = -(bits & 1), -(bits >> 1 & 1), -(bits >> 2)

    @property
    def present(self) -> Row:
        """The seats of the table."""
        return EVERY & ~(-1 << (4 * self.players))

    @property
    def standing(self) -> Row:
        """Who would share now (C48)."""
        return self.alive & ~self.withdrawn & ~self.wounded

    @property
    def alerted(self) -> Lanes:
        return lanes(self.calls == 3)

    @property
    def heir(self) -> Row:
        """Who has two guns, alive or dead."""
        return self.shown & self.holder(YOU_DONT_NEED_IT)

    def holder(self, power: int) -> Row:
        """The seat that holds a power, if any does."""
        if not self.law.has(power):
            return 0
        if power not in self.holders:
            self.holders[power] = among(self.power, power)
        return self.holders[power]

    def hidden(self, power: int) -> Lanes:
        """The tables where a power was shuffled and nobody has shown it yet."""
        if not self.law.has(power):
            return 0
        return lanes(self.pool >= power) & lanes((self.shown & self.holder(power)) == 0)

    def pay(self, who: Row, share: Word) -> None:
        """Give everyone in a set the same money."""
        self.even_money += (who & EVEN) * share
        self.odd_money += ((who >> 4) & EVEN) * share

    def take_money(self, who: Row) -> None:
        """Put the money of a set back into the box (C61)."""
        self.even_money &= ~((who & EVEN) * 255)
        self.odd_money &= ~(((who >> 4) & EVEN) * 255)

    def discard(self, who: Row) -> None:
        """The cards in play of a set leave face down."""
        self.loaded &= ~(who * 7)
        self.second_loaded &= ~lanes((who & self.heir) != 0)
