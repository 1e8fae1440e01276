"""A Dask cluster as a crew: its workers may be many, come late or die; the numbers stay the same."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from itertools import islice
from socket import create_connection, socket
from sys import byteorder
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

from standoff import __version__
from standoff.rules.game import RULES_VERSION
from standoff.simulation.crew import Chunk, Result

if TYPE_CHECKING:
    from distributed import Client

SECONDS_TO_ANSWER = 10
"""How long an address may keep us waiting."""
SECONDS_TO_LISTEN = 3
"""How long it may take until anything at all is found to listen there."""
LONGEST_INTRODUCTION = 1 << 20
"""A scheduler introduces itself in fewer bytes."""
SECONDS_TO_HIRE = 10
"""How long a first worker may."""
SECONDS_TO_FIND_DEAD = 3
"""How long a worker that has results for us may not answer."""
CHUNKS_A_THREAD = 3
"""How many chunks are with the cluster for each of its threads, so that none of them waits."""
EDITION = f"{__version__}, rules {RULES_VERSION}"
"""What a worker must have in common with us."""


class ClusterError(Exception):
    """A cluster that cannot help, for a reason told in one line."""


class OtherClusterError(Exception):
    """A worker plays by another version of Standoff than the one who asks it."""


class Cluster(Struct, frozen=True):
    """The workers of whatever scheduler listens at an address."""

    address: str

    def done(self, work: Callable[[Chunk], Result], chunks: Sequence[Chunk]) -> Iterator[Result]:
        with _connected(self.address) as client:
            yield from _results(client, work, chunks)


def _results(
    client: "Client", work: Callable[[Chunk], Result], chunks: Sequence[Chunk]
) -> Iterator[Result]:
    threads = sum(client.nthreads().values())
    todo = iter(chunks)
    underway = deque(
        client.submit(same_version, EDITION, work, chunk, pure=False)
        for chunk in islice(todo, CHUNKS_A_THREAD * threads)
    )
    while underway:
        result = underway.popleft().result()
        underway.extend(
            client.submit(same_version, EDITION, work, chunk, pure=False)
            for chunk in islice(todo, 1)
        )
        yield result


def same_version(edition: str, work: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """Do a chunk where it would come to the same as at home."""
    if edition != EDITION:
        raise OtherClusterError(EDITION)
    return work(chunk)


@contextmanager
def _connected(address: str) -> Iterator["Client"]:
    """A client of the cluster; whatever goes wrong with it is told in one line."""
    try:
        from dask import config
        from distributed import Client, KilledWorker
    except ImportError as fault:
        raise ClusterError(
            'a cluster needs an extra: pip install ".[cluster]" in a clone'
        ) from fault
    # Results that a dead worker kept are played again once it is found not to answer.
    config.set({"distributed.comm.timeouts.connect": SECONDS_TO_FIND_DEAD})
    # Dask tells its own troubles at length, from loggers with levels of their own; ours is one line.
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)
    if not _listens(address):
        raise ClusterError(f"no Dask scheduler answers at {address}")
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError, TypeError) as fault:
        raise ClusterError(f"no Dask scheduler answers at {address}") from fault
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_HIRE)
        yield client
    except TimeoutError as fault:
        raise ClusterError(f"the cluster at {address} has no workers") from fault
    except OtherClusterError as fault:
        raise ClusterError(f"a worker has Standoff {fault}; here it is {EDITION}") from fault
    except ModuleNotFoundError as fault:
        raise ClusterError(
            f"a worker cannot import {fault.name}: install Standoff there"
        ) from fault
    except RuntimeError as fault:
        if "deserialization" in str(fault):
            raise ClusterError(f"the scheduler at {address} has no Standoff {EDITION}") from fault
        if client.status == "running":
            raise
        raise ClusterError(f"the cluster at {address} was lost") from fault
    except KilledWorker as fault:
        raise ClusterError("workers died again and again over the same games") from fault
    except (CancelledError, asyncio.CancelledError, OSError) as fault:
        raise ClusterError(f"the cluster at {address} was lost") from fault
    finally:
        # A client that has lost its scheduler may fail to close as well; what counts is said by now.
        with suppress(Exception, asyncio.CancelledError):
            client.close(timeout=SECONDS_TO_ANSWER)


def _listens(address: str) -> bool:
    """Whether a scheduler takes calls there; Dask itself tries for much longer."""
    parts = urlsplit(address if "//" in address else f"tcp://{address}")
    try:
        if parts.scheme != "tcp" or parts.hostname is None or parts.port is None:
            return parts.scheme != "tcp"  # others are Dask's to try
        with create_connection((parts.hostname, parts.port), SECONDS_TO_LISTEN) as call:
            call.settimeout(SECONDS_TO_ANSWER)
            return _introduces_itself(call)
    except (OSError, ValueError):
        return False


def _introduces_itself(call: socket) -> bool:
    """A scheduler says at once who it is, and first how long that is: Dask would believe anybody."""
    with call.makefile("rb") as heard:
        length = heard.read(8)
    return len(length) == 8 and int.from_bytes(length, byteorder) < LONGEST_INTRODUCTION
