"""kill -9 of the real server: no acknowledged decision is lost or doubled, nothing seen is untrue."""

import asyncio

import pytest

from tests.journal.conftest import database as database
from tests.journal.conftest import file as file
from tests.journal.conftest import postgres as postgres
from tests.journal.conftest import url as url
from tests.server.kills import kill_often


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(url: str) -> None:
    found = asyncio.run(kill_often(url, kills=3, seed=1))
    assert found.acknowledged > 10


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_in_twenty_kills(url: str) -> None:
    found = asyncio.run(kill_often(url, kills=20, seed=2))
    assert found.acknowledged > 200
    assert found.told > 200
