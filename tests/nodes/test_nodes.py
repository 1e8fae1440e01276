"""Two nodes and people at them: lines are passed on, rooms move, limits hold for both together."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from standoff.cli.main import main
from standoff.client.device import Device
from standoff.journal.errors import JournalError
from standoff.nodes import desk
from standoff.nodes.link import Identity
from standoff.nodes.running import NodeSettings, run_node
from standoff.protocol import hello
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.deeds.talk import Say
from standoff.protocol.messages import Message
from standoff.protocol.replies import Admitted
from standoff.rules.classic.options import Options
from standoff.server.authority import new_authority
from standoff.server.limits import Limits, Rate
from standoff.server.running import Furnish, Settings
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import asked_of_postgres
from tests.journal.relay import Relay
from tests.nodes.cable import Cable
from tests.nodes.fleet import APART, ENDS, LONG
from tests.server.serving import (
    PATIENT,
    Running,
    close_code,
    heard,
    on_a_loop,
    socket,
    until_closed,
)
from tests.server.test_pages import fetched
from tools.postgres import Postgres


@asynccontextmanager
async def node(
    journal: str,
    name: str,
    lease: float = LONG,
    limits: Limits = PATIENT,
    apart: bool = True,
    **more: Any,
) -> AsyncIterator[Running]:
    """A node in this process."""
    furnish: Furnish | None = more.pop("furnish", None)
    stop = asyncio.Event()
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    settings = Settings("127.0.0.1", 0, journal, limits=limits, **more)
    serving = asyncio.create_task(
        run_node(
            settings,
            NodeSettings(name, APART if apart else None, lease),
            port.set_result,
            stop,
            furnish,
        )
    )
    running = Running(await port, stop, serving)
    try:
        yield running
    finally:
        await running.stop()


async def owner_of(database: str, code: str) -> str | None:
    found = await asked_of_postgres(
        database,
        "SELECT node.name FROM standoff.owner JOIN standoff.node ON node.id = owner.node WHERE room = $1",
        code,
    )
    return str(found[0][0]) if found else None


async def next_of(device: Device, kind: str) -> Message:
    async for message in device.messages():
        if type(message).__name__ == kind:
            return message
    raise AssertionError(f"the line ended without {kind}")


@pytest.mark.parametrize("apart", [True, False], ids=["passed on", "handed over"])
@on_a_loop
async def test_people_at_two_nodes_sit_at_one_table_and_notice_nothing(
    database: str, apart: bool
) -> None:
    async with (
        node(database, "one", apart=apart) as one,
        node(database, "two", apart=apart) as two,
    ):
        host = Device(one.origin, hello.Open(name="Ada", options=Options(4)))
        async with host:
            code = host.admitted.code
            async with Device(two.origin, hello.Enter(code=code, name="Bruno")) as guest:
                for _ in range(2):
                    await host.do(AddBot("timid"))
                await guest.do(Say("here"))
                said = await next_of(host, "Said")
                assert "here" in str(said)
                await host.do(Start())
                await next_of(guest, "Played")
            # With the token of before, by the other way.
            first = guest.admitted
            back = hello.Attach(code=code, token=first.token, since=0)
            async with socket(one.origin, back, says=None) as line:
                again = await heard(line)
                assert isinstance(again, Admitted)
                assert again.member == first.member
        for way in (one, two):
            assert (await fetched(f"{way.origin}/known?{code}")).body == (
                b'{"known":true,"playing":true}'
            )
            assert (await fetched(f"{way.origin}/known?ZZZZ")).body == b'{"known":false}'
            assert (await fetched(f"{way.origin}/record?{code}")).status == 404
            assert (await fetched(f"{way.origin}/r/{'A' * 22}")).status == 404
        assert await owner_of(database, code) == "one"


@on_a_loop
async def test_a_drained_node_hands_its_tables_over_and_passes_on_from_then_on(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def standoff_nodes(*words: str) -> str:
        status = await asyncio.to_thread(main, ["nodes", *words, "--journal", database])
        said = capsys.readouterr()
        assert status == (2 if said.err else 0)
        return said.err or said.out

    key = tmp_path / "journal.key"
    async with (
        node(database, "one", lease=LONG / 3, journal_key=key) as one,
        node(database, "two", journal_key=key) as two,
        Device(one.origin, hello.Open(name="Ada", options=Options(4))) as host,
    ):
        code = host.admitted.code
        assert await owner_of(database, code) == "one"
        assert "there is no node three" in await standoff_nodes("drain", "three")
        assert "one hands its tables over" in await standoff_nodes("drain", "one")
        listed = [line.split() for line in (await standoff_nodes("list")).splitlines()]
        states = {words[0]: words[2] for words in listed if len(words) > 2}
        assert (states["one"], states["two"]) == ("draining", "serves")
        while await owner_of(database, code) != "two":
            await asyncio.sleep(0.02)
        await host.do(AddBot("timid"))
        assert host.admitted.epoch == 2
        assert (await fetched(one.origin + "/healthz")).status == 503
        assert (await fetched(two.origin + "/healthz")).status == 200
        # Its process still takes sockets; when it ends, people go to the others by themselves.
        host.origin = two.origin
        await one.stop()
        await host.do(AddBot("timid"))
    # Both sealed with the one key, and whoever has another does not come to it.
    for (body,) in await asked_of_postgres(database, "SELECT body FROM standoff.journal"):
        assert isinstance(body, bytes)
        assert b"timid" not in body
    other = Settings("127.0.0.1", 0, database, tmp_path / "other.key")
    with pytest.raises(JournalError, match="sealed with a key that is missing"):
        await run_node(other, NodeSettings("three"), lambda _: None, asyncio.Event())


@on_a_loop
async def test_wrong_codes_are_counted_for_all_nodes_together(database: str) -> None:
    limits = replace(PATIENT, slips=Rate(4, 1e-9), opens=Rate(2, 1e-9))
    async with (
        node(database, "one", limits=limits) as one,
        node(database, "two", limits=limits) as two,
    ):
        codes = []
        for number in range(5):
            way = (one, two)[number % 2]
            async with socket(way.origin, hello.Enter(code="ZZZZ", name="Eve")) as line:
                codes.append(await close_code(line))
        assert codes == 4 * [CODES[Why.NO_ENTRY]] + [CODES[Why.TOO_MUCH]]
        opened = []
        for way in (one, two, one):
            async with socket(way.origin, hello.Open(name="Eve")) as line:
                try:
                    opened.append(isinstance(await heard(line), Admitted))
                except Exception:
                    opened.append(False)
        assert opened == [True, True, False]
        kept = await asked_of_postgres(database, "SELECT key FROM standoff.bucket")
        assert len(kept) == 3
        assert not [key for (key,) in kept if "127" in str(key)], "from where is nobody's business"
        old = "UPDATE standoff.bucket SET at = at - interval '2 days'"
        await asked_of_postgres(database, old)
        async with node(database, "three", limits=limits):
            while await asked_of_postgres(database, "SELECT FROM standoff.bucket"):
                await asyncio.sleep(0.02)


@on_a_loop
async def test_who_has_seen_a_later_owner_does_not_listen_to_one_of_before(database: str) -> None:
    async with (
        node(database, "one") as one,
        Device(one.origin, hello.Open(name="Ada", options=Options(4))) as host,
    ):
        assert host.admitted.epoch == 1
        host.me = replace(host.admitted, epoch=2)
        with pytest.raises(ConnectionError, match="before others"):
            await host.connect()


@on_a_loop
async def test_tables_of_a_block_are_counted_for_all_nodes_together(database: str) -> None:
    limits = replace(PATIENT, rooms_of_block=2)
    async with (
        node(database, "one", limits=limits) as one,
        node(database, "two", limits=limits) as two,
        socket(one.origin, hello.Open(name="Eve")) as first,
        socket(two.origin, hello.Open(name="Eve")) as second,
    ):
        assert isinstance(await heard(first), Admitted)
        assert isinstance(await heard(second), Admitted)
        for way in (one, two):
            async with socket(way.origin, hello.Open(name="Eve")) as third:
                assert await close_code(third) == CODES[Why.TOO_MUCH]
        kept = await asked_of_postgres(database, "SELECT opener FROM standoff.owner")
        assert all(opener and b"127" not in opener for (opener,) in kept)  # type: ignore[operator]


@on_a_loop
async def test_a_house_that_is_tried_at_one_node_has_newcomers_wait_at_all(database: str) -> None:
    limits = replace(PATIENT, slips_of_house=Rate(2, 1e-9), waiting=0)
    async with (
        node(database, "one", limits=limits) as one,
        node(database, "two", limits=limits) as two,
    ):
        codes = []
        for way in (one, one, two):
            async with socket(way.origin, hello.Enter(code="ZZZZ", name="Eve")) as line:
                codes.append(await close_code(line))
        assert codes == 2 * [CODES[Why.NO_ENTRY]] + [CODES[Why.TOO_MUCH]]


@on_a_loop
async def test_a_node_without_its_database_hangs_up_before_others_take_its_rooms(
    postgres: Postgres, database: str
) -> None:
    async with (
        Relay(postgres.socket) as relay,
        node(database, "two") as two,
        node(relay.url(database), "one", lease=LONG / 2) as one,
    ):
        async with socket(one.origin, hello.Open(name="Ada")) as line:
            admitted = await heard(line)
            assert isinstance(admitted, Admitted)
            relay.fall_silent()
            assert await until_closed(line) == CODES[Why.RESTART]
            # By the database's clock the lease has not run out yet.
            ((lives,),) = await asked_of_postgres(
                database,
                "SELECT until > clock_timestamp() FROM standoff.node WHERE name = 'one'",
            )
            assert lives
        await asked_of_postgres(database, ENDS, "one")
        back = hello.Attach(code=admitted.code, token=admitted.token, since=0)
        code = None
        while code is None:
            async with socket(two.origin, back, says=None) as line:
                try:
                    code = (await heard(line)).code  # type: ignore[union-attr]
                except Exception:
                    await asyncio.sleep(0.05)  # the other may still live
        assert await owner_of(database, code) == "two"


@on_a_loop
async def test_a_node_that_peers_cannot_reach_serves_whoever_comes_to_itself(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "GIVES_UP", 0.01)
    async with node(database, "one") as one:
        nowhere = "UPDATE standoff.node SET address = '127.0.0.1:1' WHERE name = 'one'"
        await asked_of_postgres(database, nowhere)
        async with (
            node(database, "two") as two,
            socket(one.origin, hello.Open(name="Ada")) as host,
        ):
            opened = await heard(host)
            assert isinstance(opened, Admitted)
            enter = hello.Enter(code=opened.code, name="Bruno")
            async with socket(two.origin, enter) as line:
                assert await close_code(line) == CODES[Why.RESTART], "they come back by themselves"
            async with socket(one.origin, enter) as line:
                assert isinstance(await heard(line), Admitted)


@on_a_loop
async def test_who_was_passed_on_over_a_link_that_is_dead_without_a_word_is_hung_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "GIVES_UP", 0.01)
    async with node(database, "one") as one, Cable() as cable:
        await cable.lead_to("one", database)
        async with (
            node(database, "two") as two,
            Device(one.origin, hello.Open(name="Ada", options=Options(4))) as host,
            Device(two.origin, hello.Enter(code=host.admitted.code, name="Bruno")) as guest,
        ):
            cable.pulled = True
            guest.origin = one.origin
            await guest.do(Say("by the other way"))
            await host.do(Say("which notices nothing"))
            enter = hello.Enter(code=host.admitted.code, name="Carla")
            async with socket(two.origin, enter) as line:
                assert await close_code(line) == CODES[Why.RESTART]
            cable.pulled = False
            carla = None
            while carla is None:
                async with socket(two.origin, enter) as line:
                    with suppress(ConnectionClosed):  # the next link may still be on its way
                        carla = await heard(line)
            assert isinstance(carla, Admitted)


@on_a_loop
async def test_only_nodes_speak_to_nodes(database: str, tmp_path: Path) -> None:
    async with node(database, "one"):
        ((address,),) = await asked_of_postgres(database, "SELECT address FROM standoff.node")
        where = urlsplit(f"//{address}")
        stranger = Identity(new_authority("nodes"), 1).calls
        stranger.check_hostname = False
        stranger.verify_mode = ssl.CERT_NONE
        bare = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        bare.check_hostname = False
        bare.verify_mode = ssl.CERT_NONE
        for context in (stranger, bare):
            reader, writer = await asyncio.open_connection(where.hostname, where.port, ssl=context)
            writer.write(b"\x00\x00\x00\x01\x00")
            try:
                answer = await reader.read()
            except OSError:
                answer = b""
            assert answer == b"", "no handshake, no word"
            writer.close()
