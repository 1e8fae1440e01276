"""What all temperaments share: which question is asked, the hunt for the cop, and the duty of one."""

from standoff.bots.bot import Bot
from standoff.bots.classic import cop, offers
from standoff.bots.classic.memory import PhoneMemory
from standoff.bots.classic.reading import own
from standoff.rules.asks import Ask, Decision, Dice, Seat
from standoff.rules.classic.decisions import (
    CALL,
    FORGO,
    PASS,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    Call,
    Join,
    Load,
    LoadAsk,
    Show,
    Stab,
    Swap,
    Take,
    Withdraw,
)
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet

HUNT = (0.0, 0.5, 0.8, 1.0)
"""How often a gangster goes for a suspect, by the number of calls."""
OPEN_SEASON = 2
"""From this call on, live bullets are for suspects."""
THRIFT = 0.7
"""How often live bullets are kept until then."""


class Temperament(Bot):
    """A gangster with their own way to load, to aim, and to keep their nerve."""

    def __init__(self) -> None:
        self.memory = PhoneMemory()

    def bullet(self, view: View, hand: Hand, dice: Dice) -> Bullet:
        """What to load from this hand."""
        raise NotImplementedError

    def target(
        self, view: View, targets: tuple[Seat, ...], bullet: Bullet | None, dice: Dice
    ) -> Seat:
        """At whom to point a gun with this bullet in it (None: it is loaded later)."""
        raise NotImplementedError

    def stays(self, view: View, dice: Dice) -> bool:
        """Whether to stay in the round."""
        raise NotImplementedError

    def shows(self, view: View) -> bool:
        """Whether now is the time to turn one's power up."""
        return offers.shows(view)

    def watch(self, view: View) -> None:
        self.memory.notice(view)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        self.watch(view)
        if ask.count == 1:
            return ask.decisions[0]
        if isinstance(ask, LoadAsk):
            return Load(tuple([self._loads(view, hand, dice) for hand in own(view)[1].hands]))
        if isinstance(ask, AimAsk):
            return Aim(tuple([self._aims(view, ask, gun, dice) for gun in range(ask.guns)]))
        _, *offered = ask.decisions
        match offered[0]:
            case Withdraw():
                return STAY if self._keeps_nerve(view, dice) else WITHDRAW
            case Call():
                return CALL if cop.calls(view, self.memory) else PASS
            case Show() as show:
                return show if self.shows(view) else FORGO
            case Join() as join:
                return join if offers.joins(view) else FORGO
            case Swap():
                return offers.thrown(offered)
            case Take():
                return offers.taken(view, offered)
            case Stab():
                return offers.stabbed(view, offered)
            case _:
                return ask.decisions[0]

    def _loads(self, view: View, hand: Hand, dice: Dice) -> Bullet:
        if view.options.cop and not cop.is_cop(view):
            if view.calls < OPEN_SEASON:
                if dice.random() < THRIFT:
                    return weakest(hand)
            elif self._hunts(view, dice):
                return strongest(hand)
        return self.bullet(view, hand, dice)

    def _aims(self, view: View, ask: AimAsk, gun: int, dice: Dice) -> Seat:
        if self._hunts(view, dice):
            wounds = [other.wounds for other in view.gangsters]
            return max(self.memory.suspects(view), key=lambda seat: wounds[seat] + dice.random())
        loaded = own(view)[1].loaded
        return self.target(view, ask.targets, loaded[gun] if loaded else None, dice)

    def _hunts(self, view: View, dice: Dice) -> bool:
        """Whether the cop matters more than the money now."""
        if not view.calls or cop.is_cop(view) or not self.memory.suspects(view):
            return False
        return dice.random() < HUNT[view.calls]

    def _keeps_nerve(self, view: View, dice: Dice) -> bool:
        if cop.is_cop(view) and cop.may_still_win(view):
            return cop.stays(view)
        return self.stays(view, dice)


def weakest(hand: Hand) -> Bullet:
    """The least dangerous bullet of a hand."""
    return hand.kinds[0]


def strongest(hand: Hand) -> Bullet:
    """The most dangerous bullet of a hand."""
    return hand.kinds[-1]
