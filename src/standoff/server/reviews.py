"""Reviews: a finished game is looked at with the Shark in a process of its own, one at a time, and once.

It takes a while, and games against bots are quickly played: blocks of addresses take turns.
"""

import asyncio
import os
import sys
from collections import Counter, OrderedDict
from contextlib import suppress
from http import HTTPStatus

from standoff.review.refusing import refusal
from standoff.rooms.game import Game
from standoff.rooms.records import record
from standoff.rooms.sharing import can_be_shared
from standoff.server.house import House
from standoff.server.limits import block
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

    def __init__(self, game: Game, whose: str) -> None:
        self.game = game
        self.whose = whose
        """The block of addresses that asked first."""
        self.said = b""
        """Nothing: it waits."""
        self.over = False


class ReviewDesk:
    """Looks at games, and keeps what was found; whoever may see a report may ask for it."""

    def __init__(self, house: House, *, quick: bool) -> None:
        self.house = house
        self.quick = quick
        self.looks: OrderedDict[bytes, GameLook] = OrderedDict()
        """By the seeds of their games."""
        self.working: asyncio.Task[None] | None = None

    def answer(self, request: Request, address: str) -> HttpAnswer:
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
        return self.of(game, address)

    def of(self, game: Game, address: str) -> HttpAnswer:
        """How far the look at a game is; whoever asks first begins it. It tells every card: never before the end."""
        if not can_be_shared(game):
            return NOT_HERE
        why = refusal(game.options)
        if why is not None:  # nobody waits for that
            return HttpAnswer(200, b'{"refused":"%s"}' % why.encode(), JSON)
        look = self.looks.get(game.seed)
        if look is None:
            whose = block(address)
            if not self._has_room(whose):
                return HttpAnswer(HTTPStatus.SERVICE_UNAVAILABLE)
            look = self.looks[game.seed] = GameLook(game, whose)
            self._forget_some()
            if self.working is None or self.working.done():
                self.working = asyncio.create_task(self._work())
        said = look.said or b'{"waiting":%d}' % self._place(look)
        return HttpAnswer(200, said, JSON)

    def _place(self, look: GameLook) -> int:
        is_on = any(one.said and not one.over for one in self.looks.values())
        return self._waiting().index(look) + is_on

    def _waiting(self) -> list[GameLook]:
        """Those that wait, in the order of their turns: one of each block before another of any."""
        waiting = [one for one in self.looks.values() if not one.said]
        seen: Counter[str] = Counter()
        turns = {}
        for one in waiting:
            turns[one] = seen[one.whose]
            seen[one.whose] += 1
        return sorted(waiting, key=lambda one: turns[one])

    def _has_room(self, whose: str) -> bool:
        """Whether one more may wait; where too many do, the last of those who have most gives way."""
        waiting = self._waiting()
        if len(waiting) < MOST_WAITING:
            return True
        many = Counter(one.whose for one in waiting)
        ((busiest, most),) = many.most_common(1)
        if many[whose] + 1 >= most:
            return False
        last = next(one for one in reversed(waiting) if one.whose == busiest)
        del self.looks[last.game.seed]
        return True

    def _forget_some(self) -> None:
        over = [seed for seed, one in self.looks.items() if one.over]
        for seed in over[: max(0, len(self.looks) - MOST_KEPT)]:
            del self.looks[seed]

    async def _work(self) -> None:
        while waiting := self._waiting():
            look = waiting[0]
            look.said = b'{"waiting":0}'
            try:
                whole = await self._look(look)
            except (OSError, ValueError):  # no process to be had, or one that raves
                whole = False
            look.over = True
            if not whole:  # whoever asks again begins anew
                self.looks.pop(look.game.seed, None)

    async def _look(self, look: GameLook) -> bool:
        """Look at one game; whether that came to its end."""
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
            return await process.wait() == 0
        finally:
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End what is still looked at."""
        if self.working is not None:
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)


JSON = {"Content-Type": "application/json"}
NOT_HERE = HttpAnswer(HTTPStatus.NOT_FOUND, b"Not here.\n", {"Content-Type": "text/plain"})
"""Whether there is such a table, such a game or such a token is nobody's business."""
