"""Hindsight: what one seat has come to know of the others by some moment of a game."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Discarded,
    Event,
    Fired,
    Inherited,
    Loaded,
    PhaseBegan,
    PhoneLaid,
    PowerShown,
    RoundBegan,
    Stabbed,
    Swapped,
    TookBack,
    Wounded,
)
from standoff.rules.classic.words import Bullet, Phase, PowerId, Role
from tests.properties.games import Game

Needed = Counter[Bullet | None]
"""Cards that are known to be in a hand; None: one of which only is known that it is no BBB."""


class Slot(NamedTuple):
    """A card that was laid, as far as everybody knows it by now."""

    shown: Bullet | None
    """What it turned out to be, if it was shown."""
    slow: bool
    """Whether it stayed in play when every BBB had to be shown."""
    needed_after: Needed
    """What is known to have stayed in the hand."""


class Hindsight:
    """The knowledge of one seat (None: a watcher) about everybody else."""

    def __init__(self, game: Game, seat: Seat | None, moment: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = game.turns[:moment]
        self.events = [event for turn in self.turns for event in turn.events]
        self.loads: dict[tuple[int, Seat], tuple[Slot, ...]] = {}
        """What is known of the cards laid at a turn by a seat, gun by gun."""
        self.needed_after_swap: dict[int, Needed] = {}
        self.look_back()

    def suspects(self) -> list[Seat]:
        """Who may be the cop, for all the seat knows."""
        gangsters = self.game.dealt.gangsters
        if self.seat is not None and gangsters[self.seat].role is Role.COP:
            return [self.seat]
        used = [e.handled for e in self.events if isinstance(e, PhoneLaid) and e.used]
        return [
            seat
            for seat in range(len(gangsters))
            if seat != self.seat and all(seat in handled for handled in used)
        ]

    def knows_power(self, seat: Seat) -> bool:
        shown = {event.seat for event in self.events if isinstance(event, PowerShown)}
        return seat == self.seat or seat in shown

    def may_hold(self, seat: Seat, power: PowerId | None, held: PowerId | None) -> bool:
        """Whether this power instead of the one held would have made no difference so far."""
        betrayed = set()
        if self.wounds(seat) >= 3:
            betrayed.add(PowerId.UNBREAKABLE)
        if self.was_hit_twice_in_a_round(seat):
            betrayed.add(PowerId.DRAGON_SKIN)
        return power is held or not betrayed & {power, held}

    def wounds(self, seat: Seat) -> int:
        return sum(e.markers for e in self.events if isinstance(e, Wounded) and e.seat == seat)

    def was_hit_twice_in_a_round(self, seat: Seat) -> bool:
        hits: Counter[int] = Counter()
        for turn in self.turns:
            for event in turn.events:
                match event:
                    case Fired(_, _, bullet, target):
                        hits[turn.before.round] += target == seat and bullet is not Bullet.CLICK
                    case Stabbed(_, victim):
                        hits[turn.before.round] += victim == seat
                    case _:
                        pass
        return any(count > 1 for count in hits.values())

    def look_back(self) -> None:
        """Go through the game backwards, collecting what came out later about each hand."""
        heirs = {e.seat: e.dead for e in self.events if isinstance(e, Inherited)}
        needed: defaultdict[Seat, Needed] = defaultdict(Counter)
        shown: dict[tuple[Seat, int], Bullet] = {}
        slow = self.slow_at_the_moment()
        taken_back: set[Seat] = set()
        for place, phase, event in reversed(list(self.told())):
            match event:
                case Fired(seat, gun, bullet):
                    shown[seat, gun] = bullet
                case Stabbed(seat, _, bullet):
                    shown[seat, 0] = bullet
                case Discarded(seat, gun) if phase >= Phase.FAST_VOLLEY:
                    slow.add((seat, gun))
                case TookBack(seat):
                    taken_back.add(seat)
                case Swapped(seat):
                    self.needed_after_swap[place] = needed[seat].copy()
                    needed[seat] -= Counter([Bullet.BBB])
                case Inherited(seat, dead, hand) if seat == self.seat:
                    needed[dead] = Counter(hand.listed())
                case Loaded(seat, bullets) if seat in taken_back:
                    taken_back.remove(seat)
                    self.loads[place, seat] = (Slot(None, False, Counter()),) * len(bullets)
                case Loaded(seat, bullets):
                    slots = []
                    for gun, deck in enumerate((seat, heirs.get(seat, seat))[: len(bullets)]):
                        slot = Slot(
                            shown.pop((seat, gun), None), (seat, gun) in slow, needed[deck].copy()
                        )
                        slow.discard((seat, gun))
                        if slot.shown or slot.slow:
                            needed[deck][slot.shown] += 1
                        slots.append(slot)
                    self.loads[place, seat] = tuple(slots)
                case _:
                    pass

    def told(self) -> Iterator[tuple[int, Phase, Event]]:
        """Every event with the turn and the phase it came in."""
        phase = Phase.LOOT
        for place, turn in enumerate(self.turns):
            for event in turn.events:
                if isinstance(event, RoundBegan):
                    phase = Phase.LOOT
                elif isinstance(event, PhaseBegan):
                    phase = event.phase
                yield place, phase, event

    def slow_at_the_moment(self) -> set[tuple[Seat, int]]:
        """Cards still in play although the BBBs were shown."""
        table = self.turns[-1].after
        if table.phase < Phase.FAST_VOLLEY:
            return set()
        return {
            (seat, gun)
            for seat, gangster in enumerate(table.gangsters)
            for gun, bullet in enumerate(gangster.loaded)
            if bullet
        }
