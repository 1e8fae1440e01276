"""The golden playthroughs: the same games, told in the same words, as long as the rules stand."""

import os
from difflib import unified_diff
from pathlib import Path

import pytest

from standoff.rules.classic.events import ClassicEvent, Event, PowerShown
from standoff.rules.classic.outcome import Entry
from standoff.rules.classic.words import PowerId, PowerSet
from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, regenerate

by_name = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.path.stem)


@by_name
def test_a_playthrough_is_told_as_it_was_when_the_rules_last_changed(
    playthrough: Playthrough,
) -> None:
    difference = list(
        unified_diff(
            playthrough.path.read_text().splitlines(),
            list(playthrough.lines()),
            fromfile=f"{playthrough.path.name} as kept",
            tofile=f"{playthrough.path.name} as played now",
            lineterm="",
        )
    )
    if difference:
        more = f"\n... and {len(difference) - 40} lines more" if len(difference) > 40 else ""
        pytest.fail(
            "the rules play differently now: raise RULES_VERSION and regenerate with "
            "tools/playthroughs, unless this was a mistake\n" + "\n".join(difference[:40]) + more
        )


def test_every_option_set_has_its_playthrough_and_no_other_is_kept() -> None:
    sets = {(playthrough.options.powers, playthrough.options.cop) for playthrough in PLAYTHROUGHS}
    assert sets == {(powers, cop) for powers in PowerSet for cop in (False, True)}
    assert set(FOLDER.glob("*.txt")) == {playthrough.path for playthrough in PLAYTHROUGHS}


def test_every_power_is_used_in_a_playthrough() -> None:
    used = {
        event.power for event in all_events() if isinstance(event, PowerShown)
    } | worth_something_at_the_end()
    assert sorted(set(PowerId) - used) == []


def worth_something_at_the_end() -> set[PowerId]:
    """The two powers that are never shown while the game runs, where they change a sum (P11, P30)."""
    ends = [list(playthrough.turns())[-1].after for playthrough in PLAYTHROUGHS]
    lines = [
        line
        for table in ends
        if table.outcome is not None
        for account in table.outcome.accounts
        for line in account.lines
    ]
    used = set()
    if any(line.entry is Entry.DEATHS for line in lines):
        used.add(PowerId.SIX_FEET_UNDER)
    if any(line.entry is Entry.SHAME and line.amount > 0 for line in lines):
        used.add(PowerId.SUPER_COWARD)
    return used


def test_every_kind_of_event_is_told_in_a_playthrough() -> None:
    told = {type(event) for event in all_events()}
    assert [kind.__name__ for kind in ClassicEvent.__args__ if kind not in told] == []


def all_events() -> list[Event]:
    return [
        event
        for playthrough in PLAYTHROUGHS
        for events in (playthrough.dealt()[1], *(turn.events for turn in playthrough.turns()))
        for event in events
    ]


def test_a_playthrough_is_not_told_anew_under_the_same_version_of_the_rules(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "none.txt"
    kept.write_text("rules version: 1\nanother game\n")
    refusal = regenerate(kept, "rules version: 1\nthis game\n")
    assert refusal is not None
    assert "raise RULES_VERSION" in refusal
    assert kept.read_text() == "rules version: 1\nanother game\n"


def test_a_playthrough_is_told_anew_under_a_new_version_of_the_rules(tmp_path: Path) -> None:
    kept = tmp_path / "none.txt"
    for told in ("rules version: 1\nthat game\n", "rules version: 2\nthis game\n"):
        assert regenerate(kept, told) is None
        assert kept.read_text() == told


def test_the_command_that_writes_the_playthroughs_may_be_run() -> None:
    assert os.access(FOLDER.parent.parent / "tools" / "playthroughs", os.X_OK)
