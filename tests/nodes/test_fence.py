"""Leases and fences in the database itself: who does not own a room any more cannot write it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from standoff.journal.errors import FencedError, JournalError
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal
from standoff.journal.postgres import PostgresConnection, connected
from standoff.journal.rows import Head
from standoff.nodes import schema
from standoff.nodes.lease import Lease
from standoff.nodes.ring import Ring
from standoff.nodes.store import FencedStore
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import asked_of_postgres
from tests.nodes.faults import older_after_newer
from tests.nodes.fleet import ENDS
from tests.server.serving import on_a_loop

SHORT = 0.3
"""Seconds of a lease that nobody renews."""
LONG = 600.0


class Writer:
    """A node without people: its place in the ring, and its journal."""

    def __init__(self, ring: Ring, journal: Journal) -> None:
        self.ring = ring
        self.journal = journal


@asynccontextmanager
async def writer(database: str, name: str, lease: float = LONG) -> AsyncIterator[Writer]:
    store = await FencedStore.open(database)
    async with Journal(store) as journal:
        ring = await Ring.join(database, store, Lease(lease), name, "127.0.0.1:1")
        try:
            yield Writer(ring, journal)
        finally:
            ring.close()


@on_a_loop
async def test_who_lost_a_room_cannot_write_change_or_delete_it(database: str) -> None:
    async with writer(database, "one") as one, writer(database, "two") as two:
        assert await one.ring.take("ABCD") == one.ring.id
        assert await one.ring.take("EFGH") == one.ring.id
        await one.journal.append("ABCD", 1, b"{}")
        assert await two.ring.take("ABCD") == one.ring.id
        await asked_of_postgres(database, ENDS, "one")
        assert await two.ring.take("ABCD") == two.ring.id
        assert await two.journal.read("ABCD") == [b"{}"]
        await two.journal.append("ABCD", 2, b"new")
        writes = one.journal.queue("ABCD", 2, b"old"), one.journal.queue("EFGH", 1, b"{}")
        with pytest.raises(FencedError):
            await writes[0]
        await writes[1]  # which nobody else has taken yet
        with pytest.raises(FencedError):
            await one.journal.rewrite("ABCD", lambda rows: [b"old" for _ in rows])
        with pytest.raises(FencedError):
            await one.journal.delete("ABCD")
        assert await two.journal.read("ABCD") == [b"{}", b"new"]
        with pytest.raises(JournalError, match="taken for dead"):
            await one.ring.beat()
        assert await older_after_newer(database) == 0


@on_a_loop
async def test_of_what_is_written_together_only_a_room_given_away_is_refused(database: str) -> None:
    async with writer(database, "one") as one, writer(database, "two") as two:
        await one.ring.take("ABCD")
        await one.ring.take("EFGH")
        await one.ring.release("ABCD")
        assert await two.ring.take("ABCD") == two.ring.id
        one.ring.store.epochs["ABCD"] = 1  # whatever it believes
        writes = one.journal.queue("ABCD", 1, b"old"), one.journal.queue("EFGH", 1, b"{}")
        with pytest.raises(FencedError):
            await writes[0]
        await writes[1]
        assert await two.journal.read("ABCD") == []


@on_a_loop
async def test_an_append_lets_heartbeats_by_and_whoever_takes_over_waits_for_its_end(
    database: str,
) -> None:
    async with writer(database, "one") as one, writer(database, "two") as two:
        await one.ring.take("ABCD")
        row = Head().follow("ABCD", b"{}")
        connection = await connected(database, _nothing_to_prepare)
        await connection.execute("BEGIN")
        columns = ["ABCD"], [1], [row.body], [row.hash], [1]
        await connection.fetch(schema.WRITE, one.ring.id, *columns, 0.0)
        await one.ring.ask(schema.RENEW, one.ring.id, LONG, 0, 0)
        await asked_of_postgres(database, ENDS, "one")
        taking = asyncio.create_task(two.ring.take("ABCD"))
        while not await asked_of_postgres(database, "SELECT 1 FROM pg_locks WHERE NOT granted"):
            assert not taking.done()
        await connection.execute("COMMIT")
        assert await taking == two.ring.id
        assert await two.journal.read("ABCD") == [b"{}"]
        await connection.close()


async def _nothing_to_prepare(_: PostgresConnection) -> None:
    """Only a connection."""


@on_a_loop
async def test_without_the_fence_an_old_owner_writes_behind_a_new_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfenced = "written AS (SELECT * FROM unnest($2::text[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[]) AS row (room, number, body, hash, epoch) WHERE $1::bigint > 0)"
    async with writer(database, "one") as one, writer(database, "two") as two:
        await one.ring.take("ABCD")
        await one.journal.append("ABCD", 1, b"{}")
        await asked_of_postgres(database, ENDS, "one")
        assert await two.ring.take("ABCD") == two.ring.id
        await two.journal.read("ABCD")
        await two.journal.append("ABCD", 2, b"new")
        await one.journal.read("ABCD")  # as if it had believed so a moment longer
        monkeypatch.setattr(schema, "WRITE", schema.WRITE.replace(schema.FENCE.strip(), unfenced))
        await one.journal.append("ABCD", 3, b"old")
        assert await older_after_newer(database) == 1


@on_a_loop
async def test_many_who_want_one_room_at_once_get_it_one_after_the_other(database: str) -> None:
    async with (
        writer(database, "one") as one,
        writer(database, "two") as two,
        writer(database, "three") as three,
    ):
        rings = [one.ring, two.ring, three.ring]
        for turn in range(20):
            owners = await asyncio.gather(*(ring.take(f"R{turn}") for ring in rings))
            assert len(set(owners)) == 1
            owner = next(ring for ring in rings if ring.id == owners[0])
            assert await two.ring.owner(f"R{turn}") == owner.id
            epoch = owner.store.epochs[f"R{turn}"]
            await owner.release(f"R{turn}")
            assert await owner.owner(f"R{turn}") is None
            other = rings[(rings.index(owner) + 1) % 3]
            assert await other.take(f"R{turn}") == other.id
            assert other.store.epochs[f"R{turn}"] == epoch + 1


@on_a_loop
async def test_nodes_and_a_plain_server_keep_each_other_out(database: str) -> None:
    async with writer(database, "one"):
        with pytest.raises(JournalError, match="in use by another process"):
            await open_journal(database)
    async with await open_journal(database):
        with pytest.raises(JournalError, match="in use by another process"):
            await FencedStore.open(database)


@on_a_loop
async def test_a_name_is_one_nodes_as_long_as_it_lives(database: str) -> None:
    async with writer(database, "one", SHORT) as one:
        first = one.ring.id
        lives = "SELECT 1 FROM standoff.node WHERE until > clock_timestamp()"
        while await asked_of_postgres(database, lives):
            await asyncio.sleep(SHORT / 10)
        assert not one.ring.lease.holds()
        # It was not renewed, and so makes room for whoever is started in its place.
        async with writer(database, "one") as again:
            assert again.ring.id > first
            with pytest.raises(JournalError, match="already running"):
                async with writer(database, "one", SHORT):
                    pass


def test_a_lease_is_counted_from_the_question_and_ends_before_the_database_s() -> None:
    now = 100.0
    lease = Lease(10, lambda: now)
    assert not lease.holds()
    lease.renewed(asked=100.0)
    now = 106.0  # whenever the answer came
    assert lease.holds()
    assert lease.stops_in() == pytest.approx(0.5)
    now = 108.9
    assert lease.holds()
    assert lease.stops_in() < 0
    now = 109.1
    assert not lease.holds()
    lease.renewed(asked=95.0)  # an answer that was long on its way
    assert not lease.holds()
