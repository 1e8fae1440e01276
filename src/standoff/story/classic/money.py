"""Telling where the money goes, and the telephone that follows it."""

from collections.abc import Iterator

from standoff.rules.classic.events import PhoneLaid, RoundBegan, Split
from standoff.rules.classic.options import CALLS_TO_ALERT
from standoff.rules.notes import Notes, counted
from standoff.story.cast import Cast
from standoff.story.classic.memory import StoryMemory
from standoff.story.sentence import Form, Sentence
from standoff.story.things import row_of, series_of
from standoff.words.phrase import Values


def turned(memory: StoryMemory, event: RoundBegan) -> Sentence:
    """The new notes, and what lies there in all."""
    total = memory.loot.total + sum(event.notes)
    notes = series_of(counted(event.notes).listed())
    return Sentence("loot-turned", {"notes": notes, "total": total}, ("C14",))


def split(cast: Cast, event: Split) -> Iterator[Sentence]:
    """Who shares, which notes each takes, and what stays."""
    among = event.among
    values: Values = {"count": len(among), "group": cast.group(among)}
    if not among:
        yield Sentence("split-nobody", rules=("C55",))
    elif not event.share:
        yield Sentence("split-stuck", values, ("C54",))
    elif len(among) == 1:
        yield Sentence("split-alone", cast.who(among[0]) | {"share": event.share}, ("C55",))
    else:
        yield Sentence("split-share", values | {"share": event.share}, ("C51",))
    if event.share:
        for seat, notes in zip(among, event.portions, strict=True):
            portion: Values = {"who": cast.group([seat]), "notes": row_of(notes)}
            yield Sentence("split-portion", portion, form=Form.ITEM)
    yield _left(event.left)


def _left(notes: Notes) -> Sentence:
    listed = notes.listed()
    values: Values = {"count": len(listed), "total": notes.total, "notes": series_of(listed)}
    return Sentence("split-left", values, ("C53",) if listed else ())


def phone(cast: Cast, memory: StoryMemory, event: PhoneLaid) -> Sentence:
    """Used or not; never by whom."""
    group: Values = {"group": cast.group(event.handled)}
    if not event.used:
        return Sentence("phone-unused", group, ("K13",))
    call = memory.calls + 1
    calls = group | {"call": call, "calls": CALLS_TO_ALERT}
    if call < CALLS_TO_ALERT:
        return Sentence("phone-busy", calls, ("K12",))
    return Sentence("phone-alert", calls, ("K14", "K15"))
