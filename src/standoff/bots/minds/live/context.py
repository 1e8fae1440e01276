"""What every choice of a mind of Live is told of whoever chooses."""

from standoff.bots.live.team import own
from standoff.bots.minds.live.mates import KINDS
from standoff.bots.minds.live.memory import LiveMemory
from standoff.rules.cards import Weapon
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.views import View

MOST_MATES, MOST_RIVALS = 4, 12
WEAPONS = tuple(Weapon)


def context(view: View, memory: LiveMemory, weapon: Weapon | None) -> list[float]:
    """In the order of `standoff.minds.live.CONTEXT`."""
    me, secret = own(view)
    team_of = view.options.team_of
    playing = memory.in_play
    mates = sum(team_of[seat] == secret.team for seat in playing) - (me in playing)
    return [
        *[float(weapon is one) for one in WEAPONS],
        view.round / ROUNDS,
        float(view.round == ROUNDS),
        memory.loot / max(1, len(playing)),
        max(-1.0, min(1.0, memory.lead(secret.team) / 5)),
        *[memory.faith(who) for who in KINDS],
        mates / MOST_MATES,
        (len(playing) - mates - 1) / MOST_RIVALS,
        float(view.options.foolproof),
        memory.running,
        memory.habit(memory.aimed_near),
        memory.habit(memory.aimed_far),
    ]
