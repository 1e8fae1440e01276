"""A record, line by line: what is written, what is read back, and what is refused."""

import json
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from standoff.record.lines import (
    FORMAT,
    NOTHING,
    UNCOMMITTED,
    ContributionsError,
    open_seed,
    sealed_seed,
)
from standoff.record.reader import MisfitError, UnreadableError, read
from standoff.record.replay import replay
from standoff.record.verify import Fit, verify
from standoff.record.writer import Writer, append
from standoff.rules.asks import IllegalError
from standoff.rules.chance import Seeded, game_seed
from standoff.rules.classic.decisions import STAY, Load
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerSet
from standoff.rules.game import RULES_VERSION, asks, deal
from tests.record.games import NAMES, random_record, recorded_again, sealed_record, seed_of_text

OPTIONS = Options(5, PowerSet.ALL, cop=True)
GAME = random_record(OPTIONS, "a whole game")
CONTRIBUTIONS = [b"", bytes(32), b"", b"\x01" * 32, b""]
SEALED = sealed_record(OPTIONS, "a sealed game", CONTRIBUTIONS)


def test_the_first_line_says_everything_that_was_agreed() -> None:
    first = json.loads(GAME[0])
    table_seed = sha256(b"a whole game").digest()
    assert first == {
        "line": "game",
        "format": FORMAT,
        "rules": RULES_VERSION,
        "options": {
            "edition": "classic",
            "players": 5,
            "powers": "all",
            "cop": True,
            "money": "open",
        },
        "names": ["Ada", "Bruno", "Cleo", "Dario", "Edie"],
        "fingerprint": sha256(table_seed).hexdigest(),
        "seed": {"table": table_seed.hex(), "contributions": [""] * 5},
    }


def test_every_line_carries_the_hash_of_the_line_before() -> None:
    for before, line in pairwise(GAME):
        assert json.loads(line)["before"] == sha256(before.removesuffix(b"\n")).hexdigest()


def test_a_silence_and_half_a_silence_are_kept() -> None:
    options = Options(players=4)
    table, _ = deal(options, seed_of_text(options, "quiet").chance())
    writer = Writer()
    writer.open_game(options, NAMES[:4], seed_of_text(options, "quiet"))
    line = json.loads(writer.step(asks(table), {0: None, 1: Load((None,)), 3: Load((Bullet.BBB,))}))
    assert line["answers"] == {
        "0": None,
        "1": {"say": "load", "bullets": [None]},
        "2": None,
        "3": {"say": "load", "bullets": ["bbb"]},
    }


def test_what_the_rules_refuse_is_not_written() -> None:
    options = Options(players=4)
    table, _ = deal(options, seed_of_text(options, "strict").chance())
    writer = Writer()
    writer.open_game(options, NAMES[:4], seed_of_text(options, "strict"))
    before = writer.before
    with pytest.raises(IllegalError):
        writer.step(asks(table), {0: STAY})
    assert writer.before == before


def test_the_last_line_tells_the_outcome() -> None:
    last = json.loads(GAME[-1])
    *_, end = replay(read(b"".join(GAME)))
    assert last["line"] == "outcome"
    assert end.table.outcome is not None
    assert last["outcome"]["winners"] == list(end.table.outcome.winners)


def test_the_chance_of_a_record_is_that_of_its_seed() -> None:
    table_seed = sha256(b"a sealed game").digest()
    given = [part or NOTHING for part in CONTRIBUTIONS]
    assert read(b"".join(SEALED)).seed == sealed_seed(table_seed, given)
    assert sealed_seed(table_seed, given).chance() == Seeded(game_seed(table_seed, given))


def test_a_sealed_seed_is_opened_at_the_end() -> None:
    assert json.loads(SEALED[0])["seed"] is None
    assert [json.loads(line)["line"] for line in SEALED[-2:]] == ["seed", "outcome"]
    assert verify(b"".join(SEALED)).fit is Fit.FITS


def test_a_sealed_game_is_never_dealt_from_its_own_fingerprint() -> None:
    with pytest.raises(ContributionsError, match="fingerprint"):
        sealed_seed(bytes(32), [b""] * 5)
    writer = Writer()
    seed = open_seed(bytes(32), 5)
    first = writer.sealed_game(OPTIONS, NAMES[:5], seed.fingerprint, UNCOMMITTED)
    lines = [first, writer.seed(seed)]
    verdict = verify(b"".join(lines))
    assert verdict.fit is Fit.MISFIT
    assert "nobody contributed" in verdict.sentence


def test_a_contribution_has_32_bytes_or_none() -> None:
    with pytest.raises(ContributionsError, match="32 bytes"):
        sealed_seed(bytes(32), [b"", b"short"])


@pytest.mark.parametrize("names", [["Ada"] * 5, ["Ada", "Bruno"], ["", *NAMES[1:5]]])
def test_what_could_not_be_read_back_is_not_begun(names: list[str]) -> None:
    with pytest.raises(MisfitError, match="line 1 "):
        Writer().open_game(OPTIONS, names, seed_of_text(OPTIONS, "a whole game"))


def test_a_sealed_record_cannot_be_played_again_before_it_is_opened() -> None:
    with pytest.raises(UnreadableError, match="sealed"):
        next(replay(read(b"".join(SEALED[:5]))))


@pytest.mark.parametrize("lines", [GAME, SEALED], ids=["open", "sealed"])
def test_recording_the_replay_gives_the_same_file(lines: list[bytes]) -> None:
    assert recorded_again(read(b"".join(lines))) == b"".join(lines)


def test_an_unfinished_record_is_read_as_far_as_it_goes() -> None:
    record = read(b"".join(GAME[:10]))
    assert len(record.steps) == 9
    assert record.outcome is None
    assert recorded_again(record) == b"".join(GAME[:10])


def test_a_replay_stops_where_the_record_does_not_fit() -> None:
    played = replay(read(b"".join([*GAME[:5], *GAME[6:]])))
    for _ in range(5):
        next(played)
    with pytest.raises(MisfitError, match="line 6 does not carry the hash of line 5"):
        next(played)


def test_a_record_grows_line_by_line_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with path.open("xb") as file:
        for count, line in enumerate(GAME, start=1):
            append(file, line)
            assert path.read_bytes() == b"".join(GAME[:count])


def test_the_order_in_which_answers_arrive_is_not_kept() -> None:
    options = Options(players=4)
    seed = seed_of_text(options, "any order")
    table, _ = deal(options, seed.chance())
    answers = {0: Load((Bullet.BANG,)), 3: Load((Bullet.BBB,))}
    early, late = Writer(), Writer()
    for writer in (early, late):
        writer.open_game(options, NAMES[:4], seed)
    assert early.step(asks(table), answers) == late.step(
        asks(table), dict(reversed(answers.items()))
    )
