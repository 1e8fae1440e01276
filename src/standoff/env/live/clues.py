"""What one seat of Live can tell of every card that was dealt: from its team's, and from what all have seen."""

from msgspec import Struct

from standoff.env.live.course import Course
from standoff.rules.asks import Seat
from standoff.rules.cards import GUNS, Card, Weapon
from standoff.rules.live.events import (
    Aimed,
    Announced,
    Dealt,
    Divided,
    Event,
    Fell,
    Fired,
    PhaseBegan,
    RoundBegan,
    Saved,
    Split,
    Wounded,
)
from standoff.rules.live.table import Table, blank
from standoff.rules.live.words import Phase, Place
from standoff.rules.notes import Note

Face = tuple[Weapon, int | None]
CLICKS = frozenset(Weapon) - frozenset(GUNS)
_VOLLEYS = dict(zip((Phase.BBB, Phase.DOUBLE, Phase.SHOTGUN), GUNS, strict=True))


class Clue(Struct):
    """What is known of one card that was dealt in a round."""

    weapons: frozenset[Weapon] = frozenset(Weapon)
    """What it may be."""
    face: Face | None = None
    """What it is, where that is known."""
    value: Note | None = None

    def allows(self, face: Face) -> bool:
        return face == self.face if self.face else face[0] in self.weapons


class RoundClues(Struct):
    """What is known of the cards of one round; each has a number for the whole game."""

    row: tuple[int, ...]
    new: tuple[int, ...]
    loot: int | None
    """The money of the row, where that was announced."""
    orders: list[tuple[Seat, ...]]
    """Team by team who holds the cards, in the order they were dealt; of others any order will do."""
    hands: dict[Seat, Clue]
    values: tuple[Note, ...] | None = None
    """The money sides of the row, once they were shared (L51)."""
    left: tuple[int, ...] = ()
    """Which cards go into the next round."""

    def has_seen(self, face: Face | None) -> bool:
        """Whether a card that there is once was dealt in this round."""
        return bool(face and face[1]) and any(clue.face == face for clue in self.hands.values())

    def notice(self, event: Event, table: Table, me: Seat) -> None:
        """Take in what happened at a table that was so."""
        hands = self.hands
        match event:
            case Dealt(team=team, cards=cards):
                members = tuple([seat for seat in team if table[seat].place is Place.IN_PLAY])
                self.orders.append(members)
                for seat, card in zip(members, cards, strict=True):
                    hands[seat] = _known(card) if me in team else Clue()
            case Divided(team=team, to=to) if me in team:
                members = tuple(sorted(to))
                hands |= zip(to, [hands[seat] for seat in members], strict=True)
                self.orders[self.orders.index(members)] = to
            case Aimed(seat=seat, mime=Weapon() as mime):  # L26
                hands[seat].weapons &= CLICKS | {mime}
            case Fired(seat=seat, weapon=weapon):
                hands[seat].face = (weapon, None)
            case Saved(seat=seat):
                hands[seat].face = (Weapon.KEVLAR, None)
            case Announced(seat=seat, weapon=weapon, number=number):
                hands[seat].face = (weapon, number)
            case Wounded(seat=seat):  # L36, L37: a Click card would show itself
                hands[seat].weapons &= frozenset(GUNS)
            case Fell(seat=seat, by=Weapon.BOOM) if table.options.chain_of_grenades:  # V2
                hands[seat].weapons -= {Weapon.BOOM}
            case PhaseBegan(phase=phase) if phase in _VOLLEYS:
                for seat in table.in_play:
                    if table[seat].wounds == 0 and any(
                        table[target].place is not Place.COWARD for target in table[seat].at
                    ):  # L33, L44, L46: this gun would fire now
                        hands[seat].weapons -= {_VOLLEYS[phase]}
            case Split(row=row, portions=portions):
                self.values = row
                taken = {place for portion in portions for place in portion}
                self.left = tuple([one for at, one in enumerate(self.row) if at not in taken])
            case _:
                pass


def clues(course: Course, me: Seat) -> list[RoundClues]:
    """Round by round, what a seat can tell of the cards."""
    rounds: list[RoundClues] = []
    table, cards = blank(course.options, course.spoken), 0
    for log in course.steps():
        for event in log.events:
            if isinstance(event, RoundBegan):
                new = tuple(range(cards, cards := cards + len(event.deck)))
                carried = rounds[-1].left if rounds else ()
                loot = None if course.options.foolproof else event.loot
                rounds.append(RoundClues((*carried, *new), new, loot, [], {}))
            else:
                rounds[-1].notice(event, table, me)
            table = event.fold(table)
    return rounds


def _known(card: Card) -> Clue:
    return Clue(face=(card.weapon, card.number), value=card.value)
