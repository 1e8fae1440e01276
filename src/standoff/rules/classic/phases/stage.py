"""A stage: one place in the order of play, which may put asks and then lets things happen."""

from collections.abc import Mapping
from typing import Protocol

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Phase

Answers = Mapping[Seat, Decision | None]
"""What each seat asked has said; None for silence."""

NOBODY: Asks = {}


class Stage(Protocol):
    """A module or object of the order of play."""

    @property
    def phase(self) -> Phase:
        """The phase it belongs to."""

    @property
    def only_asks(self) -> bool:
        """Whether it is passed over when it asks nobody."""

    def asks(self, table: Table) -> Asks:
        """Whom it asks, and what; nobody where it has nothing to ask."""

    def resolve(self, telling: Telling, answers: Answers) -> None:
        """What follows from the answers, silence being the rule's default."""
