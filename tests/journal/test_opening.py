"""Opening: one process at a time, only what is a journal, only versions that are understood."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from standoff.journal.errors import JournalError
from standoff.journal.opening import open_journal
from standoff.journal.store import VERSION, KeptRoom
from tests.journal.engines import asked_of_postgres, path_of, set_version
from tests.journal.loops import on_a_loop
from tools.postgres import Postgres, running_postgres

RELEASED = Path(__file__).parent / "released"

OPEN_ELSEWHERE = """
import asyncio, sys
from standoff.journal.errors import JournalError
from standoff.journal.opening import open_journal
try:
    asyncio.run(open_journal(sys.argv[1]))
except JournalError as error:
    print(error)
"""


async def refusal(url: str) -> str:
    with pytest.raises(JournalError) as refused:
        await open_journal(url)
    return str(refused.value)


@on_a_loop
async def test_a_second_process_is_refused_with_a_sentence(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"one")
        command = [sys.executable, "-c", OPEN_ELSEWHERE, url]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout.endswith(" is in use by another process.\n")
        await journal.append("BCDF", 2, b"two")


@pytest.mark.slow
@on_a_loop
async def test_a_second_opener_in_the_same_process_is_refused_until_the_first_closes(
    url: str,
) -> None:
    async with await open_journal(url) as journal:
        assert "in use by another process" in await refusal(url)
        await journal.append("BCDF", 1, b"one")
    async with await open_journal(url) as journal:
        assert await journal.read("BCDF") == [b"one"]


@on_a_loop
async def test_a_newer_version_is_refused_and_both_are_named(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"one")
    await set_version(url, VERSION + 1)
    said = await refusal(url)
    assert said.endswith(f"has version {VERSION + 1}, and this Standoff reads up to {VERSION}.")
    await set_version(url, VERSION)
    async with await open_journal(url) as journal:
        assert await journal.read("BCDF") == [b"one"]


@on_a_loop
async def test_an_older_version_without_a_way_to_ours_is_refused(url: str) -> None:
    async with await open_journal(url):
        pass
    await set_version(url, 0)
    assert (await refusal(url)).endswith("has version 0, which this Standoff no longer reads.")


@on_a_loop
async def test_the_released_file_of_version_1_is_read_and_continued(tmp_path: Path) -> None:
    shutil.copy(RELEASED / "1.db", tmp_path / "journal.db")
    async with await open_journal(f"sqlite:///{tmp_path}/journal.db") as journal:
        await reads_as_released(await journal.rooms(), await journal.read("BCDF"))
        await journal.append("BCDF", 4, b"{}")


@on_a_loop
async def test_the_released_database_of_version_1_is_read_and_continued(database: str) -> None:
    for statement in (RELEASED / "1.sql").read_text().split(";\n"):
        await asked_of_postgres(database, statement)
    async with await open_journal(database) as journal:
        await reads_as_released(await journal.rooms(), await journal.read("BCDF"))
        await journal.append("BCDF", 4, b"{}")


async def reads_as_released(rooms: list[KeptRoom], bodies: list[bytes]) -> None:
    assert rooms == [KeptRoom("BCDF", 3, 62, 100.0, 102.0), KeptRoom("GHJK", 1, 2, 103.0, 103.0)]
    assert bodies == [
        b'{"name":"Ada"}',
        b'{"name":"Bruno","seat":2}',
        b'{"said":"\xc3\xa9t\xc3\xa9","at":9}',
    ]


@pytest.mark.parametrize(
    "url", ["", "journal.db", "sqlite://", "sqlite:///", "mysql://me:word@h/d"]
)
@on_a_loop
async def test_an_address_of_no_journal_is_refused_and_its_password_not_repeated(url: str) -> None:
    said = await refusal(url)
    assert "sqlite:///FILE or postgresql://" in said
    assert "word" not in said


@on_a_loop
async def test_three_slashes_begin_a_path_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with await open_journal("sqlite:///here.db") as journal:
        await journal.append("BCDF", 1, b"one")
    assert (tmp_path / "here.db").exists()


@pytest.mark.parametrize("content", [b"Dear diary, " * 100, b"xy", os.urandom(5000)])
@on_a_loop
async def test_a_file_that_is_no_journal_is_refused_and_left_alone(
    file: str, content: bytes
) -> None:
    path_of(file).write_bytes(content)
    assert (await refusal(file)).endswith("journal.db is not a journal of Standoff.")
    assert path_of(file).read_bytes() == content


@on_a_loop
async def test_a_database_of_another_program_is_refused_and_left_alone(file: str) -> None:
    with closing(sqlite3.connect(path_of(file))) as connection:
        connection.execute("CREATE TABLE room (code)")
        connection.commit()
    content = path_of(file).read_bytes()
    assert (await refusal(file)).endswith("journal.db is not a journal of Standoff.")
    assert path_of(file).read_bytes() == content


@on_a_loop
async def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in await refusal(f"sqlite:///{tmp_path}/none/journal.db")


@on_a_loop
async def test_a_server_that_cannot_be_reached_is_said_in_a_sentence(tmp_path: Path) -> None:
    said = await refusal(f"postgresql://postgres:word@/none?host={tmp_path}")
    assert said.startswith("PostgreSQL cannot be reached: ")
    assert "word" not in said


@on_a_loop
async def test_a_database_that_does_not_exist_is_said_in_a_sentence(postgres: Postgres) -> None:
    assert 'database "none" does not exist' in await refusal(postgres.url("none"))


@pytest.mark.parametrize("setting", ["synchronous_commit", "fsync", "full_page_writes"])
@on_a_loop
async def test_a_server_that_could_forget_is_refused(setting: str) -> None:
    with running_postgres(**{setting: "off"}) as forgetful:
        assert f"{setting} = off" in await refusal(forgetful.url())


@on_a_loop
async def test_without_asyncpg_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "standoff.journal.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = await refusal("postgresql://postgres@/none")
    assert said == 'A journal in PostgreSQL needs asyncpg: pip install ".[postgres]" in a clone.'
