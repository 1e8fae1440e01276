"""`standoff bench server`: real sockets, a durable journal, kill -9 and resume."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

STANDOFF = Path(sys.executable).with_name("standoff")
KEYS = {
    "tables", "decisions", "lost", "ack_p50_ms", "ack_p99_ms", "ack_p999_ms",
    "cpu_ms_per_decision", "kb_per_seat", "resume_p99_ms",
}  # fmt: skip


@pytest.mark.slow
def test_the_bench_holds_some_tables_and_loses_nothing() -> None:
    command = [str(STANDOFF), "bench", "server", "--tables", "3", "--seconds", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)
    assert set(figures) >= KEYS
    assert figures["tables"] == 3
    assert figures["decisions"] > 5
    assert figures["lost"] == 0


def test_a_bench_of_no_tables_is_a_slip() -> None:
    command = [str(STANDOFF), "bench", "server", "--tables", "0"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
