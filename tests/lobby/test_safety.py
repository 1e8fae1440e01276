"""Being safe among strangers: blocks, reports, bans with an end, and waits for those who leave."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest
from websockets.asyncio.client import ClientConnection

from standoff.client.device import Device, ShownOutError
from standoff.journal.journal import BOOK
from standoff.journal.opening import open_journal
from standoff.lobby.book import HouseBook
from standoff.lobby.entries import Banned, Paired, Reported, Unmet
from standoff.lobby.lasting import DAY
from standoff.lobby.operator import answered
from standoff.lobby.pairs import chance_of_as_few, paired
from standoff.lobby.shelf import Shelf
from standoff.lobby.tidying import Tidying
from standoff.lobby.watch import LINES, Watch
from standoff.protocol import hello, sent
from standoff.protocol.closing import Why
from standoff.protocol.deeds.hosting import Publish
from standoff.protocol.deeds.lobby import Choose
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.deeds.talk import Say, Taunt
from standoff.protocol.lobby import Grievance
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Admitted, BlockedHere, Refused, Reply, ReportNoted, encode
from standoff.protocol.tempo import Tempo
from standoff.rooms.entries import Done
from standoff.rooms.game import Game
from standoff.rules.classic.options import Options
from standoff.server.clock import SteadyClock
from standoff.server.keeper import Keeper
from standoff.server.openness import HouseOrder
from tests.lobby.meeting import new_key, opened, playing, with_door
from tests.rooms.evening import Evening, game_of
from tests.server.serving import Running, heard, on_a_loop, socket

ReplyT = TypeVar("ReplyT", bound=Reply)

NOON = 1_700_000_000_000


async def until(line: ClientConnection, kind: type[ReplyT]) -> ReplyT:
    """The next frame of a kind."""
    while not isinstance(said := await heard(line), kind):
        pass
    return said


def ordered(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "standoff", "reports", *words]
    where = ["--journal", f"sqlite:///{folder}/journal.db"]
    return subprocess.run([*command, *where], capture_output=True, text=True, check=False)


async def told(folder: Path, *words: str) -> str:
    done = await asyncio.to_thread(ordered, folder, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def refused_at_the_door(house: Running, first: hello.AnyHello) -> Why | None:
    device = Device(house.origin, first, patient=False)
    with pytest.raises(ShownOutError) as refused:
        await device.__aenter__()
    return refused.value.why


@on_a_loop
async def test_a_report_tells_the_last_lines_and_a_ban_holds_until_it_is_lifted(
    tmp_path: Path,
) -> None:
    troll, victim = new_key(), new_key()
    async with with_door(tmp_path) as house, playing(house.origin, "Troll", troll) as bad:
        await bad.do(Taunt("threat-1"))
        asked = hello.PlayNow(name="Vera", key=victim)
        async with socket(house.origin, asked) as line:
            await line.send(
                encode(sent.ReportMember(bad.admitted.member, Grievance.WORDS)).decode()
            )
            assert isinstance(await until(line, ReportNoted), ReportNoted)
        listed = await told(tmp_path, "list")
        assert "report 1: Troll (" in listed
        assert "Troll: " in listed.splitlines()[1]
        banned = await told(tmp_path, "ban", "1", "--days", "2")
        assert banned.startswith("ban 2: ")
        # They are shown out where they are, and come back by no way.
        await asyncio.wait_for(bad.task, 600)
        assert bad.shown_out is Why.BANNED
        code, token = bad.admitted.code, bad.admitted.token
        for first in (
            hello.PlayNow(name="Troll", key=troll),
            hello.Enter(code=code, key=troll),
            hello.LookIn(key=troll),
            hello.Attach(code=code, token=token),
        ):
            assert await refused_at_the_door(house, first) is Why.BANNED
        async with playing(house.origin, "Vera", victim):
            pass  # others of the same network come as before
        assert "ban 2: " in await told(tmp_path, "list")
        await told(tmp_path, "lift", "2")
        async with playing(house.origin, "Troll", troll):
            pass
        assert "Nobody was reported, and nobody is banned." in await told(tmp_path, "list")


@on_a_loop
async def test_a_ban_of_a_network_outlives_the_server(tmp_path: Path) -> None:
    async with with_door(tmp_path) as house, playing(house.origin, "Troll") as bad:
        async with socket(house.origin, hello.PlayNow(name="Vera", key=new_key())) as line:
            await line.send(
                encode(sent.ReportMember(bad.admitted.member, Grievance.WORDS)).decode()
            )
            await until(line, ReportNoted)
        await told(tmp_path, "ban", "1", "--network")
    async with with_door(tmp_path) as house:
        first = hello.PlayNow(name="Another key", key=new_key())
        assert await refused_at_the_door(house, first) is Why.BANNED
        assert "network 127.0.0" in await told(tmp_path, "list")


@on_a_loop
async def test_orders_to_a_house_that_is_not_open_or_without_such_a_report_are_told_so(
    tmp_path: Path,
) -> None:
    async with with_door(tmp_path):
        done = await asyncio.to_thread(ordered, tmp_path, "ban", "7")
        assert (done.returncode, done.stderr) == (2, "standoff: there is no report 7\n")
    done = await asyncio.to_thread(ordered, tmp_path, "list")
    assert done.stderr == "standoff: no server runs here with this journal\n"


@on_a_loop
async def test_whom_somebody_has_blocked_they_are_not_seated_with_again(tmp_path: Path) -> None:
    ada_key, bea_key = new_key(), new_key()
    async with opened(tmp_path) as house:
        async with (
            playing(house.origin, "Bea", bea_key) as bea,
            socket(house.origin, hello.PlayNow(name="Ada", key=ada_key)) as ada,
        ):
            me = await until(ada, Admitted)
            assert me.code == bea.admitted.code
            await ada.send(encode(sent.BlockMember(bea.admitted.member, on=True)).decode())
            assert (await until(ada, BlockedHere)).members == (bea.admitted.member,)
            # Nobody blocks themselves.
            await ada.send(encode(sent.BlockMember(me.member, on=True)).decode())
            assert (await until(ada, Refused)).code is Code.ILLEGAL
            # Who comes back is told again whom they do not hear.
            async with socket(house.origin, hello.Attach(code=me.code, token=me.token)) as again:
                assert (await until(again, BlockedHere)).members == (bea.admitted.member,)
        async with (
            playing(house.origin, "Ada", ada_key) as first,
            playing(house.origin, "Bea", bea_key) as second,
            playing(house.origin, "Cleo") as third,
        ):
            assert first.admitted.code != second.admitted.code
            assert third.admitted.code in (first.admitted.code, second.admitted.code)


@on_a_loop
async def test_whoever_has_blocked_somebody_meets_them_by_the_list_no_more_either(
    tmp_path: Path,
) -> None:
    ada_key, bea_key = new_key(), new_key()
    async with (
        opened(tmp_path) as house,
        playing(house.origin, "Bea", bea_key) as bea,
    ):
        async with socket(house.origin, hello.PlayNow(name="Ada", key=ada_key)) as line:
            ada = await until(line, Admitted)
            await line.send(encode(sent.BlockMember(bea.admitted.member, on=True)).decode())
            await until(line, BlockedHere)
            await line.send(encode(sent.Command(1, Leave())).decode())
            await line.wait_closed()
        for kind in (Kind.PLAYER, Kind.WATCHER):
            back = hello.Enter(code=ada.code, name="Ada", key=ada_key, kind=kind)
            assert await refused_at_the_door(house, back) is Why.FULL
        async with playing(house.origin, "Ada", ada_key) as elsewhere:
            there = elsewhere.admitted.code
            follows = hello.Enter(code=there, name="Bea", key=bea_key)
            assert await refused_at_the_door(house, follows) is Why.FULL
            async with Device(house.origin, hello.Enter(code=there, key=new_key())):
                pass


@on_a_loop
async def test_who_says_something_and_leaves_is_reported_and_blocked_all_the_same(
    tmp_path: Path,
) -> None:
    troll = new_key()
    async with with_door(tmp_path) as house, playing(house.origin, "Vera") as vera:
        async with playing(house.origin, "Troll", troll) as bad:
            await bad.do(Taunt("threat-1"))
            gone = bad.admitted.member
            await bad.do(Leave())
        place = hello.Attach(code=vera.admitted.code, token=vera.admitted.token)
        async with socket(house.origin, place) as line:
            for said in (
                sent.ReportMember(gone, Grievance.WORDS),
                sent.BlockMember(gone, on=True),
            ):
                await line.send(encode(said).decode())
            await until(line, ReportNoted)
            assert (await until(line, BlockedHere)).members == (gone,)
        assert "Troll: " in (await told(tmp_path, "list"))
        again = hello.Enter(code=vera.admitted.code, key=troll)
        assert await refused_at_the_door(house, again) is Why.FULL


@on_a_loop
async def test_nobody_talks_away_what_they_said(tmp_path: Path) -> None:
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        watch = Watch(HouseBook(Shelf(journal), lambda: NOON))
        evening = Evening(Options(4), house="en")
        members = [evening.enter(name, person=name) for name in ("Troll", "Friend")]
        keeper = Keeper(evening.room, evening.bots, journal, 0, SteadyClock())
        for by, taunt, times in ((1, "threat-1", 1), (2, "joke-1", LINES), (1, "joke-2", 2)):
            for _ in range(times):
                deed = Taunt(taunt)
                watch.noticed(keeper, evening.room, Done(NOON, members[by - 1], 1, deed, b""))
        told = [line.ready for line in watch.said_at(evening.room.code, members[:1])]
        assert told == ["taunt-threat-1", *["taunt-joke-1"] * (LINES - 2), *["taunt-joke-2"] * 2]


@on_a_loop
async def test_a_report_tells_whose_lines_they_are_where_somebody_takes_a_name_that_was_left(
    tmp_path: Path,
) -> None:
    async with (
        with_door(tmp_path) as house,
        playing(house.origin, "Vera") as vera,
        socket(house.origin, hello.PlayNow(name="Ring", key=new_key())) as line,
    ):
        await until(line, Admitted)
        await vera.do(Taunt("joke-1"))
        await vera.do(Leave())
        async with playing(house.origin, "Vera") as another:
            assert another.admitted.code == vera.admitted.code
            await another.do(Taunt("threat-1"))
            said = sent.ReportMember(vera.admitted.member, Grievance.WORDS)
            await line.send(encode(said).decode())
            await until(line, ReportNoted)
        listed = await told(tmp_path, "list")
        assert [one[:9] for one in listed.splitlines()[1:]] == ["  > Vera:", "    Vera:"]


@on_a_loop
async def test_a_report_tells_words_as_they_were_read_and_moves_nobodys_terminal(
    tmp_path: Path,
) -> None:
    sent_words = "\x1b]0;owned\x07hello\n  > Vera: you all\x1b[2J"
    async with (
        with_door(tmp_path) as house,
        Device(house.origin, hello.Open(name="Ring", key=new_key())) as ring,
    ):
        await ring.do(Publish(on=True))
        await ring.do(Choose(Options(4), Tempo.STANDARD, free_text=True))
        await ring.do(Say(sent_words))
        asked = hello.Enter(code=ring.admitted.code, name="Ally", key=new_key())
        async with socket(house.origin, asked) as line:
            said = sent.ReportMember(ring.admitted.member, Grievance.WORDS)
            await line.send(encode(said).decode())
            await until(line, ReportNoted)
        listed = await told(tmp_path, "list")
    assert listed.splitlines()[1:] == ["  > Ring: ]0;ownedhello > Vera: you all[2J"]


def a_game() -> Game:
    evening, _ = game_of(4)
    while evening.room.stage == "game":
        evening.pass_window()
    return evening.game


def test_pairs_count_how_often_two_point_at_each_other_beside_what_chance_gives() -> None:
    game = a_game()
    people = {0: "a", 1: "b", 2: "c", 3: "d"}
    found = paired(game, people)
    total = sum(aims for aims, _ in found.values())
    expected = sum(much for _, much in found.values())
    # Everybody points at somebody: over all pairs chance gives as many as there were.
    assert total > 0
    assert expected == pytest.approx(total)
    assert paired(game, {0: "a", 1: "a"}) == {}


@on_a_loop
async def test_whoever_runs_the_house_is_shown_pairs_that_always_spare_each_other(
    tmp_path: Path,
) -> None:
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        book = HouseBook(Shelf(journal), lambda: NOON)
        await book.open()
        for _ in range(5):
            book.write(Paired(NOON, "friend of b", "b" * 64, 0, 2.5))
            book.write(Paired(NOON, "as all others", "c" * 64, 2, 2.5))
        (found,) = (await answered(book, HouseOrder("pairs"))).pairs
        assert (found.one, found.games, found.aims, found.expected) == ("friend o", 5, 0, 12.5)
        assert found.chance == chance_of_as_few(0, 12.5) < 0.001


def test_chance_of_as_few_is_that_of_poisson() -> None:
    assert chance_of_as_few(0, 2.0) == pytest.approx(0.1353, abs=1e-4)
    assert chance_of_as_few(2, 2.0) == pytest.approx(0.6767, abs=1e-4)


@on_a_loop
async def test_the_book_is_read_as_it_was_written_and_forgets_what_is_over(tmp_path: Path) -> None:
    now = NOON
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        book = HouseBook(Shelf(journal), lambda: now)
        await book.open()
        book.write(Reported(now, 1, "a", "b", "Bad", "BCDF", Grievance.CHEATING))
        book.write(Banned(now, 2, "b", now + DAY, "10.0.0"))
        book.write(Unmet(now, "a", "b"))
        await book.write(Paired(now, "a", "b", 0, 6.5))
        again = HouseBook(Shelf(journal), lambda: now)
        await again.open()
        assert again.reports == book.reports
        assert again.is_banned("b", "")
        assert again.is_banned("", "10.0.0")
        assert not again.is_banned("", "")
        assert not again.would_meet("b", "a")
        assert again.pairs["a", "b"].expected == 6.5
        now += 2 * DAY
        later = HouseBook(Shelf(journal), lambda: now)
        await later.open()
        await Tidying(later).begin()
        assert later.bans == {}
        assert b"10.0.0" not in b"".join(await journal.read(BOOK))
        # It is no table, whoever looks for tables.
        assert await journal.rooms() == []
