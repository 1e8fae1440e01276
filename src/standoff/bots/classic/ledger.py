"""A ledger of prospects: how money and wounds change everybody's chance of winning."""

from functools import cache
from math import exp, factorial
from typing import NamedTuple

from standoff.bots.classic.reading import (
    Reading,
    lives,
    own_lives,
    own_total,
    rivals,
    shame_worth,
    total,
)
from standoff.bots.hits import Hits
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.outcome import SHAME_WORTH
from standoff.rules.classic.views import Other, View
from standoff.rules.notes import shares

WOUNDS_A_ROUND = 0.15
"""How often a gangster may expect to be hit in a round to come."""
DOUBT, DOUBT_A_ROUND = 6_000.0, 5_000.0
"""How little a lead means: now, and more for every round to come."""


@cache
def survival(left: int, rounds: int) -> float:
    """How likely a gangster is to live through so many rounds with so many lives left."""
    wounds = WOUNDS_A_ROUND * rounds
    return exp(-wounds) * sum(wounds**hits / factorial(hits) for hits in range(left))


class Aftermath(NamedTuple):
    """One way the others may come out of a standoff."""

    chance: float
    sharers: int
    sharing: float
    """The weight of those who share."""
    down: float
    """The weight of those who do not."""


class Prospects:
    """Prospects as weights: somebody's chance of winning is their part of all weights together."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rounds = ROUNDS - view.round
        self.doubt = DOUBT + DOUBT_A_ROUND * self.rounds
        self.lives = own_lives(view)
        self.mine = own_total(view)

    def gain(self, money: int) -> float:
        """By what factor so much money changes somebody's weight."""
        return exp(money / self.doubt)

    def own_weight(self, wounds: int = 0) -> float:
        return survival(self.lives - wounds, self.rounds)

    def weight(self, other: Other, wounds: int = 0) -> float:
        lead = total(self.view, other) - self.mine
        return self.gain(lead) * survival(lives(other) - wounds, self.rounds)

    def share(self, sharers: int) -> int:
        return shares(self.view.loot, sharers).share

    def aftermaths(self, reading: Reading) -> list[Aftermath]:
        """Every way the others may stay, run or fall."""
        ways = [Aftermath(1.0, 0, 0.0, 0.0)]
        for other in rivals(self.view):
            runs = reading.flinch[other.seat]
            stands = (1 - runs) * reading.hits(other.seat)[0]
            falls = 1 - runs - stands
            up = self.weight(other)
            down = up * runs * self.gain(SHAME_WORTH) + falls * self.weight(other, 1)
            ways = [
                way
                for chance, sharers, sharing, out in ways
                for way in (
                    Aftermath(chance * stands, sharers + 1, sharing + up, out),
                    Aftermath(chance * (1 - stands), sharers, sharing, out + down / (1 - stands)),
                )
            ]
        return ways

    def staying_and_leaving(self, reading: Reading, hits: Hits) -> tuple[float, float]:
        """One's chance of winning if one stays, and if one withdraws."""
        unhurt, *hurt = hits
        stay = leave = 0.0
        me = self.own_weight()
        ashamed = me * self.gain(shame_worth(self.view))
        fallen = [(chance, self.own_weight(wounds)) for wounds, chance in enumerate(hurt, 1)]
        gains = [self.gain(self.share(sharers)) for sharers in range(len(self.view.gangsters) + 1)]
        for chance, sharers, sharing, down in self.aftermaths(reading):
            without = sharing * gains[sharers] + down
            gain = gains[sharers + 1]
            stay += chance * unhurt * me * gain / ((me + sharing) * gain + down)
            for falling, weight in fallen:
                if falling and weight:
                    stay += chance * falling * weight / (weight + without)
            leave += chance * ashamed / (ashamed + without)
        return stay, leave
