"""Foreign secrets: where the words of a secret may stand in a frame, and whose they must be then.

It is written from the rules of who may see what, not from the code that redacts: a secret word
anywhere else, in a new field too, is a leak.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.classic.words import Bullet, PowerId, Role

Json = Any
Path = tuple[str, ...]

BULLETS, POWERS, ROLES = (frozenset(map(str, kind)) for kind in (Bullet, PowerId, Role))
SHOWN_TO_ALL = {"fired": "bullet", "stabbed": "bullet", "power-shown": "power"}
"""The events that show a secret to everybody, and where they have it."""
OWNERS = {
    "loaded": ("seat",),
    "discarded": ("seat",),
    "swapped": ("seat",),
    "inherited": ("seat", "dead"),
    "power-dealt": ("seat",),
    "role-dealt": ("seat",),
}
"""The events that tell a secret to some, and to whom."""
OWN_PLACES = (("view", "own"), ("held", "ask"), ("held", "choice"), ("held", "armed"))


class Truth(Struct, frozen=True):
    """What was secret in a game, told when it is over."""

    powers: dict[Seat, str]
    roles: dict[Seat, str]
    laid: dict[tuple[int, Seat], set[str]]
    """What each seat laid in each round."""


def truth_of(events: list[Json]) -> Truth:
    """The truth of a whole game, from its report."""
    truth = Truth({}, {}, {})
    round_ = 0
    for event in events:
        kind = event["event"]
        if kind == "round-began":
            round_ = event["round"]
        elif kind == "power-dealt":
            truth.powers[event["seat"]] = event["power"]
        elif kind == "role-dealt":
            truth.roles[event["seat"]] = event["role"]
        elif kind == "loaded":
            truth.laid.setdefault((round_, event["seat"]), set()).update(event["bullets"])
    return truth


class Observer:
    """Reads every message to one member, before the end, for what that member may not know."""

    def __init__(self, seat: Seat | None, truth: Truth) -> None:
        self.seat = seat
        self.truth = truth
        self.shown: set[str] = set()
        """The powers everybody has seen."""
        self.fired: list[tuple[Seat, str]] = []

    def leaks(self, message: Json) -> list[str]:
        """What this message gives away."""
        for event in message.get("events", ()):
            if event["event"] == "power-shown":
                self.shown.add(event["power"])
            if event["event"] in ("fired", "stabbed"):
                self.fired.append((event["seat"], event["bullet"]))
        found = [
            f"{'/'.join(path)}: {word}"
            for path, word, within in _words(message)
            if not self._may_know(path, word, within)
        ]
        view = message.get("view") or {}
        return found + self._of_view(view)

    def _may_know(self, path: Path, word: str, within: Json) -> bool:
        event = within.get("event")
        if event is not None:
            shown = SHOWN_TO_ALL.get(event)
            owners = [within[who] for who in OWNERS.get(event, ())]
            return path[-1] == shown or (self.seat is not None and self.seat in owners)
        if path[:2] in OWN_PLACES and self.seat is not None:
            return self._is_own(path, word)
        if path[:2] == ("view", "gangsters"):
            if path[2] == "power":
                return word in self.shown
            return path[2] == "seen" and (within["seat"], word) in self.fired
        return False

    def _is_own(self, path: Path, word: str) -> bool:
        if word in POWERS:
            return word == self.truth.powers.get(self.seat or 0)
        return word not in ROLES or word == self.truth.roles.get(self.seat or 0)

    def _of_view(self, view: Json) -> list[str]:
        found = []
        if view.get("revealed"):
            found.append("view/revealed before the end")
        own = view.get("own")
        if own is not None and (self.seat is None or view["seat"] != self.seat):
            found.append("view/own of somebody else")
        if own is not None:
            laid = self.truth.laid.get((view["round"], view["seat"]), set())
            found += [
                f"view/own/loaded: {bullet} of somebody else"
                for bullet in own.get("loaded", ())
                if bullet is not None and bullet not in laid
            ]
        if view and view["options"].get("money") == "closed":
            found += [
                f"money of seat {one['seat']}"
                for one in view["gangsters"]
                if one["seat"] != self.seat and one.get("money", 0) is not None
            ]
        return found


def _words(told: Json, path: Path = (), within: Json = None) -> Iterator[tuple[Path, str, Json]]:
    """Every secret word in a message, the way to it, and the smallest object with a seat around it."""
    if isinstance(told, dict):
        nearest = told if "seat" in told or "event" in told else within
        for key, value in told.items():
            yield from _words(value, (*path, key), nearest)
            if key in POWERS | ROLES and path[-1:] != ("options",):
                yield (*path, key), key, nearest or {}
    elif isinstance(told, list):
        for value in told:
            yield from _words(value, path, within)
    elif isinstance(told, str) and told in BULLETS | POWERS | ROLES:
        yield path, told, within or {}
