"""Random evenings at a real table, tap by tap, with what the server says after each."""

from random import Random
from typing import Any

import msgspec

from standoff.ledger.classic.facts import (
    AimsNoted,
    AnyFact,
    CardsNoted,
    Hit,
    LoadsNoted,
    Phoned,
    Shared,
    Showed,
    Turned,
    WithdrawalsNoted,
)
from standoff.ledger.fault import FactError
from standoff.protocol.tempo import Tempo
from standoff.rooms.classic.ledger_seen import ledger_seen
from standoff.rooms.classic.real import RealTable
from standoff.rooms.people import Chair
from standoff.rooms.tempo import LENGTHS
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerSet, StageId, Stance
from standoff.rules.notes import NOTES

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
TAP = 15_000


class Indoors:
    """One evening with the real box, and everything noted in it."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        players = self.dice.randint(4, 6)
        cop = players > 4 and self.dice.random() < 0.4
        self.options = Options(players, self.dice.choice(list(PowerSet)), cop)
        self.now = 0
        chairs = [Chair(name) for name in NAMES[:players]]
        self.real = RealTable(since=0).started(self.options, chairs, bytes(32), 0)
        self.rounds = 0
        self.lines = [self.line(None)]

    def line(self, fact: AnyFact | None) -> bytes:
        names = NAMES[: self.options.players]
        said: dict[str, Any] = {"names": names} if fact is None else {"names": names, "fact": fact}
        seen = ledger_seen(self.real, None, LENGTHS[Tempo.NONE])
        return msgspec.json.encode({**said, "after": seen})

    @property
    def step(self) -> StageId:
        return self.real.written()[1].stage

    def go_on(self) -> None:
        """One more tap; of what cannot be it is kept why."""
        fact = self.something()
        try:
            self.real = self.real.noting(fact, self.now)
        except FactError as fault:
            wrong = {"because": fault.fault, "rule": fault.rule}
            self.lines.append(msgspec.json.encode({"fact": fact, "refused": wrong}))
            return
        self.now += TAP
        self.rounds += isinstance(fact, Turned)
        self.lines.append(self.line(fact))

    def something(self) -> AnyFact:
        dice, table = self.dice, self.real.written()[1].table
        pool = self.options.pool
        if pool and dice.random() < 0.15:
            whom, proof = dice.randrange(self.options.players), dice.choice(list(Bullet))
            return Showed(dice.randrange(self.options.players), dice.choice(pool), whom, proof)
        match self.step:
            case StageId.LOOT:
                # Now and then notes that the box has not any more.
                some = self.real.box.listed() if dice.random() < 0.8 else NOTES * 5
                return Turned(tuple(dice.sample(some, 5)))
            case StageId.LOAD:
                return LoadsNoted()
            case StageId.AIM:
                return AimsNoted()
            case StageId.NERVE:
                return WithdrawalsNoted(
                    tuple([one for one in table.living if dice.random() < 0.25])
                )
            case StageId.FAST_VOLLEY | StageId.VOLLEY:
                odds = [0, 0, 0, 0, 0, 1, 2]
                may = [one.alive and one.stance is not Stance.WITHDRAWN for one in table.gangsters]
                return Hit(tuple([dice.choice(odds) if one else 0 for one in may]))
            case StageId.SPLIT:
                return Shared()
            case StageId.PHONE:
                return Phoned(dice.random() < 0.5)
            case _:
                return CardsNoted(0 if self.options.cop else None)


def an_evening_indoors(seed: int) -> Indoors:
    """Eight rounds at a real table, or until one is left."""
    indoors = Indoors(seed)
    while indoors.step is not StageId.OVER:
        indoors.go_on()
    return indoors
