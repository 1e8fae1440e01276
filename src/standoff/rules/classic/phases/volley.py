"""Phases 5 and 6: the fast bullets, then all others; each volley is simultaneous."""

from standoff.rules.asks import Seat
from standoff.rules.classic.events import Fired
from standoff.rules.classic.phases.stage import NOBODY, Answers
from standoff.rules.classic.phases.wounding import strike_all
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Bullet, StageId


class Volley:
    """Everyone standing and still aiming shows the cards that belong to this phase."""

    only_asks = False

    def __init__(self, name: StageId, bullets: tuple[Bullet, ...]) -> None:
        self.name = name
        self.bullets = bullets

    def asks(self, table: Table) -> Asks:
        return NOBODY

    def resolve(self, telling: Telling, answers: Answers) -> None:
        hits: dict[Seat, int] = {}
        shooters = telling.table.standing  # C37, C43: who is hit now still fires now
        for seat in shooters:
            gangster = telling.table.gangsters[seat]
            for gun, bullet in enumerate(gangster.loaded):
                if bullet in self.bullets:
                    target = gangster.aims[gun]
                    assert target is not None
                    telling.tell(Fired(seat, gun, bullet, target))
                    if bullet is not Bullet.CLICK:
                        hits[target] = hits.get(target, 0) + 1
        strike_all(telling, hits)


fast_volley = Volley(StageId.FAST_VOLLEY, (Bullet.BBB,))
volley = Volley(StageId.VOLLEY, (Bullet.CLICK, Bullet.BANG))
