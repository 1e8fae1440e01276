"""Answers: whoever waits is answered once, unless they have given up."""

import asyncio
from typing import TypeVar

T = TypeVar("T")


def at_once() -> asyncio.Future[None]:
    """What is done already."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done


def succeed(done: asyncio.Future[T], result: T) -> None:
    """Answer, unless nobody waits any more."""
    if not done.done():
        done.set_result(result)


def fail(done: asyncio.Future[T], error: BaseException) -> None:
    """Answer with an error, unless nobody waits any more."""
    if not done.done():
        done.set_exception(error)
