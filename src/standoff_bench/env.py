"""How fast the environments are beside the games of the libraries whose interfaces they have."""

from importlib import import_module
from random import Random
from typing import Any

from standoff.env.lab import LabMissingError, the_lab
from standoff_bench.race import Contender, Lap, race, spread
from standoff_bench.report import BenchReport, BenchSheet, Progress, Spread
from standoff_drivers.missing import MissingError

HELP = "decisions a second beside PettingZoo's rps_v2 and OpenSpiel's python_liars_poker"
SECONDS = 20.0
SEED = 1

RPS, BASE, FULL, LIVE = "rps_v2", "parallel", "parallel_all", "live"
LIARS, SPIEL, SPIEL_FULL = "liars_poker", "openspiel", "openspiel_all"
AT_ONCE, IN_TURN = "rl_at_once", "rl_in_turn"
NAMES = {
    RPS: "PettingZoo rps_v2",
    BASE: "parallel_env, 5 players",
    FULL: "  all powers and the cop",
    LIVE: "live_env, 12 gangsters",
    LIARS: "OpenSpiel python_liars_poker",
    SPIEL: "OpenSpiel standoff, 5 players",
    SPIEL_FULL: "  all powers and the cop",
    AT_ONCE: "  RL interface, all at once",
    IN_TURN: "  RL interface, in turn",
}
RIVALS = {BASE: RPS, FULL: RPS, LIVE: RPS, SPIEL: LIARS, SPIEL_FULL: LIARS}
GOALS = {BASE: 5, LIVE: 1.5, SPIEL: 2}


class RpsEnvironment:
    """Games of `rps_v2`, actions drawn by the same dice as ours."""

    def __init__(self) -> None:
        self.env = import_module("pettingzoo.classic.rps.rps").parallel_env()
        self.env.reset(seed=SEED)
        self.dice = Random(SEED)

    def play(self) -> int:
        env, dice = self.env, self.dice
        env.reset()
        actions = 0
        while env.agents:
            said = {agent: int(dice.random() * 3) for agent in env.agents}
            actions += len(said)
            env.step(said)
        return actions

    def decisions(self, game: int) -> int:
        return game


class Parallel:
    """Games through a parallel environment of ours, drawn from the masks it gives."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.env.reset(seed=SEED)
        self.dice = Random(SEED)

    def play(self) -> int:
        env, dice = self.env, self.dice
        seen, _ = env.reset()
        decisions = 0
        while env.agents:
            said = {}
            for agent in env.agents:
                legal = seen[agent]["action_mask"].nonzero()[0]
                said[agent] = legal[int(dice.random() * len(legal))]
                decisions += len(legal) > 1
            seen = env.step(said)[0]
        return decisions

    def decisions(self, game: int) -> int:
        return game


class Spiel:
    """Games of an OpenSpiel game, driven from Python."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.dice = Random(SEED)

    def play(self) -> int:
        dice, players = self.dice, range(self.game.num_players())
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_by_luck(state.chance_outcomes(), dice))
            elif state.is_simultaneous_node():
                said = []
                for player in players:
                    legal = state.legal_actions(player)
                    said.append(legal[int(dice.random() * len(legal))] if legal else 0)
                    decisions += len(legal) > 1
                state.apply_actions(said)
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(legal[int(dice.random() * len(legal))])
        return decisions

    def decisions(self, game: int) -> int:
        return game


class Learning:
    """Games through OpenSpiel's interface for learners, which reads every player's tensor."""

    def __init__(self, game: Any) -> None:
        environments = import_module("open_spiel.python.rl_environment")
        self.env = environments.Environment(game)
        self.dice = Random(SEED)

    def play(self) -> int:
        env, dice = self.env, self.dice
        now = env.reset()
        decisions = 0
        while not now.last():
            seen = now.observations
            assert len(seen["info_state"][0]) > 0
            speaks = seen["current_player"]
            asked = seen["legal_actions"] if speaks < 0 else [seen["legal_actions"][speaks]]
            said = [legal[int(dice.random() * len(legal))] if legal else 0 for legal in asked]
            decisions += sum(len(legal) > 1 for legal in asked)
            now = env.step(said)
        return decisions

    def decisions(self, game: int) -> int:
        return game


def _by_luck(outcomes: list[tuple[int, float]], dice: Random) -> int:
    drawn = dice.random()
    for outcome, odds in outcomes:
        drawn -= odds
        if drawn < 0:
            return outcome
    return outcomes[-1][0]


def _contenders() -> dict[str, Contender]:
    try:
        with the_lab("bench env"):
            import pyspiel

            import standoff.env.openspiel

            import_module("open_spiel.python.games.liars_poker")
            liars = pyspiel.load_game("python_liars_poker(players=5,hand_length=3,num_digits=3)")
            ours = pyspiel.load_game("standoff")
            return {
                RPS: RpsEnvironment(),
                BASE: Parallel(standoff.env.parallel_env()),
                FULL: Parallel(standoff.env.parallel_env(powers="all", cop=True)),
                LIVE: Parallel(standoff.env.live_env()),
                LIARS: Spiel(liars),
                SPIEL: Spiel(ours),
                SPIEL_FULL: Spiel(pyspiel.load_game("standoff(powers=all,cop=True)")),
                AT_ONCE: Learning(ours),
                IN_TURN: Learning(pyspiel.convert_to_turn_based(ours)),
            }
    except LabMissingError as fault:
        raise MissingError(str(fault)) from fault


def measure(seconds: float, progress: Progress) -> BenchReport:
    """Race them all, one after the other, slice by slice."""
    laps = race(_contenders(), seconds, progress)
    decisions = {name: spread([one.decisions_a_second for one in laps[name]]) for name in laps}
    ratios = {name: _ratio(laps[name], laps[rival]) for name, rival in RIVALS.items()}
    sheet = BenchSheet(
        ("", "decisions/s", "times its rival", "goal"),
        tuple(
            (
                NAMES[name],
                f"{decisions[name].median:,.0f}",
                _around(ratios[name]) if name in ratios else "",
                f"{GOALS[name]}" if name in GOALS else "",
            )
            for name in laps
        ),
    )
    return BenchReport(
        title="The environments on one core, by random decisions",
        sheets=(sheet,),
        notes=(
            "Medians; in brackets the middle half of what was measured.",
            "A decision is an answer with something to choose. PettingZoo's hand everybody an observation",
            "and a mask each step; OpenSpiel's bare rows read legal actions only, the RL interface every tensor.",
        ),
        figures={
            "seconds": seconds,
            "decisions_per_second": decisions,
            "times_rival": ratios,
            "rivals": RIVALS,
        },
    )


def _ratio(ours: tuple[Lap, ...], theirs: tuple[Lap, ...]) -> Spread:
    """Lap by lap, so that a slow moment of the machine counts for both."""
    pairs = zip(ours, theirs, strict=True)
    return spread([here.decisions_a_second / there.decisions_a_second for here, there in pairs])


def _around(figure: Spread) -> str:
    return f"{figure.median:.1f} ({figure.low:.1f}–{figure.high:.1f})"
