"""`standoff nodes`: the servers that share one PostgreSQL, and how one of them is emptied."""

import argparse
import asyncio
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table

from standoff.cli.command import CommandError
from standoff.cli.serve import journal_url
from standoff.journal.errors import JournalError
from standoff.journal.opening import DATABASE

if TYPE_CHECKING:
    from standoff.journal.postgres import PostgresConnection

HELP = "list the nodes of a journal in PostgreSQL, or empty one"


def arguments(parser: argparse.ArgumentParser) -> None:
    does = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    listing = does.add_parser("list", help="all nodes, with their load")
    listing.set_defaults(name=None)
    draining = does.add_parser("drain", help="have a node hand its tables over")
    draining.add_argument("name", metavar="NAME", help="the node")
    for sub in (listing, draining):
        sub.add_argument(
            "--journal", required=True, metavar="URL", help="postgresql://USER@HOST/DATABASE"
        )


def run(given: argparse.Namespace) -> int:
    url = journal_url(given)
    if not url.startswith(DATABASE):
        raise CommandError("nodes share a journal in PostgreSQL: --journal postgresql://…")
    try:
        return asyncio.run(_run(url, given.name))
    except JournalError as fault:
        raise CommandError(str(fault)) from fault


async def _as_it_is(connection: "PostgresConnection") -> None:
    """Whoever looks makes no tables."""


async def _run(url: str, drained: str | None) -> int:
    try:
        from standoff.journal.postgres import connected
        from standoff.nodes import schema
        from standoff.nodes.ring import NodeSeen
    except ModuleNotFoundError as fault:
        raise CommandError('nodes need asyncpg: pip install ".[postgres]" in a clone') from fault
    connection = await connected(url, _as_it_is)
    try:
        if not await connection.fetchval(schema.HAS_NODES):
            raise CommandError("no node has served this journal yet")
        if drained is not None and not await connection.fetch(schema.DRAIN, drained):
            raise CommandError(f"there is no node {drained}")
        nodes = [NodeSeen(*columns) for columns in await connection.fetch(schema.NODES)]
    finally:
        await connection.close()
    if drained is not None:
        print(f"{drained} hands its tables over; `standoff nodes list` shows how many it has left")
        return 0
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("node", "address", "state"):
        table.add_column(name)
    for name in ("tables", "devices"):
        table.add_column(name, justify="right")
    for node in nodes:
        state = "draining" if node.draining else "serves"
        row = node.name, node.address, state if node.live else "does not answer"
        table.add_row(*row, str(node.rooms), str(node.lines))
    Console().print(table)
    return 0
