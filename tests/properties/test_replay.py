"""A game can be kept, told, sent and played again, and nothing is lost or changed by it."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import reduce
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from standoff.record.reader import read
from standoff.record.verify import Fit, verify
from standoff.rules.classic.decisions import ClassicAsk, ClassicDecision
from standoff.rules.classic.events import ClassicEvent, ClassicSeen, Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.views import View
from standoff.rules.game import asks, redact, view
from tests.properties.games import TABLES, TEMPERS, Game, games, played
from tests.record.games import random_record, recorded_again, sealed_record

ROOT = Path(__file__).parent.parent.parent

tables = st.sampled_from(TABLES)
texts = st.text(max_size=8)
tempers = st.sampled_from(TEMPERS)
contribution = st.sampled_from([b"", bytes(32), b"\xab" * 32])


@st.composite
def records(draw: st.DrawFn) -> list[bytes]:
    """The record of a random game, open or sealed until its end."""
    options, text, temper = draw(tables), draw(texts), draw(tempers)
    given_by_seat = draw(st.lists(contribution, min_size=options.players, max_size=options.players))
    if any(given_by_seat):
        return sealed_record(options, text, given_by_seat, temper)
    return random_record(options, text, temper)


@given(records())
def test_a_record_fits_and_the_record_of_its_replay_is_the_same(lines: list[bytes]) -> None:
    data = b"".join(lines)
    verdict = verify(data)
    assert (verdict.fit, verdict.line) == (Fit.FITS, None)
    assert "a finished game" in verdict.sentence
    assert recorded_again(read(data)) == data


@given(records(), st.data())
def test_every_beginning_of_a_record_fits(lines: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(lines)
    cut = data.draw(st.integers(len(lines[0]), len(whole)))
    verdict = verify(whole[:cut])
    assert verdict.fit is Fit.FITS
    if cut < len(whole):
        assert "an unfinished game" in verdict.sentence


def flip_a_byte(lines: list[bytes], dice: Random) -> bytes:
    whole = bytearray(b"".join(lines))
    whole[dice.randrange(len(whole))] ^= dice.randint(1, 255)
    return bytes(whole)


def change_a_letter(lines: list[bytes], dice: Random) -> bytes:
    whole = bytearray(b"".join(lines))
    whole[dice.randrange(len(whole))] ^= 1 << dice.randrange(5)
    return bytes(whole)


def drop_a_byte(lines: list[bytes], dice: Random) -> bytes:
    whole = b"".join(lines)
    place = dice.randrange(len(whole) - 1)  # without its last line feed it only breaks off
    return whole[:place] + whole[place + 1 :]


def insert_a_byte(lines: list[bytes], dice: Random) -> bytes:
    whole = b"".join(lines)
    place = dice.randrange(len(whole) + 1)
    return whole[:place] + bytes([dice.randrange(256)]) + whole[place:]


def drop_a_line(lines: list[bytes], dice: Random) -> bytes:
    place = dice.randrange(len(lines) - 1)  # without its last line it is only unfinished
    return b"".join([*lines[:place], *lines[place + 1 :]])


def double_a_line(lines: list[bytes], dice: Random) -> bytes:
    place = dice.randrange(len(lines))
    return b"".join([*lines[: place + 1], *lines[place:]])


def exchange_two_lines(lines: list[bytes], dice: Random) -> bytes:
    one, other = dice.sample(range(len(lines)), 2)
    lines = lines.copy()
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def cut_the_middle_out(lines: list[bytes], dice: Random) -> bytes:
    first, last = sorted(dice.sample(range(1, len(lines)), 2))
    return b"".join([*lines[:first], *lines[last:]])


def turn_it_upside_down(lines: list[bytes], dice: Random) -> bytes:
    return b"".join(reversed(lines))


def silence_somebody(lines: list[bytes], dice: Random) -> bytes:
    return _answer_otherwise(lines, dice, None)


def answer_for_somebody(lines: list[bytes], dice: Random) -> bytes:
    other = dice.choice(['{"say":"stay"}', '{"say":"aim","at":[3]}', '{"say":"call"}'])
    return _answer_otherwise(lines, dice, msgspec.json.decode(other))


def _answer_otherwise(lines: list[bytes], dice: Random, answer: object) -> bytes:
    steps = [place for place, line in enumerate(lines) if line.startswith(b'{"line":"step"')]
    place = dice.choice(steps)
    line = msgspec.json.decode(lines[place])
    seat = dice.choice(list(line["answers"]))
    if line["answers"][seat] == answer:
        answer = {"say": "forgo", "twice": True}
    line["answers"][seat] = answer
    return b"".join([*lines[:place], msgspec.json.encode(line) + b"\n", *lines[place + 1 :]])


def award_the_game_to_another(lines: list[bytes], dice: Random) -> bytes:
    line = msgspec.json.decode(lines[-1])
    line["outcome"]["winners"] = [*line["outcome"]["winners"], 9]
    return b"".join([*lines[:-1], msgspec.json.encode(line) + b"\n"])


def write_a_sum_up(lines: list[bytes], dice: Random) -> bytes:
    line = msgspec.json.decode(lines[-1])
    account = dice.choice(line["outcome"]["accounts"])
    account["total"] = (account["total"] or 0) + 5000
    return b"".join([*lines[:-1], msgspec.json.encode(line) + b"\n"])


def go_on_after_the_end(lines: list[bytes], dice: Random) -> bytes:
    return b"".join([*lines, dice.choice(lines)])


TAMPERINGS = (
    flip_a_byte,
    change_a_letter,
    drop_a_byte,
    insert_a_byte,
    drop_a_line,
    double_a_line,
    exchange_two_lines,
    cut_the_middle_out,
    turn_it_upside_down,
    silence_somebody,
    answer_for_somebody,
    award_the_game_to_another,
    write_a_sum_up,
    go_on_after_the_end,
)


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
@given(lines=records(), dice=st.randoms(use_true_random=False))
def test_a_record_that_was_tampered_with_never_fits(
    tamper: Callable[[list[bytes], Random], bytes], lines: list[bytes], dice: Random
) -> None:
    touched = tamper(lines, dice)
    assert touched != b"".join(lines)
    assert verify(touched).fit is not Fit.FITS


KEPT = b"".join(random_record(Options(players=4), "kept"))


@given(st.binary(max_size=300), st.integers(0, 400))
def test_whatever_a_file_holds_a_verdict_is_given(strange: bytes, place: int) -> None:
    assert verify(strange).fit is Fit.UNREADABLE
    assert verify(KEPT[:place] + strange + b"\n" + KEPT[place:]).fit is not Fit.FITS


@given(games)
def test_folding_the_events_gives_the_table_that_stepping_gives(game: Game) -> None:
    table = folded(blank(game.options, game.dealt.chance), game.deal_events, game.dealt)
    assert table == game.dealt
    for turn in game.turns:
        table = folded(turn.before, turn.events, turn.after)
        assert table == turn.after


def folded(table: Table, events: tuple[Event, ...], after: Table) -> Table:
    """The table the events lead to; whom it asks is not told by any event."""
    told = reduce(lambda so_far, event: event.fold(so_far), events, table)
    return replace(told, stage=after.stage, asking=after.asking)


@given(games)
def test_every_decision_survives_json(game: Game) -> None:
    for turn in game.turns:
        for answer in turn.answers.values():
            assert through_json(answer, ClassicDecision | None) == answer
        for ask in asks(turn.before).values():
            assert through_json(ask, ClassicAsk) == ask
            for decision in ask:
                assert through_json(decision, ClassicDecision) == decision


@given(games)
def test_every_event_survives_json_whole_and_redacted(game: Game) -> None:
    for event in game.events:
        assert through_json(event, ClassicEvent) == event
        for seat in (*range(game.options.players), None):
            seen = redact(event, seat)
            assert through_json(seen, ClassicSeen) == seen


@given(games)
def test_every_view_survives_json(game: Game) -> None:
    for table in (game.dealt, *(turn.after for turn in game.turns)):
        for seat in (*range(game.options.players), None):
            seen = view(table, seat)
            assert through_json(seen, View) == seen


def through_json(value: object, declared: object) -> object:
    told = msgspec.json.encode(value)
    back = msgspec.json.decode(told, type=declared)
    assert msgspec.json.encode(back) == told
    return back


def digest_of_many_games() -> str:
    """One number that stands for a game at every table, with all that happened and was seen."""
    whole = sha256()
    for number, options in enumerate(TABLES):
        game = played(options, number, TEMPERS[number % len(TEMPERS)])
        whole.update(msgspec.json.encode(game.events))
        whole.update(msgspec.json.encode([view(turn.after, 0) for turn in game.turns]))
        whole.update(b"".join(random_record(options, str(number))))
    return whole.hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "4321"])
def test_the_same_seed_gives_the_same_games_in_another_process(hash_seed: str) -> None:
    command = "from tests.properties.test_replay import digest_of_many_games as d; print(d())"
    done = subprocess.run(
        [sys.executable, "-c", command],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest_of_many_games()
