"""A sink: takes whatever is sent to it and does nothing with it, so that traffic can be compared.

python -m standoff_drivers.sink: its first line is the port it listens on.
"""

import asyncio
import sys

from standoff.server.files import open_files
from standoff.server.loops import loop_factory

AT_ONCE = memoryview(bytearray(64 * 1024))


class Swallow(asyncio.BufferedProtocol):
    """One connection into nowhere."""

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        return AT_ONCE

    def buffer_updated(self, nbytes: int) -> None:
        """Nothing is made of it."""


async def _swallow() -> None:
    open_files()
    server = await asyncio.get_running_loop().create_server(Swallow, "127.0.0.1", 0, backlog=2048)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_swallow())
