"""Finding each other: who looks in sees the public tables, and "Play now" seats people together."""

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack
from operator import attrgetter
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from standoff.client.device import Device, ShownOutError
from standoff.lobby.listing import SHOWN, in_turn, together
from standoff.protocol import hello, sent
from standoff.protocol.closing import Why
from standoff.protocol.deeds.hosting import Lock, Publish
from standoff.protocol.lobby import TableListed
from standoff.protocol.messages import Played, RoomChanged, Welcome
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Admitted, BlockedHere, KeyGiven, LobbySeen, encode
from standoff.protocol.seen import RoomSeen
from standoff.protocol.tempo import Tempo
from standoff.rooms.refusal import RefusedError
from standoff.rules.classic.options import Options
from tests.lobby.conftest import Hurry
from tests.lobby.meeting import looked_in, new_key, opened, playing
from tests.lobby.test_safety import until
from tests.server.serving import FAST, ROOMY, heard, on_a_loop, served, socket
from tests.server.test_pages import fetched


async def until_dealt(device: Device) -> None:
    """Until somebody has their first card."""
    async for message in device.messages():
        if isinstance(message, Played) and message.view.seat is not None:
            return
    raise AssertionError("never dealt")


async def room_of(device: Device) -> RoomSeen:
    async for message in device.messages():
        if isinstance(message, Welcome | RoomChanged):
            return message.room
    raise AssertionError("no room")


@on_a_loop
async def test_play_now_seats_people_together_and_bots_take_the_rest(
    tmp_path: Path, hurry: Hurry
) -> None:
    async with (
        opened(tmp_path, speed=FAST) as house,
        playing(house.origin, "Ada", language="fr") as ada,
    ):
        hurry()
        async with playing(house.origin, "Bea", language="it") as bea:
            assert ada.admitted.code == bea.admitted.code
            room = await room_of(bea)
            assert (room.host, room.hosted, room.public, room.language) == (0, False, True, "fr")
            await asyncio.gather(until_dealt(ada), until_dealt(bea))


