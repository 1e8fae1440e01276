"""Tempo: how long a table waits for people, and how long it takes to show what happened."""

from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.tempo import Tempo

SECOND = 1000
"""Times are whole milliseconds."""


class Lengths(Struct, frozen=True):
    """The lengths of one tempo, in milliseconds; None waits for people."""

    load: int | None
    aim: int | None
    talk: int | None
    beat: int
    """One beat of the count of three."""
    grace: int
    """What still counts after "three", the same for all."""
    late: int | None
    """The time of those who load or aim last."""
    offer: int | None
    """A power's window: short, because an offer can be armed ahead, and it is never left out."""
    phone: int | None
    divide: int | None
    """For a Chief of Live."""
    move: int
    """The countdown before the whistle; nobody can be waited for in it (L22)."""
    mime: int | None
    """From the whistle until all hands are up."""
    stab: int | None
    whistle: int | None
    """For a Godfather who is a person: to blow, and to say who is touched."""
    theatre: float
    """How long a reveal takes, compared with the standard tempo."""
    deal: int = 3 * SECOND
    """Between the host's word and the deal: anybody may still say that they are not ready."""

    @property
    def count(self) -> int:
        return 3 * self.beat


LENGTHS: dict[Tempo, Lengths] = {
    Tempo.QUICK: Lengths(
        load=12 * SECOND, aim=5 * SECOND, talk=12 * SECOND, beat=700, grace=300,
        late=2_500, offer=1_450, phone=6 * SECOND,
        divide=20 * SECOND, move=8 * SECOND, mime=4 * SECOND, stab=4 * SECOND, whistle=30 * SECOND,
        theatre=0.6,
    ),
    Tempo.STANDARD: Lengths(
        load=25 * SECOND, aim=10 * SECOND, talk=25 * SECOND, beat=900, grace=600,
        late=3_400, offer=1_900, phone=8 * SECOND,
        divide=40 * SECOND, move=10 * SECOND, mime=6 * SECOND, stab=5 * SECOND, whistle=60 * SECOND,
        theatre=1.0,
    ),
    Tempo.RELAXED: Lengths(
        load=90 * SECOND, aim=40 * SECOND, talk=90 * SECOND, beat=1300, grace=2 * SECOND,
        late=20 * SECOND, offer=6 * SECOND, phone=12 * SECOND,
        divide=120 * SECOND, move=20 * SECOND, mime=40 * SECOND, stab=20 * SECOND, whistle=180 * SECOND,
        theatre=1.6,
    ),
    Tempo.NONE: Lengths(
        load=None, aim=None, talk=None, beat=1300, grace=2 * SECOND,
        late=None, offer=6 * SECOND, phone=12 * SECOND,
        divide=None, move=20 * SECOND, mime=None, stab=None, whistle=None, theatre=1.0,
    ),
    Tempo.PASSED: Lengths(
        load=None, aim=None, talk=None, beat=1300, grace=600,
        late=None, offer=None, phone=None,
        divide=None, move=20 * SECOND, mime=None, stab=None, whistle=None, theatre=1.6,
    ),
}  # fmt: skip

ALONE = replace(
    LENGTHS[Tempo.STANDARD],
    load=None, aim=None, talk=None, late=None, offer=None, phone=None,
    divide=None, mime=None, stab=None, whistle=None,
)  # fmt: skip
"""Without a clock and without company: shown at the standard pace, and nothing runs out."""
