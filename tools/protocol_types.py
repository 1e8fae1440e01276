"""The types of the protocol for other languages: python -m tools.protocol_types writes both files.

They are written once, in Python; TypeScript and JSON Schema follow from them.
"""

import json
from enum import IntEnum
from pathlib import Path
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from standoff.ledger.facts import AnyFact
from standoff.ledger.live.facts import LiveFact
from standoff.protocol.hello import AnyHello, Open
from standoff.protocol.replies import AnyReply, Numbered
from standoff.protocol.sent import AnySent, Command
from standoff.rooms.deeds.lobby import Choose
from standoff.rooms.deeds.play import Answer, Arm
from standoff.rooms.editions import CLASSIC, LIVE
from standoff.rooms.entries import MemberDeed
from standoff.rooms.messages import (
    ANY_MESSAGE,
    Held,
    Played,
    Report,
    RoomChanged,
    RoomSeen,
    Welcome,
)
from standoff.rooms.setting import LiveSetting
from standoff.rules.classic.options import Options
from standoff.rules.classic.views import View
from standoff.rules.live.views import View as LiveView

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "protocol.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

UNIONS: dict[str, Any] = {
    "Hello": AnyHello,
    "Sent": AnySent,
    "Reply": AnyReply,
    "Message": ANY_MESSAGE,
    "Deed": MemberDeed,
    "Ask": CLASSIC.ask,
    "Decision": CLASSIC.decision,
    "Event": CLASSIC.seen,
    "LiveAsk": LIVE.ask,
    "LiveDecision": LIVE.decision,
    "LiveEvent": LIVE.seen,
    "Fact": AnyFact | LiveFact,
}
"""What each side sends, and what is in it, by the names clients know them by."""
EDITIONS: dict[str, dict[str, type | str]] = {
    "Classic": {
        "setting": Options, "view": View, "ask": "Ask", "decision": "Decision", "event": "Event",
    },
    "Live": {
        "setting": LiveSetting, "view": LiveView, "ask": "LiveAsk", "decision": "LiveDecision",
        "event": "LiveEvent",
    },
}  # fmt: skip
"""What is different in each edition, though it stands in the same messages."""
OF_AN_EDITION = frozenset(
    {
        "Held", "Report", "RoomSeen", "Welcome", "RoomChanged", "Played", "Message", "Reply",
        "Deed", "Sent", "Hello",
    }
)  # fmt: skip
"""What is spoken of one edition, the classic unless another is named."""
INSIDE: dict[tuple[type, str], str] = {
    (Numbered, "message"): "Message<E>",
    (Answer, "say"): "E['decision']",
    (Arm, "say"): "E['decision']",
    (Command, "deed"): "Deed<E>",
    (Open, "options"): "E['setting']",
    (Choose, "options"): "E['setting']",
    (RoomSeen, "options"): "E['setting']",
    (RoomChanged, "room"): "RoomSeen<E>",
    (Welcome, "room"): "RoomSeen<E>",
    (Welcome, "view"): "E['view'] | null",
    (Welcome, "held"): "Held<E>",
    (Welcome, "report"): "Report<E> | null",
    (Played, "view"): "Partial<E['view']>",
    (Played, "held"): "Held<E>",
    (Played, "events"): "E['event'][]",
    (Report, "events"): "E['event'][]",
    (Held, "ask"): "E['ask'] | null",
    (Held, "choice"): "E['decision'] | null",
    (Held, "armed"): "E['decision'] | null",
}
"""What stands in fields that depend on the edition, or are passed on as they are."""
FROM_CLIENTS = ("Hello", "Sent", "Deed", "Fact")
"""What clients write: they may leave out whatever has a default."""
NAMED = ("Message",)
"""Unions whose parts clients speak of by name."""

EITHER = "export type Edition = Classic | Live\n"
HEAD = """\
// What crosses the socket, in both directions. Written by `python -m tools.protocol_types`: do not edit.

export type Seat = number
export type MemberId = number
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
        for kind in (Held, RoomSeen):
            self.spelled(inspect.type_info(kind))
        unions = [self.union(name) for name in UNIONS]
        editions = [self.edition(name) for name in EDITIONS]
        return "\n".join([HEAD, *self.written.values(), *editions, EITHER, *unions])

    def edition(self, name: str) -> str:
        """What is different in one edition."""
        lines = "".join(
            f"  {what}: {kind if isinstance(kind, str) else self.spelled(inspect.type_info(kind))}\n"
            for what, kind in EDITIONS[name].items()
        )
        return f"/** What only the {name} edition says. */\nexport interface {name} {{\n{lines}}}\n"

    def union(self, name: str) -> str:
        """One of the unions, each part on a line of its own."""
        parts = [
            self.struct(part) + ("<E>" if self.struct(part) in OF_AN_EDITION else "")
            if name in NAMED
            else self.inline(part, name in FROM_CLIENTS)
            for part in self.members[name]
        ]
        lines = "\n".join(f"  | {part}" for part in parts)
        return f"export type {name}{parameter(name)} =\n{lines}\n"

    def inline(self, struct: inspect.StructType, is_from_client: bool) -> str:
        return "{ " + "; ".join(self.fields(struct, is_from_client)) + " }"

    def fields(self, struct: inspect.StructType, is_from_client: bool) -> list[str]:
        config = plain(struct.cls).__struct_config__
        fields = [f"{struct.tag_field}: {quoted(struct.tag)}"] if struct.tag_field else []
        for field in struct.fields:
            may_miss = not field.required and (is_from_client or config.omit_defaults)
            kind = INSIDE.get((struct.cls, field.name)) or self.spelled(field.type)
            fields.append(f"{field.encode_name}{'?' if may_miss else ''}: {kind}")
        return fields

    def struct(self, struct: inspect.StructType) -> str:
        """The name of an object type, which is declared if it is not yet."""
        name = self.name_of(plain(struct.cls))
        if name not in self.written:
            self.written[name] = ""  # so that a type may hold itself
            lines = "".join(f"  {field}\n" for field in self.fields(struct, False))
            head = f"export interface {name}{parameter(name)}"
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


def parameter(name: str) -> str:
    """What a type says of the edition it is spoken of, if that makes a difference."""
    return "<E extends Edition = Classic>" if name in OF_AN_EDITION else ""


def plain(kind: Any) -> Any:
    """The class itself, where it was given with its parameters."""
    return get_origin(kind) or kind


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def typescript() -> str:
    """All types, for the browser."""
    return Writer().text()


def schema() -> str:
    """All types, for everybody else; a union a root of its own in `$defs`."""
    names = {name: union for name, union in UNIONS.items() if name in ("Hello", "Sent", "Reply")}
    inside = {name: union for name, union in UNIONS.items() if name not in (*names, "Deed")}
    roots, parts = msgspec.json.schema_components(
        [*names.values(), *inside.values()], ref_template="#/$defs/{name}"
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
    SCHEMA.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
