"""Nodes that are killed, stopped or restarted: nothing acknowledged is lost, doubled or untrue."""

import asyncio

from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.nodes.faults import strike_often


def test_nothing_is_lost_when_nodes_are_killed_stopped_and_replaced(database: str) -> None:
    strikes = ["killed", "stopped", "terminated"]
    found = asyncio.run(asyncio.wait_for(strike_often(database, strikes, seed=1), 600))
    assert found.acknowledged > 50
