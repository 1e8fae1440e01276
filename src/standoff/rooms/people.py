"""Who is in a room: members, and the chairs some of them sit on."""

from enum import StrEnum

from msgspec import Struct, field

from standoff.rooms.spoken import Words

MemberId = int
"""A number given once to whoever enters a room."""

NO_CONTRIBUTION = bytes(32)
"""What counts where a seat adds nothing to the seed: it may not be empty (see `sealed_seed`)."""


class Kind(StrEnum):
    """How somebody takes part."""

    PLAYER = "player"
    WATCHER = "watcher"
    TV = "tv"


class Member(Struct):
    """Somebody in the room: a person with a device, or a screen."""

    id: MemberId
    kind: Kind
    name: str
    told: int = 0
    """How many messages this member was told: the number of its own stream."""
    last_command: int = 0
    recent: dict[int, bytes] = field(default_factory=dict)
    """Digests of the latest commands that were done, by their ids."""
    pauses: int = 0
    """How often he paused this game."""
    muted: bool = False
    talked_at: int = 0
    pointed_at: int = 0
    nudged_at: int = 0


class Chair(Struct):
    """A place at the table, for a person or a bot."""

    name: str
    member: MemberId | None = None
    bot: str | None = None
    """The temperament of the bot that fills it, or None for a person's."""
    stand_in: bool = False
    """Whether a bot plays for its person for now."""
    missed: int = 0
    """How many windows in a row its person let pass."""
    contribution: bytes = NO_CONTRIBUTION
    ready: bool = False
    """Whether its person would begin."""
    cry: Words | None = None
    """What its person shouts when he stays."""
    team: int | None = None
    """The team it would like, or was last in; None: any."""
    chief: bool = False
    """Whether its person would be the Chief."""
    godfather: bool = False
    """Whether its person has the whistle."""

    @property
    def by_bot(self) -> bool:
        return self.bot is not None or self.stand_in


class Score(Struct):
    """How somebody's evening goes."""

    won: float = 0
    """Games; a shared victory counts by its share."""
    earned: int = 0
    """The sums of all games."""


class Keys(Struct, frozen=True):
    """Hashes of the secrets that open a member's place; the secrets themselves are nowhere."""

    tokens: tuple[str, ...]
    """Of the device: the newest, and the one before until the newest was used."""
    link: str
    """Of the seat link, with which another device takes the place over."""
