"""Being somebody without an account: a name by a key, one's own games, and being forgotten."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from standoff.cli.journals import ServedJournal
from standoff.journal.journal import BOOK
from standoff.journal.opening import open_journal
from standoff.lobby.book import HouseBook
from standoff.lobby.entries import GamePlayed, WouldBeForgotten
from standoff.lobby.keys import person_of
from standoff.lobby.own import figures, own_game
from standoff.lobby.own_results import ASKED, OwnResults
from standoff.lobby.shelf import Shelf
from standoff.protocol import hello, sent
from standoff.protocol.closing import Why
from standoff.protocol.deeds.lobby import Ready
from standoff.protocol.deeds.seats import AddBot, Leave
from standoff.protocol.deeds.talk import Say
from standoff.protocol.lobby import OwnGame
from standoff.protocol.members import Look
from standoff.protocol.messages import Played, Report
from standoff.protocol.replies import ForgottenPerson, OwnTold, encode
from standoff.rooms import stored
from standoff.rules.classic.options import Options
from standoff.server.clock import SteadyClock
from standoff.server.house import House
from standoff.server.side_door import DoorSign
from tests.lobby.conftest import Hurry
from tests.lobby.meeting import Device, new_key, opened, playing, with_door
from tests.rooms.evening import NOON, Evening, game_of
from tests.server.serving import FAST, heard, on_a_loop, socket


async def own(line: ClientConnection, asked: sent.BeCalled | sent.AskOwn) -> OwnTold:
    await line.send(encode(asked).decode())
    while not isinstance(said := await heard(line), OwnTold):
        pass
    return said


@on_a_loop
async def test_a_name_is_kept_by_its_key_on_whatever_device_and_across_a_restart(
    tmp_path: Path,
) -> None:
    key = new_key()
    async with opened(tmp_path) as house, socket(house.origin, hello.LookIn(key=key)) as line:
        assert (await own(line, sent.AskOwn())).name == ""
        told = await own(line, sent.BeCalled("  Mad\u202e Max ", Look(2, 3)))
        assert (told.name, told.look) == ("Mad Max", Look(2, 3))
    async with opened(tmp_path) as house:
        async with socket(house.origin, hello.LookIn(key=key)) as line:
            assert (await own(line, sent.AskOwn())).name == "Mad Max"
        async with socket(house.origin, hello.LookIn(key=new_key())) as line:
            assert (await own(line, sent.AskOwn())).name == ""


@on_a_loop
async def test_nobodys_games_are_studied_unless_they_say_so_once_for_all_tables(
    tmp_path: Path,
) -> None:
    key = new_key()
    async with (
        with_door(tmp_path) as house,
        playing(house.origin, "Ada", key) as ada,
        socket(house.origin, hello.LookIn(key=key)) as line,
    ):
        assert not (await own(line, sent.AskOwn())).permits
        assert b'"permit"' not in await written_at(tmp_path, ada)
        assert (await own(line, sent.BeCalled("Ada", permits=True))).permits
        # It holds where they are, and where they come next.
        assert b'"permit"' in await written_at(tmp_path, ada)
        async with playing(house.origin, "Ada", key) as there:
            assert there.admitted.code != ada.admitted.code
            assert b'"permit"' in await written_at(tmp_path, there)
        await own(line, sent.BeCalled("Ada"))
        assert (await written_at(tmp_path, there)).count(b'"permit"') == 2


async def written_at(folder: Path, device: Device) -> bytes:
    sign = msgspec.json.decode((folder / "journal.db-door").read_bytes(), type=DoorSign)
    return b"".join(await ServedJournal(sign).read(device.admitted.code))


async def forget(line: ClientConnection) -> int:
    await line.send(encode(sent.ForgetMe()).decode())
    while not isinstance(said := await heard(line), ForgottenPerson):
        pass
    return said.later


def back(device: Device) -> hello.Attach:
    return hello.Attach(code=device.admitted.code, token=device.admitted.token)


async def everything_written(folder: Path) -> bytes:
    """Every row of the journal, unsealed."""
    url = f"sqlite:///{folder}/journal.db"
    async with await open_journal(url, key=folder / "journal.db-key") as journal:
        rooms = [BOOK, *[room.code for room in await journal.rooms()]]
        return b"".join([row for room in rooms for row in await journal.read(room)])


@on_a_loop
async def test_one_button_forgets_name_and_key_in_book_and_rows_also_where_one_has_left(
    tmp_path: Path,
) -> None:
    key, other = new_key(), new_key()
    async with (
        opened(tmp_path) as house,
        Device(house.origin, hello.Open(name="Unforgettable", key=key)) as left,
        Device(house.origin, hello.Enter(code=left.admitted.code, name="Bea")) as bea,
    ):
        await left.do(Say("I was never here"))
        await left.do(Leave())
        async with (
            playing(house.origin, "Unforgettable", key) as ada,
            socket(house.origin, hello.LookIn(key=key)) as line,
        ):
            await own(line, sent.BeCalled("Unforgettable"))
            assert await forget(line) == 0
            # Whoever would be forgotten is at no table any more.
            await asyncio.wait_for(ada.task, 600)
            assert ada.shown_out is Why.LEFT
        async with playing(house.origin, "Cleo", other):
            pass
        await bea.do(Say("Who was that?"))
    rows = await everything_written(tmp_path)
    assert b"Unforgettable" not in rows
    assert b"never here" not in rows
    assert person_of(key).encode() not in rows
    assert person_of(other).encode() in rows
    # The tables are read as they were, and go on.
    async with opened(tmp_path) as house, Device(house.origin, back(bea)) as bea:
        await bea.do(AddBot("timid"))


async def until_dealt(device: Device) -> None:
    async for message in device.messages():
        if isinstance(message, Played):
            return


@on_a_loop
async def test_who_is_forgotten_in_the_middle_of_a_game_leaves_it_and_is_so_at_its_end_also_after_a_restart(
    tmp_path: Path, hurry: Hurry
) -> None:
    key = new_key()
    async with (
        opened(tmp_path, speed=FAST) as house,
        playing(house.origin, "Unforgettable", key) as ada,
        playing(house.origin, "Bea") as bea,
    ):
        hurry()
        await bea.do(Ready())
        await ada.do(Ready())
        await until_dealt(bea)
        async with socket(house.origin, hello.LookIn(key=key)) as line:
            assert await forget(line) == 1
        await asyncio.wait_for(ada.task, 60)
        assert ada.shown_out is Why.LEFT
    assert b"Unforgettable" in await everything_written(tmp_path)
    async with (
        opened(tmp_path, speed=10 * FAST, side_door=tmp_path / "journal.db-door") as house,
        Device(house.origin, back(bea)) as bea,
    ):
        async for message in bea.messages():  # nobody says anything, so it plays to its end
            if isinstance(message, Report):
                break
        while b"Unforgettable" in await written_at(tmp_path, bea):
            await asyncio.sleep(0.05)
    async with opened(tmp_path):
        pass  # where it was stopped in the middle, the next one goes on
    rows = await everything_written(tmp_path)
    assert b"Unforgettable" not in rows
    assert person_of(key).encode() not in rows


@on_a_loop
async def test_a_game_that_nobody_plays_any_more_keeps_nobodys_name(
    tmp_path: Path, hurry: Hurry
) -> None:
    hurry()
    key = new_key()
    async with (
        opened(tmp_path, speed=FAST) as house,
        playing(house.origin, "Unforgettable", key) as ada,
        socket(house.origin, hello.LookIn(key=key)) as line,
    ):
        await until_dealt(ada)
        assert await forget(line) == 0
        await asyncio.wait_for(ada.task, 60)
        assert ada.shown_out is Why.LEFT
    rows = await everything_written(tmp_path)
    assert b"Unforgettable" not in rows
    assert person_of(key).encode() not in rows


@asynccontextmanager
async def after_two_games(
    folder: Path,
) -> AsyncIterator[tuple[House, HouseBook, list[GamePlayed]]]:
    """A house at which two have played two games: the first of one of them, and the second of both."""
    evening = Evening(Options(4), house="en")
    members = [evening.enter(name, person=name[0]) for name in ("Adalbert", "Beatrix")]
    for _ in range(2):
        for member in members:
            evening.do(member, Ready())
        evening.wait(20_000)
        while evening.room.stage == "game":
            evening.pass_window()
    evening.do(members[0], Leave())
    async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
        for number, entry in enumerate(evening.journal, 1):
            await journal.append("BCDF", number, stored.encode(entry))
        house, book = House(journal, SteadyClock()), HouseBook(Shelf(journal))
        await house.look_up()
        await book.open()
        played = [
            GamePlayed(book.now(), person, OwnGame("BCDF", number, 0, 4))
            for person, number in (("A", 1), ("A", 2), ("B", 2))
        ]
        for one in played:
            book.write(one)
        yield house, book, played


@on_a_loop
async def test_everybody_sees_their_own_games_again_and_others_have_no_name_in_them(
    tmp_path: Path,
) -> None:
    async with after_two_games(tmp_path) as (house, book, (first, mine, theirs)):
        results = OwnResults(house, book)
        assert len({first.result, mine.result, theirs.result}) == 3
        for played in (first, mine):
            found = await results.result(played.result)
            assert found is not None
            assert (found.number, found.game.over) == (played.game.number, True)
            names = found.result().names
            assert "Adalbert" in names
            assert "Beatrix" not in names
        assert await results.result("0" * 32) is None
        # Who has been forgotten has no games any more.
        book.write(WouldBeForgotten(NOON, "A", ("BCDF",)))
        assert await results.result(mine.result) is None
        assert await results.result(theirs.result) is not None


@on_a_loop
async def test_an_own_game_that_is_asked_for_again_and_again_is_looked_for_once(
    tmp_path: Path,
) -> None:
    async with after_two_games(tmp_path) as (house, book, (first, *_)):
        results = OwnResults(house, book)
        found = await asyncio.gather(*[results.result(first.result) for _ in range(9)])
        assert found[0] is not None
        assert all(one is found[0] for one in found)
        # Its page asks once a second how far the look at it is, for as long as others come first.
        for _ in range(2 * ASKED.burst):
            assert await results.result(first.result) is found[0]


def test_a_game_tells_ones_part_of_the_victory_and_ones_bluffs() -> None:
    evening, _ = game_of(4)
    while evening.room.stage == "game":
        evening.pass_window()
    games = [own_game("BCDF", 1, 0, evening.game, seat) for seat in range(4)]
    assert sum(one.won for one in games) == pytest.approx(1)
    assert any(one.bluffs for one in games)
    assert all(one.called <= one.bluffs for one in games)


def test_figures_set_wins_beside_what_chance_would_give() -> None:
    two = (OwnGame("BCDF", 1, 0, 4, won=1, bluffs=3, called=1), OwnGame("BCDF", 2, 0, 5))
    found = figures(two)
    assert (found.games, found.won, found.par) == (2, 1, 0.45)
    assert (found.bluffs, found.called) == (3, 1)
