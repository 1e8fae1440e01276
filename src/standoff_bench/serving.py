"""A server to measure: on one core, with its usual limits or with those for a city behind one address.

python -m standoff_bench.serving JOURNAL PORT CORE usual|roomy witness|no-witness [lobby] — its first line is the port it listens on.
"""

import asyncio
import logging
import os
import sys

from standoff.journal.file_store import SqliteStore
from standoff.server.limits import Limits, Rate
from standoff.server.loops import loop_factory
from standoff.server.running import Furnish, Settings, run, signalled

ANY = Rate(10**9, 10**9)
ROOMY = Limits(
    frames=ANY, frames_of_address=ANY, bytes=ANY, requests=ANY, knocks=ANY, opens=ANY, slips=ANY, slips_of_house=ANY, words=ANY, words_of_block=ANY, sockets_of_address=10**6, connections_of_address=10**6,
    strangers=10**6, lookers=10**6,
    sockets=10**6, rooms=10**5, rooms_of_block=10**5,
)  # fmt: skip


def pin(core: int) -> None:
    """Stay on one core, where the system can be asked for that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


async def _serve(journal: str, port: int, limits: Limits, *, lobby: bool) -> str | None:
    def listening(port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    settings = Settings("127.0.0.1", port, journal, limits=limits)
    return await run(settings, listening, signalled(), _furnish() if lobby else None)


def _furnish() -> Furnish:
    from standoff.lobby.lobby import furnish  # no other server loads it

    return furnish


if __name__ == "__main__":
    logging.disable(logging.WARNING)  # who is cut off is part of the trial
    pin(int(sys.argv[3]))
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        limits = ROOMY if sys.argv[4] == "roomy" else Limits()
        if sys.argv[5] == "no-witness":
            setattr(SqliteStore, "_note_all", lambda _: None)  # noqa: B010
        lobby = "lobby" in sys.argv[6:]
        runner.run(_serve(sys.argv[1], int(sys.argv[2]), limits, lobby=lobby))
