"""A sentence of the story: what to say, and by which rules it is so."""

from enum import StrEnum

from standoff.words.phrase import Phrase


class Form(StrEnum):
    """How a sentence stands on the page."""

    ROUND = "round"
    PHASE = "phase"
    SENTENCE = "sentence"
    ITEM = "item"


class Sentence(Phrase, frozen=True):
    """Something that happened, with the ids of the rules behind it."""

    rules: tuple[str, ...] = ()
    form: Form = Form.SENTENCE
