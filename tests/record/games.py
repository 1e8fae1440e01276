"""Random games with a seed that a record can hold, and their records."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random

from standoff.record.lines import NOTHING, UNCOMMITTED, Seed, open_seed, sealed_seed
from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.record.writer import Writer
from standoff.rules.chance import commitment
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.game import asks, deal, step
from tests.properties.games import Temper, Turn, answered

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
EASY = Temper()


def seed_of_text(options: Options, text: str) -> Seed:
    """The seed of a game in the terminal."""
    return open_seed(sha256(text.encode()).digest(), options.players)


def random_turns(table: Table, dice: Random, temper: Temper = EASY) -> Iterator[Turn]:
    """Play a dealt table to its end."""
    while asking := asks(table):
        answers = {seat: answered(table, ask, dice, temper) for seat, ask in asking.items()}
        after, events = step(table, answers)
        yield Turn(table, answers, after, events)
        table = after


def random_record(options: Options, text: str, temper: Temper = EASY) -> list[bytes]:
    """The lines of a random game in the terminal."""
    writer = Writer()
    seed = seed_of_text(options, text)
    first = writer.open_game(options, NAMES[: options.players], seed)
    return [first, *_steps(writer, options, seed, Random(text), temper)]


def sealed_record(
    options: Options, text: str, contributions: Sequence[bytes], temper: Temper = EASY
) -> list[bytes]:
    """The lines of a random game on a server, which opens its seed at the end."""
    writer = Writer()
    seed = sealed_seed(sha256(text.encode()).digest(), [part or NOTHING for part in contributions])
    first = writer.sealed_game(options, NAMES[: options.players], seed.fingerprint)
    hashes = [commitment(part) if part else "" for part in contributions]
    lines = [first, writer.draw(hashes, (), ())]
    return [*lines, *_steps(writer, options, seed, Random(text), temper, opens=True)]


def uncommitted_record(options: Options, text: str, contributions: Sequence[bytes]) -> list[bytes]:
    """The same as a server of format 1 wrote it."""
    writer = Writer()
    seed = sealed_seed(sha256(text.encode()).digest(), contributions)
    first = writer.sealed_game(options, NAMES[: options.players], seed.fingerprint, UNCOMMITTED)
    return [first, *_steps(writer, options, seed, Random(text), EASY, opens=True)]


def _steps(
    writer: Writer,
    options: Options,
    seed: Seed,
    dice: Random,
    temper: Temper,
    *,
    opens: bool = False,
) -> Iterator[bytes]:
    table, _ = deal(options, seed.chance())
    for turn in random_turns(table, dice, temper):
        yield writer.step(asks(turn.before), turn.answers)
        table = turn.after
    if opens:
        yield writer.seed(seed)
    assert table.outcome is not None
    yield writer.outcome(table.outcome)


def recorded_again(record: Record) -> bytes:
    """The record of the replay of a record."""
    writer = Writer()
    opening, seed = record.opening, record.seed
    assert seed is not None
    if opening.seed is None:
        told = opening.options, opening.names, opening.fingerprint
        lines = [writer.sealed_game(*told, opening.format)]
        lines += [writer.draw(one.commitments, one.house, one.missing) for one in record.draws]
    else:
        lines = [writer.open_game(opening.options, opening.names, seed)]
    dealt, *others = replay(record)
    table = dealt.table
    for played in others:
        lines.append(writer.step(asks(table), played.answers))
        table = played.table
    if record.opened is not None:
        lines.append(writer.seed(seed))
    if record.outcome is not None:
        assert table.outcome is not None
        lines.append(writer.outcome(table.outcome))
    return b"".join(lines)
