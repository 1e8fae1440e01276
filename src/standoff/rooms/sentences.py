"""Sentences of the storyteller, as they are told to members."""

from collections.abc import Iterable

from standoff.protocol.real import Told
from standoff.story.sentence import Sentence


def told(sentences: Iterable[Sentence]) -> tuple[Told, ...]:
    """These sentences, in no language yet."""
    return tuple([Told(one.message, dict(one.values), one.rules, one.form) for one in sentences])
