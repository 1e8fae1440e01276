"""Erasing at a real table: names that another has written down leave what is kept of games that are over."""

from collections.abc import Callable

import pytest

from standoff.ledger.live.facts import Joined
from standoff.protocol.deeds.outing import SeatPhone, SetOut, ShareOut
from standoff.protocol.deeds.real import BeginTable, CloseTable, SetTable, SitAs
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms import entries, stored
from standoff.rooms.scrubbing import scrubbed
from standoff.rules.classic.options import Options
from tests.rooms.evening import Evening
from tests.rooms.garden import TEAMS, Garden

GONE = "Wilhelmina"


def at_a_table() -> tuple[Evening, MemberId]:
    """Two games, both put away; another has the gangster's name that somebody would get."""
    evening = Evening(real=True)
    pen = evening.enter("Pia")
    phone = evening.enter(f"{GONE}'s phone")
    for _ in range(2):
        evening.do(pen, SetTable(("Anna", f" {GONE} ", "Bruno", "Bruno"), Options(4)))
        evening.do(phone, SitAs(1))
        evening.do(pen, BeginTable())
        assert evening.refused(phone, Erase()) is Code.STALE
        evening.do(pen, CloseTable())
    evening.do(phone, Erase())
    evening.do(pen, SetTable(tuple([one.name for one in evening.room.chairs]), Options(4)))
    return evening, phone


def beside() -> tuple[Evening, MemberId]:
    """One whose gangster's name a phone without a chair has."""
    evening = Evening(real=True)
    pen = evening.enter("Pia")
    evening.enter("Cleo")
    phone = evening.enter(f"{GONE}'s phone")
    evening.do(pen, SetTable(("Anna", GONE, "Carl", "Dora"), Options(4)))
    evening.do(phone, SitAs(1))
    evening.do(pen, BeginTable())
    evening.do(pen, CloseTable())
    evening.do(phone, Erase())
    assert evening.room.chairs[1].name == "Cleo 2"
    return evening, phone


def outdoors() -> tuple[Evening, MemberId]:
    """A whole game in which somebody shares out cards and owns up, and is erased before it is put away."""
    garden = Garden()
    first, *others = TEAMS
    garden.do(garden.pen, SetOut(((GONE, *first[1:]), *others)))
    phone = garden.phone(0)
    garden.begin()
    garden.do(phone, ShareOut(("Bruno", GONE, "Cleo"), garden.now))
    garden.play_out(phone)
    return garden, phone


def late() -> tuple[Evening, MemberId]:
    """One in which they came after the first round, and the Godfather wrote their name."""
    garden = Garden().begin()
    garden.play_round()
    garden.note(Joined(0, GONE))
    phone = garden.enter(f"{GONE}'s phone")
    seat = [one.name for one in garden.room.chairs].index(GONE)
    garden.do(garden.pen, SeatPhone(phone, seat))
    garden.play_out(phone)
    return garden, phone


@pytest.mark.parametrize("played", [at_a_table, beside, outdoors, late])
def test_a_name_that_another_wrote_is_in_no_row_and_all_is_played_to_the_same_end(
    played: Callable[[], tuple[Evening, MemberId]],
) -> None:
    evening, phone = played()
    rows = [stored.encode(entry) for entry in evening.journal]
    assert GONE.encode() in b"".join(rows)
    assert GONE not in repr(evening.room)
    kept = scrubbed(rows)
    assert GONE.encode() not in b"".join(kept)
    assert scrubbed(kept) == kept
    *_, restored = entries.rooms(stored.decode(row) for row in kept)
    assert restored.seat_of(phone) == evening.room.seat_of(phone) is not None
    assert [one.name for one in restored.chairs] == [one.name for one in evening.room.chairs]
    assert restored.companion().book == evening.room.companion().book
