"""What the map and the panel must say."""

import pytest
from rich.cells import cell_len

from standoff.arena.figures import figures_for
from standoff.arena.plane import Point
from standoff.bots.gangsters import LIVE_GANGSTERS
from standoff.cards.reading import house_cards
from standoff.rules.cards import Weapon
from standoff.rules.chance import Seeded
from standoff.rules.game import asks, deal, step, view
from standoff.rules.live.decisions import Aim, AimAsk, Freeze
from standoff.rules.live.options import Options
from standoff.rules.live.table import Spot, Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.terminal.help import introduction, rules_in_one_screen
from standoff.terminal.live.field import Token, drawn, field_for
from standoff.terminal.live.panel import aimers
from standoff.terminal.live.screen import screen
from standoff.terminal.live.signs import TEAM_SIGNS, letters
from standoff.terminal.reader import Reader
from standoff.words.language import Language
from standoff.words.speech import Words

SIX = Options(teams_of(3, 3), house_cards())


def reader(options: Options, seat: int | None = 0, language: str = "en") -> Reader:
    names = (*LIVE_GANGSTERS[: options.gangsters], "Godfather")
    return Reader(Words(language), options, names, seat, 79)


def frozen(options: Options = SIX, unseen: tuple[tuple[int, int], ...] = ()) -> Table:
    """A table whose gangsters stand in a row, one metre apart."""
    table, _ = deal(options, Seeded(bytes(32)))
    table, _ = step(table, {})
    spots = tuple(Spot(seat, 500 + 900 * seat, 2_600) for seat in range(options.gangsters))
    table, _ = step(table, {table.godfather: Freeze(unseen, spots)})
    return table


def aimed() -> Table:
    """Everybody points at the first adversary, or at the first two."""
    table = frozen()
    answers = {}
    for seat, ask in asks(table).items():
        assert isinstance(ask, AimAsk)
        mime = ask.mimes[0]
        answers[seat] = Aim(mime, ask.targets[: 2 if mime is Weapon.DOUBLE else 1])
    table, _ = step(table, answers)
    return table


def lines_of(table: Table, seat: int | None = 0) -> list[str]:
    return [str(line) for line in screen(view(table, seat), reader(SIX, seat), 24)]


def test_everybody_stands_on_the_map_with_a_letter_and_the_sign_of_the_team() -> None:
    rows = [line[:30] for line in lines_of(frozen())]
    for seat in range(6):
        token = f"{LIVE_GANGSTERS[seat][0]}{TEAM_SIGNS[seat // 3]}"
        assert sum(token in row for row in rows) == 1


def test_two_on_the_same_spot_stand_side_by_side() -> None:
    field = field_for(figures_for(6), [], 10)
    places = dict.fromkeys(range(4), Point(2_000, 2_000))
    tokens = {seat: Token(f"{'ABCD'[seat]}x", "") for seat in range(4)}
    shown = "\n".join(str(line) for line in drawn(field, places, tokens))
    assert [shown.count(token.text) for token in tokens.values()] == [1] * 4


def test_dots_show_the_readers_reach_and_nobody_elses() -> None:
    table = frozen()
    assert any("·" in line for line in lines_of(table, 0))
    assert not any("·" in line for line in lines_of(table, None))


def test_the_map_grows_to_show_whoever_stands_outside_the_usual_arena() -> None:
    field = field_for(figures_for(6), [Point(20_000, 100)], 12)
    row, column = field.cell(Point(20_000, 100))
    assert (row, column) == (0, field.columns - 2)


def test_without_spots_there_is_no_map_but_everybody_is_listed() -> None:
    table, _ = deal(SIX, Seeded(bytes(32)))
    shown = "\n".join(lines_of(table))
    assert "┌" not in shown
    assert all(name in shown for name in LIVE_GANGSTERS[1:6])


def test_whoever_points_at_you_is_marked_without_any_colour() -> None:
    table = aimed()
    at_you = [other.seat for other in aimers(view(table, 0), 0)]
    assert at_you
    shown = "\n".join(lines_of(table))
    for seat in at_you:
        assert f"!{LIVE_GANGSTERS[seat][0]}▲ {LIVE_GANGSTERS[seat]}" in shown
    assert shown.count("►YOU") == len(at_you)


def test_a_player_sees_the_cards_of_their_team_and_nobody_elses() -> None:  # H12
    table = frozen()
    own = {LIVE_GANGSTERS[seat]: table.card_of(seat).weapon for seat in (1, 2)}
    shown = "\n".join(lines_of(table))
    names = {Weapon.BACKSTAB: "Dagger", Weapon.BOOM: "Grenade", Weapon.BBB: "Triple"}
    for name, weapon in own.items():
        assert f"{name}: {names.get(weapon, weapon.title())}" in shown
    assert not any(f"{LIVE_GANGSTERS[seat]}: " in shown for seat in (3, 4, 5))
    assert "Your card" not in "\n".join(lines_of(table, None))


def test_names_that_begin_alike_get_letters_in_their_order() -> None:
    assert list(letters(["Ann", "Bob", "Cid"])) == ["A", "B", "C"]
    assert list(letters(["Ann", "Amy", "Bob"])) == ["A", "B", "C"]
    assert list(letters(["日本", "Amy", "Bob"])) == ["A", "B", "C"]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("variants", [(), tuple(Variant)])
def test_the_rules_fit_on_one_screen_and_the_introduction_on_five_lines(
    language: Language, variants: tuple[Variant, ...]
) -> None:
    eyes = reader(Options(teams_of(3, 3), house_cards(), variants), 0, language)
    assert len(introduction(eyes)) == 5
    rules = rules_in_one_screen(eyes)
    assert len(rules) < 24  # one line is left for the prompt
    assert max(cell_len(str(line)) for line in rules) < 80
