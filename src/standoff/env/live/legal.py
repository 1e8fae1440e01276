"""What an ask of Live lets a gangster do, in numbers."""

from collections.abc import Mapping
from functools import lru_cache

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import Forgo, Stab, Stay, Withdraw
from standoff.rules.live.decisions import Aim, AimAsk, DivideAsk
from standoff.schema import live_actions as actions

MOVES = list(range(actions.MOVE, actions.MOVE + len(actions.DIRECTIONS)))


def legal_actions(ask: Ask, seat: Seat, gangsters: int) -> Mapping[int, int]:
    """Every action that answers an ask, the lowest first, with the place of its decision there."""
    if isinstance(ask, DivideAsk):
        return {actions.DIVIDE + place: place for place in range(ask.count)}
    if isinstance(ask, AimAsk):
        # Whoever has the same targets at their left and right has the same actions.
        ask = AimAsk(ask.mimes, tuple([(target - seat) % gangsters for target in ask.targets]))
        seat = 0
    return _places(ask, seat, gangsters)


@lru_cache(maxsize=1024)
def _places(ask: Ask, seat: Seat, gangsters: int) -> Mapping[int, int]:
    places: dict[int, int] = {}
    for place, decision in enumerate(ask):
        places.setdefault(action_of(decision, seat, gangsters), place)
    return dict(sorted(places.items()))


def action_of(decision: Decision, seat: Seat, gangsters: int) -> int:
    match decision:
        case Aim(mime=Weapon.DOUBLE):
            first, second = sorted((target - seat) % gangsters - 1 for target in decision.at)
            return actions.DOUBLE + actions.PAIRS[first, second]
        case Aim():
            first = actions.BBB if decision.mime is Weapon.BBB else actions.SHOTGUN
            return first + (decision.at[0] - seat) % gangsters - 1
        case Stab():
            return actions.STAB + (decision.victim - seat) % gangsters - 1
        case Stay():
            return actions.STAY
        case Withdraw():
            return actions.WITHDRAW
        case Forgo():
            return actions.FORGO
        case _:
            raise TypeError(f"a gangster cannot say {decision!r}")
