"""Live in the vector engine plays by the readable rules, answer by answer."""

from itertools import product

import pytest

from standoff.rules.live.teams import balanced
from standoff.vector.live.law import VARIANTS, LiveLaw, TeamsTable
from tests.vector.live_breaks import BREAKS, noticed
from tests.vector.live_lockstep import Engine, Pattern, Walk, engine
from tests.vector.live_suites import EVERYTHING


@pytest.mark.slow
def test_games_of_all_teams_and_variants_go_the_same_way_in_both_engines() -> None:
    walk = Walk(engine(EVERYTHING), batch=2 * len(EVERYTHING.tables), seed=7)
    walked = walk.walk(1_500)
    assert walked.games >= 1_500
    walk.compare_masks(many=walk.batch)


@pytest.mark.slow
def test_a_policy_may_speak_for_the_godfather() -> None:
    tables = LiveLaw(tuple(map(TeamsTable, ((3, 3), (3, 4)), ((), VARIANTS))))
    pattern = Pattern((0b1010000, 0b11, 0b1101101, 0b10100, 0b111, 0b1, 0b101110))
    assert Walk(Engine(tables, pattern), batch=100, seed=3).walk(300).games >= 300


@pytest.mark.slow
def test_a_broken_rule_is_noticed() -> None:
    assert noticed(BREAKS[0]) is not None


def test_every_table_of_live_that_lobbies_offer_is_walked() -> None:
    teams = {table.teams for table in EVERYTHING.tables}
    assert teams == {sizes for people in range(6, 22) for sizes in balanced(people)}
    variants = {table.variants for table in EVERYTHING.tables}
    assert len(variants) == 2 ** len(VARIANTS)
    assert len(EVERYTHING.tables) == len(list(product(teams, variants)))
