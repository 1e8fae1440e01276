"""Live as an OpenSpiel game, `standoff_live`: chance deals, and stands for the arena.

Nobody walks: whom somebody sees and whom open arms touch are chance nodes, one a pair. The Godfather
is no player.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from msgspec.json import encode
from numpy.typing import NDArray

from standoff.cards.tables import live_options
from standoff.env.course import History, Word, told
from standoff.env.lab import the_lab
from standoff.env.live.course import ArenaOdds, Course, begun
from standoff.env.live.encoding import live_encoder, moment_of
from standoff.env.live.resampling import imagined
from standoff.env.live.schema import LIVE_SCHEMA
from standoff.rules.asks import Seat
from standoff.rules.events import Seen
from standoff.rules.live.events import Event
from standoff.rules.live.options import BLACK_ONLY, ROUNDS
from standoff.rules.live.table import blank
from standoff.rules.live.teams import FEWEST_GANGSTERS, MOST_GANGSTERS
from standoff.rules.live.views import view
from standoff.rules.notes import NOTES
from standoff.rules.options import ImpossibleTableError
from standoff.schema.live_actions import ACTIONS, NAMES

with the_lab("standoff.env.openspiel"):
    import pyspiel

    from standoff.env.nodes import CourseState

Params = Mapping[str, Any]
LIVE_NAME = "standoff_live"
USUAL: Params = {"teams": "3/3", "variants": "", "money": "closed", "unseen": 0.0, "touch": 0.0}
"""Options as OpenSpiel reads them from a string; teams and variants with strokes between them."""

LIVE_TYPE = pyspiel.GameType(
    short_name=LIVE_NAME,
    long_name="Standoff Live",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    # Every member of a team is paid alike, so that teams of other sizes are paid another sum.
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_GANGSTERS,
    min_num_players=FEWEST_GANGSTERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=USUAL,
)


class LiveGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """Teams with some options, from which games begin."""

    def __init__(self, params: Params | None = None) -> None:
        said = {**USUAL, **(params or {})}
        self.options = live_options(_sizes(said["teams"]), _parts(said["variants"]), said["money"])
        self.beginning = begun(self.options, _arena(said["unseen"], said["touch"]))
        gangsters = self.options.gangsters
        super().__init__(
            LIVE_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=len(NOTES) * len(self.beginning.box.kinds),
                num_players=gangsters,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                # In each round all divide, aim and keep their nerve, and each may stab once.
                max_game_length=ROUNDS * (3 + gangsters),
            ),
            said,
        )

    def max_chance_nodes_in_history(self) -> int:
        gangsters = self.options.gangsters
        new = 21 if gangsters > BLACK_ONLY else 16
        return ROUNDS * (new + gangsters + 3 * gangsters * gangsters)

    def new_initial_state(self) -> "LiveState":
        return LiveState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType = None,
        params: Params | None = None,
    ) -> "LiveObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LiveObserver(kind, params)


class LiveState(CourseState):
    """One node of a game of Live."""

    names = NAMES
    course: Course

    def _tensor(self, player: Seat) -> list[float]:
        tensor: list[float] = _row(self.course, player, player).tolist()
        return tensor

    def imagined(self, history: History, player: Seat, dice: Random) -> list[Word]:
        return imagined(self.course, history, player, dice)

    def __str__(self) -> str:
        """What happened so far, as those who know everything would tell it."""
        draw = self.course.draw
        # What luck has said of something is told with the step that follows from it.
        saying = [] if draw is None else [encode(draw.so_far).decode()]
        return "\n".join([*told(self.course.log, lambda event: event), *saying])


class LiveObserver:
    """Fills `tensor` with what everybody sees, with what one seat knows beside it, or with both."""

    def __init__(self, kind: pyspiel.IIGObservationType, params: Params | None) -> None:
        if params:
            raise ValueError(f"an observer of {LIVE_NAME} takes no parameters, not {dict(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(f"no observer of {LIVE_NAME} sees the cards of all")
        self.public: bool = kind.public_info
        self.recalls: bool = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None if self.recalls else np.zeros(LIVE_SCHEMA.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: LiveState, player: Seat) -> None:
        """Make the tensor show what this player knows; what is public is seen from seat 0 where it
        is alone, so that it is the same for everybody."""
        if self.tensor is None:
            return
        if not self.private:
            self.tensor[:] = _row(state.course, None, 0) if self.public else 0
            return
        self.tensor[:] = _row(state.course, player, player)
        if not self.public:
            self.tensor -= _row(state.course, None, player)

    def string_from(self, state: LiveState, player: Seat) -> str:
        """What this player knows, as JSON: the view, or with perfect recall every event seen."""
        course = state.course
        if self.recalls:
            return "\n".join(told(course.log, lambda event: self._seen(event, player)))
        table = course.table or blank(course.options, course.spoken)
        parts: list[object] = [view(table, None)] if self.public else []
        if self.private:
            own = view(table, player)
            parts.append((own.own, own.stashes))
        return "\n".join(encode(part).decode() for part in parts)

    def _seen(self, event: Event, player: Seat) -> Seen | None:
        """What this observer sees of an event, if anything."""
        public = event.seen_by(None)
        mine = event.seen_by(player) if self.private else public
        return mine if self.public or mine != public else None


def _row(course: Course, who: Seat | None, me: Seat) -> NDArray[np.float32]:
    """What one seat knows, or everybody, as numbers between 0 and 1."""
    table = course.table
    if table is None:
        return np.zeros(LIVE_SCHEMA.size, np.float32)
    encoder = live_encoder(course.options)
    seen = encoder.observation(view(table, who), me, moment_of(table), 0, {})
    return np.divide(seen, _HIGHS, dtype=np.float32)


def _parts(said: str) -> list[str]:
    return said.split("/") if said else []


def _sizes(said: str) -> list[int]:
    parts = _parts(said)
    if not all(part.isdecimal() for part in parts):
        raise ImpossibleTableError(f"teams are sizes as in 3/3/3/3, not {said!r}")
    return [int(part) for part in parts]


def _arena(unseen: float, touch: float) -> ArenaOdds:
    for name, chance in (("unseen", unseen), ("touch", touch)):
        if not 0 <= chance <= 1:
            raise ImpossibleTableError(f"{name} is a chance from 0 to 1, not {chance}")
    return ArenaOdds(unseen, touch)


_HIGHS = np.array(LIVE_SCHEMA.highs, np.float32)
