"""Counting the standoffs of a classic game: who stays for what, before how many guns, and bluffs."""

from collections import Counter
from collections.abc import Iterable, Sequence

from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Aimed,
    Event,
    Loaded,
    RoundBegan,
    Split,
    TookBack,
    Withdrew,
)
from standoff.rules.classic.words import Bullet
from standoff.simulation.tally import GameBlock, Measure

MANY_GUNS = 3
"""So many guns, or more."""
LOOT_STEP = 20_000
MUCH_LOOT = 100_000
"""So much loot, or more; below it is counted in steps."""


class Standoffs:
    """The events of one game as they add up."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.block = GameBlock()
        self.round = 0
        self.loot = 0
        self.stake = 0
        """What there was to share in this round."""
        self.loaded: dict[Seat, tuple[Bullet, ...]] = {}
        self.aims: dict[Seat, tuple[Seat | None, ...]] = {}
        self.withdrawn: set[Seat] = set()
        self.shares: dict[Seat, int] = {}
        self.split = False
        self.bluffs: list[tuple[Seat, str]] = []
        """Whose guns did what, to be compared with who wins."""

    def take(self, events: Iterable[Event]) -> None:
        """Count what happened in one step."""
        for event in events:
            match event:
                case RoundBegan(round=number, notes=notes):
                    self._close_round()
                    self.round = number
                    self.loot += sum(notes)
                    self.stake = self.loot
                case Loaded(seat=seat, bullets=bullets):
                    self.loaded[seat] = bullets
                case TookBack(seat=seat):
                    self.loaded.pop(seat)
                case Aimed(seat=seat, at=at):
                    self.aims[seat] = at
                case Withdrew(seat=seat):
                    self.withdrawn.add(seat)
                case Split(among=among, share=share, left=left):
                    self.shares = dict.fromkeys(among, share)
                    self.split = True
                    self.loot = left.total
                case _:
                    pass

    def finish(self, wins: Sequence[int]) -> GameBlock:
        """Everything counted, now that it is known who won how many parts."""
        self._close_round()
        for bot, won in zip(self.bots, wins, strict=True):
            self.block.add(Measure.HOLDER_WINS, f"bot/{bot}", won)
        for seat, bluff in self.bluffs:
            self.block.add(Measure.HOLDER_WINS, bluff, wins[seat])
        return self.block

    def _close_round(self) -> None:
        guns = Counter(target for at in self.aims.values() for target in at)
        live = Counter(
            target
            for seat, at in self.aims.items()
            for target, bullet in zip(at, self.loaded.get(seat, ()), strict=False)
            if bullet is not Bullet.CLICK
        )
        for seat in self.aims:
            self._count_nerve(seat, guns[seat], live[seat])
        for seat, at in self.aims.items():
            for target, bullet in zip(at, self.loaded.get(seat, ()), strict=False):
                if target is not None:
                    self._count_gun(seat, target, bullet)
        if self.split:
            self.block.add(Measure.SHARERS, loot_of(self.stake), len(self.shares))
        self.loaded, self.aims, self.withdrawn = {}, {}, set()
        self.shares, self.split = {}, False

    def _count_nerve(self, seat: Seat, guns: int, live: int) -> None:
        """One gangster who could stay or withdraw."""
        fled = seat in self.withdrawn
        pressure = f"guns {min(guns, MANY_GUNS)}"
        for of in (pressure, loot_of(self.stake), f"round {self.round}", "all"):
            self.block.add(Measure.FLED, of, fled)
            self.block.add(Measure.FLED, f"{of}/{self.bots[seat]}", fled)
        if guns:
            self.block.add(Measure.LOADED, pressure, live, guns)
            self.block.add(Measure.DANGER, pressure, live > 0)

    def _count_gun(self, seat: Seat, target: Seat, bullet: Bullet) -> None:
        """One gun, held by somebody who stays: whoever withdraws has no use for their bullet."""
        if seat in self.withdrawn:
            return
        fled = target in self.withdrawn
        for who in ("", f"/{self.bots[seat]}"):
            self.block.add(Measure.FLED, f"{bullet}{who}", fled)
            self.block.add(
                Measure.INCOME, f"{_bluff(bullet, fled=fled)}{who}", self.shares.get(seat, 0)
            )
        self.bluffs.append((seat, _bluff(bullet, fled=fled)))


def loot_of(stake: int) -> str:
    """The step of loot in which a sum lies, in thousands: "loot 40" from 40,000 to below 60,000."""
    return f"loot {min(stake // LOOT_STEP * LOOT_STEP, MUCH_LOOT) // 1_000}"


def _bluff(bullet: Bullet, *, fled: bool) -> str:
    return f"{bullet} {'fled' if fled else 'stayed'}"
