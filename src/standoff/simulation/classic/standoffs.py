"""Counting the standoffs of a classic game: who stays for what, before how many guns, and bluffs."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any

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
from standoff.simulation.tally import GameBlock, Key, Measure

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

        self.counted: dict[type[Event], Callable[[Any], None]] = {
            RoundBegan: self._begin,
            Loaded: self._load,
            TookBack: self._take_back,
            Aimed: self._aim,
            Withdrew: self._withdraw,
            Split: self._split,
        }
        """How each kind of event is counted; all others do not matter here."""

    def take(self, events: Iterable[Event]) -> None:
        """Count what happened in one step."""
        for event in events:
            count = self.counted.get(type(event))
            if count is not None:
                count(event)

    def _begin(self, event: RoundBegan) -> None:
        self._close_round()
        self.round = event.round
        self.loot += sum(event.notes)
        self.stake = self.loot

    def _load(self, event: Loaded) -> None:
        self.loaded[event.seat] = event.bullets

    def _take_back(self, event: TookBack) -> None:
        self.loaded.pop(event.seat)

    def _aim(self, event: Aimed) -> None:
        self.aims[event.seat] = event.at

    def _withdraw(self, event: Withdrew) -> None:
        self.withdrawn.add(event.seat)

    def _split(self, event: Split) -> None:
        self.shares = dict.fromkeys(event.among, event.share)
        self.split = True
        self.loot = event.left.total

    def finish(self, wins: Sequence[int]) -> GameBlock:
        """Everything counted, now that it is known who won how many parts."""
        self._close_round()
        for bot, won in zip(self.bots, wins, strict=True):
            self.block.add(Measure.HOLDER_WINS, f"bot/{bot}", won)
        for seat, bluff in self.bluffs:
            self.block.add(Measure.HOLDER_WINS, bluff, wins[seat])
        return self.block

    def _close_round(self) -> None:
        guns: dict[Seat | None, int] = {}
        live: dict[Seat | None, int] = {}
        for seat, at in self.aims.items():
            for target, bullet in zip_longest(at, self.loaded.get(seat, ())):
                guns[target] = guns.get(target, 0) + 1
                if bullet is not None and bullet is not _CLICK:
                    live[target] = live.get(target, 0) + 1
        for seat in self.aims:
            self._count_nerve(seat, guns.get(seat, 0), live.get(seat, 0))
        for seat, at in self.aims.items():
            if seat not in self.withdrawn:  # whoever withdraws has no use for their bullet
                for target, bullet in zip(at, self.loaded.get(seat, ()), strict=False):
                    if target is not None:
                        self._count_gun(seat, target, bullet)
        if self.split:
            self.block.add(Measure.SHARERS, loot_of(self.stake), len(self.shares))
        self.loaded, self.aims, self.withdrawn = {}, {}, set()
        self.shares, self.split = {}, False

    def _count_nerve(self, seat: Seat, guns: int, live: int) -> None:
        """One gangster who could stay or withdraw."""
        fled, many = seat in self.withdrawn, min(guns, MANY_GUNS)
        step = min(self.stake // LOOT_STEP * LOOT_STEP, MUCH_LOOT)
        self.block.add_all(_nerve_keys(many, step, self.round, self.bots[seat]), fled)
        if guns:
            loaded, danger = _gun_keys(many)
            self.block.add_all(loaded, live, guns)
            self.block.add_all(danger, live > 0)

    def _count_gun(self, seat: Seat, target: Seat, bullet: Bullet) -> None:
        """One gun, held by somebody who stays."""
        fled = target in self.withdrawn
        chased, earned = _bluff_keys(bullet, fled, self.bots[seat])
        self.block.add_all(chased, fled)
        self.block.add_all(earned, self.shares.get(seat, 0))
        self.bluffs.append((seat, earned[0][1]))


_CLICK = Bullet.CLICK


@cache
def _nerve_keys(guns: int, step: int, round_: int, bot: str) -> tuple[Key, ...]:
    """Whatever one choice to stay or withdraw is counted as."""
    return tuple(
        (Measure.FLED, f"{of}{who}")
        for of in (f"guns {guns}", f"loot {step // 1_000}", f"round {round_}", "all")
        for who in ("", f"/{bot}")
    )


@cache
def _gun_keys(guns: int) -> tuple[tuple[Key, ...], tuple[Key, ...]]:
    return ((Measure.LOADED, f"guns {guns}"),), ((Measure.DANGER, f"guns {guns}"),)


@cache
def _bluff_keys(bullet: Bullet, fled: bool, bot: str) -> tuple[tuple[Key, ...], tuple[Key, ...]]:
    """What a gun is counted as: whether its target ran, and what its owner earned."""
    bluff = f"{bullet} {'fled' if fled else 'stayed'}"
    whose = ("", f"/{bot}")
    return (
        tuple((Measure.FLED, f"{bullet}{who}") for who in whose),
        tuple((Measure.INCOME, f"{bluff}{who}") for who in whose),
    )


def loot_of(stake: int) -> str:
    """The step of loot in which a sum lies, in thousands: "loot 40" from 40,000 to below 60,000."""
    return f"loot {min(stake // LOOT_STEP * LOOT_STEP, MUCH_LOOT) // 1_000}"
