"""One node of a game in OpenSpiel, whichever edition: what it says is what the course says."""

from collections.abc import Callable, Mapping, Sequence
from random import Random, random
from typing import Any, ClassVar

from standoff.env.course import WAIT, AnyCourse, History, Turn, Word
from standoff.env.lab import the_lab
from standoff.rules.asks import Seat

with the_lab("standoff.env.openspiel"):
    import pyspiel


class CourseState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A state that holds where the course of the game stands."""

    names: ClassVar[Sequence[str]]
    """What each action says."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.course: AnyCourse = game.beginning

    def current_player(self) -> int:
        return self.course.turn

    def is_terminal(self) -> bool:
        return self.course.turn is Turn.NOBODY

    # OpenSpiel answers these by asking the above several times over; callers from Python need not.

    def is_chance_node(self) -> bool:
        return self.course.turn is Turn.LUCK

    def is_simultaneous_node(self) -> bool:
        return self.course.turn is Turn.PLAYERS

    def legal_actions(self, player: int | None = None) -> list[int]:
        course = self.course
        if course.turn is Turn.PLAYERS and player is not None and player >= 0:
            return course.legal(player)
        if course.turn is Turn.LUCK:
            return [outcome for outcome, _ in course.outcomes()]
        return [] if course.turn is Turn.NOBODY else self._legal_actions(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        if player is not None and 0 <= player < self.course.players:
            return self._tensor(player)
        # It says what is wrong with whom we do not know.
        tensor: list[float] = super().observation_tensor(player)
        return tensor

    def _tensor(self, player: int) -> list[float]:
        """What a player sees."""
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _legal_actions(self, player: int | None) -> list[int]:
        if player is None or player < 0:
            raise ValueError("all act at once here: say whose actions you mean")
        return self.course.legal(player)

    def _apply_action(self, action: int) -> None:
        self.course = self.course.turned(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.course = self.course.after(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.names[action]
        return self.course.said(action)

    def returns(self) -> list[float]:
        return list(self.course.won())

    def imagined(self, history: History, player: Seat, dice: Random) -> list[Word]:
        """Another history for the information state of one player."""
        raise NotImplementedError

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CourseState":
        """A state that this player could not tell from this one."""
        state: CourseState = resampled(self, player, sampler)
        return state


def resampled(state: Any, player: int, sampler: Callable[[], float] = random) -> Any:
    """A state that a player could not tell from this one, of the game at once or in turn.

    OpenSpiel's conversion cannot resample by itself: give this to `ISMCTSBot.set_resampler`.
    """
    in_turn = not isinstance(state, CourseState)
    at_once = state.simultaneous_game_state() if in_turn else state
    course: AnyCourse = at_once.course
    history = [(one.player, one.action) for one in state.full_history()]
    another = state.get_game().new_initial_state()
    for word in at_once.imagined(history, player, Random(sampler())):
        if not isinstance(word, Mapping):
            another.apply_action(word)
        elif in_turn:
            for seat in sorted(word):
                another.apply_action(word[seat])
        else:
            another.apply_actions([word.get(seat, WAIT) for seat in range(course.players)])
    return another
