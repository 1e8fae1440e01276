"""Upkeep and the rest of what a house does by itself, one look at a time."""

import asyncio
import logging
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from standoff.lobby.keys import new_key
from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.lobby import Grievance
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Pong, Refused
from standoff.protocol.tempo import Tempo
from standoff.rooms.entries import Opened
from standoff.rooms.refusal import RefusedError
from standoff.rules.classic.options import Options
from standoff.server import upkeep as upkeeps
from standoff.server.doors import opened
from standoff.server.forgetting import DAY, HOUR, forget_old
from standoff.server.house import ClosedDoorError, described
from standoff.server.keeper import SLEEPS_AFTER, LostRoomError
from standoff.server.limits import Limits, Rate
from standoff.server.pressure import ABANDONED_FOR, EMPTY_FOR, make_room
from standoff.server.quota import FAIR_PART, MOST_WRITTEN, Quota
from standoff.server.running import CannotStartError, Settings, letters_of, listener
from standoff.server.secrets import AMONG_STRANGERS, AT_HOME, CONSONANTS, room_code, three_words
from standoff.server.stalls import LATE, SLOW, Stalls, is_ready
from standoff.server.upkeep import UNLOADS_AFTER, Upkeep
from tests.journal.engines import overwrite
from tests.server.memory import Hall, hall
from tests.server.serving import ROOMY, on_a_loop, served
from tests.server.test_rooms_in_the_house import opened as opened_at
from tests.server.test_rooms_in_the_house import playing


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeeps, "INSPECTION", 0)


@on_a_loop
async def test_a_damaged_table_is_named_once_and_one_in_memory_is_not_read_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        codes = [(await it.visit(hello.Open(name="Ada"))).peer.me.code for _ in range(3)]
    damaged, in_memory, _ = codes
    overwrite(f"sqlite:///{tmp_path}/journal.db", damaged, 1, b"forged")
    async with hall(tmp_path, ROOMY) as it:
        await it.house.keeper(in_memory)
        overwrite_in_memory = it.house.rooms[in_memory]
        upkeep = Upkeep(it.house, 30)
        await upkeep.stop()
        for _ in range(2):
            await upkeep.inspect()
        assert caplog.text.count(f"room {damaged} is closed") == 1
        assert set(it.house.shut) == {damaged}
        assert it.house.rooms[in_memory] is overwrite_in_memory
        with pytest.raises(ClosedDoorError):
            await it.house.keeper(damaged)


@on_a_loop
async def test_a_table_that_is_forgotten_while_others_are_inspected_is_not_missed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        code = (await it.visit(hello.Open(name="Ada"))).peer.me.code
    async with hall(tmp_path, ROOMY) as it:
        upkeep = Upkeep(it.house, 30)
        await upkeep.stop()
        asked: list[str] = []
        read = it.house.journal.read

        async def noted(room: str) -> list[bytes]:
            asked.append(room)
            return await read(room)

        it.house.journal.read = noted  # type: ignore[method-assign]
        inspecting = asyncio.create_task(upkeep.inspect())
        it.house.known.discard(code)
        await inspecting
        assert asked == []
        it.house.known.add(code)
        await upkeep.inspect()
        assert asked == [code]
        assert "is closed" not in caplog.text


