"""A remark: who of the bots says something at a moment, to whom, and which words.

It follows from what a watcher sees, from the temperaments, and from dice that nothing else draws
from. There is no way in for a hand, a card face down, a power or a role.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from standoff.rules.asks import Seat
from standoff.rules.classic.events import Fired, Seen, Withdrew
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, StageId
from standoff.voices.voice import PHRASES, VOICES, Tone, voice_of

SPEAKS = 0.5
"""How often, of the moments that give somebody cause, one who is ready speaks: bots are sparing."""


class Remark(NamedTuple):
    """What a bot says, by its id, and to whom."""

    seat: Seat
    words: str
    at: Seat


class Cause(NamedTuple):
    """Somebody who may say something, in which tone, and to whom."""

    seat: Seat
    tone: Tone
    at: Seat


def remark(
    before: View, seen: Sequence[Seen], now: View, bots: Mapping[Seat, str], dice: Random
) -> Remark | None:
    """What is said once a watcher has seen this step, from one view to the next; mostly nothing."""
    for one in (before, now):
        if one.seat is not None:
            raise ValueError("bots speak from what everybody sees")
    wanted = dice.random()
    spoken = []
    for cause in causes(before, seen, now):
        voice = voice_of(bots.get(cause.seat, ""))
        if voice is not None:
            spoken.append((cause, voice, VOICES[voice].readiness(cause.tone)))
    if not spoken or wanted >= SPEAKS:
        return None
    cause, voice, ready = dice.choice(spoken)
    if dice.random() >= 2 * ready:
        return None
    return Remark(cause.seat, f"{voice}-{cause.tone}-{dice.randint(1, PHRASES)}", cause.at)


def causes(before: View, seen: Sequence[Seen], now: View) -> Iterator[Cause]:
    """What there is to speak about: hands that are up, and how the last ones came down."""
    living = {one.seat for one in now.gangsters if one.alive}
    if now.outcome is None and now.stage is StageId.NERVE:
        yield from _of_raised_hands(now)
    for event in seen:
        for cause in _of_event(before, event):
            if cause.seat in living and (now.outcome is None or cause.tone is Tone.GLOAT):
                yield cause


def _of_raised_hands(now: View) -> Iterator[Cause]:
    aims = {one.seat: [at for at in one.aims if at is not None] for one in now.gangsters}
    for seat, targets in aims.items():
        hunters = [other for other, theirs in aims.items() if seat in theirs]
        for target in targets:
            yield Cause(seat, Tone.THREAT, target)
        for hunter in hunters:
            yield Cause(seat, Tone.FEAR, hunter)
            yield Cause(seat, Tone.BARGAIN, hunter)


def _of_event(before: View, event: Seen) -> Iterator[Cause]:
    """Whoever drops before a hand, and a gun that clicks or does not, are worth a word."""
    match event:
        case Withdrew(seat=seat):
            for one in before.gangsters:
                if seat in one.aims and one.seat != seat:
                    yield Cause(one.seat, Tone.GLOAT, seat)
        case Fired(seat=seat, target=target, bullet=Bullet.CLICK):
            yield Cause(target, Tone.GLOAT, seat)
        case Fired(seat=seat, target=target):
            yield Cause(seat, Tone.GLOAT, target)
        case _:
            pass
