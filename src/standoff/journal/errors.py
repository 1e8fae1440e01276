"""What can go wrong with a journal, each in a sentence a person can read."""


class JournalError(Exception):
    """A journal cannot be opened, or will not do what was asked."""


class InUseError(JournalError):
    """Another process has the journal open."""


class JournalStoppedError(JournalError):
    """The journal writes no more: whatever was not acknowledged may or may not be on disk."""


class FencedError(JournalError):
    """Somebody else writes these rooms now; of all others everything is written."""

    def __init__(self, rooms: set[str]) -> None:
        which = f"Room {next(iter(rooms))} is" if len(rooms) == 1 else f"{len(rooms)} rooms are"
        super().__init__(f"{which} written by another node.")
        self.rooms = rooms


class UnsoundError(JournalError):
    """A file cannot be read as a journal."""


class GapError(JournalError):
    """A row would leave a gap before it."""

    def __init__(self, room: str, number: int, rows: int) -> None:
        super().__init__(f"Row {number} of room {room} would leave a gap: it has {rows} rows.")


class ConflictError(JournalError):
    """A row is there already, and says something else."""

    def __init__(self, room: str, number: int) -> None:
        super().__init__(
            f"Row {number} of room {room} is written already, and says something else."
        )


class DamagedError(JournalError):
    """A room cannot be trusted from one of its rows on."""

    def __init__(self, room: str, number: int) -> None:
        super().__init__(f"Room {room} is damaged from row {number} on.")
        self.room = room
        self.number = number


class SealedError(DamagedError):
    """A row was sealed with a key that is not here."""

    def __str__(self) -> str:
        return f"Room {self.room} is sealed with another key from row {self.number} on."


class LostRowsError(DamagedError):
    """Rows of a room were acknowledged and are not in the journal any more."""

    def __init__(self, room: str, left: int, rows: int) -> None:
        super().__init__(room, left + 1)
        self.left = left
        self.rows = rows

    def __str__(self) -> str:
        if not self.left:
            return f"Room {self.room} is lost: all its {self.rows} rows are missing."
        lost = (
            f"row {self.rows} is"
            if self.left + 1 == self.rows
            else (f"rows {self.left + 1} to {self.rows} are")
        )
        return f"Room {self.room} has lost its end: {lost} missing."
