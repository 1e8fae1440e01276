"""Break the code in one place after another, and see whether the tests that reach it notice.

First all quick tests of these packages run once, and it is noted which lines each of them reaches;
then every mutant is tried in a copy of the tree by those that reach its line, those of its package
and the fastest first.
Who survives is named. mutmut hangs trampolines and attributes on every class, which frozen Structs
do not take, and cosmic-ray runs everything for each mutant; hence this.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from msgspec import to_builtins

from tools.environment import BIN, ROOT
from tools.mutants import Mutant, mutants_of
from tools.reach import SITE, Reach, read_reach
from tools.trials import Tree, all_tried

PACKAGES = ("rooms", "server", "journal", "ledger")
FOLDERS = [f"tests/{name}" for name in (*PACKAGES, "lobby", "simulated")]
"""Whose tests are asked."""
OF_A_DATABASE = Path("src/standoff/journal/postgres.py")
RESULTS = ROOT / "mutate-results.json"
SECONDS_OF_TESTS = 60
"""How long the tests may take together that are asked about one mutant."""
TOLD = ("noticed", "hung", "broke off", "survived", "not reached", "unclear")


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        unbroken = copied(Path(folder) / "unbroken")
        reach = read_reach(given.reach) or traced(unbroken, given.reach)
        asked = [
            (one, reach.tests_of(one.path, one.line, SECONDS_OF_TESTS))
            for one in sampled(
                given.packages,
                given.count,
                given.seed,
                with_database=any("[database]" in test for test in reach.seconds),
            )
        ]
        trials = []
        for trial in all_tried(asked, unbroken, given.workers, FOLDERS):
            trials.append(trial)
            print(
                f"{len(trials):4} {trial.end:12} {trial.seconds:5.1f} s  {trial.mutant}", flush=True
            )
    RESULTS.write_text(json.dumps([to_builtins(one) for one in trials], indent=1) + "\n")
    counts = {end: sum(one.end == end for one in trials) for end in TOLD}
    told = len(trials) - counts["unclear"]
    lived = counts["survived"] + counts["not reached"]
    print(", ".join(f"{count} {end}" for end, count in counts.items()))
    print(f"{told - lived} of {told} mutants were noticed (seed {given.seed}).")
    return int(lived > 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/mutate", description=__doc__)
    parser.add_argument("packages", nargs="*", default=PACKAGES, help="of src/standoff")
    parser.add_argument("--count", type=int, default=150, help="how many mutants (150)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument(
        "--reach", type=Path, help="where it is kept which test reaches what, for another run"
    )
    return parser


def copied(folder: Path) -> Path:
    """The tree as it stands, with the built client, in a folder that may be broken."""
    known = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True
    )
    for name in known.stdout.splitlines():
        if Path(name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, folder / name)
    built = Path("src/standoff/server/static")
    shutil.copytree(built, folder / built, dirs_exist_ok=True)
    return folder


def traced(copy: Path, kept: Path | None) -> Reach:
    """Run the quick tests once, and see which lines each of them reaches."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "reach.json"
        pytest = [str(BIN / "pytest"), "-q", "-p", "tools.reach", "-p", "no:cacheprovider"]
        which = ["-n", "2", "--dist", "worksteal", "-m", "not review", *FOLDERS]
        (copy / "sitecustomize.py").write_text(SITE)
        done = subprocess.run(
            [*pytest, *which],
            cwd=copy,
            env=Tree(copy, copy / "begun").environment()
            | {"REACH": str(told), "REACHED": " ".join(PACKAGES)},
            check=False,
        )
        if done.returncode not in (0, 1):  # one that fails here says nothing of a mutant later
            raise SystemExit(done.returncode)
        parts = sorted(Path(folder).iterdir())
        reach = Reach.merged(parts)
    if kept is not None:
        kept.write_bytes(reach.written())
    return reach


def sampled(
    packages: list[str], count: int, seed: int, *, with_database: bool = True
) -> list[Mutant]:
    """So many mutants of the packages, by chance."""
    modules = {path for one in packages for path in Path("src/standoff", one).rglob("*.py")}
    if not with_database:
        print("No test has passed on PostgreSQL here: its store is left alone.")
        modules -= {OF_A_DATABASE}
    everything = [mutant for path in sorted(modules) for mutant in mutants_of(path)]
    return random.Random(seed).sample(everything, min(count, len(everything)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
