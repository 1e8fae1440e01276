"""What an ask lets a seat do, in numbers: the actions of a seat, and the decisions they stand for."""

from collections.abc import Mapping
from functools import cache

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.classic.decisions import (
    Aim,
    Call,
    ClassicDecision,
    Forgo,
    Join,
    Load,
    Pass,
    Show,
    Stab,
    Stay,
    Swap,
    Take,
    Withdraw,
)
from standoff.rules.classic.words import Bullet
from standoff.schema import actions


class Legal:
    """Every action that answers one ask of one seat."""

    __slots__ = ("actions", "ask", "decisions", "lowest", "mask")

    def __init__(self, ask: Ask | None, decisions: Mapping[int, Decision]) -> None:
        self.ask = ask
        self.decisions = dict(sorted(decisions.items()))
        """In the order of the actions; none for a seat that is not asked."""
        self.actions = list(self.decisions) or [actions.WAIT]
        self.lowest = decisions.get(self.actions[0])
        self.mask = bytes(action in self.actions for action in range(actions.ACTIONS))

    def meant(self, action: int) -> Decision:
        """What an action says to the ask; an illegal one counts as the lowest legal one."""
        said = self.decisions.get(action, self.lowest)
        assert said is not None
        return said


WAITING = Legal(None, {})
"""For a seat that is not asked."""

_KNOWN: dict[tuple[int, Seat, int], Legal] = {}
_EQUAL: dict[tuple[Ask, Seat, int], Legal] = {}


def legal(ask: Ask, seat: Seat, players: int) -> Legal:
    """What a seat of a table for so many may do.

    The rules make each ask once and keep it, so it is known again by what it is; the answer holds
    the ask, so that no other can come to lie in its place. A copy of an ask is compared.
    """
    found = _KNOWN.get((id(ask), seat, players))
    if found is None:
        found = _EQUAL.get((ask, seat, players))
        if found is None:
            decisions = {action_of(decision, seat, players): decision for decision in ask}
            found = _EQUAL[ask, seat, players] = Legal(ask, decisions)
            _KNOWN[id(ask), seat, players] = found
    return found


def action_of(decision: Decision, seat: Seat, players: int) -> int:
    """The number of what a seat says."""
    assert isinstance(decision, ClassicDecision)
    match decision:
        case Load(bullets=(bullet,)):
            return actions.LOAD + _kind(bullet)
        case Load(bullets=(first, second)):
            return actions.LOAD_TWO + len(actions.KINDS) * _kind(first) + _kind(second)
        case Aim(at=(target,)):
            return actions.AIM + _place(target, seat, players)
        case Aim(at=(first, second)):
            place = _place(first, seat, players)
            return actions.AIM_TWO + actions.OTHERS * place + _place(second, seat, players)
        case Take():
            return actions.TAKE + _place(decision.dead, seat, players)
        case Stab():
            return actions.STAB + _place(decision.victim, seat, players)
        case Swap():
            return actions.SWAP + _kind(decision.thrown)
        case _:
            return _PLAIN[type(decision)]


_PLAIN: dict[type[Decision], int] = {
    Stay: actions.STAY,
    Withdraw: actions.WITHDRAW,
    Forgo: actions.FORGO,
    Show: actions.SHOW,
    Join: actions.JOIN,
    Pass: actions.PASS,
    Call: actions.CALL,
}


@cache
def _kind(bullet: Bullet | None) -> int:
    assert bullet is not None
    return actions.KINDS.index(bullet)


def _place(target: Seat | None, seat: Seat, players: int) -> int:
    """Where somebody sits among the others, counted clockwise from a seat."""
    assert target is not None
    return (target - seat) % players - 1
