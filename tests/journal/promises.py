"""What a writer was promised, and whether the journal keeps it."""

from collections.abc import Iterable

from standoff.journal.journal import Journal
from tests.journal.writing import body


class Promises:
    """The acknowledgements a writer has received so far."""

    def __init__(self) -> None:
        self.rows: dict[str, int] = {}

    def note(self, line: str) -> None:
        """Take down one line of a writer."""
        room, number = line.split()
        if number == "?":
            del self.rows[room]
        else:
            self.rows[room] = int(number)

    def note_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.note(line)

    async def are_kept_by(self, journal: Journal) -> bool:
        """Tell whether all acknowledged rows are there, once, dense, and nothing deleted is back."""
        for room, rows in self.rows.items():
            bodies = await journal.read(room)
            if bodies != [body(room, number) for number in range(1, len(bodies) + 1)]:
                return False
            if len(bodies) < rows or (rows == 0 and bodies):
                return False
        return True
