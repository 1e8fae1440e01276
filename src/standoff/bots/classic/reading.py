"""Reading a standoff: which guns may be live, who may flinch, who may be hit."""

from functools import cache
from typing import NamedTuple

from standoff.bots.hits import UNHURT, Hits, one_more
from standoff.rules.asks import Seat
from standoff.rules.classic.hand import FULL_HAND
from standoff.rules.classic.outcome import SHAME_WORTH
from standoff.rules.classic.views import Other, Own, View
from standoff.rules.classic.words import Bullet, PowerId, Stance

FATAL_WOUND = 3
"""C59"""
DEATH_WORTH = 10_000
"""P10"""


class Odds(NamedTuple):
    """How likely a card is to be each live bullet."""

    bang: float
    bbb: float


CERTAIN = {
    None: Odds(0.0, 0.0),
    Bullet.CLICK: Odds(0.0, 0.0),
    Bullet.BANG: Odds(1.0, 0.0),
    Bullet.BBB: Odds(0.0, 1.0),
}


@cache
def odds(seen: tuple[Bullet, ...], guns: int, swapped: bool) -> Odds:
    """What the next card of a gangster may be, as far as everybody saw their cards go."""
    unseen = max(1, FULL_HAND.cards * guns + swapped - len(seen))
    return Odds(
        max(0, FULL_HAND.bang * guns - seen.count(Bullet.BANG)) / unseen,
        max(0, FULL_HAND.bbb * guns + swapped - seen.count(Bullet.BBB)) / unseen,
    )


def odds_of(other: Other) -> Odds:
    return odds(other.seen, len(other.cards), other.power is PowerId.SPECIALIST)


def own(view: View) -> tuple[Other, Own]:
    """The gangster in one's own seat, as everybody sees them and as only they do."""
    assert view.seat is not None
    assert view.own is not None
    return view.gangsters[view.seat], view.own


def rivals(view: View) -> list[Other]:
    """Everybody else alive."""
    return [other for other in view.gangsters if other.alive and other.seat != view.seat]


def lives(other: Other) -> int:
    """How many wounds would kill them, as far as one can see."""
    return FATAL_WOUND - other.wounds + (other.power is PowerId.UNBREAKABLE)


def own_lives(view: View) -> int:
    me, secret = own(view)
    return FATAL_WOUND - me.wounds + (secret.power is PowerId.UNBREAKABLE)


def shame_worth(view: View) -> int:
    """What a Shame marker of one's own will come to."""
    power = own(view)[1].power
    return -SHAME_WORTH if power is PowerId.SUPER_COWARD else SHAME_WORTH


def own_total(view: View) -> int:
    """One's own sum, if the game ended now."""
    me, secret = own(view)
    dead = sum(not other.alive for other in view.gangsters)
    bonus = DEATH_WORTH * dead if secret.power is PowerId.SIX_FEET_UNDER else 0
    return (me.money or 0) + me.shame * shame_worth(view) + bonus


def total(view: View, other: Other) -> int:
    """What somebody else seems to have; as much as oneself where money is closed."""
    money = other.money if other.money is not None else own(view)[0].money
    return (money or 0) + other.shame * SHAME_WORTH


def armed(view: View, other: Other) -> bool:
    """Whether a wound of theirs would set a grenade off (P21)."""
    return other.power is PowerId.INSANE and other.alive and not view.exploded


def flinch(danger: float, other: Other, round_: int) -> float:
    """How likely somebody is to withdraw with so many live bullets to expect."""
    habit = other.shame / (round_ + 1)
    return min(0.9, 0.02 + danger * (0.5 + 0.4 * other.wounds) + 0.3 * habit * (danger > 0))


class Reading:
    """The guns as they point now, for one who knows only their own card."""

    def __init__(self, view: View) -> None:
        self.view = view
        seats = len(view.gangsters)
        self.danger = [0.0] * seats
        """How many live bullets the table may expect at each seat."""
        self.unsurprised = [1.0] * seats
        """How likely each is to see no fast bullet come."""
        self.guns: list[list[tuple[Seat, Odds]]] = [[] for _ in range(seats)]
        """Whose guns point at each seat, and what may be in them."""
        for other in view.gangsters:
            if other.alive and other.stance is Stance.STANDING and other.loaded:
                self._read(other)
        self.flinch = [
            flinch(self.danger[other.seat], other, view.round) if other.alive else 1.0
            for other in view.gangsters
        ]

    def _read(self, other: Other) -> None:
        public = odds_of(other)
        mine = self.view.own if other.seat == self.view.seat else None
        for gun, target in enumerate(other.aims):
            if target is None:
                continue
            self.danger[target] += public.bang + public.bbb
            known = public if mine is None else CERTAIN[mine.loaded[gun]]
            self.unsurprised[target] *= 1 - known.bbb
            self.guns[target].append((other.seat, known))

    def hits(self, seat: Seat) -> Hits:
        """How often somebody will be hit if they stay."""
        hits = UNHURT
        for shooter, card in self.guns[seat]:
            stays = 1.0 if shooter == self.view.seat else 1 - self.flinch[shooter]
            hit = stays * (card.bbb + card.bang * self.unsurprised[shooter])
            hits = one_more(hits, hit)
        return hits

    def own_hits(self) -> Hits:
        """How often one will be wounded oneself by staying, blast and Dragon Skin included."""
        me, secret = own(self.view)
        none, one, two, more = self.hits(me.seat)
        if secret.power is PowerId.DRAGON_SKIN:
            one, two, more = one + two + more, 0.0, 0.0
        blast = self.blast()
        return none * (1 - blast), one + none * blast, two, more

    def blast(self) -> float:
        """How likely somebody else's grenade is to go off."""
        for other in self.view.gangsters:
            if other.seat != self.view.seat and armed(self.view, other):
                return (1 - self.flinch[other.seat]) * (1 - self.hits(other.seat)[0])
        return 0.0

    def hit_chance(self) -> float:
        return 1 - self.own_hits()[0]

    def death_chance(self) -> float:
        """How likely one is to die by staying."""
        fatal = own_lives(self.view)
        return sum(self.own_hits()[fatal:])
