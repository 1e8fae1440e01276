"""The form of a scenario file of Live: its keys, and what may stand in each."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from standoff.rules.cards import Weapon
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.teams import LARGEST_TEAM, SMALLEST_TEAM
from standoff.rules.live.words import Variant

SMALL_DECK, LARGE_DECK = 16, 21
"""L13, L14"""

Name = Annotated[str, Meta(min_length=1, description="a gangster's name")]


class CardForm(Struct, array_like=True, forbid_unknown_fields=True):
    """[weapon, value], and for the two numbered ones [weapon, value, number]."""

    weapon: Weapon
    value: Literal[5000, 10000, 20000]
    number: Annotated[int, Meta(description="for backstab and boom")] | UnsetType = UNSET


class AimForm(Struct, forbid_unknown_fields=True):
    """What is mimed, and at whom."""

    mime: Annotated[
        Literal["bbb", "double", "shotgun"], Meta(description="a gun mimes itself, a Click any")
    ]
    at: Annotated[
        tuple[Name, ...],
        Meta(min_length=1, max_length=2, description="an adversary in sight; two for double"),
    ]


class RoundForm(Struct, forbid_unknown_fields=True):
    """What everyone does in one round."""

    deck: Annotated[
        tuple[CardForm, ...],
        Meta(
            min_length=SMALL_DECK,
            max_length=LARGE_DECK,
            description="the new cards: 16 up to 12 gangsters, else 21",
        ),
    ]
    hold: Annotated[
        dict[Name, CardForm],
        Meta(description="the card of every gangster in play, and of no other"),
    ]
    aim: Annotated[dict[Name, AimForm], Meta(description="missing: too slow, no shot")] = {}
    withdraw: Annotated[list[Name], Meta(description="who leaves the round")] = []
    touch: Annotated[
        dict[Name, list[Name]],
        Meta(description="who is within their open arms, for a grenade and for a fall"),
    ] = {}
    stab: Annotated[
        dict[Name, Name], Meta(description="the adversary their dagger touches, if it is wounded")
    ] = {}


class ScenarioForm(Struct, tag="live", tag_field="edition", forbid_unknown_fields=True):
    """A game of Live written down."""

    teams: Annotated[
        dict[
            str,
            Annotated[tuple[Name, ...], Meta(min_length=SMALLEST_TEAM, max_length=LARGEST_TEAM)],
        ],
        Meta(
            min_length=2, description="team: members, the Chief first; sizes differ by one at most"
        ),
    ]
    rounds: Annotated[tuple[RoundForm, ...], Meta(min_length=1, max_length=ROUNDS)]
    variants: Annotated[list[Variant], Meta(description="each at most once")] = []
