"""What either edition says on the wire, where no two things have one name.

The rules, records and journals of both editions call some different things by the same word, and always
know which of them is played. Whoever reads the wire need not: Live has words of its own here.
"""

from collections.abc import Callable
from typing import overload

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from standoff.rules.asks import Ask, Decision, OneOf
from standoff.rules.classic.decisions import ClassicAsk, ClassicDecision
from standoff.rules.classic.events import ClassicSeen
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.decisions import Forgo, Stab, Stay, Withdraw
from standoff.rules.events import Seen
from standoff.rules.live import decisions, events
from standoff.rules.live.decisions import Divide, DivideAsk, Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.live.events import Split
from standoff.rules.live.views import View as LiveView
from standoff.rules.live.words import StageId

View = ClassicView | LiveView


class LiveAim(decisions.Aim, frozen=True, tag="live-aim"):
    """Which gun a hand mimes, and at whom."""


class LiveAimAsk(decisions.AimAsk, frozen=True, dict=True, tag="live-aim"):
    """Which gun to mime, and at whom."""


class LiveOneOf(
    OneOf[Stay | Withdraw | Stab | Forgo, StageId], frozen=True, dict=True, tag="live-one-of"
):
    """Choose one of a few decisions of Live."""


class LiveRoundBegan(events.RoundBegan, frozen=True, tag="live-round-began"):
    """A new deck joins the cards left over."""


class LivePhaseBegan(events.PhaseBegan, frozen=True, tag="live-phase-began"):
    """A phase of Live begins."""


class LiveAimed(events.Aimed, frozen=True, tag="live-aimed"):
    """A hand mimes a gun."""


class LiveWithdrew(events.Withdrew, frozen=True, tag="live-withdrew"):
    """Somebody walks to the Coward's Corner."""


class LiveStabbed(events.Stabbed, frozen=True, tag="live-stabbed"):
    """A dagger touches somebody."""


class LiveFired(events.Fired, frozen=True, tag="live-fired"):
    """A gun speaks."""


class LiveWounded(events.Wounded, frozen=True, tag="live-wounded"):
    """Somebody is hit."""


class LiveExploded(events.Exploded, frozen=True, tag="live-exploded"):
    """A grenade goes off."""


class LiveSplit(events.Split, frozen=True, tag="live-split"):
    """The loot is shared card by card."""


class LiveEnded(events.Ended, frozen=True, tag="live-ended"):
    """A game of Live is over."""


_WORDS: dict[type, Callable[..., Struct]] = {
    kind.__bases__[0]: kind
    for kind in (
        LiveAim, LiveAimAsk, LiveRoundBegan, LivePhaseBegan, LiveAimed, LiveWithdrew, LiveStabbed,
        LiveFired, LiveWounded, LiveExploded, LiveSplit, LiveEnded,
    )
}  # fmt: skip

LiveWireDecision = LiveAim | Divide | Freeze | Touch
LiveWireAsk = LiveOneOf | DivideAsk | FreezeAsk | LiveAimAsk | TouchAsk
LiveWireSeen = (
    LiveRoundBegan | events.RoundBeganUnseen | LivePhaseBegan | events.Dealt | events.DealtUnseen
    | events.Divided | events.DividedUnseen | events.Froze | LiveAimed | LiveWithdrew | LiveFired
    | LiveWounded | events.Saved | events.Announced | events.Reached | LiveStabbed
    | events.Sheathed | LiveExploded | events.Fell | events.StruckOut | events.SteppedBack
    | LiveSplit | events.Returned | LiveEnded
)  # fmt: skip

AnyDecision = ClassicDecision | LiveWireDecision
AnyAsk = ClassicAsk | LiveWireAsk
AnySeen = ClassicSeen | LiveWireSeen
"""Asks, decisions and events of one edition or another."""


@overload
def on_the_wire(thing: None) -> None: ...
@overload
def on_the_wire(thing: Ask) -> AnyAsk: ...
@overload
def on_the_wire(thing: Decision) -> AnyDecision: ...
@overload
def on_the_wire(thing: Split) -> LiveSplit: ...
@overload
def on_the_wire(thing: Seen) -> AnySeen: ...
def on_the_wire(thing: Struct | None) -> Struct | None:
    """An ask, a decision or an event in the words of the wire."""
    if isinstance(thing, OneOf) and isinstance(thing.stage, StageId):
        return LiveOneOf(thing.options, thing.stage)
    kind = _WORDS.get(type(thing))
    return thing if thing is None or kind is None else kind(*astuple(thing))


class _Word(Struct):
    say: str


_word = msgspec.json.Decoder(_Word)


def in_plain_words(said: Raw) -> Raw:
    """A decision that came over the wire, as rules and journals call it."""
    if _word.decode(said).say != "live-aim":
        return said
    decision = msgspec.json.decode(said, type=LiveAim)
    return Raw(msgspec.json.encode(decisions.Aim(decision.mime, decision.at)))
