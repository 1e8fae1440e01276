"""The types of the protocol for other languages: python -m tools.protocol_types writes all of them.

They are written once, in Python; TypeScript and JSON Schema follow from them.
"""

import json
from enum import IntEnum
from pathlib import Path
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from standoff.bots.gangsters import GANGSTERS
from standoff.ledger.classic.facts import AnyFact
from standoff.ledger.live.facts import LiveFact
from standoff.protocol.deeds.outing import Propose
from standoff.protocol.deeds.play import Answer, Arm
from standoff.protocol.editions import AnyAsk, AnyDecision, AnySeen, LiveOneOf
from standoff.protocol.hello import PROTOCOL, AnyHello
from standoff.protocol.messages import AnyMessage, Played
from standoff.protocol.real import OutingSeen, Pocket
from standoff.protocol.replies import AnyReply, Numbered
from standoff.protocol.result import Result
from standoff.protocol.seen import Held, RoomSeen
from standoff.protocol.sent import AnyLookerSent, AnySent, Command, MemberDeed
from standoff.review.process import ReviewSaid
from standoff.rooms.classic import showing
from standoff.rooms.deeds.play import HOST_WAITS
from standoff.rooms.live import outing
from standoff.rooms.live.edition import SCENES as LIVE_SCENES
from standoff.rules.asks import OneOf
from standoff.rules.classic import options as classic
from standoff.rules.classic.powers.cards.unbreakable import Unbreakable
from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.stakes import AtStake
from standoff.rules.classic.words import Phase, StageId
from standoff.rules.live import options as live
from standoff.rules.live.outcome import HOSPITAL_BILL, HOSPITAL_CARDS
from standoff.rules.live.words import Phase as LivePhase
from standoff.rules.live.words import StageId as LiveStageId
from standoff.rules.notes import NOTES

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "protocol.ts"
FACTS = ROOT / "web" / "src" / "facts.ts"
POOLS = ROOT / "src" / "standoff" / "server" / "pages" / "pools.js"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

UNIONS: dict[str, Any] = {
    "Hello": AnyHello,
    "Sent": AnySent,
    "LookerSent": AnyLookerSent,
    "Reply": AnyReply,
    "Message": AnyMessage,
    "Deed": MemberDeed,
    "Ask": AnyAsk,
    "Decision": AnyDecision,
    "Event": AnySeen,
    "Fact": AnyFact | LiveFact,
}
"""What each side sends, and what is in it, by the names clients know them by."""
INSIDE: dict[tuple[type, str], str] = {
    (Numbered, "message"): "Message",
    (Answer, "say"): "Decision",
    (Arm, "say"): "Decision",
    (Command, "deed"): "Deed",
    (OneOf, "options"): "Decision[]",
    (LiveOneOf, "options"): "Decision[]",
    (Played, "view"): "Partial<View> | Partial<LiveView>",
    (Pocket, "facts"): "Fact[]",
    (OutingSeen, "proposed"): "Fact[]",
    (Propose, "facts"): "Fact[]",
}
"""What stands in fields that are passed on as they are, or told in part."""
FROM_CLIENTS = ("Hello", "Sent", "LookerSent", "Deed", "Fact")
"""What clients write: they may leave out whatever has a default."""
NAMED = ("Message",)
"""Unions whose parts clients speak of by name."""

HEAD = f"""\
// What crosses the socket, in both directions. Written by `python -m tools.protocol_types`: do not edit.

export const PROTOCOL = {PROTOCOL}
export type Seat = number
export type MemberId = number
"""


FACTS_HEAD = """\
// What the rules fix, and how many milliseconds scenes take. Written by `python -m tools.protocol_types`: do not edit.
import type { AtStake, LiveStageId, Notes, PowerId, PowerSet, StageId } from './protocol'
"""


POOLS_HEAD = """\
// The pools of power cards, in the order they are shuffled in. Written by `python -m tools.protocol_types`: do not edit.
"""


