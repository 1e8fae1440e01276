"""Who is in a room: members, and the chairs some of them sit on."""

from collections.abc import Mapping

from msgspec import Struct

from standoff.protocol.members import Kind, Look, MemberId
from standoff.protocol.seen import ChairSeen, MemberSeen
from standoff.protocol.spoken import SpokenWords
from standoff.rules.asks import Seat

NO_CONTRIBUTION = bytes(32)
"""What counts where a seat adds nothing to the seed: it may not be empty (see `sealed_seed`)."""


class Member(Struct, frozen=True):
    """Somebody in the room: a person with a device, or a screen."""

    id: MemberId
    kind: Kind
    name: str
    told: int = 0
    """How many messages this member was told: the number of its own stream."""
    last_command: int = 0
    recent: Mapping[int, bytes] = {}
    """Digests of the latest commands that were done, by their ids."""
    pauses: int = 0
    """How often they paused this game."""
    muted: bool = False
    talked_at: int = 0
    pointed_at: int = 0
    nudged_at: int = 0
    look: Look | None = None
    """How they would like to look; None: as their chair does."""
    permits: bool = False
    """Whether their games may be shared and studied; nobody is asked but in an open house."""

    def seen(self) -> MemberSeen:
        """As everybody sees them."""
        return MemberSeen(self.id, self.kind, self.name, self.muted)


class Chair(Struct, frozen=True):
    """A place at the table, for a person or a bot."""

    name: str
    member: MemberId | None = None
    bot: str | None = None
    """The temperament of the bot that fills it, or None for a person's."""
    stand_in: bool = False
    """Whether a bot plays for its person for now."""
    out_of_reach: bool = False
    """Whether that is only until their device is back."""
    missed: int = 0
    """How many windows in a row its person let pass."""
    commitment: str = ""
    """The hash of its part of the next deal, which its device keeps to itself until all have one."""
    contribution: bytes = NO_CONTRIBUTION
    """Its part, at a table of the time when parts were given at once."""
    ready: bool = False
    """Whether its person would begin."""
    cry: SpokenWords | None = None
    """What its person shouts when they stay."""
    team: int | None = None
    """The team it would like, or was last in; None: any."""
    chief: bool = False
    """Whether its person would be the Chief."""
    godfather: bool = False
    """Whether its person has the whistle."""
    look: Look | None = None
    """How its person would like to look."""

    @property
    def by_bot(self) -> bool:
        return self.bot is not None or self.stand_in

    def seen(self, score: "Score", look: Look | None) -> ChairSeen:
        """As everybody sees it."""
        return ChairSeen(
            self.name,
            self.member,
            self.bot,
            self.stand_in,
            self.ready,
            score.won,
            score.earned,
            self.cry,
            self.team,
            self.chief,
            self.godfather,
            look,
            bool(self.commitment),
        )


class AskedFor(Struct, frozen=True):
    """A chair that somebody asks the table for."""

    seat: Seat
    at: int
    """When they asked."""
    agreed: frozenset[MemberId] = frozenset()
    """Who would give it to them."""


class Score(Struct, frozen=True):
    """How somebody's evening goes."""

    won: float = 0
    """Games; a shared victory counts by its share."""
    earned: int = 0
    """The sums of all games."""


class FormerMember(Struct, frozen=True):
    """Somebody who has left for good, and may still want to be forgotten."""

    name: str
    person: str
    """As of `Keys`."""


class Keys(Struct, frozen=True):
    """Hashes of the secrets that open a member's place; the secrets themselves are nowhere."""

    tokens: tuple[str, ...]
    """Of the device: the newest, and the one before until the newest was used."""
    link: str
    """Of the seat link, with which another device takes the place over."""
    words: str = ""
    """Of the three words that do the same while its own device is not here."""
    person: str = ""
    """Of the key of the device, in an open house."""


def members_of(
    person: str, keys: Mapping[MemberId, Keys], former: Mapping[MemberId, FormerMember]
) -> list[MemberId]:
    """Under which numbers somebody with a key is, or was, at a table."""
    known: dict[MemberId, Keys | FormerMember] = {**keys, **former}
    return [member for member, one in known.items() if one.person == person]


def permitting(members: Mapping[MemberId, Member]) -> set[MemberId]:
    """Who lets the games they play be shared and studied."""
    return {member for member, one in members.items() if one.permits}
