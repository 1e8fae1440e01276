"""The journal holds sealed seeds and hands: nobody but its owner can read it, whatever the umask."""

import os
import subprocess
import sys
from pathlib import Path

STANDOFF = Path(sys.executable).with_name("standoff")
NEW, OPEN_TO_ALL = 0o022, 0o644


def served_once(home: Path) -> str:
    """Start a server on the journal everybody has, with the umask everybody has; what it says."""
    with subprocess.Popen(
        [STANDOFF, "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)},
        umask=NEW,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder(home).iterdir()}
        process.terminate()
        _, said = process.communicate()
    assert modes.keys() >= {"tables.db", "tables.db-wal"}
    assert set(modes.values()) == {0o600}
    assert folder(home).stat().st_mode & 0o777 == 0o700
    return said


def folder(home: Path) -> Path:
    return home / "standoff"


def test_a_journal_is_for_its_owner_alone_and_one_of_before_is_closed_with_a_word(
    tmp_path: Path,
) -> None:
    assert "owner" not in served_once(tmp_path)
    folder(tmp_path).chmod(0o755)
    (folder(tmp_path) / "tables.db").chmod(OPEN_TO_ALL)
    said = served_once(tmp_path)
    assert "tables.db was open to others (644): now only its owner can read it" in said
    assert f"{folder(tmp_path)}: now only its owner can look into it" in said
    assert "owner" not in served_once(tmp_path)
