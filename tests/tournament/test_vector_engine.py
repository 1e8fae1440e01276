"""A tournament on the vector engine: the same game as by the rules, a thousand deals at once."""

import pytest

from standoff.cli.main import main
from standoff.rules.classic.options import Options
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.engine import Deals, by_the_rules
from standoff.tournament.match import DEALS_AT_ONCE, even_chunks
from standoff.tournament.population import Mixed, lineup_of
from standoff.tournament.vector_engine import by_the_vector_engine, met_on_the_vector_engine

LINEUP = ("fox", *["random"] * 4)


@pytest.mark.slow
def test_a_mind_wins_as_often_as_by_the_rules_from_every_seat() -> None:
    deals = Deals(Options(), LINEUP, b"deals", range(100, 300))
    played = by_the_vector_engine(deals)
    assert played == by_the_vector_engine(deals)
    assert len(played) == 200
    assert all(0 <= sum(wins) <= WHOLE_WIN for games in played for wins in games)
    by_seat = [sum(games[shift][0] for games in played) / 200 / WHOLE_WIN for shift in range(5)]
    assert all(share > 0.5 for share in by_seat)
    slowly = by_the_rules(Deals(Options(), LINEUP, b"deals", range(20)))
    share = sum(wins[0] for games in slowly for wins in games) / 100 / WHOLE_WIN
    assert sum(by_seat) / 5 == pytest.approx(share, abs=0.15)


@pytest.mark.slow
def test_mixed_tables_are_played_with_the_line_up_of_each_deal() -> None:
    population = ("great-shark", "fox", "random", "mule")
    mixed = Mixed(Options(4), population, b"deals", range(100, 164))
    meetings = met_on_the_vector_engine(mixed)
    assert sum(record.games for record in meetings.values()) == 4 * 64
    for number in mixed.numbers:
        assert (number % 100, tuple(sorted(lineup_of(mixed, number)))) in meetings
    won = {name: sum(one.wins.get(name, 0) for one in meetings.values()) for name in population}
    assert sum(won.values()) <= 4 * 64 * WHOLE_WIN
    assert won["random"] < min(won["great-shark"], won["fox"], won["mule"])


def test_chunks_for_many_deals_at_once_are_all_of_one_size() -> None:
    small = even_chunks(Options(), LINEUP, b"deals", 100)
    assert [chunk.numbers for chunk in small] == [range(20)]
    large = even_chunks(Options(), LINEUP, b"deals", 100_000)
    assert {len(chunk.numbers) for chunk in large} == {DEALS_AT_ONCE}
    assert sum(len(chunk.numbers) for chunk in large) >= 20_000


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["--hero", "fox", "--others", "timid"], "the vector engine cannot play timid; it plays"),
        (["--population", "fox", "grudge"], "the vector engine cannot play grudge; it plays"),
    ],
)
def test_who_cannot_play_in_numbers_is_told_so(
    said: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", *said, "--games", "10", "--engine", "vector"]) == 2
    heard = capsys.readouterr().err
    assert told in heard
    assert heard.count("\n") == 1
