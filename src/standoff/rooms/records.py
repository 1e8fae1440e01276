"""Records of the games played in a room, made from its entries."""

from collections.abc import Iterable

from standoff.record.lines import sealed_seed
from standoff.record.writer import Writer
from standoff.rooms.entries import Done, Entry, Opened, apply, opened
from standoff.rooms.game import Game
from standoff.rooms.room import Room
from standoff.rules.game import asks, deal, step


def records(entries: Iterable[Entry]) -> list[bytes]:
    """The record of every game of an evening, in order; that of a game in play is sealed."""
    room: Room | None = None
    games: list[Game] = []
    for entry in entries:
        if isinstance(entry, Opened):
            room = opened(entry)
            continue
        assert room is not None
        assert isinstance(entry, Done)
        apply(room, entry)
        if room.game is not None and room.game not in games:
            games.append(room.game)
    return [record(game) for game in games]


def record(game: Game) -> bytes:
    """The record of a game as far as it was played; its seed stands in it once it is open."""
    writer = Writer()
    seed = sealed_seed(game.seed, game.contributions)
    lines = [writer.sealed_game(game.options, game.names, seed.fingerprint)]
    table, _ = deal(game.options, seed.chance())
    for answers in game.said:
        lines.append(writer.step(asks(table), answers))
        table, _ = step(table, answers)
    if game.over or game.called_off:
        lines.append(writer.seed(seed))
    if table.outcome is not None:
        lines.append(writer.outcome(table.outcome))
    return b"".join(lines)
