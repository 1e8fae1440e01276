"""What an ask of Live lets a gangster do, in numbers."""

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import Forgo, Stab, Stay, Withdraw
from standoff.rules.live.decisions import Aim, DivideAsk
from standoff.schema import live_actions as actions

MOVES = range(actions.MOVE, actions.MOVE + len(actions.DIRECTIONS))


def legal_decisions(ask: Ask, seat: Seat, gangsters: int) -> dict[int, Decision]:
    """Every action that answers an ask, by its number, the lowest first."""
    if isinstance(ask, DivideAsk):
        return {actions.DIVIDE + place: decision for place, decision in enumerate(ask)}
    found: dict[int, Decision] = {}
    for decision in ask:
        found.setdefault(action_of(decision, seat, gangsters), decision)
    return dict(sorted(found.items()))


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
