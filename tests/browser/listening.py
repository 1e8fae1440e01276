"""What really crosses the socket of a page: every frame, and how many bytes a round takes."""

from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from standoff.protocol.changes import ViewReader

Json = Any


class Listening:
    """Every frame of a page, in both directions, as it came."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[str, Json]] = []
        """The text of each frame, and what it says if it came from the server."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda body: self._heard(str(body)))
        socket.on("framesent", lambda body: self.frames.append((str(body), {})))

    def _heard(self, body: str) -> None:
        self.frames.append((body, msgspec.json.decode(body)))

    @property
    def messages(self) -> list[Json]:
        """What the server told, message by message, each with its whole view."""
        reader = ViewReader()
        told = [said["message"] for _, said in self.frames if said.get("reply") == "message"]
        return [msgspec.json.decode(reader.read(msgspec.json.encode(one))) for one in told]

    def bytes_a_round(self) -> list[int]:
        """What each whole round took, in both directions."""
        rounds: list[int] = []
        for body, said in self.frames:
            events = (said.get("message") or {}).get("events", ())
            if any(event["event"] in ("round-began", "ended") for event in events):
                rounds.append(0)
            if rounds:
                rounds[-1] += len(body.encode())
        return rounds[:-1]
