"""The Shark in Live: what it is, where it walks, what it remembers, and that it plays better than chance."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from standoff.arena.arena import Arena
from standoff.bots.catalogue import OFFERED, BotError, make_live
from standoff.bots.live.accountant import Accountant
from standoff.bots.minds.live.aiming import LiveAiming
from standoff.bots.minds.live.bot import LiveMindBot
from standoff.bots.minds.live.cast import WARMTH, live_shark
from standoff.bots.minds.live.mates import MIND
from standoff.bots.minds.live.memory import UNIT, LiveMemory
from standoff.bots.minds.live.nerve import nerve
from standoff.bots.minds.names import SHARKS, STYLES
from standoff.bots.outside import live_bot_named
from standoff.cards.reading import house_cards
from standoff.minds import live
from standoff.minds.live import FACTS, SCHEMA_HASH, SHAPES, Rows
from standoff.minds.policy import PolicyError, load, save
from standoff.rules.asks import Seat
from standoff.rules.game import RULES_VERSION, asks
from standoff.rules.live.decisions import AimAsk, Freeze
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.views import view
from standoff.rules.live.words import StageId
from standoff.rules.options import Money
from tests.arena.grounds import standing
from tests.bots.live_tables import Play
from tests.live.games import SIZES, VARIANTS
from tests.live.tables import GODFATHER, A, B, C, D, E, F, after, aimed, bbb, divided

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


def facts(table: Table, seat: Seat, memory: LiveMemory) -> Iterator[tuple[str, Rows]]:
    """What a mind in this seat is told, if it is asked."""
    ask, seen = asks(table).get(seat), view(table, seat)
    memory.notice(seen)
    if isinstance(ask, AimAsk):
        aiming = LiveAiming(seen, memory)
        aiming.expect(ask.targets, lambda rows: np.zeros((len(rows), 2), np.float32))
        yield "aim", aiming.rows(seat, aiming.held[seat], ask.mimes, ask.targets)
    elif ask is not None and ask.stage is StageId.NERVE:
        yield "nerve", np.array([nerve(seen, memory)], np.float32)


def test_every_choice_is_told_as_many_facts_as_have_names_and_none_is_huge() -> None:
    seen = dict.fromkeys(("aim", "nerve"), 0)
    for seed, sizes in enumerate(SIZES):
        options = Options(teams_of(*sizes), house_cards(), VARIANTS[seed % 4])
        play = Play(options, ("accountant",) * options.gangsters, seed)
        memory, table = LiveMemory(), None
        for one in play.answers():
            if one.table is not table:
                table = one.table
                for kind, rows in facts(table, 1, memory):
                    assert rows.shape[1] == len(FACTS[kind])
                    assert np.isfinite(rows).all()
                    assert np.abs(rows).max() < 20
                    seen[kind] += 1
    assert min(seen.values()) > 20


def test_it_works_out_what_a_split_brought_the_others_though_stashes_are_closed() -> None:
    # H14, L51
    for seed in range(4):
        play = Play(TWELVE, ("accountant",) * 12, seed)
        memory = LiveMemory()
        for one in play.answers():
            memory.notice(view(one.table, 0))
            stashes = [sum(card.value for card in cards) / UNIT for cards in one.table.stashes]
            assert memory.earned[0] == pytest.approx(stashes[0])
            assert sum(memory.earned) == pytest.approx(sum(stashes))


def test_it_remembers_who_ran_where_that_could_be_seen_and_who_pointed_at_its_team() -> None:
    table = aimed("bbb " * 6, {A: bbb(D), D: bbb(A), E: bbb(A)})
    memory = LiveMemory()
    memory.notice(view(table, A))
    assert [memory.grudges[seat] for seat in range(6)] == [0, 0, 0, 1, 1, 0]
    assert memory.pointed[A] == 2
    memory.notice(view(table, A))
    assert memory.pointed[A] == 2, "a second look at the same aims counts nothing"


def first_best(rows: Rows) -> Rows:
    """A mind to which the first of all choices is worth most."""
    return np.eye(len(rows), 2, dtype=np.float32)


def test_a_mate_who_does_as_expected_is_trusted_more() -> None:
    table = after(divided("bbb bbb bbb bbb bbb bbb"), {GODFATHER: Freeze((), ())})
    trusts = []
    for target in (D, F):
        memory = LiveMemory()
        seen = view(table, B)
        memory.notice(seen)
        # A, who chooses first, is expected to point at the first of all targets.
        LiveAiming(seen, memory).expect((D, E, F), first_best)
        assert memory.expected[A][MIND] == {D}
        before = memory.faith(MIND)
        memory.notice(view(after(table, {A: bbb(target)}), B))
        trusts.append(memory.faith(MIND) - before)
    assert trusts[0] > 0 > trusts[1]


def test_it_recognises_an_accountant_among_its_mates_by_where_they_point() -> None:
    bots = ("accountant", "great-shark", "accountant", *("reckless",) * 9)
    faith = Counter[str]()
    for seed in range(3):
        play = Play(TWELVE, bots, seed)
        assert list(play.answers())
        shark = play.company.walkers[1]
        assert isinstance(shark, LiveMindBot)
        faith.update({who: shark.memory.faith(who) / 3 for who in ("accountant", "timid", MIND)})
    assert faith["accountant"] > 0.75
    assert faith["accountant"] > max(faith["timid"], faith[MIND])


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
        assert min(distance(arena, walker, seat) for seat in others) > 2 * arena.figures.reach


def test_it_carries_a_grenade_to_where_adversaries_stand_together() -> None:  # L38
    arena = walks("boom1 bbb bbb bbb bbb bbb", A)
    assert distance(arena, A, D) <= arena.figures.reach
    assert distance(arena, A, E) <= arena.figures.reach
