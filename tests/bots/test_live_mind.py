"""The Shark in Live: what it is, how it reads a standoff, what it believes, and where it walks."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from standoff.arena.arena import Arena
from standoff.bots.catalogue import OFFERED, BotError, make_live
from standoff.bots.live.accountant import Accountant
from standoff.bots.live.reading import Reading
from standoff.bots.minds.live.beliefs import Beliefs
from standoff.bots.minds.live.bot import LiveMindBot
from standoff.bots.minds.live.cast import WARMTH, live_shark
from standoff.bots.minds.live.memory import UNIT, LiveMemory
from standoff.bots.minds.live.scene import BBB, WEAPONS, LiveScene
from standoff.bots.minds.live.settling import sharers
from standoff.bots.minds.live.tempers import MIND
from standoff.bots.minds.live.threat import threat
from standoff.bots.minds.live.worlds import Worlds
from standoff.bots.minds.names import SHARKS, STYLES
from standoff.bots.outside import live_bot_named
from standoff.cards.reading import house_cards
from standoff.minds import live
from standoff.minds.live import KINDS, SCHEMA_HASH, SHAPES, learned_of
from standoff.minds.policy import PolicyError, load, save
from standoff.rules.asks import Decision, Seat
from standoff.rules.decisions import STAY
from standoff.rules.game import RULES_VERSION, asks, step
from standoff.rules.live.decisions import Freeze
from standoff.rules.live.events import Split
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.views import view
from standoff.rules.live.words import StageId
from standoff.rules.options import Money
from tests.arena.grounds import standing
from tests.bots.live_tables import Play
from tests.live.games import SIZES, VARIANTS
from tests.live.tables import GODFATHER, A, B, C, D, E, F, after, aimed, bbb, divided, double

LARGEST = 400_000
"""Bytes of a policy that is shipped."""
TWELVE = Options(teams_of(3, 3, 3, 3), house_cards())


def test_the_mind_of_live_is_small_and_says_what_it_is() -> None:
    card = live_shark().card
    assert card["rules"] == RULES_VERSION
    assert card["schema"] == SCHEMA_HASH
    assert card["recipe"]
    assert (Path(live.__file__).parent / "live.npz").stat().st_size <= LARGEST


def test_a_mind_of_live_that_was_told_other_facts_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "live.npz"
    save(path, live_shark(), SCHEMA_HASH)
    assert load(path, SHAPES, SCHEMA_HASH).card == live_shark().card
    with np.load(path) as file:
        arrays = dict(file)
    card = json.dumps({**live_shark().card, "schema": "of another time"}).encode()
    arrays["card"] = np.frombuffer(card, np.uint8)
    np.savez(path, **arrays)
    with pytest.raises(PolicyError, match="was trained on observations of another time, and this"):
        load(path, SHAPES, SCHEMA_HASH)


def test_a_file_plays_as_the_shark_it_is_and_one_of_the_classic_is_refused() -> None:
    folder = Path(live.__file__).parent
    bot = live_bot_named(str(folder / "live.npz"))
    assert isinstance(bot, LiveMindBot)
    assert bot.temperature == WARMTH["great-shark"]
    with pytest.raises(BotError, match=r"shark\.npz was trained on observations [0-9a-f]{16}, and"):
        live_bot_named(str(folder / "shark.npz"))


def test_the_sharks_play_live_by_their_mind_and_the_scripted_minds_as_the_accountant() -> None:
    assert set(SHARKS) <= set(OFFERED)
    sharks = [make_live(name) for name in SHARKS]
    assert all(isinstance(one, LiveMindBot) for one in sharks)
    assert all(type(make_live(name)) is Accountant for name in STYLES)
    young, shark, great = (WARMTH[name] for name in SHARKS)
    assert young > shark > great > 0


@pytest.mark.parametrize("name", SHARKS)
def test_every_shark_plays_whole_games_at_every_kind_of_table(name: str) -> None:
    for seed, sizes in enumerate(SIZES):
        money = Money.OPEN if seed % 2 else Money.CLOSED
        options = Options(teams_of(*sizes), house_cards(), VARIANTS[seed % 4], money=money)
        play = Play(options, (name,) * options.gangsters, seed, arena=seed % 3 == 0)
        assert all(one.said in one.ask for one in play.answers())
        assert play.table.outcome is not None


def test_it_works_out_what_a_split_brought_the_others_though_stashes_are_closed() -> None:
    # H14, L51
    for seed in range(4):
        play = Play(TWELVE, ("accountant",) * 12, seed)
        memory = LiveMemory(learned_of(live_shark()))
        for one in play.answers():
            memory.notice(view(one.table, 0))
            stashes = [sum(card.value for card in cards) / UNIT for cards in one.table.stashes]
            assert memory.earned[0] == pytest.approx(stashes[0])
            assert sum(memory.earned) == pytest.approx(sum(stashes))


def test_it_recognises_what_others_are_by_where_they_point_and_whether_they_stay() -> None:
    bots = ("accountant", "great-shark", *("accountant", *("reckless",) * 3) * 2, "timid", "timid")
    faith = Counter[str]()
    for seed in range(2):
        play = Play(TWELVE, bots, seed)
        assert list(play.answers())
        shark = play.company.walkers[1]
        assert isinstance(shark, LiveMindBot)
        for seat, bot in enumerate(bots):
            if seat != 1:
                faiths = shark.memory.beliefs.of(seat, mate=seat < 3)
                faith[bot] += faiths[KINDS.index(bot)] / bots.count(bot) / 2
    assert min(faith.values()) > 0.6


def test_a_mate_who_does_as_a_mind_would_is_taken_for_one() -> None:
    table = after(divided("bbb bbb bbb bbb bbb bbb"), {GODFATHER: Freeze((), ())})
    bot = make_live("great-shark")
    assert isinstance(bot, LiveMindBot)
    seen = view(table, B)
    bot.decide(seen, asks(table)[B], Random(1))
    mime, (planned,) = bot.memory.plans[A]
    assert mime == BBB
    trusts = []
    for target in (planned, D + (planned - D + 1) % 3):
        beliefs = Beliefs(bot.memory.beliefs.learned)
        now = view(after(table, {A: bbb(target), B: bbb(D)}), B)
        beliefs.notice(LiveScene(now), np.random.default_rng(1), bot.memory.plans)
        trusts.append(beliefs.of(A, mate=True)[MIND])
    assert trusts[0] > 2 * trusts[1]


def standoffs() -> Iterator[tuple[Table, dict[Seat, Decision]]]:
    """Guns that are up, and who stays then; in the first a vest stops one hit and no second (L37)."""
    held = "kevlar bbb bbb bbb double double"
    guns = {A: bbb(D), B: bbb(D), C: bbb(D), D: bbb(A), E: double(A, B), F: double(A, B)}
    yield aimed(held, guns), dict.fromkeys(range(6), STAY)
    for seed, sizes in enumerate(SIZES):
        options = Options(teams_of(*sizes), house_cards(), VARIANTS[seed % 4])
        bots = ("accountant", "grudge") * options.gangsters
        play = Play(options, bots[: options.gangsters], seed, arena=False)
        table = None
        for one in play.answers():
            if one.table is not table and one.ask.stage is StageId.NERVE:
                table = one.table
                yield table, play.company.answers(dict(asks(table)), partial(view, table))


def as_it_is(scene: LiveScene, table: Table) -> Worlds:
    """The one world that is."""
    held = [WEAPONS.index(table.card_of(seat).weapon) for seat in scene.seats]
    cards = np.array([held], np.intp)
    none = np.zeros(cards.shape, np.float32)
    return Worlds(cards, cards * 0, scene.mimes[None], scene.aims[None], none, none)


def test_it_reads_guns_as_the_tempers_do() -> None:
    count = 0
    for table, _ in standoffs():
        seat = table.in_play[0]
        seen = view(table, seat)
        assert seen.own is not None
        public = replace(seen, own=replace(seen.own, held=()))
        scene, reading = LiveScene(public), Reading(public)
        read = threat(scene, scene.mimes[None], scene.aims[None])
        for place, one in enumerate(scene.seats):
            light = read.missed + (1 - read.boom) * read.once
            assert 1 - (light * read.spared)[0, place] == pytest.approx(reading.coma(one), abs=0.01)
            assert read.flinch[0, place] == pytest.approx(reading.flinch[one], abs=1e-5)
        assert read.others()[0, scene.me] == pytest.approx(reading.other_sharers(), abs=0.05)
        count += 1
    assert count > 20


def test_where_nobody_is_touched_it_foresees_a_standoff_as_the_rules_have_it() -> None:
    # L33-L46, L50
    count = fallen = 0
    for table, answers in standoffs():
        scene = LiveScene(view(table, table.in_play[0]))
        stays = np.array([[answers[seat] == STAY for seat in scene.seats]])
        foreseen = sharers(scene, as_it_is(scene, table), stays)[0]
        split = None
        while split is None:
            table, events = step(table, answers)
            answers = {}
            split = next((event for event in events if isinstance(event, Split)), None)
        assert split.among == tuple(np.array(scene.seats)[foreseen].tolist())
        count += 1
        fallen += int((stays[0] & ~foreseen).sum())
    assert count > 20
    assert fallen > 20


CROWD = (
    (1_000, 1_000),
    (1_000, 7_000),
    (6_500, 1_000),
    (7_000, 3_000),
    (7_400, 3_300),
    (2_500, 9_000),
)
"""A alone in a corner; D and E side by side; F beside B, a mate of A."""


def walks(held: str, walker: Seat) -> Arena:
    """The arena once a shark has walked among people who stand still."""
    bot = make_live("great-shark")
    seen = view(divided(held), walker)
    arena, dice = standing(*CROWD), Random(1)
    for _ in range(80):
        wish = bot.move(seen, arena, dice)
        arena = arena.step({} if wish is None else {walker: wish})
    return arena


def distance(arena: Arena, one: Seat, other: Seat) -> float:
    return float(arena.place(one).way_to(arena.place(other)).square ** 0.5)


def test_it_stands_away_from_everybody_mates_too() -> None:
    for walker in (A, B, C):
        arena = walks("bbb bbb bbb bbb bbb bbb", walker)
        others = (seat for seat in range(6) if seat != walker)
        assert min(distance(arena, walker, seat) for seat in others) > 1.5 * arena.figures.reach


def test_among_the_timid_it_stands_where_nobody_is_farthest_from_it() -> None:
    bots = (*("great-shark",) * 3, *("timid",) * 9)
    pointed = Counter[bool]()
    for seed in range(2):
        table = None
        for one in Play(TWELVE, bots, seed).answers():
            if one.table is not table and one.ask.stage is StageId.NERVE and one.table.round > 2:
                table = one.table
                pointed.update(target < 3 for seat in range(3, 12) for target in table[seat].at)
    assert pointed[True] < 0.2 * pointed[False]


def test_it_carries_a_grenade_to_where_adversaries_stand_together() -> None:  # L38
    arena = walks("boom1 bbb bbb bbb bbb bbb", A)
    assert distance(arena, A, D) <= arena.figures.reach
    assert distance(arena, A, E) <= arena.figures.reach
