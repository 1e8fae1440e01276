"""Shared results over HTTP: a page for strangers, a card for chats, a picture; and nothing else."""

import asyncio
import json
import re
import struct
from http import HTTPStatus
from pathlib import Path
from xml.etree import ElementTree

import pytest

from standoff.client.device import Device
from standoff.drawing.final import final_picture
from standoff.journal.opening import open_journal
from standoff.protocol import hello
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.sharing import Erase, Share, ShowName, Unshare
from standoff.protocol.members import Kind
from standoff.protocol.messages import ResultsShared, Welcome
from standoff.protocol.setting import LiveSetting
from standoff.rooms import stored
from standoff.rooms.entries import SERVER
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import EnterRoom
from standoff.rules.live.outcome import Outcome as LiveOutcome
from standoff.rules.live.words import Variant
from standoff.server import results
from standoff.server.endings import at_the_end, victory
from standoff.server.forgetting import DAY, forget_old
from standoff.server.house import House
from standoff.server.invitations import Invitations
from standoff.server.limits import Rate
from standoff.server.pages import Page
from standoff.server.requests import Request
from standoff.server.results import HIDDEN, ResultsDesk
from standoff.server.reviews import ReviewDesk
from standoff.server.secrets import hashed
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.rooms.evening import Evening
from tests.rooms.live_evening import live_game
from tests.server.memory import StillClock, hall
from tests.server.processes import ServerProcess
from tests.server.serving import on_a_loop, served
from tests.server.test_pages import fetched

NAMES = ('Ann"a<b>', "Bert", "Carl", "Dora")
TOKENS = [letter * 43 for letter in "abcd"]


def finished_evening() -> tuple[Evening, str]:
    """An evening with a game that is over and shared, and the id of its result."""
    evening = Evening()
    for name, token in zip(NAMES, TOKENS, strict=True):
        evening.do(SERVER, EnterRoom(Kind.PLAYER, name, hashed(token), "link"))
    evening.do(1, Start())
    while evening.stage() is Stage.GAME:
        evening.pass_window()
    evening.do(1, Share())
    (result,) = evening.room.shared.values()
    return evening, result.id


async def written(folder: Path) -> str:
    """A journal with that evening in it; returns the id of the result."""
    evening, result = finished_evening()
    async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
        for number, entry in enumerate(evening.journal, 1):
            await journal.append(evening.room.code, number, stored.encode(entry))
        journal.share(result, evening.room.code)
    return result


def attached(origin: str, member: int) -> Device:
    return Device(origin, hello.Attach(code="BCDF", token=TOKENS[member - 1]))


@on_a_loop
async def test_a_link_opens_the_result_to_anybody_and_tells_no_search_engine(
    tmp_path: Path,
) -> None:
    result = await written(tmp_path)
    async with served(tmp_path) as server:
        for path in ("", ".json", ".svg", ".png"):
            answer = await fetched(f"{server.origin}/r/{result}{path}")
            given = {name.lower(): value for name, value in answer.headers.items()}
            assert answer.status == 200
            assert given["x-robots-tag"] == "noindex, nofollow, noarchive"
            assert given["referrer-policy"] == "no-referrer"
            assert given["cache-control"] == "no-store"
            assert "unsafe" not in given["content-security-policy"]
            assert b"BCDF" not in answer.body
        page = await fetched(f"{server.origin}/r/{result}")
        assert b'<meta name="robots" content="noindex, nofollow">' in page.body
        told = json.loads((await fetched(f"{server.origin}/r/{result}.json")).body)
        assert told["names"] == [NAMES[0], "Bruno", "Cleo", "Dario"]
        assert set(told) == {"names", "looks", "view", "events"}
        head = await fetched(f"{server.origin}/r/{result}", "HEAD")
        assert (head.status, head.body) == (200, b"")


@on_a_loop
async def test_a_pasted_link_shows_a_card_in_the_language_of_whoever_pasted_it(
    tmp_path: Path,
) -> None:
    result = await written(tmp_path)
    async with served(tmp_path, public_url="https://standoff.example.org") as server:
        said = set()
        for language, locale in (("en", "en_GB"), ("fr", "fr_FR"), ("it", "it_IT")):
            page = await fetched(f"{server.origin}/r/{result}?l={language}")
            card = dict(
                re.findall(
                    r'<meta property="([^"]*)" content=("[^"]*"|\'[^\']*\')>', page.body.decode()
                )
            )
            assert card["og:locale"] == f'"{locale}"'
            assert card["og:image"] == f'"https://standoff.example.org/r/{result}.png"'
            assert card["og:url"] == f'"https://standoff.example.org/r/{result}"'
            said |= {card["og:title"], card["og:description"]}
            assert "<b>" not in page.body.decode().partition("</head>")[0]
        assert len(said) == 6
        asked = await fetched(f"{server.origin}/r/{result}", **{"Accept-Language": "fr"})
        assert b"fr_FR" in asked.body
        unknown = await fetched(f"{server.origin}/r/{result}?l=xx", **{"Accept-Language": "it"})
        assert b"it_IT" in unknown.body


