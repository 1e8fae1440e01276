"""Evenings of every version, row by row, and what each must come to for ever after.

`python -m tests.journal.evenings` writes those of a new format or of new rules; what is kept is
never written again. Only a format that no release has may still change: `python -m
tests.journal.evenings shapes` writes down what its rows look like now.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from standoff.journal.opening import open_journal
from standoff.ledger.classic.facts import AnyFact, Hit, Shared, Turned, WithdrawalsNoted
from standoff.ledger.live.facts import Left, Ran
from standoff.protocol.deeds.outing import ShareOut
from standoff.protocol.deeds.real import BeginTable, Note, SetTable, TakeBack
from standoff.protocol.tempo import Tempo
from standoff.rooms import entries, stored
from standoff.rooms.classic.real import RealTable
from standoff.rooms.live.outing import Outing
from standoff.rooms.room import Room
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import RULES_VERSION
from tests.journal.shapes import shapes
from tests.rooms.evening import Evening
from tests.rooms.evenings import random_evening
from tests.rooms.garden import Garden
from tests.rooms.live_evening import live_game

RELEASED = Path(__file__).parent / "released"


def classic() -> Evening:
    options = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True, money=Money.CLOSED)
    return random_evening(22, options, Tempo.QUICK, steps=700)


def live() -> Evening:
    evening, _ = live_game(3, 9, seed=bytes((9,)) * 32)
    evening.play_out()
    return evening


def real() -> Evening:
    evening = Evening(real=True)
    pen = evening.enter("A phone")
    evening.do(pen, SetTable(("Ada", "Bruno", "Cleo", "Dario", "Edie"), Options(5)))
    evening.do(pen, BeginTable())
    turned = Turned((20_000, 10_000, 10_000, 5_000, 5_000))
    facts: tuple[AnyFact, ...] = (
        turned,
        WithdrawalsNoted((1,)),
        Hit((1, 0, 0, 1)),
        Hit((0, 0, 1)),
        Shared(),
        turned,
    )
    for number, fact in enumerate(facts):
        evening.do(pen, Note(after=number, fact=fact))
    evening.do(pen, TakeBack(after=len(facts)))
    return evening


def outing() -> Garden:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin()
    garden.do(ada, ShareOut(("Bruno", "Ada", "Cleo"), garden.now))
    garden.play_round()
    garden.note(Ran(), Left())
    garden.own_up(ada, 0, garden.now)
    return garden


EVENINGS: tuple[Callable[[], Evening], ...] = (classic, live, real, outing)


def comes_to(room: Room) -> list[object]:
    """What must not change in a room, whatever we call it."""
    game, companion = room.game, room.real
    ledger: list[object] = []
    claims = [(who, asked.seat) for who, asked in room.claims.items()]
    if isinstance(companion, RealTable | Outing) and companion.ledger and companion.book:
        happened = msgspec.json.encode(companion.book.events)
        ledger = [companion.pen, len(companion.ledger.facts), companion.names, _short(happened)]
    return [
        [room.stage, room.code, room.host, room.games, room.tempo, room.seed.hex()],
        [room.locked, room.free_text, room.family, room.dealing_at, claims],
        [(name, score.won, score.earned) for name, score in room.scores.items()],
        [
            (c.name, c.member, c.bot, c.stand_in, c.missed, c.ready, c.team, c.chief, c.godfather)
            for c in room.chairs
        ],
        [(m.id, m.kind, m.name, m.muted, m.last_command) for m in room.members.values()],
        game
        and [
            [game.windows, game.window is None],  # how long it is open is no rule
            [game.choices, game.armed, game.wishes, game.paused_at, game.called_off],
            [game.shots, game.ghosts.bets, game.ghosts.ladder, len(game.said)],
            _short(msgspec.json.encode(game.happened)),
        ],
        ledger,
    ]


def _short(body: bytes) -> str:
    return sha256(body).hexdigest()[:8]


def golden(rows: Sequence[bytes]) -> bytes:
    """What an evening comes to, row by row."""
    rooms = list(entries.rooms(stored.decode(row) for row in rows))
    steps = [_short(msgspec.json.encode(comes_to(room))) for room in rooms]
    found = {"steps": " ".join(steps), "last": comes_to(rooms[-1])}
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def kept() -> Iterator[Path]:
    """The rows of every evening of these rules."""
    for folder in sorted(RELEASED.glob(f"format-*-rules-{RULES_VERSION}")):
        yield from sorted(folder.glob("*.jsonl"))


def noticed() -> Iterator[str]:
    """What would befall journals that are out there."""
    for path in kept():
        golden_path = path.with_suffix(".json")
        try:
            now = golden(path.read_bytes().splitlines())
        except Exception as fault:
            yield f"{path.parent.name}/{path.stem} cannot be read ({type(fault).__name__}): raise FORMAT, and lift it"
            continue
        if now != golden_path.read_bytes():
            yield f"{path.parent.name}/{path.stem} comes to something else: raise RULES_VERSION"
    if shapes() != msgspec.json.decode((current() / "shapes.json").read_bytes()):
        yield "rows have another shape: raise FORMAT, lift those of before, and write new evenings"


def current() -> Path:
    return RELEASED / f"format-{stored.FORMAT}-rules-{RULES_VERSION}"


def write() -> None:
    """Keep evenings of the version there is."""
    current().mkdir()
    write_shapes()
    for evening in EVENINGS:
        rows = [stored.encode(entry) for entry in evening().journal]
        (current() / f"{evening.__name__}.jsonl").write_bytes(b"".join(row + b"\n" for row in rows))
        (current() / f"{evening.__name__}.json").write_bytes(golden(rows))


def write_shapes() -> None:
    shape = msgspec.json.format(msgspec.json.encode(shapes()), indent=1)
    (current() / "shapes.json").write_bytes(shape + b"\n")


async def write_once_more(journal: str, code: str, **versions: int) -> None:
    """The last row of a table once more, as a Standoff of other rules or a later format would."""
    async with await open_journal(journal) as opened:
        rows = await opened.read(code)
        row = {**msgspec.json.decode(rows[-1]), **versions}
        await opened.append(code, len(rows) + 1, msgspec.json.encode(row))


if __name__ == "__main__":
    write_shapes() if sys.argv[1:] == ["shapes"] else write()
