"""The table: the whole truth of one classic game at one moment, as a value that never changes."""

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.chance import Chance
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.options import NOTES_A_ROUND, Options
from standoff.rules.classic.outcome import Outcome
from standoff.rules.classic.words import Bullet, Phase, PowerId, Role, StageId, Stance
from standoff.rules.notes import BOX, Notes
from standoff.rules.stage import NOBODY
from standoff.rules.stage import Asks as Asks


class Gangster(Struct, frozen=True, gc=False):
    """What sits in a seat. The fields below the line are this round's."""

    hands: tuple[Hand, ...] = (FULL_HAND,)
    """The unused bullets, a hand for each gun; the first is the gangster's own."""
    power: PowerId | None = None
    power_shown: bool = False
    role: Role | None = None
    wounds: int = 0
    shame: int = 0
    flashing: int = 0
    """How many of the Shame markers were taken after the alert (K15)."""
    money: int = 0
    seen: tuple[Bullet, ...] = ()
    """The bullets that everybody saw, in the order they were shown."""
    died: tuple[int, Phase] | None = None
    """Round and phase of death."""
    threatened: int = 0
    """In how many of the rounds before this one a gun pointed here."""
    fled: int = 0
    """How often a gun pointed here, and the gangster withdrew."""
    used_calls: int = 0
    """How often the telephone came up used after it went through these hands."""
    unused_calls: int = 0

    loaded: tuple[Bullet | None, ...] = ()
    """The card in play of each gun; none once it is shown or discarded."""
    aims: tuple[Seat | None, ...] = ()
    stance: Stance = Stance.STANDING
    wounds_this_round: int = 0
    fired: tuple[Bullet, ...] = ()
    """The cards shown in this round's volleys."""
    foiled: tuple[Bullet, ...] = ()
    """The cards discarded because their target withdrew."""

    @property
    def alive(self) -> bool:
        return self.died is None

    @property
    def standing(self) -> bool:
        return self.died is None and self.stance is Stance.STANDING


class Table(Struct, frozen=True, gc=False):
    """The whole truth. Players only ever see a view of it."""

    options: Options
    chance: Chance
    gangsters: tuple[Gangster, ...]
    living: tuple[Seat, ...]
    round: int = 0
    phase: Phase = Phase.LOOT
    loot: Notes = Notes()
    pile: Notes = BOX
    """The notes nobody has seen yet."""
    sharers: tuple[Seat, ...] = ()
    """Who took part in this round's split."""
    exploded: int = 0
    """The round in which the grenade went off, 0 before."""
    calls: int = 0
    alerted: int = 0
    """The round of the third call, 0 before."""
    outcome: Outcome | None = None
    stage: StageId = StageId.LOOT
    """Where in the round the table waits for answers."""
    asking: Asks = NOBODY
    """Whose answers it waits for; kept, because `step` has just worked it out."""

    def __getitem__(self, seat: Seat) -> Gangster:
        return self.gangsters[seat]

    def with_gangster(self, seat: Seat, gangster: Gangster) -> "Table":
        """The table after something changed about one gangster."""
        gangsters = list(self.gangsters)
        gangsters[seat] = gangster
        return replace(self, gangsters=tuple(gangsters))

    def waiting(self, stage: StageId, asking: Asks) -> "Table":
        """The table while it waits for answers."""
        return replace(self, stage=stage, asking=asking)

    @property
    def turned(self) -> int:
        """How many notes have left the pile (C14)."""
        return NOTES_A_ROUND * (self.round - self.options.played)

    def points_at(self, seat: Seat) -> bool:
        """Whether somebody points at this one."""
        for one in self.gangsters:  # noqa: SIM110  # twice as fast as any()
            if seat in one.aims:
                return True
        return False

    @property
    def pointed_at(self) -> set[Seat | None]:
        """At whom somebody pointed in this round."""
        return set().union(*[one.aims for one in self.gangsters])

    @property
    def standing(self) -> tuple[Seat, ...]:
        """Who would share now (C48)."""
        gangsters, upright = self.gangsters, Stance.STANDING
        return tuple([seat for seat in self.living if gangsters[seat].stance is upright])

    def neighbours(self, seat: Seat) -> tuple[Seat, ...]:
        """The next living gangster on each side, the left one first (A41)."""
        around = [other for other in self.living if other > seat]
        around += [other for other in self.living if other < seat]
        return tuple(dict.fromkeys((around[0], around[-1])))


def blank(options: Options, chance: Chance) -> Table:
    """A table before anything was dealt (C8, C10)."""
    seats = tuple(range(options.players))
    gangster = Gangster((options.hand,), wounds=options.scars)
    gangsters = (gangster,) * options.players
    return Table(options, chance, gangsters, seats, options.played, pile=options.pile)
