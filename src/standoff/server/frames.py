"""Frames whose size tells nothing: what only one seat knows never changes how long a frame is."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from standoff.protocol.changes import played_on
from standoff.protocol.members import MemberId
from standoff.protocol.messages import LedgerWritten, Message, OutingWritten, Played, Welcome
from standoff.protocol.seen import Held
from standoff.rooms.live.outing import Outing
from standoff.rooms.room import Room, Tell

HELD = 192
"""Bytes that a welcome may need besides: for what a member has chosen, armed and bet."""

REAL_SECRETS = 256
"""Bytes that a seat at a real table may know besides: its power, its role, its telephone."""

_encode = msgspec.json.Encoder().encode
_SPACES = b" " * 4096


def frames(room: Room, tells: Sequence[Tell]) -> Iterator[tuple[MemberId, int, bytes]]:
    """The messages of one step as the bytes that go out; what is the same for all is made once."""
    made: dict[int, tuple[bytes, bytes]] = {}
    public_size = 0
    for tell in tells:
        message = tell.message
        body_and_pad = made.get(id(message))
        if body_and_pad is None:
            body = told(room, message)
            pad = b""
            if isinstance(message, Played):
                public_size = public_size or _public_size(room, message)
                pad = padding(public_size + _secrets(room), len(body))
            elif isinstance(message, LedgerWritten | OutingWritten):
                public_size = public_size or len(_encode(room.written_for(None)))
                pad = padding(public_size + _real_secrets(room), len(body))
            elif isinstance(message, Welcome) and room.real is not None:
                public = len(_encode(room.with_ledger(message, None)))
                pad = padding(public + _real_secrets(room), len(body))
            elif isinstance(message, Welcome):
                pad = padding(_public_size(room, message) + _secrets(room) + HELD, len(body))
            body_and_pad = made[id(message)] = body, pad
        yield tell.to, tell.number, numbered(tell.number, *body_and_pad)


def frame(room: Room, tell: Tell) -> bytes:
    """One message as the bytes that go out."""
    ((_, _, made),) = frames(room, [tell])
    return made


def numbered(number: int, body: bytes, pad: bytes) -> bytes:
    """A message in its frame, as `standoff.protocol.replies.Numbered` describes it."""
    return b'{"reply":"message","n":%d,"message":%b,"pad":"%b"}' % (number, body, pad)


def padding(wanted: int, size: int) -> bytes:
    """The spaces that bring a frame to a size that public facts decide."""
    return _SPACES[: max(0, wanted - size)]


def told(room: Room, message: Message) -> bytes:
    """What goes out of a message: of a step, only what is different now."""
    game = room.game
    if isinstance(message, Played) and game is not None and game.before is not None:
        before = game.before.view(message.view.seat)
        return _encode(played_on(message, before, game.before.stakes))
    return _encode(message)


def _real_secrets(room: Room) -> int:
    return room.real.secrets() if isinstance(room.real, Outing) else REAL_SECRETS


def _secrets(room: Room) -> int:
    """How many bytes more than a watcher a seat may be told."""
    return 0 if room.game is None else room.game.edition.secrets(room.game.options)


def _public_size(room: Room, message: Message) -> int:
    """How long this message is for a watcher."""
    game = room.game
    if game is None:
        return len(_encode(message))
    if isinstance(message, Played):
        return len(told(room, game.played(None)))
    assert isinstance(message, Welcome)
    return len(_encode(replace(message, view=game.view(None), held=Held())))
