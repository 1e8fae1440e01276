"""The scenario files of the tests, and what is written beside each."""

import json
from pathlib import Path
from typing import Any

SCENARIOS = Path(__file__).parent.parent / "scenarios"
CLASSIC = SCENARIOS / "classic"
ILLEGAL = SCENARIOS / "illegal"


def files(folder: Path) -> list[Path]:
    """The scenarios of a folder, without what is expected of them."""
    return sorted(path for path in folder.glob("*.json") if path.suffixes[-2:-1] not in EXPECTED)


def expected(scenario: Path, kind: str) -> Any:
    """What is written beside a scenario: its `result`, or its `error`."""
    return json.loads(scenario.with_suffix(f".{kind}.json").read_text(encoding="utf-8"))


EXPECTED = ([".result"], [".error"])
