"""A node to measure, with limits for a city behind one address.

python -m standoff_bench.node_serving JOURNAL PORT NAME together|apart — its first line is the port it listens on.
"""

import asyncio
import logging
import sys

from standoff.nodes.running import NodeSettings, run_node
from standoff.server.loops import loop_factory
from standoff.server.running import Settings, signalled
from standoff_bench.serving import ROOMY


async def _serve(journal: str, port: int, name: str, *, apart: bool) -> str | None:
    def listening(port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    settings = Settings("127.0.0.1", port, journal, limits=ROOMY)
    node = NodeSettings(name, ("127.0.0.1", 0) if apart else None)
    return await run_node(settings, node, listening, signalled())


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        apart = sys.argv[4] == "apart"
        runner.run(_serve(sys.argv[1], int(sys.argv[2]), sys.argv[3], apart=apart))
