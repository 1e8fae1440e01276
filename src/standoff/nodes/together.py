"""What many want at one moment, as a thousand do when a node dies, is done once for all of them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT")
FoundT = TypeVar("FoundT")


class SharedWork(Generic[KeyT, FoundT]):
    """Work that is being done, and for whom."""

    def __init__(self) -> None:
        self.doing: dict[KeyT, asyncio.Task[FoundT]] = {}

    async def shared(self, key: KeyT, work: Callable[[], Coroutine[None, None, FoundT]]) -> FoundT:
        """What comes of the work, or of the same that is being done already."""
        doing = self.doing.get(key)
        if doing is None:
            doing = self.doing[key] = asyncio.create_task(work())
            doing.add_done_callback(lambda _: self.doing.pop(key, None))
        return await asyncio.shield(doing)
