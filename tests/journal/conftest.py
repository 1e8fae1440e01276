"""A fresh journal for every test, on each engine in turn."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.journal.engines import ask_postgres
from tools.postgres import Postgres, running_postgres

DATABASES = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture
def database(postgres: Postgres) -> str:
    name = f"journal_{next(DATABASES)}"
    ask_postgres(postgres.url(), f"CREATE DATABASE {name}")
    return postgres.url(name)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/journal.db"


@pytest.fixture(params=["file", "database"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a journal that does not exist yet."""
    address: str = request.getfixturevalue(request.param)
    return address
