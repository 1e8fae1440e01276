"""Whether a table of weapons is balanced: no card is a gift or a burden, none is dead, mimes are doubtful."""

from collections.abc import Sequence
from math import inf

from msgspec import Struct

from standoff.report.chart import Cell
from standoff.report.reading import NamedStudy, value_of
from standoff.rules.cards import GUNS, Weapon
from standoff.simulation.estimates import SURE, reach_of, share
from standoff.simulation.tally import WHOLE_WIN, Measure, Sample

FAIR = 0.02
"""A card of any kind brings its team at most so much more or less than the average card."""
ALIVE = 0.15
"""A card of any kind does something at least so often when it is held."""
DOUBTFUL = (0.4, 0.65)
"""A mime of any gun is true so often: below nobody fears it, above nobody doubts it."""


class WeaponVerdict(Struct, frozen=True):
    """What a table of weapons does."""

    average: float
    """The share of wins of the team with an average card."""
    gifts: dict[Weapon, float]
    """How much more or less each card brings."""
    doubt: dict[Weapon, float]
    """How far that may be off, with so many cards looked at."""
    luck: float
    """How far a card is from the average card, on average over the cards dealt."""
    acts: dict[Weapon, float]
    truth: dict[Weapon, float]
    unsure: dict[str, float]
    """How far "acts" and "truth" may be off: the farthest of each."""

    @property
    def spread(self) -> float:
        """Between the best and the worst card."""
        return max(self.gifts.values()) - min(self.gifts.values())

    @property
    def unfair(self) -> list[Weapon]:
        """The gifts and burdens that are surely such."""
        return [
            weapon
            for weapon, gift in self.gifts.items()
            if abs(gift) > max(FAIR, self.doubt[weapon])
        ]

    @property
    def dead(self) -> list[Weapon]:
        sure = ALIVE - self.unsure["acts"]
        return [weapon for weapon, acts in self.acts.items() if acts < sure]

    @property
    def beyond_doubt(self) -> list[Weapon]:
        low, high = DOUBTFUL
        off = self.unsure["truth"]
        return [gun for gun, true in self.truth.items() if not low - off <= true <= high + off]

    @property
    def balanced(self) -> bool:
        return not (self.unfair or self.dead or self.beyond_doubt)

    @property
    def is_sure(self) -> bool:
        """Whether there are games enough to have seen a card that is unfair."""
        return max(self.doubt.values()) <= FAIR


def verdict(reading: NamedStudy) -> WeaponVerdict:
    """What these games say about the cards they were played with."""
    held: dict[Weapon, Sample] = {
        weapon: sample
        for weapon in Weapon
        if (sample := reading.tally[Measure.HOLDER_WINS, f"weapon {weapon}"]).beside
    }
    cards = sum(one.beside for one in held.values())
    average = sum(one.total for one in held.values()) / cards / WHOLE_WIN
    shares = {weapon: share(one, WHOLE_WIN) for weapon, one in held.items()}
    gifts = {weapon: one.value - average for weapon, one in shares.items()}
    wider = _wider(reading.study.games)
    uses = [reading.share(Measure.USES, f"weapon {one}") for one in held]
    mimes = [reading.share(Measure.LOADED, f"mime {gun}") for gun in GUNS if gun in held]
    return WeaponVerdict(
        average,
        gifts,
        {weapon: wider * (one.high - one.low) / 2 for weapon, one in shares.items()},
        sum(abs(gifts[weapon]) * one.beside for weapon, one in held.items()) / cards,
        {one: value_of(reading.share(Measure.USES, f"weapon {one}")) for one in held},
        {
            gun: value_of(reading.share(Measure.LOADED, f"mime {gun}"))
            for gun in GUNS
            if gun in held
        },
        {"acts": wider * _farthest(uses), "truth": wider * _farthest(mimes)},
    )


def _wider(games: int) -> float:
    """How much wider than at one look an interval is, where every card is looked at."""
    if games < 2:
        return inf
    return reach_of(games - 1, 1 - (1 - SURE) / len(Weapon)) / reach_of(games - 1)


def _farthest(cells: Sequence[Cell | None]) -> float:
    told = [one.estimate for one in cells if one is not None]
    return max((one.high - one.low for one in told), default=0.0) / 2
