"""`standoff bot`: let a bot play a seat at a table server, as any other client."""

import argparse
import asyncio
from random import Random

from websockets.exceptions import InvalidHandshake

from standoff.bots.catalogue import NAMES
from standoff.cli.command import CommandError
from standoff.client.device import Device, ShownOutError
from standoff.client.links import LinkError, parsed
from standoff.client.playing import play
from standoff.protocol import hello

HELP = "let a bot play a seat at a table server, by its seat link"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", metavar="SEAT-LINK", help="http://HOST:PORT/t/CODE#SECRET")
    parser.add_argument(
        "--as", dest="bot", choices=NAMES, default="accountant", help="which bot (accountant)"
    )
    parser.add_argument("--name", default="", help="its name, where it comes by a table's link")


def run(given: argparse.Namespace) -> int:
    try:
        link = parsed(given.link)
    except LinkError as fault:
        raise CommandError(str(fault)) from fault
    first = (
        hello.Link(code=link.code, link=link.secret)
        if link.secret
        else hello.Enter(code=link.code, name=given.name or given.bot.title())
    )
    try:
        asyncio.run(_play(Device(link.origin, first), given.bot))
    except ShownOutError as fault:
        raise CommandError(f"the server shows the bot out: {fault}") from fault
    except (OSError, InvalidHandshake) as fault:
        raise CommandError(f"no table server answers at {link.origin}") from fault
    return 0


async def _play(device: Device, bot: str) -> None:
    async with device:
        me = device.admitted
        print(f"{bot} sits at table {me.code} as member {me.member}", flush=True)
        await play(device, bot, Random())
        print(f"{bot} goes: {device.shown_out or 'the line was lost'}", flush=True)
