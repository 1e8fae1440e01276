"""An observation says what the seat's view says, and nothing else."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import standoff.env
from standoff.env.live.encoding import spots_of
from standoff.rules.classic.views import View, view
from standoff.rules.classic.words import StageId
from standoff.rules.live.views import view as view_of_live
from standoff.schema.actions import KINDS, SEATS
from standoff.schema.observation import MOMENTS, POWERS, SCHEMA, STANCES, STATE, UNIT
from tests.env.playing import TABLES, cycles, drawn
from tests.env.suites import called


class Reading:
    """An observation, field by field."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers

    def __getitem__(self, name: str) -> list[int]:
        return [int(number) for number in self.numbers[SCHEMA.slices[name]]]


def flagged(names: tuple[str, ...], chosen: object) -> list[int]:
    return [int(name == chosen) for name in names]


def counted(bullets: Any) -> list[int]:
    counts = Counter(bullets)
    return [counts[kind] for kind in KINDS]


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_every_field_is_what_the_view_of_the_seat_shows(options: dict[str, Any]) -> None:
    for env, seen in cycles(options, seed=5):
        table = env.table
        for agent, told in seen.items():
            assert env.observation_space(agent).contains(told)
            seat = env.seats[agent]
            compare(Reading(told["observation"]), view(table, seat), seat)
        assert env.state_space.contains(env.state())
        assert len(env.state()) == STATE.size


def compare(reading: Reading, sight: View, me: int) -> None:
    players = sight.options.players
    assert reading["players"] == [int(players == count) for count in (4, 5, 6)]
    assert reading["cop"] == [int(sight.options.cop)]
    assert reading["round"] == [sight.round]
    assert reading["loot"] == list(sight.loot)
    assert reading["pile"] == list(sight.pile)
    assert reading["calls"] == [sight.calls]
    assert reading["alerted"] == [int(sight.alerted > 0)]
    assert reading["exploded"] == [int(sight.exploded > 0)]
    assert reading["moment"] == flagged(MOMENTS, sight.stage)
    own = sight.own
    assert own is not None
    alive = sight.gangsters[me].alive
    hands = [list(hand) for hand in own.hands] if alive else []
    assert [reading["hand"], reading["second_hand"]] == [*hands, [0] * 3, [0] * 3][:2]
    loaded = [flagged(KINDS, bullet) for bullet in own.loaded]
    assert [reading["loaded"], reading["second_loaded"]] == [*loaded, [0] * 3, [0] * 3][:2]
    assert reading["power"] == flagged(POWERS, own.power)
    assert reading["role"] == [int(own.role == "cop")]
    for offset in range(SEATS):
        field = {name: reading[f"seat{offset}.{name}"] for name in SEAT_FIELDS}
        if offset >= players:
            assert not any(map(any, field.values()))
            continue
        other = sight.gangsters[(me + offset) % players]
        assert field["present"] == [1]
        assert field["alive"] == [int(other.alive)]
        assert field["wounds"] == [other.wounds]
        assert field["shame"] == [other.shame]
        assert field["flashing"] == [other.flashing]
        assert field["shown_power"] == flagged(POWERS, other.power)
        assert field["seen"] == counted(other.seen)
        assert field["asked"] == [int(other.seat in sight.asked)]
        assert field["shared"] == [int(other.seat in sight.sharers)]
        assert field["money_known"] == [int(sight.options.money == "open" or offset == 0)]
        if field["money_known"] == [1]:
            assert field["money"] == [(other.money or 0) // UNIT]
        else:
            assert field["money"] == [0]
        if other.alive:
            assert field["cards"] == [*other.cards, 0][:2]
            assert field["guns"] == [len(other.cards)]
            assert field["face_down"] == [other.loaded]
            assert field["stance"] == flagged(STANCES, other.stance)
            aims = [(target - me) % players for target in other.aims if target is not None]
            assert field["aims"] == [aims.count(place) for place in range(SEATS)]


SEAT_FIELDS = tuple(
    field.name.removeprefix("seat0.") for field in SCHEMA.fields if field.name.startswith("seat0.")
)


@pytest.mark.parametrize("options", TABLES[-4:], ids=called)
def test_history_is_counted_as_anybody_could_have_counted_it(options: dict[str, Any]) -> None:
    stood: Counter[int] = Counter()
    fled: Counter[int] = Counter()
    before = None
    for env, seen in cycles(options, seed=8):
        table = env.table
        if before is not None and before.stage is StageId.NERVE:
            aimed_at = {target for seat in before.living for target in before[seat].aims}
            for seat in before.living:
                if seat in aimed_at:
                    gone = table[seat].shame > before[seat].shame
                    (fled if gone else stood)[seat] += 1
        before = table
        agent, told = next(iter(seen.items()))
        reading, me = Reading(told["observation"]), env.seats[agent]
        for offset in range(table.options.players):
            seat = (me + offset) % table.options.players
            assert reading[f"seat{offset}.stood"] == [stood[seat]]
            assert reading[f"seat{offset}.fled"] == [fled[seat]]
            handled = reading[f"seat{offset}.used_calls"][0]
            assert handled <= table.calls
    assert stood
    assert fled


def test_a_walk_in_live_shows_every_step_what_the_views_and_places_say() -> None:
    env: Any = standoff.env.live_env(teams=(3, 3))
    dice, walked, spots = Random(1), 0, set()
    for seed in range(2):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            for agent, seat in env.seats.items():
                where = spots_of(env.arena)
                shown = view_of_live(env.table, seat)
                expected = env.encoder.observation(shown, seat, env.moment, env.seconds, where)
                assert np.array_equal(seen[agent]["observation"], expected)
            walked += env.seconds > 0
            spots.add(tuple(spots_of(env.arena).items()))
            seen = env.step(drawn(env, seen, dice))[0]
    assert walked > 50
    assert len(spots) > 50
