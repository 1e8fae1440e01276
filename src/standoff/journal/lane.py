"""A lane: a thread of its own, which does one thing after another for an event loop.

An executor makes two futures of everything, one of them with a lock: for a row of a few hundred
bytes that is half as much work again.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import ParamSpec, TypeVar

from standoff.journal.answers import fail, succeed

P = ParamSpec("P")
T = TypeVar("T")


class Lane:
    """Everything that is asked of it is done, whether or not anybody still waits."""

    def __init__(self, name: str) -> None:
        self._asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # A process that ends in the middle of something has been killed, as far as files know.
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> asyncio.Future[T]:
        """Have something done; the future tells what came of it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def do_it() -> None:
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                try:
                    result = work(*given, **named)
                except BaseException as fault:
                    loop.call_soon_threadsafe(fail, done, fault)
                else:
                    loop.call_soon_threadsafe(succeed, done, result)

        self._asked.put(do_it)
        return done

    def _work(self) -> None:
        while (do_it := self._asked.get()) is not None:
            do_it()

    def close(self) -> None:
        """Return when everything is done."""
        self._asked.put(None)
        self._thread.join()
