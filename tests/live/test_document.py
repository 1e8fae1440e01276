"""`docs/record.md` says enough to deal a game of Live without our code."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from standoff.cards.reading import house_cards, house_text
from standoff.rules.cards import Weapon
from standoff.rules.chance import Seeded
from tests.record.test_document import shuffle

PAGE = (Path(__file__).parent.parent.parent / "docs" / "record.md").read_text()
(BLOCK,) = re.findall(r"^```json live\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
VECTORS: list[dict[str, Any]] = json.loads(BLOCK)

each_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda one: one["seed_text"])


def game_seed(vector: dict[str, Any]) -> bytes:
    return sha256(sha256(vector["seed_text"].encode()).digest()).digest()


def written(cards: Any) -> list[list[object]]:
    return [[side for side in card if side is not None] for card in cards]


@each_vector
def test_the_code_deals_what_the_test_vectors_say(vector: dict[str, Any]) -> None:
    chance = Seeded(game_seed(vector))
    red = vector["gangsters"] > 12
    first, last = (chance.deck(round_, house_cards(), red=red) for round_ in (1, 5))
    assert written(first) == vector["first_deck"]
    assert written(last) == vector["last_deck"]
    assert written(chance.dealt(1, first, vector["gangsters"])) == vector["first_deal"]


@each_vector
def test_the_page_alone_is_enough_to_redo_the_deal(vector: dict[str, Any]) -> None:
    seed = game_seed(vector)
    table = json.loads(house_text())
    box: list[list[object]] = []
    for colour in ("black", "red") if vector["gangsters"] > 12 else ("black",):
        edge = table[colour]
        money = [value for value in (20000, 10000, 5000) for _ in range(edge["values"][str(value)])]
        sides: list[list[object]] = []
        for weapon in map(str, Weapon):
            many = edge[weapon]
            sides += [[weapon]] * many if isinstance(many, int) else [[weapon, n] for n in many]
        values = shuffle(seed, f"live/values/{colour}", money)
        box += [[side[0], value, *side[1:]] for side, value in zip(sides, values, strict=True)]
    cards = shuffle(seed, "live/decks", box)
    fifth = len(cards) // 5
    assert cards[:fifth] == vector["first_deck"]
    assert cards[-fifth:] == vector["last_deck"]
    row = shuffle(seed, "live/deal/1", cards[:fifth])
    assert row[: vector["gangsters"]] == vector["first_deal"]
