"""The table: the whole truth of one game of Live at one moment, as a value that never changes."""

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import LiveChance
from standoff.rules.live.options import Options
from standoff.rules.live.outcome import Outcome
from standoff.rules.live.words import Phase, Place, StageId
from standoff.rules.stage import NOBODY, Asks


class Spot(NamedTuple):
    """Where somebody stood when all froze, in whole millimetres."""

    seat: Seat
    x: int
    y: int


class Gangster(Struct, frozen=True):
    """One gangster in this round."""

    place: Place = Place.IN_PLAY
    card: Card | None = None
    mime: Weapon | None = None
    at: tuple[Seat, ...] = ()
    """At whom the mimed weapon points: two for Double Guns, nobody for who was too slow."""
    wounds: int = 0
    hurt_by: Weapon | None = None
    """What gave the last wound."""
    shown: bool = False
    """Whether everybody knows the weapon, because it acted or was announced."""
    spent: bool = False
    """Whether a Click card has done what it can do in a round."""


class Table(Struct, frozen=True):
    """The whole truth. Players only ever see a view of it."""

    options: Options
    chance: LiveChance
    gangsters: tuple[Gangster, ...]
    stashes: tuple[tuple[Card, ...], ...]
    """What each team has earned (L12)."""
    round: int = 0
    phase: Phase = Phase.LOOT
    row: tuple[Card, ...] = ()
    """All cards of the round, dealt or not: those carried over first, then the new ones."""
    carried: int = 0
    """How many of them were carried over."""
    loot: int = 0
    """What was announced: the money in the row, or with foolproof the number of cards."""
    dealt: tuple[tuple[Card, ...], ...] = ()
    """What each team was dealt this round."""
    unseen: tuple[tuple[Seat, Seat], ...] = ()
    """Who could not see whom when all froze."""
    spots: tuple[Spot, ...] = ()
    """Where everyone stood, if the Godfather said so."""
    pending: tuple[Seat, ...] = ()
    """Wounded holders of a numbered card who have not acted yet (A64)."""
    reach: tuple[Seat, ...] | None = None
    """Whom the next dagger reaches, once the Godfather has said so."""
    falling: tuple[Seat, ...] = ()
    """Who was hit by a Shotgun and steps back now (L47)."""
    sharers: tuple[Seat, ...] = ()
    """Who took part in this round's split."""
    outcome: Outcome | None = None
    stage: StageId = StageId.LOOT
    """Where in the round the table waits for answers."""
    asking: Asks = NOBODY
    """Whose answers it waits for; kept, because `step` has just worked it out."""

    def __getitem__(self, seat: Seat) -> Gangster:
        return self.gangsters[seat]

    def with_gangster(self, seat: Seat, **changes: object) -> "Table":
        """The table after something changed about one gangster."""
        gangsters = list(self.gangsters)
        gangsters[seat] = replace(gangsters[seat], **changes)
        return replace(self, gangsters=tuple(gangsters))

    def waiting(self, stage: StageId, asking: Asks) -> "Table":
        """The table while it waits for answers."""
        return replace(self, stage=stage, asking=asking)

    def card_of(self, seat: Seat) -> Card:
        """The card of somebody who was dealt one this round."""
        card = self.gangsters[seat].card
        assert card is not None
        return card

    @property
    def godfather(self) -> Seat:
        """The seat that answers for what can be seen and touched."""
        return self.options.gangsters

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Who is neither in the Coward's Corner nor in the Hospital."""
        playing = Place.IN_PLAY
        return tuple(
            [seat for seat, gangster in enumerate(self.gangsters) if gangster.place is playing]
        )

    @property
    def teams_in_play(self) -> tuple[tuple[Seat, ...], ...]:
        """The members in play of each team; the first of them acts as its Chief (A75)."""
        gangsters, playing = self.gangsters, Place.IN_PLAY
        return tuple(
            [
                tuple([seat for seat in members if gangsters[seat].place is playing])
                for members in self.options.members
            ]
        )

    def adversaries_in_play(self, seat: Seat) -> tuple[Seat, ...]:
        """Who is in play for another team."""
        team_of = self.options.team_of
        mine = team_of[seat]
        return tuple([other for other in self.in_play if team_of[other] != mine])


def blank(options: Options, chance: LiveChance) -> Table:
    """A table before the first round."""
    return Table(
        options,
        chance,
        gangsters=tuple(Gangster() for _ in range(options.gangsters)),
        stashes=tuple(() for _ in options.teams),
    )
