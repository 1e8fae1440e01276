"""What can go wrong with a journal, each in a sentence a person can read."""


class JournalError(Exception):
    """A journal cannot be opened, or will not do what was asked."""


class JournalStoppedError(JournalError):
    """The journal writes no more: whatever was not acknowledged may or may not be on disk."""


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
