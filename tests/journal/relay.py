"""A relay in front of PostgreSQL that can lose an answer and hang up."""

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self


class Relay:
    """Passes on what both sides say, until it is told to swallow an answer."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._folder = tempfile.TemporaryDirectory(prefix="standoff-")
        self._swallows = False
        self._hangs_up = True
        self._passing: set[asyncio.Task[None]] = set()

    def url(self, url: str) -> str:
        """The address of a database by way of the relay."""
        return url.replace(str(self._server.parent), self._folder.name)

    def swallow_the_next_answer(self) -> None:
        """Let the next question through, but not the answer to it; then hang up."""
        self._swallows = True

    def fall_silent(self) -> None:
        """Lose every answer from now on, without hanging up."""
        self._swallows = True
        self._hangs_up = False

    def speak_again(self) -> None:
        """Let answers through again, to those who ask anew."""
        self._swallows = False
        self._hangs_up = True

    async def __aenter__(self) -> Self:
        place = Path(self._folder.name) / self._server.name
        self._listening = await asyncio.start_unix_server(self._connect, place)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._listening.close()
        await asyncio.gather(*self._passing)
        self._folder.cleanup()

    async def _connect(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_unix_connection(self._server)
        for source, target, is_answer in ((reads, questions, False), (answers, writes, True)):
            self._passing.add(asyncio.create_task(self._pass_on(source, target, is_answer)))

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, is_answer: bool
    ) -> None:
        with suppress(ConnectionError):  # whoever asked may have been killed
            while said := await source.read(65536):
                if not (is_answer and self._swallows):
                    target.write(said)
                elif self._hangs_up:
                    break
        target.close()
