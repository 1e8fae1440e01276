"""Floods of tables and of words: counted by block and in all, and never in the way of those who play."""

import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.play import Answer
from standoff.protocol.deeds.seats import AddBot, Leave, RemoveBot
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Say
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Said
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Ack, Refused
from standoff.rooms.deeds.talk import TALK_EVERY
from standoff.server import quota
from standoff.server.limits import Rate
from standoff.server.pressure import ABANDONED_FOR, EMPTY_FOR
from tests.rooms.evening import game_of
from tests.server.memory import Hall, hall
from tests.server.serving import ROOMY, on_a_loop
from tests.server.test_taking_over import asked

TABLE = hello.Open(name="Ada")


async def opened(it: Hall, address: str = "10.0.0.1") -> str | None:
    """How somebody who opens a table is shown out, if they are."""
    visit = await it.visit(TABLE, address)
    return visit.peer.closed and visit.peer.closed[1]


async def abandoned(it: Hall, *, rows: int = 0, address: str = "10.0.0.1") -> str:
    """A table that somebody opened, did so much at, and left."""
    visit = await it.visit(TABLE, address)
    for number in range(1, rows + 1):
        assert isinstance(await asked(visit, number, Lock(on=number % 2 == 0)), Ack)
    code = visit.peer.me.code
    await visit.leave()
    return code


def later(it: Hall, seconds: int) -> None:
    it.clock.time = int(1000 * (time.time() + seconds + 60))


@on_a_loop
async def test_a_whole_block_opens_so_many_tables_together(tmp_path: Path) -> None:
    async with hall(tmp_path, replace(ROOMY, opens=Rate(2, 0.001))) as it:
        addresses = ("198.51.100.1", "198.51.100.2", "198.51.100.3", "203.0.113.1")
        assert [await opened(it, one) for one in addresses] == [None, None, "too-much", None]


@on_a_loop
async def test_a_block_has_so_many_tables_at_most_and_others_are_not_shut_out(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, replace(ROOMY, rooms_of_block=2)) as it:
        assert [await opened(it) for _ in range(3)] == [None, None, "too-much"]
        assert await opened(it, "203.0.113.1") is None


@on_a_loop
async def test_newcomers_are_not_shut_out_by_tables_nobody_plays_at(tmp_path: Path) -> None:
    async with hall(tmp_path, replace(ROOMY, rooms=4)) as it:
        played = await it.visit(TABLE)
        used, empty = await abandoned(it, rows=5), await abandoned(it)
        fresh = await abandoned(it, rows=5)
        assert await opened(it) == "full-house"
        later(it, EMPTY_FOR)
        assert await opened(it) is None  # the empty one made room, and no other
        assert empty not in it.house.known
        assert {used, fresh, played.peer.me.code} <= it.house.known
        assert await opened(it) == "full-house"
        later(it, ABANDONED_FOR)
        assert await opened(it) is None
        assert used not in it.house.known
        assert played.peer.me.code in it.house.known


@on_a_loop
async def test_a_table_that_has_written_all_it_may_can_only_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(TABLE)
        code, token = ada.peer.me.code, ada.peer.me.token
        monkeypatch.setattr(quota, "MOST_WRITTEN", it.house.rooms[code].quota.written + 1)
        assert isinstance(await asked(ada, 1, AddBot("random")), Ack)
        refused = await asked(ada, 2, AddBot("random"))
        assert isinstance(refused, Refused)
        assert refused.code is Code.NO_ROOM
    async with hall(tmp_path, ROOMY) as it:
        again = await it.visit(hello.Attach(code=code, token=token))
        assert isinstance(await asked(again, 3, AddBot("random")), Refused)
        assert isinstance(await asked(again, 4, Leave()), Ack)


