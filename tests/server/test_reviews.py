"""Reviews over HTTP: for whoever was there, for whoever has the link of a shared game, and never during a game."""

import asyncio
from pathlib import Path

import msgspec

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.members import Kind
from standoff.record.reader import read
from standoff.review.looking import QUICK, review
from standoff.review.process import ReviewSaid
from standoff.rooms.entries import SERVER
from standoff.rooms.records import record
from standoff.rooms.server_deeds import EnterRoom
from standoff.server.requests import HttpAnswer, Request
from standoff.server.reviews import NOT_HERE, REVIEW, ReviewDesk
from standoff.server.secrets import hashed
from tests.rooms.evening import Evening
from tests.server.memory import hall
from tests.server.serving import on_a_loop
from tests.server.test_results import NAMES, TOKENS, finished_evening, written


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
        assert desk.answer(asking("x" * 43), "") is NOT_HERE
        assert desk.answer(asking(""), "") is NOT_HERE
        assert desk.looks == {}
        assert said(desk.answer(asking(TOKENS[0]), "")) == ReviewSaid(waiting=0)
        (look,) = desk.looks.values()
        assert look.task is not None
        await look.task
        found = said(desk.answer(asking(TOKENS[1]), "")).found
        assert found is not None
        assert found.names == ()
        assert list(desk.looks.values()) == [look]
        once_more = review(read(record(game)), effort=QUICK)
        assert found.seats == once_more.seats


@on_a_loop
async def test_one_game_is_looked_at_at_a_time_and_the_next_knows_how_many_come_first(
    tmp_path: Path,
) -> None:
    games = [finished_evening()[0].room.game for _ in range(3)]
    async with hall(tmp_path) as it:
        desk = ReviewDesk(it.house, quick=True)
        async with desk.one_at_a_time:
            for place, game in enumerate(games):
                assert game is not None
                other = msgspec.structs.replace(game, seed=bytes([place]) * 32)
                assert said(desk.of(other)).waiting == place
            await asyncio.sleep(0)
            assert all(not look.said for look in desk.looks.values())
            await desk.close()


@on_a_loop
async def test_nothing_is_looked_at_before_its_game_is_over(tmp_path: Path) -> None:
    evening = Evening()
    for name, token in zip(NAMES, TOKENS, strict=True):
        evening.do(SERVER, EnterRoom(Kind.PLAYER, name, hashed(token), "link"))
    evening.do(1, Start())
    game = evening.game
    async with hall(tmp_path) as it:
        desk = ReviewDesk(it.house, quick=True)
        assert desk.of(game) is NOT_HERE
        called_off = msgspec.structs.replace(game, called_off=True)
        assert desk.of(called_off) is NOT_HERE
        assert desk.looks == {}
