"""The classic as an OpenSpiel game: `import standoff.env.openspiel` registers `standoff`.

`standoff_mini` is the same for the last rounds of a game, small enough for exact solvers;
`standoff_live` is Live (`live/openspiel.py`).

Decisions are simultaneous nodes, in which a seat that is not asked has no legal action; every
card dealt and every note turned up is a chance node.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from standoff.env import LONGEST, MINI
from standoff.env.classic.course import Course, begun
from standoff.env.classic.resampling import imagined
from standoff.env.course import History, Word
from standoff.env.lab import the_lab
from standoff.env.mini import mini_options
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.schema.actions import ACTIONS, NAMES
from standoff.schema.observation import POWERS

with the_lab("standoff.env.openspiel"):
    import pyspiel

    from standoff.env.classic.observers import ClassicObserver, tensor_of, told
    from standoff.env.live.openspiel import LIVE_TYPE, LiveGame
    from standoff.env.nodes import CourseState
    from standoff.env.nodes import resampled as resampled


NAME, MINI_NAME = "standoff", "standoff_mini"
Params = Mapping[str, Any]
"""Options as OpenSpiel reads them from a string."""
USUAL: Params = {"players": 5, "powers": "none", "cop": False, "money": "open"}


def _type(name: str, shown: str, fewest: int, usual: Params, *, recalls: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=shown,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # A victory is one whole, but where nobody survives there is none (S3).
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=usual,
    )


GAME_TYPE = _type(NAME, "Standoff", 4, USUAL, recalls=False)
MINI_TYPE = _type(MINI_NAME, "Standoff, its last rounds", 2, MINI, recalls=True)


class StandoffGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A classic table with some options, from which games begin."""

    def __init__(self, params: Params | None = None) -> None:
        said = {**USUAL, **(params or {})}
        options = Options(said["players"], said["powers"], said["cop"], said["money"])
        self.begin(GAME_TYPE, options, said)

    def begin(self, kind: pyspiel.GameType, options: Options, said: Params) -> None:
        """Tell OpenSpiel how large the game is."""
        self.options = options
        players = options.players
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=max(len(POWERS), players),
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            ),
            said,
        )
        self.beginning = begun(self.options)

    def max_chance_nodes_in_history(self) -> int:
        return self.options.players + 1 + sum(self.options.pile)

    def new_initial_state(self) -> "StandoffState":
        return StandoffState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType = None,
        params: Params | None = None,
    ) -> ClassicObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ClassicObserver(self.options, kind, params)


class MiniGame(StandoffGame):
    """The last rounds of a classic game."""

    def __init__(self, params: Params | None = None) -> None:
        said = {**MINI, **(params or {})}
        self.begin(MINI_TYPE, mini_options(**said), said)


class StandoffState(CourseState):
    """One node of a game of the classic."""

    names = NAMES
    course: Course

    def _tensor(self, player: int) -> list[float]:
        return tensor_of(self, player)

    def imagined(self, history: History, player: Seat, dice: Random) -> list[Word]:
        return imagined(self.course, history, player, dice)

    def __str__(self) -> str:
        """What happened so far, as those who know everything would tell it."""
        return told(self.course, lambda event: event)


pyspiel.register_game(GAME_TYPE, StandoffGame)
pyspiel.register_game(MINI_TYPE, MiniGame)
pyspiel.register_game(LIVE_TYPE, LiveGame)
