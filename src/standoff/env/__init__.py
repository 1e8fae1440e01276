"""Standard environments for learning agents, in the manner of PettingZoo and Gymnasium.

What they need comes with the extra `lab` (`pip install ".[lab]"` in a clone) and is imported only when one is made. Only
Gymnasium is told at once, if it is there, what is called `Standoff-v0`.
"""

from typing import TYPE_CHECKING, Any

try:
    import gymnasium
except ModuleNotFoundError:
    pass
else:
    gymnasium.register("Standoff-v0", "standoff.env.classic.single:StandoffEnv")

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from standoff.env.classic.parallel import ClassicParallelEnv
    from standoff.env.game import Observation
    from standoff.env.live.parallel import LiveParallelEnv

LONGEST = 112
"""No classic game has more cycles: 14 moments in each of 8 rounds."""


def parallel_env(
    *,
    players: int = 5,
    powers: str = "none",
    cop: bool = False,
    money: str = "open",
    max_cycles: int = LONGEST,
    strict: bool = False,
    money_reward: float = 0.0,
    dead: str = "leave",
    flat: bool = False,
    render_mode: str | None = None,
) -> "ClassicParallelEnv":
    """The classic game for PettingZoo: all agents act at once."""
    from standoff.env.lab import the_lab
    from standoff.rules.classic.options import Options

    with the_lab("standoff.env"):
        from standoff.env.classic.parallel import ClassicParallelEnv

    return ClassicParallelEnv(
        Options(players, powers, cop, money),
        max_cycles=max_cycles,
        strict=strict,
        money_reward=money_reward,
        dead=dead,
        flat=flat,
        render_mode=render_mode,
    )


MINI: dict[str, Any] = {
    "players": 2,
    "rounds": 2,
    "hand": "1/1/0",
    "notes": "0/10/0",
    "wounds": 1,
    "money": "open",
}
"""The usual mini game: two people, a Click and a Bang each, two rounds, and a wound kills."""


def mini_env(**options: Any) -> "ClassicParallelEnv":
    """The last rounds of a classic game, small enough to be solved: options as in `MINI`, and
    those of `parallel_env` that are not about the table."""
    from standoff.env.lab import the_lab
    from standoff.env.mini import mini_options

    with the_lab("standoff.env"):
        from standoff.env.classic.parallel import ClassicParallelEnv

    table = {name: options.pop(name, usual) for name, usual in MINI.items()}
    return ClassicParallelEnv(mini_options(**table), **options)


def env(**options: Any) -> "AECEnv[str, Observation, int]":
    """The same for agents that take turns: what one chooses is told to nobody before all have."""
    from standoff.env.lab import the_lab

    with the_lab("standoff.env"):
        from pettingzoo.utils.conversions import parallel_to_aec
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper

        from standoff.env.turns import StrictTurns

    at_once = parallel_env(**options)
    in_turn = parallel_to_aec(at_once)
    return OrderEnforcingWrapper(StrictTurns(in_turn) if at_once.strict else in_turn)


LONGEST_LIVE = 500
"""No game of Live has more cycles: in each of 5 rounds 13, and a dagger of everybody's at most
in each of three volleys."""


def live_env(
    *,
    teams: tuple[int, ...] = (3, 3, 3, 3),
    variants: tuple[str, ...] = (),
    money: str = "closed",
    max_cycles: int = LONGEST_LIVE,
    strict: bool = False,
    flat: bool = False,
    render_mode: str | None = None,
) -> "LiveParallelEnv":
    """Live for PettingZoo: teams of so many gangsters, in an area without obstacles."""
    from standoff.cards.tables import live_options
    from standoff.env.lab import the_lab

    with the_lab("standoff.env"):
        from standoff.env.live.parallel import LiveParallelEnv

    return LiveParallelEnv(
        live_options(teams, variants, money),
        max_cycles=max_cycles,
        strict=strict,
        flat=flat,
        render_mode=render_mode,
    )
