"""A table server for rehearsals: the real one, at a tempo that waits for people only."""

import asyncio
from multiprocessing.connection import Connection

from msgspec import structs

from standoff.cli.journals import sign_of
from standoff.lobby.lobby import furnish
from standoff.protocol.tempo import Tempo
from standoff.rooms import public
from standoff.rooms.tempo import LENGTHS, Lengths
from standoff.server.limits import Limits
from standoff.server.loops import loop_factory
from standoff.server.running import Settings, run, signalled

NO_WAITS = Lengths(
    load=None, aim=None, talk=None, beat=10, grace=10,
    late=400, offer=400, phone=400,
    divide=None, move=1_000, mime=None, stab=None, whistle=None, theatre=0.0, deal=0,
)  # fmt: skip
"""Waits for people and for nothing else; what has a limit everywhere has a short one."""
PASSED = structs.replace(NO_WAITS, late=None, offer=None, phone=None)
SHOWN = structs.replace(NO_WAITS, theatre=1.0, deal=3_000)
"""The same, and everything that happens is shown."""


def rehearse(
    journal: str, port: int, limits: Limits, speed: int, waits: int | None, told: Connection
) -> None:
    """Serve until told to stop; says on which port."""
    LENGTHS[Tempo.NONE] = NO_WAITS
    LENGTHS[Tempo.PASSED] = PASSED
    LENGTHS[Tempo.RELAXED] = SHOWN
    settings = Settings("127.0.0.1", port, journal, limits=limits, speed=speed, quick_reviews=True)
    furnished = None
    if waits is not None:
        LENGTHS[Tempo.STANDARD] = NO_WAITS
        public.WAITS = waits
        settings = structs.replace(settings, side_door=sign_of(journal))
        furnished = furnish

    async def serve() -> None:
        await run(settings, told.send, signalled(), furnished)

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve())
