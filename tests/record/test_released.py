"""A record of every released version: it still fits, or is refused by the version it names."""

from pathlib import Path

import pytest

from standoff import __version__
from standoff.record.verify import Fit, verify

RELEASED = sorted((Path(__file__).parent / "released").glob("*.jsonl"))
RULES_OF = {"0.1.0": 1}
"""The rules each version was released with."""


def test_this_version_is_kept_too() -> None:
    assert [path.stem for path in RELEASED] == list(RULES_OF)
    assert __version__ in RULES_OF


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_a_released_record_still_fits_or_its_rules_are_named(path: Path) -> None:
    verdict = verify(path.read_bytes())
    if RULES_OF[path.stem] == RULES_OF[__version__]:
        assert verdict.fit is Fit.FITS, verdict.sentence
        assert "a finished game" in verdict.sentence
    else:
        assert verdict.fit is Fit.UNREADABLE
        assert f"version {RULES_OF[path.stem]} of the rules" in verdict.sentence
