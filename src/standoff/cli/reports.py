"""`standoff reports`: what people of an open house told of each other, and who is not let in."""

import argparse
import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from standoff.cli.command import CommandError
from standoff.cli.journals import ServedJournal, sign_of
from standoff.cli.serve import journal_option, journal_url, node_option
from standoff.server.openness import BanTold, HouseOrder, HouseReply, LineTold, ReportTold
from standoff.server.side_door import DoorSign
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "read the reports of an open house, and let somebody not in for some days"
DAYS = 7.0


def arguments(parser: argparse.ArgumentParser) -> None:
    does = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)

    def command(name: str, told: str) -> argparse.ArgumentParser:
        sub = does.add_parser(name, help=told, description=told)
        sub.set_defaults(do=name, number=0, days=0.0, network=False)
        journal_option(sub)
        node_option(sub)
        return sub

    command(
        "list",
        "reports nobody has dealt with, with the last lines said (> by whom they are about), and bans in force",
    )
    banning = command("ban", "do not let in whom a report is about, and deal with the report")
    banning.add_argument("number", type=int, metavar="REPORT", help="its number")
    banning.add_argument(
        "--days", type=_days, default=DAYS, metavar="N", help=f"for so many days ({DAYS:g})"
    )
    banning.add_argument(
        "--network",
        action="store_true",
        help="nor anybody else from their block of addresses (/24, in IPv6 /48)",
    )
    lifting = command("lift", "let somebody in again")
    lifting.add_argument("number", type=int, metavar="BAN", help="its number")
    dropping = command("drop", "deal with a report without doing anything")
    dropping.add_argument("number", type=int, metavar="REPORT", help="its number")
    command("pairs", "people who spare each other more than chance would have it")


def run(given: argparse.Namespace) -> int:
    order = HouseOrder(given.do, given.number, given.days, given.network)
    try:
        sign = msgspec.json.decode(
            sign_of(journal_url(given), given.node).read_bytes(), type=DoorSign
        )
        told = asyncio.run(ServedJournal(sign).house(order))
    except (OSError, ValueError, asyncio.IncompleteReadError) as fault:
        raise CommandError("no server runs here with this journal") from fault
    if told is None:
        raise CommandError("this house is not open: standoff serve --lobby")
    if told.fault:
        raise CommandError(told.fault)
    for line in _lines(order, told):
        print(line)
    return 0


def _lines(order: HouseOrder, told: HouseReply) -> Iterable[str]:
    match order.do:
        case "list":
            words = Words(language_of())
            for report in told.reports:
                yield from _report(report, words)
            for ban in told.bans:
                yield f"ban {ban.number}: {_whose(ban)}, until {_when(ban.until)}"
            if not (told.reports or told.bans):
                yield "Nobody was reported, and nobody is banned."
        case "pairs":
            for pair in told.pairs:
                yield (
                    f"{pair.one} and {pair.other}: pointed at each other {pair.aims} times in"
                    f" {pair.games} games; chance would give {pair.expected:.1f},"
                    f" and as few with probability {pair.chance:.2g}"
                )
            if not told.pairs:
                yield "No two people spare each other more than chance would have it."
        case "ban":
            (ban,) = told.bans
            yield f"ban {ban.number}: {_whose(ban)}, until {_when(ban.until)}"
            if order.network and not ban.network:
                yield "From where they came is not known any more: the ban holds for their key alone."
        case "lift":
            yield f"ban {order.number} is lifted"
        case "drop":
            yield f"report {order.number} is dealt with"


def _whose(ban: BanTold) -> str:
    return f"{ban.person} and network {ban.network}" if ban.network else ban.person


def _report(report: ReportTold, words: Words) -> Iterable[str]:
    yield (
        f"report {report.number}: {report.name} ({report.whom}, network {report.network or '?'})"
        f" at table {report.code}, {_when(report.at)}, by {report.by}: {report.why}"
    )
    for line in report.lines:
        yield f"  {'>' if line.theirs else ' '} {line.name}: {_said(line, words)}"


def _said(line: LineTold, words: Words) -> str:
    return words(f"web-{line.ready}") if line.ready else line.own


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _days(text: str) -> float:
    days = float(text)
    if not 0 < days <= 3650:
        raise argparse.ArgumentTypeError(f"{text} is not more than 0 and at most 3650 days")
    return days
