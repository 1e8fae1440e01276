"""The cast: who is who in the story, and which of them is reading it."""

from collections.abc import Iterable, Sequence

from standoff.rules.asks import Seat
from standoff.words.phrase import Phrase, Value, Values

YOU = Phrase("you")


class Cast:
    """The names around the table; the reader's seat is spoken to, not about."""

    def __init__(self, names: Sequence[str], me: Seat | None = None) -> None:
        self.names = tuple(names)
        self.me = me

    def who(self, seat: Seat) -> Values:
        """The values of a sentence about one gangster."""
        return {"who": self.names[seat], "you": "who" if seat == self.me else "none"}

    def who_whom(self, seat: Seat, other: Seat) -> Values:
        """The values of a sentence about what one gangster does to another."""
        values = self.who(seat) | {"whom": self.names[other]}
        return values | {"you": "whom"} if other == self.me else values

    def group(self, seats: Iterable[Seat]) -> tuple[Value, ...]:
        """Several gangsters, the reader first."""
        ordered = sorted(seats, key=lambda seat: seat != self.me)
        return tuple(YOU if seat == self.me else self.names[seat] for seat in ordered)
