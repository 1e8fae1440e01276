"""Telling the shots: who fires, who is hit and why so often, which cards never fire."""

from collections.abc import Iterator

from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Died,
    Discarded,
    DiscardedUnseen,
    Fired,
    PhaseBegan,
    PowerShown,
    Seen,
    Wounded,
)
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, PowerId
from standoff.story.cast import Cast
from standoff.story.classic.memory import StoryMemory
from standoff.story.sentence import Sentence
from standoff.story.things import one_bullet
from standoff.words.families import member
from standoff.words.phrase import Phrase, Values

FATAL_WOUND, FATAL_TO_THE_UNBREAKABLE = 3, 4
FIRED_BY = {Bullet.BBB: "C35", Bullet.BANG: "C40", Bullet.CLICK: "C41"}
LOST_BY = {
    DiscardReason.LATE: "A3",
    DiscardReason.WITHDREW: "C30",
    DiscardReason.FOILED: "C32",
    DiscardReason.GRENADE: "P22",
}


def fired(cast: Cast, memory: StoryMemory, event: Fired) -> Sentence:
    values = cast.who_whom(event.seat, event.target)
    if event.target in memory.dead:
        return Sentence("fired-dead", values | {"bullet": one_bullet(event.bullet)}, ("A5",))
    if event.bullet is Bullet.CLICK:
        return Sentence("fired-empty", values, (FIRED_BY[event.bullet],))
    shot = Phrase(member("shot", event.bullet))
    return Sentence("fired", values | {"shot": shot}, (FIRED_BY[event.bullet],))


def wounded(cast: Cast, memory: StoryMemory, event: Wounded) -> Sentence:
    """So many plasters, of how many it takes."""
    seat = event.seat
    wounds = memory.wounds[seat] + event.markers
    unbreakable = memory.shown.get(seat) is PowerId.UNBREAKABLE
    fatal = FATAL_TO_THE_UNBREAKABLE if unbreakable else FATAL_WOUND
    values = cast.who(seat) | {
        "markers": event.markers,
        "wounds": wounds,
        # Only the end of the story shows that a fourth wound was needed (A32).
        "fatal": max(fatal, wounds),
    }
    message = "wounded-again" if seat in memory.hit else "wounded"
    if memory.exploded:
        return Sentence(message, values, ("P21",))
    if memory.stabbed == seat:
        return Sentence(message, values, ("P38",))
    if memory.hits_on(seat) > event.markers:
        return _surplus(memory, seat, Sentence(message, values), dies=wounds >= fatal)
    return Sentence(message, values, _shot_rules(memory, seat))


def _surplus(memory: StoryMemory, seat: Seat, sentence: Sentence, *, dies: bool) -> Sentence:
    """More hits than plasters: the last ones came too late, or the skin held."""
    if dies:
        return replace(sentence, rules=(*_shot_rules(memory, seat), "A6"))
    if memory.shown.get(seat) is PowerId.DRAGON_SKIN:
        return replace(sentence, message="wounded-skin", rules=("P18",))
    return replace(sentence, rules=("P18",))


def _shot_rules(memory: StoryMemory, seat: Seat) -> tuple[str, ...]:
    """The rules by which the shots of this phase wound somebody."""
    several = memory.hits_on(seat) > 1
    if memory.phase is Phase.FAST_VOLLEY:
        plain, per_card, together, bullet = "C36", "C38", "C37", Bullet.BBB
    else:
        plain, per_card, together, bullet = "C42", "C44", "C43", Bullet.BANG
    rules = (
        ("C45", seat in memory.hit),
        (per_card, several),
        (together, memory.fired(seat, bullet)),
    )
    return tuple(rule for rule, holds in rules if holds) or (plain,)


def died(cast: Cast, memory: StoryMemory, event: Died) -> Sentence:
    fourth = memory.wounds[event.seat] >= FATAL_TO_THE_UNBREAKABLE
    return Sentence("died", cast.who(event.seat), ("P12" if fourth else "C59", "C61"))


def unscathed(cast: Cast, memory: StoryMemory, event: Seen) -> Iterator[Sentence]:
    """When a volley is over: whom it did not touch, or that there was none."""
    if isinstance(event, Fired | Wounded | Died | PowerShown | Discarded | DiscardedUnseen):
        return
    if memory.phase in (Phase.FAST_VOLLEY, Phase.VOLLEY):
        if not memory.shots and isinstance(event, PhaseBegan):
            yield Sentence("nobody-fires")
        for seat in memory.unmarked():
            memory.struck.add(seat)
            yield Sentence("unscathed", cast.who(seat), ("P18",))


def discarded(cast: Cast, memory: StoryMemory, event: Discarded | DiscardedUnseen) -> Sentence:
    """A card leaves face down; only its owner, or the full truth, tells which."""
    values = cast.who(event.seat)
    if event.why is DiscardReason.FOILED:
        target = memory.aims[event.seat][event.gun]
        assert target is not None
        values = cast.who_whom(event.seat, target)
    rules = (_lost_by(memory, event),)
    if isinstance(event, DiscardedUnseen):
        return Sentence(member("discarded-unseen", event.why), values, rules)
    bullet: Values = {"bullet": one_bullet(event.bullet)}
    return Sentence(member("discarded", event.why), values | bullet, rules)


def _lost_by(memory: StoryMemory, event: Discarded | DiscardedUnseen) -> str:
    """The rule by which a card is lost."""
    if event.why is not DiscardReason.HIT:
        return LOST_BY[event.why]
    if memory.exploded:
        return "P22"
    if memory.phase is Phase.NERVE:
        return "A40"
    return "A19" if memory.two_guns(event.seat) else "C36"
