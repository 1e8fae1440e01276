"""The browser client's own tools, run by the environment's Node: python -m tools.web check|build."""

import subprocess
import sys
from pathlib import Path

import hatch_build

ROOT = Path(__file__).resolve().parent.parent


def main(task: str) -> int:
    """Check the client's types and markup, or build it where its sources have changed."""
    try:
        if task == "build":
            hatch_build.build(ROOT)
        else:
            hatch_build.fetch(ROOT)
            check = ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
            hatch_build.node(ROOT, *check, "--output", "human")
            hatch_build.node(ROOT, "node_modules/typescript/bin/tsc", "-p", "tests")
    except subprocess.CalledProcessError as fault:
        return fault.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
