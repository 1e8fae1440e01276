"""What happened: each event says what it changes on the table, and what each seat sees of it.

An event holds facts only. Secret ones have a shadow, a type of its own without the secret.
"""

from msgspec.structs import replace

from standoff.rules import events
from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.events import Seen
from standoff.rules.live.outcome import Outcome
from standoff.rules.live.table import Gangster, Spot, Table
from standoff.rules.live.words import Phase, Place
from standoff.rules.notes import Note

Event = events.Event[Table]
"""Something that happened in a game of Live."""


class RoundBeganUnseen(Seen, frozen=True, tag="round-began-unseen"):
    round: int
    loot: int
    cards: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new deck joins the cards left over, and the total is announced (L16, L54)."""

    round: int
    deck: tuple[Card, ...]
    loot: int
    """What is announced: the money, or with foolproof the number of cards (A80)."""
    cards: int
    """How many cards there are in all."""

    def fold(self, table: Table) -> Table:
        return replace(
            table,
            round=self.round,
            phase=Phase.LOOT,
            row=(*table.row, *self.deck),
            carried=len(table.row),
            loot=self.loot,
            dealt=(),
            unseen=(),
            spots=(),
            falling=(),
            sharers=(),
            gangsters=tuple([_FRESH[gangster.place] for gangster in table.gangsters]),
        )

    def seen_by(self, seat: Seat | None) -> Seen:  # noqa: ARG002
        return RoundBeganUnseen(self.round, self.loot, self.cards)  # H14


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: Phase

    def fold(self, table: Table) -> Table:
        return replace(table, phase=self.phase)


class DealtUnseen(Seen, frozen=True, tag="dealt-unseen"):
    chief: Seat
    cards: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A Chief, or who acts for them, receives a card for each member in play (L17, A75)."""

    chief: Seat
    team: tuple[Seat, ...]
    """All members, who know what their team holds (H12)."""
    cards: tuple[Card, ...]

    def fold(self, table: Table) -> Table:
        dealt = list(table.dealt or ((),) * len(table.stashes))
        dealt[table.options.team_of[self.chief]] = self.cards
        return replace(table, dealt=tuple(dealt))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat in self.team else DealtUnseen(self.chief, len(self.cards))


class DividedUnseen(Seen, frozen=True, tag="divided-unseen"):
    chief: Seat


class Divided(Event, frozen=True, tag="divided"):
    """The members of a team hold one card each (L18, L19)."""

    chief: Seat
    team: tuple[Seat, ...]
    to: tuple[Seat, ...]
    """Who holds each card, in the order they were dealt."""

    def fold(self, table: Table) -> Table:
        gangsters = list(table.gangsters)
        cards = table.dealt[table.options.team_of[self.chief]]
        for seat, card in zip(self.to, cards, strict=True):
            gangsters[seat] = replace(gangsters[seat], card=card)
        return replace(table, gangsters=tuple(gangsters))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat in self.team else DividedUnseen(self.chief)


class Froze(Event, frozen=True, tag="froze"):
    """The first whistle: all stand still, and the Godfather says who cannot see whom (L25)."""

    unseen: tuple[tuple[Seat, Seat], ...]
    spots: tuple[Spot, ...]

    def fold(self, table: Table) -> Table:
        return replace(table, unseen=self.unseen, spots=self.spots)


class Aimed(Event, frozen=True, tag="aimed"):
    """Everybody sees the mime and at whom it points; no mime: too slow (L23, H15, A76)."""

    seat: Seat
    mime: Weapon | None
    at: tuple[Seat, ...]

    def fold(self, table: Table) -> Table:
        return table.with_gangster(self.seat, mime=self.mime, at=self.at)


class Withdrew(Event, frozen=True, tag="withdrew"):
    """To the Coward's Corner; the card goes back unseen (L29, L30)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        return table.with_gangster(self.seat, place=Place.COWARD)


class Fired(Event, frozen=True, tag="fired"):
    """A weapon is announced and fires at everyone it still points at (L33, L44, L46)."""

    seat: Seat
    weapon: Weapon
    at: tuple[Seat, ...]

    def fold(self, table: Table) -> Table:
        return table.with_gangster(self.seat, shown=True)


class Wounded(Event, frozen=True, tag="wounded"):
    """So many wounds at once, a hand on the heart, and no more aiming (L34)."""

    seat: Seat
    wounds: int
    by: Weapon

    def fold(self, table: Table) -> Table:
        wounds = table[self.seat].wounds + self.wounds
        return table.with_gangster(self.seat, wounds=wounds, hurt_by=self.by)


class Saved(Event, frozen=True, tag="saved"):
    """Kevlar cancels the first wound, and is shown (L37)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        return table.with_gangster(self.seat, shown=True, spent=True)


