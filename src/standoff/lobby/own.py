"""What is somebody's own: their games at public tables, and what these come to."""

from collections.abc import Sequence

from standoff.protocol.lobby import OwnFigures, OwnGame
from standoff.rooms.game import Game
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Aimed, Fired, Loaded
from standoff.rules.classic.words import Bullet


def own_game(code: str, number: int, at: int, game: Game, seat: Seat) -> OwnGame:
    """A game that is over, as it went for one seat."""
    bluffs, called = _bluffs(game, seat)
    return OwnGame(
        code,
        number,
        at,
        game.edition.players(game.options),
        game.edition.won(game.table).get(seat, 0),
        game.edition.totals(game.table).get(seat, 0),
        bluffs,
        called,
    )


def _bluffs(game: Game, seat: Seat) -> tuple[int, int]:
    """How often a seat pointed with nothing but blanks, and how often it had to show so."""
    blank = False
    bluffs = called = 0
    for event in game.happened:
        match event:
            case Loaded() if event.seat == seat:
                blank = all(one is Bullet.CLICK for one in event.bullets)
            case Aimed() if event.seat == seat and blank:
                bluffs += 1
                blank = False
            case Fired() if event.seat == seat and event.bullet is Bullet.CLICK:
                called += 1
    return bluffs, called


def figures(games: Sequence[OwnGame]) -> OwnFigures:
    """What games come to."""
    return OwnFigures(
        len(games),
        round(sum(one.won for one in games), 2),
        round(sum(1 / one.players for one in games), 2),
        sum(one.bluffs for one in games),
        sum(one.called for one in games),
    )
