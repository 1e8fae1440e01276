"""Deeds of before: what nobody can send any more is read from disk, and comes to what it came to."""

import msgspec

from standoff.protocol.deeds.claims import Claim
from standoff.protocol.deeds.hosting import Mute
from standoff.protocol.members import Kind, MemberId
from standoff.rooms import entries, stored
from standoff.rooms.entries import Done
from standoff.rooms.room import Room
from standoff.rules.game import RULES_VERSION
from tests.rooms.evening import Evening, game_of
from tests.rooms.test_claims import gone


def read(evening: Evening, by: MemberId, deed: dict[str, object]) -> Room:
    """The room once a row of the first format is read that says this was done."""
    row = {"entry": "done", "format": 1, "rules": RULES_VERSION, "at": evening.now, "salt": ""}
    entry = stored.decode(msgspec.json.encode({**row, "by": by, "command": 99, "deed": deed}))
    assert isinstance(entry, Done)
    evening.room, _ = entries.done(evening.room, entry)
    return evening.room


def asked_of_the_host() -> tuple[Evening, list[MemberId], MemberId]:
    evening, members = game_of()
    watcher = evening.enter("Wanda", Kind.WATCHER)
    gone(evening, members[0])
    evening.do(watcher, Claim(0))
    assert evening.room.host == members[0]
    return evening, members, watcher


def test_a_chair_was_given_with_the_hosting_at_the_moment_most_agreed() -> None:
    evening, (anna, bert, carl, _), watcher = asked_of_the_host()
    consent: dict[str, object] = {"do": "consent", "member": watcher}
    room = read(evening, bert, consent)
    assert (room.seat_of(watcher), room.host) == (None, anna)
    room = read(evening, carl, consent)
    assert (room.seat_of(watcher), room.seat_of(anna), room.host) == (0, None, watcher)


def test_the_hosting_stayed_where_it_was_with_the_chair_of_another() -> None:
    evening, (anna, bert, carl, dora, egon) = game_of(5)
    watcher = evening.enter("Wanda", Kind.WATCHER)
    gone(evening, egon)
    evening.do(watcher, Claim(4))
    for member in (bert, carl):  # half of those who were asked are not most
        room = read(evening, member, {"do": "consent", "member": watcher})
        assert room.seat_of(watcher) is None
    room = read(evening, dora, {"do": "consent", "member": watcher})
    assert (room.seat_of(watcher), room.host) == (4, anna)


def test_one_who_said_no_ended_the_question() -> None:
    evening, (anna, bert, _, _), watcher = asked_of_the_host()
    room = read(evening, bert, {"do": "consent", "member": watcher, "yes": False})
    assert (room.claims, room.seat_of(anna), room.host) == ({}, 0, anna)


def test_the_pen_was_taken_without_a_question() -> None:
    evening = Evening(real=True)
    first, second = evening.enter("A phone"), evening.enter("Another")
    assert evening.room.companion().pen == first
    room = read(evening, second, {"do": "take-pen"})
    assert room.companion().pen == second
    evening.do(first, Mute(second, on=True))
    assert evening.room.companion().pen == second
