"""What happens if: a round supposed at a table as it stands, played by the rules."""

from msgspec import Struct
from msgspec.structs import replace

from standoff.referee.fault import fault
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.decisions import (
    FORGO,
    PASS,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    Load,
    LoadAsk,
)
from standoff.rules.classic.engine import FLOWS
from standoff.rules.classic.events import Event, RoundBegan
from standoff.rules.classic.hand import FULL_HAND
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Bullet, PowerId, PowerSet, StageId
from standoff.rules.game import asks, step
from standoff.rules.notes import BOX


class Part(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one gangster is supposed to do."""

    bullet: Bullet = Bullet.CLICK
    at: Seat | None = None
    """None: too slow to aim."""
    withdraws: bool = False
    power: PowerId | None = None
    """A card supposed to be theirs, where none of theirs was shown."""
    uses: bool = False
    """Whether they use their power as soon as they may."""


def what_if(table: Table, parts: tuple[Part, ...]) -> tuple[Event, ...]:
    """What happens in a round that has begun, if everybody alive does this."""
    _check(table, parts)
    table, told = _begun(table, parts)
    events = list(told)
    number = table.round
    while table.round == number and asks(table):
        said = {seat: _answer(ask, parts[seat]) for seat, ask in asks(table).items()}
        table, told = step(table, said)
        events += told
    over = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    return tuple(events[: over[0]] if over else events)


def _check(table: Table, parts: tuple[Part, ...]) -> None:
    if len(parts) != len(table.gangsters):
        raise fault("scenario-players", "C1")
    for seat in table.living:
        at = parts[seat].at
        if at is not None and (at == seat or at not in table.living):  # A4
            raise fault("scenario-dead", "A4", "C62")
    held = [power for power in _powers(table, parts) if power is not None]
    if len(set(held)) != len(held):  # P2
        raise fault("scenario-power-taken", "P2", power=held[0])


def _powers(table: Table, parts: tuple[Part, ...]) -> list[PowerId | None]:
    """Whose card is which: those shown, and those supposed."""
    return [
        one.power if one.power_shown else part.power
        for one, part in zip(table.gangsters, parts, strict=True)
    ]


def _begun(table: Table, parts: tuple[Part, ...]) -> tuple[Table, tuple[Event, ...]]:
    """The table as the rules have it when a round has begun: everybody may load anything."""
    powers = _powers(table, parts)
    pool = PowerSet.ALL_AND_BACKSTAB if any(powers) else PowerSet.NONE
    table = replace(
        table,
        # The notes of a next round, which is not told.
        chance=Scripted(BOX.listed() * 2),
        options=replace(table.options, powers=pool),
        gangsters=tuple(
            replace(one, power=power, role=None, hands=(FULL_HAND,) * len(one.hands))
            for one, power in zip(table.gangsters, powers, strict=True)
        ),
    )
    return FLOWS[pool].unfold(Telling(table), 0)


def _answer(ask: Ask, part: Part) -> Decision | None:
    if isinstance(ask, LoadAsk):
        return Load((part.bullet,) * len(ask.hands))
    if isinstance(ask, AimAsk):
        return None if part.at is None else Aim((part.at,) * ask.guns)
    if ask.stage is StageId.NERVE:
        return WITHDRAW if part.withdraws else STAY
    if ask.stage is StageId.PHONE:
        return PASS
    offers = [decision for decision in ask if decision != FORGO]
    return offers[0] if part.uses and offers else FORGO
