"""Bots in a room: what they have in mind, and the walk before a whistle; never part of the room.

Nothing of it is written down. Whoever follows the same rooms comes to the same minds; where people
walk is lost with the server, and they walk again.
"""

from random import Random

from standoff.protocol.editions import View
from standoff.rooms.editions import Mind
from standoff.rooms.game import Game
from standoff.rooms.room import Room
from standoff.rooms.walk import Walk
from standoff.rules.asks import Decision, Seat
from standoff.rules.game import asks
from standoff.rules.live.views import View as LiveView


class Bots:
    """Who plays for nobody in one room, and for whoever is away."""

    def __init__(self) -> None:
        self.minds: dict[Seat, Mind] = {}
        self.walk: Walk | None = None
        """The walk of the window that was opened last."""
        self._game = self._window = 0

    def follow(self, room: Room) -> None:
        """Take in what a room has become; every bot looks on once in each window."""
        game = room.game
        if game is None or (room.games, game.windows) == (self._game, self._window):
            return
        if room.games != self._game:
            self.minds = {}
        self._game, self._window = room.games, game.windows
        for seat in range(len(game.chairs)):
            name = game.bot_at(seat)
            if name is None:
                self.minds.pop(seat, None)
                continue
            if seat not in self.minds:
                self.minds[seat] = game.edition.bot(name)
            if not game.edition.is_dead(game.table, seat):
                self.minds[seat].watch(game.view(seat))
        self.walk = game.edition.walk(game.table, game.ground, dict(self.minds), game.seed)

    def walk_in(self, game: Game | None) -> Walk | None:
        """The walk that people take in this game just now."""
        if game is None or game.window is None or game.window.number != self._window:
            return None
        return self.walk

    def walk_on(self, game: Game, now: int) -> None:
        """Let everybody in the arena walk until now, but not beyond the whistle."""
        walk, window = self.walk_in(game), game.window
        if walk is None or window is None or game.paused_at is not None:
            return
        if now >= window.shown_at:
            until = now if window.closes_at is None else min(now, window.closes_at)
            walk.advance(until, lambda seat: _in_the_arena(game.view(seat)))

    def say(self, game: Game) -> dict[Seat, Decision]:
        """What bots say in this window, each from its own seat's view; held choices stand."""
        walk = self.walk_in(game)
        if walk is not None:
            return {seat: walk.frozen(ask) for seat, ask in asks(game.table).items()}
        said = {}
        for seat, ask in asks(game.table).items():
            name = game.bot_at(seat)
            if name is not None and seat not in game.choices:
                bot = self.minds.get(seat) or game.edition.bot(name)
                dice = Random(b"%s/%d/%d" % (game.seed, seat, game.windows))
                said[seat] = bot.decide(game.view(seat), ask, dice)
        return said


def _in_the_arena(view: View) -> LiveView:
    """Only in Live people walk."""
    assert isinstance(view, LiveView)
    return view