@on_a_loop
async def test_the_picture_is_an_svg_and_a_png_of_one_size_that_need_nothing_else(
    tmp_path: Path,
) -> None:
    result = await written(tmp_path)
    async with served(tmp_path) as server:
        svg = (await fetched(f"{server.origin}/r/{result}.svg")).body
        drawn = ElementTree.fromstring(svg)
        assert (drawn.attrib["width"], drawn.attrib["height"]) == ("1200", "630")
        links = re.findall(rb'href="([^"]*)"|url\(([^)]*)\)', svg)
        assert all((one or other).startswith(b"#") for one, other in links)
        assert b"var(" not in svg
        assert b"<text" not in svg
        png = (await fetched(f"{server.origin}/r/{result}.png")).body
        assert png.startswith(b"\x89PNG\r\n")
        assert struct.unpack(">II", png[16:24]) == (1200, 630)


@pytest.mark.parametrize("variants", [(), (Variant.FOOLPROOF,)])
def test_a_game_of_live_has_a_picture_of_its_teams_and_says_who_won(
    variants: tuple[Variant, ...],
) -> None:
    evening, (anna, *_) = live_game(2, 6, LiveSetting(variants=variants))
    evening.play_out()
    evening.do(anna, Share())
    (found,) = evening.room.shared.values()
    outcome = found.game.table.outcome
    assert isinstance(outcome, LiveOutcome)
    shown = at_the_end(found)
    assert [one.won for one in shown] == [
        account.team in outcome.winners for account in outcome.accounts
    ]
    assert all(one.name.endswith(" +2") for one in shown)
    assert shown[0].worth.lstrip("-").startswith("$") is not bool(variants)
    drawn = ElementTree.fromstring(final_picture(shown, "Standoff"))
    assert drawn.attrib["width"] == "1200"
    said = {Words(language).say(victory(found)) for language in Language}
    assert len(said) == 3


@on_a_loop
async def test_what_is_not_shared_is_not_there_whatever_it_is_called(tmp_path: Path) -> None:
    result = await written(tmp_path)
    nearly = f"{int(result, 16) ^ 1:032x}"
    async with served(tmp_path) as server:
        for path in (nearly, f"{nearly}.json", f"{nearly}.png", "BCDF", "BCDF.json", result[:31],
                     f"{result}0", result.upper(), f"{result}.jpg", "", "../t/BCDF"):  # fmt: skip
            answer = await fetched(f"{server.origin}/r/{path}")
            given = {name.lower(): value for name, value in answer.headers.items()}
            assert (path, answer.status) == (path, 404)
            assert b"og:title" not in answer.body
            assert "no-referrer" in given["referrer-policy"]


@on_a_loop
async def test_whoever_sat_takes_it_back_and_it_is_gone_at_once(tmp_path: Path) -> None:
    result = await written(tmp_path)
    async with served(tmp_path) as server:
        url = f"{server.origin}/r/{result}"
        async with attached(server.origin, 2) as bert:
            await bert.do(ShowName(result, on=True))
            told = json.loads((await fetched(f"{url}.json")).body)
            assert told["names"][1] == "Bert"
            await bert.do(Unshare(result))
        for path in ("", ".json", ".svg", ".png"):
            assert (await fetched(url + path)).status == 404


@on_a_loop
async def test_whoever_is_erased_is_in_no_page_and_no_file_any_more(tmp_path: Path) -> None:
    result = await written(tmp_path)
    async with served(tmp_path) as server:
        url = f"{server.origin}/r/{result}.json"
        async with attached(server.origin, 2) as bert:
            await bert.do(ShowName(result, on=True))
            assert b"Bert" in (await fetched(url)).body
            await bert.do(Erase())
        assert b"Bert" not in (await fetched(url)).body
    for file in tmp_path.iterdir():
        assert b"Bert" not in file.read_bytes()
    async with served(tmp_path) as server:  # and the room is read from what is left
        assert (await fetched(f"{server.origin}/r/{result}")).status == 200


@on_a_loop
async def test_a_result_goes_with_its_table(tmp_path: Path) -> None:
    await written(tmp_path)
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        house = House(journal, StillClock())
        await house.look_up()
        (kept,) = await journal.rooms()
        assert await forget_old(house, kept.last + 29 * DAY, 30) == []
        assert len(journal.shared) == 1
        assert await forget_old(house, kept.last + 31 * DAY, 30) == ["BCDF"]
        assert journal.shared == {}


async def newly_shared(origin: str) -> str:
    """Share the game once more; returns the id of the new result."""
    async with attached(origin, 1) as anna:
        async for message in anna.messages():
            if isinstance(message, Welcome):
                await anna.do(Unshare(message.shared[0].id))
                await anna.do(Share())
            if isinstance(message, ResultsShared) and message.results:
                return message.results[0].id
    raise AssertionError


