"""Rooms in the house: slow readers, coming back, absence, sleep, damage, oblivion."""

import asyncio
import sqlite3
from itertools import count, islice
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from standoff.journal.sqlite import table as rows_of
from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.hosting import Forget, Lock
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer
from standoff.protocol.deeds.seats import AddBot, Leave
from standoff.protocol.deeds.talk import Say
from standoff.protocol.members import Kind
from standoff.protocol.replies import Ack, Away, Closing, Numbered, encode
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rules.classic.decisions import Load
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet
from standoff.server import keeper as keepers
from standoff.server.house import IN_USE
from standoff.server.keeper import Keeper, LostRoomError
from standoff.server.line import MOST_BYTES, STALLED_AFTER
from standoff.server.presence import SECRET
from standoff.server.upkeep import UNLOADS_AFTER, Upkeep
from tests.server.memory import Hall, Visit, hall
from tests.server.serving import ROOMY, on_a_loop
from tests.server.test_results import written

NAMES = ("Bo", "Cy", "Di", "Em")
OPEN = hello.Open(name="Ada", options=Options(4), tempo=Tempo.STANDARD)


async def opened(it: Hall) -> tuple[Visit, Keeper]:
    host = await it.visit(OPEN)
    return host, await it.house.keeper(host.peer.me.code)


async def playing(it: Hall) -> tuple[Visit, Keeper]:
    """A host among three bots, in the first window of a game."""
    host, keeper = await opened(it)
    for command in (1, 2, 3):
        await host.says(sent.Command(command, AddBot("timid")))
    await host.says(sent.Command(4, Start()))
    return host, keeper


def numbers(visit: Visit) -> list[int]:
    return [said.n for said in visit.peer.replies() if isinstance(said, Numbered)]


async def returned(it: Hall, visit: Visit) -> Visit:
    """Somebody on another line, who has to be told everything again."""
    me = visit.peer.me
    return await it.visit(hello.Attach(code=me.code, token=me.token, since=10**6))


def welcome_size(visit: Visit) -> int:
    """How long the welcome is, besides its number."""
    frame = visit.peer.frames[1]
    assert b'"tell":"welcome"' in frame
    return len(frame) - len(str(numbers(visit)[0]))


@on_a_loop
async def test_an_acknowledgement_comes_before_what_everybody_is_told(tmp_path: Path) -> None:
    async with hall(tmp_path) as it:
        host, _ = await opened(it)
        await host.says(sent.Command(1, Say("hello")))
        await asyncio.sleep(0)
        kinds = [type(said) for said in host.peer.replies()[-2:]]
        assert kinds == [Ack, Numbered]


