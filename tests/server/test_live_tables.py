"""Live over real sockets: whole games, walking, what is sent of the arena, and a server that dies."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from standoff.bots.catalogue import TEMPERS
from standoff.client.device import Device
from standoff.client.playing import answer, play
from standoff.protocol import hello, sent
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.teams import FillUp
from standoff.protocol.members import Kind
from standoff.protocol.messages import Message, Played, Report, Welcome
from standoff.protocol.setting import LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rules.asks import Ask
from standoff.rules.live.events import Froze
from standoff.rules.live.options import ROUNDS
from tests.server.processes import ServerProcess
from tests.server.serving import ROOMY, on_a_loop, served

SPEED = 12
SLOW = 3
"""So that a freeze lasts while a server dies and comes back."""


async def seated(origin: str, people: int, chairs: int) -> list[Device]:
    """So many people at a table of Live, with bots on the other chairs."""
    asked = hello.Open(name="Ada", options=LiveSetting(), tempo=Tempo.QUICK)
    host = await Device(origin, asked).__aenter__()
    code = host.admitted.code
    others = [
        await Device(origin, hello.Enter(code=code, name=f"Guest {number}")).__aenter__()
        for number in range(1, people)
    ]
    await host.do(FillUp("accountant", chairs))
    return [host, *others]


async def leave(devices: list[Device]) -> None:
    for device in devices:
        await device.__aexit__(None, None, None)


async def heard(device: Device, waiting: Waiting) -> Played | Welcome:
    """The message that opens such a window."""
    async for message in device.messages():
        if isinstance(message, Played | Welcome):
            window = message.window
            if window is not None and window.waiting is waiting:
                return message
    raise AssertionError(f"never waits for {waiting}")


async def watched(watcher: Device) -> list[Message]:
    """Everything until the game is over."""
    seen = []
    async for message in watcher.messages():
        seen.append(message)
        if isinstance(message, Report):
            return seen
    raise AssertionError("no report")


@pytest.mark.slow
@pytest.mark.parametrize(("people", "chairs"), [(6, 6), (12, 12), (20, 20), (3, 20)])
@on_a_loop
async def test_a_whole_game_is_played_by_clients(tmp_path: Path, people: int, chairs: int) -> None:
    async with served(tmp_path, limits=ROOMY, speed=SPEED) as server:
        devices = await seated(server.origin, people, chairs)
        code = devices[0].admitted.code
        watcher = await Device(
            server.origin, hello.Enter(code=code, kind=Kind.WATCHER)
        ).__aenter__()
        players = [
            asyncio.create_task(play(device, TEMPERS[place % len(TEMPERS)], Random(place)))
            for place, device in enumerate(devices)
        ]
        await devices[0].do(Start())
        seen = await watched(watcher)
        for task in players:
            task.cancel()
        events = [event for one in seen if isinstance(one, Played) for event in one.events]
        assert len([event for event in events if isinstance(event, Froze)]) == ROUNDS
        assert isinstance(seen[-1], Report)
        await leave([watcher, *devices])


@pytest.mark.slow
@on_a_loop
async def test_who_walks_is_seen_walking_by_everybody(tmp_path: Path) -> None:
    async with served(tmp_path, limits=ROOMY, speed=2) as server:
        host, guest = devices = await seated(server.origin, 2, 6)
        await host.do(Start())
        for device in devices:
            opened = await heard(device, Waiting.DIVIDE)
            if isinstance(opened.held.ask, Ask):
                assert opened.window is not None
                said = next(iter(opened.held.ask))
                await device.do(answer(opened.window.number, said))
        opening = await heard(guest, Waiting.MOVE)
        assert opening.ground is not None
        assert opening.view is not None
        assert opening.window is not None
        seat = (await heard(host, Waiting.MOVE)).view.seat  # type: ignore[union-attr]
        assert seat is not None
        first = await guest.arenas.get()
        assert len(first.cm) == 12
        assert first.window == opening.window.number
        await host.say(sent.Steer(1, 1))
        start = seen = first.cm[2 * seat : 2 * seat + 2]
        while seen == start:
            shown = await guest.arenas.get()
            # A stalled machine may lose this walk; whoever is slow walks in the next round.
            if shown.window != first.window:
                first = shown
                start = shown.cm[2 * seat : 2 * seat + 2]
                await host.say(sent.Steer(1, 1))
            seen = shown.cm[2 * seat : 2 * seat + 2]
        assert start[0] < seen[0]
        assert start[1] < seen[1]
        frozen = await heard(guest, Waiting.MIME)
        while frozen.window is None or frozen.window.number < first.window:
            frozen = await heard(guest, Waiting.MIME)
        spot = frozen.view.spots[seat]  # type: ignore[union-attr]
        assert spot.x >= 10 * seen[0] - 5
        assert spot.y >= 10 * seen[1] - 5
        await leave(devices)


@pytest.mark.slow
@on_a_loop
async def test_a_server_that_dies_while_all_are_frozen_goes_on_from_there(tmp_path: Path) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"
    server = await asyncio.to_thread(ServerProcess, journal, SLOW)
    origin = f"http://127.0.0.1:{server.port}"
    try:
        (host,) = devices = await seated(origin, 1, 6)
        await host.do(Start())
        playing = asyncio.create_task(play(host, "accountant", Random(1)))
        code = host.admitted.code
        watcher = Device(origin, hello.Enter(code=code, kind=Kind.WATCHER))
        await watcher.__aenter__()
        frozen = await heard(watcher, Waiting.MIME)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        late = Device(origin, hello.Enter(code=code, kind=Kind.WATCHER))
        await late.__aenter__()
        again = await heard(late, Waiting.MIME)
        assert again.view == frozen.view
        assert again.window is not None
        assert frozen.window is not None
        assert again.window.number == frozen.window.number
        await heard(watcher, Waiting.NERVE)
        playing.cancel()
        await leave([watcher, late, *devices])
    finally:
        server.kill()
