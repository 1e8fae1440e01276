"""Many games of Live: the same numbers however they are played, and everything counted once."""

import pytest
from msgspec.structs import replace

from standoff.arena.figures import figures_for
from standoff.cards.reading import house_cards
from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.events import (
    Dealt,
    Divided,
    Exploded,
    Fell,
    Fired,
    RoundBegan,
    Split,
    Withdrew,
)
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.notes import FIVE, TEN, TWENTY
from standoff.simulation.crew import Processes
from standoff.simulation.live.counting import LiveCounting
from standoff.simulation.live.game import LiveSetup, play
from standoff.simulation.live.report import LiveReport, live_report
from standoff.simulation.runner import played
from standoff.simulation.tally import WHOLE_WIN, Measure, Tally

TEMPERS = ("accountant", "reckless", "timid", "random")


def setup(
    sizes: tuple[int, ...] = (3, 3, 3, 3),
    bots: tuple[str, ...] = TEMPERS,
    variants: tuple[Variant, ...] = (),
    *,
    arena: bool = False,
    seed: bytes = b"seed",
) -> LiveSetup:
    """A simulation with one bot a team."""
    options = Options(teams_of(*sizes), house_cards(), variants)
    names = tuple(bots[team % len(bots)] for team in options.team_of)
    figures = replace(figures_for(options.gangsters), steps_a_second=2, countdown=5)
    return LiveSetup(options, names, seed, figures if arena else None)


def tallied(given: LiveSetup, games: int, jobs: int = 1) -> Tally:
    tally = Tally()
    for batch in played(given, games, Processes(jobs)):
        tally.merge(batch)
    return tally


def figures(given: LiveSetup, games: int) -> LiveReport:
    return live_report(given, tallied(given, games), "text", seconds=2.0)


@pytest.mark.parametrize("arena", [False, True])
def test_the_same_seed_gives_the_same_numbers_in_one_process_or_two(arena: bool) -> None:
    games = 21 if arena else 45
    given = setup(arena=arena)
    assert tallied(given, games, jobs=2) == tallied(given, games, jobs=1)


def test_another_seed_gives_other_numbers_and_so_does_the_arena() -> None:
    plain = tallied(setup(), 10)
    assert tallied(setup(seed=b"other"), 10) != plain
    assert tallied(setup(arena=True), 10) != plain


def test_games_are_numbered_so_that_more_of_them_begin_alike() -> None:
    whole, first, second = Tally(), Tally(), Tally()
    for number in range(6):
        play(setup(), number, whole)
        play(setup(), number, first if number < 4 else second)
    first.merge(second)
    assert first == whole


def test_every_win_goes_to_the_winning_teams_in_equal_parts() -> None:  # L56
    tally = tallied(setup((3,) * 7, ("reckless",), (Variant.FOOLPROOF,)), 60)
    wins = [one.total for one in tally.among(Measure.WINS, "team").values()]
    assert sum(wins) == 60 * WHOLE_WIN
    assert any(won % WHOLE_WIN for won in wins), "some games end in a shared victory"


def test_up_to_seven_winners_share_a_win_evenly() -> None:  # A74
    assert all(WHOLE_WIN % winners == 0 for winners in range(1, 8))


def test_a_team_wins_together_and_its_bot_once() -> None:
    tally = tallied(setup(), 20)
    teams = tally.among(Measure.WINS, "team")
    bots = tally.among(Measure.WINS, "bot")
    seats = tally.among(Measure.WINS, "seat")
    assert {name: one.size for name, one in bots.items()} == dict.fromkeys(TEMPERS, 20)
    assert bots["accountant"] == teams["circles"] == seats["00"] == seats["02"]
    assert len(seats) == 12


@pytest.mark.parametrize("arena", [False, True])
def test_falls_are_counted_alike_by_weapon_by_bot_and_by_team(arena: bool) -> None:
    tally = tallied(setup(arena=arena), 20)
    kinds = [
        sum(one.total for one in tally.among(Measure.FALLS, kind).values())
        for kind in ("weapon", "bot", "team")
    ]
    assert kinds == [tally[Measure.FALLS, "game"].total] * 3
    assert tally[Measure.FALLS, ""].total == kinds[0] > 0
    holders = tally.among(Measure.HOLDER_FALLS, "weapon").values()
    assert sum(one.total for one in holders) == kinds[0]


