"""Latest: the frames that a member can be sent again on coming back."""

from collections import deque

KEPT = 4 * 1024
"""Bytes of them."""


class LatestFrames:
    """The end of one member's stream."""

    __slots__ = ("frames", "size")

    def __init__(self) -> None:
        self.frames: deque[tuple[int, bytes]] = deque()
        self.size = 0

    def keep(self, number: int, frame: bytes) -> None:
        self.frames.append((number, frame))
        self.size += len(frame)
        while self.size > KEPT:
            self.size -= len(self.frames.popleft()[1])

    def after(self, number: int) -> list[bytes]:
        """Those with a larger number."""
        return [frame for each, frame in self.frames if each > number]
