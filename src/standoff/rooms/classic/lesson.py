"""The lesson: a real table at which three bots follow a script for three rounds, then play on as they like.

Somebody who learns has the first chair. In the first round whoever they point at believes them and drops;
in the second all hands are on them; in the third Cleo has a Bang for them, which a Triple forestalls.
"""

from standoff.bots.classic.accountant import Accountant
from standoff.rooms.edition import LESSON, PUPIL
from standoff.rules.asks import Ask, Decision, Dice, Seat
from standoff.rules.classic.decisions import STAY, WITHDRAW, Aim, AimAsk, Load, LoadAsk
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet

CLEO: Seat = 2
AIMS: dict[int, dict[Seat, Seat]] = {
    1: {1: 2, 2: 3, 3: 1},
    2: {1: PUPIL, 2: PUPIL, 3: PUPIL},
    3: {1: 3, 2: PUPIL, 3: 1},
}
"""At whom each points, round by round."""


class LessonBot(Accountant):
    """One of the three; after the lesson, an accountant."""

    name = LESSON

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        said = self._written(view, ask)
        return said if said is not None and ask.admits(said) else super().decide(view, ask, dice)

    def _written(self, view: View, ask: Ask) -> Decision | None:
        if view.round not in AIMS or view.seat is None:
            return None
        if isinstance(ask, LoadAsk):
            shoots = view.round == 3 and view.seat == CLEO
            return Load((Bullet.BANG if shoots else Bullet.CLICK,))
        if isinstance(ask, AimAsk):
            return Aim((AIMS[view.round].get(view.seat, PUPIL),))
        believes = view.round == 1 and view.seat in view.gangsters[PUPIL].aims
        return WITHDRAW if believes else STAY