def test_without_an_arena_nobody_is_stabbed_or_touched() -> None:  # A78
    found = figures(setup(), 40).falls_by_weapon
    assert found[Weapon.BACKSTAB].value == 0
    assert found[Weapon.SHOTGUN].value > 0
    assert figures(setup(arena=True), 40).falls_by_weapon[Weapon.BACKSTAB].value > 0


class Watched:
    """What a made-up round of two teams comes to."""

    def __init__(self, *variants: Variant) -> None:
        self.tally = Tally()
        options = Options(teams_of(3, 3), house_cards(), variants)
        self.counting = LiveCounting(options, ("timid",) * 3 + ("reckless",) * 3, self.tally)

    def round(self, *events: object) -> Tally:
        cards = (Card(Weapon.BOOM, FIVE, 1), Card(Weapon.BBB, TEN), Card(Weapon.BOOM, TWENTY, 3))
        team: tuple[Seat, ...] = (0, 1, 2)
        self.counting.take(
            (
                RoundBegan(1, (), 0, 0),
                Dealt(0, team, cards),
                Divided(0, team, (2, 0, 1)),
                *events,  # type: ignore[arg-type]
            )
        )
        self.counting.finish([0] * len(self.counting.options.teams))
        return self.tally


def test_a_card_is_used_by_whoever_was_given_it() -> None:
    tally = Watched().round(Fired(0, Weapon.BBB, (3,)), Exploded(2, ()), Fell(2, Weapon.BOOM))
    uses = tally.among(Measure.USES, "weapon")
    assert {name: (one.total, one.size) for name, one in uses.items()} == {
        "bbb": (1, 1),
        "boom": (1, 2),
    }
    fallen = tally.among(Measure.HOLDER_FALLS, "weapon")
    assert (fallen["boom"].total, fallen["bbb"].total) == (1, 0)


def test_falls_and_withdrawals_are_a_gangsters() -> None:
    tally = Watched().round(Withdrew(1), Fell(0, Weapon.SHOTGUN), Fell(4, Weapon.DOUBLE))
    one = tally[Measure.FALLS, "bot timid"]
    assert (one.total, one.beside, one.size) == (1, 3, 1)
    assert tally[Measure.WITHDRAWALS, "team circles"].total == 1
    assert tally[Measure.WITHDRAWALS, "team triangles"].total == 0


def test_loot_left_is_counted_in_money_or_in_cards() -> None:  # L51, V3
    split = Split((0, 1), 10_000, (TWENTY, TEN, TEN, FIVE), ((1,), (2,)))
    money = Watched().round(split)[Measure.LOOT_LEFT, ""]
    assert (money.total, money.beside) == (25_000, 45_000)
    split = Split((0, 1, 2), 1, (TWENTY, TEN, TEN, FIVE), ((0,), (1,), (2,)))
    cards = Watched(Variant.FOOLPROOF).round(split)[Measure.LOOT_LEFT, ""]
    assert (cards.total, cards.beside) == (1, 4)


def test_a_chained_grenade_is_one_whose_holder_had_fallen_before() -> None:  # V2
    watched = Watched(Variant.CHAIN_OF_GRENADES)
    tally = watched.round(
        Exploded(2, (1,)), Fell(2, Weapon.BOOM), Fell(1, Weapon.BOOM), Exploded(1, ())
    )
    assert tally[Measure.VARIANT, "variant chain-of-grenades"].total == 1


def test_foolproof_sometimes_makes_another_winner_than_money_would() -> None:  # V3
    found = figures(setup(variants=(Variant.FOOLPROOF,)), 60).by_variant
    assert 0 < found["foolproof"].value < 1
    assert figures(setup(), 2).by_variant == {}


def test_only_the_gangsters_decisions_are_counted() -> None:
    # A round asks each team's Chief, and each gangster twice; daggers need an arena.
    tally = tallied(setup(bots=("random",)), 1)
    assert 5 * 12 < tally.decisions <= 5 * (4 + 2 * 12)


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless", "timid"])
@pytest.mark.slow
def test_thinking_pays_among_random_bots(name: str) -> None:
    found = figures(setup(bots=(name, "random", "random", "random"), arena=True), 60)
    assert found.wins_by_bot[name].low > 0.25  # par, among four teams


@pytest.mark.slow
def test_tempers_fall_and_withdraw_measurably_differently() -> None:
    found = figures(setup(arena=True), 80)
    falls, drops = found.falls_by_bot, found.withdrawals_by_bot
    assert falls["timid"].high < falls["accountant"].low
    assert falls["accountant"].high < falls["reckless"].low
    assert drops["reckless"].high < drops["accountant"].low
    assert drops["accountant"].high < drops["timid"].low
