"""The table: the whole truth of one classic game at one moment, as a value that never changes."""

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.chance import Chance
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Outcome
from standoff.rules.classic.words import Bullet, Phase, PowerId, Role, Stance
from standoff.rules.notes import Notes
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
    turned: int = 0
    """How many notes have left the pile."""
    sharers: tuple[Seat, ...] = ()
    """Who took part in this round's split."""
    exploded: int = 0
    """The round in which the grenade went off, 0 before."""
    calls: int = 0
    alerted: int = 0
    """The round of the third call, 0 before."""
    outcome: Outcome | None = None
    stage: int = 0
    """Where in the round the table waits for answers: a place in the order of play."""
    asking: Asks = NOBODY
    """Whose answers it waits for; kept, because `step` has just worked it out."""

    def __getitem__(self, seat: Seat) -> Gangster:
        return self.gangsters[seat]

    def with_gangster(self, seat: Seat, gangster: Gangster) -> "Table":
        """The table after something changed about one gangster."""
        gangsters = list(self.gangsters)
        gangsters[seat] = gangster
        return replace(self, gangsters=tuple(gangsters))

    def waiting(self, stage: int, asking: Asks) -> "Table":
        """The table while it waits for answers at a place in the order of play."""
        return replace(self, stage=stage, asking=asking)

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
    return Table(options, chance, tuple(Gangster() for _ in seats), living=seats)
