"""What whoever runs an open house sees and does: reports, bans with an end, pairs that spare each other."""

from standoff.lobby.book import HouseBook
from standoff.lobby.entries import Banned, Dropped, Lifted, Reported
from standoff.lobby.lasting import DAY
from standoff.lobby.pairs import FEWEST, RARE, chance_of_as_few
from standoff.rooms.names import clean
from standoff.rooms.spoken import LONGEST_TEXT
from standoff.server.openness import (
    BanTold,
    HouseOrder,
    HouseReply,
    LineTold,
    PairTold,
    ReportTold,
)

SHORT = 8
"""Characters of a hash that tell people apart."""


async def answered(book: HouseBook, order: HouseOrder) -> HouseReply:
    """What becomes of an order; a ban comes into force with its entry."""
    now = book.now()
    match order.do:
        case "list":
            bans = [ban for ban in book.bans.values() if ban.until > now]
            return HouseReply(
                reports=[_report(one) for one in book.reports.values()],
                bans=[
                    BanTold(one.number, one.person[:SHORT], one.network, one.until) for one in bans
                ],
            )
        case "pairs":
            return HouseReply(pairs=_pairs(book))
        case "lift":
            if order.number not in book.bans:
                return HouseReply(fault=f"there is no ban {order.number}")
            book.write(Lifted(now, order.number))
            return HouseReply()
        case "ban" | "drop":
            return await _dealt_with(book, order, now)


async def _dealt_with(book: HouseBook, order: HouseOrder, now: int) -> HouseReply:
    report = book.reports.get(order.number)
    if report is None:
        return HouseReply(fault=f"there is no report {order.number}")
    if order.do == "drop":
        book.write(Dropped(now, order.number))
        return HouseReply()
    until = now + int(order.days * DAY)
    network = report.network if order.network else ""
    ban = Banned(now, await book.next_number(), report.whom, until, network)
    book.write(ban)
    await book.write(Dropped(now, order.number))
    return HouseReply(bans=[BanTold(ban.number, ban.person[:SHORT], network, until)])


def _report(one: Reported) -> ReportTold:
    # As everybody read it, and not as it was sent: it may be meant for a terminal.
    lines = [
        LineTold(line.name, line.ready, clean(line.own, LONGEST_TEXT), line.theirs)
        for line in one.lines
    ]
    people = one.whom[:SHORT], one.by[:SHORT]
    return ReportTold(one.number, one.at, one.name, *people, one.code, one.why, one.network, lines)


def _pairs(book: HouseBook) -> list[PairTold]:
    """Those who spare each other more than chance would have it, the strangest first."""
    found = [
        PairTold(
            one[:SHORT],
            other[:SHORT],
            pair.games,
            pair.aims,
            pair.expected,
            chance_of_as_few(pair.aims, pair.expected),
        )
        for (one, other), pair in book.pairs.items()
        if pair.expected >= FEWEST
    ]
    rare = [one for one in found if one.chance < RARE]
    return sorted(rare, key=lambda one: one.chance)
