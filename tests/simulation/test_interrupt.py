"""Ctrl-C during a long simulation, on a terminal of the test's own."""

import json
import os
import pty
import re
import signal
import subprocess
import sys

import pytest


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_the_games_that_were_over(jobs: str) -> None:
    ours, theirs = pty.openpty()
    many = ["simulate", "--games", "1000000", "--jobs", jobs, "--json", "--language", "en"]
    running = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from standoff.cli.main import main; raise SystemExit(main())",
            *many,
        ],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80"},
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    while not re.search(rb"\D[1-9]\d*/1000000", shown):
        shown += os.read(ours, 4096)
    os.killpg(running.pid, signal.SIGINT)
    out, _ = running.communicate(timeout=600)
    os.close(ours)
    assert running.returncode == 130
    assert 0 < json.loads(out)["games"] < 1_000_000
