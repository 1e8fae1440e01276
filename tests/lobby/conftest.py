"""Tables of the house deal when a test says so, and not once so much time has passed."""

from collections.abc import Callable

import pytest

from standoff.rooms import public

LONG = 3_600_000

Hurry = Callable[[], None]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> Hurry:
    """Whoever sits down from now on waits for nobody; until then nobody waits for bots."""
    monkeypatch.setattr(public, "WAITS", LONG)
    return lambda: monkeypatch.setattr(public, "WAITS", 0)
