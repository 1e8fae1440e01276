"""Reviews: a finished game is looked at with the Shark in a process of its own, one at a time, and once."""

import asyncio
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from http import HTTPStatus

from standoff.rooms.game import Game
from standoff.rooms.records import record
from standoff.rooms.sharing import can_be_shared
from standoff.server.house import House
from standoff.server.requests import HttpAnswer, Request
from standoff.server.secrets import hashed, opens

REVIEW = "/review"
BEARER = "Bearer "
MOST_KEPT = 100
MOST_WAITING = 20
MOST_SAID = 1_000_000
"""Bytes of a line: a whole review has some forty thousand."""


class GameLook:
    """One game that is looked at: the latest that was said of it, as it goes to whoever asks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said = b""
        """Nothing: it waits."""
        self.task: asyncio.Task[None] | None = None


class ReviewDesk:
    """Looks at games, and keeps what was found; whoever may see a report may ask for it."""

    def __init__(self, house: House, *, quick: bool) -> None:
        self.house = house
        self.quick = quick
        self.looks: OrderedDict[bytes, GameLook] = OrderedDict()
        """By the seeds of their games."""
        self.one_at_a_time = asyncio.Semaphore(1)

    def answer(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        """Of the game just over, at the table of the code behind the question mark."""
        keeper = self.house.rooms.get(request.query)
        given = request.header("authorization")
        game = None if keeper is None else keeper.room.game
        if keeper is None or game is None or not given.startswith(BEARER):
            return NOT_HERE
        used = hashed(given.removeprefix(BEARER))
        if not any(
            member in game.witnesses and any(opens(used, kept) for kept in keys.tokens)
            for member, keys in keeper.room.keys.items()
        ):
            return NOT_HERE
        return self.of(game)

    def of(self, game: Game) -> HttpAnswer:
        """How far the look at a game is; whoever asks first begins it. It tells every card: never before the end."""
        if not can_be_shared(game):
            return NOT_HERE
        look = self.looks.get(game.seed)
        if look is None:
            waiting = self._waiting()
            if len(waiting) >= MOST_WAITING:
                return HttpAnswer(HTTPStatus.SERVICE_UNAVAILABLE)
            look = self.looks[game.seed] = GameLook(game)
            look.task = asyncio.create_task(self._look(look))
            self._forget_some()
        said = look.said or b'{"waiting":%d}' % self._waiting().index(look)
        return HttpAnswer(200, said, {"Content-Type": "application/json"})

    def _waiting(self) -> list[GameLook]:
        return [one for one in self.looks.values() if not one.said]

    def _forget_some(self) -> None:
        done = [seed for seed, one in self.looks.items() if one.task is None or one.task.done()]
        for seed in done[: max(0, len(self.looks) - MOST_KEPT)]:
            del self.looks[seed]

    async def _look(self, look: GameLook) -> None:
        async with self.one_at_a_time:
            how = ["quick"] if self.quick else []
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "standoff.review.process", *how,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL, limit=MOST_SAID,
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
            )  # fmt: skip
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(record(look.game))
                process.stdin.close()
                async for line in process.stdout:
                    look.said = line
                whole = await process.wait() == 0
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
        if not whole:  # whoever asks again begins anew
            self.looks.pop(look.game.seed, None)

    async def close(self) -> None:
        """End what is still looked at."""
        tasks = [one.task for one in self.looks.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


NOT_HERE = HttpAnswer(HTTPStatus.NOT_FOUND, b"Not here.\n", {"Content-Type": "text/plain"})
"""Whether there is such a table, such a game or such a token is nobody's business."""
