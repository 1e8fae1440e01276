"""How long rounds take when nobody says a word, with powers and without."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast

import pytest

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms.classic.showing import DUEL, LAST_SHOT, SCENES, SHOTS, takes
from standoff.rooms.editions import CLASSIC
from standoff.rooms.tempo import LENGTHS, Lengths
from standoff.rooms.window import EARLY, patience_of
from standoff.rules.asks import Decision
from standoff.rules.classic.decisions import Show
from standoff.rules.classic.events import Died, Event, Fired, Withdrew
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerId, PowerSet, StageId
from standoff.rules.game import asks
from tests.properties.games import fierceness
from tests.rooms.evening import Evening, game_of

LONGEST_BASE_ROUND = 97_200
"""What the table of tempos promises at the standard tempo."""
POWERS_COST = 18_000
ALWAYS = (Waiting.LOAD, Waiting.AIM, Waiting.NERVE)


def rounds(options: Options, tempo: Tempo, seed: int) -> Iterator[tuple[int, list[Event], int]]:
    """How long each round of a game took, what happened in it, and how much of that the phone.

    People hold their choices back to the last moment, so that no window closes early.
    """
    dice = Random(seed)
    evening = Evening(options, tempo, dice.randbytes(32))
    evening.do(evening.sit(options.players)[0], Start())
    began, phone = evening.now, 0
    happened = list(cast("tuple[Event, ...]", evening.game.events))
    while not evening.game.over:
        opened, waiting, number = evening.now, evening.window.waiting, evening.classic.round
        at = evening.game.closes(evening.room.lengths)
        assert at is not None
        if waiting in EARLY:
            evening.now = at - 1
        for seat, ask in asks(evening.classic).items():
            said = max(ask, key=lambda one: (fierceness(evening.classic, one), dice.random()))
            if dice.random() < 0.3:
                said = ask.draw(dice)
            member = evening.game.chairs[seat].member
            assert member is not None
            evening.answer(member, _shown_early(ask.decisions) or said)
        if evening.game.closes(evening.room.lengths) == at:
            evening.close()
        if waiting is Waiting.PHONE:
            phone += evening.now - opened
        if evening.classic.round != number or evening.game.over:
            yield evening.now - began, happened, phone
            began, phone, happened = evening.now, 0, []
        happened += cast("tuple[Event, ...]", evening.game.events)


def _shown_early(offered: tuple[Decision, ...]) -> Decision | None:
    return next((one for one in offered if isinstance(one, Show)), None)


def without_powers(lengths: Lengths, happened: list[Event]) -> int:
    """How long the same round would have taken at a table without powers and telephone."""
    graces = lengths.grace * len(ALWAYS)
    choosing = sum(patience_of(waiting, lengths) or 0 for waiting in ALWAYS)
    return choosing + graces + int(lengths.theatre * CLASSIC.theatre(happened))


@cache
def measured(tempo: Tempo) -> tuple[int, ...]:
    """By how much each of many rounds with all powers and the cop was longer than without."""
    options = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True)
    return tuple(
        time - phone - without_powers(LENGTHS[tempo], happened)
        for seed in range(40)
        for time, happened, phone in rounds(options, tempo, seed)
    )


@pytest.mark.parametrize("tempo", [Tempo.QUICK, Tempo.STANDARD])
def test_a_round_with_all_powers_is_at_most_18_seconds_longer_than_without(tempo: Tempo) -> None:
    longer = measured(tempo)
    assert len(longer) > 300
    assert max(longer) <= POWERS_COST


def test_no_round_of_the_base_game_is_longer_than_the_table_of_tempos_says() -> None:
    lengths = [
        time for seed in range(20) for time, _, _ in rounds(Options(6), Tempo.STANDARD, seed)
    ]
    assert max(lengths) <= LONGEST_BASE_ROUND


def test_the_rounds_that_were_measured_had_the_slowest_powers_in_play() -> None:
    slow = {PowerId.KID, PowerId.CUNNING}
    options = Options(6, PowerSet.ALL_AND_BACKSTAB)
    assert slow <= set(options.pool)
    assert max(measured(Tempo.STANDARD)) > 8_000


def test_shots_that_fall_together_follow_one_another_and_a_duel_is_longer() -> None:
    beat, faster = SHOTS[:2]
    one, other, third = (Fired(seat, 0, Bullet.BANG, 1) for seat in (0, 2, 3))
    assert takes([one]) == LAST_SHOT
    assert takes([one, other]) == beat + LAST_SHOT
    assert takes([one, other, third]) == beat + faster + LAST_SHOT
    back = Fired(1, 0, Bullet.BANG, 0)
    assert takes([one, back]) == LAST_SHOT + DUEL
    assert takes([one, other, third, back]) == beat + faster + LAST_SHOT + DUEL
    sooner = Fired(4, 0, Bullet.BBB, 1)
    assert takes([sooner, one]) == 2 * LAST_SHOT


def test_all_that_happens_is_shown_one_after_the_other() -> None:
    assert takes([]) == 0
    assert (
        takes([Withdrew(0), Withdrew(3), Died(1), Died(2)])
        == SCENES[StageId.NERVE] + 2 * SCENES["out"]
    )


def test_a_window_opens_when_what_happened_was_shown_and_not_a_moment_later() -> None:
    evening, members = game_of(4)
    evening.now += 3_600_000
    for member in members:
        evening.answer(member)
    assert evening.waits() is Waiting.AIM
    theatre = LENGTHS[Tempo.STANDARD].theatre
    events = cast("tuple[Event, ...]", evening.game.events)
    assert evening.window.shown_at == evening.now + int(theatre * takes(events))


def test_what_follows_from_a_card_opens_when_all_have_seen_it_with_its_full_length() -> None:
    evening, members = game_of(4, Options(4, PowerSet.ALL))
    lengths = LENGTHS[Tempo.STANDARD]
    assert lengths.offer is not None
    followed = 0
    while evening.game.table.round < 3:
        for member in members:
            evening.answer(member)
        evening.close()
        fired = any(isinstance(event, Fired) for event in evening.game.events)
        if fired and evening.waits() is Waiting.OFFER:
            followed += 1
            assert evening.window.shown_at > evening.now
            assert evening.window.closes_at == evening.window.shown_at + lengths.offer
    assert followed