@on_a_loop
async def test_neighbours_are_seated_apart_where_there_are_others_to_play_with(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as lines, opened(tmp_path) as house:

        async def come(address: str, key: str) -> tuple[ClientConnection, Admitted]:
            asked = hello.PlayNow(name="Ada", key=key)
            entered = socket(house.origin, asked, local_addr=(address, 0))
            line = await lines.enter_async_context(entered)
            return line, await until(line, Admitted)

        _, first = await come("127.0.1.1", new_key())
        _, second = await come("127.0.1.2", new_key())
        assert first.code == second.code  # before they were alone
        key = new_key()
        line, third = await come("127.0.2.1", key)
        assert third.code == first.code
        await line.send(encode(sent.BlockMember(first.member, on=True)).decode())
        await until(line, BlockedHere)
        _, apart = await come("127.0.2.1", key)
        assert apart.code != first.code
        _, neighbour = await come("127.0.1.3", new_key())
        assert neighbour.code == apart.code


@on_a_loop
async def test_whoever_comes_when_cards_are_dealt_gets_a_table_of_their_own(
    tmp_path: Path, hurry: Hurry
) -> None:
    hurry()
    async with opened(tmp_path, speed=FAST) as house, playing(house.origin, "Ada") as ada:
        await until_dealt(ada)
        async with playing(house.origin, "Bea") as bea:
            assert bea.admitted.code != ada.admitted.code
            await until_dealt(bea)


@on_a_loop
async def test_the_same_device_twice_is_not_seated_at_one_table(tmp_path: Path) -> None:
    key = new_key()
    async with opened(tmp_path) as house, playing(house.origin, "Ada", key) as ada:
        async with playing(house.origin, "Ada", key) as again:
            assert again.admitted.code != ada.admitted.code
        cheat = Device(house.origin, hello.Enter(code=ada.admitted.code, key=key), patient=False)
        with pytest.raises(ShownOutError) as refused:
            await cheat.__aenter__()
        assert refused.value.why is Why.ELSEWHERE


@on_a_loop
async def test_who_looks_in_sees_public_tables_as_they_change_and_no_name(tmp_path: Path) -> None:
    async with (
        opened(tmp_path) as house,
        socket(house.origin, hello.LookIn()) as looker,
        Device(house.origin, hello.Open(name="Nonesuch", options=Options(4), key=new_key())) as ada,
    ):
        assert isinstance(await heard(looker), KeyGiven)
        first = await heard(looker)
        assert isinstance(first, LobbySeen)
        assert first.tables == ()
        await ada.do(Publish(on=True, language="it"))
        seen = await heard(looker)
        assert isinstance(seen, LobbySeen)
        (table,) = seen.tables
        assert (table.code, table.language, table.people) == (ada.admitted.code, "it", 1)
        assert (table.chairs, table.hosted, table.options) == (4, True, Options(4))
        assert b"Nonesuch" not in str(seen).encode()
        await ada.do(Lock(on=True))
        gone = await heard(looker)
        assert isinstance(gone, LobbySeen)
        assert gone.tables == ()


def test_where_somebody_could_sit_down_at_once_stands_first() -> None:
    def table(code: str, stage: str, people: int, bots: int) -> TableListed:
        return TableListed(
            code, stage, Options(4), Tempo.STANDARD, "en", chairs=4, people=people, bots=bots
        )

    wanted = [
        table("BBBB", "lobby", 2, 0),
        table("CCCC", "lobby", 1, 0),
        table("AAAD", "game", 2, 2),
        table("AAAC", "game", 2, 0),
        table("AAAB", "lobby", 4, 0),
        table("AAAA", "game", 4, 0),
    ]
    seen = [LobbySeen((one,), 0, one.people, 0) for one in sorted(wanted, key=attrgetter("code"))]
    assert list(together(seen, 0).tables) == wanted


def test_nobody_hides_the_tables_of_others_behind_their_own() -> None:
    def table(number: int) -> TableListed:
        code = f"{number:04}".translate(str.maketrans("0123456789", "BCDFGHJKLM"))
        return TableListed(code, "lobby", Options(4), Tempo.STANDARD, "en", chairs=4, people=1)

    flood = [table(number) for number in range(100)]
    honest = [table(number) for number in (200, 201)]
    openers = dict.fromkeys([one.code for one in flood], "192.0.2")
    seen = in_turn([*flood, *honest], openers, 0)
    # Every block of addresses has one table shown before any has two; who opened it may not be known.
    assert list(seen.tables) == [flood[0], *honest, *flood[1:22]]
    assert (len(seen.tables), seen.more) == (SHOWN, 78)
    # So it is where nodes put together what each of them shows.
    other = in_turn([table(number) for number in range(300, 400)], {}, 0)
    both = together([other, seen], 0)
    assert {one.code for one in honest} <= {one.code for one in both.tables}
    assert (len(both.tables), both.more) == (SHOWN, 178)


@on_a_loop
async def test_the_lobby_is_as_long_however_many_tables_there_are(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        hosts = [Device(house.origin, hello.Open(name="Ada", key=new_key())) for _ in range(30)]
        for host in hosts:
            await host.__aenter__()
            await host.do(Publish(on=True))
        while len((seen := await looked_in(house.origin)).tables) + seen.more < 30:
            await asyncio.sleep(0.05)
        assert (len(seen.tables), seen.more, seen.people) == (24, 6, 30)
        for host in hosts:
            await host.__aexit__(None, None, None)


@on_a_loop
async def test_without_a_lobby_nobody_looks_in_and_no_table_is_public(tmp_path: Path) -> None:
    async with served(tmp_path, limits=ROOMY) as house:
        for first in (hello.LookIn(), hello.PlayNow(name="Ada")):
            device = Device(house.origin, first, patient=False)
            with pytest.raises(ShownOutError) as refused:
                await device.__aenter__()
            assert refused.value.why is Why.NO_ENTRY
        async with Device(house.origin, hello.Open(name="Ada")) as ada:
            with pytest.raises(RefusedError) as fault:
                await ada.do(Publish(on=True))
            assert fault.value.code is Code.NOT_OPEN


@on_a_loop
async def test_the_page_says_at_once_whether_strangers_find_each_other_here(tmp_path: Path) -> None:
    for is_open, at in ((True, opened), (False, served)):
        async with at(tmp_path) as house:
            for path in ("/", "/t/BCDF"):
                page = (await fetched(house.origin + path)).body
                assert (b"<html data-lobby " in page) is is_open
            told = (await fetched(house.origin + "/house")).body
            assert (b'"lobby":true' in told) is is_open


def test_a_server_without_a_lobby_does_not_load_one() -> None:
    code = "import sys, standoff.cli.serve, standoff.server.running; print('standoff.lobby' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
