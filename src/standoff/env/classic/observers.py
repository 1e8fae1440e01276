"""What OpenSpiel's algorithms see of a game: public, private, or everything a seat remembers."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol

import numpy as np
import pyspiel
from msgspec.json import encode
from numpy.typing import NDArray

from standoff.env.classic.course import Course, FaceDown
from standoff.env.course import Turn
from standoff.env.course import told as steps_told
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Event, Seen
from standoff.rules.classic.mini import MiniOptions
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.views import Own, view
from standoff.schema.encoding import encoder
from standoff.schema.observation import OWN_SIZE, SCHEMA, STATE, TABLE_SIZE

Tensor = NDArray[np.float32]

_OWN = list(range(TABLE_SIZE, TABLE_SIZE + OWN_SIZE))
_PUBLIC = [place for place in range(SCHEMA.size) if place not in _OWN]
_HIGHS = np.array(SCHEMA.highs, np.float32)
_STATE_HIGHS = np.array(STATE.highs, np.float32)


class HasCourse(Protocol):
    """A state of the game, as OpenSpiel hands it on."""

    course: Course


class ClassicObserver:
    """Fills `tensor`, and the pieces of it in `dict`; all numbers lie between 0 and 1.

    Public pieces are seen from seat 0 where no private ones go with them, so that they are the
    same for everybody. With perfect recall there is a tensor in mini games alone, observation
    after observation; of a whole game it would hold some thirty thousand numbers.
    """

    def __init__(
        self,
        options: Options,
        kind: pyspiel.IIGObservationType,
        params: Mapping[str, object] | None,
    ) -> None:
        if params:
            raise ValueError(f"an observer of standoff takes no parameters, not {dict(params)}")
        self.encoder = encoder(options)
        self.public: bool = kind.public_info
        self.recalls: bool = kind.perfect_recall
        self.whose = kind.private_info
        sizes = {
            "public": (SCHEMA.size - OWN_SIZE) * self.public,
            "own": OWN_SIZE * (self.whose == _SINGLE),
            "all": STATE.size * (self.whose == _ALL),
        }
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        self.looked_at: dict[int, tuple[Table, list[Tensor]]] = {}
        """What everybody sees of the last few tables. OpenSpiel asks for each tensor two or three
        times, and each time looks at the beginning of a game to learn how long it is."""
        self.size = sum(sizes.values())
        if self.recalls and isinstance(options, MiniOptions):
            self.tensor = np.zeros(self.size * MOMENTS_A_ROUND * options.rounds, np.float32)
            self.dict["recalled"] = self.tensor
        elif not self.recalls:
            self.tensor = np.zeros(self.size, np.float32)
            start = 0
            for name, size in sizes.items():
                if size:
                    self.dict[name] = self.tensor[start : start + size]
                    start += size

    def set_from(self, state: "HasCourse", player: Seat) -> None:
        """Make the tensor show what this player knows."""
        course = state.course
        if self.tensor is None:
            return
        if self.recalls:
            self.tensor.fill(0)
            asked = [log.table for log in course.steps() if log.table.asking]
            for place, table in enumerate(asked):
                self.tensor[place * self.size : (place + 1) * self.size] = self._row(table, player)
        elif course.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._row(course.table, player)

    def _row(self, table: Table, player: Seat) -> Tensor:
        """What this player sees of a table."""
        known = self.looked_at.get(id(table))
        if known is None:
            if len(self.looked_at) == _FEW:
                self.looked_at.clear()
            known = self.looked_at[id(table)] = table, list(self._seen_of(table))
        return known[1][player]

    def _seen_of(self, table: Table) -> Tensor:
        """What everybody sees of a table, piece after piece."""
        seats = tuple(range(len(table.gangsters)))
        seen: Tensor = np.divide(self.encoder.observations(table, seats), _HIGHS, dtype=np.float32)
        public = seen if self.whose == _SINGLE else seen[[0] * len(seats)]
        if self.whose != _SINGLE and not self.encoder.open:
            public[:, _MONEY] = 0
        pieces = []
        if self.public:
            pieces.append(public.take(_PUBLIC, 1))
        if self.whose == _SINGLE:
            pieces.append(seen.take(_OWN, 1))
        if self.whose == _ALL:
            truth: Tensor = np.divide(self.encoder.state(table), _STATE_HIGHS, dtype=np.float32)
            pieces.append(np.broadcast_to(truth, (len(seats), STATE.size)))
        return np.concatenate(pieces, 1) if pieces else np.zeros((len(seats), 0), np.float32)

    def string_from(self, state: "HasCourse", player: Seat) -> str:
        """What this player knows, as JSON: the view, or with perfect recall every event seen."""
        course = state.course
        if self.recalls:
            return told(course, lambda event: self._seen(event, player))
        table = course.table or blank(course.options, FaceDown(course.powers, 0))
        parts: list[object] = []
        if self.public:
            parts.append(view(table, None))
        if self.whose == _SINGLE:
            parts.append(_secrets(table, player))
        if self.whose == _ALL:
            parts += [_secrets(table, seat) for seat in range(len(table.gangsters))]
        return "\n".join(encode(part).decode() for part in parts)

    def _seen(self, event: Event, player: Seat) -> Seen | None:
        """What this observer sees of an event, if anything."""
        public = event.seen_by(None)
        mine: Seen = public
        if self.whose == _SINGLE:
            mine = event.seen_by(player)
        elif self.whose == _ALL:
            mine = event
        return mine if self.public or mine != public else None


@cache
def _usual(options: Options) -> ClassicObserver:
    return ClassicObserver(options, pyspiel.IIGObservationType(perfect_recall=False), None)


def tensor_of(state: HasCourse, player: Seat) -> list[float]:
    """What a player sees of a state, public pieces first."""
    observer = _usual(state.course.options)
    observer.set_from(state, player)
    assert observer.tensor is not None
    tensor: list[float] = observer.tensor.tolist()
    return tensor


def _secrets(table: Table, seat: Seat) -> tuple[Own | None, int | None]:
    """What only the owner of a seat knows."""
    seen = view(table, seat)
    return seen.own, seen.gangsters[seat].money


def told(course: Course, seen: Callable[[Event], Seen | None]) -> str:
    """What happened, a line for each step; the last says what was turned up so far."""
    lines = steps_told(course.log, seen)
    if course.turn is Turn.LUCK:
        lines.append(encode(course.notes).decode())
    return "\n".join(lines)


_FEW = 16
MOMENTS_A_ROUND = 3
"""Without powers all load, aim, and keep their nerve."""
_SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
_ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
_MONEY = [
    place
    for name in ("seat0.money", "seat0.money_known")
    for place in range(*SCHEMA.slices[name].indices(SCHEMA.size))
]
