"""Sealing: what rows say can be read with the key alone, which is in no file of the journal."""

import asyncio
from pathlib import Path

import pytest

from standoff.journal.errors import DamagedError, JournalError, SealedError
from standoff.journal.opening import open_journal
from standoff.journal.sealing import MARK, STEP, Seal
from tests.journal.engines import ask_postgres, ask_sqlite, overwrite
from tests.journal.loops import on_a_loop

SECRET = b'{"seed":"Ermintrude"}'


async def write(url: str, key: Path, number: int = 1, body: bytes = SECRET) -> None:
    async with await open_journal(url, key=key) as journal:
        await journal.append("BCDF", number, body)


async def read(url: str, key: Path | None) -> list[bytes]:
    async with await open_journal(url, key=key) as journal:
        return await journal.read("BCDF")


def bodies(url: str) -> list[bytes]:
    """What lies in the tables of a closed journal."""
    if url.startswith("sqlite"):
        found = ask_sqlite(url, "SELECT body FROM rows_42434446 ORDER BY number")
    else:
        found = ask_postgres(url, "SELECT body FROM standoff.journal ORDER BY number")
    return [bytes(body) for (body,) in found if isinstance(body, bytes)]


@on_a_loop
async def test_a_row_is_read_with_its_key_and_asked_for_again_is_written_once(
    url: str, tmp_path: Path
) -> None:
    key = tmp_path / "elsewhere" / "key"
    for _ in range(2):
        await write(url, key)
    assert key.stat().st_mode & 0o777 == 0o600
    assert await read(url, key) == [SECRET]
    (written,) = await asyncio.to_thread(bodies, url)
    assert b"Ermintrude" not in written
    async with await open_journal(url, key=key) as journal:
        assert await journal.copy("BCDF") == [written]


@on_a_loop
async def test_without_the_key_or_with_another_the_journal_is_refused_in_one_line_and_kept(
    url: str, tmp_path: Path
) -> None:
    key, other = tmp_path / "key", tmp_path / "other"
    await write(url, key)
    kept = key.read_text()
    key.unlink()
    with pytest.raises(JournalError, match=r"sealed with a key that is missing; .*Nothing was"):
        await read(url, key)
    assert not key.exists()
    other.write_text("ab" * 64)
    with pytest.raises(JournalError, match="sealed with another key than that in") as refused:
        await read(url, other)
    assert "\n" not in str(refused.value)
    for spoilt in ("", "ab", "not a key", "ö"):
        key.write_text(spoilt)
        with pytest.raises(JournalError, match="key"):
            await read(url, key)
        assert key.read_text() == spoilt
    key.write_text(kept)
    assert await read(url, key) == [SECRET]


@on_a_loop
async def test_a_new_key_seals_from_now_on_and_the_one_below_it_still_opens(
    url: str, tmp_path: Path
) -> None:
    key = tmp_path / "key"
    await write(url, key)
    old = key.read_text()
    key.write_text("ab" * 64 + "\n" + old)
    await write(url, key, 2, b"two")
    assert await read(url, key) == [SECRET, b"two"]
    first, second = await asyncio.to_thread(bodies, url)
    assert first[:MARK] != second[:MARK]
    key.write_text(old)
    with pytest.raises(SealedError, match="Room BCDF is sealed with another key from row 2 on"):
        await read(url, key)


@on_a_loop
async def test_rows_of_before_stay_as_they_are_and_those_behind_them_are_sealed(
    url: str, tmp_path: Path
) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"{}")
    key = tmp_path / "key"
    await write(url, key, 1, b"{}")
    await write(url, key, 2)
    assert await read(url, key) == [b"{}", SECRET]
    plain, sealed = await asyncio.to_thread(bodies, url)
    assert plain == b"{}"
    assert SECRET not in sealed


@on_a_loop
async def test_one_damaged_row_is_not_taken_for_a_wrong_key(url: str, tmp_path: Path) -> None:
    key = tmp_path / "key"
    for number in (1, 2):
        await write(url, key, number)
    first, _ = await asyncio.to_thread(bodies, url)
    broken = first[:1] + bytes([first[1] ^ 1]) + first[2:]
    await asyncio.to_thread(overwrite, url, "BCDF", 1, broken)
    with pytest.raises(DamagedError, match="is damaged from row 1 on"):
        await read(url, key)


@on_a_loop
async def test_a_key_that_cannot_be_read_is_said_in_a_sentence(url: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(JournalError, match=r"key .* cannot be used: Is a directory"):
        await open_journal(url, key=tmp_path / "folder")


def test_a_row_is_opened_in_its_own_place_alone_and_whole() -> None:
    seal = Seal([bytes(64)])
    sealed = seal.sealed("BCDF", 1, SECRET)
    assert seal.opened("BCDF", 1, sealed) == SECRET
    flipped = sealed[:-1] + bytes([sealed[-1] ^ 1])
    for room, number, body in (("GHJK", 1, sealed), ("BCDF", 2, sealed), ("BCDF", 1, flipped)):
        with pytest.raises(DamagedError):
            seal.opened(room, number, body)


@pytest.mark.parametrize("length", [0, 1, STEP - 1, STEP, 3 * STEP - 1, 3 * STEP + 1])
def test_how_long_a_row_is_is_told_in_steps_alone(length: int) -> None:
    seal = Seal([bytes(64)])
    for body in (b"x" * length, b"\0" * length):
        sealed = seal.sealed("BCDF", 1, body)
        assert (len(sealed) - MARK - 16) % STEP == 0
        assert len(sealed) - length <= STEP + MARK + 16
        assert seal.opened("BCDF", 1, sealed) == body
