"""In which secrets two games differ, so that nobody praises twins that are the same."""

from collections.abc import Iterator

from standoff.rules.classic.decisions import CALL
from standoff.rules.classic.events import Discarded, Inherited, Loaded, Swapped
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.words import DiscardReason, Money, Phase
from standoff.rules.game import asks
from tests.properties.games import Turn
from tests.properties.twins import Twins

SILENCES = {
    Phase.LOOT: "a silence in a window",
    Phase.NERVE: "a silence of the nerve",
    Phase.PHONE: "a silence at the telephone",
}
KINDS = {
    "a bullet in play",
    "a bullet drawn by chance",
    "a bullet thrown away",
    *(f"a bullet discarded ({why})" for why in DiscardReason),
    "a hand",
    "a hand inherited",
    "a power not shown",
    "a power of the dead",
    "a power not dealt",
    "a role",
    "an ask",
    "who turned the telephone",
    *SILENCES.values(),
    "the notes to come",
    "money",
}


def differences(twins: Twins) -> Iterator[str]:
    """Every kind of secret that the two games do not share."""
    yield from on_the_table(twins.start, twins.other_start)
    for one, other in zip(twins.one, twins.other, strict=True):
        yield from in_the_answers(one, other)
        yield from in_the_events(one, other)
        if one.after.outcome is None:
            yield from on_the_table(one.after, other.after)
    if twins.start.options.money is Money.CLOSED and twins.one[-1].after.outcome is None:
        yield "money"


def on_the_table(one: Table, other: Table) -> Iterator[str]:
    for here, there in zip(one.gangsters, other.gangsters, strict=True):
        yield from in_front_of(here, there)
    if {seat.power for seat in one.gangsters} != {seat.power for seat in other.gangsters}:
        yield "a power not dealt"
    if asks(one) != asks(other):
        yield "an ask"
    if one.turned < 40 and one.chance.note(one.turned) != other.chance.note(other.turned):
        yield "the notes to come"


def in_front_of(here: Gangster, there: Gangster) -> Iterator[str]:
    if here.hands != there.hands:
        yield "a hand"
    if here.loaded != there.loaded:
        yield "a bullet in play"
    if here.role is not there.role:
        yield "a role"
    if here.power is not there.power:
        yield "a power not shown" if here.alive else "a power of the dead"


def in_the_answers(one: Turn, other: Turn) -> Iterator[str]:
    for seat, said in one.answers.items():
        instead = other.answers[seat]
        if CALL in (said, instead) and said != instead:
            yield "who turned the telephone"
        elif (said is None) is not (instead is None) and one.before.phase in SILENCES:
            yield SILENCES[one.before.phase]


def in_the_events(one: Turn, other: Turn) -> Iterator[str]:
    for here, there in zip(one.events, other.events, strict=True):
        match here, there:
            case Loaded(), Loaded() if here.by_chance is not there.by_chance:
                yield "a bullet drawn by chance"
            case Discarded(), Discarded() if here.bullet is not there.bullet:
                yield f"a bullet discarded ({here.why})"
            case Swapped(), Swapped() if here.thrown is not there.thrown:
                yield "a bullet thrown away"
            case Inherited(), Inherited() if here.hand != there.hand:
                yield "a hand inherited"
            case _:
                pass