@on_a_loop
async def test_a_result_is_there_after_the_plug_was_pulled(tmp_path: Path) -> None:
    before = await written(tmp_path)
    server = ServerProcess(f"sqlite:///{tmp_path}/journal.db")
    try:
        origin = f"http://127.0.0.1:{server.port}"
        result = await newly_shared(origin)
        server.kill()
        server.start()
        assert (await fetched(f"{origin}/r/{result}")).status == 200
        assert (await fetched(f"{origin}/r/{before}")).status == 404
    finally:
        server.kill()


@on_a_loop
async def test_a_server_that_died_before_it_noted_where_a_result_is_finds_it(
    tmp_path: Path,
) -> None:
    evening, result = finished_evening()
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        for number, entry in enumerate(evening.journal, 1):
            await journal.append("BCDF", number, stored.encode(entry))
    async with hall(tmp_path) as it:
        await it.house.restore()
    async with served(tmp_path) as server:
        assert (await fetched(f"{server.origin}/r/{result}")).status == 200


@on_a_loop
async def test_a_server_that_died_before_it_erased_somebody_does_so_when_it_is_back(
    tmp_path: Path,
) -> None:
    evening, result = finished_evening()
    evening.do(2, Erase())
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        for number, entry in enumerate(evening.journal, 1):
            await journal.append("BCDF", number, stored.encode(entry))
    assert b"Bert" in (tmp_path / "journal.db").read_bytes()
    async with hall(tmp_path) as it:
        await it.house.restore()
    async with served(tmp_path) as server:
        assert (await fetched(f"{server.origin}/r/{result}")).status == 200
    assert b"Bert" not in (tmp_path / "journal.db").read_bytes()
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        assert b"Bert" not in b"".join(await journal.read("BCDF"))


@on_a_loop
async def test_a_picture_that_is_out_of_date_before_its_turn_is_not_drawn(tmp_path: Path) -> None:
    result = await written(tmp_path)
    async with hall(tmp_path) as it:
        invitations = Invitations("https://example.org", lambda _: None, Rate(1, 1), it.clock)
        desk = ResultsDesk(it.house, invitations, Page(b"", {}), ReviewDesk(it.house, quick=True))
        asked = Request("GET", f"/r/{result}.png", "", {}, keeps=False)
        keeper = await it.house.keeper("BCDF")
        async with desk.one_at_a_time:
            before = asyncio.create_task(desk.answer(asked, "192.0.2.1"))
            while result not in desk.drawn or desk.drawn[result].png is None:
                await asyncio.sleep(0)
            command = keeper.room.members[2].last_command + 1
            await keeper.do(ShowName(result, on=True), 2, command)
            old = desk.drawn[result]
            after = asyncio.create_task(desk.answer(asked, "192.0.2.1"))
            while desk.drawn[result] is old:
                await asyncio.sleep(0)
        # It is no fault of ours, and whoever changes it again and again fills no log.
        assert (await before).status == HTTPStatus.SERVICE_UNAVAILABLE
        assert (await after).body.startswith(b"\x89PNG\r\n")


@on_a_loop
async def test_a_shared_game_is_reviewed_for_whoever_has_its_link_and_kept_by_no_search_engine(
    tmp_path: Path,
) -> None:
    result = await written(tmp_path)
    async with hall(tmp_path) as it:
        invitations = Invitations("https://example.org", lambda _: None, Rate(1, 1), it.clock)
        desk = ResultsDesk(it.house, invitations, Page(b"", {}), ReviewDesk(it.house, quick=True))
        for asked, status, says in ((result, 200, b"waiting"), (result[::-1], 404, b"Not here")):
            request = Request("GET", f"/r/{asked}.review", "", {}, keeps=False)
            answer = await desk.answer(request, "192.0.2.1")
            assert answer.status == status
            assert says in answer.body
            assert HIDDEN.items() <= answer.headers.items()
        await desk.reviews.close()


@on_a_loop
async def test_of_results_so_many_are_kept_drawn_and_the_one_drawn_first_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "MOST_KEPT", 1)
    result = await written(tmp_path)
    async with hall(tmp_path) as it:
        invitations = Invitations("https://example.org", lambda _: None, Rate(1, 1), it.clock)
        desk = ResultsDesk(it.house, invitations, Page(b"", {}), ReviewDesk(it.house, quick=True))
        asked = Request("GET", f"/r/{result}.json", "", {}, keeps=False)
        first = await desk.answer(asked, "192.0.2.1")
        (drawn,) = desk.drawn.values()
        assert (await desk.answer(asked, "192.0.2.1")).body == first.body == drawn.told
        assert list(desk.drawn.values()) == [drawn]
        desk.drawn["another"] = drawn
        del desk.drawn[result]
        await desk.answer(asked, "192.0.2.1")
        assert list(desk.drawn) == [result]
