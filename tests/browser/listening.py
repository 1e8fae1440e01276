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
        self.messages: list[Json] = []
        """What the server told, message by message, each with its whole view."""
        self._reader = ViewReader()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda body: self._heard(str(body)))
        socket.on("framesent", lambda body: self.frames.append((str(body), {})))

    def _heard(self, body: str) -> None:
        said = msgspec.json.decode(body)
        self.frames.append((body, said))
        if said.get("reply") == "message":
            told = self._reader.read(msgspec.json.encode(said["message"]))
            self.messages.append(msgspec.json.decode(told))

    def bytes_a_round(self) -> list[int]:
        """What each whole round took, in both directions.

        The line asks by the clock whether it still holds, and comes back where it does not: how
        often depends on how busy a machine is, and says nothing of rounds.
        """
        rounds: list[int] = []
        broken: set[int] = set()
        for body, said in self.frames:
            events = (said.get("message") or {}).get("events", ())
            if any(event["event"] in ("round-began", "ended") for event in events):
                rounds.append(0)
            if '"hello":' in body:
                broken.add(len(rounds) - 1)
            if rounds and said.get("reply") != "pong" and '"send":"ping"' not in body:
                rounds[-1] += len(body.encode())
        return [took for place, took in enumerate(rounds[:-1]) if place not in broken]
