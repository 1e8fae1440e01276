"""What everybody could have noted down of a game so far, and the table does not show any more."""

from typing import NamedTuple

from standoff.rules.classic.engine import ORDER_OF_PLAY, Step
from standoff.rules.classic.events import RoundBegan
from standoff.rules.classic.phases import nerve, phone
from standoff.rules.classic.table import Table
from standoff.rules.notes import BOX, Notes, counted

Counts = tuple[int, ...]
"""How often something happened, seat by seat."""


class Memory(NamedTuple):
    """Public history, counted."""

    stood: Counts
    """Stayed though a gun pointed at him."""
    fled: Counts
    """Withdrew when a gun pointed at him."""
    used: Counts
    """Had handled the telephone when it came up used."""
    unused: Counts
    pile: Notes
    """The notes that nobody has seen yet."""

    def after(self, before: Table, step: Step) -> "Memory":
        """The memory once a table has taken a step."""
        table, events = step
        memory = self
        if before.stage == _NERVE:
            memory = self._nerve(before, table)
        elif before.stage == _PHONE:
            memory = self._phone(before, table)
        if table.round != before.round:
            for event in reversed(events):
                if isinstance(event, RoundBegan):
                    pile = memory.pile.less(counted(event.notes))
                    return memory._replace(pile=pile)
        return memory

    def _nerve(self, before: Table, after: Table) -> "Memory":
        aimed_at = {target for seat in before.living for target in before.gangsters[seat].aims}
        stood, fled = list(self.stood), list(self.fled)
        for seat in before.living:
            if seat in aimed_at:
                gone = after.gangsters[seat].shame > before.gangsters[seat].shame
                (fled if gone else stood)[seat] += 1
        return self._replace(stood=tuple(stood), fled=tuple(fled))

    def _phone(self, before: Table, after: Table) -> "Memory":
        used = after.calls > before.calls
        counts = list(self.used if used else self.unused)
        for seat in before.asking:
            counts[seat] += 1
        return self._replace(used=tuple(counts)) if used else self._replace(unused=tuple(counts))


_NERVE = ORDER_OF_PLAY.index(nerve)
_PHONE = ORDER_OF_PLAY.index(phone)


def opening_memory(table: Table) -> Memory:
    """As far as the first ask of a game."""
    nothing: Counts = (0,) * len(table.gangsters)
    return Memory(nothing, nothing, nothing, nothing, BOX.less(table.loot))
