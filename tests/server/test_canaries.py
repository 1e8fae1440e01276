"""Canaries: every secret is a word of its own, and none of them turns up where it should not."""

import logging
import subprocess
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest

from standoff.client.device import Device
from standoff.client.links import TableLink
from standoff.client.playing import answer
from standoff.journal.opening import open_journal
from standoff.protocol import hello
from standoff.protocol.deeds.drawing import Commit, OpenPart
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.messages import Played, Welcome
from standoff.protocol.replies import Admitted, encode
from standoff.rooms import stored
from standoff.rooms.entries import Opened
from standoff.rooms.refusal import RefusedError
from standoff.rules.asks import Ask
from standoff.rules.chance import commitment
from standoff.rules.classic.options import Options
from tests.server.serving import FAST, ROOMY, on_a_loop, served
from tests.server.test_pages import fetched

PATHS = (
    "/",
    "/healthz",
    "/healthz/live",
    "/record?{code}",
    "/review?{code}",
    "/t/{code}",
    "/house",
    "/verify.html",
    "/metrics",
    "/debug",
    "/admin",
    "/t",
)


class Recording(Device):
    """A device that keeps every frame, and every secret it was given."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.frames: list[bytes] = []
        self.secrets: set[str] = set()

    async def connect(self) -> None:
        await super().connect()
        self.note(self.admitted)

    def hear(self, said: Any) -> None:
        self.frames.append(encode(said))
        if isinstance(said, Admitted):
            self.note(said)
        super().hear(said)

    def note(self, me: Admitted) -> None:
        self.secrets |= {me.token, *([me.link] if me.link else [])}


async def play_some_windows(devices: list[Recording], windows: int) -> None:
    """Let everybody answer with whatever stands first in their ask."""
    for device in devices:
        async for message in device.messages():
            if not isinstance(message, Welcome | Played) or message.window is None:
                continue
            if isinstance(message.held.ask, Ask):
                said = next(iter(message.held.ask))
                try:
                    await device.do(answer(message.window.number, said))
                except RefusedError:
                    continue
            if message.window.number >= windows:
                break


@on_a_loop
async def test_no_secret_leaves_but_to_its_owner(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    async with served(tmp_path, limits=ROOMY, speed=FAST) as server:
        first = hello.Open(name="Ada", options=Options(4), tempo="quick")  # type: ignore[arg-type]
        host = Recording(server.origin, first)
        await host.__aenter__()
        code = host.admitted.code
        guests = [Recording(server.origin, hello.Enter(code=code)) for _ in range(3)]
        watcher = Recording(server.origin, hello.Enter(code=code, kind="watcher"))  # type: ignore[arg-type]
        for guest in (*guests, watcher):
            await guest.__aenter__()
        devices, parts = [host, *guests], []
        for device in devices:
            part = token_bytes(32)
            device.secrets.add(part.hex())
            parts.append(part)
            await device.do(Commit(commitment(part)))
        await host.do(Start())
        for device, part in zip(devices, parts, strict=True):
            await device.do(OpenPart(part.hex()))
        await play_some_windows(devices, 3)
        pages = [(await fetched(server.origin + path.format(code=code))).body for path in PATHS]
        # Wrong secrets, a seat link in the open, and garbage: errors tell nothing either.
        for wrong in (
            hello.Attach(code=code, token="A" * 43),
            hello.Link(code=code, link="B" * 43),
        ):
            stranger = Recording(server.origin, wrong)
            with pytest.raises(Exception, match="no-entry"):
                await stranger.connect()
        for device in (*devices, watcher):
            await device.__aexit__(None, None, None)
        on_disk = all_bytes_of(tmp_path)
    seed = await table_seed(tmp_path, code)
    for said in await all_that_was_done(tmp_path, code):
        assert said not in on_disk
    output = "".join(capfd.readouterr()) + caplog.text
    for owner in devices:
        for secret in owner.secrets:
            assert secret not in output
            assert all(secret.encode() not in page for page in pages)
            for other in (*devices, watcher):
                if other is not owner:
                    assert all(secret.encode() not in frame for frame in other.frames)
    for device in (*devices, watcher):
        assert all(seed.encode() not in frame for frame in device.frames)
    assert seed not in output
    assert str(TableLink(server.origin, code, host.link)) not in output


def all_bytes_of(folder: Path) -> bytes:
    """The journal of a running server without its key; read by another process, or it would lose its lock."""
    files = [path for path in folder.glob("journal.db*") if path.name != "journal.db-key"]
    assert {path.suffix for path in files} == {".db", ".db-wal", ".db-heads"}
    return subprocess.run(["cat", *files], capture_output=True, check=True).stdout


async def all_that_was_done(folder: Path, code: str) -> list[bytes]:
    """The part of each row that says something: seeds, parts, hashes of words and tokens, choices."""
    async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
        rows = await journal.read(code)
    marks = (b'"seed":"', b'"deed":{')
    said = [row[row.index(mark) :] for row in rows for mark in marks if mark in row]
    kinds = (b"enter", b"commit", b"open-part", b"answer", b"close")
    assert all(any(b'"do":"%b"' % kind in row for row in said) for kind in kinds)
    return [each[:40] for each in said]


async def table_seed(folder: Path, code: str) -> str:
    async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
        first = stored.decode((await journal.read(code))[0])
    assert isinstance(first, Opened)
    return first.seed.hex()
