"""Views: what one seat may know. Types of their own, in which a secret has no field."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.glimpse import glimpse
from standoff.rules.live.options import Options
from standoff.rules.live.outcome import Outcome
from standoff.rules.live.table import Gangster, Spot, Table
from standoff.rules.live.words import Phase, Place, StageId
from standoff.rules.notes import Note
from standoff.rules.options import Money


class Other(Struct, frozen=True):
    """A gangster as everybody sees them."""

    seat: Seat
    team: int
    place: Place
    wounds: int
    mime: Weapon | None
    at: tuple[Seat, ...]
    weapon: Weapon | None
    """What they hold, if it acted or was announced, or the game is over."""
    number: int | None
    """The number of that card, if it has one."""


class Stash(Struct, frozen=True):
    """What a team has earned."""

    money: int
    cards: int


class LiveHeld(Struct, frozen=True):
    """A card, and who holds or held it in this round."""

    seat: Seat
    card: Card


class Own(Struct, frozen=True):
    """What only the members of a team know."""

    team: int
    chief: Seat | None
    """Who divides the cards this round; nobody where the whole team is out of play (A75)."""
    dealt: tuple[Card, ...]
    """The team's cards of this round, as dealt."""
    held: tuple[LiveHeld, ...]
    """Who holds which of them."""


class View(Struct, frozen=True, tag="live", tag_field="edition"):
    """The table as one seat, or a watcher, may know it."""

    seat: Seat | None
    options: Options
    round: int
    stage: StageId
    """Where in the round the table waits for answers."""
    loot: int
    """What was announced: the money, or with foolproof the number of cards."""
    cards: int
    """How many cards the round is played for."""
    carried: tuple[Note, ...]
    """The money sides of the cards that the last split left over."""
    gangsters: tuple[Other, ...]
    unseen: tuple[tuple[Seat, Seat], ...]
    spots: tuple[Spot, ...]
    stashes: tuple[Stash | None, ...]
    """What each team has earned; None where that is its secret."""
    own: Own | None
    handed: tuple[LiveHeld, ...]
    """The cards of those who left the round, which a Godfather who does not play was given."""
    asked: tuple[Seat, ...]
    """Whose answers the table waits for."""
    pending: tuple[Seat, ...]
    """Whose numbered cards wait for their turn."""
    reach: tuple[Seat, ...]
    """Whom the next dagger could touch."""
    sharers: tuple[Seat, ...]
    outcome: Outcome | None
    left: tuple[Card, ...]
    """The cards nobody has earned, once the game is over."""

    @property
    def phase(self) -> Phase:
        return self.stage.phase

    def __repr__(self) -> str:
        return glimpse(self.seat, self.round, self.stage, self.loot, self.asked)


class Sights:
    """The views of one table, each made when somebody looks; what all see alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, seat: Seat | None) -> View:
        """What this seat may know (None: a watcher, who knows what is public)."""
        table, public = self.table, self.public
        if seat is None:
            return public
        if seat == table.godfather:
            handed = () if table.options.playing_godfather else _handed(table)
            return replace(public, seat=seat, handed=handed)
        team = table.options.team_of[seat]
        stashes = public.stashes
        if stashes[team] is None:
            stashes = (*stashes[:team], _stash(table.stashes[team]), *stashes[team + 1 :])
        return replace(public, seat=seat, stashes=stashes, own=_own(table, team))

    @cached_property
    def public(self) -> View:
        table = self.table
        over = table.outcome is not None
        open_money = over or table.options.money is Money.OPEN
        team_of = table.options.team_of
        return View(
            seat=None,
            options=table.options,
            round=table.round,
            stage=table.stage,
            loot=table.loot,
            cards=len(table.row),
            carried=tuple([card.value for card in table.row[: table.carried]]),
            gangsters=tuple(
                [
                    _other(gangster, place, team_of[place], shown=over or gangster.shown)
                    for place, gangster in enumerate(table.gangsters)
                ]
            ),
            unseen=table.unseen,
            spots=table.spots,
            stashes=tuple([_stash(stash) if open_money else None for stash in table.stashes]),
            own=None,
            handed=(),
            asked=tuple(table.asking),
            pending=table.pending,
            reach=table.reach or (),
            sharers=table.sharers,
            outcome=table.outcome,
            left=table.row if over else (),
        )


def view(table: Table, seat: Seat | None) -> View:
    """What this seat may know (None: a watcher, who knows what is public)."""
    return Sights(table)(seat)


def _other(gangster: Gangster, seat: Seat, team: int, *, shown: bool) -> Other:
    card = gangster.card if shown else None
    return Other(
        seat,
        team,
        gangster.place,
        gangster.wounds,
        gangster.mime,
        gangster.at,
        card.weapon if card else None,
        card.number if card else None,
    )


def _stash(cards: tuple[Card, ...]) -> Stash:
    return Stash(sum([card.value for card in cards]), len(cards))


def _own(table: Table, team: int) -> Own:
    members = table.teams_in_play[team]
    return Own(
        team,
        members[0] if members else None,
        table.dealt[team] if table.dealt else (),
        _held(table, table.options.members[team]),
    )


def _handed(table: Table) -> tuple[LiveHeld, ...]:
    """L30, L43: a coward and whoever falls gives their card back to the Godfather."""
    gone = (Place.COWARD, Place.HOSPITAL)
    return _held(
        table,
        tuple([seat for seat, gangster in enumerate(table.gangsters) if gangster.place in gone]),
    )


def _held(table: Table, seats: tuple[Seat, ...]) -> tuple[LiveHeld, ...]:
    return tuple(
        [LiveHeld(seat, card) for seat in seats if (card := table.gangsters[seat].card) is not None]
    )
