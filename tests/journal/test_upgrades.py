"""Upgrades: a journal outlives the version that wrote it, and nothing is played by other rules."""

import logging
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import standoff
from standoff.cli.main import main
from standoff.journal.opening import open_journal
from standoff.protocol import hello
from standoff.protocol.closing import CODES, Why
from standoff.rooms import spoken, stored
from standoff.rooms.deeds import play, server, talk
from standoff.rooms.entries import Opened
from standoff.rooms.stored import FORMAT, LIFTS, OtherVersionError
from standoff.rules.game import RULES_VERSION
from standoff.server import upkeep
from standoff.server.upkeep import Upkeep
from tests.journal.evenings import EVENINGS, RELEASED, current, kept, noticed, write_once_more
from tests.journal.loops import on_a_loop
from tests.server.memory import hall
from tests.server.serving import ROOMY

OURS = Path(standoff.__file__).parent
NOTICE = "from tests.journal.evenings import noticed; print(*noticed(), sep='\\n')"


def test_every_evening_of_a_released_version_comes_to_what_it_came_to() -> None:
    assert list(noticed()) == []
    names = sorted(evening.__name__ for evening in EVENINGS)
    assert [path.stem for path in sorted(current().glob("*.jsonl"))] == names
    assert {path.parent.name for path in kept()} >= {
        "format-1-rules-1",
        "format-2-rules-1",
        "format-3-rules-1",
    }


def test_rows_of_the_first_format_are_lifted_to_what_would_be_written_now() -> None:
    for path in sorted((RELEASED / "format-1-rules-1").glob("*.jsonl")):
        rows = path.read_bytes().splitlines()
        assert not any(b'"rules"' in row for row in rows)
        second = (RELEASED / "format-2-rules-1" / path.name).read_bytes().splitlines()
        assert [again(row) for row in rows] == [again(row) for row in second]
        # A table of before goes on as it was drawn, until one of its devices commits to a part.
        assert b'"commits":false' in again(rows[0])


def again(row: bytes) -> bytes:
    """A row as it would be written now."""
    return stored.encode(stored.decode(row))


def test_what_was_allowed_once_is_not_refused_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How often one may talk, what families do not hear, how many come in: none of it is a rule."""
    for module, limit in ((talk, "TALK_EVERY"), (talk, "POINT_EVERY"), (play, "NUDGE_EVERY")):
        monkeypatch.setattr(module, limit, 10**15)
    monkeypatch.setattr(server, "MOST_MEMBERS", 0)
    monkeypatch.setattr(spoken, "clean", lambda *_: "")
    assert list(noticed()) == []


def test_every_row_names_its_versions_and_every_older_format_has_a_way_to_ours() -> None:
    for path in current().glob("*.jsonl"):
        for row in path.read_bytes().splitlines():
            said = msgspec.json.decode(row)
            assert (said["format"], said["rules"]) == (FORMAT, RULES_VERSION)
    assert set(LIFTS) == set(range(1, FORMAT))


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        ("protocol/deeds/seats.py", r"    bot\b", "    temper", ("cannot be read", "shape")),
        ("protocol/deeds/outing.py", "MOST_PROPOSED = 60", "MOST_PROPOSED = 50", ("shape",)),
        ("rules/notes.py", "20_000", "25_000", ("comes to something else: raise RULES",)),
    ],
    ids=["a renamed field", "a tighter limit", "another sum"],
)
def test_a_change_that_old_rows_would_not_survive_is_noticed(
    file: str, before: str, after: str, says: tuple[str, ...], tmp_path: Path
) -> None:
    copy = tmp_path / "standoff"
    shutil.copytree(OURS, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    path = copy / file
    path.write_text(re.sub(before, after, path.read_text()))
    root = str(Path(__file__).parents[2])
    paths = os.pathsep.join((str(tmp_path), root))
    done = subprocess.run(
        [sys.executable, "-c", NOTICE],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(one in done.stdout for one in says), done.stdout


async def opened(folder: Path) -> tuple[str, str]:
    """A table with its host, whose server has ended: its code, and the host's token."""
    async with hall(folder, ROOMY) as it:
        host = await it.visit(hello.Open(name="Ada"))
        return host.peer.me.code, host.peer.me.token


@pytest.mark.parametrize("versions", [{"rules": RULES_VERSION + 1}, {"format": FORMAT + 1}])
@on_a_loop
async def test_a_table_of_another_version_is_named_kept_and_not_continued(
    versions: dict[str, int], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"
    (other, token), (ours, our_token) = await opened(tmp_path), await opened(tmp_path)
    await write_once_more(journal, other, **versions)
    async with await open_journal(journal) as kept_rows:
        before = await kept_rows.read(other)
    async with hall(tmp_path, ROOMY) as it:
        await it.house.restore()
        assert f"room {other} is closed: it is " in caplog.text
        for asked in (hello.Attach(code=other, token=token), hello.Enter(code=other, name="Eve")):
            shown_out = await it.visit(asked)
            assert shown_out.peer.closed == (CODES[Why.OTHER_VERSION], "other-version")
            assert not shown_out.peer.frames
        fine = await it.visit(hello.Attach(code=ours, token=our_token))
        assert fine.peer.me.code == ours
        assert await it.house.journal.read(other) == before


@on_a_loop
async def test_a_table_of_another_version_is_named_at_start_also_if_nobody_comes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "INSPECTION", 0)
    code, _ = await opened(tmp_path)
    await write_once_more(f"sqlite:///{tmp_path}/journal.db", code, rules=99)
    caplog.set_level(logging.INFO)
    async with hall(tmp_path, ROOMY) as it:
        it.house.shut.clear()
        caplog.clear()
        upkept = Upkeep(it.house, 30)
        await upkept.inspect()
        await upkept.stop()
    assert f"room {code} is closed: it is played by rules 99" in caplog.text


def test_a_table_of_another_version_is_listed_and_exported_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"

    @on_a_loop
    async def prepared() -> None:
        code, _ = await opened(tmp_path)
        await write_once_more(journal, code, rules=99)

    prepared()
    assert main(["games", "list", "--journal", journal]) == 0
    assert "is of another version: it is played by rules 99" in capsys.readouterr().out
    assert main(["games", "export", "--journal", journal, "--to", str(tmp_path / "out")]) == 0
    (written,) = (tmp_path / "out").iterdir()
    rows = written.read_bytes().splitlines()
    first = stored.decode(rows[0])
    assert isinstance(first, Opened)
    assert written.name == f"{first.code}-rows.jsonl"
    with pytest.raises(OtherVersionError, match="plays by rules"):
        stored.decode(rows[-1])
