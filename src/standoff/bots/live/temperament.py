"""What all temperaments of Live share: which question is asked, and what makes sense for anybody."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.live import stabbing, walking
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.team import own, own_weapon
from standoff.rules.asks import Ask, Decision, Dice, Seat
from standoff.rules.cards import GUNS, Card, Weapon
from standoff.rules.decisions import FORGO, STAY, WITHDRAW, Stab
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk
from standoff.rules.live.views import View
from standoff.rules.live.words import StageId

WELCOME = (
    Weapon.KEVLAR,
    Weapon.BOOM,
    Weapon.BACKSTAB,
    Weapon.BBB,
    Weapon.DOUBLE,
    Weapon.SHOTGUN,
)
"""Whom a hit suits best, by their card: the last would lose their shot (L35, L45)."""

FICKLENESS = 0.15
"""How often somebody looks round for better prey."""
RESOLVE = 4
"""So many looks round somebody goes on to the place they chose."""
EMBRACE, ARMS_LENGTH = 450, 850
"""How near to come with a grenade, which wants many within reach, and with anything else."""


class Temperament(LiveBot):
    """A gangster with their own way to divide, to walk, to aim, to mime, and to keep their nerve."""

    manner: ClassVar[walking.Gait]
    """How to stand without a card that seeks company."""
    seeks: ClassVar[tuple[Weapon, ...]]
    """With which cards to look for company."""
    crowd: ClassVar[int] = 1
    """How many adversaries together are worth a walk with a grenade."""
    mimes: ClassVar[tuple[float, float, float]]
    """How often a Click card mimes each of the guns."""
    daring: ClassVar[float]
    """What a stab must be worth."""

    def __init__(self) -> None:
        self.exposure: Counter[Seat] = Counter()
        """How many guns have pointed at each seat so far."""
        self.counted = 0
        """The last round whose guns were counted."""
        self.prey: Seat | None = None
        """Whom this one walks up to."""
        self.goal: Point | None = None
        """Where this one goes to stand."""
        self.looks = 0
        """How often they have looked round on the way."""

    def ranked(self, view: View, targets: Sequence[Seat], dice: Dice) -> list[Seat]:
        """The adversaries in sight, the one to aim at first."""
        raise NotImplementedError

    def stays(self, view: View, dice: Dice) -> bool:
        """Whether to stay in the round."""
        raise NotImplementedError

    def divided(self, view: View, cards: Sequence[Card], members: Sequence[Seat]) -> list[Seat]:
        """The members in the order in which they should hold what is most welcome when hit."""
        return sorted(members, key=lambda seat: (-self.exposure[seat], seat))

    def watch(self, view: View) -> None:
        if view.stage is StageId.NERVE and self.counted < view.round:
            self.counted = view.round
            self.notice(view)

    def notice(self, view: View) -> None:
        """Take in who points at whom, once a round."""
        self.exposure.update(target for other in view.gangsters for target in other.at)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        self.watch(view)
        if isinstance(ask, DivideAsk):
            return self._divides(view, ask)
        if isinstance(ask, AimAsk):
            return self._aims(view, ask, dice)
        if ask.stage is StageId.NERVE:
            return STAY if self.stays(view, dice) else WITHDRAW
        stabs = [one for one in ask.decisions if isinstance(one, Stab)]
        return stabbing.best(view, stabs, self.daring) or FORGO

    def move(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        if own_weapon(view) in self.seeks:
            if not self._hunting(arena) or dice.random() < FICKLENESS:
                self.prey = walking.prey(view, arena, self._crowd(view))
            if self.prey is not None:
                near = EMBRACE if own_weapon(view) is Weapon.BOOM else ARMS_LENGTH
                return walking.close_in(arena, own(view)[0], self.prey, near)
        self.looks = (self.looks + 1) % RESOLVE
        if self.goal is None or self.looks == 0:
            self.goal = walking.place_to_stand(view, arena, self.manner, dice)
        return self.goal

    def _crowd(self, view: View) -> int:
        return self.crowd if own_weapon(view) is Weapon.BOOM else 1

    def _hunting(self, arena: Arena) -> bool:
        return any(spot.seat == self.prey for spot in arena.places)

    def _divides(self, view: View, ask: DivideAsk) -> Divide:
        order = self.divided(view, ask.cards, ask.members)
        places = sorted(
            range(len(ask.cards)), key=lambda place: WELCOME.index(ask.cards[place].weapon)
        )
        to = dict(zip(places, order, strict=True))
        return Divide(tuple(to[place] for place in range(len(ask.cards))))

    def _aims(self, view: View, ask: AimAsk, dice: Dice) -> Aim:
        mime = ask.mimes[0] if len(ask.mimes) == 1 else self._bluffs(dice)
        first, *rest = self.ranked(view, ask.targets, dice)
        if mime is Weapon.DOUBLE:
            return Aim(mime, (first, rest[0] if rest else first))  # L27
        return Aim(mime, (first,))

    def _bluffs(self, dice: Dice) -> Weapon:
        point = dice.random() * sum(self.mimes)
        for gun, weight in zip(GUNS, self.mimes, strict=True):
            point -= weight
            if point < 0:
                return gun
        return GUNS[-1]


def chief_last(view: View, members: Sequence[Seat]) -> list[Seat]:
    """The members with oneself at the end, where the biggest gun is."""
    me, _ = own(view)
    return [seat for seat in members if seat != me] + [me]