@on_a_loop
async def test_only_rooms_nobody_was_in_for_ten_minutes_leave_the_memory(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        upkeep = Upkeep(it.house, 30)
        await upkeep.stop()
        host, keeper = await opened_at(it)
        it.clock.time += 10 * UNLOADS_AFTER
        await upkeep.unload()
        assert keeper.idle_for() == 0
        await host.leave()
        it.clock.time += UNLOADS_AFTER - 1
        await upkeep.unload()
        assert it.house.rooms
        assert keeper.idle_for() == UNLOADS_AFTER - 1
        it.clock.time += 1
        await upkeep.unload()
        assert not it.house.rooms
        assert keeper.lost
        with pytest.raises(LostRoomError):
            await keeper.do(AddBot("timid"), 1, 1)


@on_a_loop
async def test_a_table_falls_asleep_after_a_minute_without_anybody_and_not_before(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        await host.leave()
        for later, sleeps in ((SLEEPS_AFTER - 1, False), (1, True)):
            it.clock.time += later
            keeper.faulty_until = it.clock.time + 1
            await keeper.ring()
            assert (keeper.asleep_since == it.clock.time) is sleeps


@on_a_loop
async def test_tables_nobody_is_at_make_room_once_they_are_old_enough(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        empty, _ = await opened_at(it)
        played, _ = await playing(it)
        kept = {one.code: one.last for one in await it.house.journal.rooms()}
        for visit in (empty, played):
            await visit.leave()
        codes = [visit.peer.me.code for visit in (empty, played)]
        latest = max(kept.values())
        for seconds, left in ((EMPTY_FOR - 60, codes), (EMPTY_FOR + 60, codes[1:])):
            it.clock.time = int((latest + seconds) * 1000)
            assert await make_room(it.house) is (left != codes)
            assert {one.code for one in await it.house.journal.rooms()} == set(left)
        it.clock.time = int((latest + ABANDONED_FOR + 60) * 1000)
        assert not await make_room(it.house, {"BCDF"})
        assert await make_room(it.house, codes)
        assert await it.house.journal.rooms() == []


@on_a_loop
async def test_a_table_somebody_is_at_makes_room_for_nobody(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        await opened_at(it)
        it.clock.time += 10**10
        assert not await make_room(it.house)
        assert len(await it.house.journal.rooms()) == 1


@on_a_loop
async def test_a_table_nobody_came_to_is_kept_for_a_day_and_others_for_as_long_as_the_host_says(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        empty, _ = await opened_at(it)
        (kept,) = await it.house.journal.rooms()
        assert await forget_old(it.house, kept.last + 2 * DAY, 30) == []
        await empty.leave()
        assert await forget_old(it.house, kept.last + DAY - HOUR, 30) == []
        assert await forget_old(it.house, kept.last + DAY + HOUR, 30) == [kept.code]


def test_so_much_is_written_of_a_table_and_a_part_of_it_by_each() -> None:
    quota = Quota()
    assert not quota.is_used_up(1)
    quota.by[1] = FAIR_PART - 1
    assert not quota.is_used_up(1)
    quota.by[1] += 1
    assert quota.is_used_up(1)
    assert 16 * FAIR_PART == MOST_WRITTEN


@on_a_loop
async def test_a_server_that_stood_still_and_a_journal_that_does_not_answer_are_named_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.WARNING)
    async with hall(tmp_path, ROOMY) as it:
        now, journal = [100.0], it.house.journal
        stalls = Stalls(journal, 1.0, lambda: now[0])
        for late, said in ((0.5, 0), (LATE - 0.1, 0), (LATE + 0.3, 1)):
            now[0] += 1.0 + late
            stalls.look()
            assert caplog.text.count("stood still") == said
        assert f"stood still for {LATE + 0.3:.1f} s" in caplog.text
        now[0] += 1.0
        for waits, says in ((0.0, ""), (SLOW + 1, "has not answered"), (SLOW + 2, ""), (0.0, "answers again"), (0.0, "")):  # fmt: skip
            caplog.clear()
            monkeypatch.setattr(journal, "waits", partial(float, waits))
            now[0] += 1.0
            stalls.look()
            assert (says in caplog.text) if says else not caplog.text
            assert is_ready(journal) is (waits <= SLOW)


@on_a_loop
async def test_metrics_on_a_port_that_is_taken_say_where(tmp_path: Path) -> None:
    with listener("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotStartError) as fault:
            async with served(tmp_path, metrics=("127.0.0.1", port)):
                pass
        said = str(fault.value)
        assert said.startswith(f"metrics cannot be told on 127.0.0.1, port {port}: ")
        assert said.lower().endswith("address already in use")


def test_codes_are_longer_among_strangers_and_made_of_consonants() -> None:
    home = Settings("::", 0, "sqlite:///x")
    abroad = Settings("::", 0, "sqlite:///x", public_url="https://example.org")
    assert (letters_of(home), letters_of(abroad)) == (AT_HOME, AMONG_STRANGERS)
    for letters in (AT_HOME, AMONG_STRANGERS):
        code = room_code(letters)
        assert len(code) == letters
        assert set(code) <= set(CONSONANTS)
    assert len(three_words().split()) == 3


@on_a_loop
async def test_a_locked_or_unknown_table_tells_nobody_that_a_game_is_on(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened_at(it)
        code = keeper.room.code
        assert not await it.house.is_playing(code)
        assert not await it.house.is_playing("BCDF")
        for command in (1, 2, 3):
            await host.says(sent.Command(command, AddBot("timid")))
        await host.says(sent.Command(4, Start()))
        assert await it.house.is_playing(code)
        await host.says(sent.Command(5, Lock(on=True)))
        assert not await it.house.is_playing(code)


@on_a_loop
async def test_what_only_an_open_house_has_is_refused_in_any_other(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        for first in (hello.LookIn(), hello.PlayNow(name="Ada", key=new_key())):
            visit = await it.visit(first)
            assert visit.peer.closed == (CODES[Why.NO_ENTRY], Why.NO_ENTRY)
        host, keeper = await opened_at(it)
        await host.says(sent.ReportMember(1, Grievance.WORDS))
        assert host.peer.replies()[-1] == Refused(0, Code.NOT_OPEN)
        await host.says(sent.Ping(7))
        pong = host.peer.replies()[-1]
        assert pong == Pong(7, keeper.clock.now())


@on_a_loop
async def test_names_are_erased_so_often_from_one_block_and_no_more(tmp_path: Path) -> None:
    async with hall(tmp_path, replace(ROOMY, erasures=Rate(1, 1e-9))) as it:
        host, _ = await opened_at(it)
        await host.says(sent.Command(1, Erase()))
        await host.says(sent.Command(2, Erase()))
        said = [one for one in host.peer.replies() if isinstance(one, Refused)]
        assert said == [Refused(2, Code.TOO_OFTEN)]


@on_a_loop
async def test_a_new_table_is_of_whoever_opened_it_and_a_closing_house_opens_none(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        entry = Opened(it.clock.now(), "", Options(4), Tempo.QUICK, bytes(32))
        keeper = await opened(it.house, Limits(), entry, "192.0.2")
        assert await it.house.opened_by("192.0.2") == {keeper.room.code}
        assert await it.house.opened_by("192.0.3") == set()
        assert keeper.rows == 1
        it.house.closing = True
        with pytest.raises(ClosedDoorError) as fault:
            await opened(it.house, Limits(), entry, "192.0.2")
        assert fault.value.why is Why.RESTART
        it.house.closing = False


def test_what_is_wrong_with_a_table_is_described_without_what_stands_in_it() -> None:
    told = described(RefusedError(Code.STALE, "a secret"))
    assert told == "its rows cannot be played again (RefusedError)"


async def away(it: Hall) -> None:
    """Unused devices go."""
    for visit in it.visits:
        await visit.leave()


@on_a_loop
async def test_whoever_watches_counts_as_somebody_until_they_go(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened_at(it)
        await it.visit(hello.Enter(code=host.peer.me.code, kind=Kind.WATCHER))
        assert len(keeper.lines) == 2
        await away(it)
        assert keeper.lines == {}
        assert set(keeper.presence.away) == {1, 2}
