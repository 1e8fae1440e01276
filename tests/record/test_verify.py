"""A record that was touched does not fit, and the first line that shows it is named."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from standoff.record.lines import FORMAT, digest
from standoff.record.verify import Fit, verify
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.rules.game import RULES_VERSION
from tests.record.games import random_record, sealed_record

OPTIONS = Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True)
GAME = random_record(OPTIONS, "guarded")
CONTRIBUTIONS = [b"\x02" * 32, b"", b"", b"", b""]
SEALED = sealed_record(OPTIONS, "guarded", CONTRIBUTIONS)
LOAD = next(place for place, line in enumerate(GAME) if b'"load"' in line)
AIM = next(place for place, line in enumerate(GAME) if b'"aim"' in line)
END = len(GAME) - 1

Lines = list[bytes]
Change = Callable[[dict[str, Any]], object]


def edited(lines: Lines, place: int, change: Change) -> Lines:
    """The lines with one of them changed, written as a record writes."""
    line = json.loads(lines[place])
    change(line)
    return [*lines[:place], as_line(line), *lines[place + 1 :]]


def as_line(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def chained(lines: Lines) -> Lines:
    """The lines with the hashes of somebody who knows how they are made."""
    made = lines[:1]
    for line in lines[1:]:
        before = digest(made[-1].removesuffix(b"\n"))
        made.append(as_line(json.loads(line) | {"before": before}))
    return made


def say(seat: str, decision: object, line: dict[str, Any]) -> None:
    assert line["answers"].get(seat, "") != decision
    line["answers"][seat] = decision


def put(key: str, value: object, line: dict[str, Any]) -> None:
    assert line.get(key) != value
    line[key] = value


def turn_the_answers_round(line: dict[str, Any]) -> None:
    line["answers"] = dict(reversed(line["answers"].items()))


def change_a_winner(line: dict[str, Any]) -> None:
    line["outcome"]["winners"] = [seat + 1 for seat in line["outcome"]["winners"]]


def change_a_sum(line: dict[str, Any]) -> None:
    line["outcome"]["accounts"][0]["lines"][0]["amount"] += 5000


def legal_other_bullet() -> tuple[str, object]:
    said = json.loads(GAME[LOAD])["answers"]["1"]
    other = "bang" if said == {"say": "load", "bullets": ["click"]} else "click"
    return "1", {"say": "load", "bullets": [other]}


def test_a_finished_game_fits() -> None:
    for lines in (GAME, SEALED):
        verdict = verify(b"".join(lines))
        assert verdict.fit is Fit.FITS
        assert verdict.sentence == f"fits: {len(lines)} lines of a finished game."


def test_an_unfinished_game_fits_and_says_so() -> None:
    for count in range(1, len(GAME)):
        verdict = verify(b"".join(GAME[:count]))
        assert verdict.fit is Fit.FITS
        assert verdict.sentence == f"fits: {count} lines of an unfinished game."


def test_the_lines_of_a_test_are_chained_as_a_record_chains_them() -> None:
    assert chained(GAME) == GAME


def test_a_game_that_was_broken_off_and_opened_fits() -> None:
    broken_off = chained([*SEALED[:6], SEALED[-2]])
    assert verify(b"".join(broken_off)).sentence == "fits: 7 lines of an unfinished game."


def test_a_sealed_game_fits_as_far_as_anybody_can_tell() -> None:
    verdict = verify(b"".join(SEALED[:6]))
    assert verdict.fit is Fit.FITS
    assert "unfinished game whose seed is sealed" in verdict.sentence


def test_a_record_that_breaks_off_anywhere_fits_up_to_there() -> None:
    short = random_record(Options(players=4), "short")
    for place in (1, len(short) - 1):
        start = b"".join(short[:place])
        for cut in range(1, len(short[place])):
            verdict = verify(start + short[place][:cut])
            assert verdict.fit is Fit.FITS
            assert f"; line {place + 1} breaks off" in verdict.sentence


TAMPERINGS: dict[str, tuple[Lines, int, str]] = {
    "an illegal decision": (
        edited(GAME, AIM, partial(say, "1", {"say": "aim", "at": [1]})),
        AIM + 1,
        'Bruno say {"say":"aim","at":[1]}',
    ),
    "a decision of another phase": (
        edited(GAME, AIM, partial(say, "2", {"say": "stay"})),
        AIM + 1,
        "illegal there",
    ),
    "another legal decision": (
        edited(GAME, LOAD, partial(say, *legal_other_bullet())),
        LOAD + 2,
        f"does not carry the hash of line {LOAD + 1}",
    ),
    "a decision turned into silence": (
        edited(GAME, LOAD, partial(say, "0", None)),
        LOAD + 2,
        "does not carry the hash",
    ),
    "something that is no decision": (
        edited(GAME, LOAD, partial(say, "0", {"say": "cheat"})),
        LOAD + 1,
        "is not a line of a record",
    ),
    "an answer taken away": (
        edited(GAME, LOAD, lambda line: line["answers"].popitem()),
        LOAD + 1,
        "does not hold the answers of those who were asked: Ada, Bruno, Cleo, Dario, Edie",
    ),
    "an answer of nobody": (
        edited(GAME, LOAD, partial(say, "7", {"say": "stay"})),
        LOAD + 1,
        "does not hold the answers",
    ),
    "answers in another order": (
        edited(GAME, LOAD, turn_the_answers_round),
        LOAD + 1,
        "does not hold the answers",
    ),
    "a dropped line": ([*GAME[:4], *GAME[5:]], 5, "does not carry the hash of line 4"),
    "a doubled line": ([*GAME[:5], *GAME[4:]], 6, "does not carry the hash of line 5"),
    "two lines exchanged": (
        [*GAME[:4], GAME[5], GAME[4], *GAME[6:]],
        5,
        "does not carry the hash of line 4",
    ),
    "a dropped line, chained again": (
        chained([*GAME[:LOAD], *GAME[LOAD + 1 :]]),
        LOAD + 1,
        "does not hold the answers",
    ),
    "another winner": (edited(GAME, END, change_a_winner), END + 1, "the outcome"),
    "another sum": (edited(GAME, END, change_a_sum), END + 1, "the outcome"),
    "an end before the end": (chained([*GAME[:6], GAME[-1]]), 7, "the outcome"),
    "a game that goes on after its end": (
        chained([*GAME[:-1], GAME[LOAD]]),
        len(GAME),
        "the game is over",
    ),
    "a line behind the outcome": (
        chained([*GAME, GAME[LOAD]]),
        len(GAME) + 1,
        'is a "step" line, which cannot come here',
    ),
    "another name": (
        edited(GAME, 0, lambda line: put("names", ["Mallory", *line["names"][1:]], line)),
        2,
        "does not carry the hash of line 1",
    ),
    "one name twice": (
        edited(GAME, 0, lambda line: put("names", ["Ada"] * 5, line)),
        1,
        "a name of its own",
    ),
    "a name too few": (
        edited(GAME, 0, lambda line: line["names"].pop()),
        1,
        "each of the 5 seats",
    ),
    "a name that rewrites the screen": (
        edited(GAME, 0, lambda line: put("names", ["\x1b[2J", *line["names"][1:]], line)),
        1,
        "is not",
    ),
    "an impossible table": (
        edited(GAME, 0, lambda line: put("players", 4, line["options"])),
        1,
        "the cop needs 5 or 6 players",
    ),
    "other options": (
        edited(GAME, 0, lambda line: put("money", "closed", line["options"])),
        2,
        "does not carry the hash of line 1",
    ),
    "other options, chained again": (
        chained(edited(GAME, 0, lambda line: put("powers", "none", line["options"]))),
        2,
        'Ada say {"say":"forgo"}, which is illegal there',
    ),
    "another fingerprint": (
        edited(GAME, 0, partial(put, "fingerprint", "0" * 64)),
        1,
        "does not have the fingerprint",
    ),
    "another seed": (
        edited(GAME, 0, lambda line: put("table", "0" * 64, line["seed"])),
        1,
        "does not have the fingerprint",
    ),
    "a contribution too few": (
        edited(GAME, 0, lambda line: line["seed"]["contributions"].pop()),
        1,
        "a contribution to the seed for every seat",
    ),
    "another seed, opened at the end": (
        edited(SEALED, -2, lambda line: put("table", "0" * 64, line["seed"])),
        len(SEALED) - 1,
        "does not have the fingerprint",
    ),
    "another contribution": (
        edited(SEALED, -2, lambda line: line["seed"]["contributions"].reverse()),
        len(SEALED) - 1,
        "holds a part of seat 0 that is not what it committed to",
    ),
    "a seed opened twice": (
        chained([*GAME[:-1], SEALED[-2], GAME[-1]]),
        len(GAME),
        'is a "seed" line, which cannot come here',
    ),
    "an outcome before the seed is opened": (
        chained([*SEALED[:-2], SEALED[-1]]),
        len(SEALED) - 1,
        'is a "outcome" line, which cannot come here',
    ),
    "play that goes on when the seed is known": (
        chained([*SEALED[:5], SEALED[-2], *SEALED[5:]]),
        7,
        'is a "step" line, which cannot come here',
    ),
    "one key more": (edited(GAME, LOAD, partial(put, "note", "hello")), LOAD + 1, "unknown field"),
    "a space more": (
        [*GAME[:3], GAME[3].replace(b":", b": ", 1), *GAME[4:]],
        4,
        "is not written the way a record writes it",
    ),
    "line ends of another system": (
        [line.replace(b"\n", b"\r\n") for line in GAME],
        1,
        "is not written the way a record writes it",
    ),
    "an empty line": ([*GAME[:3], b"\n", *GAME[3:]], 4, "is not a line of a record"),
    "something behind the end": ([*GAME, b"x"], len(GAME) + 1, "breaks off"),
    "something behind an unfinished game": ([*GAME[:3], b"x"], 4, "breaks off"),
    "half a line of another game": (
        [*GAME[:3], SEALED[3][:100]],
        4,
        "breaks off, and does not follow line 3",
    ),
    "a last line without its end, and something else instead": (
        [*GAME[:-1], GAME[-1].replace(b"\n", b" ")],
        len(GAME),
        "is not written the way",
    ),
    "an endless line": (
        [*GAME[:3], b'{"line":"step","answers":' + b"[" * 100_000 + b"\n"],
        4,
        "is not a line of a record",
    ),
    "a number without end": (
        edited(GAME, LOAD, partial(say, "9" * 9999, None)),
        LOAD + 1,
        "is not a line of a record",
    ),
    "bytes that are no text": (
        [GAME[0].replace(b"Ada", b"\xff\xfe"), *GAME[1:]],
        1,
        "is not a line of a record",
    ),
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_tampering_is_found(tampering: str) -> None:
    lines, line, why = TAMPERINGS[tampering]
    verdict = verify(b"".join(lines))
    assert verdict.fit is Fit.MISFIT
    assert verdict.line == line
    assert f"line {line} " in verdict.sentence
    assert why in verdict.sentence


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"{",
        b"[]\n",
        b"Dear diary\n",
        b'{"format":1}\n',
        b'{"a":' + b"[" * 100_000,
        b"\x89PNG\r\n\x1a\n",
        GAME[0].rstrip(b"\n"),
        GAME[0][:50],
        b"".join(GAME[1:]),
    ],
    ids=range(11),
)
def test_what_is_not_a_record_cannot_be_read(data: bytes) -> None:
    assert verify(data).fit is Fit.UNREADABLE


@pytest.mark.parametrize(
    ("key", "what", "ours"), [("format", "format", FORMAT), ("rules", "rules", RULES_VERSION)]
)
def test_another_version_is_refused_in_a_sentence_that_names_both(
    key: str, what: str, ours: int
) -> None:
    verdict = verify(b"".join(edited(GAME, 0, partial(put, key, 99))))
    assert verdict.fit is Fit.UNREADABLE
    assert f"version 99 of the {what}" in verdict.sentence
    assert f"this is version {ours}" in verdict.sentence


def test_a_newer_format_is_refused_whatever_else_it_holds() -> None:
    line = {"format": FORMAT + 1, "rules": 1, "shape": "quite different"}
    assert f"version {FORMAT + 1} of the format" in verify(as_line(line)).sentence
