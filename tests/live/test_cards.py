"""The cards of the box: the house table, tables of one's own, and how decks are made of them."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from standoff.cards.reading import CardsError, house_cards, house_text, parse_cards, proposed_cards
from standoff.cli.main import main
from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import Seeded

SEED = bytes(32)
BLACK = {"bbb": 19, "double": 15, "shotgun": 12, "kevlar": 11, "backstab": 11, "boom": 12}
RED = {"bbb": 6, "double": 5, "shotgun": 3, "kevlar": 4, "backstab": 4, "boom": 3}


def all_cards(*, red: bool, seed: bytes = SEED) -> list[Card]:
    decks = [Seeded(seed).deck(round_, house_cards(), red=red) for round_ in range(1, 6)]
    return [card for deck in decks for card in deck]


def test_the_house_table_is_the_ruling() -> None:  # A58
    for edge, wanted in ((house_cards().black, BLACK), (house_cards().red, RED)):
        assert Counter(weapon.value for weapon, _ in edge.faces) == wanted


def test_every_card_has_a_sum_and_one_of_six_weapons() -> None:  # L3
    cards = all_cards(red=True)
    six = {"bbb", "double", "shotgun", "kevlar", "backstab", "boom"}
    assert {card.weapon.value for card in cards} == six == {weapon.value for weapon in Weapon}
    assert {card.value for card in cards} == {5_000, 10_000, 20_000}


def test_105_cards_are_worth_38_fives_38_tens_and_29_twenties() -> None:  # L1, X4, T15, A59, L2
    cards = all_cards(red=True)
    assert Counter(card.value for card in cards) == {5_000: 38, 10_000: 38, 20_000: 29}
    assert sum(card.value for card in cards) == 1_150_000


def test_80_black_cards_are_worth_29_fives_29_tens_and_22_twenties() -> None:  # L13, A59, L5
    cards = all_cards(red=False)
    assert Counter(card.value for card in cards) == {5_000: 29, 10_000: 29, 20_000: 22}
    assert Counter(card.weapon.value for card in cards) == BLACK


def test_numbers_run_from_1_to_30_odd_for_boom_and_even_for_backstab() -> None:  # A65, L4
    numbered = [card for card in all_cards(red=True) if card.number is not None]
    assert sorted(card.number for card in numbered if card.number) == list(range(1, 31))
    for card in numbered:
        assert card.number is not None
        assert card.weapon is (Weapon.BOOM if card.number % 2 else Weapon.BACKSTAB)


@pytest.mark.parametrize(("red", "size"), [(False, 16), (True, 21)])
def test_there_are_five_decks(size: int, *, red: bool) -> None:  # L13, L14
    for round_ in range(1, 6):
        assert len(Seeded(SEED).deck(round_, house_cards(), red=red)) == size


def test_the_same_seed_makes_the_same_decks_and_another_does_not() -> None:
    assert all_cards(red=True) == all_cards(red=True)
    assert all_cards(red=True) != all_cards(red=True, seed=bytes(31) + b"\1")


def test_money_and_weapons_are_paired_by_chance() -> None:  # A59
    worth = {frozenset(all_cards(red=False, seed=bytes([n]))) for n in range(5)}
    assert len(worth) == 5


def test_cards_are_dealt_from_the_whole_row_by_chance() -> None:  # L17
    row = Seeded(SEED).deck(1, house_cards(), red=False)
    hands = Seeded(SEED).dealt(1, row, 12)
    assert len(hands) == 12
    assert not Counter(hands) - Counter(row)
    assert hands != row[:12]
    assert hands != Seeded(SEED).dealt(2, row, 12)


def test_a_table_of_ones_own_is_read() -> None:
    edited = changed(lambda table: table["black"].update(bbb=18, double=16))
    assert Counter(weapon for weapon, _ in parse_cards(edited).black.faces)[Weapon.BBB] == 18


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    table = json.loads(house_text())
    change(table)
    return json.dumps(table).encode()


def edit(colour: str, **entries: object) -> bytes:
    return changed(lambda table: table[colour].update(entries))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (edit("black", bbb=18), "black: the weapons make 79 cards, there must be 80"),
        (edit("red", kevlar=5), "red: the weapons make 26 cards, there must be 25"),
        (edit("black", bbb=-1, double=35), "black: -1 cards of bbb"),
        (
            edit("black", values={"5000": 28, "10000": 30, "20000": 22}),
            "black: 30 cards are worth 10000, there must be 29",
        ),
        (
            edit("red", values={"5000": 9, "10000": 9, "20000": 8}),
            "red: 8 cards are worth 20000, there must be 7",
        ),
        (edit("red", boom=[25, 27, 31]), "boom: the number 31 is not between 1 and 30"),
        (edit("red", boom=[25, 27, 28]), "boom: the number 28 is not odd"),
        (edit("red", backstab=[24, 26, 27, 30]), "backstab: the number 27 is not even"),
        (edit("red", boom=[25, 27, 1]), "boom: the number 1 stands twice"),
        (edit("red", bazooka=1), "unknown field `bazooka`"),
        (edit("red", bbb="six"), "Expected `int`, got `str`"),
        (changed(lambda table: table.pop("red")), "missing required field `red`"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{", "truncated"),
        (b"\xff", ""),
        (b'{"black": ' + b"[" * 100_000, ""),
    ],
)  # A58, A59, A65
def test_a_table_that_cannot_be_played_says_what_is_wrong(text: bytes, problem: str) -> None:
    with pytest.raises(CardsError) as fault:
        parse_cards(text)
    assert problem in str(fault.value)


def test_the_command_prints_the_file_to_copy(capsys: pytest.CaptureFixture[str]) -> None:  # A58
    assert main(["cards"]) == 0
    assert parse_cards(capsys.readouterr().out.encode()) == house_cards()


def test_the_command_prints_the_table_proposed_instead(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["cards", "--proposed"]) == 0
    assert parse_cards(capsys.readouterr().out.encode()) == proposed_cards()
    assert main(["cards", "--proposed", str(tmp_path / "mine.json")]) == 2
    assert "goes without a file" in capsys.readouterr().err


def test_the_command_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(house_text())
    bad.write_bytes(edit("red", boom=[25, 27, 28]))
    assert main(["cards", str(good)]) == 0
    good.write_text(house_text().decode(), encoding="utf-16")  # as a shell of Windows does
    assert main(["cards", str(good)]) == 0
    assert main(["cards", str(bad)]) == 2
    assert main(["cards", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"standoff: {bad}: boom: the number 28 is not odd",
        f"standoff: {tmp_path / 'none.json'} cannot be read: No such file or directory",
    ]
