"""A fault of ours in a deed: nothing is written, nobody hears of it, and the table plays on."""

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from standoff.journal.errors import JournalStoppedError
from standoff.journal.file_store import SqliteStore
from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.deed import Deed
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import MoreTime
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.deeds.talk import Say
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Ack, Numbered, Refused
from standoff.protocol.sent import MemberDeed
from standoff.protocol.tempo import Tempo
from standoff.rooms import rights
from standoff.rooms.bots import Bots
from standoff.rooms.deeds.doing import ALLOWS, DOES
from standoff.rooms.entries import SERVER
from standoff.rooms.game import Game
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.server_deeds import AnyDeed, Close, ServerDeed
from standoff.rules.classic.options import Options
from standoff.server.house import restored
from standoff.server.keeper import TRY_AGAIN, Keeper, LostRoomError
from tests.server.memory import Hall, Visit, hall
from tests.server.serving import ROOMY, on_a_loop

CANARY = "only-a-hand-of-cards-would-say-this"
DEEDS = [kind.cls for kind in msgspec.inspect.type_info(AnyDeed).types]  # type: ignore[attr-defined]


def broken(*_: object) -> Room:
    secret = f"{CANARY} 3d9"
    raise ZeroDivisionError(secret)


def plant_fault(planted: pytest.MonkeyPatch, kind: type[Deed]) -> None:
    planted.setitem(DOES, kind, broken)
    planted.delitem(ALLOWS, kind, raising=False)
    planted.setattr(rights, "check", lambda *_: None)  # whoever does it, and when


async def playing(it: Hall) -> tuple[Visit, Keeper]:
    """A host among three bots, in the first window of a game."""
    asked = hello.Open(name="Ada", options=Options(4), tempo=Tempo.QUICK)
    host = await it.visit(asked)
    for command in (1, 2, 3):
        await host.says(sent.Command(command, AddBot("timid")))
    await host.says(sent.Command(4, Start()))
    await asyncio.sleep(0)
    return host, await it.house.keeper(host.peer.me.code)


async def refused(keeper: Keeper, deed: Deed, by: int = 1, command: int = 5) -> Code:
    with pytest.raises(RefusedError) as refusal:
        await keeper.do(deed, by, command)  # type: ignore[arg-type]
    return refusal.value.code


def state(room: Room) -> bytes:
    return msgspec.json.encode([[room.welcome(one, 0) for one in room.members], room.members])


async def assert_plays_on(it: Hall, host: Visit, keeper: Keeper) -> None:
    """The next deed is done, and what is on disk comes to the same room."""
    rows, told = keeper.rows, len(host.peer.frames)
    await host.says(sent.Command(9, Say("and on")))
    await keeper.settled()
    assert [type(one) for one in host.peer.replies()[told:]] == [Ack, Numbered]
    assert keeper.rows == rows + 1
    bodies = await it.house.journal.read(keeper.room.code)
    assert len(bodies) == keeper.rows
    assert state(restored(bodies)[0]) == state(keeper.room)


