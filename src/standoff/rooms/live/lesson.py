"""The lesson of Live: a real arena, arranged luck, and five bots that follow a script for three rounds.

Somebody who learns is Chief of the first team. In the first round two shots at Dario are one too many;
in the second the pupil bluffs Edie into the Coward's Corner, and a Kevlar holds what Fitz fires; in the
third all guns are on the pupil, who had better run. Afterwards the bots play on as they like.
"""

from standoff.bots.live.accountant import Accountant
from standoff.rooms.edition import LESSON, PUPIL
from standoff.rules.asks import Ask, Decision, Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import STAY, WITHDRAW
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk
from standoff.rules.live.views import View
from standoff.rules.live.words import StageId

BRUNO, CLEO, DARIO, EDIE, FITZ = range(1, 6)
ARRANGED = b"standoff lesson 25016".ljust(32)
"""The seed of whoever learns alone: known beforehand, so that the cards are those of which the lesson speaks."""

AIMS: dict[int, dict[Seat, Seat]] = {
    1: {BRUNO: DARIO, CLEO: DARIO, DARIO: PUPIL, EDIE: BRUNO, FITZ: CLEO},
    2: {BRUNO: EDIE, CLEO: EDIE, EDIE: BRUNO, FITZ: PUPIL},
    3: {BRUNO: EDIE, CLEO: FITZ, DARIO: PUPIL, EDIE: PUPIL, FITZ: PUPIL},
}
"""At whom each points, round by round; Dario is not back before the third."""
ARMED: dict[int, Seat] = {1: DARIO, 2: FITZ}
"""Who of the others gets their fastest gun."""
_FASTEST = (Weapon.BBB, Weapon.DOUBLE, Weapon.SHOTGUN)


class LiveLessonBot(Accountant):
    """One of the five; after the lesson, an accountant."""

    name = LESSON

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        said = self._written(view, ask)
        return said if said is not None and ask.admits(said) else super().decide(view, ask, dice)

    def _written(self, view: View, ask: Ask) -> Decision | None:
        if view.round not in AIMS or view.seat is None:
            return None
        if isinstance(ask, DivideAsk):
            return _armed(ask, ARMED.get(view.round))
        if isinstance(ask, AimAsk):
            return _aimed(ask, AIMS[view.round].get(view.seat, PUPIL))
        if ask.stage is not StageId.NERVE:
            return None
        return WITHDRAW if view.round == 2 and _believer(view) == view.seat else STAY


def _believer(view: View) -> Seat | None:
    """Who takes the pupil's bluff for a gun: of two, Edie."""
    at = view.gangsters[PUPIL].at
    return EDIE if EDIE in at else next(iter(at), None)


def _armed(ask: DivideAsk, whom: Seat | None) -> Divide | None:
    """Whoever is to have it gets the fastest gun there is."""
    guns = [gun for gun in _FASTEST if any(card.weapon is gun for card in ask.cards)]
    if whom not in ask.members or not guns:
        return None
    place = next(n for n, card in enumerate(ask.cards) if card.weapon is guns[0])
    others = [seat for seat in ask.members if seat != whom]
    return Divide((*others[:place], whom, *others[place:]))


def _aimed(ask: AimAsk, whom: Seat) -> Aim:
    """One hand on whom is written; the other of a Double on the next there is (L27)."""
    others = [seat for seat in ask.targets if seat != whom]
    both = (whom, *others)[:2] if ask.mimes[0] is Weapon.DOUBLE else (whom,)
    return Aim(ask.mimes[0], both)
