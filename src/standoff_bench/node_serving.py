"""A node to measure, with limits for a city behind one address.

python -m standoff_bench.node_serving JOURNAL PORT NAME — its first line is the port it listens on.
"""

import asyncio
import logging
import sys

from standoff.nodes.running import NodeSettings, run_node
from standoff.server.loops import loop_factory
from standoff.server.running import Settings, signalled
from standoff_bench.serving import ROOMY


async def _serve(journal: str, port: int, name: str) -> str | None:
    def listening(port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    settings = Settings("127.0.0.1", port, journal, limits=ROOMY)
    return await run_node(settings, NodeSettings(name), listening, signalled())


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
