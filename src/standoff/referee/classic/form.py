"""The form of a classic scenario file: its keys, and what may stand in each."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from standoff.rules.classic.options import NOTES_A_ROUND, PLAYERS, ROUNDS
from standoff.rules.classic.words import Bullet, PowerId
from standoff.rules.notes import BOX

Name = Annotated[str, Meta(min_length=1, description="a player's name")]
Note = Literal[5000, 10000, 20000]
# As long as they are, not tuple[X, X]: in a union msgspec takes that down with it when it is collected.
TwoBullets = Annotated[tuple[Bullet, ...], Meta(min_length=2, max_length=2)]
TwoTargets = Annotated[tuple[Name | None, ...], Meta(min_length=2, max_length=2)]


class RoundForm(Struct, forbid_unknown_fields=True):
    """What everyone does in one round; only `play` is required."""

    play: Annotated[
        dict[Name, Bullet | TwoBullets],
        Meta(description="every living player's card; with two guns [own deck, taken deck]"),
    ]
    aim: Annotated[
        dict[Name, Name | TwoTargets | None],
        Meta(description="at whom; missing or null: too slow, the bullet is lost"),
    ] = {}
    withdraw: Annotated[list[Name], Meta(description="who leaves the round")] = []
    reveal: Annotated[
        dict[Name, Annotated[int, Meta(ge=1, le=3)]],
        Meta(description="in which phase the insane (1-3), the kid or the cunning (1-2) is shown"),
    ] = {}
    stab: Annotated[dict[Name, Name], Meta(description="backstab's holder: the victim")] = {}
    take: Annotated[
        dict[Name, Name], Meta(description="you-dont-need-it's holder: whose gun it takes")
    ] = {}
    swap: Annotated[
        dict[Name, Bullet],
        Meta(description="the specialist: the unused card thrown away for the fired bbb"),
    ] = {}
    join: Annotated[
        list[Name], Meta(description="does-not-hurt's holder: joins the split", max_length=1)
    ] = []
    call: Annotated[bool, Meta(description="the cop turns the telephone")] = False


class ScenarioForm(Struct, tag="classic", tag_field="edition", forbid_unknown_fields=True):
    """A classic game written down."""

    players: Annotated[
        tuple[Name, ...],
        Meta(
            min_length=PLAYERS[0],
            max_length=PLAYERS[-1],
            description="different names, clockwise; the first is the Godfather",
        ),
    ]
    deck: Annotated[
        tuple[Note, ...],
        Meta(
            min_length=NOTES_A_ROUND,
            max_length=sum(BOX),
            description="the notes in the order they are turned up, five a round",
        ),
    ]
    rounds: Annotated[tuple[RoundForm, ...], Meta(min_length=1, max_length=ROUNDS)]
    powers: Annotated[
        dict[Name, PowerId], Meta(description="who holds which; a power stands at most once")
    ] = {}
    cop: Annotated[Name, Meta(description="the cop's name, with 5 or 6 players")] | UnsetType = (
        UNSET
    )
