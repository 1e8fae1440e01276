"""Golden games of Live in words: 6, 12, 13 and 20 gangsters, and each variant.

`tools/playthroughs` writes them anew.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from standoff.cards.reading import house_cards
from standoff.record.lines import Seed, open_seed
from standoff.rules.game import RULES_VERSION, deal, view
from standoff.rules.live.events import Event
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import Money
from tests.live.games import Temper, Turn, random_turns
from tests.playthroughs.playthrough import as_kept, write_anew

FOLDER = Path(__file__).parent / "playthroughs"
TEMPER = Temper(silence=0.08, hidden=0.1, crowd=0.2)
CHAIN, FOOLPROOF = Variant.CHAIN_OF_GRENADES, Variant.FOOLPROOF


class Playthrough(NamedTuple):
    """A game that the options and one text decide in full."""

    options: Options
    seed: str

    @property
    def path(self) -> Path:
        """Where it is told."""
        return FOLDER / f"{'-'.join([str(self.options.gangsters), *self.options.variants])}.txt"

    def chance_seed(self) -> Seed:
        return open_seed(sha256(self.seed.encode()).digest(), self.options.players)

    def dealt(self) -> tuple[Table, tuple[Event, ...]]:
        return deal(self.options, self.chance_seed().chance())

    def turns(self) -> tuple[Turn, ...]:
        return random_turns(self.dealt()[0], Random(self.seed), TEMPER)

    def events(self) -> tuple[Event, ...]:
        return (*self.dealt()[1], *(event for turn in self.turns() for event in turn.events))

    def lines(self) -> Iterator[str]:
        """The game as its file tells it."""
        yield f"rules version: {RULES_VERSION}"
        yield f"options: {_json(self.options)}"
        yield f"seed: {self.seed}"
        table, events = self.dealt()
        yield from _told(table, events)
        for turn in self.turns():
            yield ""
            yield f"round {turn.before.round}, phase {turn.before.phase}"
            for seat, ask in turn.before.asking.items():
                answer = turn.answers[seat]
                said = "is silent" if answer is None else f"says {_json(answer)}"
                yield f"seat {seat} is asked {_json(as_kept(ask))}, {said}"
            yield from _told(turn.after, turn.events)


# The seeds were searched for: between them these games tell every event.
PLAYTHROUGHS = (
    Playthrough(Options(teams_of(3, 3), house_cards()), "six 19"),
    Playthrough(Options(teams_of(3, 3, 3, 3), house_cards()), "twelve 289"),
    Playthrough(Options(teams_of(4, 3, 3, 3), house_cards(), money=Money.OPEN), "thirteen 248"),
    Playthrough(Options(teams_of(4, 4, 4, 4, 4), house_cards()), "twenty 99"),
    Playthrough(Options(teams_of(3, 3, 3, 3), house_cards(), (CHAIN,)), "chain 96"),
    Playthrough(Options(teams_of(3, 3, 3), house_cards(), (FOOLPROOF,)), "foolproof 1"),
    Playthrough(
        Options(teams_of(5, 4), house_cards(), (CHAIN, FOOLPROOF), playing_godfather=True),
        "both 146",
    ),
)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _told(table: Table, events: tuple[Event, ...]) -> Iterator[str]:
    """What happened; after a deal also what a watcher, the first Chief and the Godfather see."""
    yield from (f"- {_json(event)}" for event in events)
    if any(event.__struct_config__.tag in ("round-began", "ended") for event in events):
        for name, seat in (("a watcher", None), ("seat 0", 0), ("the Godfather", table.godfather)):
            seen = as_kept(view(table, seat), table.phase)
            del seen["options"]
            yield f"{name} sees {_json(seen)}"


if __name__ == "__main__":
    sys.exit(write_anew(PLAYTHROUGHS))
