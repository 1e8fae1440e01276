"""Power loss: with every write that no sync covered at risk, nothing acknowledged is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.journal.power_loss import lose_power, recorded

# Small, so that a short history holds many checkpoints.
CHECKPOINTS = "PRAGMA wal_autocheckpoint = 16"


def test_no_acknowledged_row_is_lost_with_the_power(tmp_path: Path) -> None:
    history = recorded(tmp_path / "full", CHECKPOINTS)
    losses = asyncio.run(lose_power(history, images=200, seed=1))
    assert losses.broken == 0


def test_the_witness_is_on_disk_with_its_name_before_anybody_is_answered(tmp_path: Path) -> None:
    history = recorded(tmp_path / "full", CHECKPOINTS)
    names = [call.name for call in history]
    named, answered = names.index("rename"), names.index("said")
    assert history[named].path.endswith("-heads.new")
    synced = [call.path for call in history[named:answered] if call.name == "fsync"]
    assert str(tmp_path / "full") in synced
    to_it = [
        call
        for call in history[:named]
        if call.path == history[named].path and call.name != "unlink"
    ]
    assert len(to_it[0].data) > 0
    assert "sync" in to_it[-1].name


def test_a_key_has_its_name_on_disk_before_a_row_is_sealed_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "full"
    monkeypatch.setenv("STANDOFF_JOURNAL_KEY", str(folder / "journal.db-key"))
    calls = [(call.name, call.path) for call in recorded(folder, CHECKPOINTS)]
    (other_name,) = {call for call in calls if call[0] == "unlink" and "-key." in call[1]}
    behind = calls[calls.index(other_name) :]
    row = next(place for place, (name, _) in enumerate(behind) if name in ("pwrite64", "said"))
    assert ("fsync", str(folder)) in behind[:row]


@pytest.mark.slow
def test_no_acknowledged_row_is_lost_in_many_images(tmp_path: Path) -> None:
    history = recorded(tmp_path / "full", CHECKPOINTS)
    losses = asyncio.run(lose_power(history, images=600, seed=2))
    assert (losses.images, losses.broken) == (600, 0)


def test_with_weaker_syncing_rows_would_be_lost(tmp_path: Path) -> None:
    history = recorded(tmp_path / "normal", CHECKPOINTS, "PRAGMA synchronous = NORMAL")
    losses = asyncio.run(lose_power(history, images=200, seed=3))
    assert losses.broken > 40


def test_a_journal_whose_folder_is_never_synced_would_be_gone(tmp_path: Path) -> None:
    history = recorded(tmp_path / "full", CHECKPOINTS)
    careless = [
        call for call in history if "sync" not in call.name or Path(call.path) != tmp_path / "full"
    ]
    assert len(careless) < len(history)
    losses = asyncio.run(lose_power(careless, images=100, seed=4))
    assert losses.broken > 20
