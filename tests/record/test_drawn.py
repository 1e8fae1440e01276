"""A draw that was touched does not fit: parts are those that all were bound to before any was opened."""

from functools import partial
from typing import Any

import pytest

from standoff.record.verify import Fit, verify
from tests.record.games import sealed_record, uncommitted_record
from tests.record.test_verify import CONTRIBUTIONS, OPTIONS, SEALED, Lines, chained, edited, put

BOTH = sealed_record(OPTIONS, "guarded", [b"\x02" * 32, b"\x03" * 32, b"", b"", b""])
NOBODY = sealed_record(OPTIONS, "guarded", [b""] * 5)[1]
UNCOMMITTED = uncommitted_record(OPTIONS, "guarded", CONTRIBUTIONS)


def put_part(seat: int, part: str, line: dict[str, Any]) -> None:
    line["seed"]["contributions"][seat] = part


TAMPERINGS: dict[str, tuple[Lines, int, str]] = {
    "a part of somebody who committed to none": (
        chained(edited(SEALED, -2, partial(put_part, 3, "ab" * 32))),
        len(SEALED) - 1,
        "holds a part of seat 3, which gave none",
    ),
    "another contribution where nobody had committed to one": (
        edited(UNCOMMITTED, -2, lambda line: line["seed"]["contributions"].reverse()),
        len(UNCOMMITTED),
        "does not carry the hash",
    ),
    "a sealed game that was never drawn": (
        chained([SEALED[0], *SEALED[2:]]),
        2,
        'is a "step" line, which cannot come here',
    ),
    "a draw in a game of before": (
        chained([UNCOMMITTED[0], SEALED[1], *UNCOMMITTED[1:]]),
        2,
        'is a "draw" line, which cannot come here',
    ),
    "a draw for fewer seats": (
        edited(SEALED, 1, lambda line: line["commitments"].pop()),
        2,
        "does not say for every seat",
    ),
    "somebody named who had nothing to open": (
        edited(SEALED, 1, partial(put, "missing", [1])),
        2,
        "names somebody who had nothing to open",
    ),
    "a bot's part that does not follow from the seed": (
        chained(edited(SEALED, 1, partial(put, "house", [0]))),
        len(SEALED) - 1,
        "that does not follow from the seed",
    ),
    "a second draw after everybody has opened": (
        chained([*SEALED[:2], *SEALED[1:]]),
        3,
        'is a "draw" line, which cannot come here',
    ),
    "no second draw after somebody has not opened": (
        chained(edited(SEALED, 1, partial(put, "missing", [0]))),
        3,
        'is a "step" line, which cannot come here',
    ),
    "who did not open let in again": (
        chained([*edited(SEALED, 1, partial(put, "missing", [0]))[:2], *SEALED[1:]]),
        3,
        "lets somebody in who did not open before",
    ),
    "who did not commit once more not named": (
        chained([*edited(BOTH, 1, partial(put, "missing", [0]))[:2], NOBODY, *BOTH[2:]]),
        3,
        "does not name everybody who did not commit once more",
    ),
}


def test_a_game_of_format_1_fits() -> None:
    verdict = verify(b"".join(UNCOMMITTED))
    assert verdict.sentence == f"fits: {len(UNCOMMITTED)} lines of a finished game."


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_tampering_with_a_draw_is_found(tampering: str) -> None:
    lines, number, why = TAMPERINGS[tampering]
    verdict = verify(b"".join(lines))
    assert (verdict.fit, verdict.line) == (Fit.MISFIT, number), verdict.sentence
    assert why in verdict.sentence
