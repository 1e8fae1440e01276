"""What OpenSpiel's algorithms see of a game: public, private, or everything a seat remembers."""

from collections.abc import Callable, Mapping
from typing import Protocol

import numpy as np
import pyspiel
from msgspec.json import encode
from numpy.typing import NDArray

from standoff.env.classic.course import Course, FaceDown, Turn
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Event, Seen
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.views import Own, view
from standoff.schema.encoding import encoder
from standoff.schema.observation import OWN_SIZE, SCHEMA, STATE, TABLE_SIZE

Tensor = NDArray[np.float32]

_OWN = slice(TABLE_SIZE, TABLE_SIZE + OWN_SIZE)
_HIGHS = np.array(SCHEMA.highs, np.float32)
_STATE_HIGHS = np.array(STATE.highs, np.float32)


class HasCourse(Protocol):
    """A state of the game, as OpenSpiel hands it on."""

    course: Course


class ClassicObserver:
    """Fills `tensor`, and the pieces of it in `dict`; all numbers lie between 0 and 1.

    Public pieces are seen from seat 0 where no private ones go with them, so that they are the
    same for everybody. With perfect recall there is only a string: a whole game would be a tensor
    of some thirty thousand numbers.
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
        if not self.recalls:
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
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
        self.tensor.fill(0)
        if course.table is not None:
            for name, piece in self._pieces(course.table, player).items():
                self.dict[name][:] = piece

    def _pieces(self, table: Table, player: Seat) -> dict[str, Tensor]:
        pieces: dict[str, Tensor] = {}
        looking = player if self.whose == _SINGLE else 0
        (row,) = self.encoder.observations(table, (looking,))
        seen: Tensor = np.frombuffer(row, np.int8).astype(np.float32) / _HIGHS
        if "public" in self.dict:
            if self.whose != _SINGLE and not self.encoder.open:
                seen[_MONEY] = 0
            pieces["public"] = np.delete(seen, _OWN)
        if "own" in self.dict:
            pieces["own"] = seen[_OWN]
        if "all" in self.dict:
            truth = np.frombuffer(self.encoder.state(table), np.int8)
            pieces["all"] = truth.astype(np.float32) / _STATE_HIGHS
        return pieces

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


def _secrets(table: Table, seat: Seat) -> tuple[Own | None, int | None]:
    """What only the owner of a seat knows."""
    seen = view(table, seat)
    return seen.own, seen.gangsters[seat].money


def told(course: Course, seen: Callable[[Event], Seen | None]) -> str:
    """What happened, a line for each step; the last says what was turned up so far."""
    lines = []
    for step in course.steps():
        events = [one for event in step.events if (one := seen(event)) is not None]
        lines.append(encode(events).decode())
    if course.turn is Turn.LUCK:
        lines.append(encode(course.notes).decode())
    return "\n".join(lines)


_SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
_ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
_MONEY = [
    place
    for name in ("seat0.money", "seat0.money_known")
    for place in range(*SCHEMA.slices[name].indices(SCHEMA.size))
]
