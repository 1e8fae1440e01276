"""Walking in the arena, as the server hears and shows it: who may, what it costs, and what nonsense does."""

from pathlib import Path
from random import Random

import pytest

from standoff.protocol import hello, sent
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Rest
from standoff.protocol.deeds.teams import FillUp
from standoff.protocol.members import Kind
from standoff.protocol.replies import ArenaSeen, Pong, Refused, encode
from standoff.protocol.setting import MOST, LiveSetting
from standoff.protocol.window import Waiting, Window
from standoff.rooms.clockwork import wake_at
from standoff.rooms.walk import STEPS_A_SECOND, Walk
from standoff.server.keeper import Keeper
from standoff.server.line import MemberLine
from standoff.server.pulse import frame
from tests.rooms.live_evening import live_game
from tests.server.fuzz import mutated
from tests.server.memory import Hall, MemoryPeer, Visit, hall
from tests.server.serving import ROOMY, on_a_loop

HEADER = 4
"""Bytes of a WebSocket frame before its text."""
A_SECOND = 4_000
"""Bytes a client may be sent of the arena in a second."""


async def walking(it: Hall, people: int, chairs: int = 6) -> tuple[list[Visit], Keeper, Walk]:
    """A game of Live in which all walk."""
    host = await it.visit(hello.Open(name="Ada", options=LiveSetting()))
    keeper = await it.house.keeper(host.peer.me.code)
    code = keeper.room.code
    guests = [hello.Enter(code=code, name=f"Guest {number}") for number in range(1, people)]
    visits = [host, *[await it.visit(guest) for guest in guests]]
    await host.says(sent.Command(1, FillUp("random", chairs)))
    await host.says(sent.Command(2, Start()))
    while window_of(keeper).waiting is not Waiting.MOVE:
        await keeper.ring()
        at = wake_at(keeper.room)
        assert at is not None
        it.clock.time = max(it.clock.time, at)
        await keeper.ring()
    walk = keeper.bots.walk_in(keeper.room.game)
    assert walk is not None
    return visits, keeper, walk


def window_of(keeper: Keeper) -> Window:
    game = keeper.room.game
    assert game is not None
    assert game.window is not None
    return game.window


def walk_on(keeper: Keeper, it: Hall, milliseconds: int) -> None:
    for _ in range(milliseconds // 100):
        it.clock.time += 100
        keeper.bots.walk_on(keeper.room.playing(), it.clock.time)


async def tell(visit: Visit, said: object) -> list[object]:
    """Send something that may go unanswered; says what was answered before a ping was."""
    visit.peer.frames.clear()
    text = said if isinstance(said, str) else encode(said).decode()
    visit.peer.incoming.put_nowait(text)
    visit.peer.frames.clear()
    await visit.says(sent.Ping(1))
    while not any(isinstance(one, Pong) for one in visit.peer.replies()):
        await visit.says(sent.Ping(1))
    return [one for one in visit.peer.replies() if not isinstance(one, Pong | ArenaSeen)]


@on_a_loop
async def test_only_who_plays_can_walk(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        (host, guest), keeper, walk = await walking(it, 2)
        me = host.peer.me
        watcher = await it.visit(hello.Enter(code=me.code, kind=Kind.WATCHER))
        await guest.says(sent.Command(1, Rest(on=True)))
        for visit in (host, guest, watcher):
            assert await tell(visit, sent.GoTo(0, 0)) == []
        assert set(walk.wishes) == {keeper.room.seat_of(me.member)}


@on_a_loop
async def test_walking_is_neither_answered_nor_written_down(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        (host,), keeper, walk = await walking(it, 1)
        rows = keeper.rows
        it.clock.time = window_of(keeper).shown_at
        walk_on(keeper, it, 100)
        before = walk.arena.places
        assert await tell(host, sent.Steer(1, 1)) == []
        walk_on(keeper, it, 1_000)
        assert walk.arena.places != before
        assert keeper.rows == rows


@on_a_loop
async def test_a_walk_says_when_its_next_step_is_also_before_its_first(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        _, keeper, walk = await walking(it, 1)
        game, now = keeper.room.playing(), it.clock.time
        walk.began = None
        first = walk.next_at(now)
        assert now < first <= now + 1_000 // STEPS_A_SECOND
        for at, steps in ((now, 0), (first - 1, 0), (first, 1)):
            keeper.bots.walk_on(game, at)
            assert walk.steps == steps
        keeper.bots.walk_on(game, walk.next_at(first))
        assert walk.steps == 2


@on_a_loop
async def test_nonsense_moves_nobody_out_of_the_arena_and_changes_no_room(tmp_path: Path) -> None:
    dice = Random(1)
    async with hall(tmp_path, ROOMY) as it:
        (host,), keeper, walk = await walking(it, 1)
        it.clock.time = window_of(keeper).shown_at
        before, rows = keeper.room, keeper.rows
        heard = 0
        for _ in range(1_500):
            far = (-(10**6), -1, 0, 1, 4_000, 10**6)
            kind = dice.choice((sent.GoTo, sent.Steer))
            good = encode(kind(dice.choice(far), dice.choice(far)))
            text = mutated(dice, good) if dice.random() < 0.7 else good.decode()
            for answer in await tell(host, text):
                assert isinstance(answer, Refused)
                assert answer.id == 0
                heard += 1
            if dice.random() < 0.05:
                walk_on(keeper, it, 100)
        assert heard > 300
        ground = keeper.room.playing().ground
        assert ground is not None
        figures = ground.figures
        for _, x, y in walk.arena.places:
            assert figures.body <= x <= figures.width - figures.body
            assert figures.body <= y <= figures.height - figures.body
        assert keeper.room is before
        assert keeper.rows == rows


def test_a_slow_reader_sees_the_latest_and_everything_else_first() -> None:
    peer = MemoryPeer()
    line = MemberLine(peer, lambda: b"snapshot")
    peer.resumed = line.flow
    line.show(b"arena 1")
    peer.flowing = False
    for number in range(2, 9):
        line.show(b"arena %d" % number)
    line.send(b"played")
    peer.read_on()
    assert peer.frames == [b"arena 1", b"played", b"arena 8"]
    line.show(b"arena 9")
    assert peer.frames[-1] == b"arena 9"


def test_who_lags_delays_nobody_else() -> None:
    slow, quick = MemoryPeer(), MemoryPeer()
    slow.flowing = False
    lines = [MemberLine(slow, lambda: b"snapshot"), MemberLine(quick, lambda: b"snapshot")]
    for number in range(10):
        for line in lines:
            line.show(b"arena %d" % number)
    assert len(quick.frames) == 10
    assert slow.frames == []


@pytest.mark.parametrize("seed", range(5))
def test_twenty_who_walk_cost_a_client_less_than_four_kilobytes_a_second(seed: int) -> None:
    evening, _ = live_game(1, MOST, seed=bytes((seed,)) * 32)
    evening.until(Waiting.MOVE)
    evening.wait(evening.window.shown_at + 1_000 - evening.now)
    largest = 0
    while evening.waits() is Waiting.MOVE:
        largest = max(largest, len(frame(evening.game, evening.walk, evening.now)))
        evening.wait(500)
    assert STEPS_A_SECOND * (largest + HEADER) <= A_SECOND
