"""The observation of the classic edition: fixed for 4 to 6 players, and seen from one's own seat.

Every number is whole, from 0 to 127. Seats are counted clockwise from the one who looks, so seat
0 is always oneself; seats that the table has not are all 0, and of the dead only markers, money,
power and history are told. Nothing here needs another package, so that engines of any kind can
fill it.
"""

from standoff.schema.actions import KINDS, NAMES, SEATS
from standoff.schema.layout import Field, Layout

VERSION = 1
"""Raised when anything moves; a policy trained on one version cannot read another."""

UNIT = 5_000
"""Money is counted in the smallest note."""

POWERS = (
    "six-feet-under",
    "unbreakable",
    "you-dont-need-it",
    "dragon-skin",
    "insane",
    "kid",
    "cunning",
    "super-coward",
    "specialist",
    "does-not-hurt",
    "backstab",
)
"""In the order of their flags."""

POWER_SETS = ("none", "starter", "all", "all+backstab")

MOMENTS = (
    "loot-turned",
    "load",
    "loaded",
    "aim",
    "aim-last",
    "aimed",
    "load-last",
    "nerve",
    "foiled",
    "nerve-ended",
    "fast-volley-ended",
    "volley-ended",
    "splitting",
    "phone",
    "over",
)
"""What a table can wait for, in the order of a round; those that load, aim, stay or phone are the
phases, all others are moments to use a power."""

STANCES = ("standing", "withdrawn", "wounded")

ALL_NOTES = 85
"""The whole box in units."""

_TABLE = (
    Field("players", 3, 1, "one flag each for 4, 5 and 6 players"),
    Field("powers", len(POWER_SETS), 1, f"which powers are in the game: {', '.join(POWER_SETS)}"),
    Field("cop", 1, 1, "whether one of the players is a cop"),
    Field("closed", 1, 1, "whether the money of others is hidden"),
    Field("round", 1, 8, "1 to 8"),
    Field("moment", len(MOMENTS), 1, f"what the table waits for: {', '.join(MOMENTS)}"),
    Field("loot", 3, 15, "notes on the table: of 20,000, of 10,000, of 5,000"),
    Field("pile", 3, 15, "notes still to be turned up: of 20,000, of 10,000, of 5,000"),
    Field("exploded", 1, 1, "whether the grenade has gone off"),
    Field("calls", 1, 3, "how often the telephone was used"),
    Field("alerted", 1, 1, "whether the third call was made"),
)

_OWN = (
    Field("hand", len(KINDS), 5, "unused bullets: click, bang, bbb; none of the dead"),
    Field("second_hand", len(KINDS), 5, "the same for the second gun"),
    Field("loaded", len(KINDS), 1, "one's card in play: click, bang, bbb"),
    Field("second_loaded", len(KINDS), 1, "the same for the second gun"),
    Field("power", len(POWERS), 1, "one's own power card, one flag each"),
    Field("role", 1, 1, "1 for the cop"),
)

_SEAT = (
    Field("present", 1, 1, "whether the table has this seat"),
    Field("alive", 1, 1, "whether they are in the game"),
    Field("wounds", 1, 4, "wound markers"),
    Field("shame", 1, 8, "shame markers: how often they withdrew"),
    Field("flashing", 1, 8, "those of them taken after the alert"),
    Field("money", 1, ALL_NOTES, "what they have won, in units of 5,000; 0 where it is not known"),
    Field("money_known", 1, 1, "whether one may know it: open money, or seat 0"),
    Field("cards", 2, 8, "how many unused bullets, gun by gun; 0 of the dead"),
    Field("guns", 1, 2, "how many guns they have; 0 of the dead"),
    Field("face_down", 1, 2, "how many cards lie face down in front of them"),
    Field("seen", len(KINDS), 10, "how many click, bang, bbb everybody saw them show so far"),
    Field("asked", 1, 1, "whether the table waits for them"),
    Field("shared", 1, 1, "whether they took part in this round's split"),
    Field("stood", 1, 8, "in how many rounds they stayed though a gun pointed at them"),
    Field("fled", 1, 8, "in how many rounds they withdrew when a gun pointed at them"),
    Field("used_calls", 1, 3, "how often the telephone came up used when they had handled it"),
    Field("unused_calls", 1, 6, "how often it came up unused when they had handled it"),
    Field("stance", len(STANCES), 1, "standing, withdrawn or wounded; none of the dead"),
    Field("shown_power", len(POWERS), 1, "their power card if it was shown, one flag each"),
    Field("aims", SEATS, 2, "how many of their guns point at seat 0 to 5; 0 of the dead"),
)

TABLE_SIZE = sum(field.size for field in _TABLE)
OWN_SIZE = sum(field.size for field in _OWN)
SEAT_SIZE = sum(field.size for field in _SEAT)

SCHEMA = Layout(
    "standoff-classic",
    VERSION,
    (
        *_TABLE,
        *_OWN,
        *(
            field._replace(name=f"seat{offset}.{field.name}")
            for offset in range(SEATS)
            for field in _SEAT
        ),
    ),
    NAMES,
)
"""First the table, then what only the owner knows, then seat after seat what everybody sees."""

STATE = Layout(
    "standoff-classic-state",
    VERSION,
    (
        *_TABLE,
        *(
            field._replace(name=f"player{seat}.{field.name}")
            for seat in range(SEATS)
            for field in (*_OWN, *_SEAT)
        ),
    ),
    NAMES,
)
"""Everything about everybody, by the numbers of the seats, for a critic; aims are counted from
seat 0. The order of the notes still to come is in nobody's observation and not in here either."""

PRIVATE = tuple(field.name for field in _OWN)
"""The fields that nobody else may know; with closed money also `seat0.money`."""
