"""Playing a scenario of Live: every answer comes from the file, every rule from the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence

from standoff.referee import rounds
from standoff.referee.fault import ScenarioError
from standoff.referee.live.scenario import RoundScript, Scenario
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.cards import GUNS, Card
from standoff.rules.decisions import STAY, WITHDRAW, Stab
from standoff.rules.game import asks, deal, step
from standoff.rules.live.decisions import (
    AimAsk,
    DivideAsk,
    Freeze,
    FreezeAsk,
    Touch,
    TouchAsk,
)
from standoff.rules.live.events import Event, RoundBegan
from standoff.rules.live.table import Table, blank
from standoff.rules.live.words import Contact, StageId

PlayedRound = rounds.PlayedRound[Table]
"""One round of Live as it went."""


class ScenarioGame(rounds.JudgedGame[Scenario, Table], frozen=True):
    """A scenario of Live played to its last round."""


def play(scenario: Scenario) -> ScenarioGame:
    """Play every round that is written down."""
    blank_table = blank(scenario.options, scenario.chance)
    table, told = deal(scenario.options, scenario.chance)
    events = list(told)
    for script in scenario.rounds:
        judged = _Round(scenario, script)
        judged.check(_begun(blank_table, events, script.number))
        while table.round == script.number and asks(table):
            answers = {seat: judged.answer(seat, ask) for seat, ask in asks(table).items()}
            table, told = step(table, answers)
            events += told
    return ScenarioGame(
        scenario, rounds.by_round(blank_table, events, RoundBegan, len(scenario.rounds))
    )


def _begun(table: Table, events: Sequence[Event], number: int) -> Table:
    """The table as a round began; with nobody in play it may be over already."""
    for event in events:
        table = event.fold(table)
        if isinstance(event, RoundBegan) and event.round == number:
            break
    return table


class _Round:
    """Answers the asks of one round from its script."""

    def __init__(self, scenario: Scenario, script: RoundScript) -> None:
        self.names = scenario.names
        self.script = script

    def fail(self, problem: str, seat: Seat | None = None) -> ScenarioError:
        who = None if seat is None else self.names[seat]
        return ScenarioError(problem, round_=self.script.number, who=who)

    def check(self, table: Table) -> None:
        """Refuse what does not fit the table as the round begins."""
        self._check_numbers(table)
        self._check_in_play(table)
        self._check_held(table)
        self._check_aims(table)

    def _check_numbers(self, table: Table) -> None:
        numbers = Counter(card.number for card in table.row if card.number is not None)
        for number, times in numbers.items():
            if times > 1:
                raise self.fail(f"the number {number} stands on {times} cards")

    def _check_in_play(self, table: Table) -> None:
        script = self.script
        for seat in table.in_play:
            if seat not in script.hold:
                raise self.fail("holds no card", seat)
        for seat in (*script.hold, *script.aim, *script.withdraw):
            if seat not in table.in_play:
                raise self.fail("is out of play", seat)

    def _check_held(self, table: Table) -> None:
        left = Counter(table.row)
        for seat, card in sorted(self.script.hold.items()):
            if not left[card]:
                raise self.fail(f"holds {_written(card)}, which is not there", seat)
            left[card] -= 1

    def _check_aims(self, table: Table) -> None:
        for seat, aim in self.script.aim.items():
            weapon = self.script.hold[seat].weapon
            if weapon in GUNS and aim.mime is not weapon:  # L26
                raise self.fail(f"holds {weapon.value}, and mimes {aim.mime.value}", seat)
            for target in aim.at:
                if target not in table.in_play:
                    raise self.fail(f"aims at {self.names[target]}, who is out of play", seat)

    def answer(self, seat: Seat, ask: Ask) -> Decision | None:
        """What the script lets a seat say."""
        script = self.script
        if isinstance(ask, DivideAsk):
            return None  # every hand was dealt as it is held
        if isinstance(ask, FreezeAsk):
            return self._freeze(ask)
        if isinstance(ask, AimAsk):
            return script.aim.get(seat)
        if isinstance(ask, TouchAsk):
            return self._touch(ask)
        if ask.stage is StageId.NERVE:
            return WITHDRAW if seat in script.withdraw else STAY
        return Stab(script.stab[seat])

    def _freeze(self, ask: FreezeAsk) -> Freeze:
        """Where Double Guns point at one adversary twice, no other was in sight (L27)."""
        only = {
            seat: aim.at[0]
            for seat, aim in self.script.aim.items()
            if len(aim.at) > len(set(aim.at))
        }
        return Freeze(tuple(pair for pair in ask.pairs if only.get(pair[0], pair[1]) != pair[1]))

    def _touch(self, ask: TouchAsk) -> Touch:
        said: Mapping[Seat, tuple[Seat, ...]] = self.script.touch
        if ask.why is Contact.DAGGER:
            said = {seat: (victim,) for seat, victim in self.script.stab.items()}
        return Touch(
            tuple(
                tuple(other for other in ask.others if other in said.get(body, ()))
                for body in ask.bodies
            )
        )


def _written(card: Card) -> str:
    return " ".join(str(side) for side in card if side is not None)
