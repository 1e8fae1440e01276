"""The protocol in other languages is as fresh as the types it comes from."""

import json
import re
from pathlib import Path

import msgspec

from standoff.protocol import hello
from standoff.protocol.closing import CODES
from standoff.protocol.sent import AnySent
from standoff.rules.classic.options import Options
from tools import protocol_types

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_the_typescript_is_fresh() -> None:
    fresh = protocol_types.typescript()
    assert protocol_types.TYPESCRIPT.read_text(encoding="utf-8") == fresh, (
        "run python -m tools.protocol_types"
    )


def test_the_facts_of_the_rules_are_fresh() -> None:
    assert protocol_types.FACTS.read_text(encoding="utf-8") == protocol_types.facts(), (
        "run python -m tools.protocol_types"
    )


def test_the_pools_of_powers_are_fresh() -> None:
    assert protocol_types.POOLS.read_text(encoding="utf-8") == protocol_types.pools(), (
        "run python -m tools.protocol_types"
    )


def test_the_json_schema_is_fresh() -> None:
    fresh = protocol_types.schema()
    assert protocol_types.SCHEMA.read_text(encoding="utf-8") == fresh, (
        "run python -m tools.protocol_types"
    )


def test_the_schema_names_every_frame_of_both_sides() -> None:
    parts = json.loads(protocol_types.schema())["$defs"]
    assert {"Hello", "Sent", "Reply", "Message", "Decision"} <= set(parts)


def test_what_a_client_may_send_is_closed() -> None:
    for frames in (hello.AnyHello, AnySent):
        info = msgspec.inspect.type_info(frames)
        assert isinstance(info, msgspec.inspect.UnionType)
        assert all(
            part.forbid_unknown_fields
            for part in info.types
            if isinstance(part, msgspec.inspect.StructType)
        )


def test_a_client_may_leave_the_options_out() -> None:
    asked = hello.hello.decode(b'{"hello":"open","name":"Ada"}')
    assert asked == hello.Open(name="Ada", options=Options())


def test_the_documentation_lists_every_way_to_be_shown_out() -> None:
    told = dict(re.findall(r"^\| (\d{4}) \| `([a-z-]+)`", DOCUMENT, re.MULTILINE))
    assert told == {str(code): why.value for why, code in CODES.items()}
