"""What a gangster keeps in mind from one view to the next: who may be the cop."""

from standoff.rules.asks import Seat
from standoff.rules.classic.outcome import FLASHING_ALLOWED
from standoff.rules.classic.views import View
from standoff.rules.classic.words import StageId


class PhoneMemory:
    """Who handled the telephone in every round in which it came up used (K13)."""

    def __init__(self) -> None:
        self.calls = 0
        self.handled: tuple[int, frozenset[Seat]] = 0, frozenset()
        """The last round in which the telephone went round, and who handled it."""
        self.callers: frozenset[Seat] | None = None
        """Who handled it every time it was used; nobody is suspect before the first call."""

    def notice(self, view: View) -> None:
        """Take in what this view shows."""
        if view.calls > self.calls:
            self.calls = view.calls
            round_, handled = self.handled
            if round_ == view.round - 1:  # otherwise it was used behind our back
                self.callers = handled if self.callers is None else self.callers & handled
        if view.stage is StageId.PHONE:
            self.handled = view.round, frozenset(view.sharers)

    def suspects(self, view: View) -> tuple[Seat, ...]:
        """Who may be the cop and may still win as one."""
        if self.callers is None:
            return ()
        return tuple(
            other.seat
            for other in view.gangsters
            if other.seat in self.callers
            and other.seat != view.seat
            and other.alive
            and other.flashing <= FLASHING_ALLOWED  # K16
        )
