"""6 Feet Under: every dead gangster pays its holder at the end."""

from standoff.rules.classic.outcome import Entry, Line
from tests.rules.tables import Game, dealt

SIX = {"A": "six-feet-under"}


def lines(game: Game, seat: int) -> list[Line]:
    assert game.table.outcome is not None
    return list(game.table.outcome.accounts[seat].lines)


def test_ten_thousand_for_each_death() -> None:  # P10, S11, A36
    game = dealt(6, powers=SIX, wounds={"E": 2, "F": 2}).play("B!E").play("C!F").rest(6)
    assert lines(game, 0)[-1] == Line(Entry.DEATHS, 2, 20_000)
    assert game.winners == "A"


def test_deaths_of_the_last_round_count() -> None:  # A36
    game = dealt(powers=SIX, wounds={"D": 2}).rest(7).play("B!D")
    assert Line(Entry.DEATHS, 1, 10_000) in lines(game, 0)


def test_a_dead_holder_gets_nothing() -> None:  # A36, X8
    game = dealt(powers=SIX, wounds={"A": 2}).play("B!A").rest(7)
    assert lines(game, 0) == []


def test_it_is_never_shown_in_play() -> None:  # P11
    game = dealt(powers=SIX, wounds={"D": 2}).play("B!D")
    assert not game["A"].power_shown


def test_a_third_wound_of_the_unbreakable_is_no_death() -> None:  # I1
    game = dealt(powers=SIX | {"D": "unbreakable"}, wounds={"D": 2}).play("B!D").rest(7)
    assert [line.entry for line in lines(game, 0)] == [Entry.CASH]


def test_a_death_whose_gun_was_taken_counts() -> None:  # I2
    game = dealt(powers=SIX | {"B": "you-dont-need-it"}, wounds={"D": 2}).play("C!D", take="BD")
    assert Line(Entry.DEATHS, 1, 10_000) in lines(game.rest(7), 0)


def test_deaths_by_grenade_and_the_insanes_own_count() -> None:  # I3
    game = dealt(5, powers=SIX | {"E": "insane"}, wounds={"D": 2, "E": 2})
    after = game.play("B!E A-", show="E1").rest(7)
    assert Line(Entry.DEATHS, 2, 20_000) in lines(after, 0)


def test_a_fatal_stab_counts() -> None:  # I5
    game = dealt(powers=SIX | {"B": "backstab"}, wounds={"C": 2}).play("B*D D-", stab="BC")
    assert Line(Entry.DEATHS, 1, 10_000) in lines(game.rest(7), 0)
