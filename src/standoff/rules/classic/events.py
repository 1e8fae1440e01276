"""What happened: each event says what it changes on the table, and what each seat sees of it.

An event holds facts only. Secret ones have a shadow, a type of its own without the secret.
"""

from msgspec.structs import replace

from standoff.rules import events
from standoff.rules.asks import Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import CALLS_TO_ALERT
from standoff.rules.classic.outcome import Outcome
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, PowerId, Role, Stance
from standoff.rules.events import Seen as Seen
from standoff.rules.notes import FIVE, TEN, TWENTY, Note, Notes

Event = events.Event[Table]
"""Something that happened at a classic table."""


class PowerDealtUnseen(Seen, frozen=True, tag="power-dealt-unseen"):
    seat: Seat


class PowerDealt(Event, frozen=True, tag="power-dealt"):
    """A power card lies in front of its owner (P2)."""

    seat: Seat
    power: PowerId

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        return table.with_gangster(self.seat, replace(one, power=self.power))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat == self.seat else PowerDealtUnseen(self.seat)


class RoleDealtUnseen(Seen, frozen=True, tag="role-dealt-unseen"):
    seat: Seat


class RoleDealt(Event, frozen=True, tag="role-dealt"):
    """A role card lies under its owner's character (K4)."""

    seat: Seat
    role: Role

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        return table.with_gangster(self.seat, replace(one, role=self.role))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat == self.seat else RoleDealtUnseen(self.seat)


class RoundBegan(Event, frozen=True, tag="round-began"):
    """Everyone alive is back in, and new notes join the loot (C14, C16)."""

    round: int
    notes: tuple[Note, ...]

    def fold(self, table: Table) -> Table:
        count = self.notes.count
        twenties, tens, fives = count(TWENTY), count(TEN), count(FIVE)
        loot, pile, pointed_at = table.loot, table.pile, table.pointed_at
        upright = Stance.STANDING
        return replace(
            table,
            round=self.round,
            phase=Phase.LOOT,
            loot=Notes(loot[0] + twenties, loot[1] + tens, loot[2] + fives),
            pile=Notes(pile[0] - twenties, pile[1] - tens, pile[2] - fives),
            sharers=(),
            gangsters=tuple(
                [
                    replace(
                        one,
                        loaded=(),
                        aims=(),
                        stance=upright,
                        wounds_this_round=0,
                        fired=(),
                        foiled=(),
                        threatened=one.threatened + (seat in pointed_at),
                    )
                    for seat, one in enumerate(table.gangsters)
                ]
            ),
        )


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: Phase

    def fold(self, table: Table) -> Table:
        return replace(table, phase=self.phase)


class LoadedUnseen(Seen, frozen=True, tag="loaded-unseen"):
    seat: Seat


class Loaded(Event, frozen=True, omit_defaults=True, tag="loaded"):
    """A card for each gun lies face down (C17); `by_chance` where one was drawn (A2)."""

    seat: Seat
    bullets: tuple[Bullet, ...]
    by_chance: bool = False

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        hands = one.hands
        if len(hands) == 1:
            left: tuple[Hand, ...] = (hands[0].plus(self.bullets[0], -1),)
        else:
            left = tuple(
                hand.plus(bullet, -1) for hand, bullet in zip(hands, self.bullets, strict=True)
            )
        return table.with_gangster(self.seat, replace(one, loaded=self.bullets, hands=left))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat == self.seat else LoadedUnseen(self.seat)


class TookBack(Event, frozen=True, tag="took-back"):
    """A card laid too early goes back to the hand, unseen (A30)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        hands = tuple(
            hand.plus(bullet) if bullet else hand
            for hand, bullet in zip(one.hands, one.loaded, strict=True)
        )
        return table.with_gangster(self.seat, replace(one, loaded=(), hands=hands))


class Aimed(Event, frozen=True, tag="aimed"):
    """Everybody sees at whom each gun points; None: too slow (C20, C23)."""

    seat: Seat
    at: tuple[Seat | None, ...]

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        return table.with_gangster(self.seat, replace(one, aims=self.at))


class Withdrew(Event, frozen=True, omit_defaults=True, tag="withdrew"):
    """Out of the round, for a Shame marker; a flashing one after the alert (C30, K15)."""

    seat: Seat
    flashing: bool = False

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        gone = replace(
            one,
            stance=Stance.WITHDRAWN,
            shame=one.shame + 1,
            flashing=one.flashing + self.flashing,
            fled=one.fled + table.points_at(self.seat),
        )
        return table.with_gangster(self.seat, gone)


class DiscardedUnseen(Seen, frozen=True, tag="discarded-unseen"):
    seat: Seat
    gun: int
    why: DiscardReason


class Discarded(Event, frozen=True, tag="discarded"):
    """A card in play leaves face down (H3)."""

    seat: Seat
    gun: int
    bullet: Bullet
    why: DiscardReason

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        foiled = one.foiled if self.why is not DiscardReason.FOILED else (*one.foiled, self.bullet)
        loaded = unloaded(one.loaded, self.gun)
        return table.with_gangster(self.seat, replace(one, loaded=loaded, foiled=foiled))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat == self.seat else DiscardedUnseen(self.seat, self.gun, self.why)


class PowerShown(Event, frozen=True, tag="power-shown"):
    seat: Seat
    power: PowerId

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        return table.with_gangster(self.seat, replace(one, power_shown=True))


class Stabbed(Event, frozen=True, tag="stabbed"):
    """A foiled bullet is shown as proof, and a neighbour is stabbed (P38, A43)."""

    seat: Seat
    victim: Seat
    bullet: Bullet

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        return table.with_gangster(self.seat, replace(one, seen=(*one.seen, self.bullet)))


class Fired(Event, frozen=True, tag="fired"):
    """A card is shown to all: a shot, or a click (C35, C40)."""

    seat: Seat
    gun: int
    bullet: Bullet
    target: Seat

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        shown = replace(
            one,
            loaded=unloaded(one.loaded, self.gun),
            seen=(*one.seen, self.bullet),
            fired=(*one.fired, self.bullet),
        )
        return table.with_gangster(self.seat, shown)


class Wounded(Event, frozen=True, tag="wounded"):
    """So many Wound markers, and down (C36, C42)."""

    seat: Seat
    markers: int

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        hurt = replace(
            one,
            wounds=one.wounds + self.markers,
            wounds_this_round=one.wounds_this_round + self.markers,
            stance=Stance.WOUNDED,
        )
        return table.with_gangster(self.seat, hurt)


class Died(Event, frozen=True, tag="died"):
    """Out of the game; the money goes back to the box (C59, C61)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        dead = replace(one, died=(table.round, table.phase), money=0)
        table = table.with_gangster(self.seat, dead)
        return replace(table, living=tuple(seat for seat in table.living if seat != self.seat))


