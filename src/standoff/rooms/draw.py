"""The draw: nobody, not even the house, can choose a part once they know the parts of others.

All commit to the hash of a part. Only when every hash is fixed, with the fingerprint of the table's seed, parts
are opened. Whoever does not open is named; all others commit anew, once, and then play begins.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.draw import DrawRound, DrawSeen
from standoff.rooms.people import NO_CONTRIBUTION, Chair
from standoff.rooms.tempo import SECOND
from standoff.rules.asks import Seat
from standoff.rules.chance import commitment, house_part

PATIENCE = 10 * SECOND
"""How long devices are waited for, which answer by themselves."""
HASTE = SECOND // 2
"""The same, at least, where somebody waits for their first card already."""


class Draw(Struct, frozen=True):
    """One round of a draw, and the one before."""

    until: int
    round: DrawRound
    parts: Mapping[Seat, bytes]
    """What is open: at first the parts of the house, which is nobody else's secret than the seed."""
    waiting: frozenset[Seat]
    """Whose devices have not done yet what all have to do now."""
    opening: bool = True
    """Whether parts are opened; else those who are left commit anew."""
    before: tuple[DrawRound, ...] = ()
    by: int | None = None
    """When all is to be over, whatever devices do; None: nobody waits."""

    @property
    def is_over(self) -> bool:
        """Whether the game may be dealt."""
        return self.opening and not self.waiting and (not self.round.missing or bool(self.before))

    @property
    def rounds(self) -> tuple[DrawRound, ...]:
        return (*self.before, self.round)

    def patience(self, now: int) -> int:
        """How long devices have for what all have to do now."""
        if self.by is None:
            return PATIENCE
        steps = 2 - self.opening if self.before else 3
        return max(HASTE, (self.by - now) // steps)

    def contributions(self) -> tuple[bytes, ...]:
        """The part of each seat; zeros where it adds nothing."""
        seats = range(len(self.round.commitments))
        return tuple([self.parts.get(seat, NO_CONTRIBUTION) for seat in seats])

    def committed(self, seat: Seat, hashed: str) -> "Draw":
        """Somebody has committed anew."""
        new = _with(self.round.commitments, {seat: hashed})
        return replace(
            self,
            round=replace(self.round, commitments=new),
            waiting=self.waiting - {seat},
        )

    def opened(self, seat: Seat, part: bytes) -> "Draw":
        return replace(self, parts={**self.parts, seat: part}, waiting=self.waiting - {seat})

    def going(self, now: int, *, time_is_up: bool = False) -> "Draw":
        """The draw as far as it goes without those who are waited for, or who are so no longer."""
        draw = self
        while not draw.is_over and (time_is_up or not draw.waiting):
            draw, time_is_up = draw._next(now), False
        return draw

    def _next(self, now: int) -> "Draw":
        missing = tuple(sorted({*self.round.missing, *self.waiting}))
        round_ = replace(self.round, missing=missing)
        if not self.opening:
            fixed = replace(self, round=round_, opening=True, waiting=_promised(round_))
            return fixed.timed(now)
        if self.before or not missing:
            return replace(self, round=round_, waiting=frozenset())
        house = {seat: self.parts[seat] for seat in round_.house}
        kept = ("",) * len(round_.commitments)
        hashes = {seat: round_.commitments[seat] for seat in house}
        anew = Draw(
            now,
            DrawRound(_with(kept, hashes), round_.house),
            house,
            frozenset(self.parts.keys() - house.keys()),
            opening=False,
            before=(round_,),
            by=self.by,
        )
        return anew.timed(now)

    def timed(self, now: int) -> "Draw":
        return replace(self, until=now + self.patience(now))

    def seen(self) -> DrawSeen:
        waiting = tuple(sorted(self.waiting))
        return DrawSeen(self.until, self.round, self.opening, waiting, self.before)


def begun(
    seed: bytes, chairs: Sequence[Chair], seats: int, now: int, by: int | None = None
) -> Draw:
    """The draw of those who sit here; the house speaks for bots, and for a seat without a chair."""
    bots = [seat for seat, chair in enumerate(chairs) if chair.bot is not None]
    house = {seat: house_part(seed, seat) for seat in (*bots, *range(len(chairs), seats))}
    hashes = {seat: chair.commitment for seat, chair in enumerate(chairs)}
    hashes |= {seat: commitment(part) for seat, part in house.items()}
    round_ = DrawRound(_with(("",) * seats, hashes), tuple(house))
    return Draw(now, round_, house, _promised(round_), by=by).timed(now)


def _promised(round_: DrawRound) -> frozenset[Seat]:
    """Who has committed to a part of their own."""
    seats = [seat for seat, hashed in enumerate(round_.commitments) if hashed]
    return frozenset(seats) - set(round_.house)


def _with(hashes: Iterable[str], new: Mapping[Seat, str]) -> tuple[str, ...]:
    return tuple([new.get(seat, hashed) for seat, hashed in enumerate(hashes)])
