"""What is counted of a standoff of Live: mimes, nerve, and what cards bring."""

from standoff.cards.reading import house_cards
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.events import (
    Aimed,
    Dealt,
    Divided,
    Event,
    Fell,
    RoundBegan,
    Split,
    Withdrew,
)
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from standoff.rules.notes import FIVE, TEN
from standoff.simulation.live.counting import LiveCounting
from standoff.simulation.live.game import LiveSetup
from standoff.simulation.tally import WHOLE_WIN, Measure, Tally

BOTS = ("timid",) * 3 + ("reckless",) * 3


def counted(*events: Event, wins: tuple[int, int] = (0, 0)) -> Tally:
    """A round in which seats 0, 1 and 2 hold a Triple, a Grenade and Kevlar, the others Doubles."""
    tally = Tally()
    counting = LiveCounting(Options(teams_of(3, 3), house_cards()), BOTS, tally)
    cards = (Card(Weapon.BBB, TEN), Card(Weapon.BOOM, FIVE, 1), Card(Weapon.KEVLAR, FIVE))
    doubles = (Card(Weapon.DOUBLE, TEN),) * 3
    counting.take(
        (
            RoundBegan(1, (), 0, 0),
            Dealt(0, (0, 1, 2), cards),
            Divided(0, (0, 1, 2), (0, 1, 2)),
            Dealt(3, (3, 4, 5), doubles),
            Divided(3, (3, 4, 5), (3, 4, 5)),
            *events,
        )
    )
    counting.finish(wins)
    return tally


def pair(tally: Tally, measure: Measure, of: str) -> tuple[int, int]:
    sample = tally[measure, of]
    return sample.total, sample.beside


def test_a_mime_is_true_where_the_card_is() -> None:
    tally = counted(
        Aimed(0, Weapon.BBB, (3,)), Aimed(1, Weapon.BBB, (3,)), Aimed(3, Weapon.DOUBLE, (0, 1))
    )
    assert pair(tally, Measure.LOADED, "mime bbb") == (1, 2)
    assert pair(tally, Measure.LOADED, "mime double") == (1, 1)
    assert pair(tally, Measure.LOADED, "guns 2") == (1, 2)
    assert pair(tally, Measure.DANGER, "guns 1") == (2, 2)


def test_a_double_that_points_twice_at_one_is_one_gun() -> None:  # L27
    tally = counted(Aimed(3, Weapon.DOUBLE, (0, 0)))
    assert pair(tally, Measure.FLED, "guns 1") == (0, 1)


def test_nerve_is_counted_by_how_many_mimes_point() -> None:
    tally = counted(
        Aimed(0, Weapon.BBB, (3,)), Aimed(1, Weapon.BBB, (3,)), Aimed(2, Weapon.BBB, (4,)),
        Withdrew(3), Withdrew(1),
    )  # fmt: skip
    assert pair(tally, Measure.FLED, "guns 2") == (1, 1)
    assert pair(tally, Measure.FLED, "guns 1") == (0, 1)
    assert pair(tally, Measure.FLED, "guns 0") == (1, 4)
    assert pair(tally, Measure.FLED, "guns 2/reckless") == (1, 1)
    assert pair(tally, Measure.FLED, "weapon boom") == (1, 1)


def test_a_card_is_counted_with_what_its_holder_and_their_team_got() -> None:
    split = Split((0, 3), 10_000, (TEN, TEN), ((0,), (1,)))
    tally = counted(Fell(4, Weapon.BBB), split, wins=(WHOLE_WIN, 0))
    assert pair(tally, Measure.INCOME, "weapon bbb") == (10_000, 1)
    assert pair(tally, Measure.INCOME, "weapon double") == (10_000, 3)
    assert pair(tally, Measure.HOLDER_WINS, "weapon boom") == (WHOLE_WIN, 1)
    assert pair(tally, Measure.HOLDER_WINS, "weapon double") == (0, 3)
    assert pair(tally, Measure.FALLS, "card bbb") == (1, 1)
    assert pair(tally, Measure.HOLDER_WINS, "size 3") == (WHOLE_WIN, 2)
    assert pair(tally, Measure.HOLDER_WINS, "bot/timid") == (WHOLE_WIN, 1)


def test_tempers_change_teams_in_turn() -> None:
    tempers = ("timid",) * 4 + ("reckless",) * 3
    setup = LiveSetup(Options(teams_of(4, 3), house_cards()), tempers, b"", None, rotating=True)
    assert setup.seated(0) == tempers
    assert setup.seated(1) == ("reckless",) * 4 + ("timid",) * 3
