"""The golden games of Live: told in the same words as long as the rules stand, and recorded."""

import pytest

from standoff.record.reader import read
from standoff.record.replay import replay
from standoff.record.verify import Fit, verify
from standoff.record.writer import Writer
from standoff.rules.cards import Weapon
from standoff.rules.game import asks
from standoff.rules.live.events import Fired, LiveEvent
from standoff.rules.live.words import Variant
from tests.live.playthrough import FOLDER, PLAYTHROUGHS, Playthrough

by_name = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.path.stem)


@by_name
def test_a_playthrough_is_told_as_it_was_when_the_rules_last_changed(
    playthrough: Playthrough,
) -> None:
    # If this fails by intent: raise RULES_VERSION and run tools/playthroughs.
    assert list(playthrough.lines()) == playthrough.path.read_text().splitlines()


def test_there_are_games_of_6_12_13_and_20_and_of_each_variant_and_no_other_file() -> None:
    plain = {one.options.gangsters for one in PLAYTHROUGHS if not one.options.variants}
    assert plain == {6, 12, 13, 20}
    assert {(variant,) for variant in Variant} <= {one.options.variants for one in PLAYTHROUGHS}
    assert set(FOLDER.iterdir()) == {one.path for one in PLAYTHROUGHS}


def test_every_kind_of_event_and_every_gun_is_told_in_a_playthrough() -> None:
    events = [event for one in PLAYTHROUGHS for event in one.events()]
    told = {type(event) for event in events}
    assert [kind.__name__ for kind in LiveEvent.__args__ if kind not in told] == []
    fired = {event.weapon for event in events if isinstance(event, Fired)}
    assert fired == {Weapon.BBB, Weapon.DOUBLE, Weapon.SHOTGUN}


def record_of(playthrough: Playthrough) -> list[bytes]:
    writer = Writer()
    options = playthrough.options
    names = [f"gangster {seat}" for seat in range(options.gangsters)] + ["Godfather"]
    lines = [writer.open_game(options, names, playthrough.chance_seed())]
    turns = playthrough.turns()
    lines += [writer.step(asks(turn.before), turn.answers) for turn in turns]
    assert turns[-1].after.outcome is not None
    return [*lines, writer.outcome(turns[-1].after.outcome)]


@by_name
def test_the_record_of_a_game_fits_and_plays_again(playthrough: Playthrough) -> None:
    data = b"".join(record_of(playthrough))
    assert verify(data).fit is Fit.FITS
    *_, last = replay(read(data))
    assert last.table.outcome == playthrough.turns()[-1].after.outcome


def test_a_record_keeps_what_the_godfather_said_and_where_all_stood() -> None:
    playthrough = PLAYTHROUGHS[0]
    record = read(b"".join(record_of(playthrough)))
    assert [dict(said) for said in record.steps] == [dict(t.answers) for t in playthrough.turns()]
    spots = [turn.after.spots for turn in playthrough.turns() if turn.after.spots]
    again = [played.table for played in replay(record)]
    assert spots
    assert spots[0] in [getattr(table, "spots", None) for table in again]


def test_a_record_with_another_dagger_does_not_fit() -> None:
    lines = record_of(PLAYTHROUGHS[0])
    forged = [line.replace(b'"say":"withdraw"', b'"say":"stay"') for line in lines]
    assert forged != lines
    assert verify(b"".join(forged)).fit is Fit.MISFIT
