"""kill -9 at any instant: what was acknowledged is there, once, in order."""

import pytest

from tests.journal.kills import kill_often, kill_postmaster
from tools.postgres import running_postgres


def test_nothing_acknowledged_is_lost_or_doubled_when_the_writer_is_killed(url: str) -> None:
    kill_often(url, kills=4, seed=1)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_in_forty_kills(url: str) -> None:
    killed = kill_often(url, kills=40, seed=2)
    assert killed.kills == 40
    assert killed.acknowledged > 400


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_postgres_is_killed() -> None:
    with running_postgres() as postgres:
        killed = kill_often(postgres.url(), 8, seed=3, strike=kill_postmaster(postgres))
    assert killed.acknowledged > 20
