"""What a gangster or the Godfather may say in Live."""

from collections.abc import Sequence
from functools import cached_property
from math import factorial
from typing import TypeVar

from standoff.rules.asks import Decision, LazyAsk, OneOf, Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.decisions import FORGO, STAY, WITHDRAW, Forgo, Stab, Stay, Withdraw
from standoff.rules.live.table import Spot
from standoff.rules.live.words import Contact, StageId

T = TypeVar("T")


class Divide(Decision, frozen=True, tag="divide"):
    """Give each card the team was dealt, in the order dealt, to one member in play."""

    to: tuple[Seat, ...]


class Freeze(Decision, frozen=True, tag="freeze"):
    """Say who cannot see whom; and, if they are known, where all stood."""

    unseen: tuple[tuple[Seat, Seat], ...] = ()
    spots: tuple[Spot, ...] = ()


class Aim(Decision, frozen=True, tag="aim"):
    """Mime a weapon, and point it: Double Guns at two."""

    mime: Weapon
    at: tuple[Seat, ...]


class Touch(Decision, frozen=True, tag="touch"):
    """Say whom each body asked about touches with open arms."""

    touched: tuple[tuple[Seat, ...], ...]


LiveDecision = Divide | Freeze | Aim | Stay | Withdraw | Touch | Stab | Forgo


class DivideAsk(LazyAsk, frozen=True, dict=True, tag="divide"):
    """Who of the team holds which card (L18)."""

    cards: tuple[Card, ...]
    members: tuple[Seat, ...]
    stage: StageId = StageId.DIVIDE

    @property
    def count(self) -> int:
        return factorial(len(self.members))

    def nth(self, place: int) -> Divide:
        left = list(self.members)
        to = []
        while left:
            place, which = divmod(place, len(left))
            to.append(left.pop(which))
        return Divide(tuple(to))

    def __contains__(self, decision: object) -> bool:
        return isinstance(decision, Divide) and tuple(sorted(decision.to)) == self.members


class FreezeAsk(LazyAsk, frozen=True, dict=True, tag="freeze"):
    """Who, at the whistle, really sees whom (L25); all see all where the Godfather is silent."""

    teams: tuple[tuple[Seat, ...], ...]
    """The gangsters in play, team by team."""
    stage: StageId = StageId.FREEZE

    @cached_property
    def pairs(self) -> tuple[tuple[Seat, Seat], ...]:
        """Everyone with each of their adversaries."""
        return tuple(
            (seat, other)
            for team in self.teams
            for seat in team
            for others in self.teams
            if others is not team
            for other in others
        )

    @property
    def count(self) -> int:
        return 1 << len(self.pairs)

    def nth(self, place: int) -> Freeze:
        return Freeze(_chosen(self.pairs, place))

    def __contains__(self, decision: object) -> bool:
        return (
            isinstance(decision, Freeze)
            and not decision.spots
            and _in_order(decision.unseen, self.pairs)
        )

    def admits(self, answer: Decision) -> bool:
        """Also with the spots of everyone in play, in the order of their seats."""
        return (
            isinstance(answer, Freeze)
            and (
                not answer.spots
                or [spot.seat for spot in answer.spots]
                == [seat for team in self.teams for seat in team]
            )
            and _in_order(answer.unseen, self.pairs)
        )


class AimAsk(LazyAsk, frozen=True, dict=True, tag="aim"):
    """Which weapon to mime, and at whom to point it (L23-L28)."""

    mimes: tuple[Weapon, ...]
    """A gun mimes itself, a Click card any gun (L26)."""
    targets: tuple[Seat, ...]
    """The adversaries in sight."""
    stage: StageId = StageId.AIM

    @property
    def count(self) -> int:
        return sum([self._ways(mime) for mime in self.mimes])

    def _ways(self, mime: Weapon) -> int:
        targets = len(self.targets)
        return max(targets * (targets - 1), 1) if mime is Weapon.DOUBLE else targets

    def nth(self, place: int) -> Aim:
        targets = self.targets
        mimes = iter(self.mimes)
        mime = next(mimes)
        while place >= self._ways(mime):
            place -= self._ways(mime)
            mime = next(mimes)
        if mime is not Weapon.DOUBLE:
            return Aim(mime, (targets[place],))
        if len(targets) == 1:  # L27
            return Aim(mime, targets * 2)
        first, second = divmod(place, len(targets) - 1)
        return Aim(mime, (targets[first], targets[second + (second >= first)]))

    def __contains__(self, decision: object) -> bool:
        if not isinstance(decision, Aim) or decision.mime not in self.mimes:
            return False
        at, targets = decision.at, self.targets
        if decision.mime is not Weapon.DOUBLE:
            return len(at) == 1 and at[0] in targets
        return (
            len(at) == 2
            and at[0] in targets
            and at[1] in targets
            and (at[0] != at[1] or len(targets) == 1)  # L27
        )


class TouchAsk(LazyAsk, frozen=True, dict=True, tag="touch"):
    """Whom some bodies touch with open arms; nobody where the Godfather is silent."""

    why: Contact
    bodies: tuple[Seat, ...]
    others: tuple[Seat, ...]
    """Everyone who could be touched."""
    stage: StageId

    @property
    def count(self) -> int:
        return 1 << len(self.bodies) * len(self.others)

    def nth(self, place: int) -> Touch:
        touched = []
        for _ in self.bodies:
            place, chosen = divmod(place, 1 << len(self.others))
            touched.append(_chosen(self.others, chosen))
        return Touch(tuple(touched))

    def __contains__(self, decision: object) -> bool:
        return (
            isinstance(decision, Touch)
            and len(decision.touched) == len(self.bodies)
            and all(_in_order(touched, self.others) for touched in decision.touched)
        )


Choice = OneOf[LiveDecision, StageId]
LiveAsk = Choice | DivideAsk | FreezeAsk | AimAsk | TouchAsk

NERVE_ASK: Choice = OneOf((STAY, WITHDRAW), StageId.NERVE)


def stab_ask(victims: tuple[Seat, ...], stage: StageId) -> Choice:
    """Whom a dagger may strike, if anybody (L40)."""
    return OneOf((FORGO, *map(Stab, victims)), stage)


def _chosen(those: Sequence[T], bits: int) -> tuple[T, ...]:
    """Those whose bit is set, in order."""
    return tuple([one for place, one in enumerate(those) if bits >> place & 1])


def _in_order(some: Sequence[T], those: Sequence[T]) -> bool:
    """Whether some are among those, each once and in the same order."""
    rest = iter(those)
    return all(one in rest for one in some)
