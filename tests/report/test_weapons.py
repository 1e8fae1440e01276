"""Whether a table of weapons is called balanced."""

from standoff.cards.reading import house_cards, proposed_cards
from standoff.report.live.weapons import verdict
from standoff.report.reading import readings_of
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from standoff.simulation.study import Study, counts_of
from standoff.simulation.tally import WHOLE_WIN, GameBlock, Measure, Tally

GAMES = 400


def judged(wins: dict[Weapon, int], acts: int = 50, truth: int = 50) -> tuple[set[Weapon], ...]:
    """What is wrong with cards that let their teams win, act and tell the truth so often in 100."""
    tally = Tally()
    for game in range(GAMES):
        block = GameBlock()
        for weapon in Weapon:
            of = f"weapon {weapon}"
            won = (game * 37 % 100) < wins.get(weapon, 25)
            block.add(Measure.HOLDER_WINS, of, WHOLE_WIN * won * 5, 5)
            tally.add(Measure.USES, of, (game * 37 % 100) < acts)
        for gun in GUNS:
            block.add(Measure.LOADED, f"mime {gun}", (game * 37 % 100) < truth)
        tally.take(block)
        tally.games += 1
    options = Options(teams_of(3, 3), house_cards())
    study = Study(options, ("timid",) * 6, False, "s", GAMES, counts_of(tally))
    (reading,) = readings_of([study])
    found = verdict(reading)
    return set(found.unfair), set(found.dead), set(found.beyond_doubt)


def test_cards_that_are_alike_are_balanced() -> None:
    assert judged({}) == (set(), set(), set())


def test_a_burden_and_a_gift_are_found() -> None:
    unfair, _, _ = judged({Weapon.BOOM: 10, Weapon.SHOTGUN: 40})
    assert unfair == {Weapon.BOOM, Weapon.SHOTGUN}


def test_what_chance_may_explain_is_no_burden() -> None:
    unfair, _, _ = judged({Weapon.BOOM: 22})
    assert unfair == set()


def test_a_card_that_never_does_anything_is_dead() -> None:
    assert judged({}, acts=9)[1] == set(Weapon)


def test_a_mime_that_is_always_true_is_beyond_doubt() -> None:
    assert judged({}, truth=80)[2] == set(GUNS)
    assert judged({}, truth=20)[2] == set(GUNS)


def test_the_proposed_table_has_fewer_burdens_than_the_house_table() -> None:
    house, proposed = house_cards().black, proposed_cards().black
    assert len(proposed.boom) < len(house.boom)
    assert proposed.values == house.values