@on_a_loop
async def test_a_slow_reader_gets_the_newest_snapshot_and_every_answer(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        slow = await it.visit(hello.Enter(code=keeper.room.code, kind=Kind.WATCHER))
        slow.peer.flowing = False
        before = len(slow.peer.frames)
        slow.peer.incoming.put_nowait(encode(sent.Ping(7)).decode())
        for command in range(1, 201):
            await host.says(sent.Command(command, Lock(on=command % 2 == 0)))
        assert len(slow.peer.frames) == before
        line = keeper.lines[slow.peer.me.member]
        assert sum(map(len, line.messages)) <= MOST_BYTES
        slow.peer.read_on()
        after = slow.peer.replies()[before:]
        assert [type(said).__name__ for said in after] == ["Pong", "Numbered"]
        assert numbers(slow)[-1] == keeper.room.members[slow.peer.me.member].told
        assert b'"tell":"welcome"' in slow.peer.frames[-1]


@on_a_loop
async def test_who_reads_slowly_but_reads_is_sent_everything_however_long_it_lasts(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        slow = await it.visit(hello.Enter(code=keeper.room.code, kind=Kind.WATCHER))
        welcomed, commands = len(slow.peer.frames), count(1)
        while sum(map(len, slow.peer.frames)) < 3 * MOST_BYTES:
            slow.peer.flowing = False
            for command in islice(commands, 20):
                await host.says(sent.Command(command, Lock(on=command % 2 == 0)))
            slow.peer.read_on()
        after = slow.peer.replies()[welcomed:]
        first = numbers(slow)[0]
        assert numbers(slow) == list(range(first, first + len(numbers(slow))))
        assert b'"tell":"welcome"' not in b"".join(slow.peer.frames[welcomed:])
        assert len(after) > 40


@on_a_loop
async def test_a_welcome_is_as_long_whatever_its_seat_knows_and_has_chosen(tmp_path: Path) -> None:
    options = Options(5, cop=True)
    async with hall(tmp_path, ROOMY) as it:
        host = await it.visit(replace(OPEN, options=options))
        keeper = await it.house.keeper(host.peer.me.code)
        code = keeper.room.code
        guests = [await it.visit(hello.Enter(code=code, name=name)) for name in NAMES]
        await host.says(sent.Command(1, Start()))
        people = [await returned(it, visit) for visit in (host, *guests)]
        before = [welcome_size(visit) for visit in people]
        for visit, bullet in zip(people, (Bullet.BANG, Bullet.CLICK), strict=False):
            chosen = msgspec.Raw(encode(Load((bullet,))))
            await visit.says(sent.Command(9, Answer(1, chosen)))
        people = [await returned(it, visit) for visit in people]
        after = [welcome_size(visit) for visit in people]
        assert b'"choice":' in people[0].peer.frames[1]
        assert b'"choice":' not in people[2].peer.frames[1]
        assert len(set(before)) == len(set(after)) == 1, (before, after)


@on_a_loop
async def test_only_tables_in_use_to_the_last_are_restored_before_anybody_comes(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        codes = [(await opened(it))[0].peer.me.code for _ in range(4)]
    file = sqlite3.connect(tmp_path / "journal.db", isolation_level=None)
    for code, ago in zip(codes, (0, IN_USE - 1, IN_USE, 10 * IN_USE), strict=True):
        file.execute("UPDATE room SET last = ? WHERE code = ?", (1e9 - ago, code))
    file.close()
    async with hall(tmp_path, ROOMY) as it:
        assert not it.house.rooms, "whoever comes first does not wait for others"
        await it.house.restore()
        assert set(it.house.rooms) == set(codes[:2])
        assert (await it.house.keeper(codes[3])).room.code == codes[3]


@on_a_loop
async def test_somebody_who_does_not_read_for_ten_seconds_is_cut_off(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        slow = await it.visit(hello.Enter(code=keeper.room.code, kind=Kind.WATCHER))
        line = keeper.lines[slow.peer.me.member]
        slow.peer.flowing = False
        await host.says(sent.Command(1, Say("hello")))
        line.check(it.clock.now())
        it.clock.time += STALLED_AFTER - 1
        line.check(it.clock.now())
        was_aborted = slow.peer.aborted
        it.clock.time += 1
        line.check(it.clock.now())
        assert (was_aborted, slow.peer.aborted) == (False, True)
        await slow.task
        assert slow.peer.me.member not in keeper.lines


@on_a_loop
async def test_who_comes_back_gets_what_they_missed_or_a_snapshot(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        guest = await it.visit(hello.Enter(code=keeper.room.code, name="Bruno"))
        seen = numbers(guest)[-1]
        await guest.leave()
        await host.says(sent.Command(1, Say("one")))
        me = guest.peer.me
        back = await it.visit(hello.Attach(code=me.code, token=me.token, since=seen))
        assert numbers(back) == [seen + 1]
        assert b'"text":"one"' in back.peer.frames[1]
        me = back.peer.me
        late = await it.visit(hello.Attach(code=me.code, token=me.token, since=seen + 99))
        assert b'"tell":"welcome"' in late.peer.frames[1]


@on_a_loop
async def test_absence_is_told_once_and_only_when_somebody_looks(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        guest = await it.visit(hello.Enter(code=keeper.room.code, name="Bruno"))
        upkeep = Upkeep(it.house, 30)
        await upkeep.tell_presence()
        await guest.leave()
        before = len(host.peer.frames)
        await upkeep.tell_presence()
        assert host.peer.replies()[-1] == Away((1,))
        await upkeep.tell_presence()
        assert len(host.peer.frames) == before + 1
        await upkeep.stop()


@on_a_loop
async def test_a_table_screen_that_has_gone_is_told_unless_another_is_there(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        tv = hello.Enter(code=keeper.room.code, kind=Kind.TV)
        first, second = await it.visit(tv), await it.visit(tv)
        upkeep = Upkeep(it.house, 30)
        await first.leave()
        await upkeep.tell_presence()
        assert Away((), screen=True) not in host.peer.replies()
        await second.leave()
        await upkeep.tell_presence()
        assert host.peer.replies()[-1] == Away((), screen=True)
        await it.visit(tv)
        await upkeep.tell_presence()
        assert host.peer.replies()[-1] == Away(())
        await upkeep.stop()


@on_a_loop
async def test_who_is_away_is_never_told_in_a_secret_window(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        _, keeper = await playing(it)
        game = keeper.room.game
        assert game is not None
        assert game.window is not None
        keeper.presence.go(1, it.clock.now())
        for waiting in SECRET:
            window = replace(game.window, waiting=waiting)
            assert keeper.presence.look(keeper.room.with_game(window=window)) is None
        assert game.window.waiting is Waiting.LOAD
        assert keeper.presence.look(keeper.room) == encode(Away((0,)))


@on_a_loop
async def test_a_table_nobody_is_at_stands_still_and_gives_the_time_back(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        assert keeper.room.game is not None
        window = keeper.room.game.window
        assert window is not None
        assert window.closes_at is not None
        left = window.closes_at - it.clock.now()
        await host.leave()
        it.clock.time += keepers.SLEEPS_AFTER + left
        await keeper.ring()
        assert keeper.room.game.window == window
        it.clock.time += 5 * UNLOADS_AFTER
        me = host.peer.me
        await it.visit(hello.Attach(code=me.code, token=me.token))
        window = keeper.room.game.window
        assert window is not None
        assert window.closes_at is not None
        assert window.number == 1
        assert window.closes_at > it.clock.now()


@on_a_loop
async def test_an_idle_room_leaves_the_memory_and_comes_back_when_asked_for(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        await host.leave()
        it.clock.time += UNLOADS_AFTER
        upkeep = Upkeep(it.house, 30)
        await upkeep.unload()
        await upkeep.stop()
        assert not it.house.rooms
        me = host.peer.me
        back = await it.visit(hello.Attach(code=me.code, token=me.token))
        assert back.peer.me.member == 1
        assert (await it.house.keeper(me.code)) is not keeper


@on_a_loop
async def test_after_a_restart_the_window_has_the_time_it_had(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        me = host.peer.me
        assert keeper.room.game is not None
        before = keeper.room.game.window
        assert before is not None
        assert before.closes_at is not None
        left = before.closes_at - it.clock.now()
    async with hall(tmp_path, ROOMY) as it:
        it.clock.time += 3_600_000
        await it.visit(hello.Attach(code=me.code, token=me.token))
        keeper = await it.house.keeper(me.code)
        assert keeper.room.game is not None
        after = keeper.room.game.window
        assert after is not None
        assert after.closes_at is not None
        assert (after.number, after.closes_at - it.clock.now()) == (before.number, left)


@on_a_loop
async def test_a_damaged_room_is_closed_and_the_others_are_fine(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        codes = [(await opened(it))[0].peer.me for _ in range(2)]
    file = sqlite3.connect(tmp_path / "journal.db", isolation_level=None)
    file.execute(f"UPDATE {rows_of(codes[0].code)} SET body = x'00' WHERE number = 2")
    file.close()
    async with hall(tmp_path, ROOMY) as it:
        bad = await it.visit(hello.Attach(code=codes[0].code, token=codes[0].token))
        good = await it.visit(hello.Attach(code=codes[1].code, token=codes[1].token))
        assert bad.peer.closed == (CODES[Why.DAMAGED], "damaged")
        assert not bad.peer.frames
        assert good.peer.me.member == 1
        assert f"Room {codes[0].code} is damaged from row 2 on" in caplog.text


@on_a_loop
async def test_a_forgotten_table_is_deleted_at_once_and_everybody_is_shown_out(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        guest = await it.visit(hello.Enter(code=keeper.room.code, name="Bruno"))
        await host.says(sent.Command(1, Forget()))
        await asyncio.gather(host.task, guest.task)
        for visit in (host, guest):
            assert visit.peer.closed == (CODES[Why.FORGOTTEN], "forgotten")
            assert visit.peer.replies()[-1] == Closing(Why.FORGOTTEN, None)
        assert await it.house.journal.rooms() == []
        again = await it.visit(hello.Enter(code=keeper.room.code))
        assert again.peer.closed == (CODES[Why.NO_ENTRY], "no-entry")


@on_a_loop
async def test_what_comes_while_a_table_is_forgotten_does_not_bring_it_back(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await opened(it)
        forgetting = asyncio.create_task(it.house.forget(keeper.room.code))
        await asyncio.sleep(0)
        host.peer.incoming.put_nowait(encode(sent.Command(1, Say("still here"))).decode())
        await asyncio.gather(forgetting, host.task)
        with pytest.raises(LostRoomError):
            await keeper.do(Say("and here"), by=1, command=2)
        assert await it.house.journal.rooms() == []


@on_a_loop
async def test_who_leaves_is_shown_out_and_their_token_is_worthless(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        _, keeper = await opened(it)
        guest = await it.visit(hello.Enter(code=keeper.room.code, name="Bruno"))
        await guest.says(sent.Command(1, Leave()))
        await guest.task
        assert guest.peer.closed == (CODES[Why.LEFT], "left")
        me = guest.peer.me
        back = await it.visit(hello.Attach(code=me.code, token=me.token))
        assert back.peer.closed == (CODES[Why.NO_ENTRY], "no-entry")


@on_a_loop
async def test_two_who_come_to_a_sleeping_room_at_once_find_one_room(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        _, keeper = await opened(it)
        code = keeper.room.code
    async with hall(tmp_path, ROOMY) as it:
        it.house.rooms.clear()
        found = await asyncio.gather(*(it.house.keeper(code) for _ in range(5)))
        assert len({id(one) for one in found}) == 1


@on_a_loop
async def test_others_have_their_turns_while_a_long_evening_is_read_and_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.server.house.AT_ONCE", 1)
    monkeypatch.setattr("standoff.server.house.AT_ONCE", 1)
    monkeypatch.setattr("standoff.journal.journal.AT_ONCE", 1)
    await written(tmp_path)
    async with hall(tmp_path) as it:
        loading = asyncio.create_task(it.house.keeper("BCDF"))
        turns = 0
        while not loading.done():
            turns += it.house.journal.waits() == 0  # else the disk is waited for
            await asyncio.sleep(0)
        assert turns >= 2 * loading.result().rows > 100
