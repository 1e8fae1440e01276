"""Telling what powers do."""

from standoff.rules.classic.events import (
    Exploded,
    Inherited,
    InheritedUnseen,
    PowerShown,
    Stabbed,
    StoodUp,
    Swapped,
    SwappedUnseen,
)
from standoff.rules.classic.words import PowerId
from standoff.story.cast import Cast
from standoff.story.sentence import Sentence
from standoff.story.things import hand_of, one_bullet
from standoff.words.families import member
from standoff.words.phrase import Phrase

SHOWN_BY = {
    PowerId.SIX_FEET_UNDER: "P11",
    PowerId.UNBREAKABLE: "P13",
    PowerId.YOU_DONT_NEED_IT: "P14",
    PowerId.DRAGON_SKIN: "P19",
    PowerId.INSANE: "P20",
    PowerId.KID: "P26",
    PowerId.CUNNING: "P28",
    PowerId.SUPER_COWARD: "P30",
    PowerId.SPECIALIST: "P31",
    PowerId.DOES_NOT_HURT: "P34",
    PowerId.BACKSTAB: "P38",
}
"""The rule by which each power is shown."""

PowerEvent = (
    PowerShown | Stabbed | Exploded | Inherited | InheritedUnseen | Swapped | SwappedUnseen
    | StoodUp
)  # fmt: skip


def told(cast: Cast, event: PowerEvent) -> Sentence:
    """A power is shown, or does its work."""
    match event:
        case PowerShown():
            values = cast.who(event.seat) | {
                "power": Phrase(member("power", event.power)),
                "text": Phrase(member("power-text", event.power)),
            }
            return Sentence("power-shown", values, (SHOWN_BY[event.power],))
        case Stabbed():
            values = cast.who_whom(event.seat, event.victim)
            values["bullet"] = one_bullet(event.bullet)
            return Sentence("stabbed", values, ("P38", "A43"))
        case Exploded():
            return Sentence("exploded", cast.who(event.seat), ("P21", "P22"))
        case Inherited() if event.hand.cards:
            values = cast.who_whom(event.seat, event.dead) | {"hand": hand_of(event.hand)}
            return Sentence("inherited", values, ("P14", "A22"))
        case Inherited():
            values = cast.who_whom(event.seat, event.dead)
            return Sentence("inherited-nothing", values, ("P14", "A22"))
        case InheritedUnseen():
            values = cast.who_whom(event.seat, event.dead)
            return Sentence("inherited-unseen", values, ("P14", "A22"))
        case Swapped():
            values = cast.who(event.seat) | {"bullet": one_bullet(event.thrown)}
            return Sentence("swapped", values, ("P31",))
        case SwappedUnseen():
            return Sentence("swapped-unseen", cast.who(event.seat), ("P31",))
        case StoodUp():
            return Sentence("stood-up", cast.who(event.seat), ("P34",))
