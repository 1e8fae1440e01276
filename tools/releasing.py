"""Builds the wheel and the source archive of the last commit, browser client inside, twice.

Only what both builds agree on to the byte is kept, in dist, with its hashes: so anybody can build the same.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from tools.environment import ROOT

DIST = ROOT / "dist"
HASHES = "SHA256SUMS"
PAGE = "standoff/server/static/index.html"
"""What a wheel without the browser client has not."""


class ReleaseError(Exception):
    """Nothing is released, and why."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/release", description=__doc__)
    parser.add_argument("--to", type=Path, default=DIST, metavar="FOLDER", help="where to (dist)")
    given = parser.parse_args(arguments)
    if git("status", "--porcelain"):
        print("What is not committed stays out.", file=sys.stderr)
    try:
        with tempfile.TemporaryDirectory() as folder:
            # Two folders with names of different lengths: no path of a machine may get in.
            builds = [fresh(Path(folder) / name) for name in ("one", "another")]
            agreed(*builds)
            files = kept(builds[0], given.to)
    except (ReleaseError, subprocess.CalledProcessError) as fault:
        print(f"Nothing is released: {fault}", file=sys.stderr)
        return 1
    for file in files:
        print(f"{file}  {file.stat().st_size / 1e6:.2f} MB")
    return 0


def git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def fresh(folder: Path) -> Path:
    """What is built from the last commit and nothing else."""
    tree = folder / "tree"
    tree.mkdir(parents=True)
    archive = folder / "tree.tar"
    git("archive", "--output", str(archive), "HEAD")
    with tarfile.open(archive) as packed:
        packed.extractall(tree, filter="data")
    return built(tree, folder / "dist", git("log", "-1", "--format=%ct").strip())


def built(tree: Path, to: Path, epoch: str) -> Path:
    """The folder with the wheel and the source archive of a tree, dated by its commit."""
    print(f"Building in {tree}", file=sys.stderr, flush=True)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--directory", str(to)],
        cwd=tree,
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "SOURCE_DATE_EPOCH": epoch},
    )
    return to


def agreed(one: Path, other: Path) -> None:
    """Raise ReleaseError unless both builds are the same, and a wheel plays without Node."""
    if hashes(one) != hashes(other):
        raise ReleaseError(f"two builds differ:\n{hashes(one)}and\n{hashes(other)}")
    (wheel,) = one.glob("*.whl")
    with ZipFile(wheel) as packed:
        if PAGE not in packed.namelist():
            raise ReleaseError(f"{wheel.name} has no browser client")


def hashes(folder: Path) -> str:
    """What `sha256sum --check` reads."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".whl", ".gz"))
    return "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def kept(built: Path, to: Path) -> list[Path]:
    to.mkdir(parents=True, exist_ok=True)
    (built / HASHES).write_text(hashes(built), encoding="utf-8")
    return [Path(shutil.copy2(file, to)) for file in sorted(built.iterdir())]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
