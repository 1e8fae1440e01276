"""A loop whose clock a test sets forward, so that what the server waits for need not be waited for."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")
TURNS = 8
"""After so many turns of the loop everything that was due has been done."""


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop as any other, whose clock may be ahead."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


async def leap(seconds: float) -> None:
    """It is so much later, and what was due meanwhile has been done."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, LeapingLoop)
    loop.ahead += seconds
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def until(come: Callable[[], object]) -> None:
    """Wait for something to be so."""
    while not come():
        await asyncio.sleep(0)


def on_a_leaping_loop(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """Run an asynchronous test from beginning to end."""

    @wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=LeapingLoop) as runner:
            runner.run(test(*given, **named))

    return run
