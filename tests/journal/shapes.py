"""Shapes: what a stored row may look like, without the names of our classes."""

from typing import Any

from msgspec import inspect

from standoff.rooms.stored import DoneRow, OpenedRow
from standoff.rules.classic.decisions import ClassicDecision
from standoff.rules.live.decisions import LiveDecision

STORED: dict[str, Any] = {
    "row": OpenedRow | DoneRow,
    "classic decision": ClassicDecision,
    "live decision": LiveDecision,
}
LIMITS = ("gt", "ge", "lt", "le", "multiple_of", "min_length", "max_length", "pattern")


def shapes() -> dict[str, object]:
    """Everything that a row holds, and what people say in it."""
    return {name: shape(inspect.type_info(kind)) for name, kind in STORED.items()}


def shape(kind: inspect.Type) -> object:
    """The names of fields, the words, what must be there, and how much may."""
    match kind:
        case inspect.UnionType(types=types):
            return sorted([shape(one) for one in types], key=str)
        case inspect.StructType(tag=tag, fields=fields):
            said = {f.encode_name + ("" if f.required else "?"): shape(f.type) for f in fields}
            return {"tag": tag, **said}
        case inspect.EnumType(cls=cls):
            return [one.value for one in cls]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.TupleType(item_types=types):
            return ["exactly", *map(shape, types)]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [limited("many", kind), shape(item)]
        case inspect.DictType(key_type=key, value_type=value):
            return ["by", shape(key), shape(value)]
        case inspect.Metadata(type=inner):
            return shape(inner)
        case _:
            return limited(type(kind).__name__.removesuffix("Type").lower(), kind)


def limited(name: str, kind: inspect.Type) -> str:
    """What something is, and how much of it: a tighter limit shuts rows of before out."""
    limits = {limit: getattr(kind, limit, None) for limit in LIMITS}
    said = (f"{limit} {value}" for limit, value in limits.items() if value is not None)
    return ", ".join((name, *said))
