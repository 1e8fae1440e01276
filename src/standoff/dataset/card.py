"""The card of a dataset: what is in it, who played, how it was made, and what was left out."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from standoff import __version__
from standoff.dataset.decisions import GameRows
from standoff.rules.classic.options import Options
from standoff.rules.game import RULES_VERSION
from standoff.schema.actions import ACTIONS
from standoff.schema.observation import SCHEMA

FORMAT = 1


class OptionSet(Struct, frozen=True):
    options: Options
    games: int


class DataFile(Struct, frozen=True):
    """One file, and the part of the games that is in it."""

    file: str
    games: int
    decisions: int
    sha256: str


class DatasetCard(Struct, frozen=True):
    """`card.json`."""

    dataset: int
    """The version of this format."""
    made_by: str
    bots: str | None
    """The fingerprint of the bots, where they played for this dataset."""
    command: str
    licence: str
    rules: int
    observations: str
    schema_hash: str
    observation_size: int
    actions: int
    games: int
    decisions: int
    silences: int
    options: tuple[OptionSet, ...]
    players: dict[str, int]
    """In how many chairs who sat: names of bots, and people without a name."""
    left_out: dict[str, int]
    """How many records were not used, by reason."""
    split: tuple[int, ...]
    files: dict[str, DataFile]


def card_of(
    games: Sequence[GameRows],
    files: Mapping[str, DataFile],
    left_out: Mapping[str, int],
    *,
    split: Sequence[int],
    bots: str | None,
    command: str,
    licence: str,
) -> DatasetCard:
    """What there is to say about these games."""
    options = Counter(game.options for game in games)
    names = Counter(_bot(name) for game in games for name in game.names)
    return DatasetCard(
        dataset=FORMAT,
        made_by=f"standoff {__version__}",
        bots=bots,
        command=command,
        licence=licence,
        rules=RULES_VERSION,
        observations=f"{SCHEMA.name} {SCHEMA.version}",
        schema_hash=SCHEMA.hash,
        observation_size=SCHEMA.size,
        actions=ACTIONS,
        games=len(games),
        decisions=sum(len(game.action) for game in games),
        silences=sum(game.silences for game in games),
        options=tuple(OptionSet(one, count) for one, count in options.items()),
        players=dict(sorted(names.items())),
        left_out=dict(sorted(left_out.items())),
        split=tuple(split),
        files=dict(files),
    )


def _bot(name: str) -> str:
    """A bot of our own games without the number of its seat."""
    bot, _, number = name.rpartition(" ")
    return bot if bot and number.isdecimal() else name


def card_file(card: DatasetCard) -> bytes:
    """`card.json`."""
    return msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n"


def readme(card: DatasetCard) -> str:
    """The same for people."""
    tables = "".join(f"- {one.games} games: {_table(one.options)}\n" for one in card.options)
    files = "".join(
        f"| `{one.file}` | {one.games} | {one.decisions} | `{one.sha256[:16]}` |\n"
        for one in card.files.values()
    )
    players = ", ".join(f"{name} ({chairs})" for name, chairs in card.players.items())
    left = "".join(f"- {count}: {why}\n" for why, count in card.left_out.items()) or "- none\n"
    return f"""# Decisions in games of Standoff

{card.games} games, {card.decisions} decisions. Licence: {card.licence}.

| file | games | decisions | SHA-256 |
|---|---|---|---|
{files}
A row is a decision: `observation` ({card.observations}, hash `{card.schema_hash}`, {card.observation_size} whole numbers, as the seat saw the
table by its own view), `mask` (which of {card.actions} actions were legal), `action`, `seat`, `outcome` (what that seat won in the end: 1,
shared among equals, or 0), `step` and `game`. A game lies in one file as a whole; which one follows from its own bytes ({"/".join(map(str, card.split))}).
{card.silences} questions that nobody answered in time have no row; where only one action was legal there is one.

## Tables

{tables}
## Who played

Bots, and people where all of a table permitted it (`permitted` in the record); a stand-in may have played for them meanwhile. Names of bots, and how many chairs they had: {players}.

## Records left out

{left}
## How it was made

By {card.made_by}, rules {card.rules}{f", bots `{card.bots}`" if card.bots else ""}: `{card.command}`
"""


def _table(options: Options) -> str:
    cop = ", a cop" if options.cop else ""
    return f"{options.players} players, powers {options.powers}{cop}, {options.money} money"
