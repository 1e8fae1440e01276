"""What whoever runs a server sees of its tables, and what its authority may vouch for."""

from pathlib import Path

from cryptography import x509

from standoff.protocol import hello
from standoff.server.authority import new_authority
from standoff.server.tables import live_tables
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


def test_whoever_trusts_an_authority_for_home_must_heed_where_it_ends() -> None:
    limits = new_authority("box").parsed.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
