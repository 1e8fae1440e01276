"""Reviews over HTTP: for whoever was there, for whoever has the link of a shared game, and never during a game."""

import asyncio
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import msgspec
from msgspec.structs import replace

from standoff.cards.tables import live_options
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.members import Kind
from standoff.record.reader import read
from standoff.review.looking import QUICK, review
from standoff.review.process import ReviewSaid
from standoff.rooms.entries import SERVER
from standoff.rooms.game import Game
from standoff.rooms.records import record
from standoff.rooms.server_deeds import EnterRoom
from standoff.server.requests import HttpAnswer, Request
from standoff.server.reviews import MOST_WAITING, NOT_HERE, REVIEW, ReviewDesk
from standoff.server.secrets import hashed
from tests.rooms.evening import Evening
from tests.server.memory import hall
from tests.server.serving import on_a_loop
from tests.server.test_results import NAMES, TOKENS, finished_evening, written

HOME = "192.0.2.1"


def said(answer: HttpAnswer) -> ReviewSaid:
    assert answer.status == 200
    return msgspec.json.decode(answer.body, type=ReviewSaid)


def asking(token: str) -> Request:
    shown = {"authorization": f"Bearer {token}"}
    return Request("GET", REVIEW, "BCDF", shown, keeps=False)


@on_a_loop
async def test_a_finished_game_is_looked_at_once_for_whoever_was_there_and_without_names(
    tmp_path: Path,
) -> None:
    await written(tmp_path)
    async with hall(tmp_path) as it:
        await it.house.restore()
        game = it.house.rooms["BCDF"].room.game
        assert game is not None
        desk = ReviewDesk(it.house, quick=True)
        assert desk.answer(asking("x" * 43), HOME) is NOT_HERE
        assert desk.answer(asking(""), HOME) is NOT_HERE
        assert desk.looks == {}
        assert said(desk.answer(asking(TOKENS[0]), HOME)) == ReviewSaid(waiting=0)
        (look,) = desk.looks.values()
        assert desk.working is not None
        await desk.working
        found = said(desk.answer(asking(TOKENS[1]), HOME)).found
        assert found is not None
        assert found.names == ()
        assert list(desk.looks.values()) == [look]
        once_more = review(read(record(game)), effort=QUICK)
        assert found.seats == once_more.seats


def games() -> Iterator[Game]:
    """Finished games, each of a seed of its own."""
    game = finished_evening()[0].room.game
    assert game is not None
    return (replace(game, seed=number.to_bytes(32)) for number in count())


@on_a_loop
async def test_one_game_is_looked_at_at_a_time_and_the_next_knows_how_many_come_first(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path) as it:
        desk = ReviewDesk(it.house, quick=True)
        first, *others = islice(games(), 3)
        for place, game in enumerate((first, *others)):
            assert said(desk.of(game, HOME)).waiting == place
        await asyncio.sleep(0)  # the first is looked at, and still comes before the others
        assert said(desk.of(first, HOME)).waiting == 0
        assert [said(desk.of(game, HOME)).waiting for game in others] == [1, 2]
        await desk.close()


@on_a_loop
async def test_whoever_plays_many_games_keeps_nobody_elses_review_waiting(tmp_path: Path) -> None:
    async with hall(tmp_path) as it:
        desk, game = ReviewDesk(it.house, quick=True), games()
        flood = [next(game) for _ in range(MOST_WAITING)]
        for one in flood:
            said(desk.of(one, HOME))
        # Whoever has most has no room for more; somebody else does, and is second.
        assert desk.of(next(game), "192.0.2.99").status == 503
        theirs = next(game)
        assert said(desk.of(theirs, "198.51.100.1")).waiting == 1
        assert len(desk.looks) == MOST_WAITING
        assert said(desk.of(flood[1], HOME)).waiting == 2
        # The last of the many has to ask once more.
        assert desk.of(flood[-1], HOME).status == 503
        await desk.close()


@on_a_loop
async def test_two_who_play_many_games_have_as_much_room_each(tmp_path: Path) -> None:
    async with hall(tmp_path) as it:
        desk, game = ReviewDesk(it.house, quick=True), games()
        for _ in range(MOST_WAITING):
            said(desk.of(next(game), HOME))
        theirs = "198.51.100.1"
        came = 0
        while desk.of(next(game), theirs).status == 200:
            came += 1
        assert came == MOST_WAITING // 2
        whose = [look.whose for look in desk.looks.values()]
        assert len(whose) == MOST_WAITING
        assert len(set(whose)) == 2
        await desk.close()


@on_a_loop
async def test_who_shows_nothing_or_asks_for_no_table_is_told_nothing(tmp_path: Path) -> None:
    await written(tmp_path)
    async with hall(tmp_path) as it:
        desk = ReviewDesk(it.house, quick=True)
        nowhere = Request("GET", REVIEW, "ZZZZ", asking(TOKENS[0]).headers, keeps=False)
        assert desk.answer(nowhere, HOME) is NOT_HERE
        await it.house.restore()
        for shown in ("", TOKENS[0], f"Basic {TOKENS[0]}"):
            asked = Request("GET", REVIEW, "BCDF", {"authorization": shown}, keeps=False)
            assert desk.answer(asked, HOME) is NOT_HERE
        keeper = it.house.rooms["BCDF"]
        keeper.room = replace(keeper.room, game=None)
        assert desk.answer(asking(TOKENS[0]), HOME) is NOT_HERE
        assert desk.looks == {}


@on_a_loop
async def test_a_game_that_cannot_be_looked_at_is_refused_at_once_and_keeps_nobody_waiting(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path) as it:
        desk, game = ReviewDesk(it.house, quick=True), next(games())
        of_live = replace(game, options=live_options())
        assert said(desk.of(of_live, HOME)) == ReviewSaid(refused="review-not-classic")
        assert desk.looks == {}


@on_a_loop
async def test_nothing_is_looked_at_before_its_game_is_over(tmp_path: Path) -> None:
    evening = Evening()
    for name, token in zip(NAMES, TOKENS, strict=True):
        evening.do(SERVER, EnterRoom(Kind.PLAYER, name, hashed(token), "link"))
    evening.do(1, Start())
    game = evening.game
    async with hall(tmp_path) as it:
        desk = ReviewDesk(it.house, quick=True)
        assert desk.of(game, HOME) is NOT_HERE
        called_off = replace(game, called_off=True)
        assert desk.of(called_off, HOME) is NOT_HERE
        assert desk.looks == {}
