"""A stage: one place in the order of play, which may put asks and then lets things happen."""

from collections.abc import Mapping
from typing import Protocol, TypeVar

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.telling import Telling
from standoff.rules.words import AnyStage

Asks = Mapping[Seat, Ask]
"""Who must speak, and everything each may say."""

Answers = Mapping[Seat, Decision | None]
"""What each seat asked has said; None for silence."""

NOBODY: Asks = {}

TableT = TypeVar("TableT")


class PlayStage(Protocol[TableT]):
    """A module or object of the order of play."""

    @property
    def name(self) -> AnyStage:
        """What it is called, and so the phase it belongs to."""

    @property
    def only_asks(self) -> bool:
        """Whether it is passed over when it asks nobody."""

    def asks(self, table: TableT) -> Asks:
        """Whom it asks, and what; nobody where it has nothing to ask."""

    def resolve(self, telling: Telling[TableT], answers: Answers) -> None:
        """What follows from the answers, silence being the rule's default."""
