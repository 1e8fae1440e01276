"""`standoff bot`: let a bot play a seat at a table server, list the bots, or begin one of your own."""

import argparse
import asyncio
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from standoff.bots.catalogue import NAMES, BotError
from standoff.bots.outside import bot_description, bot_title, installed
from standoff.cli.bot_options import known
from standoff.cli.command import CommandError
from standoff.cli.starter import write_starter
from standoff.cli.table_options import add_language
from standoff.words.language import language_of
from standoff.words.speech import Words

if TYPE_CHECKING:
    from standoff.client.device import Device

HELP = (
    "let a bot play a seat at a table server; `new NAME` begins one of your own, `list` names all"
)
LIST, NEW = "list", "new"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        metavar="SEAT-LINK|list|new",
        help="http://HOST:PORT/t/CODE#SECRET, or list, or new",
    )
    parser.add_argument("new", nargs="?", metavar="NAME", help="with new: what it is called")
    parser.add_argument(
        "--as",
        dest="bot",
        default="accountant",
        metavar="NAME",
        help="which bot: a name of the list, module:Class, or a policy's .npz (accountant)",
    )
    parser.add_argument("--name", default="", help="its name, where it comes by a table's link")
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    if given.what == NEW and given.new is not None:
        return _begin(given.new)
    if given.new is not None or given.what == NEW:
        raise CommandError("say `standoff bot new NAME`, `standoff bot list`, or a seat link")
    if given.what == LIST:
        return _list(Words(given.language or language_of()))
    return _sit(given)


def _begin(name: str) -> int:
    kind = write_starter(name)
    print(f"{name}/ holds a bot and a test. From there:")
    print("  python -m unittest")
    print(f"  standoff simulate --games 200 --bots {name}:{kind},timid,timid,timid,timid")
    print(f"  pip install .       and it is called {name} everywhere")
    return 0


def _list(words: Words) -> int:
    table = Table(box=None, show_header=False, pad_edge=False)
    for name in (*NAMES, *installed()):
        try:
            table.add_row(name, bot_title(name, words), bot_description(name, words))
        except BotError as fault:
            table.add_row(name, "", str(fault))
    Console(highlight=False, markup=False).print(table)
    return 0


def _sit(given: argparse.Namespace) -> int:
    # Here, because the other two need no network.
    from websockets.exceptions import InvalidHandshake

    from standoff.client.device import Device, ShownOutError
    from standoff.client.links import LinkError, parsed
    from standoff.protocol import hello
    from standoff.protocol.closing import Why

    meant: dict[Why | None, str] = {
        Why.NO_ENTRY: "there is no such table, or the link is an old one",
        Why.FULL: "every chair is taken",
        Why.LOCKED: "the table is closed",
        Why.TOO_MUCH: "too much was asked from here; try again in a while",
    }
    try:
        link = parsed(given.what)
    except LinkError as fault:
        raise CommandError(str(fault)) from fault
    (bot,) = known([given.bot])
    first = (
        hello.Link(code=link.code, link=link.secret)
        if link.secret
        else hello.Enter(code=link.code, name=given.name or given.bot.title())
    )
    try:
        asyncio.run(_play(Device(link.origin, first), bot))
    except ShownOutError as fault:
        told = meant.get(fault.why, str(fault))
        raise CommandError(f"the server shows the bot out: {told}") from fault
    except BotError as fault:  # one that does not play the edition of this table
        raise CommandError(str(fault)) from fault
    except (OSError, InvalidHandshake) as fault:
        raise CommandError(f"no table server answers at {link.origin}") from fault
    return 0


async def _play(device: "Device", bot: str) -> None:
    from standoff.client.playing import play

    async with device:
        me = device.admitted
        print(f"{bot} sits at table {me.code} as member {me.member}", flush=True)
        await play(device, bot, Random())
        print(f"{bot} goes: {device.shown_out or 'the line was lost'}", flush=True)
