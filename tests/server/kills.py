"""Killing the server under its players, at any instant, again and again."""

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory

from standoff.protocol.tempo import Tempo
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from tests.server.oracle import NotingCrowd, Verdict, verdict
from tests.server.processes import ServerProcess

TABLES = 3
DECISIONS = 60.0
"""A second, at each table."""


async def kill_often(journal: str, kills: int, seed: int) -> Verdict:
    """Play, kill -9 at a random instant, hold the journal to every promise, and start again."""
    with TemporaryDirectory() as folder:
        return await _kill_often(journal, Path(folder) / "key", kills, seed)


async def _kill_often(journal: str, key: Path, kills: int, seed: int) -> Verdict:
    chance = random.Random(seed)
    server = ServerProcess(journal, key=key)
    try:
        options = Options(4, PowerSet.ALL)
        crowd = NotingCrowd(server.port, seed, options, Tempo.QUICK)
        await crowd.sit_down(TABLES)
        found = Verdict()
        for _ in range(kills):
            playing = asyncio.create_task(crowd.decide(DECISIONS, 3600))
            await crowd.until_done(chance.randrange(60))
            await asyncio.sleep(chance.uniform(0, 0.02))
            await asyncio.to_thread(server.kill)
            playing.cancel()
            found = await verdict(journal, crowd, key)
            assert found.is_clean, found
            await asyncio.to_thread(server.start)
            await crowd.come_back(lambda _: None)
    finally:
        server.kill()
    return found
