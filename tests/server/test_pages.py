"""Pages and headers: everything strict, everything known, nothing else there."""

import asyncio
import gzip
import re
import socket
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.lobby import Start
from standoff.server import pages, requests
from standoff.server.addresses import Proxies, lan_address, origin_check, reach, who_is_it
from standoff.server.app import HEADERS, PATH, FrontDesk
from standoff.server.invitations import Invitations
from standoff.server.limits import Limits, Rate
from tests.server.memory import StillClock, hall
from tests.server.serving import on_a_loop, served, table

DOORS = {"/healthz", "/healthz/live", "/house", "/qr.svg", "/record", "/"}
"""Every door there is, besides the socket, files, results, reviews and codes: a new one has to be thought about here."""


class Answer:
    """What a page request came to."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body


async def fetched(url: str, method: str = "GET", **headers: str) -> Answer:
    def fetch() -> Answer:
        asked = Request(url, method=method, headers=headers)
        try:
            with urlopen(asked) as found:
                return Answer(found.status, dict(found.headers), found.read())
        except HTTPError as refused:
            with refused:
                return Answer(refused.code, dict(refused.headers), refused.read())

    return await asyncio.to_thread(fetch)


@pytest.mark.parametrize(
    "path",
    ["/", "/t/KVTR", "/healthz", "/verify.html", "/fairness.js", "/nowhere", "/t/KVTR/more",
     "/../pyproject.toml", "/%2e%2e/pyproject.toml", "/static/../app.py", "/ws", "/house"],
)  # fmt: skip
@on_a_loop
async def test_every_answer_carries_every_strict_header(path: str, tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for method in ("GET", "HEAD", "POST"):
            answer = await fetched(server.origin + path, method)
            given = {name.lower(): value for name, value in answer.headers.items()}
            for name, value in HEADERS.items():
                if name != "Cache-Control":
                    assert given[name.lower()] == value
            assert "server" not in given
            assert b"[project]" not in answer.body


@on_a_loop
async def test_no_script_of_a_page_may_come_from_elsewhere_or_stand_in_it(tmp_path: Path) -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    async with served(tmp_path) as server:
        for path in ("/", "/verify.html"):
            body = (await fetched(server.origin + path)).body
            assert b"<script>" not in body
            assert b" style=" not in body
            assert b"<style" not in body


@on_a_loop
async def test_the_doors_are_those_that_are_known(tmp_path: Path) -> None:
    async with hall(tmp_path) as it:
        invitations = Invitations(None, reach("::", None), Limits().codes, it.clock)
        desk = FrontDesk(
            it.house, it.doorman, origin_check(None), who_is_it(Proxies()), invitations
        )
        assert set(desk.doors) == DOORS
        assert PATH == "/ws"


def asked_for_a_code(address: str) -> requests.Request:
    return requests.Request("GET", "/qr", address, {}, keeps=True)


def test_codes_are_kept_of_those_that_were_asked_for_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("standoff.server.invitations.MOST_KEPT", 2)
    it = Invitations(None, reach("::", None), Limits().codes, StillClock())
    for code in ("BCDF", "GHJK", "LMNP"):
        assert it.qr(asked_for_a_code(f"http://localhost/t/{code}"), "127.0.0.1").status == 200
    assert [address[-4:] for address in it.drawn] == ["GHJK", "LMNP"]


@pytest.mark.parametrize(("port", "status"), [(1, 200), (65_535, 200), (65_536, 400)])
def test_codes_are_drawn_of_ports_that_there_are(port: int, status: int) -> None:
    it = Invitations(None, reach("::", None), Limits().codes, StillClock())
    answer = it.qr(asked_for_a_code(f"http://localhost:{port}/t/BCDF"), "127.0.0.1")
    assert answer.status == status


@pytest.mark.parametrize(
    ("kind", "size", "is_squeezed"),
    [("text/html", 1001, True), ("text/html", 1000, False), ("image/png", 1001, False)],
)
def test_long_texts_are_squeezed_and_nothing_else(
    kind: str, size: int, *, is_squeezed: bool
) -> None:
    page = pages.Page(b"x" * size, {"Content-Type": kind})
    assert (page.squeezed is not None) is is_squeezed


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("localhost", 200),
        ("192.0.2.7", 200),
        (socket.gethostname(), 200),
        (f"{socket.gethostname().upper()}.local", 200),
        (lan_address(), 200),
        ("192.0.2.8", 400),
        ("elsewhere.example.org", 400),
    ],
)
def test_codes_are_drawn_of_all_our_own_names(name: str, status: int) -> None:
    it = Invitations(None, reach("::", None), Limits().codes, StillClock())
    assert it.qr(asked_for_a_code(f"http://{name}/t/BCDF"), "192.0.2.7").status == status


@on_a_loop
async def test_what_the_build_left_is_not_served_and_of_an_odd_host_no_address_is_made(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        for path in ("/.stamp", "/.vite/manifest.json", "/%2estamp", "//.stamp"):
            assert (await fetched(server.origin + path)).status == 404
        for host in ("", "[::1", "<script>", "x y", "127.0.0.1:99999", "a:1:2"):
            answer = await fetched(server.origin + "/house", Host=host)
            assert answer.status == 200
            assert b'"address":null' in answer.body


@on_a_loop
async def test_whoever_asks_for_codes_that_no_table_has_is_soon_not_answered(
    tmp_path: Path,
) -> None:
    async with (
        served(tmp_path, limits=Limits(slips=Rate(3, 0.001))) as server,
        table(server.origin) as (host, *_),
    ):
        mine = f"{server.origin}/known?{host.admitted.code}"
        assert (await fetched(mine)).body == b'{"known":true,"playing":false}'
        asked = [await fetched(f"{server.origin}/known?AEIO") for _ in range(4)]
        assert [one.status for one in asked] == [200, 200, 200, 429]
        assert asked[0].body == b'{"known":false}'
        assert (await fetched(mine)).status == 429  # not even a right one tells a guesser


@on_a_loop
async def test_who_has_a_code_may_know_that_a_game_is_on_and_nothing_else(tmp_path: Path) -> None:
    async with served(tmp_path) as server, table(server.origin) as (host, *_):
        asked = f"{server.origin}/known?{host.admitted.code}"
        await host.do(Start())
        answer = await fetched(asked)
        assert (answer.status, answer.body) == (200, b'{"known":true,"playing":true}')
        await host.do(Lock(True))
        assert (await fetched(asked)).body == b'{"known":true,"playing":false}'


@on_a_loop
async def test_the_server_says_that_it_is_well(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = await fetched(server.origin + "/healthz")
        assert (answer.status, answer.body) == (200, b'{"ok":true,"live":true,"ready":true}')
        lives = await fetched(server.origin + "/healthz/live")
        assert (lives.status, lives.body) == (200, b'{"live":true}')


@on_a_loop
async def test_a_page_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        first = await fetched(server.origin + "/")
        again = await fetched(server.origin + "/", **{"If-None-Match": first.headers["etag"]})
        assert (again.status, again.body) == (304, b"")


def test_files_whose_names_change_with_them_are_kept_for_ever() -> None:
    assert "immutable" in pages.page("/assets/index-BcD3.js", b"x").headers["Cache-Control"]
    assert pages.page("/index.html", b"x").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/a.js", "text/javascript; charset=utf-8"), ("/a.css", "text/css; charset=utf-8"),
     ("/a.html", "text/html; charset=utf-8"), ("/a.svg", "image/svg+xml; charset=utf-8"),
     ("/a.webmanifest", "application/manifest+json"), ("/a.woff2", "font/woff2")],
)  # fmt: skip
def test_every_file_has_its_type(path: str, kind: str) -> None:
    assert pages.page(path, b"x").headers["Content-Type"] == kind


@on_a_loop
async def test_a_large_page_is_sent_small_to_whoever_can_read_it(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        url = server.origin + "/fairness.js"
        plain = await fetched(url)
        small = await fetched(url, **{"Accept-Encoding": "gzip"})
        assert gzip.decompress(small.body) == plain.body
        assert len(small.body) < len(plain.body)


@pytest.mark.parametrize(
    ("accepted", "read"), [("it-IT,it;q=0.9,en", "it"), ("de,fr;q=0.5", "fr"), ("de", "en")]
)
@on_a_loop
async def test_a_page_names_the_words_of_its_reader_and_all_it_names_is_there(
    accepted: str, read: str, tmp_path: Path
) -> None:
    async with served(tmp_path) as server:
        for path in ("/", "/t/KVTR"):
            page = await fetched(server.origin + path, **{"Accept-Language": accepted})
            named = re.findall(
                "<([^>]+)>", {name.lower(): value for name, value in page.headers.items()}["link"]
            )
            assert [one for one in named if re.search("/(en|fr|it)-", one)] == [named[0]]
            assert named[0].startswith(f"/assets/{read}-")
            assert [(await fetched(server.origin + one)).status for one in named] == [200] * len(
                named
            )
            assert any("/Home-" in one for one in named) == (path == "/")
