"""The private environment of a checkout: made when it is missing, left alone when it is up to date.

Only the standard library, in words an old Python still reads, so that it can say it is too old.
"""

import errno
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
STAMP = VENV / "standoff-ready"

RUN = "requirements-run.lock"
DEV = "requirements.lock"
OLDEST_PYTHON = (3, 11)

ALONE = ROOT / ".standoff-setting-up"
"""The file that Windows has locked while somebody sets up; elsewhere the folder itself is."""

DISK_FULL = "the disk is full."
OFFLINE = "the packages could not be fetched; is this machine online?"
REASONS = {
    "No space left on device": DISK_FULL,
    "NewConnectionError": OFFLINE,
    "NameResolutionError": OFFLINE,
    "ConnectTimeoutError": OFFLINE,
    "ReadTimeoutError": OFFLINE,
    "ProxyError": OFFLINE,
}
"""What pip prints when something outside the project is wrong, and how we say it."""


def program(name: str) -> str:
    """A command of the environment."""
    return str(BIN / (name + ".exe" if sys.platform == "win32" else name))


class SetupError(Exception):
    """Set-up cannot go on, for a reason a person can read."""


def ensure(lock: str) -> None:
    """Have an environment that holds what the lock names, or end with one line that says why not."""
    try:
        _check_python()
        if not _is_ready(lock):
            _set_up(lock)
    except SetupError as error:
        sys.exit(f"Set-up failed: {error}")
    except OSError as error:
        reason = DISK_FULL if error.errno == errno.ENOSPC else error
        sys.exit(f"Set-up failed: {reason}")
    except KeyboardInterrupt:
        sys.exit("\nSet-up interrupted; the next start begins it again.")


def _check_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        needed, found = (".".join(map(str, v[:2])) for v in (OLDEST_PYTHON, sys.version_info))
        raise SetupError(f"Python {needed} or newer is needed, and python3 is {found} here.")


def _is_ready(lock: str) -> bool:
    # What runs the game is part of what tests it, in the same versions.
    wanted = {_stamp(lock), _stamp(DEV)}
    return STAMP.exists() and STAMP.read_text() in wanted


def _stamp(lock: str) -> str:
    contents = hashlib.sha256()
    for name in ("pyproject.toml", RUN, DEV):
        contents.update((ROOT / name).read_bytes())
    for path in _client():
        contents.update(path.read_bytes())
    return f"{_place()}\n{lock} {contents.hexdigest()}\n"


def _client() -> "list[Path]":
    """What the browser client is built from, when Standoff is installed."""
    found = [*(ROOT / "web").rglob("*"), *(ROOT / "src/standoff/words").glob("*.ftl")]
    return sorted(path for path in found if path.is_file() and "node_modules" not in path.parts)


def _place() -> str:
    # An environment holds the path it was made at, and serves one version of Python.
    return f"{ROOT} {sys.version_info[0]}.{sys.version_info[1]}"


def _set_up(lock: str) -> None:
    # Two commands started together: the second waits, and finds the work done.
    with _alone():
        if not _is_ready(lock):
            _install(lock)


@contextmanager
def _alone() -> "Iterator[None]":
    """Wait until nobody else sets up; whoever dies meanwhile lets go."""
    if sys.platform == "win32":
        held = os.open(ALONE, os.O_RDWR | os.O_CREAT)
    else:
        held = os.open(ROOT, os.O_RDONLY)
    try:
        _hold(held)
        yield
    finally:
        os.close(held)


def _hold(opened: int) -> None:
    if sys.platform == "win32":
        while True:
            try:
                msvcrt.locking(opened, msvcrt.LK_LOCK, 1)
            except OSError as busy:  # it asks ten times, once a second
                if busy.errno not in (errno.EACCES, errno.EDEADLK):
                    raise
            else:
                return
    else:
        fcntl.flock(opened, fcntl.LOCK_EX)


def _install(lock: str) -> None:
    if not (STAMP.exists() and STAMP.read_text().startswith(_place() + "\n")):
        _say("making a private environment")
        _make_venv()
    # Whoever is interrupted from here on starts with a new environment.
    STAMP.unlink(missing_ok=True)
    python = program("python")
    _say("fetching packages")
    _pip(python, "--require-hashes", "-r", lock)
    _say("installing Standoff")
    _pip(python, "--no-deps", "--no-build-isolation", "-e", ".")
    STAMP.write_text(_stamp(lock))


def _make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    if _has("venv") and _has("ensurepip"):
        _run(sys.executable, "-m", "venv", str(VENV))
    elif _has("pip"):
        # Debian keeps ensurepip apart; a folder of its own needs neither it nor root.
        with tempfile.TemporaryDirectory() as folder:
            _pip(sys.executable, "--target", folder, "virtualenv")
            _run(sys.executable, "-m", "virtualenv", str(VENV), PYTHONPATH=folder)
    else:
        raise SetupError("Python has neither venv nor pip here; install python3-venv first.")


def _has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def _pip(python: str, *arguments: str) -> None:
    quiet = ("--quiet", "--no-input", "--disable-pip-version-check")
    _run(python, "-m", "pip", "install", *quiet, *arguments)


def _run(*command: str, **variables: str) -> None:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SetupError(_reason(done.stdout))


def _reason(output: str) -> str:
    for sign, reason in REASONS.items():
        if sign in output:
            return reason
    lines = output.strip().splitlines() or ["no reason was given."]
    errors = [line for line in lines if line.startswith("ERROR: ")]
    return (errors or lines)[-1]


def _say(step: str) -> None:
    print(f"Setting up: {step} (once)", file=sys.stderr, flush=True)
