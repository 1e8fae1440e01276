"""The doors: who comes in, with which secret, from which page, and what happens to the others."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from standoff.client.device import Device, ShownOutError
from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Admitted, Numbered, Refused, encode
from standoff.rooms.deeds.server import MOST_WATCHERS
from standoff.rooms.refusal import RefusedError
from standoff.server.limits import Rate
from tests.server.memory import hall
from tests.server.serving import (
    PATIENT,
    ROOMY,
    close_code,
    heard,
    on_a_loop,
    served,
    socket,
    table,
    until_closed,
)

NOBODY = "A" * 43


async def admitted(origin: str, first: hello.AnyHello, says: str | None = "own") -> Admitted:
    async with socket(origin, first, says=says) as line:
        me = await heard(line)
    assert isinstance(me, Admitted)
    return me


async def refused(origin: str, first: hello.AnyHello, says: str | None = "own") -> int | None:
    async with socket(origin, first, says=says) as line:
        return await close_code(line)


@on_a_loop
async def test_somebody_who_opens_a_room_is_let_in_and_told_everything_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as line:
        me, snapshot = await heard(line), await heard(line)
        assert isinstance(me, Admitted)
        assert (me.member, me.commands) == (1, 0)
        assert len(me.token) == len(me.link or "") == 43
        assert isinstance(snapshot, Numbered)


@on_a_loop
async def test_a_screen_opens_a_table_whose_host_is_the_first_who_sits_down(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as server,
        Device(server.origin, hello.Open(name="TV", screen=True)) as wall,
        Device(server.origin, hello.Enter(code=wall.admitted.code, name="Ada")) as ada,
    ):
        with pytest.raises(RefusedError):
            await wall.do(Lock(on=True))
        await ada.do(Lock(on=True))


@pytest.mark.parametrize(
    "says",
    [
        "null", "https://{host}", "http://{host}.evil.example", "http://evil.example",
        "http://{name}", "http://{name}:1", "http://{host}/", "HTTP://{host}", "http://x@{host}", "",
    ],
)  # fmt: skip
@on_a_loop
async def test_a_page_of_any_other_origin_is_turned_away(says: str, tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        name, _, port = server.origin.removeprefix("http://").partition(":")
        origin = says.format(host=f"{name}:{port}", name=name)
        with pytest.raises(InvalidStatus, match="403") as turned_away:
            async with socket(server.origin, says=origin):
                pass
        headers = turned_away.value.response.headers
        assert headers["Content-Security-Policy"].startswith("default-src 'none'")


@on_a_loop
async def test_behind_a_proxy_only_the_published_origin_is_let_in(tmp_path: Path) -> None:
    async with served(tmp_path, public_url="https://standoff.example/") as server:
        await admitted(server.origin, hello.Open(name="Ada"), says="https://standoff.example")
        with pytest.raises(InvalidStatus, match="403"):
            async with socket(server.origin):
                pass


@on_a_loop
async def test_a_script_without_an_origin_needs_a_secret(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        me = await admitted(server.origin, hello.Open(name="Ada"))
        no_entry = CODES[Why.NO_ENTRY]
        assert await refused(server.origin, hello.Open(name="Ada"), says=None) == no_entry
        assert await refused(server.origin, hello.Enter(code=me.code), says=None) == no_entry
        attach = hello.Attach(code=me.code, token=me.token)
        assert (await admitted(server.origin, attach, says=None)).member == me.member


@on_a_loop
async def test_nothing_is_said_to_somebody_who_is_not_let_in(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        me = await admitted(server.origin, hello.Open(name="Ada"))
        assert me.link
        for first, code in (
            (hello.Attach(code=me.code, token=NOBODY), Why.NO_ENTRY),
            (hello.Link(code=me.code, link=NOBODY), Why.NO_ENTRY),
            (hello.Link(code=me.code, link=me.token), Why.NO_ENTRY),
            (hello.Attach(code=me.code, token=me.link), Why.NO_ENTRY),
            (hello.Enter(code="ZZZZ"), Why.NO_ENTRY),
        ):
            assert await refused(server.origin, first) == CODES[code]


@pytest.mark.parametrize(
    "frame",
    [
        b"", b"{}", b"[]", b"null", b'{"protocol":2,"hello":"open"}', b'{"protocol":2,"hello":"open","name":1}',
        b'{"protocol":2,"hello":"enter","code":"BCDF","more":1}', b'{"protocol":2,"hello":"admin"}',
        b'{"protocol":2,"hello":"open","name":"A","options":{"edition":"classic","players":99}}',
        b'{"hello":"open","name":"A","protocol":"2"}', b"[" * 4000,
        b'{"protocol":2,"hello":"open","name":"' + b"a" * 300 + b'"}',
    ],
)  # fmt: skip
@on_a_loop
async def test_a_first_frame_that_is_no_hello_closes_the_door(frame: bytes, tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, frame) as line:
        assert await close_code(line) == CODES[Why.GARBLED]


@pytest.mark.parametrize("version", [b"", b'"protocol":1,', b'"protocol":3,'])
@on_a_loop
async def test_who_speaks_another_protocol_is_told_so(version: bytes, tmp_path: Path) -> None:
    frame = b"{%b" % version + b'"hello":"open","name":"Ada"}'
    async with served(tmp_path) as server, socket(server.origin, frame) as line:
        assert await close_code(line) == CODES[Why.OLD_VERSION]


@on_a_loop
async def test_who_does_not_say_hello_in_time_is_shown_out(tmp_path: Path) -> None:
    limits = replace(PATIENT, hello_within=0.05)
    async with served(tmp_path, limits=limits) as server, socket(server.origin) as line:
        assert await close_code(line) == CODES[Why.SILENT]


@on_a_loop
async def test_a_frame_above_4_kib_closes_the_line(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as line:
        await heard(line)
        await line.send(" " * 4097)
        assert await until_closed(line) == 1009


@on_a_loop
async def test_bytes_instead_of_text_close_the_line(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin) as line:
        await line.send(b"\x00\xff")
        assert await close_code(line) == CODES[Why.GARBLED]


@on_a_loop
async def test_compression_is_never_agreed_on(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as server,
        socket(server.origin, compression="deflate") as line,
    ):
        assert line.response is not None
        assert "Sec-WebSocket-Extensions" not in line.response.headers


@on_a_loop
async def test_a_token_is_rotated_and_the_old_one_holds_until_the_new_was_used(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        first = await admitted(server.origin, hello.Open(name="Ada"))
        second = await admitted(server.origin, hello.Attach(code=first.code, token=first.token))
        assert second.token != first.token
        # The second never reached the device, say: the first still opens the door.
        third = await admitted(server.origin, hello.Attach(code=first.code, token=first.token))
        for worthless in (second.token,):
            attach = hello.Attach(code=first.code, token=worthless)
            assert await refused(server.origin, attach) == CODES[Why.NO_ENTRY]
        fourth = await admitted(server.origin, hello.Attach(code=first.code, token=third.token))
        # Now that the third was used, the first is worthless.
        attach = hello.Attach(code=first.code, token=first.token)
        assert await refused(server.origin, attach) == CODES[Why.NO_ENTRY]
        assert fourth.member == first.member


@on_a_loop
async def test_a_seat_link_works_once_and_signs_the_old_device_out(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as old:
        first = await heard(old)
        assert isinstance(first, Admitted)
        assert first.link
        link = hello.Link(code=first.code, link=first.link)
        second = await admitted(server.origin, link, says=None)
        assert second.member == first.member
        assert await until_closed(old) == CODES[Why.ELSEWHERE]
        for worthless in (link, hello.Attach(code=first.code, token=first.token)):
            assert await refused(server.origin, worthless) == CODES[Why.NO_ENTRY]


async def gets_in(origin: str, first: hello.AnyHello) -> bool:
    async with socket(origin, first) as line:
        try:
            return isinstance(await heard(line), Admitted)
        except ConnectionClosed:
            return False


@on_a_loop
async def test_of_all_who_bring_a_secret_that_opens_once_at_one_moment_one_is_let_in(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        me = await admitted(server.origin, hello.Open(name="Ada"))
        link = hello.Link(code=me.code, link=me.link or "")
        words = hello.Recall(code=me.code, words=me.words or "")
        came = await asyncio.gather(*[gets_in(server.origin, one) for one in 3 * (link, words)])
        assert sum(came) == 1


@on_a_loop
async def test_a_renewed_link_makes_the_one_before_worthless(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as line:
        first = await heard(line)
        await heard(line)  # the snapshot
        await heard(line)  # who is away
        assert isinstance(first, Admitted)
        assert first.link
        await line.send(encode(sent.NewLink()).decode())
        renewed = await heard(line)
        assert isinstance(renewed, Admitted)
        assert renewed.link
        stale = hello.Link(code=first.code, link=first.link)
        assert await refused(server.origin, stale) == CODES[Why.NO_ENTRY]
        fresh = hello.Link(code=first.code, link=renewed.link)
        assert (await admitted(server.origin, fresh)).member == 1


@on_a_loop
async def test_a_second_tab_takes_the_line_over(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as tab:
        me = await heard(tab)
        assert isinstance(me, Admitted)
        again = hello.Attach(code=me.code, token=me.token)
        async with socket(server.origin, again) as other:
            assert isinstance(await heard(other), Admitted)
            assert await until_closed(tab) == CODES[Why.ELSEWHERE]


@on_a_loop
async def test_a_locked_table_lets_nobody_sit_down(tmp_path: Path) -> None:
    async with served(tmp_path) as server, table(server.origin) as devices:
        await devices[0].do(Lock(on=True))
        with pytest.raises(ShownOutError, match="locked"):
            async with Device(server.origin, hello.Enter(code=devices[0].admitted.code)):
                pass


@on_a_loop
async def test_a_flood_of_frames_closes_only_the_line_it_comes_from(tmp_path: Path) -> None:
    async with served(tmp_path) as server, table(server.origin) as devices:
        code = devices[0].admitted.code
        async with socket(server.origin, hello.Enter(code=code, kind="watcher")) as flood:  # type: ignore[arg-type]
            for at in range(200):
                await flood.send(encode(sent.Ping(at)).decode())
            assert await until_closed(flood) == CODES[Why.TOO_MUCH]
        await devices[0].do(Say("still here"))


@on_a_loop
async def test_an_address_may_not_guess_for_ever_but_thirty_seats_sit_behind_one(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        me = await admitted(server.origin, hello.Open(name="Ada"))
        for _ in range(3):
            code = (await admitted(server.origin, hello.Open(name="Ada"))).code
            watch = hello.Enter(code=code, kind="watcher")  # type: ignore[arg-type]
            assert all([await admitted(server.origin, watch) for _ in range(MOST_WATCHERS)])
        guess = hello.Attach(code=me.code, token=NOBODY)
        codes = [await refused(server.origin, guess) for _ in range(40)]
        assert codes[0] == CODES[Why.NO_ENTRY]
        assert codes[-1] == CODES[Why.TOO_MUCH]


@on_a_loop
async def test_an_address_may_not_open_rooms_for_ever(tmp_path: Path) -> None:
    limits = replace(PATIENT, opens=Rate(2, 0.001))
    async with served(tmp_path, limits=limits) as server:
        for _ in range(2):
            await admitted(server.origin, hello.Open(name="Ada"))
        assert await refused(server.origin, hello.Open(name="Ada")) == CODES[Why.TOO_MUCH]


@on_a_loop
async def test_a_house_has_so_many_rooms_and_no_more(tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(PATIENT, rooms=1)) as server:
        await admitted(server.origin, hello.Open(name="Ada"))
        assert await refused(server.origin, hello.Open(name="Ada")) == CODES[Why.FULL_HOUSE]


@on_a_loop
async def test_a_table_holds_so_many_members_and_a_house_that_closes_takes_nobody(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, replace(PATIENT, members=1)) as it:
        host = await it.visit(hello.Open(name="Ada"))
        code, token = host.peer.me.code, host.peer.me.token
        full = await it.visit(hello.Enter(code=code, name="Bea"))
        assert full.peer.closed == (CODES[Why.FULL], Why.FULL)
        assert it.doorman.shown_out == {Why.FULL: 1}
        assert await it.house.is_playing("AEIO") is False
        it.house.closing = True
        for late in (hello.Open(name="Cid"), hello.Attach(code=code, token=token)):
            shown_out = (await it.visit(late)).peer.closed
            assert shown_out == (CODES[Why.RESTART], Why.RESTART)


@on_a_loop
async def test_only_a_trusted_proxy_speaks_for_others(tmp_path: Path) -> None:
    limits = replace(PATIENT, sockets_of_address=1)
    asked = hello.Open(name="Ada")
    for trusted in (("10.0.0.0/8", "127.0.0.0/24"), ()):
        folder = tmp_path / str(len(trusted))
        folder.mkdir()
        one, other = "6.6.6.6, 192.0.2.1", "192.0.2.1, 192.0.2.9"
        async with (
            served(folder, limits=limits, trusted_proxies=trusted) as server,
            socket(server.origin, asked, additional_headers={"X-Forwarded-For": one}) as first,
        ):
            assert isinstance(await heard(first), Admitted)
            headers = {"X-Forwarded-For": other}
            async with socket(server.origin, asked, additional_headers=headers) as second:
                if trusted:
                    assert isinstance(await heard(second), Admitted)
                else:
                    assert await close_code(second) == CODES[Why.TOO_MUCH]


@on_a_loop
async def test_a_repeated_command_is_done_once_and_gets_its_first_answer(tmp_path: Path) -> None:
    async with (
        served(tmp_path, limits=ROOMY) as server,
        socket(server.origin, hello.Open(name="Ada")) as line,
    ):
        for _ in range(3):
            await heard(line)
        say = encode(sent.Command(1, Say("once"))).decode()
        other = encode(sent.Command(1, Say("twice"))).decode()
        answers = []
        for frame in (say, say, other):
            await line.send(frame)
            while isinstance(said := await heard(line), Numbered):
                answers.append("told")
            answers.append(type(said).__name__)
        assert sorted(answers) == ["Ack", "Ack", "Refused", "told"]


@on_a_loop
async def test_a_frame_that_is_no_command_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as line:
        for _ in range(3):
            await heard(line)
        await line.send('{"send":"command","id":1,"deed":{"do":"enter","kind":"player"}}')
        said = await heard(line)
        assert isinstance(said, Refused)
        assert said.id == 0


@on_a_loop
async def test_what_only_the_host_may_do_is_refused_to_others(tmp_path: Path) -> None:
    async with served(tmp_path) as server, table(server.origin) as devices:
        with pytest.raises(RefusedError, match="not-host"):
            await devices[1].do(Lock(on=True))
