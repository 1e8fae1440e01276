"""Which tables the vector engine may be asked to play."""

import pytest

from standoff.cli.main import main
from standoff.schema.observation import POWERS
from standoff.vector import law as laws
from standoff.vector.law import PLAYABLE, POWER_SETS, law


def test_every_set_of_powers_is_known() -> None:
    assert tuple(POWER_SETS) == PLAYABLE


@pytest.fixture
def stoic(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power that the rules deal, and the engine has not been taught."""
    monkeypatch.setattr(laws, "POWERS", (*POWERS, "stoic"))
    monkeypatch.setitem(POWER_SETS, "all+backstab", len(POWERS) + 1)
    monkeypatch.setattr(laws, "PLAYABLE", ("none", "starter", "all"))


UNKNOWN = "the vector engine does not know stoic: play by the rules"


@pytest.mark.usefixtures("stoic")
def test_a_power_the_engine_does_not_know_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=f"^{UNKNOWN}$"):
        law(powers="all+backstab")
    assert law(powers="all").has_powers


@pytest.mark.usefixtures("stoic")
@pytest.mark.parametrize(
    "command",
    [
        "simulate --engine vector --games 1 --bots random",
        "tournament --engine vector --games 1 --hero random --others fox",
        "exploit great-shark",
    ],
)
def test_commands_say_so_before_they_begin(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "--powers", "all+backstab"]) == 2
    assert capsys.readouterr().err == f"standoff: {UNKNOWN}\n"
