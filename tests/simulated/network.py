"""A network that loses, doubles, delays and reorders, and whose lines break."""

from collections.abc import Callable

from tests.simulated.world import World


class Wire:
    """One line between a client and the server, until it breaks."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.whole = True
        self.lingers = False
        """Whether what the server had sent before it died still arrives."""
        self.sent = 0
        self.arrived = 0

    def carry(self, deliver: Callable[[], None], *, from_server: bool = False) -> None:
        """Send something, one way or the other; it may never come, or come twice, or late."""
        world = self.world
        if not self.whole:
            return
        if world.strikes("cut"):
            self.cut()
            return
        if world.strikes("drop"):
            world.note("dropped")
            return
        self._send(deliver, from_server=from_server)
        if world.strikes("double"):
            world.note("doubled")
            self._send(deliver, from_server=from_server)

    def _send(self, deliver: Callable[[], None], *, from_server: bool) -> None:
        delay = self.world.dice.randint(5, 120)
        if self.world.strikes("late"):
            self.world.note("delayed")
            delay = self.world.dice.randint(1_000, 6_000)
        self.sent += 1
        place = self.sent

        def arrive() -> None:
            if self.whole or (from_server and self.lingers):
                if place < self.arrived:
                    self.world.note("reordered")
                self.arrived = max(place, self.arrived)
                deliver()

        self.world.after(delay, arrive)

    def lose_server(self) -> None:
        """The server's end is gone; what it had sent may still come, or not."""
        self.whole = False
        self.lingers = self.world.dice.random() < 0.5

    def cut(self) -> None:
        """The line breaks; neither end is told, and nothing on it arrives."""
        if self.whole:
            self.whole = False
            self.world.note("disconnected")
