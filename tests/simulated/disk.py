"""A disk that is slow, and keeps nothing before it says so."""

from collections.abc import Callable

from tests.simulated.world import World


class Disk:
    """The rows of one journal; those beyond the durable ones are lost in a crash."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rows: list[bytes] = []
        self.durable = 0
        self.life = 0
        """Counts the crashes: what was asked for before one is never answered after it."""

    def append(self, row: bytes, then: Callable[[], None]) -> None:
        """Write a row, and say so when it is safe."""
        self.rows.append(row)
        place, life = len(self.rows), self.life

        def synced() -> None:
            if life == self.life:
                self.durable = max(self.durable, place)
                then()

        self.world.after(self.world.dice.randint(1, 12), synced)

    def crash(self) -> None:
        """The power fails: unsynced rows are gone, or some of the first of them are not."""
        unsynced = len(self.rows) - self.durable
        kept = self.world.dice.randint(0, unsynced)
        if kept < unsynced:
            self.world.note("unsynced row lost")
        elif unsynced:
            self.world.note("unsynced row kept")
        del self.rows[self.durable + kept :]
        self.durable = len(self.rows)
        self.life += 1