class Announced(Event, frozen=True, tag="announced"):
    """A numbered card is shown and waits for its turn (L36, L42)."""

    seat: Seat
    weapon: Weapon
    number: int

    def fold(self, table: Table) -> Table:
        table = table.with_gangster(self.seat, shown=True)
        return replace(table, pending=(*table.pending, self.seat))


class Reached(Event, frozen=True, tag="reached"):
    """Everybody sees which adversaries a dagger could touch (L40)."""

    seat: Seat
    within: tuple[Seat, ...]

    def fold(self, table: Table) -> Table:
        return replace(table, reach=self.within)


class Stabbed(Event, frozen=True, tag="stabbed"):
    """A dagger touches an adversary (L40)."""

    seat: Seat
    victim: Seat

    def fold(self, table: Table) -> Table:
        return _acted(table, self.seat).with_gangster(self.seat, spent=True)


class Sheathed(Event, frozen=True, tag="sheathed"):
    """A dagger is not used; a later wound would give it another chance (A63)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        return _acted(table, self.seat)


class Exploded(Event, frozen=True, tag="exploded"):
    """A grenade goes off among these (L38)."""

    seat: Seat
    touched: tuple[Seat, ...]

    def fold(self, table: Table) -> Table:
        return _acted(table, self.seat).with_gangster(self.seat, spent=True)


class Fell(Event, frozen=True, tag="fell"):
    """Into a coma, and to the Hospital (L43)."""

    seat: Seat
    by: Weapon
    backwards: bool = False
    """A Shotgun's direct hit, which makes the body step back first (L47)."""

    def fold(self, table: Table) -> Table:
        table = table.with_gangster(self.seat, place=Place.HOSPITAL)
        if self.backwards:
            return replace(table, falling=(*table.falling, self.seat))
        return table


class StruckOut(Event, frozen=True, tag="struck-out"):
    """A grenade took the holder of a waiting card away (A64)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        return _acted(table, self.seat)


class SteppedBack(Event, frozen=True, tag="stepped-back"):
    """A Shotgun's victim steps back with open arms, into these (L47)."""

    seat: Seat
    touched: tuple[Seat, ...]

    def fold(self, table: Table) -> Table:
        return replace(table, falling=_without(table.falling, self.seat))


class Split(Event, frozen=True, tag="split"):
    """All cards lie money side up; equal shares are handed out, the rest stays (L49-L52)."""

    among: tuple[Seat, ...]
    share: int
    """What each gets: money, or with foolproof a number of cards (V3)."""
    row: tuple[Note, ...]
    """The money sides, from the left of the row."""
    portions: tuple[tuple[int, ...], ...]
    """The places in the row of the cards each sharer gets."""

    def fold(self, table: Table) -> Table:
        team_of = table.options.team_of
        stashes = list(table.stashes)
        taken: set[int] = set()
        for seat, portion in zip(self.among, self.portions, strict=True):
            team = team_of[seat]
            stashes[team] += tuple([table.row[place] for place in portion])
            taken.update(portion)
        left = tuple([card for place, card in enumerate(table.row) if place not in taken])
        return replace(table, stashes=tuple(stashes), row=left, sharers=self.among)


class Returned(Event, frozen=True, tag="returned"):
    """Who is back for the next round, and who fell and sits it out (L53, A81)."""

    back: tuple[Seat, ...]
    out: tuple[Seat, ...]

    def fold(self, table: Table) -> Table:
        gangsters = list(table.gangsters)
        for seat in self.back:
            gangsters[seat] = replace(gangsters[seat], place=Place.IN_PLAY)
        for seat in self.out:
            gangsters[seat] = replace(gangsters[seat], place=Place.SITTING_OUT)
        return replace(table, gangsters=tuple(gangsters))


class Ended(Event, frozen=True, tag="ended"):
    outcome: Outcome

    def fold(self, table: Table) -> Table:
        return replace(table, outcome=self.outcome)


LiveEvent = (
    RoundBegan | PhaseBegan | Dealt | Divided | Froze | Aimed | Withdrew | Fired | Wounded | Saved
    | Announced | Reached | Stabbed | Sheathed | Exploded | Fell | StruckOut | SteppedBack | Split
    | Returned | Ended
)  # fmt: skip
LiveSeen = (
    RoundBeganUnseen | PhaseBegan | Dealt | DealtUnseen | Divided | DividedUnseen | Froze | Aimed
    | Withdrew | Fired | Wounded | Saved | Announced | Reached | Stabbed | Sheathed | Exploded
    | Fell | StruckOut | SteppedBack | Split | Returned | Ended
)  # fmt: skip

_FRESH = {place: Gangster(place) for place in Place}
"""Everyone as a round begins (L54)."""


def _acted(table: Table, seat: Seat) -> Table:
    """The table once somebody's numbered card waits no more."""
    return replace(table, pending=_without(table.pending, seat), reach=None)


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if seat != gone])
