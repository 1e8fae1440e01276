"""What a storyteller keeps in mind: public facts that later sentences lean on."""

from collections import Counter
from dataclasses import dataclass, field

from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Aimed,
    Died,
    Exploded,
    Fired,
    PhaseBegan,
    PhoneLaid,
    PowerShown,
    RoleDealt,
    RoleDealtUnseen,
    RoundBegan,
    Seen,
    Split,
    Stabbed,
    Withdrew,
    Wounded,
)
from standoff.rules.classic.words import Bullet, Phase, PowerId
from standoff.rules.notes import Notes, counted


@dataclass
class StoryMemory:
    """The table as far as the story needs it, from what one reader has seen happen."""

    players: int
    phase: Phase = Phase.LOOT
    loot: Notes = field(default_factory=Notes)
    cop: bool = False
    calls: int = 0
    dead: set[Seat] = field(default_factory=set)
    wounds: Counter[Seat] = field(default_factory=Counter)
    shown: dict[Seat, PowerId] = field(default_factory=dict)

    # This round's.
    aims: dict[Seat, tuple[Seat | None, ...]] = field(default_factory=dict)
    gone: set[Seat] = field(default_factory=set)
    hit: set[Seat] = field(default_factory=set)
    told_who_stays: bool = True

    # This phase's.
    shots: list[Fired] = field(default_factory=list)
    struck: set[Seat] = field(default_factory=set)
    """Whose hits of this volley were told."""
    stabbed: Seat | None = None
    exploded: bool = False

    @property
    def staying(self) -> list[Seat]:
        """Who is alive and has not withdrawn this round."""
        return [seat for seat in range(self.players) if seat not in self.dead | self.gone]

    def hits_on(self, seat: Seat) -> int:
        """How many real shots of this phase went at somebody."""
        return sum(shot.target == seat and shot.bullet is not Bullet.CLICK for shot in self.shots)

    def unmarked(self) -> list[Seat]:
        """Who was hit in this phase without anything being told of it."""
        untold = sorted(set(range(self.players)) - self.struck - self.dead)
        return [seat for seat in untold if self.hits_on(seat)]

    def fired(self, seat: Seat, bullet: Bullet) -> bool:
        """Whether somebody showed such a bullet in this phase."""
        return any(shot.seat == seat and shot.bullet is bullet for shot in self.shots)

    def two_guns(self, seat: Seat) -> bool:
        return len(self.aims.get(seat, ())) > 1

    def remember(self, event: Seen) -> None:
        """Take in what has just been told."""
        match event:
            case RoleDealt() | RoleDealtUnseen():
                self.cop = True
            case RoundBegan():
                self._begin_round(event)
            case PhaseBegan():
                self._begin_phase(event.phase)
            case Aimed():
                self.aims[event.seat] = event.at
            case Withdrew():
                self.gone.add(event.seat)
            case PowerShown():
                self.shown[event.seat] = event.power
                self.struck.add(event.seat)
            case Stabbed():
                self.stabbed = event.victim
            case Fired():
                self.shots.append(event)
            case Wounded():
                self.wounds[event.seat] += event.markers
                self.hit.add(event.seat)
                self.struck.add(event.seat)
            case Died():
                self.dead.add(event.seat)
            case Exploded():
                self.exploded = True
            case Split():
                self.loot = event.left
            case PhoneLaid():
                self.calls += event.used
            case _:
                pass

    def _begin_round(self, event: RoundBegan) -> None:
        new = counted(event.notes)
        self.loot = Notes(*(old + more for old, more in zip(self.loot, new, strict=True)))
        self.aims.clear()
        self.gone.clear()
        self.hit.clear()
        self._begin_phase(Phase.LOOT)

    def _begin_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.told_who_stays = phase is not Phase.NERVE
        self.shots.clear()
        self.struck.clear()
        self.stabbed = None
        self.exploded = False
