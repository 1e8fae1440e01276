"""Playing a classic scenario: every answer comes from the file, every rule from the rules."""

from standoff.referee import rounds
from standoff.referee.classic.scenario import RoundScript, Scenario
from standoff.referee.fault import ScenarioError, fault
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
from standoff.words.families import member
from standoff.words.phrase import Value

USED_BY = {
    "reveal": ("P20", "P26", "P28"),
    "stab": ("P38", "P39", "P40", "A42"),
    "take": ("P14", "A21", "A27"),
    "swap": ("P31", "A34", "A35", "A27"),
    "join": ("P34", "A38", "A27"),
}
"""The rules by which a power is used in each of these keys."""

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
            raise fault("scenario-over", "S1", "S2", "S3", round_=script.number)
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

    def fail(self, seat: Seat, message: str, *rules: str, **values: Value) -> ScenarioError:
        who = self.names[seat]
        return fault(message, *rules, round_=self.script.number, who=who, **values)

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
                cards = tuple(table[seat].hands[0].kinds)
                raise self.fail(seat, "scenario-plays-none", "C17", cards=cards)
        for seat in (*script.play, *script.aim, *script.withdraw):
            if seat not in table.living:
                raise self.fail(seat, "scenario-dead", "C62")

    def _check_all_used(self) -> None:
        for key, seat in sorted(self.unused):
            raise self.fail(seat, member("scenario-may-not", key), *USED_BY[key])
        if self.script.call and not self.call_made:
            rules = ("K8", "K9", "A48")
            raise fault("scenario-no-phone", *rules, round_=self.script.number)

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
            raise self._guns(seat, "play", len(ask.hands), "C18")
        for gun, bullet in enumerate(bullets):
            kinds = ask.hands[gun]
            if bullet not in kinds:
                raise self.fail(seat, "scenario-card-spent", "C13", card=bullet, cards=kinds)
        return Load(bullets)

    def _aim(self, seat: Seat, ask: AimAsk) -> Aim | None:
        at = self.script.aim.get(seat)
        if at is None:
            return None
        if len(at) != ask.guns:
            raise self._guns(seat, "aim", ask.guns, "A4")
        names = tuple(self.names[target] for target in ask.targets)
        for target in at:
            if target == seat:
                raise self.fail(seat, "scenario-aims-at-self", "C21", "A4", those=names)
            if target is not None and target not in ask.targets:
                whom = self.names[target]
                raise self.fail(seat, "scenario-aims-at-dead", "C21", "A4", other=whom, those=names)
        return Aim(at)

    def _guns(self, seat: Seat, key: str, guns: int, rule: str) -> ScenarioError:
        if guns == 2:
            return self.fail(seat, "scenario-two-guns", "P15", key=key)
        return self.fail(seat, "scenario-one-gun", rule, key=key)

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
