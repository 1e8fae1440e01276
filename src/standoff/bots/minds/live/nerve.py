"""Whether to stay: what is told of the guns on oneself, and of what there is to win."""

from standoff.bots.live.reading import Reading
from standoff.bots.live.team import near, own
from standoff.bots.minds.live.context import context
from standoff.bots.minds.live.memory import CARD, UNIT, LiveMemory
from standoff.rules.cards import GUNS
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.outcome import HOSPITAL_BILL, HOSPITAL_CARDS
from standoff.rules.live.views import View

MOST_SHARERS = 10


def nerve(view: View, memory: LiveMemory) -> list[float]:
    """In the order of the facts of a nerve in `standoff.minds.live`."""
    me, secret = own(view)
    team_of = view.options.team_of
    reading = Reading(view)
    guns = reading.guns[me]
    fires, mimed = dict.fromkeys(GUNS, 0.0), dict.fromkeys(GUNS, 0.0)
    for gun in guns:
        fires[gun.mime] += reading.fires(gun)
        mimed[gun.mime] += 1
    coma = reading.coma(me)
    sharers = reading.other_sharers()
    share = memory.loot / (1 + sharers)
    bill = HOSPITAL_CARDS * CARD if view.options.foolproof else HOSPITAL_BILL
    cost = bill / UNIT if view.round == ROUNDS else share
    grenades = mates_grenades = 0.0
    for other in near(reading.where, me):
        if other in reading.odds:
            risk = reading.odds[other].boom * (0.2 + len(reading.guns[other]))
            if team_of[other] == secret.team:
                mates_grenades += risk
            else:
                grenades += risk
    at_mates = sum(
        len(reading.guns[seat])
        for seat in reading.guns
        if seat != me and team_of[seat] == secret.team
    )
    own_hits = sum(
        gun.real * (1 - reading.flinch[target])
        for target, all_guns in reading.guns.items()
        for gun in all_guns
        if gun.shooter == me
    )
    return [
        *context(view, memory, reading.known.get(me)),
        *fires.values(),
        *mimed.values(),
        float(not guns),
        coma,
        sharers / MOST_SHARERS,
        share,
        (1 - coma) * share,
        coma * cost,
        grenades,
        mates_grenades,
        at_mates / 4,
        own_hits,
        sum(gun.real * memory.flight(gun.shooter) for gun in guns),
    ]
