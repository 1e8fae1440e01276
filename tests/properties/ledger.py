"""A ledger: money, bullets and markers kept from the events alone, to be held against the table."""

from collections import Counter
from collections.abc import Iterable

from standoff.rules.asks import Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic.events import (
    Died,
    Discarded,
    Event,
    Fired,
    PhoneLaid,
    RoundBegan,
    Split,
    Stabbed,
    Swapped,
    Withdrew,
    Wounded,
)
from standoff.rules.classic.hand import FULL_HAND
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.words import Bullet, PowerId
from standoff.rules.notes import BOX

ROUNDS = 8
CALLS_TO_ALERT = 3


class Ledger:
    """What must have become of every note, bullet and marker, by what was told."""

    def __init__(self, table: Table, told: Iterable[Event]) -> None:
        self.seats = range(table.options.players)
        self.money: Counter[Seat] = Counter()
        self.returned = 0
        """Money of the dead, back in the box (C61)."""
        self.shame: Counter[Seat] = Counter()
        self.flashing: Counter[Seat] = Counter()
        self.wounds: Counter[Seat] = Counter()
        self.calls = 0
        self.gone: Counter[Bullet] = Counter()
        """Bullets that left the game, shown or not."""
        self.seen: dict[Seat, list[Bullet]] = {seat: [] for seat in self.seats}
        self.hear(told)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case Split(among, share):
                    self.money.update(dict.fromkeys(among, share))
                case Died(seat):
                    self.returned += self.money.pop(seat, 0)
                case Withdrew(seat):
                    self.shame[seat] += 1
                    self.flashing[seat] += self.calls >= CALLS_TO_ALERT
                case Wounded(seat, markers):
                    self.wounds[seat] += markers
                case PhoneLaid(_, used):
                    self.calls += used
                case Discarded(_, _, bullet):
                    self.gone[bullet] += 1
                case Fired(seat, _, bullet):
                    self.gone[bullet] += 1
                    self.seen[seat].append(bullet)
                case Stabbed(seat, _, bullet):  # discarded before, shown only now (A43)
                    self.seen[seat].append(bullet)
                case Swapped(_, thrown):
                    self.gone[thrown] += 1
                    self.gone[Bullet.BBB] -= 1
                case RoundBegan(round_, notes):
                    assert 1 <= round_ <= ROUNDS
                    assert len(notes) == 5
                case _:
                    pass

    def check(self, table: Table) -> None:
        """Find the table exactly as it was told."""
        self.check_money(table)
        self.check_bullets(table)
        self.check_markers(table)
        self.check_hand_counts(table)

    def check_money(self, table: Table) -> None:
        assert isinstance(table.chance, Seeded)
        pile = sum(table.chance.pile[table.turned :])
        held = [gangster.money for gangster in table.gangsters]
        assert held == [self.money[seat] for seat in self.seats]
        assert pile + table.loot.total + sum(held) + self.returned == BOX.total == 425_000

    def check_bullets(self, table: Table) -> None:
        held: Counter[Bullet] = Counter()
        for gangster in table.gangsters:
            for hand in gangster.hands:
                assert min(hand) >= 0
                held.update(hand.listed())
            held.update(bullet for bullet in gangster.loaded if bullet)
        box = {kind: FULL_HAND.listed().count(kind) * len(self.seats) for kind in Bullet}
        assert {kind: held[kind] + self.gone[kind] for kind in Bullet} == box
        for seat, gangster in enumerate(table.gangsters):
            assert gangster.seen == tuple(self.seen[seat])

    def check_markers(self, table: Table) -> None:
        for seat, gangster in enumerate(table.gangsters):
            assert gangster.shame == self.shame[seat]
            assert gangster.flashing == self.flashing[seat]
            assert gangster.wounds == self.wounds[seat]
            fatal = 4 if gangster.power is PowerId.UNBREAKABLE else 3
            assert gangster.wounds <= fatal
            assert gangster.alive is (gangster.wounds < fatal)

    def check_hand_counts(self, table: Table) -> None:
        """H5: 9 - r cards when round r begins, 8 - r once one is laid."""
        for gangster in table.gangsters:
            if gangster.alive:
                left = ROUNDS - table.round + (not has_loaded(gangster))
                assert {hand.cards for hand in gangster.hands} == {left}


def has_loaded(gangster: Gangster) -> bool:
    """Whether this round's card was laid, whatever became of it since."""
    return bool(gangster.loaded)
