"""Whatever its temper, a bot of Live plays by the rules and from what it may know."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from standoff.arena.arena import opened
from standoff.arena.figures import figures_for
from standoff.bots.catalogue import LIVE_BOTS, UnknownBotError, make_live
from standoff.bots.catalogue import TEMPERS as TEMPERS_OF_BOTS
from standoff.cards.reading import house_cards
from standoff.rules.asks import Decision, Seat
from standoff.rules.cards import GUNS
from standoff.rules.decisions import STAY, WITHDRAW, Stab
from standoff.rules.game import asks, step
from standoff.rules.live.decisions import Aim, Divide
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.views import view
from standoff.rules.live.words import Phase
from tests.bots.live_tables import Answer, Play
from tests.live.games import SIZES, TABLES, TEMPERS, VARIANTS, played
from tests.live.twins import twins

TWELVE = Options(teams_of(3, 3, 3, 3), house_cards())
NAMES = (*TEMPERS_OF_BOTS, "great-shark")
THINKING = tuple(name for name in NAMES if name != "random")


def tables() -> Iterator[tuple[int, Options]]:
    """Every team size with every set of variants."""
    return enumerate(
        Options(teams_of(*sizes), house_cards(), variants)
        for sizes in SIZES
        for variants in VARIANTS
    )


def said(options: Options, name: str, seed: int, **kind: bool) -> list[Answer]:
    return list(Play(options, (name,) * options.gangsters, seed, **kind).answers())


@pytest.mark.parametrize("name", TEMPERS_OF_BOTS)  # the Sharks: see `test_live_mind`
def test_a_bot_says_only_what_its_ask_holds_at_every_table(name: str) -> None:
    for seed, options in tables():
        assert all(one.said in one.ask for one in said(options, name, seed, arena=False))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_says_only_what_its_ask_holds_in_the_arena(name: str) -> None:
    for seed, sizes in enumerate(SIZES):
        options = Options(teams_of(*sizes), house_cards(), VARIANTS[seed % 4])
        play = Play(options, (name,) * options.gangsters, seed, obstacles=bool(seed % 2))
        assert all(one.said in one.ask for one in play.answers())
        assert play.table.outcome is not None


def test_bots_of_all_kinds_play_together_and_every_game_ends() -> None:
    for seed, options in tables():
        bots = tuple(NAMES[(seed + seat) % len(NAMES)] for seat in range(options.gangsters))
        play = Play(options, bots, seed, arena=seed % 5 == 0)
        assert all(one.said in one.ask for one in play.answers())
        assert play.table.round == 5
        assert play.table.outcome is not None


@pytest.mark.parametrize("name", THINKING)
def test_bots_divide_bluff_withdraw_and_stab(name: str) -> None:
    found = Counter[str]()
    for seed in range(6):
        for one in Play(TWELVE, (name,) * 6 + ("reckless",) * 6, seed).answers():
            if one.seat >= 6:
                continue
            match one.said:
                case Divide(to=to):
                    found["divided"] += to != tuple(sorted(to))
                case Aim(mime=mime):
                    held = one.table.card_of(one.seat).weapon
                    found["bluffed"] += held not in GUNS
                    found[f"mimed {mime}"] += held not in GUNS
                case Stab():
                    found["stabbed"] += 1
                case _:
                    found[f"{one.said}"] += 1
    assert found["divided"]
    assert found["bluffed"]
    assert all(found[f"mimed {gun}"] for gun in GUNS)
    assert found[f"{STAY}"] > found[f"{WITHDRAW}"] > 0
    assert found["stabbed"] or name in ("timid", "great-shark"), (
        "who keeps away from everybody reaches nobody"
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_same_dice_make_the_same_game(name: str) -> None:
    once, again = ([one.said for one in said(TWELVE, name, seed=5)] for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_replays_to_the_same_end_and_the_same_places(name: str) -> None:
    play = Play(TWELVE, (name,) * 12, seed=3)
    assert list(play.answers())
    table = play.dealt
    spots = []
    for answers in play.said:
        table, _ = step(table, answers)
        spots.append(table.spots)
    assert table == play.table
    assert any(spots)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_and_walks_alike_whatever_others_hide(name: str) -> None:  # H12
    compared = moved = 0
    for seed, options in enumerate(TABLES[::4]):
        game = played(options, seed, TEMPERS[seed % len(TEMPERS)])
        dice = Random(seed)
        for watcher in dice.sample(range(options.gangsters), 3):
            pair = twins(game, watcher, dice.randrange(len(game.turns)), dice)
            if pair is not None:
                heard = [
                    lines(name, watcher, [stop.table for stop in stops])
                    for stops in (pair.one, pair.other)
                ]
                assert heard[0] == heard[1]
                compared += len(heard[0])
                moved += any(stop.table.phase is Phase.FREEZE for stop in pair.one)
    assert compared > 200
    assert moved > 5


def lines(name: str, seat: Seat, tables: list[Table]) -> list[object]:
    """What a bot in this seat says, and where it goes, from stop to stop of a game."""
    bot = make_live(name)
    dice = Random(seat)
    heard: list[Decision | object] = []
    for table in tables:
        ask = asks(table).get(seat)
        seen = view(table, seat)
        if ask is not None:
            heard.append(bot.decide(seen, ask, dice))
        else:
            bot.watch(seen)
        if table.phase is Phase.FREEZE and seat in table.in_play:
            arena = opened(figures_for(table.options.gangsters), (), table.in_play)
            heard.append(bot.move(seen, arena, dice))
    return heard


def test_there_is_a_bot_of_every_name_in_both_editions() -> None:
    assert tuple(kind.name for kind in LIVE_BOTS) == TEMPERS_OF_BOTS
    assert all(make_live(name).name == name for name in TEMPERS_OF_BOTS)


def test_a_name_without_a_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"no bot called 'bob'; there are accountant, grudge"):
        make_live("bob")
