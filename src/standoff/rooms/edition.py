"""What a room must know of an edition, beyond the five functions."""

# What an edition does not have, it need not speak of.
# ruff: noqa: ARG002

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from msgspec import Raw
from msgspec.json import Decoder

from standoff.arena.ground import Ground
from standoff.bots.catalogue import NAMES
from standoff.protocol.editions import View
from standoff.protocol.window import Waiting
from standoff.rooms.people import Chair
from standoff.rooms.walk import Walk
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.stakes import AtStake
from standoff.rules.events import Seen
from standoff.voices.remark import Remark

LESSON = "lesson"
"""The bots of a lesson, by the name under which they are added."""
PUPIL: Seat = 0
"""Whoever learns sits here."""

SettingT = TypeVar("SettingT")
OptionsT = TypeVar("OptionsT")
TableT = TypeVar("TableT")
EventT = TypeVar("EventT")
BotT = TypeVar("BotT")


class Edition(ABC, Generic[SettingT, OptionsT, TableT, EventT, BotT]):
    """One edition, for rooms: what a host chooses, the options of a table, and what happens at it."""

    gangsters: tuple[str, ...]
    """The names of those whom bots play."""
    bots: tuple[str, ...] = NAMES
    """The bots that may have a chair."""
    stand_in: str
    """The bot that plays for somebody who is away."""
    arranged_seed: bytes | None = None
    """What a lesson is dealt from, where it speaks of certain cards."""
    tells_wishes: bool = False
    """Whether all hear how many want to go on; where guns are loaded in secret, nobody does."""

    def __init__(self, decision: object) -> None:
        """By the type of its decisions."""
        self._said: Decoder[Decision] = Decoder(decision)

    def decoded(self, said: Raw) -> Decision:
        """The decision in these bytes: two editions may call different things by one name."""
        return self._said.decode(said)

    @abstractmethod
    def chairs(self, setting: SettingT) -> int:
        """How many chairs a table has, with the Godfather's where they have one of their own."""

    @abstractmethod
    def players(self, options: OptionsT) -> int:
        """How many seats play: one that is only the Godfather's does not."""

    @abstractmethod
    def arranged(self, setting: SettingT, chairs: Sequence[Chair]) -> list[Chair] | None:
        """The chairs in the order of the seats; None while somebody is missing."""

    def team_sizes(self, setting: SettingT, chairs: Sequence[Chair]) -> tuple[int, ...]:
        """The teams there would be with those who sit here now."""
        return ()

    @abstractmethod
    def settled(
        self, setting: SettingT, chairs: Sequence[Chair]
    ) -> tuple[OptionsT, Sequence[Chair]]:
        """The options of the table at which these chairs, once arranged, play, and the chairs."""

    def has_whistle(self, setting: SettingT) -> bool:
        """Whether one of those at the table is the Godfather."""
        return False

    def ground(self, setting: SettingT, options: OptionsT) -> Ground | None:
        """Where people walk about, if they do."""
        return None

    def walk(
        self, table: TableT, ground: Ground | None, bots: Mapping[Seat, BotT], seed: bytes
    ) -> Walk | None:
        """The walk that begins now, if this is the countdown before a whistle."""
        return None

    def refereed(self, table: TableT, ground: Ground | None) -> Mapping[Seat, Decision] | None:
        """What the arena says at once, because it knows where all stand."""
        return None

    def team(self, table: TableT, seat: Seat) -> tuple[Seat, ...]:
        """Everybody of a seat's team."""
        return ()

    @abstractmethod
    def bot(self, name: str) -> BotT:
        """A new bot for one seat and one game."""

    @abstractmethod
    def secrets(self, options: OptionsT) -> int:
        """How many bytes more than a watcher a seat may be told of one step."""

    @abstractmethod
    def waiting_for(self, table: TableT, ground: Ground | None) -> Waiting:
        """What a table waits for: its asks are all of one kind."""

    def stakes(self, table: TableT) -> tuple[int, ...]:
        """What each would get of the loot if one, two or more shared it, where that is known."""
        return ()

    def at_stake(self, table: TableT, seat: Seat) -> AtStake | None:
        """What staying and dropping would do to whoever is asked, where that is worked out."""
        return None

    def may_be_armed(self, decision: Decision) -> bool:
        """Whether this is how a power is used: all else is asked of everybody, and chosen then."""
        return False

    def still_armed(self, table: TableT, seat: Seat) -> bool:
        """Whether a seat may still use its power some day."""
        return False

    def is_dead(self, table: TableT, seat: Seat) -> bool:
        """Whether a seat is out of the game for good."""
        return False

    def remark(
        self,
        before: View,
        seen: Sequence[Seen],
        now: View,
        bots: Mapping[Seat, str],
        dice: Random,
    ) -> Remark | None:
        """What a bot says once everybody has seen a step, from one public view to the next."""
        return None

    @abstractmethod
    def looks_on(self, table: TableT, seat: Seat) -> bool:
        """Whether a seat has no part in this round, and may bet on it."""

    @abstractmethod
    def standing(self, table: TableT) -> tuple[Seat, ...]:
        """On whom one may bet."""

    @abstractmethod
    def theatre(self, events: Sequence[EventT]) -> int:
        """How long it takes, at the standard tempo, to show what happened."""

    def gives_away(self, events: Sequence[EventT]) -> bool:
        """Whether a window that opens at once would tell what is still to be shown."""
        return False

    @abstractmethod
    def hits(self, events: Sequence[EventT]) -> list[tuple[Seat, Seat]]:
        """Whose loaded hand fired at whom."""

    @abstractmethod
    def down(self, events: Sequence[EventT]) -> set[Seat]:
        """Who was wounded."""

    @abstractmethod
    def ran(self, events: Sequence[EventT]) -> set[Seat]:
        """Who withdrew."""

    @abstractmethod
    def shared(self, events: Sequence[EventT]) -> bool:
        """Whether somebody got a share."""

    @abstractmethod
    def is_settled(self, events: Sequence[EventT]) -> bool:
        """Whether a round came to its end, so that bets on it are decided."""

    @abstractmethod
    def won(self, table: TableT) -> dict[Seat, float]:
        """Which part of the victory is whose, once the game is over."""

    @abstractmethod
    def totals(self, table: TableT) -> dict[Seat, int]:
        """What each who has a sum in the end has come to."""