class Exploded(Event, frozen=True, tag="exploded"):
    """The grenade goes off (P21)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        return replace(table, exploded=table.round)


class InheritedUnseen(Seen, frozen=True, tag="inherited-unseen"):
    seat: Seat
    dead: Seat


class Inherited(Event, frozen=True, tag="inherited"):
    """The gun and the unused cards of a dead gangster change hands (P14, A22)."""

    seat: Seat
    dead: Seat
    hand: Hand

    def fold(self, table: Table) -> Table:
        heir, dead = table[self.seat], table[self.dead]
        table = table.with_gangster(self.seat, replace(heir, hands=(*heir.hands, self.hand)))
        return table.with_gangster(self.dead, replace(dead, hands=(Hand(),)))

    def seen_by(self, seat: Seat | None) -> Seen:
        # The dead owner knew their cards; the heir looks at them now.
        return self if seat in (self.seat, self.dead) else InheritedUnseen(self.seat, self.dead)


class SwappedUnseen(Seen, frozen=True, tag="swapped-unseen"):
    seat: Seat


class Swapped(Event, frozen=True, tag="swapped"):
    """A fired BBB goes back to the hand, another card away face down (P31, A35)."""

    seat: Seat
    thrown: Bullet

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        hand, *others = one.hands
        swapped = hand.plus(self.thrown, -1).plus(Bullet.BBB)
        return table.with_gangster(self.seat, replace(one, hands=(swapped, *others)))

    def seen_by(self, seat: Seat | None) -> Seen:
        return self if seat == self.seat else SwappedUnseen(self.seat)


class StoodUp(Event, frozen=True, tag="stood-up"):
    """Down, and up again for the split (P34)."""

    seat: Seat

    def fold(self, table: Table) -> Table:
        one = table.gangsters[self.seat]
        return table.with_gangster(self.seat, replace(one, stance=Stance.STANDING))


class Split(Event, frozen=True, tag="split"):
    """The loot is shared without change; the rest stays (C48-C55)."""

    among: tuple[Seat, ...]
    share: int
    portions: tuple[tuple[Note, ...], ...]
    left: Notes

    def fold(self, table: Table) -> Table:
        gangsters = list(table.gangsters)
        for seat in self.among:
            gangsters[seat] = replace(gangsters[seat], money=gangsters[seat].money + self.share)
        return replace(table, gangsters=tuple(gangsters), loot=self.left, sharers=self.among)


class PhoneLaid(Event, frozen=True, tag="phone-laid"):
    """The telephone is back on the table, and all see its side (K12, K13)."""

    handled: tuple[Seat, ...]
    used: bool

    def fold(self, table: Table) -> Table:
        calls = table.calls + self.used
        alerted = table.round if self.used and calls == CALLS_TO_ALERT else table.alerted
        gangsters = list(table.gangsters)
        for seat in self.handled:
            one = gangsters[seat]
            gangsters[seat] = replace(
                one,
                used_calls=one.used_calls + self.used,
                unused_calls=one.unused_calls + (not self.used),
            )
        return replace(table, calls=calls, alerted=alerted, gangsters=tuple(gangsters))


class Ended(Event, frozen=True, tag="ended"):
    outcome: Outcome

    def fold(self, table: Table) -> Table:
        return replace(table, outcome=self.outcome)


ClassicEvent = (
    PowerDealt | RoleDealt | RoundBegan | PhaseBegan | Loaded | TookBack | Aimed | Withdrew
    | Discarded | PowerShown | Stabbed | Fired | Wounded | Died | Exploded | Inherited | Swapped
    | StoodUp | Split | PhoneLaid | Ended
)  # fmt: skip
ClassicSeen = (
    ClassicEvent | PowerDealtUnseen | RoleDealtUnseen | LoadedUnseen | DiscardedUnseen
    | InheritedUnseen | SwappedUnseen
)  # fmt: skip


def unloaded(loaded: tuple[Bullet | None, ...], gun: int) -> tuple[Bullet | None, ...]:
    """The cards in play of a gangster without the one of this gun."""
    return (None,) if len(loaded) == 1 else (*loaded[:gun], None, *loaded[gun + 1 :])
