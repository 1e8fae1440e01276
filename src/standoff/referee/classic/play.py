"""Playing a classic scenario: every answer comes from the file, every rule from the rules."""

from standoff.referee import rounds
from standoff.referee.classic.scenario import RoundScript, Scenario
from standoff.referee.fault import ScenarioError
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.classic.decisions import (
    CALL,
    FORGO,
    PASS,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    Join,
    Load,
    LoadAsk,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.events import Event, RoundBegan
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.words import StageId
from standoff.rules.game import asks, deal, step

PlayedRound = rounds.PlayedRound[Table]
"""One round of a classic game as it went."""


class ScenarioGame(rounds.JudgedGame[Scenario, Table], frozen=True):
    """A classic scenario played to its last round."""


def play(scenario: Scenario) -> ScenarioGame:
    """Play every round that is written down."""
    table, told = deal(scenario.options, scenario.chance)
    events = list(told)
    for script in scenario.rounds:
        if table.outcome is not None:
            raise ScenarioError("the game is over already", round_=script.number)
        table, played = _Round(scenario, script).play(table)
        events += played
    first = blank(scenario.options, scenario.chance)
    return ScenarioGame(scenario, rounds.by_round(first, events, RoundBegan, len(scenario.rounds)))


class _Round:
    """Answers the asks of one round from its script, and keeps account of what was needed."""

    def __init__(self, scenario: Scenario, script: RoundScript) -> None:
        self.names = scenario.names
        self.script = script
        self.unused = {
            (key, seat)
            for key in ("reveal", "stab", "take", "swap", "join")
            for seat in getattr(script, key)
        }
        self.call_made = False

    def fail(self, seat: Seat, problem: str) -> ScenarioError:
        return ScenarioError(problem, round_=self.script.number, who=self.names[seat])

    def play(self, table: Table) -> tuple[Table, list[Event]]:
        self._check_living(table)
        events: list[Event] = []
        while table.round == self.script.number and asks(table):
            answers = {seat: self._answer(table, seat, ask) for seat, ask in asks(table).items()}
            table, told = step(table, answers)
            events += told
        self._check_all_used()
        return table, events

    def _check_living(self, table: Table) -> None:
        script = self.script
        for seat in table.living:
            if seat not in script.play:
                raise self.fail(seat, "plays no card")
        for seat in (*script.play, *script.aim, *script.withdraw):
            if seat not in table.living:
                raise self.fail(seat, "is dead")

    def _check_all_used(self) -> None:
        for key, seat in sorted(self.unused):
            raise self.fail(seat, f"may not {key} here")
        if self.script.call and not self.call_made:
            raise ScenarioError("the cop has no telephone to turn", round_=self.script.number)

    def _answer(self, table: Table, seat: Seat, ask: Ask) -> Decision | None:
        if isinstance(ask, LoadAsk):
            return self._load(seat, ask)
        if isinstance(ask, AimAsk):
            return self._aim(seat, ask)
        if ask.stage is StageId.NERVE:
            return WITHDRAW if seat in self.script.withdraw else STAY
        if ask.stage is StageId.PHONE:
            self.call_made = self.call_made or (self.script.call and CALL in ask)
            return CALL if self.script.call and CALL in ask else PASS
        return self._power(table, seat, ask)

    def _load(self, seat: Seat, ask: LoadAsk) -> Load:
        bullets = self.script.play[seat]
        if len(bullets) != len(ask.hands):
            guns = "has two guns, and plays a pair" if len(ask.hands) == 2 else "has one gun only"
            raise self.fail(seat, guns)
        for gun, bullet in enumerate(bullets):
            if bullet not in ask.hands[gun]:
                raise self.fail(seat, f"has no {bullet} left")
        return Load(bullets)

    def _aim(self, seat: Seat, ask: AimAsk) -> Aim | None:
        at = self.script.aim.get(seat)
        if at is None:
            return None
        if len(at) != ask.guns:
            guns = "has two guns, and aims a pair" if ask.guns == 2 else "has one gun only"
            raise self.fail(seat, guns)
        for target in at:
            if target == seat:
                raise self.fail(seat, "aims at themselves")
            if target is not None and target not in ask.targets:
                raise self.fail(seat, f"aims at {self.names[target]}, who is dead")
        return Aim(at)

    def _power(self, table: Table, seat: Seat, ask: Ask) -> Decision:
        """What the script lets the holder of a power do in this window."""
        script = self.script
        wanted: list[tuple[str, Decision]] = []
        if script.reveal.get(seat) == table.phase:
            wanted.append(("reveal", Show()))
        if seat in script.stab:
            wanted.append(("stab", Stab(script.stab[seat])))
        if seat in script.take:
            wanted.append(("take", Take(script.take[seat])))
        if seat in script.swap:
            wanted.append(("swap", Swap(script.swap[seat])))
        if seat in script.join:
            wanted.append(("join", Join()))
        for key, decision in wanted:
            if decision in ask:
                self.unused.discard((key, seat))
                return decision
        return FORGO
