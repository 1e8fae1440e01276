"""`standoff games top`: the live tables of a running server in the terminal, until Ctrl-C."""

import argparse
import asyncio
import sys
import time

import msgspec
from rich import box
from rich.console import Console
from rich.live import Live
from rich.table import Table

from standoff.cli.command import CommandError
from standoff.cli.journals import ServedJournal, sign_of
from standoff.cli.serve import journal_url
from standoff.server.side_door import DoorSign
from standoff.server.tables import LiveTable

EVERY = 2.0
"""Seconds between two looks."""
LINES = 6
"""Of a terminal that are not for tables."""


def top(given: argparse.Namespace) -> int:
    """Show them again and again in a terminal, and once where nobody looks on."""
    try:
        sign = msgspec.json.decode(
            sign_of(journal_url(given), given.node).read_bytes(), type=DoorSign
        )
        served = ServedJournal(sign)
        console = Console()
        if not sys.stdout.isatty():
            console.print(_drawn(asyncio.run(served.tables()), None))
            return 0
        with Live(console=console, auto_refresh=False, screen=True) as live:
            while True:
                found = asyncio.run(served.tables())
                live.update(_drawn(found, console.size.height - LINES), refresh=True)
                time.sleep(EVERY)
    except (OSError, ValueError, asyncio.IncompleteReadError) as fault:
        raise CommandError("no server runs here with this journal") from fault
    except KeyboardInterrupt:
        return 0


def _drawn(found: list[LiveTable], most: int | None) -> Table:
    here = sum(one.here for one in found)
    drawn = Table(
        title=f"Tables in memory: {len(found)}; devices at them: {here}",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )
    for name in ("table", "stage"):
        drawn.add_column(name)
    for name in ("game", "round", "people", "bots", "here", "muted", "rows", "kB", "quiet"):
        drawn.add_column(name, justify="right")
    for one in found[:most]:
        counts = (one.game, one.round, one.people, one.bots, one.here, one.muted, one.rows)
        drawn.add_row(
            one.code, one.stage, *map(str, counts), str(one.bytes // 1000), _long(one.quiet)
        )
    return drawn


def _long(seconds: int) -> str:
    if not seconds:
        return ""
    return f"{seconds // 60} min" if seconds >= 60 else f"{seconds} s"
