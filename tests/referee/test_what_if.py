"""A round that is only supposed goes as the rules say, from the table as it stands."""

import pytest

from standoff.ledger.classic.facts import AnyFact, Hit, Shared, Turned, WithdrawalsNoted
from standoff.ledger.classic.ledger import Ledger
from standoff.referee.classic.what_if import Part, what_if
from standoff.referee.fault import ScenarioError
from standoff.rules.classic.events import Died, Exploded, Fired, RoundBegan, Split, Wounded
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, PowerId

T1 = Turned((20_000, 10_000, 10_000, 5_000, 5_000))
CLICK, BANG, BBB = Bullet


def table(*facts: AnyFact, players: int = 4) -> Table:
    ledger = Ledger(Options(players))
    for fact in (*facts, T1):
        ledger = ledger.noting(fact)
    return ledger.book.table


def test_t9_a_triple_comes_first_and_who_is_hit_does_not_fire() -> None:
    parts = (
        Part(BBB, 1),
        Part(BANG, 0),
        Part(BANG, 1),
        Part(CLICK, 0),
    )
    events = what_if(table(), parts)
    assert [event.seat for event in events if isinstance(event, Fired)] == [0, 2, 3]
    assert [event.markers for event in events if isinstance(event, Wounded)] == [1, 1]
    (split,) = [event for event in events if isinstance(event, Split)]
    assert split.among == (0, 2, 3)


def test_nothing_of_the_next_round_is_told() -> None:
    events = what_if(table(), (Part(), Part(), Part(), Part()))
    assert not any(isinstance(event, RoundBegan) for event in events)


def test_plasters_from_before_count() -> None:
    before = (T1, WithdrawalsNoted(()), Hit((0, 2)), Hit(()), Shared())
    events = what_if(table(*before), (Part(BANG, 1), Part(), Part(), Part()))
    assert [event.seat for event in events if isinstance(event, Died)] == [1]


def test_a_supposed_power_does_its_work() -> None:
    parts = (
        Part(CLICK, 1, power=PowerId.INSANE, uses=True), Part(BANG, 0), Part(withdraws=True), Part(),
    )  # fmt: skip
    events = what_if(table(), parts)
    assert any(isinstance(event, Exploded) for event in events)
    assert {event.seat for event in events if isinstance(event, Wounded)} == {0, 1, 3}


def test_who_forgoes_their_power_has_none_to_show() -> None:
    parts = (
        Part(CLICK, 1, power=PowerId.INSANE),
        Part(BANG, 0),
        Part(),
        Part(),
    )
    assert not any(isinstance(event, Exploded) for event in what_if(table(), parts))


def test_the_last_round_ends_the_game() -> None:
    notes = [20_000] * 10 + [10_000] * 15 + [5_000] * 15
    ledger = Ledger(Options(4))
    for number in range(7):
        loot = Turned(tuple(notes[number * 5 : number * 5 + 5]))
        for fact in (loot, WithdrawalsNoted(()), Hit(()), Hit(()), Shared()):
            ledger = ledger.noting(fact)
    last = ledger.noting(Turned(tuple(notes[35:]))).book.table
    assert what_if(last, (Part(),) * 4)[-1].__class__.__name__ == "Ended"


@pytest.mark.parametrize(
    "parts",
    [
        (Part(),),
        (Part(at=0), Part(), Part(), Part()),
        (
            Part(power=PowerId.KID),
            Part(power=PowerId.KID),
            Part(),
            Part(),
        ),
    ],
)
def test_what_cannot_be_supposed_is_refused(parts: tuple[Part, ...]) -> None:
    with pytest.raises(ScenarioError):
        what_if(table(), parts)