class Writer:
    """Collects the declarations of everything that is reached from the unions."""

    def __init__(self) -> None:
        self.members = {name: self.parts(union) for name, union in UNIONS.items()}
        self.names: dict[Any, str] = {}
        self.written: dict[str, str] = {}

    @staticmethod
    def parts(union: Any) -> tuple[inspect.StructType, ...]:
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        return tuple(part for part in info.types if isinstance(part, inspect.StructType))

    def text(self) -> str:
        # A name that two things share is the room's.
        for kind in (Held, RoomSeen, Result, ReviewSaid):
            self.spelled(inspect.type_info(kind))
        unions = [self.union(name) for name in UNIONS]
        return "\n".join([HEAD, *self.written.values(), *unions])

    def union(self, name: str) -> str:
        """One of the unions, each part on a line of its own."""
        parts = [
            self.struct(part) if name in NAMED else self.inline(part, name in FROM_CLIENTS)
            for part in self.members[name]
        ]
        lines = "\n".join(f"  | {part}" for part in parts)
        return f"export type {name} =\n{lines}\n"

    def inline(self, struct: inspect.StructType, is_from_client: bool) -> str:
        return "{ " + "; ".join(self.fields(struct, is_from_client)) + " }"

    def fields(self, struct: inspect.StructType, is_from_client: bool) -> list[str]:
        config = plain(struct.cls).__struct_config__
        fields = [f"{struct.tag_field}: {quoted(struct.tag)}"] if struct.tag_field else []
        for field in struct.fields:
            may_miss = not field.required and (is_from_client or config.omit_defaults)
            kind = INSIDE.get((plain(struct.cls), field.name)) or self.spelled(field.type)
            fields.append(f"{field.encode_name}{'?' if may_miss else ''}: {kind}")
        return fields

    def struct(self, struct: inspect.StructType) -> str:
        """The name of an object type, which is declared if it is not yet."""
        name = self.name_of(plain(struct.cls))
        if name not in self.written:
            self.written[name] = ""  # so that a type may hold itself
            lines = "".join(f"  {field}\n" for field in self.fields(struct, False))
            head = f"export interface {name}"
            self.declare(name, plain(struct.cls), f"{head} {{\n{lines}}}\n")
        return name

    def declare(self, name: str, kind: type, text: str) -> None:
        self.written.pop(name, None)
        meaning = (kind.__doc__ or "").strip().splitlines()
        self.written[name] = (f"/** {meaning[0]} */\n" if meaning else "") + text

    def name_of(self, kind: type) -> str:
        """The name of a class, with its edition before it where two have the same."""
        if kind not in self.names:
            name = kind.__name__
            if name in self.names.values():
                name = kind.__module__.split(".")[-2].title() + name
            self.names[kind] = name
        return self.names[kind]

    def spelled(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.CustomType(cls=cls) if cls is object:
                return "unknown"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(quoted(value) for value in values)
            case inspect.EnumType(cls=cls):
                return self.enum(cls)
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType(types=types):
                return self.any_of(types)
            case inspect.NamedTupleType(cls=cls, fields=fields):
                items = ", ".join(f"{field.name}: {self.spelled(field.type)}" for field in fields)
                name = self.name_of(cls)
                self.declare(name, cls, f"export type {name} = [{items}]\n")
                return name
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self.spelled, items))}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inner = self.spelled(item)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.spelled(value)}>"
            case inspect.Metadata(type=inner_type):
                return self.spelled(inner_type)
            case _:
                raise TypeError(f"no TypeScript for {kind}")

    def any_of(self, types: tuple[inspect.Type, ...]) -> str:
        """One of the unions by its name, or the types one by one."""
        structs = {part.cls for part in types if isinstance(part, inspect.StructType)}
        for name, parts in self.members.items():
            if structs and structs == {part.cls for part in parts}:
                others = [self.spelled(t) for t in types if not isinstance(t, inspect.StructType)]
                return " | ".join([name, *others])
        return " | ".join(sorted(map(self.spelled, types), key=lambda one: one == "null"))

    def enum(self, kind: type) -> str:
        name = self.name_of(kind)
        values = " | ".join(quoted(member.value) for member in kind)  # type: ignore[attr-defined]
        is_number = issubclass(kind, IntEnum)
        self.declare(name, kind, f"export type {name} = {'number' if is_number else values}\n")
        return name


