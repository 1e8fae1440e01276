"""The observation of Live: fixed for up to 21 gangsters, and seen from one's own place.

Every number is whole. Seats are counted from the one who looks, in the order of the table, so seat
0 is oneself; teams likewise, so team 0 is one's own. Seats that the table has not are all 0.
"""

from standoff.schema.layout import Field, Layout
from standoff.schema.live_actions import LARGEST_TEAM, NAMES, SEATS

VERSION = 1
UNIT = 5_000
MOST_TEAMS = 7
ALL_MONEY = 230
"""The whole box in units."""
ALL_CARDS = 105
COUNTDOWN = 10
"""Seconds from the first step to the whistle."""
ACROSS = 100
"""A place is told in hundredths of the way across the area."""

WEAPONS = ("bbb", "double", "shotgun", "kevlar", "backstab", "boom")
MIMES = WEAPONS[:3]
PLACES = ("in-play", "coward", "hospital", "sitting-out")
MOMENTS = ("divide", "move", "aim", "nerve", "stab", "over")

_TABLE = (
    Field("gangsters", 1, SEATS, "how many play"),
    Field("teams", 1, MOST_TEAMS, "how many teams there are"),
    Field("chain_of_grenades", 1, 1, "whether grenades set each other off"),
    Field("foolproof", 1, 1, "whether cards count, not money"),
    Field("closed", 1, 1, "whether the stashes of other teams are hidden"),
    Field("round", 1, 5, "1 to 5"),
    Field("moment", len(MOMENTS), 1, f"what the game waits for: {', '.join(MOMENTS)}"),
    Field("seconds", 1, COUNTDOWN, "how long until the whistle"),
    Field("loot", 1, ALL_MONEY, "what was announced: units of 5,000, or cards with foolproof"),
    Field("cards", 1, ALL_CARDS, "how many cards the round is played for"),
    Field("stashes", MOST_TEAMS, ALL_MONEY, "what each team has earned; 0 where it is a secret"),
    Field("dealt", LARGEST_TEAM * len(WEAPONS), 1, "the team's cards as dealt, weapon by weapon"),
    Field("dealt_numbers", LARGEST_TEAM, 30, "the numbers on them"),
)

_SEAT = (
    Field("present", 1, 1, "whether the table has this seat"),
    Field("team", MOST_TEAMS, 1, "their team, counted from one's own"),
    Field("asked", 1, 1, "whether the game waits for them"),
    Field("wounds", 1, 2, "wounds of this round"),
    Field("number", 1, 30, "the number on their card, where one may know it"),
    Field("x", 1, ACROSS, "where they are, from left to right"),
    Field("y", 1, ACROSS, "where they are, from bottom to top"),
    Field("unseen", 1, 1, "whether one could not see them at the whistle"),
    Field("reach", 1, 1, "whether the dagger whose turn it is reaches them"),
    Field("shared", 1, 1, "whether they took part in this round's split"),
    Field("place", len(PLACES), 1, "in play, coward, in the Hospital, sitting out"),
    Field("mime", len(MIMES), 1, "what they mime"),
    Field("weapon", len(WEAPONS), 1, "what they hold: shown to all, or a card of one's own team"),
    Field("aims", SEATS, 2, "how often they point at seat 0 to 20"),
)

LIVE_SCHEMA = Layout(
    "standoff-live",
    VERSION,
    (
        *_TABLE,
        *(
            field._replace(name=f"seat{offset}.{field.name}")
            for offset in range(SEATS)
            for field in _SEAT
        ),
    ),
    NAMES,
)
"""First the table and the own team's cards, then seat after seat."""
SEAT_SIZE = sum(field.size for field in _SEAT)
