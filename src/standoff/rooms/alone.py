"""One person among bots: nobody waits for anybody.

Once the person has chosen, the count of three begins at once, and a window that only bots answer
ends with the theatre of the step before. Nobody is there to whom that could tell something.
"""

from standoff.protocol.window import Waiting
from standoff.rooms.game import Game
from standoff.rooms.room import Room
from standoff.rooms.tempo import Lengths
from standoff.rooms.window import AT_ONE_MOMENT, COUNTED
from standoff.rules.game import asks


def goes_on(room: Room) -> bool:
    """Whether somebody is alone, and has nothing to choose any more in the window that is open."""
    game = room.game
    if game is None or game.window is None or game.paused_at is not None or not room.alone:
        return False
    # A hand that is up may still turn to somebody else, and a Double wants a second one.
    if game.window.waiting in AT_ONE_MOMENT or game.window.waiting is Waiting.MIME:
        return False
    return not any(game.is_waited_for(seat) for seat in asks(game.table))


def counts(game: Game, now: int, lengths: Lengths) -> bool:
    """Whether the count of three begins now: until it ends, the person may choose otherwise."""
    assert game.window is not None
    if game.window.waiting not in COUNTED or not game.has_answered():
        return False
    ends = game.window.closes_at
    return ends is None or ends > now + lengths.count


def closes(game: Game) -> int | None:
    """When the window closes: after the count, after the theatre, or (None) at once."""
    assert game.window is not None
    if not game.has_answered():
        return game.window.shown_at
    return game.window.closes_at if game.window.waiting in COUNTED else None