@pytest.mark.parametrize("kind", DEEDS, ids=lambda kind: kind.__name__)
def test_a_fault_in_any_deed_changes_nothing_and_the_table_plays_on(
    kind: type[Deed],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    @on_a_loop
    async def happens() -> None:
        async with hall(tmp_path, ROOMY) as it:
            host, keeper = await playing(it)
            before, rows, told = keeper.room, keeper.rows, len(host.peer.frames)
            deed = kind(**dict.fromkeys(kind.__struct_fields__, 1))
            by = SERVER if kind in ServerDeed.__args__ else 1
            with monkeypatch.context() as planted:
                plant_fault(planted, kind)
                assert await refused(keeper, deed, by) is Code.FAULT
                assert await refused(keeper, deed, by) is Code.FAULT
            assert (keeper.room, keeper.coming) == (before, before)
            assert (keeper.rows, len(host.peer.frames)) == (rows, told)
            await assert_plays_on(it, host, keeper)

    caplog.set_level(logging.DEBUG)
    happens()
    assert f"does not do {kind.__name__}: ZeroDivisionError < test_faults.py:" in caplog.text
    assert ":broken < rooms/entries.py:" in caplog.text
    assert CANARY not in caplog.text


@on_a_loop
async def test_whoever_runs_into_a_fault_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        with monkeypatch.context() as planted:
            plant_fault(planted, Lock)
            await host.says(sent.Command(5, Lock(on=True)))
        assert host.peer.replies()[-1] == Refused(5, Code.FAULT)
        await host.says(sent.Command(5, Lock(on=True)))
        assert host.peer.replies()[-1] == Refused(5, Code.FAULT), "one command has one answer"
        await assert_plays_on(it, host, keeper)


@on_a_loop
async def test_a_step_that_cannot_be_told_is_not_written_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        before, rows = keeper.room, keeper.rows
        with monkeypatch.context() as planted:
            planted.setattr(Game, "played", broken)
            assert await refused(keeper, Close(1, {}), SERVER) is Code.FAULT
            assert (keeper.room, keeper.rows) == (before, rows)
        await assert_plays_on(it, host, keeper)


@on_a_loop
async def test_what_is_due_is_tried_again_after_a_fault_and_people_are_heard_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        closes_at = keeper.room.playing().closes(keeper.room.lengths)
        assert closes_at is not None
        it.clock.time = closes_at
        with monkeypatch.context() as planted:
            plant_fault(planted, Close)
            await keeper.ring()
            assert keeper.room.playing().windows == 1
            assert keeper.alarm_at == closes_at + TRY_AGAIN
            await assert_plays_on(it, host, keeper)
        it.clock.time += TRY_AGAIN
        await keeper.ring()  # whoever waited all that time first gets it back
        assert keeper.room.playing().windows == 1
        after = keeper.room.playing().closes(keeper.room.lengths)
        assert after is not None
        it.clock.time = after
        await keeper.ring()
        assert keeper.room.playing().windows == 2


@on_a_loop
async def test_a_bot_that_cannot_look_on_has_its_table_read_anew_with_nothing_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        rows = keeper.rows
        with monkeypatch.context() as planted:
            planted.setattr(Bots, "follow", broken)
            with pytest.raises(LostRoomError):
                await keeper.do(Close(1, {}))
        assert keeper.lost
        assert host.peer.closed == (CODES[Why.RESTART], "restart")
        again = await it.house.keeper(keeper.room.code)
        assert again is not keeper
        assert again.rows == rows
        assert state(again.room) == state(keeper.room)


@on_a_loop
async def test_deeds_build_on_what_is_being_written_and_are_told_in_order(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        told = len(host.peer.frames)
        said: list[str] = []

        def ask(deed: MemberDeed, command: int, name: str) -> "asyncio.Task[None]":
            done = keeper.do(deed, 1, command, lambda: said.append(name))
            return asyncio.create_task(done)

        first = ask(Lock(on=True), 5, "locks")
        second = ask(Lock(on=False), 6, "unlocks")
        again = ask(Lock(on=True), 5, "locks again")
        overtaken = ask(MoreTime(), 4, "late")
        await asyncio.sleep(0)
        assert len(keeper.steps) == 2
        assert not said
        assert len(host.peer.frames) == told
        results = await asyncio.gather(first, second, again, overtaken, return_exceptions=True)
        assert said == ["locks", "unlocks", "locks again"]
        assert [type(one) for one in results] == [type(None)] * 3 + [RefusedError]
        assert keeper.room is keeper.coming
        assert not keeper.room.locked


@on_a_loop
async def test_what_builds_on_something_that_is_not_written_falls_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        before, told = keeper.room, len(host.peer.frames)
        acked: list[int] = []

        async def full(*_: object) -> None:
            raise JournalStoppedError("The journal has stopped: the disk is full.")

        monkeypatch.setattr(SqliteStore, "write", full)
        asked = [
            keeper.do(Say(f"{number}"), 1, number, lambda: acked.append(1)) for number in (5, 6)
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert not acked
        assert {type(one) for one in results} <= {JournalStoppedError, RefusedError}
        assert isinstance(results[0], JournalStoppedError)
        assert keeper.lost
        assert keeper.room is before
        assert all(type(one) is not Numbered for one in host.peer.replies()[told:])
        assert host.peer.closed == (CODES[Why.STOPPED], "stopped")


@on_a_loop
async def test_whoever_gives_up_waiting_does_not_take_the_row_along(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        asked = asyncio.create_task(keeper.do(Lock(on=True), 1, 5))
        await asyncio.sleep(0)
        asked.cancel()
        await keeper.settled()
        assert asked.cancelled()
        assert keeper.room.locked
        assert not keeper.lost
        await assert_plays_on(it, host, keeper)
