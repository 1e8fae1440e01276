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
from standoff.rules.classic.powers.catalogue import SHOWN_BY
from standoff.story.cast import Cast
from standoff.story.sentence import Sentence
from standoff.story.things import hand_of, one_bullet
from standoff.words.families import member
from standoff.words.phrase import Phrase

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
