"""The side door of a running server: what whoever has the sign is answered, and nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from standoff.cli.journals import ServedJournal
from standoff.journal.errors import DamagedError, LostRowsError
from standoff.protocol import hello
from standoff.server.openness import HouseOrder
from standoff.server.side_door import (
    AT_ONCE,
    HERE,
    LONGEST_QUESTION,
    DoorQuestion,
    DoorReply,
    DoorSign,
    SideDoor,
    framed,
    message,
)
from tests.journal.engines import overwrite
from tests.lobby.meeting import with_door
from tests.server.memory import Hall, hall
from tests.server.serving import ROOMY, on_a_loop


@asynccontextmanager
async def at_the_door(folder: Path) -> AsyncIterator[tuple[Hall, SideDoor, DoorSign]]:
    """A house whose side door is open."""
    async with hall(folder, ROOMY) as it:
        door = SideDoor(it.house, folder / "signs" / "door")
        await door.open()
        sign = msgspec.json.decode(door.sign.read_bytes(), type=DoorSign)
        yield it, door, sign
        door.close()


async def said(sign: DoorSign, frame: bytes) -> bytes:
    """All that is answered."""
    reads, writes = await asyncio.open_connection(HERE, sign.port)
    writes.write(frame)
    answer = await reads.read()
    writes.close()
    return answer


async def replied(sign: DoorSign, question: DoorQuestion) -> DoorReply:
    reads, writes = await asyncio.open_connection(HERE, sign.port)
    writes.write(framed(question))
    reply = msgspec.msgpack.decode(await message(reads, 10**6), type=DoorReply)
    assert await reads.read() == b"", "one question a connection"
    writes.close()
    return reply


@on_a_loop
async def test_whoever_has_the_sign_reads_the_journal_and_has_a_table_forgotten(
    tmp_path: Path,
) -> None:
    async with at_the_door(tmp_path) as (it, door, sign):
        ada = await it.visit(hello.Open(name="Ada"))
        code = ada.peer.me.code
        served = ServedJournal(sign)
        assert [one.code for one in await served.rooms()] == [code]
        told = await replied(sign, DoorQuestion(sign.token, "read", code))
        assert told.rows == await it.house.journal.read(code)
        copy = await replied(sign, DoorQuestion(sign.token, "copy", code))
        assert copy.rows == await it.house.journal.copy(code)
        (seen,) = await served.tables()
        assert seen.code == code
        await served.delete(code)
        assert await served.rooms() == []
        assert door.unproven == {}


@on_a_loop
async def test_what_is_lost_or_damaged_is_said_behind_the_door_too(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        damaged = (await it.visit(hello.Open(name="Ada"))).peer.me.code
    overwrite(f"sqlite:///{tmp_path}/journal.db", damaged, 1, b"forged")
    async with at_the_door(tmp_path) as (it, _, sign):
        it.house.journal.lost["LOST"] = LostRowsError("LOST", 3, 7)
        told = await replied(sign, DoorQuestion(sign.token, "rooms"))
        assert told.lost == {"LOST": (3, 7)}
        told = await replied(sign, DoorQuestion(sign.token, "read", damaged))
        assert told.damaged == 1
        assert told.fault == str(DamagedError(damaged, 1))
        await it.house.journal.close()
        told = await replied(sign, DoorQuestion(sign.token, "read", damaged))
        assert (told.damaged, told.fault) == (0, "The journal is closed.")


@on_a_loop
async def test_a_stranger_is_not_answered_at_all(tmp_path: Path) -> None:
    async with at_the_door(tmp_path) as (_, door, sign):
        for wrong in (
            framed(DoorQuestion("x" * len(sign.token), "rooms")),
            framed(DoorQuestion("", "rooms")),
            b"\0\0\0\4nope",
            (LONGEST_QUESTION + 1).to_bytes(4, "big") + bytes(LONGEST_QUESTION + 1),
        ):
            assert await said(sign, wrong) == b""
        assert door.unproven == {}


@on_a_loop
async def test_a_question_may_be_so_long_and_no_longer(tmp_path: Path) -> None:
    async with at_the_door(tmp_path) as (_, _, sign):
        question = DoorQuestion(sign.token, "read", "")
        spare = LONGEST_QUESTION - len(framed(question)) + 4 - 2
        longest = framed(DoorQuestion(sign.token, "read", "x" * spare))
        assert len(longest) == LONGEST_QUESTION + 4
        assert await said(sign, longest) != b""


@on_a_loop
async def test_of_many_who_say_nothing_the_one_who_came_first_makes_way(tmp_path: Path) -> None:
    async with at_the_door(tmp_path) as (_, door, sign):
        silent = []
        for number in range(AT_ONCE):
            silent.append(await asyncio.open_connection(HERE, sign.port))
            while len(door.unproven) <= number:
                await asyncio.sleep(0)
        assert (await replied(sign, DoorQuestion(sign.token, "rooms"))).fault == ""
        with suppress(ConnectionError):
            assert await silent[0][0].read() == b""
        assert len(door.unproven) == AT_ONCE - 1
        for reads, writes in silent:
            assert reads.at_eof() is (reads is silent[0][0])
            writes.transport.abort()
        while door.unproven:
            await asyncio.sleep(0)


@on_a_loop
async def test_a_house_that_is_not_open_takes_no_orders_and_an_open_one_none_without_words(
    tmp_path: Path,
) -> None:
    order = HouseOrder("list")
    async with at_the_door(tmp_path) as (_, _, sign):
        told = await replied(sign, DoorQuestion(sign.token, "house", order=order))
        assert told.house is None
    async with with_door(tmp_path):
        found = (tmp_path / "journal.db-door").read_bytes()
        sign = msgspec.json.decode(found, type=DoorSign)
        told = await replied(sign, DoorQuestion(sign.token, "house", order=order))
        assert told.house is not None
        told = await replied(sign, DoorQuestion(sign.token, "house"))
        assert told == DoorReply()


@on_a_loop
async def test_the_sign_is_for_its_owner_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    async with at_the_door(tmp_path) as (_, door, sign):
        assert door.sign.stat().st_mode & 0o777 == 0o600
        assert door.sign.parent.stat().st_mode & 0o777 == 0o700
        assert [one.name for one in door.sign.parent.iterdir()] == ["door"]
        left_behind = door.sign.with_name("door.new")
        left_behind.write_text("of a server that was killed")
        another = SideDoor(door.house, door.sign)
        await another.open()
        assert msgspec.json.decode(door.sign.read_bytes(), type=DoorSign).token == another.token
        assert not left_behind.exists()
        another.close()
        assert not door.sign.exists()
        door.close()
        with pytest.raises(ConnectionError):
            await asyncio.open_connection(HERE, sign.port)
