"""The JSON Schema of scenario files: python -m tools.scenario_schema writes it."""

import json
from pathlib import Path

from standoff.referee.forms import schema

SCHEMA = Path(__file__).resolve().parent.parent / "docs" / "scenario.schema.json"


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(text(), encoding="utf-8")
