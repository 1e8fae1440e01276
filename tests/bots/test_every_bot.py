"""Whatever its temper, a bot plays by the rules and from what it may know."""

from collections import Counter
from random import Random

import pytest

from standoff.bots.bot import Bot
from standoff.bots.catalogue import NAMES, TEMPERS, UnknownBotError, make
from standoff.rules.asks import Ask, Decision
from standoff.rules.chance import Scripted
from standoff.rules.classic.decisions import (
    WITHDRAW,
    Aim,
    Call,
    Join,
    Load,
    LoadAsk,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerId, PowerSet
from standoff.rules.game import asks, deal, step, view
from standoff.rules.notes import BOX
from standoff.words.families import TEMPERAMENTS
from tests.bots.tables import answers
from tests.properties.games import TABLES

WILD = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True)
BLOODY = ("reckless",) * 3
"""Company in which people die."""
PLAYED = (*TEMPERS, "great-shark", "fox")
"""All minds are played in the same way, so one of each kind will do for what takes long."""
THINKING = tuple(name for name in PLAYED if name != "random")


@pytest.mark.parametrize("name", PLAYED)
def test_a_bot_says_only_what_its_ask_holds_at_every_table(name: str) -> None:
    for seed, options in enumerate(TABLES):
        for answer in answers(options, (name,) * options.players, seed):
            assert answer.said in answer.ask


def test_bots_of_all_kinds_play_together_at_every_table() -> None:
    for seed, options in enumerate(TABLES):
        bots = tuple(NAMES[(seed + seat) % len(NAMES)] for seat in range(options.players))
        assert all(answer.said in answer.ask for answer in answers(options, bots, seed))


@pytest.mark.parametrize("name", PLAYED)
def test_a_bot_gives_the_one_answer_it_has(name: str) -> None:
    forced = [one for one in answers(WILD, (name,) * 6, seed=3) if len(one.ask) == 1]
    assert forced
    assert all((one.said,) == one.ask.decisions for one in forced)


@pytest.mark.parametrize("name", THINKING)
def test_every_power_that_asks_is_used(name: str) -> None:
    used = Counter[tuple[type[Decision], PowerId | None]]()
    for seed in range(60):
        for answer in answers(WILD, (name,) * 3 + BLOODY, seed):
            if answer.seat < 3:
                used[type(answer.said), answer.table[answer.seat].power] += 1
    assert used[Show, PowerId.INSANE]
    assert used[Show, PowerId.KID]
    assert used[Show, PowerId.CUNNING]
    assert used[Take, PowerId.YOU_DONT_NEED_IT]
    assert used[Swap, PowerId.SPECIALIST]
    assert used[Join, PowerId.DOES_NOT_HURT]
    assert used[Stab, PowerId.BACKSTAB]
    assert any(said is Call for said, _ in used)


@pytest.mark.parametrize("name", PLAYED)
def test_two_guns_are_loaded_and_aimed_one_by_one(name: str) -> None:  # P15
    said = [
        answer.said
        for seed in range(60)
        for answer in answers(WILD, (name,) * 3 + BLOODY, seed)
        if answer.seat < 3 and len(answer.table[answer.seat].hands) == 2
    ]
    assert any(isinstance(one, Load) and len(one.bullets) == 2 for one in said)
    assert any(isinstance(one, Aim) and len(one.at) == 2 for one in said)


@pytest.mark.parametrize("name", PLAYED)
def test_the_same_dice_make_the_same_game(name: str) -> None:
    once, again = ([one.said for one in answers(WILD, (name,) * 6, seed=5)] for _ in range(2))
    assert once == again


class Coward:
    """Plays the other seats: shows nothing, always leaves, so its cards stay secret (H3)."""

    def __init__(self, *, fierce: bool) -> None:
        self.fierce = fierce

    def decide(self, ask: Ask) -> Decision:
        if isinstance(ask, LoadAsk):
            return Load((ask.hands[0][-1 if self.fierce else 0],))
        return WITHDRAW if WITHDRAW in ask else ask.decisions[0]


def said_beside(bot: Bot, cowards: Coward, powers: tuple[PowerId, ...], cop: int) -> list[Decision]:
    """What a bot in seat 0 says in a game in which nobody else gives anything away."""
    chance = Scripted(BOX.listed(), powers, cop)
    dice = Random(7)
    table, _ = deal(Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True), chance)
    said: list[Decision] = []
    while asking := asks(table):
        mine = {0: bot.decide(view(table, 0), asking[0], dice)} if 0 in asking else {}
        said += mine.values()
        table, _ = step(table, {seat: cowards.decide(ask) for seat, ask in asking.items()} | mine)
    return said


@pytest.mark.parametrize("power", list(PowerId))
@pytest.mark.parametrize("name", PLAYED)
def test_a_bot_decides_alike_whatever_the_others_hide(name: str, power: PowerId) -> None:  # H1
    first, *rest = (one for one in PowerId if one is not power)
    some, others = (power, first, *rest[:3]), (power, *rest[-4:])
    meek, fierce = Coward(fierce=False), Coward(fierce=True)
    assert said_beside(make(name), meek, some, 1) == said_beside(make(name), fierce, others, 4)


def test_every_bot_has_a_name_of_its_own_and_words_for_it() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert set(NAMES) == set(TEMPERAMENTS)


def test_a_name_without_a_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"no bot called 'bob'; there are accountant, grudge"):
        make("bob")
