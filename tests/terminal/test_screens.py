"""What a screen must say at the moment of decision."""

import pytest
from msgspec.structs import replace

from standoff.rules.chance import Seeded
from standoff.rules.classic.decisions import Aim, Load
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, Money, PowerId, PowerSet
from standoff.rules.game import asks, deal, step, view
from standoff.rules.notes import Notes
from standoff.terminal.classic.board import aimers, board
from standoff.terminal.classic.danger import danger, unseen
from standoff.terminal.classic.stakes import drawn, ladder
from standoff.terminal.help import introduction, powers_explained, rules_in_one_screen
from standoff.terminal.reader import Reader
from standoff.words.language import Language
from standoff.words.speech import Words

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")


def reader(options: Options, language: str = "en") -> Reader:
    return Reader(Words(language), options, NAMES[: options.players], 0, 79)


def shown(lines: list[object]) -> list[str]:
    return [str(line) for line in lines]


def aimed(options: Options, *targets: int) -> Table:
    """A table on which everybody loaded a Click and points as told."""
    table, _ = deal(options, Seeded(bytes(32)))
    table, _ = step(table, {seat: Load((Bullet.CLICK,)) for seat in asks(table)})
    table, _ = step(table, {seat: Aim((at,)) for seat, at in enumerate(targets)})
    return table


def look(table: Table) -> View:
    return view(table, 0)


def test_the_ladder_says_what_each_gets_for_every_number_left_standing() -> None:
    options = Options(5)
    table, _ = deal(options, Seeded(bytes(32)))
    loot = replace(look(table), loot=Notes(1, 2, 2))  # T1 to T3
    counts, amounts = shown([*ladder(loot, reader(options))])
    assert counts.split()[-5:] == ["1", "2", "3", "4", "5"]
    assert amounts.split()[-5:] == ["$50,000", "$25,000", "$10,000", "nothing", "nothing"]


def test_the_ladder_counts_only_the_living() -> None:
    options = Options(5)
    table, _ = deal(options, Seeded(bytes(32)))
    seen = look(table)
    dead = replace(seen.gangsters[3], alive=False)
    fewer = replace(seen, gangsters=(*seen.gangsters[:3], dead, *seen.gangsters[4:]))
    counts, _ = shown([*ladder(fewer, reader(options))])
    assert counts.split()[-4:] == ["1", "2", "3", "4"]


def test_a_few_notes_are_drawn_and_many_are_counted() -> None:
    eyes = reader(Options(5))
    assert drawn(Notes(1, 0, 2), eyes) == ["[$20k]", "[$5k]", "[$5k]"]
    assert drawn(Notes(9, 0, 2), eyes) == ["9 × [$20k]", "2 × [$5k]"]


def test_whoever_points_at_you_is_marked_without_any_colour() -> None:
    options = Options(4)
    table = aimed(options, 1, 0, 3, 0)
    assert aimers(look(table), 0) == (1, 3)
    _, you, bruno, cleo, dario = shown([*board(look(table), reader(options))])
    assert you.startswith("   Ada (you)  ──► Bruno")
    assert bruno.startswith("!  Bruno      ══► YOU")
    assert cleo.startswith("   Cleo       ──► Dario")
    assert dario.startswith("!  Dario      ══► YOU")


def test_closed_money_hides_the_sums_of_the_others() -> None:
    options = Options(4, money=Money.CLOSED)
    table = aimed(options, 1, 0, 3, 0)
    _, you, *others = shown([*board(look(table), reader(options))])
    assert "$0" in you
    assert all("?" in other for other in others)


@pytest.mark.parametrize(
    ("wounds", "power", "expected"),
    [
        (0, None, "At worst 2 more plasters: 2 in all."),
        (1, None, "At worst you are dead."),
        (1, PowerId.UNBREAKABLE, "At worst 2 more plasters: 3 in all."),  # P12
        (2, PowerId.UNBREAKABLE, "At worst you are dead."),
        (1, PowerId.DRAGON_SKIN, "At worst one more plaster: 2 in all."),  # P18
        (2, PowerId.DRAGON_SKIN, "At worst you are dead."),
    ],
)
def test_the_worst_that_the_guns_on_you_may_do_is_said(
    wounds: int, power: PowerId | None, expected: str
) -> None:
    options = Options(4, PowerSet.ALL)
    table = aimed(Options(4), 1, 0, 3, 0)
    table = table.with_gangster(0, replace(table[0], wounds=wounds, power=power))
    told = " ".join(shown([*danger(look(table), reader(options))]))
    assert "2 guns on you: Bruno and Dario." in told
    assert expected in told


