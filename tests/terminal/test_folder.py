"""Records go where each system keeps such things."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from standoff.terminal.folder import as_typed, data_folder, new_record

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "home/.local/share/standoff"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/standoff"),
        ("linux", {"XDG_DATA_HOME": "data"}, "home/.local/share/standoff"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "home/Library/Application Support/standoff"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/standoff"),
        ("win32", {}, "home/AppData/Local/standoff"),
    ],
)
def test_records_are_kept_in_the_users_data_folder(
    platform: str, environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert data_folder(environment, platform) == Path(folder)


def test_a_record_is_named_by_its_date_and_never_takes_the_place_of_another(
    tmp_path: Path,
) -> None:
    names = []
    for _ in range(3):
        path = new_record(tmp_path, NOW)
        path.touch()
        names.append(path.name)
    assert names == [
        "standoff-2026-01-02-030405.jsonl",
        "standoff-2026-01-02-030405-2.jsonl",
        "standoff-2026-01-02-030405-3.jsonl",
    ]


def test_a_path_with_a_blank_can_be_typed_as_it_is_shown() -> None:
    path = Path("my games/one.jsonl")
    assert as_typed(path, "linux") == "'my games/one.jsonl'"
    # Windows knows no single quotes.
    assert as_typed(path, "win32") == '"my games/one.jsonl"'
