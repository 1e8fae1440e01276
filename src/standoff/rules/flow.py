"""The flow of a game: one stage after another, until somebody must decide or it is over."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Generic, Protocol, Self, TypeVar

from standoff.rules.asks import GameOverError, heard
from standoff.rules.events import Event
from standoff.rules.stage import NOBODY, Answers, Asks, PlayStage
from standoff.rules.telling import Telling
from standoff.rules.words import AnyStage


class WaitingTable(Protocol):
    """What the flow must know of a table, whatever the edition."""

    @property
    def round(self) -> int: ...

    @property
    def phase(self) -> IntEnum: ...

    @property
    def outcome(self) -> object | None: ...

    @property
    def stage(self) -> AnyStage: ...

    @property
    def asking(self) -> Asks: ...

    def waiting(self, stage: Any, asking: Asks) -> Self:
        """The table while it waits for answers."""


TableT = TypeVar("TableT", bound=WaitingTable)


class Flow(Generic[TableT]):
    """The order of play of an edition, round after round."""

    def __init__(
        self,
        order: tuple[PlayStage[TableT], ...],
        *,
        rounds: int,
        over: AnyStage,
        phase_began: Callable[[Any], Event[TableT]],
        ended: Callable[[TableT], Event[TableT]],
        idle: Callable[[PlayStage[TableT]], bool] = lambda _: False,
    ) -> None:
        self.order = order
        end = len(order)
        busy = [place for place in range(end) if not idle(order[place])]
        self.following = [min((p for p in busy if p > place), default=end) for place in range(end)]
        """For each place in the order of play, the next with anything to do."""
        self.places = {stage.name: place for place, stage in enumerate(order)}
        self.rounds = rounds
        self.over = over
        self.phases = [stage.name.phase for stage in order]
        self.openings = [phase_began(phase) for phase in self.phases]
        self.ended = ended

    def step(self, table: TableT, answers: Answers) -> tuple[TableT, tuple[Event[TableT], ...]]:
        """The table once everyone asked has spoken; who said nothing gets the rule's default."""
        if table.outcome is not None:
            raise GameOverError
        telling = Telling(table)
        place = self.places[table.stage]
        self.order[place].resolve(telling, heard(table.asking, answers))
        return self.unfold(telling, place)

    def begin(self, telling: Telling[TableT]) -> tuple[TableT, tuple[Event[TableT], ...]]:
        """The table at the first ask of the game."""
        telling.again = True
        return self.unfold(telling, 0)

    def unfold(
        self, telling: Telling[TableT], place: int
    ) -> tuple[TableT, tuple[Event[TableT], ...]]:
        """Let things happen after a place until somebody must decide, or the game is over."""
        order, following, phases, end = self.order, self.following, self.phases, len(self.order)
        while telling.table.outcome is None:
            if telling.again:
                telling.again = False
            else:
                place = following[place]
            if telling.round_over or place == end:
                if telling.table.round == self.rounds:
                    telling.tell(self.ended(telling.table))
                    break
                telling.round_over = False
                place = 0
            here, table = order[place], telling.table
            asking = here.asks(table)
            if asking or not here.only_asks:
                if phases[place] is not table.phase and place > 0:
                    telling.tell(self.openings[place])
                if asking:
                    return telling.table.waiting(here.name, asking), tuple(telling.events)
                here.resolve(telling, NOTHING_SAID)
        return telling.table.waiting(self.over, NOBODY), tuple(telling.events)


NOTHING_SAID: Answers = {}
