"""Floods in an open house: keys cost nothing, so that what is counted is counted by block of addresses."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from standoff.journal.journal import BOOK
from standoff.journal.opening import open_journal
from standoff.lobby.book import HouseBook
from standoff.lobby.entries import Called, CameIn, GamePlayed, Paired
from standoff.lobby.lookers import Lookers
from standoff.lobby.shelf import Shelf
from standoff.lobby.watch import Watch
from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.lobby import Grievance, OwnGame
from standoff.protocol.refusal import Code
from standoff.protocol.replies import (
    BlockedHere,
    ForgottenPerson,
    LobbySeen,
    OwnTold,
    Refused,
    ReportNoted,
    encode,
)
from standoff.server.house import ClosedDoorError
from standoff.server.limits import Rate
from standoff.server.line import STALLED_AFTER, MemberLine
from standoff.server.openness import Stranger
from tests.lobby.meeting import looked_in, new_key, opened, playing
from tests.server.memory import MemoryPeer
from tests.server.serving import ROOMY, heard, on_a_loop, socket, until_closed

NOON = 1_700_000_000_000


def looker(it: Lookers, address: str) -> MemoryPeer:
    """Somebody who looks in, if they may."""
    peer, guest = MemoryPeer(), Stranger("", address)
    it.make_room(guest)
    it.come(MemberLine(peer, bytes), guest)
    return peer


def test_where_the_lobby_is_full_the_busiest_block_makes_room() -> None:
    it = Lookers(most=4)
    crowd = [looker(it, f"198.51.100.{number}") for number in range(3)]
    looker(it, "192.0.2.1")
    with pytest.raises(ClosedDoorError):
        looker(it, "198.51.100.77")  # for their own kind nobody makes room
    neighbour = looker(it, "203.0.113.1")
    assert crowd[0].closed == (CODES[Why.TOO_MUCH], Why.TOO_MUCH)
    assert len(it.lines) == 4
    with pytest.raises(ClosedDoorError):  # once all have their part the last comer waits
        looker(it, "203.0.113.9")
    assert neighbour.closed is None


def test_who_has_left_the_lobby_leaves_room_behind() -> None:
    it = Lookers(most=1)
    looker(it, "192.0.2.1")
    it.go(next(iter(it.lines)))
    looker(it, "192.0.2.1")
    assert len(it.lines) == len(it.blocks) == 1


def test_who_looks_in_and_does_not_read_is_cut_and_who_reads_late_sees_the_latest() -> None:
    it = Lookers(most=2)
    stuck, slow = looker(it, "192.0.2.1"), looker(it, "192.0.2.2")
    stuck.flowing = slow.flowing = False
    for line in it.lines:
        line.show(b"as it is now")
    it.check(NOON)
    slow.flowing = True  # though nobody calls: too little was waiting for that
    it.check(NOON + STALLED_AFTER)
    assert slow.frames == [b"as it is now"]
    assert (stuck.aborted, slow.aborted) == (True, False)


@on_a_loop
async def test_a_full_lobby_refuses_whoever_comes_from_where_most_are(tmp_path: Path) -> None:
    async with (
        opened(tmp_path, limits=replace(ROOMY, lookers=1)) as house,
        socket(house.origin, hello.LookIn(key=new_key())) as first,
    ):
        assert isinstance(await heard(first), LobbySeen)
        async with socket(house.origin, hello.LookIn(key=new_key())) as second:
            assert await until_closed(second) == CODES[Why.TOO_MUCH]
        await first.close()
        assert (await looked_in(house.origin)).tables == ()


@on_a_loop
async def test_new_keys_write_no_more_into_the_book_than_one_would(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=replace(ROOMY, notes=Rate(2, 0.001))) as house:
        answers = [await said_to_the_lobby(house.origin, sent.BeCalled("Ada")) for _ in range(4)]
        assert [isinstance(one, OwnTold) for one in answers] == [True, True, False, False]
        # To ask costs the book nothing.
        assert isinstance(await said_to_the_lobby(house.origin, sent.AskOwn()), OwnTold)
    assert len(await book_rows(tmp_path)) == 2


@on_a_loop
async def test_new_keys_have_the_book_rewritten_no_oftener_than_one_would(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=replace(ROOMY, erasures=Rate(2, 0.001))) as house:
        answers = [await said_to_the_lobby(house.origin, sent.ForgetMe()) for _ in range(4)]
    assert [isinstance(one, ForgottenPerson) for one in answers] == [True, True, False, False]
    assert [one.code for one in answers if isinstance(one, Refused)] == [Code.TOO_OFTEN] * 2


async def said_to_the_lobby(origin: str, said: object) -> OwnTold | ForgottenPerson | Refused:
    """What somebody with a new key is answered in the lobby."""
    async with socket(origin, hello.LookIn(key=new_key())) as line:
        await line.send(encode(said).decode())
        while not isinstance(answer := await heard(line), OwnTold | ForgottenPerson | Refused):
            pass
        return answer


async def book_rows(folder: Path) -> list[bytes]:
    url = f"sqlite:///{folder}/journal.db"
    async with await open_journal(url, key=folder / "journal.db-key") as journal:
        return await journal.read(BOOK)


@on_a_loop
async def test_new_keys_report_no_oftener_than_one_would_and_may_still_block(
    tmp_path: Path,
) -> None:
    limits = replace(ROOMY, reports=Rate(2, 0.001))
    async with opened(tmp_path, limits=limits) as house, playing(house.origin, "Bea") as bea:
        reported = []
        for number in range(4):
            asked = hello.PlayNow(name=f"Liar {number}", key=new_key())
            async with socket(house.origin, asked) as line:
                for said in (
                    sent.ReportMember(bea.admitted.member, Grievance.WORDS),
                    sent.BlockMember(bea.admitted.member, on=True),
                ):
                    await line.send(encode(said).decode())
                while not isinstance(answer := await heard(line), ReportNoted | Refused):
                    pass
                reported.append(isinstance(answer, ReportNoted))
                while not isinstance(answer := await heard(line), BlockedHere):
                    pass
        assert reported == [True, True, False, False]


@on_a_loop
async def test_the_book_knows_so_many_people_and_pairs_at_one_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.lobby.book.MOST_PEOPLE", 2)
    monkeypatch.setattr("standoff.lobby.book.MOST_PAIRS", 2)
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        book = HouseBook(Shelf(journal), lambda: NOON)
        await book.open()
        for person in ("a", "b", "a", "c"):
            book.write(Called(NOON, person, person))
            book.write(GamePlayed(NOON, person, OwnGame("BCDF", 1, 0, 4)))
        for other in ("b", "c", "d"):
            await book.write(Paired(NOON, "a", other, 1, 1.0))
        assert list(book.called) == list(book.games) == ["a", "c"]  # heard of last
        assert len(book.games["a"]) == 2
        assert list(book.pairs) == [("a", "c"), ("a", "d")]


@on_a_loop
async def test_new_keys_push_nobody_out_who_has_a_name_or_a_game_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.lobby.book.MOST_PEOPLE", 3)
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        book = HouseBook(Shelf(journal), lambda: NOON)
        await book.open()
        book.write(Called(NOON, "named", "Ada"))
        book.write(GamePlayed(NOON, "played", OwnGame("BCDF", 1, 0, 4)))
        for person in ("named", "played", "x", "y", "z"):
            await book.write(CameIn(NOON, person, "BCDF"))
        assert sorted(book.tables) == ["named", "played", "z"]


@on_a_loop
async def test_of_too_many_people_the_house_knows_where_the_latest_came_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.lobby.watch.REMEMBERED", 2)
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        watch = Watch(HouseBook(Shelf(journal), lambda: NOON))
        for person, network in (("a", "10.0.1"), ("b", "10.0.2"), ("a", "10.0.3"), ("c", "10.0.4")):
            watch.comes_from(person, network)
        assert watch.networks == {"a": "10.0.3", "c": "10.0.4"}
