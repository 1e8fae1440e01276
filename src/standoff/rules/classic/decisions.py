"""What a gangster may say in the classic edition."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from standoff.rules.asks import Ask, Decision, OneOf, Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.words import Bullet, StageId
from standoff.rules.decisions import FORGO as FORGO
from standoff.rules.decisions import STAY as STAY
from standoff.rules.decisions import WITHDRAW as WITHDRAW
from standoff.rules.decisions import Forgo as Forgo
from standoff.rules.decisions import Stab as Stab
from standoff.rules.decisions import Stay as Stay
from standoff.rules.decisions import Withdraw as Withdraw


class Load(Decision, frozen=True, tag="load"):
    """Lay one bullet a gun face down; None where a hand stayed silent."""

    bullets: tuple[Bullet | None, ...]


class Aim(Decision, frozen=True, tag="aim"):
    """Point each gun at somebody; None where a hand stayed silent."""

    at: tuple[Seat | None, ...]


class Show(Decision, frozen=True, tag="show"):
    """Turn one's power card up."""


class Take(Decision, frozen=True, tag="take"):
    """Take the gun and the cards of someone who just died."""

    dead: Seat


class Swap(Decision, frozen=True, tag="swap"):
    """Take the fired card back and throw another away for it."""

    thrown: Bullet


class Join(Decision, frozen=True, tag="join"):
    """Stand up again and join the split."""


class Pass(Decision, frozen=True, tag="pass"):
    """Hand the telephone on as it is."""


class Call(Decision, frozen=True, tag="call"):
    """Turn the telephone."""


ClassicDecision = (
    Load | Aim | Stay | Withdraw | Forgo | Show | Take | Swap | Join | Stab | Pass | Call
)


class LoadAsk(Ask, frozen=True, dict=True, tag="load"):
    """Which bullet to lay for each gun."""

    hands: tuple[tuple[Bullet, ...], ...]
    """The kinds each gun may load."""
    stage: StageId = StageId.LOAD

    def listed(self) -> tuple[Decision, ...]:
        return tuple(Load(bullets) for bullets in product(*self.hands))

    def admits(self, answer: Decision) -> bool:
        return answer in self or (
            isinstance(answer, Load) and _each_silent_or_in(answer.bullets, self.hands)
        )


class AimAsk(Ask, frozen=True, dict=True, tag="aim"):
    """At whom to point each gun."""

    targets: tuple[Seat, ...]
    guns: int = 1
    stage: StageId = StageId.AIM

    def listed(self) -> tuple[Decision, ...]:
        return tuple(Aim(at) for at in product(self.targets, repeat=self.guns))

    def admits(self, answer: Decision) -> bool:
        return answer in self or (
            isinstance(answer, Aim) and _each_silent_or_in(answer.at, (self.targets,) * self.guns)
        )


Choice = OneOf[ClassicDecision, StageId]
ClassicAsk = Choice | LoadAsk | AimAsk


def _each_silent_or_in(said: Sequence[object], allowed: Sequence[Sequence[object]]) -> bool:
    """With two guns each hand is late on its own (A20)."""
    return len(said) == len(allowed) and all(
        one is None or one in choices for one, choices in zip(said, allowed, strict=True)
    )


@cache
def load_ask(hands: tuple[Hand, ...], stage: StageId) -> LoadAsk:
    return LoadAsk(tuple(hand.kinds for hand in hands), stage)


@cache
def aim_ask(living: tuple[Seat, ...], seat: Seat, guns: int, stage: StageId) -> AimAsk:
    """C21: anyone else alive."""
    return AimAsk(tuple(other for other in living if other != seat), guns, stage)


PASS, CALL = Pass(), Call()
NERVE_ASK: Choice = OneOf((STAY, WITHDRAW), StageId.NERVE)
PASS_ASK: Choice = OneOf((PASS,), StageId.PHONE)
CALL_ASK: Choice = OneOf((PASS, CALL), StageId.PHONE)
