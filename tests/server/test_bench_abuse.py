"""`standoff bench abuse`: every attack beside the same traffic into a sink, and nobody shut out."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from standoff_drivers.attacks import ATTACKS

STANDOFF = Path(sys.executable).with_name("standoff")


@pytest.mark.slow
def test_every_attack_is_tried_from_one_address_and_from_many() -> None:
    told = ("--tables", "2", "--addresses", "3", "--seconds", "9", "--json")
    command = [str(STANDOFF), "bench", "abuse", *told]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    trials = json.loads(done.stdout)["trials"]
    tried = [(one["attack"], one["addresses"]) for one in trials]
    assert tried == [(name, some) for name in ATTACKS for some in (1, 3)]
    assert all(one["megabytes"] <= 50 for one in trials)
