"""How many bytes a round costs a seat, and whether what only it knows always fits into a frame."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from standoff.protocol.deeds.hosting import HandOver
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer, Arm
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Loading, Message, Played
from standoff.protocol.seen import NOTHING_HELD
from standoff.rooms.editions import CLASSIC
from standoff.rooms.entries import SERVER
from standoff.rooms.server_deeds import AnyDeed
from standoff.rules.classic.decisions import Stab, Swap, Take
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, Money, PowerSet
from standoff.rules.game import asks
from standoff.server.frames import HELD, frames, told
from tests.properties.games import TEMPERS, answered
from tests.rooms.evening import Evening, raw

ACK = 40
"""Bytes of an acknowledgement, and more."""
LONG_IDS = 10**6
"""Numbers of streams and commands after a very long evening."""


SPARE = 16
"""Bytes that must be left even so."""


class Counting(Evening):
    """An evening that counts what each member is sent of a game."""

    def __init__(self, options: Options, seed: bytes) -> None:
        super().__init__(options, seed=seed)
        self.bytes: dict[int, int] = {}

    def round_ended(self, number: int) -> bool:
        return self.game.over or self.game.table.round != number

    def write(self, by: MemberId, deed: AnyDeed, command: int) -> bool:
        before = {member: len(told) for member, told in self.heard.items()}
        done = super().write(by, deed, command)
        tells = [
            tell
            for member, told in self.heard.items()
            for tell in told[before.get(member, 0) :]
            if isinstance(tell.message, Played | Loading)
        ]
        for member, _, frame in frames(self.room, tells):
            self.bytes[member] = self.bytes.get(member, 0) + len(frame)
        if by != SERVER:
            self.bytes[by] = self.bytes.get(by, 0) + ACK
        return done


def play(options: Options, seed: int, *, chatty: bool = True) -> Iterator[tuple[Counting, bool]]:
    """A random game, window by window; says whether a round has just ended."""
    dice = Random(seed)
    temper = TEMPERS[seed % len(TEMPERS)]
    evening = Counting(options, dice.randbytes(32))
    evening.enter("Wanda", Kind.WATCHER)
    members = evening.sit(options.players)
    evening.do(evening.room.host, HandOver(members[0]))
    for member in evening.room.members:
        evening.room = evening.room.with_member(member, told=LONG_IDS)
    evening.do(members[0], Start())
    yield evening, False
    while not evening.game.over:
        number, round_ = evening.window.number, evening.classic.round
        asking = asks(evening.classic)
        for seat, ask in asking.items():
            said = answered(evening.classic, ask, dice, temper)
            if said is not None and evening.game.window and evening.window.number == number:
                evening.do(members[seat], Answer(number, raw(said)))
            if chatty and dice.random() < 0.3:
                armed = dice.choice([Take(seat), Stab(seat), Swap(Bullet.CLICK)])
                evening.do(members[seat], Arm(raw(armed)))
        if evening.game.window is not None and evening.window.number == number:
            evening.close()
        yield evening, evening.round_ended(round_)


def bytes_a_round(options: Options, games: int) -> list[int]:
    """What every round of some games cost the seat that was sent most."""
    spent = []
    for seed in range(games):
        for evening, ended in play(options, seed, chatty=False):
            if ended:
                if not evening.game.over:  # the report comes once
                    spent.append(max(evening.bytes.values()))
                evening.bytes = {}
    return spent


@pytest.mark.parametrize(
    ("options", "most"),
    [
        (Options(6), 5_300),
        (Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True), 13_000),
        (Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True, money=Money.CLOSED), 13_000),
    ],
    ids=["base", "powers and cop", "closed money"],
)
def test_a_round_costs_a_seat_few_bytes(options: Options, most: int) -> None:
    assert max(bytes_a_round(options, games=16)) <= most


@pytest.mark.parametrize(
    "options",
    [Options(6, cop=True), Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True, money=Money.CLOSED)],
    ids=["base", "powers"],
)
def test_what_only_one_seat_knows_always_fits_into_its_frame(options: Options) -> None:
    worst, worst_held = 0, 0
    for seed in range(20):
        for evening, _ in play(options, seed):
            game = evening.game
            public = len(told(evening.room, game.played(None)))
            for seat in range(6):
                worst = max(worst, len(told(evening.room, game.played(seat))) - public)
                welcome = evening.room.welcome(seat + 2, 0)
                seen = replace(welcome, view=game.view(None), held=NOTHING_HELD)
                worst_held = max(worst_held, size(welcome) - size(seen))
    assert CLASSIC.secrets(options) / 2 < worst <= CLASSIC.secrets(options) - SPARE
    assert worst_held <= CLASSIC.secrets(options) + HELD - SPARE


def size(message: Message) -> int:
    return len(msgspec.json.encode(message))
