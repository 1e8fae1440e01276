"""The words of the classic edition; their values are the ids used on the wire and in records."""

from enum import IntEnum

from standoff.rules.options import Money as Money
from standoff.rules.words import AnyStage, Word


class Bullet(Word):
    """A card to load (C3)."""

    CLICK = "click"
    BANG = "bang"
    BBB = "bbb"


class Phase(IntEnum):
    """The phases of a round, by the numbers the rules give them."""

    LOOT = 1
    LOAD = 2
    AIM = 3
    NERVE = 4
    FAST_VOLLEY = 5
    VOLLEY = 6
    SPLIT = 7
    PHONE = 8


class StageId(AnyStage):
    """Where a round stands: the order of play (section 6), each place with its phase."""

    LOOT = "loot", Phase.LOOT
    LOOT_TURNED = "loot-turned", Phase.LOOT
    LOAD = "load", Phase.LOAD
    LOADED = "loaded", Phase.LOAD
    AIM = "aim", Phase.AIM
    AIM_LAST = "aim-last", Phase.AIM
    AIMED = "aimed", Phase.AIM
    LOAD_LAST = "load-last", Phase.AIM
    NERVE = "nerve", Phase.NERVE
    FOILED = "foiled", Phase.NERVE
    NERVE_ENDED = "nerve-ended", Phase.NERVE
    FAST_VOLLEY = "fast-volley", Phase.FAST_VOLLEY
    FAST_VOLLEY_ENDED = "fast-volley-ended", Phase.FAST_VOLLEY
    VOLLEY = "volley", Phase.VOLLEY
    VOLLEY_ENDED = "volley-ended", Phase.VOLLEY
    SPLITTING = "splitting", Phase.SPLIT
    SPLIT = "split", Phase.SPLIT
    PHONE = "phone", Phase.PHONE
    REVEAL = "reveal", Phase.PHONE
    """Real cards are turned up after the last round, before anybody can reckon (S12)."""
    OVER = "over", Phase.PHONE
    """Nobody is asked anything any more."""

    phase: Phase


class Stance(Word):
    """How a gangster stands in this round."""

    STANDING = "standing"
    WITHDRAWN = "withdrawn"
    WOUNDED = "wounded"


class Role(Word):
    """Secret allegiance, in "A cop in the Mafia" (K2)."""

    GANGSTER = "gangster"
    COP = "cop"


class PowerId(Word):
    """The Super Powers (P1), in the order of their numbers."""

    SIX_FEET_UNDER = "six-feet-under"
    UNBREAKABLE = "unbreakable"
    YOU_DONT_NEED_IT = "you-dont-need-it"
    DRAGON_SKIN = "dragon-skin"
    INSANE = "insane"
    KID = "kid"
    CUNNING = "cunning"
    SUPER_COWARD = "super-coward"
    SPECIALIST = "specialist"
    DOES_NOT_HURT = "does-not-hurt"
    BACKSTAB = "backstab"


class DiscardReason(Word):
    """Why a card was discarded face down (H3)."""

    LATE = "late"
    WITHDREW = "withdrew"
    FOILED = "foiled"
    HIT = "hit"
    GRENADE = "grenade"


class PowerSet(Word):
    """Which powers a table plays with (P3, A44)."""

    NONE = "none"
    STARTER = "starter"
    ALL = "all"
    ALL_AND_BACKSTAB = "all+backstab"
