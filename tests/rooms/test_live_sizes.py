"""Whether what only one seat of Live knows always fits into its frame, and what a round costs."""

import msgspec
import pytest

from standoff.protocol.messages import Message
from standoff.rooms.editions import LIVE
from standoff.rooms.game import dealt
from standoff.rooms.people import Chair
from standoff.rules.game import deal
from tests.live.games import TABLES, TEMPERS, played
from tests.rooms.live_evening import live_game

SPARE = 32
"""Bytes that must be left."""
A_ROUND = 45_000
"""Bytes of a round at a table of twenty, besides the arena: twenty gangsters, each step of the way."""


def size(message: Message) -> int:
    return len(msgspec.json.encode(message))


@pytest.mark.parametrize("table", range(0, len(TABLES), 5))
def test_what_only_one_seat_knows_always_fits_into_its_frame(table: int) -> None:
    options = TABLES[table]
    worst = 0
    for seed in range(2):
        known = played(options, seed, TEMPERS[(table + seed) % len(TEMPERS)])
        chairs = tuple(Chair(f"P {seat}", seat + 1) for seat in range(options.gangsters + 1))
        game = dealt(options, bytes(32), chairs, first=deal(options, known.dealt.chance))
        for turn in known.turns:
            public = size(game.played(None))
            for seat in range(options.players):
                worst = max(worst, size(game.played(seat)) - public)
            game = game.going(turn.answers)
    assert LIVE.secrets(options) / 3 < worst <= LIVE.secrets(options) - SPARE


def test_a_round_of_twenty_costs_a_client_a_bounded_number_of_bytes() -> None:
    evening, (anna, *_) = live_game(1, 20)
    before, spent = 0, []
    while not evening.game.over:
        number = evening.table.round
        evening.pass_window()
        if evening.table.round != number:
            told = [
                size(tell.message) + LIVE.secrets(evening.table.options)
                for tell in evening.heard[anna][before:]
                if type(tell.message).__name__ == "Played"
            ]
            spent.append(sum(told))
            before = len(evening.heard[anna])
    assert max(spent) <= A_ROUND
