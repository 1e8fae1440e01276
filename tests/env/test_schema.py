"""What an action and an observation mean stands in one place, and the papers say the same."""

from collections.abc import Iterator
from pathlib import Path

from standoff.rules.classic.words import Bullet, PowerId, PowerSet, StageId, Stance
from standoff.schema import actions
from standoff.schema.layout import Field, Layout
from standoff.schema.observation import MOMENTS, POWER_SETS, POWERS, SCHEMA, STANCES

PAPER = Path(__file__).parents[2] / "docs" / "research.md"


def rows(layout: Layout) -> Iterator[str]:
    """The table of fields as the paper shows it; of the seats only the first."""
    for field, where in layout:
        prefix, _, name = field.name.rpartition(".")
        if prefix in ("", "seat0"):
            name = f"seatN.{name}" if prefix else name
            yield f"| `{name}` | {where.start} | {field.size} | {field.high} | {field.tells} |"


def test_every_action_has_its_name_at_its_number() -> None:
    assert len(actions.NAMES) == len(set(actions.NAMES)) == actions.ACTIONS
    firsts = {
        actions.WAIT: "wait",
        actions.LOAD: "load click",
        actions.LOAD_TWO + 5: "load bang and bbb",
        actions.AIM: "aim +1",
        actions.AIM_TWO + 5: "aim +2 and +1",
        actions.STAY: "stay",
        actions.WITHDRAW: "withdraw",
        actions.FORGO: "forgo",
        actions.SHOW: "show",
        actions.TAKE + 4: "take +5",
        actions.SWAP + 2: "swap bbb",
        actions.JOIN: "join",
        actions.STAB: "stab +1",
        actions.PASS: "pass",
        actions.CALL: "call",
    }
    assert {number: actions.NAMES[number] for number in firsts} == firsts


def test_the_words_are_those_of_the_rules_in_their_order() -> None:
    assert tuple(actions.KINDS) == tuple(Bullet)
    assert tuple(POWERS) == tuple(PowerId)
    assert tuple(POWER_SETS) == tuple(PowerSet)
    assert tuple(STANCES) == tuple(Stance)
    silent = {StageId.LOOT, StageId.FAST_VOLLEY, StageId.VOLLEY, StageId.SPLIT, StageId.REVEAL}
    assert tuple(stage for stage in StageId if stage not in silent) == MOMENTS


def test_fields_lie_side_by_side_and_fit_a_signed_byte() -> None:
    where = list(SCHEMA.slices.values())
    assert where[0].start == 0
    assert [one.stop for one in where[:-1]] == [one.start for one in where[1:]]
    assert where[-1].stop == SCHEMA.size == len(SCHEMA.highs)
    assert len(where) == len(SCHEMA.fields)
    assert 1 <= min(SCHEMA.highs) <= max(SCHEMA.highs) <= 127


def test_the_hash_changes_with_a_name_a_size_a_limit_the_order_or_an_action() -> None:
    first, second = Field("first", 1, 2, "one"), Field("second", 2, 1, "two")
    layouts = [
        Layout("some", 1, (first, second), ("wait",)),
        Layout("some", 2, (first, second), ("wait",)),
        Layout("some", 1, (second, first), ("wait",)),
        Layout("some", 1, (first._replace(size=3), second), ("wait",)),
        Layout("some", 1, (first._replace(high=3), second), ("wait",)),
        Layout("some", 1, (first._replace(name="third"), second), ("wait",)),
        Layout("some", 1, (first, second), ("stay",)),
    ]
    assert len({layout.hash for layout in layouts}) == len(layouts)
    other_words = Layout("some", 1, (first._replace(tells="uno"), second), ("wait",))
    assert other_words.hash == layouts[0].hash


def test_the_paper_shows_the_schema_as_it_is() -> None:
    paper = PAPER.read_text("utf-8")
    assert f"`{SCHEMA.hash}`" in paper
    for row in rows(SCHEMA):
        assert row in paper
    for number, name in enumerate(actions.NAMES):
        if not number or name.split()[0] != actions.NAMES[number - 1].split()[0]:
            assert f"| {number} |" in paper, name
