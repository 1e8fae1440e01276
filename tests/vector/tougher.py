"""An Unbreakable that everybody is: for a rule broken on purpose."""

from typing import Any


def extra_wound(table: Any) -> Any:
    return table.alive


def shown_by(table: Any) -> int:
    return 0
