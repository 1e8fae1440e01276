"""Which tables the vector engine may be asked to play."""

import pytest

from standoff.schema.observation import POWERS
from standoff.vector import law as laws
from standoff.vector.law import PLAYABLE, POWER_SETS, law


def test_every_set_of_powers_is_known() -> None:
    assert tuple(POWER_SETS) == PLAYABLE


def test_a_power_the_engine_does_not_know_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(laws, "POWERS", (*POWERS, "stoic"))
    monkeypatch.setitem(POWER_SETS, "all+backstab", len(POWERS) + 1)
    monkeypatch.setattr(laws, "PLAYABLE", ("none", "starter", "all"))
    with pytest.raises(
        ValueError, match=r"^the vector engine does not know stoic: play by the rules$"
    ):
        law(powers="all+backstab")
    assert law(powers="all").has_powers
