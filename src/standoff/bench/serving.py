"""A server to measure: on one core, with limits for a whole city behind one address.

python -m standoff.bench.serving JOURNAL PORT CORE — its first line is the port it listens on.
"""

import asyncio
import os
import sys

from standoff.server.limits import Limits, Rate
from standoff.server.loops import loop_factory
from standoff.server.running import Settings, run, signalled

ANY = Rate(10**9, 10**9)
ROOMY = Limits(
    frames_of_address=ANY, knocks=ANY, opens=ANY, slips=ANY, sockets_of_address=10**6,
    sockets=10**6, rooms=10**5,
)  # fmt: skip


def pin(core: int) -> None:
    """Stay on one core, where the system can be asked for that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


async def _serve(journal: str, port: int) -> str | None:
    def listening(port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    settings = Settings("127.0.0.1", port, journal, limits=ROOMY)
    return await run(settings, listening, signalled())


if __name__ == "__main__":
    pin(int(sys.argv[3]))
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(sys.argv[1], int(sys.argv[2])))
