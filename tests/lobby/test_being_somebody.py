"""Being somebody without an account: a name by a key, one's own games, and being forgotten."""

from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from standoff.journal.journal import BOOK
from standoff.journal.opening import open_journal
from standoff.lobby.keys import person_of
from standoff.lobby.own import figures, own_game
from standoff.protocol import hello, sent
from standoff.protocol.lobby import OwnGame
from standoff.protocol.members import Look
from standoff.protocol.replies import ForgottenPerson, OwnTold, encode
from tests.lobby.meeting import new_key, opened, playing
from tests.rooms.evening import game_of
from tests.server.serving import heard, on_a_loop, socket


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
async def test_one_button_forgets_name_and_key_in_book_and_rows(tmp_path: Path) -> None:
    key = new_key()
    async with (
        opened(tmp_path) as house,
        playing(house.origin, "Unforgettable", key) as ada,
        socket(house.origin, hello.LookIn(key=key)) as line,
    ):
        code = ada.admitted.code
        await own(line, sent.BeCalled("Unforgettable"))
        await line.send(encode(sent.ForgetMe()).decode())
        while not isinstance(said := await heard(line), ForgottenPerson):
            pass
        assert said.later == 0
    url = f"sqlite:///{tmp_path}/journal.db"
    async with await open_journal(url, key=tmp_path / "journal.db-key") as journal:
        for where in (code, BOOK):
            rows = b"".join(await journal.read(where))
            assert b"Unforgettable" not in rows
            assert person_of(key).encode() not in rows


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