@on_a_loop
async def test_who_has_no_chair_cannot_use_up_what_those_who_play_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(TABLE)
        code = ada.peer.me.code
        watcher = await it.visit(hello.Enter(code=code, kind=Kind.WATCHER))
        monkeypatch.setattr(quota, "MOST_WRITTEN", 2 * it.house.rooms[code].quota.written)
        rows = it.house.rooms[code].rows
        refused = await asked(watcher, 1, Say("boo"))
        assert isinstance(refused, Refused)
        assert refused.code is Code.NO_ROOM
        await watcher.says(sent.NewLink())
        assert watcher.peer.replies()[-1] == Refused(0, Code.NO_ROOM)
        newcomer = await it.visit(hello.Enter(code=code, name="Eve"))
        assert newcomer.peer.closed == (CODES[Why.FULL], Why.FULL)
        assert it.house.rooms[code].rows == rows
        assert isinstance(await asked(ada, 1, AddBot("random")), Ack)


@on_a_loop
async def test_who_sits_cannot_use_up_what_the_others_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "FAIR_PART", 1_000)
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(TABLE)
        code = ada.peer.me.code
        eve = await it.visit(hello.Enter(code=code, name="Eve"))
        token = eve.peer.me.token
        deeds = AddBot("random"), RemoveBot(2)
        done = [await asked(eve, number, deeds[1 - number % 2]) for number in range(1, 11)]
        assert any(isinstance(one, Refused) and one.code is Code.NO_ROOM for one in done)
        assert isinstance(await asked(ada, 1, AddBot("random")), Ack)
    async with hall(tmp_path, ROOMY) as it:  # it is known after a restart too
        again = await it.visit(hello.Attach(code=code, token=token))
        rows = it.house.rooms[code].rows
        refused = await asked(again, 20, AddBot("random"))
        assert isinstance(refused, Refused)
        # To come back costs nobody anything any more, however often.
        for _ in range(3):
            again = await it.visit(hello.Attach(code=code, token=token))
            assert again.peer.me.token == token
        assert it.house.rooms[code].rows == rows
        assert isinstance(await asked(again, 21, Leave()), Ack)


@on_a_loop
async def test_who_comes_back_again_and_again_writes_on_their_own_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "FAIR_PART", 1_000)
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(TABLE)
        code, token = ada.peer.me.code, ada.peer.me.token
        for _ in range(10):
            token = (await it.visit(hello.Attach(code=code, token=token))).peer.me.token
        assert it.house.rooms[code].rows < 10


@on_a_loop
async def test_whoever_has_names_erased_again_and_again_is_told_to_stop(tmp_path: Path) -> None:
    async with hall(tmp_path, replace(ROOMY, erasures=Rate(2, 0.001))) as it:
        ada = await it.visit(TABLE)
        for number in (1, 2):
            assert isinstance(await asked(ada, number, Erase()), Ack)
        refused = await asked(ada, 3, Erase())
        assert isinstance(refused, Refused)
        assert refused.code is Code.TOO_OFTEN
        assert isinstance(await asked(ada, 4, AddBot("random")), Ack)


def test_what_ghosts_say_in_a_game_has_an_end_and_so_has_the_report() -> None:
    evening, (anna, *_) = game_of()
    watchers = [evening.enter(name, Kind.WATCHER) for name in ("Wanda", "Will", "Wim", "Wu", "Xi")]
    said = Counter[MemberId]()
    for one in watchers:
        while evening.room.playing().ghosts.has_room_for(Said(one, "ü" * 60)):
            evening.do(one, Say("ü" * 60))
            evening.wait(TALK_EVERY)
            said[one] += 1
        assert evening.refused(one, Say("ü" * 60)) is Code.NO_ROOM
    # Each of the first four has had a quarter, and next to nothing is left for a fifth.
    assert min(said[one] for one in watchers[:4]) == max(said.values()) > 20
    assert said[watchers[4]] <= 1
    evening.do(anna, Say("the living talk on"))
    assert len(msgspec.json.encode(evening.game.report())) < 32 * 1024


def test_what_is_written_of_an_answer_has_no_more_spaces_than_it_needs() -> None:
    spaces = " " * 3000
    frame = f'{{"send":"command","id":1,"deed":{{"do":"answer","window":1,"say":{{"say":{spaces}"stay"}}}}}}'
    said = sent.decoded(frame)
    assert isinstance(said, sent.Command)
    assert isinstance(said.deed, Answer)
    assert bytes(said.deed.say) == b'{"say":"stay"}'
