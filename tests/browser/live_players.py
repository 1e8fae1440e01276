"""People with phones in an arena, and devices without a screen that play beside them."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Self

from standoff.client.device import Device, ShownOutError
from standoff.client.playing import play
from standoff.protocol.hello import Enter
from standoff.protocol.members import Kind
from standoff.words.families import TEMPERAMENTS
from standoff_drivers.arena_phone import ArenaPhone
from tests.browser.players import Person


class Gangster(ArenaPhone, Person):
    """Somebody who plays Live, and notes every fault."""


class Crowd:
    """Devices that enter a table and play, each on a socket of its own, in a thread of theirs."""

    def __init__(self, house: str, code: str, names: Sequence[str]) -> None:
        self.house = house
        self.code = code
        self.names = names
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.tasks: list[asyncio.Task[None]] = []

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._stop)
        self.thread.join()

    def _serve(self) -> None:
        self.tasks = [
            self.loop.create_task(self._play(name, place)) for place, name in enumerate(self.names)
        ]
        self.loop.run_until_complete(asyncio.wait(self.tasks))
        self.loop.close()

    def _stop(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def _play(self, name: str, place: int) -> None:
        first = Enter(code=self.code, name=name, kind=Kind.PLAYER)
        with suppress(asyncio.CancelledError, ShownOutError):
            async with Device(self.house, first) as device:
                await play(device, TEMPERAMENTS[place % len(TEMPERAMENTS)], Random(place))
