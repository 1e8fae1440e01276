"""What is kept of tables nobody is at: on disk and in memory, and whatever the clock says."""

import gc
import weakref
from pathlib import Path

from standoff.protocol import hello, sent
from standoff.protocol.deeds.play import Pause, Unpause
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Ack, Pong
from standoff.rooms.deeds.talk import TALK_EVERY
from standoff.server import keeper as keepers
from standoff.server.forgetting import DAY, HOUR, JUMP, HeldTime, forget_old
from standoff.server.upkeep import UNLOADS_AFTER, Upkeep
from tests.server.memory import hall
from tests.server.serving import ROOMY, on_a_loop
from tests.server.test_rooms_in_the_house import opened, playing


@on_a_loop
async def test_of_abandoned_tables_nothing_stays_in_memory(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        held: list[weakref.ref[object]] = []

        async def abandoned() -> None:
            host, keeper = await playing(it)
            await host.leave()
            it.clock.time += 10 * keepers.SLEEPS_AFTER
            await keeper.ring()
            keeper.stop()
            held.extend(map(weakref.ref, (keeper, keeper.bots, host.session)))

        for _ in range(20):
            await abandoned()
        it.visits.clear()
        it.clock.time += UNLOADS_AFTER
        upkeep = Upkeep(it.house, 30)
        # The collector of circles hardly ever runs in a server, so that there must be none.
        gc.disable()
        try:
            await upkeep.unload()
            assert [each for each in held if each() is not None] == []
        finally:
            gc.enable()
        assert not it.house.rooms
        await upkeep.stop()


@on_a_loop
async def test_tables_are_kept_for_so_many_days(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        kept, _ = await playing(it)
        empty, _ = await opened(it)
        await kept.leave()
        await empty.leave()
        (now,) = {
            room.last for room in await it.house.journal.rooms() if room.code == kept.peer.me.code
        }
        assert await forget_old(it.house, now + 0.9 * DAY, 30) == []
        assert await forget_old(it.house, now + 2 * DAY, 30) == [empty.peer.me.code]
        assert await forget_old(it.house, now + 31 * DAY, 30) == [kept.peer.me.code]
        assert await it.house.journal.rooms() == []


@on_a_loop
async def test_a_table_somebody_is_at_is_never_forgotten(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        assert await forget_old(it.house, 4e9, 30) == []
        await host.leave()
        assert await forget_old(it.house, 4e9, 30) == [keeper.room.code]


def test_a_time_of_day_counts_after_an_hour_with_it() -> None:
    running, set_by = 0.0, 1e9
    held = HeldTime(lambda: running + set_by, lambda: running)
    assert held.now() is None
    running += HOUR
    assert held.now() == 1e9 + HOUR
    set_by += JUMP  # as clocks are set now and then
    assert held.now() == 1e9 + HOUR + JUMP
    set_by += 31 * DAY - JUMP
    assert held.now() is None
    running += HOUR - 1
    assert held.now() is None
    running += 1
    assert held.now() == 1e9 + 2 * HOUR + 31 * DAY
    set_by -= 31 * DAY
    assert held.now() is None


@on_a_loop
async def test_who_was_away_is_sent_what_they_missed_or_where_that_is_not_known_all(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        member = host.peer.me.member
        told = keeper.room.members[member].told
        frames = [made for _, made in keeper.latest[member].frames]
        assert len(frames) > 1
        for missed in range(1, len(frames)):
            assert keeper.catch_up(member, told - missed) == frames[-missed:]
        assert keeper.catch_up(member, told) == []
        for unknown in (0, told + 1):
            assert keeper.catch_up(member, unknown) == [keeper.welcome(member)]
        keeper.latest[member].frames.popleft()
        assert keeper.catch_up(member, told - len(frames)) == [keeper.welcome(member)]


@on_a_loop
async def test_old_tables_are_looked_for_once_an_hour(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        running = 0.0
        upkeep = Upkeep(it.house, 30)
        upkeep.time = HeldTime(lambda: 4e9 + running, lambda: running)
        left, _ = await opened(it)
        await left.leave()
        await upkeep.clean()
        assert left.peer.me.code in it.house.known
        running += HOUR
        await upkeep.clean()
        assert left.peer.me.code not in it.house.known
        again, _ = await opened(it)
        await again.leave()
        running += HOUR / 2
        await upkeep.clean()
        assert again.peer.me.code in it.house.known
        running += HOUR
        await upkeep.clean()
        assert again.peer.me.code not in it.house.known
        assert not it.house.rooms
        await upkeep.stop()


@on_a_loop
async def test_where_the_clock_was_set_back_talk_goes_on_and_windows_have_their_time(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        it.clock.time += 3_600_000  # the next hall begins an hour earlier
        host, keeper = await playing(it)
        await host.says(sent.Command(5, Say("before")))
        me, game = host.peer.me, keeper.room.game
        assert game is not None
        assert game.window is not None
        assert game.window.closes_at is not None
        left = game.window.closes_at - it.clock.now()
    async with hall(tmp_path, ROOMY) as it:
        back = await it.visit(hello.Attach(code=me.code, token=me.token))
        keeper = await it.house.keeper(me.code)
        it.clock.time += TALK_EVERY
        await back.says(sent.Command(6, Say("after")))
        assert Ack(6) in back.peer.replies()
        await back.says(sent.Ping(7))
        pong = back.peer.replies()[-1]
        game = keeper.room.game
        assert isinstance(pong, Pong)
        assert game is not None
        assert game.window is not None
        # By the clock that its people are told, as much is left as before.
        assert game.window.closes_at == pong.now + left - TALK_EVERY


@on_a_loop
async def test_an_alarm_that_is_replaced_does_not_ring(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host, keeper = await playing(it)
        alarms = [keeper.alarm]
        for command, deed in ((5, Pause()), (6, Unpause())):  # nobody waits for one who is alone
            await host.says(sent.Command(command, deed))
            await keeper.settled()
            alarms.append(keeper.alarm)
            keeper.set_alarm()
            assert keeper.alarm is alarms[-1]
        first, none, last = alarms
        assert first is not None
        assert none is None
        assert last is not None
        assert (first.cancelled(), last.cancelled()) == (True, False)
        keeper.retire()
        assert last.cancelled()
        keeper.set_alarm()
        assert keeper.alarm is None
