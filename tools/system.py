"""What tests need of the system and Python's packages do not bring: installed when it is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from ctypes.util import find_library

from tools import postgres

# The Debian package, and whether what it brings is there.
PACKAGES: dict[str, Callable[[], bool]] = {
    # The whole browser has tabs that can be hidden; without its windows a page costs a seventh.
    "chromium": lambda: shutil.which("chromium") is not None,
    "chromium-headless-shell": lambda: shutil.which("chromium-headless-shell") is not None,
    # What drives the browser needs it, and a small Debian has it not.
    "libatomic1": lambda: find_library("atomic") is not None,
    "postgresql": lambda: postgres.program("initdb") is not None,
    "strace": lambda: shutil.which("strace") is not None,
}


def ensure() -> None:
    """Have every program the tests start, or end with one line that says what is missing."""
    missing = [package for package, is_there in PACKAGES.items() if not is_there()]
    if missing and not installs(missing):
        sys.exit(f"Set-up failed: please install {' and '.join(missing)}, which the tests need.")


def installs(packages: list[str]) -> bool:
    """Tell whether the packages could be installed."""
    as_root = [] if os.getuid() == 0 else ["sudo"]
    if not all(shutil.which(command) for command in ("apt-get", *as_root)):
        return False
    print(f"Setting up: installing {', '.join(packages)} (once)", file=sys.stderr, flush=True)
    command = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*command, "update"], check=False)
    install = [*command, "install", "--yes", "--no-install-recommends", *packages]
    return subprocess.run(install, stdout=subprocess.DEVNULL, check=False).returncode == 0
