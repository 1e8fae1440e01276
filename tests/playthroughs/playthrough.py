"""Golden playthroughs: whole games in words, one for every option set.

`tools/playthroughs` writes them anew.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from standoff.rules.classic.events import Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import RULES_VERSION, deal, view
from tests.properties.games import Temper, Turn
from tests.record.games import NAMES, random_turns, seed_of_text

FOLDER = Path(__file__).parent
TEMPER = Temper(silence=0.08, fierce=0.3)


class Playthrough(NamedTuple):
    """A game that the options and one text decide in full."""

    options: Options
    seed: str

    @property
    def path(self) -> Path:
        """Where it is told."""
        cop = "-cop" if self.options.cop else ""
        return FOLDER / f"{self.options.powers}{cop}.txt"

    def dealt(self) -> tuple[Table, tuple[Event, ...]]:
        return deal(self.options, seed_of_text(self.options, self.seed).chance())

    def turns(self) -> Iterator[Turn]:
        table, _ = self.dealt()
        return random_turns(table, Random(self.seed), TEMPER)

    def lines(self) -> Iterator[str]:
        """The game as its file tells it."""
        yield f"rules version: {RULES_VERSION}"
        yield f"options: {_json(self.options)}"
        yield f"seed: {self.seed}"
        table, events = self.dealt()
        yield from (f"- {_json(event)}" for event in events)
        yield from _views(table)
        for turn in self.turns():
            yield ""
            yield f"round {turn.before.round}, phase {turn.before.phase}"
            for seat, ask in turn.before.asking.items():
                answer = turn.answers[seat]
                said = "is silent" if answer is None else f"says {_json(answer)}"
                yield f"{NAMES[seat]} is asked {_json(as_kept(ask))}, {said}"
            yield from (f"- {_json(event)}" for event in turn.events)
            if turn.after.outcome is not None or turn.after.round > turn.before.round:
                yield from _views(turn.after)


# The seeds were searched for: between them these games tell every event and use every power.
PLAYTHROUGHS = (
    Playthrough(Options(4, PowerSet.NONE), "none 90"),
    Playthrough(Options(6, PowerSet.NONE, cop=True, money=Money.CLOSED), "none 55"),
    Playthrough(Options(6, PowerSet.STARTER), "starter 870"),
    Playthrough(Options(5, PowerSet.STARTER, cop=True, money=Money.CLOSED), "starter 432"),
    Playthrough(Options(5, PowerSet.ALL, money=Money.CLOSED), "all 672"),
    Playthrough(Options(6, PowerSet.ALL, cop=True), "all 318"),
    Playthrough(Options(6, PowerSet.ALL_AND_BACKSTAB, money=Money.CLOSED), "all+backstab 660"),
    Playthrough(Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True), "all+backstab 721"),
)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def as_kept(shown: object, phase: int | None = None) -> dict[str, Any]:
    """An ask or a view in the words of the files, which are older than stages and history."""
    told: dict[str, Any] = {}
    for name, value in msgspec.to_builtins(shown).items():
        if name != "stage":
            told[name] = value
        elif phase is not None:
            told["phase"] = phase
    if "pile" in told:
        told["pile"] = sum(told["pile"])
    for gangster in told.get("gangsters", ()):
        for name in ("stood", "fled", "used_calls", "unused_calls"):
            gangster.pop(name, None)
        if "loaded" in gangster:
            gangster["loaded"] = True
    return told


def _views(table: Table) -> Iterator[str]:
    """What a watcher sees, and where each seat sees something else."""
    public = as_kept(view(table, None), table.phase)
    yield ""
    yield f"a watcher sees {_json(public | {'gangsters': '...'})}"
    yield from (f"  {_json(gangster)}" for gangster in public["gangsters"])
    for seat, name in enumerate(NAMES[: table.options.players]):
        own = as_kept(view(table, seat), table.phase)
        more = ", ".join(f"{path} {_json(value)}" for path, value in _differences(public, own))
        yield f"{name} sees {more}"


def _differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Where two values differ, and what stands there in the other."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differences(one[key], other[key], f"{path}.{key}" if path else key)
    elif (
        isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other)
    ):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differences(mine, theirs, f"{path}.{place}")
    elif one != other:
        yield path, other


def regenerate(path: Path, told: str) -> str | None:
    """Keep a playthrough as it is told now, or say why it may not change."""
    kept = path.read_text() if path.exists() else ""
    version, _, _ = told.partition("\n")
    if kept not in ("", told) and kept.startswith(f"{version}\n"):
        return (
            f"{path.name} would change, but not its {version}: raise RULES_VERSION first "
            "(or delete the file, if only the way of telling it changed)"
        )
    path.write_text(told)
    return None


class Told(Protocol):
    """A game that is kept in words."""

    @property
    def path(self) -> Path: ...

    def lines(self) -> Iterator[str]: ...


def write_anew(playthroughs: Sequence[Told]) -> int:
    """Keep every playthrough as it is told now; the exit status says whether all may change."""
    told = {one.path: "".join(f"{line}\n" for line in one.lines()) for one in playthroughs}
    refusals = [refusal for path in told if (refusal := regenerate(path, told[path]))]
    sys.stderr.writelines(f"{refusal}\n" for refusal in refusals)
    return 1 if refusals else 0


if __name__ == "__main__":
    sys.exit(write_anew(PLAYTHROUGHS))
