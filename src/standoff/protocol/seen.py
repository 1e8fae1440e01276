"""What everybody sees of a room, and what one member holds in it."""

from msgspec import Struct

from standoff.protocol.draw import DrawSeen
from standoff.protocol.editions import AnyAsk, AnyDecision
from standoff.protocol.members import Kind, LanguageSpoken, Look, MemberId
from standoff.protocol.setting import Setting
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.tempo import Tempo
from standoff.rules.asks import Seat
from standoff.rules.classic.stakes import AtStake


class ChairSeen(Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it."""

    name: str
    member: MemberId | None = None
    bot: str | None = None
    """The temperament of the bot that fills it."""
    stand_in: bool = False
    """Whether a bot plays for its person just now."""
    ready: bool = False
    won: float = 0
    """Games won this evening; a shared victory counts by its share."""
    earned: int = 0
    """What all its games of this evening came to."""
    cry: SpokenWords | None = None
    """What its person shouts when they stay; None: what everybody shouts."""
    team: int | None = None
    """In Live the team it would like or is in; None: any."""
    chief: bool = False
    """Whether its person would be the Chief."""
    godfather: bool = False
    """Whether its person has the whistle."""
    look: Look | None = None
    """How it looks, where its person chose that; no two have one colour. None: as its place does."""
    committed: bool = False
    """Whether its device is bound to a part of the next deal."""


class MemberSeen(Struct, frozen=True, omit_defaults=True):
    """A member as everybody sees it."""

    id: MemberId
    kind: Kind
    name: str
    muted: bool = False


class RoomSeen(Struct, frozen=True, omit_defaults=True):
    """The room as everybody sees it."""

    code: str
    stage: str
    options: Setting
    tempo: Tempo
    host: MemberId
    chairs: tuple[ChairSeen, ...]
    members: tuple[MemberSeen, ...]
    fingerprint: str
    """SHA-256 of the seed of the next game, or of the one in play."""
    locked: bool = False
    free_text: bool = True
    family: bool = False
    """Whether only mild words are said at this table."""
    games: int = 0
    claims: tuple[tuple[MemberId, Seat, int], ...] = ()
    """Who asks to be given which chair, and since when."""
    teams: tuple[int, ...] = ()
    """The sizes of the teams there would be with those who sit here now, or are in play."""
    dealing_at: int | None = None
    """When the cards are dealt, if nobody stops it."""
    draw: DrawSeen | None = None
    """The draw before the deal, while devices open their parts."""
    public: bool = False
    """Whether strangers find it in the lobby of this house."""
    language: LanguageSpoken = "en"
    """What is mostly spoken at a public table."""
    hosted: bool = True
    """Whether somebody is the host; the tables at which an open house seats people have none."""
    fills_at: int | None = None
    """When bots take the free chairs of a table without a host, and cards are dealt."""


class Bets(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody bets on a round; None where they do not."""

    hit: Seat | None = None
    """Who will be wounded."""
    runs: Seat | None = None
    """Who will withdraw."""
    shared: bool | None = None
    """Whether anybody will get a share."""


class Held(Struct, frozen=True, omit_defaults=True):
    """What the room holds for a member and for nobody else."""

    ask: AnyAsk | None = None
    choice: AnyDecision | None = None
    armed: AnyDecision | None = None
    bets: Bets | None = None
    wishes: dict[Seat, int] = {}
    """Which of the cards dealt to the team each of it would like, by its place."""
    at_stake: AtStake | None = None
    """What staying and dropping would do to this gangster, while nerves are tested."""


NOTHING_HELD = Held()
