"""What is counted of a classic standoff: nerve before guns, loot, and what bullets bring."""

from standoff.rules.classic.events import (
    Aimed,
    Event,
    Loaded,
    RoundBegan,
    Split,
    TookBack,
    Withdrew,
)
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerSet
from standoff.rules.notes import FIVE, TEN, TWENTY, Notes
from standoff.simulation.classic.game import Setup
from standoff.simulation.classic.standoffs import Standoffs, loot_of
from standoff.simulation.crew import Processes
from standoff.simulation.runner import played
from standoff.simulation.tally import GameBlock, Measure, Tally

BOTS = ("timid", "grudge", "timid", "random")


def counted(*events: Event, wins: tuple[int, ...] = (0, 0, 0, 0)) -> GameBlock:
    standoffs = Standoffs(BOTS)
    standoffs.take(events)
    return standoffs.finish(wins)


def round_(number: int, bullets: str, at: str, *after: Event) -> tuple[Event, ...]:
    """A round of 60,000 in which everybody loads one of c, b, 3 and aims at a seat."""
    kinds = {"c": Bullet.CLICK, "b": Bullet.BANG, "3": Bullet.BBB}
    return (
        RoundBegan(number, (TWENTY, TWENTY, TEN, FIVE, FIVE)),
        *(Loaded(seat, (kinds[bullet],)) for seat, bullet in enumerate(bullets)),
        *(Aimed(seat, (int(target),)) for seat, target in enumerate(at)),
        *after,
    )


def test_nerve_is_counted_by_how_many_guns_point_and_how_many_are_loaded() -> None:
    found = counted(*round_(1, "cb3c", "1002", Withdrew(0))).pairs
    assert found[Measure.FLED, "guns 2"] == (1, 1)
    assert found[Measure.FLED, "guns 1"] == (0, 2)
    assert found[Measure.FLED, "guns 0"] == (0, 1)
    assert found[Measure.LOADED, "guns 2"] == (2, 2)
    assert found[Measure.DANGER, "guns 2"] == (1, 1)
    assert found[Measure.LOADED, "guns 1"] == (0, 2)
    assert found[Measure.FLED, "guns 2/timid"] == (1, 1)
    assert found[Measure.FLED, "all/timid"] == (1, 2)
    assert found[Measure.FLED, "round 1"] == (1, 4)


def test_loot_is_what_lay_there_with_what_was_left_over() -> None:
    split = Split((1, 2, 3), 15_000, (), Notes(0, 1, 1))
    found = counted(
        *round_(1, "cccc", "1230", Withdrew(0), split), *round_(2, "cccc", "1230")
    ).pairs
    assert found[Measure.FLED, "loot 60"] == (1, 8)  # 60,000, then 15,000 more
    assert found[Measure.SHARERS, "loot 60"] == (3, 1)


def test_loot_is_told_in_steps_up_to_much() -> None:
    assert [loot_of(sum_) for sum_ in (5_000, 20_000, 59_000, 100_000, 260_000)] == [
        "loot 0", "loot 20", "loot 40", "loot 100", "loot 100",
    ]  # fmt: skip


def test_a_bullet_is_worth_what_its_holder_gets_if_they_stay() -> None:
    split = Split((1, 3), 30_000, (), Notes())
    events = round_(1, "cbbc", "1002", Withdrew(0), split)
    found = counted(*events, wins=(0, 420, 0, 0)).pairs
    assert found[Measure.FLED, "bang"] == (2, 2)
    assert found[Measure.INCOME, "bang fled"] == (30_000, 2)
    assert found[Measure.HOLDER_WINS, "bang fled"] == (420, 2)
    assert found[Measure.INCOME, "click stayed"] == (30_000, 1)
    assert (Measure.INCOME, "click fled") not in found


def test_a_card_taken_back_is_not_the_one_in_the_gun() -> None:  # A30
    events = (Loaded(0, (Bullet.CLICK,)), TookBack(0), Aimed(0, (1,)), Loaded(0, (Bullet.BANG,)))
    found = counted(RoundBegan(1, (FIVE,)), *events, Aimed(1, (0,)), Loaded(1, (Bullet.CLICK,)))
    assert found.pairs[Measure.LOADED, "guns 1"] == (1, 2)


def test_a_game_counts_as_one_however_many_guns_it_had() -> None:
    tally = Tally()
    tally.take(counted(*round_(1, "cccc", "1230"), *round_(2, "bbbb", "1230")))
    sample = tally[Measure.LOADED, "guns 1"]
    assert (sample.size, sample.total, sample.beside) == (1, 4, 8)


def test_rotating_bots_take_every_seat_in_turn() -> None:
    setup = Setup(Options(4), BOTS, b"seed", rotating=True)
    assert [setup.seated(number)[0] for number in range(5)] == [*BOTS, BOTS[0]]
    assert Setup(Options(4), BOTS, b"seed").seated(3) == BOTS


def test_everybody_who_could_stay_is_counted_in_every_way_alike() -> None:
    setup = Setup(Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True), (*BOTS, "reckless"), b"seed")
    (tally,) = played(setup, 20, Processes())
    samples = tally.samples
    ways: dict[str, tuple[int, int]] = {}
    for (measure, of), sample in samples.items():
        kind, _, rest = of.partition(" ")
        if measure is Measure.FLED and "/" not in rest and kind in ("guns", "loot", "round"):
            hits, trials = ways.get(kind, (0, 0))
            ways[kind] = hits + sample.total, trials + sample.beside
    everybody = tally[Measure.FLED, "all"]
    assert set(ways.values()) == {(everybody.total, everybody.beside)}
    assert everybody.total == tally[Measure.SHAME, ""].total
