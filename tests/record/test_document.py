"""`docs/record.md` is exact: its example fits, and its chance can be redone from its words alone."""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from standoff.record.verify import Fit, verify
from standoff.record.writer import Writer
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Seeded, draws, fingerprint, game_seed
from standoff.rules.classic.decisions import STAY, WITHDRAW, Aim, Load
from standoff.rules.classic.options import POOLS, Options
from standoff.rules.classic.words import Bullet, PowerSet
from standoff.rules.game import asks, deal, step
from tests.record.games import NAMES, seed_of_text

PAGE = (Path(__file__).parent.parent.parent / "docs" / "record.md").read_text()


def block(language: str) -> str:
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


VECTORS: list[dict[str, Any]] = json.loads(block("json"))
each_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda one: one["seed_text"])


def example() -> bytes:
    """The game that the page begins to tell."""
    options = Options(players=4)
    seed = seed_of_text(options, "standoff")
    writer = Writer()
    lines = [writer.open_game(options, NAMES[:4], seed)]
    table, _ = deal(options, seed.chance())
    said: list[dict[Seat, Decision | None]] = [
        {0: Load((Bullet.BANG,)), 1: Load((Bullet.CLICK,)), 2: None, 3: Load((Bullet.BBB,))},
        {0: Aim((2,)), 1: Aim((0,)), 2: Aim((3,)), 3: Aim((2,))},
        {0: STAY, 1: STAY, 2: WITHDRAW, 3: STAY},
    ]
    for answers in said:
        lines.append(writer.step(asks(table), answers))
        table, _ = step(table, answers)
    return b"".join(lines)


def test_the_example_is_what_is_written_today_and_fits() -> None:
    assert block("jsonl") == example().decode()
    verdict = verify(example())
    assert verdict.fit is Fit.FITS
    assert "4 lines of an unfinished game" in verdict.sentence


@each_vector
def test_the_code_deals_what_the_test_vectors_say(vector: dict[str, Any]) -> None:
    table_seed = sha256(vector["seed_text"].encode()).digest()
    contributions = [bytes.fromhex(given) for given in vector["contributions"]]
    seed = game_seed(table_seed, contributions)
    chance = Seeded(seed)
    assert table_seed.hex() == vector["table_seed"]
    assert fingerprint(table_seed) == vector["fingerprint"]
    assert seed.hex() == vector["game_seed"]
    assert [chance.note(turned) for turned in range(40)] == vector["notes"]
    for pool, dealt in vector["powers"].items():
        assert [chance.power(seat, POOLS[PowerSet(pool)]) for seat in range(6)] == dealt
    assert {seats: chance.cop(int(seats)) for seats in ("5", "6")} == vector["cop"]
    for laid in vector["bullets"]:
        unused = [Bullet(bullet) for bullet in laid["unused"]]
        drawn = chance.bullet(laid["round"], laid["seat"], laid["gun"], unused)
        assert drawn == laid["laid"]


def words(seed: bytes, label: str) -> Iterator[int]:
    """A second implementation, from the page alone."""
    n = 0
    while True:
        yield int(sha256(seed + label.encode() + n.to_bytes(8, "big")).hexdigest()[:16], 16)
        n += 1


def below(b: int, stream: Iterator[int]) -> int:
    limit = 2**64 - 2**64 % b
    return next(word for word in stream if word < limit) % b


def shuffle(seed: bytes, label: str, cards: list[Any]) -> list[Any]:
    stream = words(seed, label)
    for i in reversed(range(1, len(cards))):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def pool(last: str) -> list[str]:
    """The powers down to the one behind which a pool ends, as the page lists them."""
    listed = PAGE.partition("The pools, in order:")[2].partition(f"(here ends `{last}`)")[0]
    return re.findall(r"`([a-z-]+)`(?!\))", listed)


@each_vector
def test_the_page_alone_is_enough_to_redo_the_deal(vector: dict[str, Any]) -> None:
    table_seed = sha256(vector["seed_text"].encode()).digest()
    contributions = b"".join(bytes.fromhex(given) for given in vector["contributions"])
    seed = sha256(table_seed + contributions).digest()
    notes = shuffle(seed, "notes", [20000] * 10 + [10000] * 15 + [5000] * 15)
    powers = {last: shuffle(seed, "powers", pool(last))[:6] for last in vector["powers"]}
    cops = {
        str(seats): shuffle(seed, "roles", ["cop"] + ["gangster"] * (seats - 1)).index("cop")
        for seats in (5, 6)
    }
    bullets = [
        laid["unused"][
            below(
                len(laid["unused"]),
                words(seed, f"bullet/{laid['round']}/{laid['seat']}/{laid['gun']}"),
            )
        ]
        for laid in vector["bullets"]
    ]
    assert sha256(table_seed).hexdigest() == vector["fingerprint"]
    assert seed.hex() == vector["game_seed"]
    assert notes == vector["notes"]
    assert powers == vector["powers"]
    assert cops == vector["cop"]
    assert bullets == [laid["laid"] for laid in vector["bullets"]]


@pytest.mark.parametrize("label", ["notes", "powers", "roles"])
def test_a_word_that_would_favour_small_numbers_is_thrown_away(label: str) -> None:
    seed, bound = bytes(32), 2**63 + 1  # half of all words are too large
    stream = words(seed, label)
    counter = 0
    for _ in range(20):
        number, counter = draws(seed, label, bound, counter)
        assert number == below(bound, stream)
    assert counter > 20
