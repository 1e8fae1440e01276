"""What whoever runs a server sees of its tables, and what its authority may vouch for."""

from pathlib import Path

from cryptography import x509

from standoff.protocol import hello, sent
from standoff.protocol.deeds.hosting import Mute
from standoff.protocol.deeds.seats import AddBot
from standoff.server.authority import new_authority
from standoff.server.tables import LiveTable, live_tables
from tests.journal.loops import on_a_loop
from tests.server.memory import hall
from tests.server.serving import ROOMY


@on_a_loop
async def test_a_table_without_a_game_is_in_no_round_and_a_lost_one_is_not_listed(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(hello.Open(name="Ada"))
        (seen,) = live_tables(it.house)
        assert (seen.code, seen.game, seen.round) == (ada.peer.me.code, 0, 0)
        it.house.rooms[seen.code].lost = True
        assert live_tables(it.house) == []


@on_a_loop
async def test_a_table_is_seen_with_its_people_bots_and_rows_and_the_fullest_comes_first(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        empty = await it.visit(hello.Open(name="Zoe"))
        ada = await it.visit(hello.Open(name="Ada"))
        code = ada.peer.me.code
        bert = await it.visit(hello.Enter(code=code, name="Bert"))
        await ada.says(sent.Command(1, AddBot("timid")))
        await ada.says(sent.Command(2, Mute(bert.peer.me.member, on=True)))
        await empty.leave()
        it.clock.time += 5_000
        first, second = live_tables(it.house)
        rows = await it.house.journal.copy(code)
        assert first == LiveTable(
            code, "lobby", 0, 0, people=2, bots=1, here=2, muted=1,
            rows=len(rows), bytes=sum(map(len, rows[1:])), quiet=0,
        )  # fmt: skip
        assert (second.code, second.here, second.quiet) == (empty.peer.me.code, 0, 5)


def test_whoever_trusts_an_authority_for_home_must_heed_where_it_ends() -> None:
    limits = new_authority("box").parsed.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