def test_nobody_pointing_at_you_is_said_too() -> None:
    options = Options(4)
    table = aimed(options, 1, 2, 3, 1)
    assert shown([*danger(look(table), reader(options))]) == ["Nobody points at you."]


def test_cards_everybody_saw_are_not_counted_among_the_possible_ones() -> None:
    table = aimed(Options(4), 1, 0, 3, 0)
    table = table.with_gangster(1, replace(table[1], seen=(Bullet.CLICK, Bullet.BBB)))
    assert unseen(look(table).gangsters[1]) == (4, 2, 0)


def test_a_specialist_who_took_the_triple_back_may_fire_it_again() -> None:  # P31
    table = aimed(Options(4), 1, 0, 3, 0)
    specialist = replace(table[1], seen=(Bullet.BBB,), power=PowerId.SPECIALIST, power_shown=True)
    table = table.with_gangster(1, specialist)
    assert unseen(look(table).gangsters[1]) == (5, 2, 1)


@pytest.mark.parametrize("language", list(Language))
def test_the_rules_fit_on_one_screen_and_the_introduction_on_five_lines(
    language: Language,
) -> None:
    eyes = reader(Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True), language)
    assert len(introduction(eyes)) == 5
    assert len(rules_in_one_screen(eyes)) < 24  # one line is left for the prompt


def test_the_board_keeps_in_mind_own_power_role_and_calls() -> None:
    options = Options(5, PowerSet.ALL, cop=True)
    table, _ = deal(options, Seeded(bytes(32)))
    seen = replace(look(table), calls=2)
    assert seen.own is not None
    eyes = reader(options)
    last = " ".join(shown([*board(seen, eyes)])[-2:])
    power = eyes.called("power", seen.own.power or "")
    role = eyes.called("role", seen.own.role or "")
    assert f"Your power: {power}. You are: {role}. Calls so far: 2 of 3." in " ".join(last.split())
    plain = shown([*board(look(deal(Options(5), Seeded(bytes(32)))[0]), reader(Options(5)))])
    assert len(plain) == 6


def test_help_names_the_powers_of_the_game_and_explains_those_one_knows() -> None:
    options = Options(5, PowerSet.STARTER)
    table, _ = deal(options, Seeded(bytes(32)))
    seen = look(table)
    insane = replace(seen.gangsters[2], power=PowerId.INSANE)
    seen = replace(seen, gangsters=(*seen.gangsters[:2], insane, *seen.gangsters[3:]))
    eyes = reader(options)
    text = " ".join(" ".join(shown([*powers_explained(seen, eyes)])).split())
    assert all(eyes.called("power", power) in text for power in options.pool)
    assert f"The Insane (Cleo): {eyes.called('power-text', PowerId.INSANE)}" in text
    assert seen.own is not None
    unknown = set(options.pool) - {PowerId.INSANE, seen.own.power}
    assert [power for power in unknown if eyes.called("power-text", power) in text] == []
    assert powers_explained(look(deal(Options(5), Seeded(bytes(32)))[0]), eyes) == []


def test_a_grenade_on_the_table_is_a_danger_without_a_gun() -> None:  # P21, P22
    options = Options(4, PowerSet.STARTER)
    table, _ = deal(options, Seeded(bytes(32)))
    seen = look(table)
    assert seen.own is not None
    insane = replace(seen.gangsters[2], power=PowerId.INSANE)
    armed = replace(seen, gangsters=(*seen.gangsters[:2], insane, seen.gangsters[3]))
    told = " ".join(shown([*danger(armed, reader(options))]))
    assert "If Cleo is hit, the grenade goes off" in told
    assert "At worst one more plaster: 1 in all." in told
    gone = replace(armed, exploded=1)
    assert "grenade" not in " ".join(shown([*danger(gone, reader(options))]))
