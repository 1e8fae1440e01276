"""The examples at small sizes: ours here, those of others in an environment of their own."""

import fcntl
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = {
    "vector_ppo.py": ("--updates", "1", "--tables", "16"),
    "openspiel_cfr.py": ("--solver", "outcome-sampling", "--iterations", "200"),
}
"""What runs on JAX and OpenSpiel alone."""
THEIRS = {
    "sb3_supersuit.py": ("--steps", "1280"),
    "maskable_ppo.py": ("--steps", "256"),
    "cleanrl_ppo.py": ("--steps", "1024"),
    "rllib_ppo.py": ("--iterations", "1", "--batch", "256"),
    "openspiel_nfsp.py": ("--episodes", "200"),
    "openspiel_deep_cfr.py": ("--iterations", "2"),
}
"""What needs PyTorch, some of it Ray."""
PACKAGES = (
    "torch==2.13.0",
    "stable-baselines3==2.9.2",
    "sb3-contrib==2.9.2",
    "supersuit==3.11.0",
    "ray[rllib]==2.60.0",
)
FOLDER = ROOT / ".venv-examples"


def run(python: str, example: str, arguments: tuple[str, ...]) -> str:
    """What an example prints; a failure shows all of it."""
    done = subprocess.run(
        [python, str(ROOT / "examples" / example), *arguments],
        env={**os.environ, "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{example}: {done.stdout}\n{done.stderr}"
    return done.stdout


def run_in_their_own_environment(number: int) -> None:
    """Install what others wrote, once, and run one of their examples."""
    python = FOLDER / "bin" / "python"
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the second worker waits, and finds the work done
        if not (FOLDER / "ready").exists():
            venv.create(FOLDER, with_pip=True)
            pip = [str(python), "-m", "pip", "install", "--quiet"]
            subprocess.run([*pip, "-e", f"{ROOT}[lab]", *PACKAGES], check=True, stdout=sys.stderr)
            (FOLDER / "ready").touch()
    example = list(THEIRS)[number % len(THEIRS)]
    run(str(python), example, THEIRS[example])
