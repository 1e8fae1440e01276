"""Telling what is dealt and what everyone chooses: the load, the aim, the nerve."""

from collections.abc import Iterator, Sequence

from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Aimed,
    Loaded,
    LoadedUnseen,
    PowerDealt,
    PowerDealtUnseen,
    RoleDealt,
    RoleDealtUnseen,
    TookBack,
    Withdrew,
)
from standoff.rules.classic.words import Phase, PowerId
from standoff.story.cast import Cast
from standoff.story.classic.memory import StoryMemory
from standoff.story.sentence import Sentence
from standoff.story.things import one_bullet
from standoff.words.families import member
from standoff.words.phrase import Phrase, Values


def dealt(
    cast: Cast, event: PowerDealt | PowerDealtUnseen | RoleDealt | RoleDealtUnseen
) -> Sentence:
    """A secret card, and what it says where the reader may know."""
    who = cast.who(event.seat)
    match event:
        case PowerDealt():
            card: Values = {
                "power": Phrase(member("power", event.power)),
                "text": Phrase(member("power-text", event.power)),
            }
            return Sentence("power-dealt", who | card, ("P2",))
        case PowerDealtUnseen():
            return Sentence("power-dealt-unseen", who, ("P2",))
        case RoleDealt():
            role = Phrase(member("role", event.role))
            return Sentence("role-dealt", who | {"role": role}, ("K4",))
        case RoleDealtUnseen():
            return Sentence("role-dealt-unseen", who, ("K4",))


def loaded(cast: Cast, memory: StoryMemory, event: Loaded | LoadedUnseen | TookBack) -> Sentence:
    who = cast.who(event.seat)
    last = ("P28",) if memory.phase is Phase.AIM else ()
    match event:
        case Loaded():
            bullets: Values = {"bullets": tuple(map(one_bullet, event.bullets))}
            if event.by_chance:
                return Sentence("loaded-by-chance", who | bullets, ("A2",))
            return Sentence("loaded", who | bullets, last)
        case LoadedUnseen():
            return Sentence("loaded-unseen", who, last)
        case TookBack():
            return Sentence("took-back", who, ("A30",))


def aimed(cast: Cast, memory: StoryMemory, event: Aimed) -> Iterator[Sentence]:
    """Where each gun points."""
    seat = event.seat
    two_guns = len(event.at) > 1
    rules = ("P15",) if two_guns else ()
    if memory.shown.get(seat) is PowerId.KID:
        rules = ("P26",)
    for gun, target in enumerate(event.at, 1):
        which: Values = {"gun": gun} if two_guns else {}
        if target is None:
            yield Sentence("late-gun" if two_guns else "late", cast.who(seat) | which, ("C23",))
        else:
            values = cast.who_whom(seat, target) | which
            yield Sentence("aimed-gun" if two_guns else "aimed", values, rules)


def withdrew(cast: Cast, event: Withdrew) -> Sentence:
    if event.flashing:
        return Sentence("withdrew-flashing", cast.who(event.seat), ("C30", "K15"))
    return Sentence("withdrew", cast.who(event.seat), ("C30",))


def stayed(cast: Cast, seats: Sequence[Seat]) -> Sentence:
    """Who did not withdraw."""
    return Sentence("stay", {"count": len(seats), "group": cast.group(seats)})
