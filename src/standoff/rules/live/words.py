"""The words of Live; their values are the ids used on the wire and in records."""

from enum import IntEnum

from standoff.rules.words import AnyStage, Word


class Phase(IntEnum):
    """The phases of a round, by the numbers the rules give them."""

    LOOT = 1
    DEAL = 2
    FREEZE = 3
    NERVE = 4
    BBB = 5
    DOUBLE = 6
    SHOTGUN = 7
    SPLIT = 8
    RETURN = 9


class StageId(AnyStage):
    """Where a round stands: the order of play (L16-L53), each place with its phase."""

    LOOT = "loot", Phase.LOOT
    DEAL = "deal", Phase.DEAL
    DIVIDE = "divide", Phase.DEAL
    FREEZE = "freeze", Phase.FREEZE
    AIM = "aim", Phase.FREEZE
    NERVE = "nerve", Phase.NERVE
    BBB = "bbb", Phase.BBB
    BBB_CHAIN = "bbb-chain", Phase.BBB
    DOUBLE = "double", Phase.DOUBLE
    DOUBLE_CHAIN = "double-chain", Phase.DOUBLE
    SHOTGUN = "shotgun", Phase.SHOTGUN
    FALL = "fall", Phase.SHOTGUN
    SHOTGUN_CHAIN = "shotgun-chain", Phase.SHOTGUN
    SPLIT = "split", Phase.SPLIT
    RETURN = "return", Phase.RETURN
    OVER = "over", Phase.RETURN
    """Nobody is asked anything any more."""

    phase: Phase


class Place(Word):
    """Where a gangster is in this round."""

    IN_PLAY = "in-play"
    COWARD = "coward"
    """In the Coward's Corner, having withdrawn (L29)."""
    HOSPITAL = "hospital"
    """In a coma since this round (L43)."""
    SITTING_OUT = "sitting-out"
    """In the Coward's Corner, in a coma since the last round (L53)."""


class Contact(Word):
    """Why it matters whom somebody touches."""

    BLAST = "blast"
    DAGGER = "dagger"
    FALL = "fall"


class Variant(Word):
    """What a table may add to the game (V2, V3)."""

    CHAIN_OF_GRENADES = "chain-of-grenades"
    FOOLPROOF = "foolproof"
