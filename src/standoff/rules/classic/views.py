"""Views: what one seat may know. Types of their own, in which a secret has no field."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Outcome
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.words import Bullet, Money, Phase, PowerId, Role, StageId, Stance
from standoff.rules.glimpse import glimpse
from standoff.rules.notes import Notes


class Other(Struct, frozen=True, omit_defaults=True):
    """A gangster as everybody sees them."""

    seat: Seat
    alive: bool = True
    wounds: int = 0
    shame: int = 0
    flashing: int = 0
    money: int | None = 0
    """What they have won; None where money is closed and it is not one's own."""
    cards: tuple[int, ...] = ()
    """How many unused bullets, gun by gun."""
    loaded: int = 0
    """How many cards lie in front of them, face down."""
    aims: tuple[Seat | None, ...] = ()
    stance: Stance = Stance.STANDING
    power: PowerId | None = None
    """Their power, if it was shown."""
    seen: tuple[Bullet, ...] = ()
    """The bullets everybody saw them show."""
    stood: int = 0
    """In how many rounds they stayed though a gun pointed at them."""
    fled: int = 0
    """In how many rounds they withdrew when a gun pointed at them."""
    used_calls: int = 0
    """How often the telephone came up used after they had handled it."""
    unused_calls: int = 0


class Own(Struct, frozen=True, omit_defaults=True):
    """What only the owner of a seat knows."""

    hands: tuple[Hand, ...]
    loaded: tuple[Bullet | None, ...] = ()
    power: PowerId | None = None
    role: Role | None = None


class Revealed(Struct, frozen=True):
    """What was secret of a gangster, once the game is over."""

    seat: Seat
    hands: tuple[Hand, ...]
    power: PowerId | None
    role: Role | None


class View(Struct, frozen=True, tag="classic", tag_field="edition", omit_defaults=True):
    """The table as one seat, or a watcher, may know it."""

    seat: Seat | None
    options: Options
    round: int
    stage: StageId
    """Where in the round the table waits for answers."""
    loot: Notes
    pile: Notes
    """The notes still to come, which nobody has seen yet."""
    gangsters: tuple[Other, ...]
    own: Own | None = None
    asked: tuple[Seat, ...] = ()
    """Whose answers the table waits for."""
    sharers: tuple[Seat, ...] = ()
    exploded: int = 0
    calls: int = 0
    alerted: int = 0
    outcome: Outcome | None = None
    revealed: tuple[Revealed, ...] = ()

    @property
    def phase(self) -> Phase:
        return self.stage.phase

    def __repr__(self) -> str:
        return glimpse(self.seat, self.round, self.stage, self.loot.total, self.asked)


class Sights:
    """The views of one table, each made when somebody looks; what all see alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, seat: Seat | None) -> View:
        """What this seat may know (None: a watcher, who knows what is public)."""
        public = self.public
        if seat is None:
            return public
        one = self.table.gangsters[seat]
        gangsters = public.gangsters
        if gangsters[seat].money is None:
            known = replace(gangsters[seat], money=one.money)
            gangsters = (*gangsters[:seat], known, *gangsters[seat + 1 :])
        return replace(public, seat=seat, gangsters=gangsters, own=own_of(one))

    @cached_property
    def public(self) -> View:
        table = self.table
        over = table.outcome is not None
        open_money = over or table.options.money is Money.OPEN
        pointed_at = table.pointed_at if is_decided(table) else ()
        return View(
            seat=None,
            options=table.options,
            round=table.round,
            stage=table.stage,
            loot=table.loot,
            pile=table.pile,
            gangsters=tuple(
                [
                    _other(gangster, place, open_money, place in pointed_at)
                    for place, gangster in enumerate(table.gangsters)
                ]
            ),
            asked=tuple(table.asking),
            sharers=table.sharers,
            exploded=table.exploded,
            calls=table.calls,
            alerted=table.alerted,
            outcome=table.outcome,
            revealed=_revealed(table) if over else (),
        )


def view(table: Table, seat: Seat | None) -> View:
    """What this seat may know (None: a watcher, who knows what is public)."""
    return Sights(table)(seat)


def is_decided(table: Table) -> bool:
    """Whether everybody has stayed or withdrawn in this round."""
    return table.phase >= Phase.NERVE and table.stage is not StageId.NERVE


def _other(
    gangster: Gangster,
    seat: Seat,
    open_money: bool,
    threatened: bool,
) -> Other:
    return Other(
        seat,
        gangster.died is None,
        gangster.wounds,
        gangster.shame,
        gangster.flashing,
        gangster.money if open_money else None,
        tuple([hand.cards for hand in gangster.hands]),
        len(gangster.loaded) - gangster.loaded.count(None),
        gangster.aims,
        gangster.stance,
        gangster.power if gangster.power_shown else None,
        gangster.seen,
        gangster.threatened + threatened - gangster.fled,
        gangster.fled,
        gangster.used_calls,
        gangster.unused_calls,
    )


def own_of(gangster: Gangster) -> Own:
    """What only the owner of a seat knows."""
    return Own(gangster.hands, gangster.loaded, gangster.power, gangster.role)


def _revealed(table: Table) -> tuple[Revealed, ...]:
    return tuple(
        Revealed(seat, gangster.hands, gangster.power, gangster.role)
        for seat, gangster in enumerate(table.gangsters)
    )
