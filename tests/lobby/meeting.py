"""People of an open house: they look in, tap "Play now", and have keys."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from standoff.client.device import Device
from standoff.lobby.keys import new_key
from standoff.lobby.lobby import furnish
from standoff.protocol import hello
from standoff.protocol.replies import KeyGiven, LobbySeen
from tests.server.serving import ROOMY, Running, heard, served, socket

__all__ = ["Device", "looked_in", "new_key", "opened", "playing", "with_door"]


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    """An open house."""
    async with served(folder, furnish=furnish, **{"limits": ROOMY, **settings}) as house:
        yield house


def with_door(folder: Path) -> AbstractAsyncContextManager[Running]:
    """The same, with the door by which whoever runs it comes in."""
    return opened(folder, side_door=folder / "journal.db-door")


async def looked_in(origin: str, key: str | None = None) -> LobbySeen:
    """What somebody sees who looks in."""
    async with socket(origin, hello.LookIn(key=key)) as line:
        said = await heard(line)
        while not isinstance(said, LobbySeen):
            assert isinstance(said, KeyGiven)
            said = await heard(line)
        return said


def playing(origin: str, name: str, key: str | None = None, **more: Any) -> Device:
    """Somebody who taps "Play now"."""
    return Device(origin, hello.PlayNow(name=name, key=key or new_key(), **more))
