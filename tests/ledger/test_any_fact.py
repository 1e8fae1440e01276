"""Whatever is said to a ledger, it is either noted or refused with a rule; nothing else happens."""

import re
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from standoff.ledger.classic.facts import (
    AimsNoted,
    AnyFact,
    CardsNoted,
    Hit,
    LoadsNoted,
    Phoned,
    Shared,
    Showed,
    Turned,
    WithdrawalsNoted,
)
from standoff.ledger.classic.ledger import Ledger
from standoff.ledger.fault import FactError
from standoff.referee.classic.what_if import Part, what_if
from standoff.referee.fault import ScenarioError
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerId, PowerSet, StageId
from standoff.rules.notes import NOTES

seats = st.integers(-2, 7)
some_seats = st.lists(seats, max_size=6).map(tuple)
loots = st.lists(st.sampled_from((*NOTES, 1)), min_size=4, max_size=6).map(tuple)
good_loots = st.lists(st.sampled_from(NOTES), min_size=5, max_size=5).map(tuple)
likely: st.SearchStrategy[AnyFact] = st.one_of(
    st.builds(Turned, good_loots),
    st.builds(WithdrawalsNoted, st.lists(st.integers(0, 4), max_size=2, unique=True).map(tuple)),
    st.builds(Hit, st.lists(st.integers(0, 1), max_size=5).map(tuple)),
    st.just(Shared()),
    st.builds(Phoned, st.booleans()),
)
anything: st.SearchStrategy[AnyFact] = st.one_of(
    st.builds(Turned, loots),
    st.sampled_from((LoadsNoted(), AimsNoted())),
    st.builds(WithdrawalsNoted, some_seats),
    st.builds(Hit, st.lists(st.integers(0, 9), max_size=6).map(tuple)),
    st.builds(
        Showed, seats, st.sampled_from(PowerId), st.none() | seats,
        st.none() | st.sampled_from(Bullet),
    ),
    st.builds(CardsNoted, st.none() | seats),
)  # fmt: skip
parts = st.lists(
    st.builds(
        Part, st.sampled_from(Bullet), st.none() | seats, st.booleans(),
        st.none() | st.sampled_from(PowerId), st.booleans(),
    ),
    min_size=4, max_size=6,
).map(tuple)  # fmt: skip


def written(facts: list[AnyFact]) -> Ledger:
    """A ledger of all of these that can be true."""
    ledger = Ledger(Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True))
    rules = []
    for fact in facts:
        try:
            longer = ledger.noting(fact)
        except FactError as error:
            rules.append(error.rule)
            continue
        assert longer.undoing().book == ledger.book
        ledger = longer
    assert all(re.fullmatch(r"[A-Z]\d+", rule) for rule in rules)
    return ledger


@given(st.lists(likely | anything, max_size=60))
def test_a_fact_is_noted_or_refused_with_a_rule(facts: list[AnyFact]) -> None:
    book = written(facts).book
    assert (book.stage is StageId.OVER) is (book.table.outcome is not None)
    assert all(gangster.wounds <= 4 for gangster in book.table.gangsters)


@given(st.lists(likely, max_size=40), parts)
def test_a_supposition_is_answered_or_refused(facts: list[AnyFact], supposed: tuple[Part]) -> None:
    table = written([Turned((5_000,) * 5), *facts]).book.table
    if table.outcome is None:
        with suppress(ScenarioError):
            what_if(table, supposed)