def plain(kind: Any) -> Any:
    """The class itself, where it was given with its parameters."""
    return get_origin(kind) or kind


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def typescript() -> str:
    """All types, for the browser."""
    return Writer().text()


def facts() -> str:
    """What the rules fix, and how long scenes take, for the browser."""
    stake = AtStake()
    told: dict[str, tuple[str, object]] = {
        "FEWEST": ("", min(classic.PLAYERS)),
        "MOST": ("", max(classic.PLAYERS)),
        "GANGSTERS": ("readonly string[]", GANGSTERS),
        "ROUNDS": ("", classic.ROUNDS),
        "LIVE_ROUNDS": ("", live.ROUNDS),
        "NOTES_A_ROUND": ("", classic.NOTES_A_ROUND),
        "FATAL": ("", Power.fatal_wound),
        "FATAL_UNBREAKABLE": ("", Unbreakable.fatal_wound),
        "LAST_PHONE_ROUND": ("", classic.LAST_PHONE_ROUND),
        "CALLS_TO_ALERT": ("", classic.CALLS_TO_ALERT),
        "STAKE": (
            "Required<Omit<AtStake, 'drops'>>",
            {name: getattr(stake, name) for name in ("most", "fatal", "shame")},
        ),
        "NOTES": ("Notes", NOTES),
        "POOLS": ("Record<PowerSet, PowerId[]>", classic.POOLS),
        "PHASES": ("", {_dashed(phase): phase for phase in Phase}),
        "LIVE_PHASES": ("", {_dashed(phase): phase for phase in LivePhase}),
        "PHASE_OF": ("Record<StageId, number>", {stage: stage.phase for stage in StageId}),
        "LIVE_PHASE_OF": (
            "Record<LiveStageId, number>",
            {stage: stage.phase for stage in LiveStageId},
        ),
        "SCENES": ("", showing.SCENES),
        "SHOTS": ("number[]", showing.SHOTS),
        "LAST_SHOT": ("", showing.LAST_SHOT),
        "DUEL": ("", showing.DUEL),
        "LIVE_SCENES": ("", LIVE_SCENES),
        "HOST_WAITS": ("", HOST_WAITS),
        "HOSPITAL_BILL": ("", HOSPITAL_BILL),
        "HOSPITAL_CARDS": ("", HOSPITAL_CARDS),
        "LEAD": ("", outing.LEAD),
        "LONG_COUNT": ("", outing.LONG_COUNT),
        "SHORT_COUNT": ("", outing.SHORT_COUNT),
        "LONG_BEAT": ("", outing.LONG_BEAT),
    }
    lines = [
        f"export const {name}{kind and f': {kind}'} = {_value(value)}{' as const' if isinstance(value, dict) and not kind else ''}"
        for name, (kind, value) in told.items()
    ]
    return "\n".join([FACTS_HEAD, *lines, ""])


def pools() -> str:
    """Which power cards are shuffled in which order, for the page that checks a record."""
    return f"{POOLS_HEAD}export const POOLS = {_value(classic.POOLS)}\n"


def _dashed(phase: IntEnum) -> str:
    return phase.name.lower().replace("_", "-")


def _value(value: object) -> str:
    return json.dumps(value).replace("'", "\\'").replace('"', "'")


def schema() -> str:
    """All types, for everybody else; a union a root of its own in `$defs`."""
    names = {name: union for name, union in UNIONS.items() if name in ("Hello", "Sent", "Reply")}
    inside = {name: union for name, union in UNIONS.items() if name not in (*names, "Deed")}
    roots, parts = msgspec.json.schema_components(
        [*names.values(), *inside.values()],
        schema_hook=lambda _: {"$comment": "what the message speaks of"},
        ref_template="#/$defs/{name}",
    )
    # What is left out of the view of a step is as it was before (standoff.protocol.changes).
    parts["Played"]["properties"]["view"] = {"type": "object"}
    defined = dict(zip([*names, *inside], roots, strict=True))
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of the Standoff table server",
        "$defs": {**parts, **defined},
    }
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
    FACTS.write_text(facts(), encoding="utf-8")
    POOLS.write_text(pools(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
