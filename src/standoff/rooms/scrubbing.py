"""Scrubbing: the rows of a room without the names and words of those who wanted to be erased."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from standoff.ledger.live.facts import Joined
from standoff.protocol.deeds.dead import SayLast
from standoff.protocol.deeds.deed import Deed
from standoff.protocol.deeds.outing import Admit, SetOut, ShareOut
from standoff.protocol.deeds.real import Note, SetTable
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Cry, Say
from standoff.protocol.deeds.teams import Confide
from standoff.protocol.members import MemberId
from standoff.protocol.spoken import SpokenWords
from standoff.rooms import stored
from standoff.rooms.entries import Done, Entry, Opened, rooms
from standoff.rooms.erasing import called
from standoff.rooms.names import named
from standoff.rooms.server_deeds import EnterRoom, EraseMember

UNSAID = "…"
"""What stands where somebody's own words stood."""
MARK = b'"do":"erase'
"""What stands in the row of whoever is erased."""


def scrubbed(bodies: list[bytes]) -> list[bytes]:
    """The same rows where nobody was erased; of the others only those that must change are written anew."""
    if not any(MARK in body for body in bodies):
        return bodies
    rows: Sequence[Entry] = [stored.decode(body) for body in bodies]
    until = {
        row.deed.member if isinstance(row.deed, EraseMember) else row.by: place
        for place, row in enumerate(rows)
        if isinstance(row, Done) and isinstance(row.deed, Erase | EraseMember)
    }
    forgotten = {
        row.deed.member
        for row in rows
        if isinstance(row, Done) and isinstance(row.deed, EraseMember)
    }
    written = _written(rows, until)
    members = 0
    kept = []
    for place, (body, row) in enumerate(zip(bodies, rows, strict=True)):
        if not isinstance(row, Done):
            kept.append(body)
            continue
        by: MemberId = row.by
        deed: Deed = row.deed
        if isinstance(deed, EnterRoom):
            members += 1  # everybody who enters has the next number
            by = members
        if place < until.get(by, 0):
            deed = _silent(deed, by, is_forgotten=by in forgotten)
        for member, names in written.items():
            if place < until[member]:
                deed = _renamed(deed, names)
        kept.append(body if deed == row.deed else stored.encode(replace(row, deed=deed)))
    return kept


def _silent(deed: Deed, by: MemberId, *, is_forgotten: bool) -> Deed:
    """What somebody did, without their name or words of their own."""
    match deed:
        case EnterRoom():
            # Who is only called otherwise here can still be reported.
            person = UNSET if is_forgotten else deed.person
            return replace(deed, name=called(by), person=person)
        case Say() | Confide():
            return replace(deed, text=UNSAID)
        case SayLast(words) if words.ready is None:
            return replace(deed, words=SpokenWords(own=UNSAID))
        case Cry(words) if words is not None and words.ready is None:
            return replace(deed, words=None)
        case _:
            return deed


def _written(
    rows: Sequence[Entry], until: Mapping[MemberId, int]
) -> dict[MemberId, dict[str, str]]:
    """What somebody was called at a real table, where another wrote their name, and what instead."""
    if not isinstance(rows[0], Opened) or not rows[0].real:
        return {}
    own: dict[MemberId, set[str]] = {member: set() for member in until}
    others: dict[MemberId, set[str]] = {member: set() for member in until}
    for place, room in enumerate(rooms(rows)):
        for member, last in until.items():
            chairs = {chair.name for chair in room.chairs if chair.member == member}
            own[member] |= chairs if place < last else set()
            others[member] |= {chair.name for chair in room.chairs} - chairs
            others[member] |= {one.name for number, one in room.members.items() if number != member}
    return {
        member: dict.fromkeys(names, named(called(member), others[member] - names))
        for member, names in own.items()
    }


def _renamed(deed: Deed, names: Mapping[str, str]) -> Deed:
    """What somebody did, with other names for somebody."""
    match deed:
        case SetTable():
            return replace(deed, names=_as_called(deed.names, names, []))
        case SetOut():
            before: list[str] = []
            teams = tuple([_as_called(team, names, before) for team in deed.teams])
            return replace(deed, teams=teams)
        case Note(fact=Joined() as fact):
            return replace(deed, fact=replace(fact, name=_as_called((fact.name,), names, [])[0]))
        case Admit():
            return replace(deed, who=names.get(deed.who, deed.who))
        case ShareOut():
            return replace(deed, to=tuple([names.get(who, who) for who in deed.to]))
        case _:
            return deed


def _as_called(
    wished: Sequence[str], names: Mapping[str, str], before: list[str]
) -> tuple[str, ...]:
    """Names as they were written, but for those that became one of these."""
    kept = []
    for name in wished:
        before.append(named(name, before))
        kept.append(names.get(before[-1], name))
    return tuple(kept)
