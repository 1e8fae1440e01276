"""A crowd of scripted people at public tables, who play while others find each other in their browsers."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from standoff.protocol.deeds.hosting import Publish
from standoff_drivers.crowd import Crowd

DECISIONS = 0.5
"""A second, of each table."""
A_WHILE = 1.0
"""Seconds after which the crowd looks whether it may go."""


class Strangers(Crowd):
    """People of another network than those who sit before browsers: what they leave to bots is their own affair."""

    def source(self, table: int) -> tuple[str, int] | None:
        return f"127.0.9.{table + 1}", 0


@contextmanager
def strangers(port: int, tables: int) -> Iterator[None]:
    """A crowd at so many public tables, which is gone when this ends; what went wrong there is raised."""
    sitting, leaving = threading.Event(), threading.Event()
    faults: list[BaseException] = []

    async def play() -> None:
        crowd = Strangers(port, seed=1)
        await crowd.sit_down(tables)
        for table in crowd.tables:
            table[0].send(Publish(on=True), perf_counter())
        await crowd.until_answered()
        sitting.set()
        while not leaving.is_set():
            await crowd.decide(DECISIONS, A_WHILE)
        await crowd.until_answered()
        assert crowd.latencies
        lines = [guest.wire for guest in crowd.guests()]
        for line in lines:
            assert line is not None
            line.transport.abort()
        while any(guest.wire is not None for guest in crowd.guests()):
            await asyncio.sleep(0)

    def run() -> None:
        try:
            asyncio.run(play())
        except BaseException as fault:
            faults.append(fault)
        finally:
            sitting.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    sitting.wait()
    try:
        yield
    finally:
        leaving.set()
        thread.join()
    if faults:
        raise faults[0]
