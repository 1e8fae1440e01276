"""Phases 5 to 7: the three guns, one after another; each volley is simultaneous."""

from collections import Counter

from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.events import Fell, Fired
from standoff.rules.live.phases.wounding import strike
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import Place, StageId
from standoff.rules.stage import NOBODY, Answers, Asks


class Volley:
    """Everyone in play and unhurt who holds this gun fires it."""

    only_asks = False

    def __init__(self, name: StageId, weapon: Weapon) -> None:
        self.name = name
        self.weapon = weapon

    def asks(self, table: Table) -> Asks:
        return NOBODY

    def resolve(self, telling: Telling, answers: Answers) -> None:
        hits: Counter[Seat] = Counter()
        table = telling.table
        gangsters = table.gangsters
        for seat in table.in_play:
            gangster = gangsters[seat]
            # L35, L45: who was wounded in an earlier phase says nothing.
            if gangster.wounds == 0 and table.card_of(seat).weapon is self.weapon:
                places = [(target, gangsters[target].place) for target in gangster.at]
                at = [target for target, place in places if place is not Place.COWARD]
                if at:  # L31, L32
                    telling.tell(Fired(seat, self.weapon, tuple(at)))
                    # A68: a shot at somebody in the Hospital has no effect.
                    hits.update(target for target, place in places if place is Place.IN_PLAY)
        for seat in sorted(hits):
            if self.weapon is Weapon.SHOTGUN:
                telling.tell(Fell(seat, Weapon.SHOTGUN, backwards=True))  # L46
            else:
                strike(telling, seat, hits[seat], self.weapon)


bbb_volley = Volley(StageId.BBB, Weapon.BBB)
double_volley = Volley(StageId.DOUBLE, Weapon.DOUBLE)
shotgun_volley = Volley(StageId.SHOTGUN, Weapon.SHOTGUN)
