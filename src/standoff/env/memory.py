"""What everybody could have noted down of a game so far, and the table does not show any more."""

from typing import NamedTuple

from standoff.rules.classic.engine import ORDER_OF_PLAY, Step
from standoff.rules.classic.events import Event, RoundBegan
from standoff.rules.classic.phases import nerve, phone
from standoff.rules.classic.table import Table
from standoff.rules.notes import BOX, FIVE, TEN, TWENTY, Notes

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
        stage = before.stage
        if table.round == before.round and stage != _NERVE and stage != _PHONE:
            return self
        stood, fled, used, unused, pile = self
        if stage == _NERVE:
            stood, fled = self._nerve(before, table)
        elif stage == _PHONE:
            used, unused = self._phone(before, table)
        if table.round != before.round:
            pile = _left(pile, events)
        return Memory(stood, fled, used, unused, pile)

    def _nerve(self, before: Table, after: Table) -> tuple[Counts, Counts]:
        """Who stayed and who withdrew, of those at whom somebody pointed."""
        was, now = before.gangsters, after.gangsters
        stood, fled = list(self.stood), list(self.fled)
        for seat in {target for place in before.living for target in was[place].aims}:
            if seat is not None:
                (fled if now[seat].shame > was[seat].shame else stood)[seat] += 1
        return tuple(stood), tuple(fled)

    def _phone(self, before: Table, after: Table) -> tuple[Counts, Counts]:
        used, unused = list(self.used), list(self.unused)
        for seat in before.asking:
            (used if after.calls > before.calls else unused)[seat] += 1
        return tuple(used), tuple(unused)


def _left(pile: Notes, events: tuple[Event, ...]) -> Notes:
    """The pile after the notes of a new round were turned up."""
    for event in reversed(events):
        if isinstance(event, RoundBegan):
            notes = event.notes
            return Notes(
                pile.twenties - notes.count(TWENTY),
                pile.tens - notes.count(TEN),
                pile.fives - notes.count(FIVE),
            )
    return pile


_NERVE = ORDER_OF_PLAY.index(nerve)
_PHONE = ORDER_OF_PLAY.index(phone)


def opening_memory(table: Table) -> Memory:
    """As far as the first ask of a game."""
    nothing: Counts = (0,) * len(table.gangsters)
    return Memory(nothing, nothing, nothing, nothing, BOX.less(table.loot))
