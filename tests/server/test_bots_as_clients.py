"""Bots as ordinary clients: ours, and the one a stranger writes from the documentation."""

import asyncio
import sys
from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.client.device import Device
from standoff.client.links import TableLink, parsed
from standoff.protocol.closing import Why
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.messages import Played, Report
from standoff.rules.classic.views import View
from tests.server.serving import FAST, ROOMY, on_a_loop, served, table

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
EXAMPLE = DOCUMENT.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


def seat_link(origin: str, device: Device) -> str:
    return str(TableLink(origin, device.admitted.code, device.link))


async def watch_a_game(watcher: Device) -> set[int]:
    """Watch until the game is over; who chose something of their own in it."""
    aimed = set()
    async for message in watcher.messages():
        if isinstance(message, Played) and isinstance(message.view, View):
            aimed |= {one.seat for one in message.view.gangsters if any(one.aims)}
        if isinstance(message, Report):
            break
    return aimed


async def shown_out(device: Device, bot: asyncio.subprocess.Process) -> None:
    """The bot has the device's seat; one that ends before it sits is not waited for."""
    ended = asyncio.create_task(bot.wait())
    await asyncio.wait({ended, device.task}, return_when=asyncio.FIRST_COMPLETED)
    assert not ended.done(), f"the bot ended with status {bot.returncode}"
    ended.cancel()


@on_a_loop
async def test_a_seat_link_says_where_who_and_with_which_secret(tmp_path: Path) -> None:
    async with served(tmp_path) as server, table(server.origin) as (host, *_):
        link = parsed(seat_link(server.origin, host))
        assert link == TableLink(server.origin, host.admitted.code, host.link)


@on_a_loop
async def test_a_bot_written_from_the_documentation_plays_a_whole_game(tmp_path: Path) -> None:
    assert len(EXAMPLE.strip().splitlines()) <= 50
    script = tmp_path / "bot.py"
    script.write_text(EXAMPLE, encoding="utf-8")
    settings = {"speed": 4 * FAST, "limits": ROOMY}
    async with served(tmp_path, **settings) as server, table(server.origin) as (host, guest, *_):
        link = seat_link(server.origin, guest)
        bot = await asyncio.create_subprocess_exec(sys.executable, str(script), link)
        await shown_out(guest, bot)
        assert guest.shown_out is Why.ELSEWHERE
        await host.do(Start())
        watching = asyncio.create_task(watch_a_game(host))
        assert 1 in await watching
        assert await bot.wait() == 0


@on_a_loop
async def test_standoff_bot_plays_a_seat_by_its_link(tmp_path: Path) -> None:
    settings = {"speed": 4 * FAST, "limits": ROOMY}
    async with served(tmp_path, **settings) as server, table(server.origin) as (host, guest, *_):
        command = Path(sys.executable).with_name("standoff")
        bot = await asyncio.create_subprocess_exec(
            command,
            "bot",
            seat_link(server.origin, guest),
            "--as",
            "accountant",
            stdout=asyncio.subprocess.PIPE,
        )
        await shown_out(guest, bot)
        await host.do(Start())
        assert 1 in await watch_a_game(host)
        await server.stop()
        bot.terminate()
        said, _ = await bot.communicate()
        assert b"accountant sits at table" in said


@on_a_loop
async def test_a_link_that_leads_nowhere_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(tmp_path) as server:
        assert await asyncio.to_thread(main, ["bot", f"{server.origin}/t/ZZZZ"]) == 2
    said = capsys.readouterr().err
    assert "there is no such table, or the link is an old one" in said
    assert said.count("\n") == 1


@on_a_loop
async def test_a_device_comes_back_by_itself_and_sends_again_what_was_not_answered(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, limits=ROOMY) as server, table(server.origin) as (host, *_):
        assert host.line is not None
        before = host.admitted.token
        host.line.transport.abort()
        await host.do(Start())
        assert host.admitted.token != before
