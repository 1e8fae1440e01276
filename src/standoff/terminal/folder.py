"""Where records are kept when nobody says where, and how a path is typed."""

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from shlex import quote
from subprocess import list2cmdline

PROGRAM = "standoff"


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for what this user's programs keep, as each system has it."""
    home = Path.home()
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / PROGRAM
    if platform == "darwin":
        return home / "Library" / "Application Support" / PROGRAM
    chosen = environment.get("XDG_DATA_HOME", "")
    # The XDG rules say that a relative path there is to be ignored.
    base = Path(chosen) if Path(chosen).is_absolute() else home / ".local" / "share"
    return base / PROGRAM


def new_record(folder: Path, now: datetime) -> Path:
    """A file for a game that begins now, which is not there yet."""
    name = f"standoff-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{name}.jsonl"
    again = 2
    while path.exists():
        path = folder / f"{name}-{again}.jsonl"
        again += 1
    return path


def as_typed(path: Path, platform: str = sys.platform) -> str:
    """A path as the shell of this system wants it in a command."""
    return list2cmdline([str(path)]) if platform == "win32" else quote(str(path))
