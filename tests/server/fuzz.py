"""Mutated messages: nothing a client sends may crash a session, change a room or tell a secret."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec import Raw, Struct

from standoff.protocol import hello, sent
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.replies import (
    Ack,
    Admitted,
    Away,
    Closing,
    Numbered,
    Pong,
    Refused,
    encode,
    reply,
)
from standoff.protocol.sent import MemberDeed
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.server.keeper import Keeper
from tests.server.memory import Hall, Visit, hall
from tests.server.serving import ROOMY

STRANGE = (
    "null", "true", "-1", "0", "1e999", "NaN", "Infinity", "99999999999999999999999", "1.5", '""',
    "[]", "{}", '"\\ud800"', '"\\u0000"', '"\\u202e"', '"' + "a" * 300 + '"', "[" * 600, '{"a":' * 600,
    '"' + "é" * 100 + '"', "\x00", "\ufeff", "'", "\\", '{"do":"close","window":1,"bots":{}}',
    '{"do":"renew","member":2,"token":"x","link":"y"}', '{"do":"stalled","by_ms":999999}',
    '"__proto__"', "2", "3", '"host"', "18446744073709551616",
)  # fmt: skip


ID = b'"id": 7'


class Tally(Struct):
    """What became of the messages."""

    messages: int = 0
    accepted: int = 0
    """Some mutations are good commands; their seat may send them."""
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    changed: int = 0
    """Messages that were not accepted, and changed the room all the same."""
    unexpected: int = 0
    """Answers that no client should get."""


def seeds() -> list[bytes]:
    """Good frames of every kind: what mutations begin with."""
    kinds = msgspec.inspect.type_info(MemberDeed).types  # type: ignore[attr-defined]
    deeds = [example(kind) for kind in kinds]
    commands = [json.dumps({"send": "command", "id": 7, "deed": deed}) for deed in deeds]
    say = Raw(b'{"say":"load","bullets":["click"]}')
    return [
        *(command.encode() for command in commands),
        encode(sent.Command(7, Answer(1, say))).replace(b'"id":7', ID),
        encode(sent.Ping(5)),
        encode(sent.NewLink()),
    ]


def example(kind: msgspec.inspect.StructType) -> dict[str, object]:
    """A good object of a type."""
    fields = {field.encode_name: good(field.type) for field in kind.fields}
    return {str(kind.tag_field): kind.tag, **fields}


def good(kind: msgspec.inspect.Type) -> object:
    """Something a field may hold."""
    match kind:
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.StrType():
            return "timid"
        case msgspec.inspect.EnumType(cls=cls):
            return next(iter(cls)).value
        case msgspec.inspect.UnionType(types=types):
            return good(types[0])
        case (
            msgspec.inspect.VarTupleType(item_type=item) | msgspec.inspect.ListType(item_type=item)
        ):
            return [good(item)]
        case msgspec.inspect.StructType():
            return example(kind)
        case _:
            return 1


def mutated(dice: Random, frame: bytes) -> str:
    """A frame with something wrong in it."""
    text = frame.decode()
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        place = dice.randrange(len(text) + 1)
        match dice.randrange(8):
            case 0:
                text = (
                    text[:place]
                    + chr(dice.choice((0, 10, 34, 92, 123, 125, 0x202E, 0x1F600)))
                    + text[place:]
                )
            case 1:
                text = text[:place]
            case 2:
                text = text[:place] + text[place + dice.randrange(1, 9) :]
            case 3:
                text = text[:place] + dice.choice(STRANGE) + text[place:]
            case 4:
                text = replaced_value(dice, text)
            case 5:
                other = dice.randrange(len(text) + 1)
                text = text[: min(place, other)] + text[max(place, other) :]
            case 6:
                text = text[:place] + text[place : place + 20] * 2 + text[place + 20 :]
            case _:
                text = text[:place] + chr(dice.randrange(32, 127)) + text[place + 1 :]
    return text[:4096]


def replaced_value(dice: Random, text: str) -> str:
    """The text with what stands behind one of its colons replaced."""
    colons = [place for place, sign in enumerate(text) if sign == ":"]
    if not colons:
        return text
    start = dice.choice(colons) + 1
    end = min((place for sign in ",}" if (place := text.find(sign, start)) > 0), default=start)
    return text[:start] + dice.choice(STRANGE) + text[end:]


async def fuzz_a_member(folder: Path, messages: int, seed: int) -> Tally:
    """Let a guest in a running game send mutated messages."""
    dice = Random(seed)
    tally = Tally()
    frames = seeds()
    async with hall(folder, ROOMY) as it:
        guest, keeper = await _guest_in_a_game(it)
        before = keeper.room
        for number in range(1, messages + 1):
            if guest.task.done():  # it has left, as a guest may
                guest = await it.visit(hello.Enter(code=before.code, name="Bruno"))
                before = keeper.room
            guest.peer.frames.clear()
            frame = dice.choice(frames).replace(ID, b'"id": %d' % number)
            await guest.says(mutated(dice, frame))
            accepted = _count(tally, guest)
            tally.changed += keeper.room is not before and not accepted
            before = keeper.room
    return tally


async def _guest_in_a_game(it: Hall) -> tuple[Visit, Keeper]:
    asked = hello.Open(name="Ada", options=Options(5, PowerSet.ALL, cop=True))
    host = await it.visit(asked)
    keeper = await it.house.keeper(host.peer.me.code)
    guest = await it.visit(hello.Enter(code=keeper.room.code, name="Bruno"))
    for command in (1, 2, 3):
        await host.says(sent.Command(command, AddBot("timid")))
    await host.says(sent.Command(4, Start()))
    return guest, keeper


def _count(tally: Tally, guest: Visit) -> bool:
    """Note what a message led to; whether it was accepted."""
    tally.messages += 1
    before = tally.accepted
    for said in map(reply.decode, guest.peer.frames):
        tally.answers[type(said).__name__] += 1
        if isinstance(said, Ack | Admitted):
            tally.accepted += 1
        elif not isinstance(said, Refused | Pong | Numbered | Away | Closing):
            tally.unexpected += 1
    return tally.accepted > before


def first_frames() -> Iterator[bytes]:
    """Good first frames, of people who have no right to come in."""
    nobody = "A" * 43
    yield encode(hello.Enter(code="BCDF", name="Eve"))
    yield encode(hello.Attach(code="BCDF", token=nobody))
    yield encode(hello.Link(code="BCDF", link=nobody))


async def fuzz_the_door(folder: Path, messages: int, seed: int) -> Tally:
    """Let strangers say hello in mutated ways; nobody may come in, nothing may be said to them."""
    dice = Random(seed)
    tally = Tally()
    frames = list(first_frames())
    async with hall(folder, ROOMY) as it:
        host = await it.visit(hello.Open(name="Ada"))
        keeper = await it.house.keeper(host.peer.me.code)
        before = keeper.room
        for _ in range(messages):
            text = mutated(dice, dice.choice(frames))
            visit = Visit(it.house, it.doorman, text)
            await visit.task
            tally.messages += 1
            tally.unexpected += len(visit.peer.frames)
            assert visit.peer.closed is not None
            tally.answers[visit.peer.closed[1]] += 1
        tally.changed += keeper.room is not before
    return tally
