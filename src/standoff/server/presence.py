"""Presence: who is out of reach, told coarsely, so that it tells nothing but that."""

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.replies import Away, encode
from standoff.protocol.window import Waiting
from standoff.rooms.room import Room
from standoff.rules.asks import Seat

EVERY = 10_000
"""Milliseconds between two looks."""
SECRET = frozenset({Waiting.OFFER, Waiting.PHONE})
"""Windows in which it could matter who puts their device away."""


class Presence:
    """Since when whose devices are out of reach, and what everybody was last told of it."""

    def __init__(self, room: Room, now: int) -> None:
        self.away = dict.fromkeys(room.members, now)
        self.told: tuple[Seat, ...] = ()
        self.screen = False
        """Whether everybody was told that the table screen is away."""

    def come(self, member: MemberId) -> None:
        self.away.pop(member, None)

    def go(self, member: MemberId, now: int) -> None:
        self.away[member] = now

    def look(self, room: Room) -> bytes | None:
        """What to tell everybody, if anything changed that may be told now."""
        self.away = {member: since for member, since in self.away.items() if member in room.members}
        window = room.game.window if room.game is not None else None
        if window is not None and window.waiting in SECRET:
            return None
        away = tuple(seat for seat, chair in enumerate(room.chairs) if chair.member in self.away)
        screens = {one.id for one in room.members.values() if one.kind is Kind.TV}
        screen = bool(screens) and screens <= set(self.away)
        if (away, screen) == (self.told, self.screen):
            return None
        self.told, self.screen = away, screen
        return self.frame()

    def frame(self) -> bytes:
        return encode(Away(self.told, self.screen))
