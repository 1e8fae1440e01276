"""Phase 2: everyone lays a bullet face down; who loads last does so at the end of phase 3."""

from typing import cast

from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import Load, load_ask
from standoff.rules.classic.events import Discarded, Loaded
from standoff.rules.classic.phases.stage import NOBODY, Answers
from standoff.rules.classic.powers.catalogue import power_of
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Bullet, DiscardReason, StageId

NOTHING = Load(())


class LoadStage:
    """The stage of those who load now, or of those who load last."""

    only_asks = False

    def __init__(self, name: StageId) -> None:
        self.name = name
        self.last = name is StageId.LOAD_LAST

    def asks(self, table: Table) -> Asks:
        gangsters, last, stage = table.gangsters, self.last, self.name
        if last and not table.options.pool:
            return NOBODY
        return {
            seat: load_ask(gangsters[seat].hands, stage)
            for seat in table.living
            if (gangsters[seat].power_shown and power_of(gangsters[seat]).loads_last) is last
        }

    def resolve(self, telling: Telling, answers: Answers) -> None:
        for seat, answer in answers.items():
            load(telling, seat, answer if isinstance(answer, Load) else NOTHING)
        if self.last:
            _lose_late_bullets(telling)


def load(telling: Telling, seat: Seat, said: Load) -> None:
    """Lay the bullets chosen, and a random one for each gun that got none (A2)."""
    bullets = said.bullets
    if bullets and None not in bullets:
        telling.tell(Loaded(seat, cast("tuple[Bullet, ...]", bullets)))
        return
    table = telling.table
    hands = table[seat].hands
    bullets = bullets or (None,) * len(hands)
    laid = tuple(
        [
            bullet or table.chance.bullet(table.round, seat, gun, hands[gun].listed())
            for gun, bullet in enumerate(bullets)
        ]
    )
    telling.tell(Loaded(seat, laid, by_chance=True))


def _lose_late_bullets(telling: Telling) -> None:
    """C23, A3: a gun that was not aimed in time loses its bullet at the end of phase 3."""
    for seat in telling.table.living:
        gangster = telling.table.gangsters[seat]
        if None in gangster.aims:
            for gun, target in enumerate(gangster.aims):
                bullet = gangster.loaded[gun]
                if target is None and bullet is not None:
                    telling.tell(Discarded(seat, gun, bullet, DiscardReason.LATE))


load_now = LoadStage(StageId.LOAD)
load_last = LoadStage(StageId.LOAD_LAST)
