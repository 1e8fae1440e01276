"""Reading a standoff of Live: which mimes may be real, who may run, and who may fall."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import prod
from typing import NamedTuple

from standoff.bots.hits import UNHURT, Hits, one_more
from standoff.bots.live.team import hands, in_play, near, own, spots
from standoff.rules.asks import Seat
from standoff.rules.cards import GUNS, Cards, Weapon
from standoff.rules.live.options import COMA
from standoff.rules.live.views import Other, View

BLUFF = 1 / len(GUNS)
"""How often a Click card mimes each gun, as far as anybody can tell."""


class Odds(NamedTuple):
    """How likely somebody's mime is true, and how likely they hold a grenade."""

    real: float
    boom: float


@cache
def odds_of_mimes(cards: Cards, *, red: bool) -> Mapping[Weapon | None, Odds]:
    """What each mime says about a card out of those in play; None: no mime at all."""
    held = Counter(weapon for _, edge in cards.edges(red=red) for weapon, _ in edge.faces)
    clicks = sum(held[weapon] for weapon in Weapon if weapon not in GUNS)
    boom = held[Weapon.BOOM]
    mimes: dict[Weapon | None, Odds] = {None: Odds(0.0, boom / held.total())}
    for gun in GUNS:
        mimed = held[gun] + BLUFF * clicks
        mimes[gun] = Odds(held[gun] / mimed, BLUFF * boom / mimed) if mimed else Odds(0.0, 0.0)
    return mimes


def odds(view: View, other: Other, known: Mapping[Seat, Weapon]) -> Odds:
    """What somebody may hold, from what they mime, unless one knows."""
    weapon = known.get(other.seat)
    if weapon is not None:
        return Odds(float(weapon is other.mime), float(weapon is Weapon.BOOM))
    return odds_of_mimes(view.options.cards, red=view.options.red)[other.mime]


class Gun(NamedTuple):
    """A mimed weapon that points at somebody."""

    shooter: Seat
    mime: Weapon
    real: float


class Reading:
    """The guns as they point now, for one who knows only their own team's cards."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = hands(view)
        self.where = spots(view)
        self.odds = {other.seat: odds(view, other, self.known) for other in in_play(view)}
        self.guns: dict[Seat, list[Gun]] = {seat: [] for seat in self.odds}
        for other in in_play(view):
            if other.mime is not None and not other.wounds:
                for target in other.at:
                    if target in self.guns:
                        gun = Gun(other.seat, other.mime, self.odds[other.seat].real)
                        self.guns[target].append(gun)
        self.flinch = {seat: self._flinch(seat) for seat in self.odds}

    def _flinch(self, seat: Seat) -> float:
        """How likely somebody is to run from what points at them."""
        weights = {Weapon.SHOTGUN: 2.0}
        threat = sum(gun.real * weights.get(gun.mime, 1.0) for gun in self.guns[seat])
        return min(0.7, 0.3 * max(0.0, threat - 0.5))

    def fires(self, gun: Gun) -> float:
        """How likely a gun is to go off: its holder stays, and nobody was faster (L35, L45)."""
        faster = GUNS[: GUNS.index(gun.mime)]
        unhurt = prod(
            1 - other.real * (1 - self.flinch[other.shooter])
            for other in self.guns[gun.shooter]
            if other.mime in faster
        )
        return gun.real * (1 - self.flinch[gun.shooter]) * unhurt

    def wounds(self, seat: Seat) -> Hits:
        """How likely somebody who stays is to be hit never, once, twice, and more often."""
        hits = UNHURT
        for gun in self.guns[seat]:
            if gun.mime is not Weapon.SHOTGUN:
                hits = one_more(hits, self.fires(gun))
        return hits

    def coma(self, seat: Seat) -> float:
        """How likely somebody who stays is to end in the Hospital (L43)."""
        wounds = self.wounds(seat)
        boom = self.odds[seat].boom
        fatal = COMA + (self.known.get(seat) is Weapon.KEVLAR)
        bled = boom * (1 - wounds[0]) + (1 - boom) * sum(wounds[fatal:])
        unshot = prod(1 - self.fires(gun) for gun in self.guns[seat] if gun.mime is Weapon.SHOTGUN)
        return 1 - (1 - bled) * unshot * self._no_blast(seat)

    def _no_blast(self, seat: Seat) -> float:
        """How likely no grenade within reach is to go off (L38)."""
        return prod(
            1 - self.odds[other].boom * (1 - self.flinch[other]) * (1 - self.wounds(other)[0])
            for other in near(self.where, seat)
            if other in self.odds
        )

    def own_coma(self) -> float:
        return self.coma(own(self.view)[0])

    def other_sharers(self) -> float:
        """How many others may be expected to share."""
        me, _ = own(self.view)
        return sum(
            (1 - self.flinch[seat]) * (1 - self.coma(seat)) for seat in self.odds if seat != me
        )
