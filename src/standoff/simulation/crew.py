"""Who plays the chunks of a long run: this process or several, or the workers of a cluster."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Protocol, TypeVar

from msgspec import Struct

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Crew(Protocol):
    """Does chunks of work that depend on nothing but themselves, so that anybody may do any."""

    def done(self, work: Callable[[Chunk], Result], chunks: Sequence[Chunk]) -> Iterator[Result]:
        """What each chunk comes to, in their order, as soon as it is known."""


class Processes(Struct, frozen=True):
    """So many processes of this machine; one: this very one."""

    jobs: int = 1

    def done(self, work: Callable[[Chunk], Result], chunks: Sequence[Chunk]) -> Iterator[Result]:
        jobs = min(self.jobs, len(chunks))
        if jobs <= 1:
            yield from map(work, chunks)
            return
        # Every system can spawn; a fork would copy the thread that draws the progress bar.
        with _deaf_to_interrupts():
            pool = get_context("spawn").Pool(jobs, _be_deaf_to_interrupts)
        with pool:
            yield from pool.imap(work, chunks)


def _be_deaf_to_interrupts() -> None:
    """Only the parent listens to Ctrl-C; it knows what to do with the games that are over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here are deaf from their very beginning."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
