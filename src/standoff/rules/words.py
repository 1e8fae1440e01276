"""The words that both editions build their own on."""

from enum import IntEnum, StrEnum
from typing import Self


class Word(StrEnum):
    """One of a few words of the game; wherever it is shown, it is shown as that word."""

    def __repr__(self) -> str:
        return repr(self.value)


class AnyStage(Word):
    """Where a round stands: a place in the order of play, which belongs to a phase."""

    phase: IntEnum

    def __new__(cls, value: str, phase: IntEnum) -> Self:
        stage = str.__new__(cls, value)
        stage._value_ = value
        stage.phase = phase
        return stage
