"""A line to one client: its own outbox, so that a slow reader slows nobody else."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from standoff.protocol.closing import CODES, Why
from standoff.protocol.replies import Closing, encode

MOST_BYTES = 24 * 1024
"""What may wait for a slow reader; beyond it the newest snapshot is sent instead."""
MOST_OWED = 8 * 1024
"""Bytes of answers that may wait; whoever asks for more without reading is cut off."""
STALLED_AFTER = 10_000
"""Milliseconds in which a client must have read something."""


class Peer(Protocol):
    """The other end of a socket, as a line needs it; nothing here ever waits."""

    resumed: Callable[[], None]
    """Called when it takes more again."""

    @property
    def flowing(self) -> bool:
        """Whether it takes more just now."""

    @property
    def idle(self) -> bool:
        """Whether nothing at all waits to be sent."""

    def known(self) -> None:
        """It has shown a token: from now on it is no stranger."""

    def write(self, frame: bytes) -> None:
        """Send a text frame."""

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and end the connection a little later whatever the other end does."""

    def abort(self) -> None:
        """End the connection at once."""


class MemberLine:
    """What waits to be sent to one client."""

    __slots__ = (
        "answers", "behind", "closed", "latest", "messages", "owed", "peer", "size", "snapshot",
        "stuck_at",
    )  # fmt: skip

    def __init__(self, peer: Peer, snapshot: Callable[[], bytes]) -> None:
        self.peer = peer
        self.snapshot = snapshot
        self.answers: deque[bytes] = deque()
        self.messages: deque[bytes] = deque()
        self.size = 0
        """Bytes of messages that wait."""
        self.owed = 0
        """Bytes of answers that wait."""
        self.behind = False
        """Whether messages were dropped, so that a snapshot must come next."""
        self.closed = False
        self.latest: bytes | None = None
        """What is worth sending only until something newer is known."""
        self.stuck_at: int | None = None
        """Since when nothing could be sent."""

    def answer(self, frame: bytes) -> None:
        """Send what this client waits for; it is never dropped."""
        if self.closed:
            return
        if self.peer.flowing and not self.is_waiting:
            self.peer.write(frame)
        elif self.owed + len(frame) <= MOST_OWED:
            self.answers.append(frame)
            self.owed += len(frame)
        else:
            self.cut()

    def send(self, frame: bytes) -> None:
        """Send a message of the stream; where too many wait, the newest snapshot replaces them."""
        if self.closed or self.behind:
            return
        if self.peer.flowing and not self.is_waiting:
            self.peer.write(frame)
        elif self.size + len(frame) > MOST_BYTES:
            self.messages.clear()
            self.size = 0
            self.behind = True
        else:
            self.messages.append(frame)
            self.size += len(frame)

    def show(self, frame: bytes) -> None:
        """Send what the next frame of its kind replaces: who reads slowly sees fewer of them."""
        if self.closed:
            return
        if self.peer.idle and not self.is_waiting:
            self.latest = None
            self.peer.write(frame)
        else:
            self.latest = frame

    @property
    def is_waiting(self) -> bool:
        return bool(self.answers or self.messages or self.behind)

    def flow(self) -> None:
        """Send what waits, as far as the client takes it."""
        self.stuck_at = None
        while self.peer.flowing and not self.closed:
            if self.answers:
                answer = self.answers.popleft()
                self.owed -= len(answer)
                self.peer.write(answer)
            elif self.behind:
                self.behind = False
                self.peer.write(self.snapshot())
            elif self.messages:
                frame = self.messages.popleft()
                self.size -= len(frame)
                self.peer.write(frame)
            elif self.latest is not None and self.peer.idle:
                self.peer.write(self.latest)
                self.latest = None
            else:
                return

    def check(self, now: int) -> None:
        """Cut the line of somebody who has not read for too long."""
        if not (self.is_waiting or self.latest):
            self.stuck_at = None
        elif self.stuck_at is None:
            self.stuck_at = now
        elif now - self.stuck_at >= STALLED_AFTER:
            self.cut()

    def hang_up(self, why: Why, after: int | None = None) -> None:
        """Say why, and close."""
        if not self.closed:
            self.closed = True
            self.peer.write(encode(Closing(why, after)))
            self.peer.close(CODES[why], why)

    def cut(self) -> None:
        """End a line nobody reads."""
        self.closed = True
        self.peer.abort()
