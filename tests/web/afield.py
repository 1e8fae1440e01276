"""Random evenings outdoors, tap by tap, with what the server says after each: for the client's own working out."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.ledger.live.facts import (
    Declared,
    Joined,
    Left,
    LiveFact,
    Ran,
    Slapped,
    Struck,
    Touched,
    WentHome,
)
from standoff.protocol.members import MemberId
from standoff.protocol.setting import LiveSetting
from standoff.rooms.live.outing import Outing
from standoff.rooms.people import Chair
from standoff.rules.asks import Seat
from standoff.rules.cards import NUMBERED, Weapon
from standoff.rules.live.words import Contact, StageId, Variant
from standoff.rules.notes import Notes

SIZES = ((3, 3), (3, 4), (4, 4, 4), (3, 3, 3), (5, 4, 4), (3, 3, 3, 3))
PEN: MemberId = 1
SOMEBODY: MemberId = 2
NOON = 1_700_000_000_000
TAP = 15_000
GUNS = {StageId.BBB: Weapon.BBB, StageId.DOUBLE: Weapon.DOUBLE, StageId.SHOTGUN: Weapon.SHOTGUN}
SHOWN = (Weapon.KEVLAR, Weapon.BACKSTAB, Weapon.BOOM)


class Afield:
    """One evening, and everything noted in it."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        dice = self.dice
        sizes = dice.choice(SIZES)
        setting = LiveSetting(sizes, tuple(one for one in Variant if dice.random() < 0.4))
        chairs = [
            Chair(f"P{team}{one}", team=team)
            for team, size in enumerate(sizes)
            for one in range(size)
        ]
        # Whoever leads may play too; then the cards of teams with a phone of their own are not theirs to know.
        plays, phones = dice.random() < 0.4, dice.random() < 0.5
        if plays:
            chairs[0] = replace(chairs[0], member=PEN)
        if phones:
            chairs[-1] = replace(chairs[-1], member=SOMEBODY)
        self.chairs = tuple(chairs)
        self.setting = setting
        outing = Outing(pen=PEN, box=dice.random() < 0.4)
        self.now = NOON
        self.outing = outing.started(setting, chairs, dice.randbytes(32), self.now)
        self.blind = plays and phones and not outing.box
        self.called: list[Weapon] = []
        self.rounds = 0
        self.lines = [self.line({})]

    def line(self, said: dict[str, Any]) -> bytes:
        seen = self.outing.seen(self.chairs, PEN)
        chairs = [{"name": one.name, "team": one.team, "member": one.member} for one in self.chairs]
        return msgspec.json.encode({**said, "after": seen, "chairs": chairs, "blind": self.blind})

    def note(self, fact: LiveFact) -> None:
        """Note it, or be told why not; both are written down."""
        self.now += TAP
        said: dict[str, Any] = {"fact": fact, "at": self.now}
        try:
            outing = self.outing.noting(fact, self.now)
        except FactError as error:
            said["refused"] = [error.fault.value, error.rule]
        else:
            self.outing, self.chairs, setting = outing.arranged(self.chairs, self.setting)
            assert isinstance(setting, LiveSetting)
            self.setting = setting
            if isinstance(fact, Ran):
                self.rounds += 1
                self.called = []
            elif isinstance(fact, Struck) and fact.gun is not None:
                self.called.append(fact.gun)
        self.lines.append(self.line(said))

    @property
    def over(self) -> bool:
        return self.outing.written()[1].stage is StageId.OVER

    def go_on(self) -> None:
        """One more tap: mostly a good one."""
        odd = not self.blind and self.dice.random() < 0.05
        self.note(self.nonsense() if odd else self.something())

    def something(self) -> LiveFact:
        dice, (_, book) = self.dice, self.outing.written()
        in_play = book.table.in_play
        match book.contact or book.stage:
            case StageId.DIVIDE:
                if self.blind and self.rounds and (gun := self.uncalled()):
                    return Struck(gun=gun)
                if dice.random() < 0.05:
                    return WentHome(dice.randrange(len(self.chairs)))
                if dice.random() < 0.08:
                    return Joined(dice.randrange(len(self.setting.teams)), f"Late {self.now % 997}")
                return Ran(
                    Notes(*[dice.randint(0, 6) for _ in range(3)]) if self.outing.box else Notes()
                )
            case StageId.NERVE:
                return Left(
                    tuple(sorted(dice.sample(in_play, dice.randint(0, min(3, len(in_play))))))
                )
            case Contact.BLAST:
                some = dice.sample(book.others, dice.randint(0, min(3, len(book.others))))
                return Touched(tuple(some), self.shown(some))
            case Contact.DAGGER:
                victim = dice.choice([None, *book.others])
                return Slapped(victim, self.shown([] if victim is None else [victim]))
            case _:
                return self.struck(book.stage)

    def struck(self, step: StageId) -> Struck:
        """Some shots that found somebody; a phone that cannot know who holds what calls every gun."""
        dice, (_, book) = self.dice, self.outing.written()
        if self.blind:
            gun = self.uncalled()
            if gun is not GUNS[step]:
                return Struck(gun=gun)
        in_play, hits = book.table.in_play, [0] * len(self.chairs)
        for _ in range(dice.randint(0, 4)):
            hits[dice.choice(in_play)] += 1
        struck = [seat for seat, count in enumerate(hits) if count]
        others = [seat for seat in in_play if not hits[seat]]
        touched: tuple[tuple[Seat, ...], ...] = ()
        if step is StageId.SHOTGUN and others and dice.random() < 0.6:
            touched = tuple(
                [tuple(dice.sample(others, dice.randint(0, min(2, len(others))))) for _ in struck]
            )
        acting = {*struck, *[seat for those in touched for seat in those]}
        called = GUNS[step] if self.blind else None
        return Struck(tuple(hits), self.shown(sorted(acting)), touched, called)

    def uncalled(self) -> Weapon | None:
        """The next gun of this round that nobody has called."""
        return next((one for one in GUNS.values() if one not in self.called), None)

    def shown(self, seats: Sequence[Seat]) -> tuple[Declared, ...]:
        """What these people show: of a real box anything, of the house's cards what they hold."""
        table = self.outing.written()[1].table
        if self.outing.box:
            return tuple(
                [
                    Declared(seat, self.dice.choice(SHOWN), self.dice.choice((0, 3, 7, 7, 12)))
                    for seat in seats
                    if self.dice.random() < 0.5
                ]
            )
        if not self.blind:
            return ()
        return tuple(
            [
                Declared(seat, card.weapon, card.number or 0)
                for seat in seats
                if (card := table[seat].card) and card.weapon in (Weapon.KEVLAR, *NUMBERED)
            ]
        )

    def nonsense(self) -> LiveFact:
        dice = self.dice

        def some() -> tuple[Seat, ...]:
            return tuple([dice.randrange(len(self.chairs) + 1) for _ in range(dice.randint(0, 3))])

        hits = tuple([dice.randint(0, 2) for _ in self.chairs])
        facts: list[LiveFact] = [
            Ran(Notes(1, 1, 1)), Left(some()), Struck(hits), Touched(some()), Slapped(0), WentHome(0)
        ]  # fmt: skip
        return dice.choice(facts)


def an_evening_afield(seed: int) -> Afield:
    """Five rounds outdoors."""
    afield = Afield(seed)
    while not afield.over:
        afield.go_on()
    return afield
