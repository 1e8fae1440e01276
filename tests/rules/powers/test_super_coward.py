"""Super Coward: shame pays."""

from standoff.rules.classic.outcome import Entry, Line
from tests.rules.tables import dealt


def test_each_marker_adds_five_thousand() -> None:  # P30, S10, D11
    game = dealt(powers={"A": "super-coward"}).play("A-").play("A-").rest(6)
    assert game.table.outcome is not None
    assert Line(Entry.SHAME, 2, 10_000) in game.table.outcome.accounts[0].lines


def test_flashing_markers_pay_too() -> None:  # K22, S10
    game = dealt(5, powers={"A": "super-coward"}, cop="B")
    for _ in range(3):
        game = game.play("", call=True)
    after = game.play("A-").rest(4)
    assert after.table.outcome is not None
    assert Line(Entry.SHAME, 1, 5_000) in after.table.outcome.accounts[0].lines


def test_it_is_never_shown_in_play() -> None:  # P30, H9
    assert not dealt(powers={"A": "super-coward"}).play("A-")["A"].power_shown
