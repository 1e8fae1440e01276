"""Playing a scenario of Live: every answer comes from the file, every rule from the rules."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from standoff.referee import rounds
from standoff.referee.fault import ScenarioError, fault
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
from standoff.words.phrase import Value

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

    def fail(
        self, message: str, *rules: str, seat: Seat | None = None, **values: Value
    ) -> ScenarioError:
        who = None if seat is None else self.names[seat]
        return fault(message, *rules, round_=self.script.number, who=who, **values)

    def _named(self, seats: Iterable[Seat]) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in seats)

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
                raise self.fail("scenario-number-twice", "L4", "A65", number=number, times=times)

    def _check_in_play(self, table: Table) -> None:
        script = self.script
        for seat in table.in_play:
            if seat not in script.hold:
                raise self.fail("scenario-holds-none", "L18", seat=seat)
        for seat in (*script.hold, *script.aim, *script.withdraw):
            if seat not in table.in_play:
                names = self._named(table.in_play)
                raise self.fail("scenario-out-of-play", "L53", seat=seat, those=names)

    def _check_held(self, table: Table) -> None:
        left = Counter(table.row)
        for seat, card in sorted(self.script.hold.items()):
            if not left[card]:
                cards = tuple(_written(one) for one in dict.fromkeys(left.elements()))
                raise self.fail(
                    "scenario-not-there", "L18", seat=seat, card=_written(card), cards=cards
                )
            left[card] -= 1

    def _check_aims(self, table: Table) -> None:
        for seat, aim in self.script.aim.items():
            weapon = self.script.hold[seat].weapon
            if weapon in GUNS and aim.mime is not weapon:  # L26
                raise self.fail("scenario-wrong-mime", "L26", seat=seat, card=weapon, mime=aim.mime)
            for target in aim.at:
                if target not in table.in_play:
                    whom, names = self.names[target], self._named(table.in_play)
                    raise self.fail("scenario-aims-out", "L53", seat=seat, other=whom, those=names)

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
