"""Why a fact cannot be true: a closed set of faults, each with the rule it breaks."""

from enum import StrEnum


class Fault(StrEnum):
    """What is wrong with a fact."""

    NOT_NOW = "not-now"
    """Another phase is on."""
    OVER = "over"
    FIVE_NOTES = "five-notes"
    NO_NOTE = "no-note"
    NOT_IN_BOX = "not-in-box"
    """More notes of a value than there are."""
    NO_SEAT = "no-seat"
    DEAD = "dead"
    TWICE = "twice"
    """Somebody is named two times."""
    SAFE = "safe"
    """Who withdrew cannot be wounded."""
    TOO_MANY_HITS = "too-many-hits"
    """More hits than guns that fire."""
    NO_SUCH_POWER = "no-such-power"
    """Not among the powers of this game."""
    OTHER_POWER = "other-power"
    """The card is somebody else's, or the gangster has another."""
    NOT_SHOWN_NOW = "not-shown-now"
    """Nothing has happened by which this card may be shown."""
    UNBALANCED = "unbalanced"
    """With one more, a team would be too large."""
    OTHER_DECK = "other-deck"
    """With one more, other cards would be played with."""
    NO_VICTIM = "no-victim"
    NO_COP = "no-cop"
    NOTHING = "nothing"
    """There is nothing to take back, or to bring back."""


class FactError(ValueError):
    """A fact the rules do not allow; the ledger is unchanged."""

    def __init__(self, fault: Fault, rule: str) -> None:
        self.fault = fault
        self.rule = rule
