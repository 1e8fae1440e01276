"""Records of the games played in a room, made from its entries."""

from collections.abc import Iterable

from msgspec.structs import replace

from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.members import MemberId
from standoff.record.lines import FORMAT, UNCOMMITTED, sealed_seed
from standoff.record.writer import Writer
from standoff.rooms.entries import Done, Entry, rooms
from standoff.rooms.game import Game
from standoff.rooms.server_deeds import EraseMember, Permit
from standoff.rules.game import asks, deal, step


def records(entries: Iterable[Entry]) -> list[bytes]:
    """The record of every game of an evening, in order; that of a game in play is sealed."""
    rows = list(entries)
    games: dict[int, Game] = {}
    taken_back: set[int] = set()
    for row, room in zip(rows, rooms(rows), strict=True):
        if room.game is not None:
            games[room.games] = room.game
        member = _takes_back(row)
        if member is not None:
            taken_back |= {number for number, game in games.items() if member in game.sat}
    return [
        record(replace(game, permitted=False) if number in taken_back else game)
        for number, game in games.items()
    ]


def _takes_back(row: Entry) -> MemberId | None:
    """Who lets none of the games they played so far be studied any more."""
    match row:
        case Done(deed=Permit(on=False) | EraseMember() as deed):
            return deed.member
        case Done(deed=Erase(), by=by):
            return by
        case _:
            return None


def record(game: Game) -> bytes:
    """The record of a game as far as it was played; its seed stands in it once it is open."""
    writer = Writer()
    seed = sealed_seed(game.seed, game.contributions)
    format_ = FORMAT if game.draws else UNCOMMITTED
    lines = [writer.sealed_game(game.options, game.names, seed.fingerprint, format_)]
    lines += [writer.draw(one.commitments, one.house, one.missing) for one in game.draws]
    table, _ = deal(game.options, seed.chance())
    for step_number, answers in enumerate(game.said):
        late = {s: one.name for s, one in game.played_on.items() if one.step == step_number}
        lines.append(writer.step(asks(table), answers, late))
        table, _ = step(table, answers)
    if game.over or game.called_off:
        lines.append(writer.seed(seed, permitted=game.permitted))
    if table.outcome is not None:
        lines.append(writer.outcome(table.outcome))
    return b"".join(lines)
