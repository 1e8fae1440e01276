"""Planted leaks: the five functions with one fault each, from which somebody could profit."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from standoff.rules import game
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import CALL, FORGO
from standoff.rules.classic.events import (
    Discarded,
    Event,
    Inherited,
    Loaded,
    PowerDealt,
    RoleDealt,
    Swapped,
)
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, PowerId, Role
from tests.played import Answers
from tests.properties.observing import Rules

E = TypeVar("E", bound=Event)
Events = tuple[Any, ...]


def showing(what: Callable[[Table], object]) -> Rules:
    """A view with something more in it."""
    return Rules(view=lambda table, seat: (game.view(table, seat), what(table)))


def showing_of_each(what: Callable[[Gangster], object]) -> Rules:
    """A view with something more about every gangster in it."""
    return showing(lambda table: [what(gangster) for gangster in table.gangsters])


def view_for_the_dead(table: Table, seat: Seat | None) -> object:
    """A view in which whoever has nothing to lose any more sees the cards in play."""
    dead = seat is not None and not table[seat].alive
    return game.view(table, seat), [one.loaded for one in table.gangsters if dead]


def telling(
    kind: type[E],
    what: Callable[[E], object] = lambda event: event,
    whom: Callable[[Seat | None], bool] = lambda _: True,
) -> Rules:
    """A redaction that lets something about one kind of event through, to all or to some."""

    def redact(event: Event, seat: Seat | None) -> object:
        seen = game.redact(event, seat)
        return (seen, what(event)) if isinstance(event, kind) and whom(seat) else seen

    return Rules(redact=redact)


def a_watcher(seat: Seat | None) -> bool:
    return seat is None


def the_godfather(seat: Seat | None) -> bool:
    return seat == 0


def asking(whom: Callable[[Table, Seat], bool]) -> Rules:
    """Asks that leave out seats for a reason that is secret."""
    return Rules(
        asks=lambda table: {
            seat: ask for seat, ask in game.asks(table).items() if whom(table, seat)
        }
    )


def opening(when: Callable[[Table], bool]) -> Rules:
    """Windows that are passed over for a reason that is secret."""
    return Rules(asks=lambda table: game.asks(table) if when(table) or not is_window(table) else {})


def is_window(table: Table) -> bool:
    return any(FORGO in ask for ask in game.asks(table).values())


def has_choice(table: Table, seat: Seat) -> bool:
    return len(game.asks(table)[seat]) > 1


def holders(table: Table, power: PowerId) -> list[Gangster]:
    return [gangster for gangster in table.gangsters if gangster.power is power]


def cop_lives(table: Table) -> bool:
    return any(gangster.role is Role.COP and gangster.alive for gangster in table.gangsters)


class Hint(Struct, frozen=True, tag="hint", tag_field="event"):
    """An event that should not be."""

    seats: list[Seat]

    def seen_by(self, seat: Seat | None) -> "Hint":
        return self


def stepping(retold: Callable[[Table, Answers, Events], Events]) -> Rules:
    """A step that tells its events otherwise."""

    def step(table: Table, answers: Answers) -> tuple[Table, Events]:
        after, events = game.step(table, answers)
        return after, retold(table, answers, events)

    return Rules(step=step)


def with_the_hesitant(table: Table, answers: Answers, events: Events) -> Events:
    """Silence means staying, and so nobody should know which it was."""
    silent = [seat for seat, said in answers.items() if said is None]
    return (*events, Hint(silent)) if table.phase is Phase.NERVE else events


def with_the_caller(table: Table, answers: Answers, events: Events) -> Events:
    calling = [seat for seat, said in answers.items() if said == CALL]
    return (*events, Hint(calling)) if calling else events


def with_the_silent_last(table: Table, answers: Answers, events: Events) -> Events:
    return tuple(sorted(events, key=lambda event: isinstance(event, Loaded) and event.by_chance))


def deal_the_cop_first(*arguments: Any) -> tuple[Table, Events]:
    table, events = game.deal(*arguments)
    return table, tuple(sorted(events, key=lambda event: not is_cop(event)))


def is_cop(event: Event) -> bool:
    return isinstance(event, RoleDealt) and event.role is Role.COP


LEAKS: dict[str, Rules] = {
    "the view holds powers that were not shown": showing_of_each(lambda one: one.power),
    "the view holds the powers of the dead": showing_of_each(
        lambda one: None if one.alive else one.power
    ),
    "the view holds the powers that were not dealt": showing(
        lambda table: [power for power in table.options.pool if not holders(table, power)]
    ),
    "the view holds roles": showing_of_each(lambda one: one.role),
    "the view tells whether the cop is alive": showing(cop_lives),
    "the view holds the cards in play": showing_of_each(lambda one: one.loaded),
    "the view tells whether a BBB is in play": showing(
        lambda table: any(Bullet.BBB in one.loaded for one in table.gangsters)
    ),
    "the view holds the kinds in every hand": showing_of_each(lambda one: one.hands),
    "the view holds the cards that were foiled": showing_of_each(lambda one: one.foiled),
    "the view of the dead holds the cards in play": Rules(view=view_for_the_dead),
    "the view holds the next note": showing(
        lambda table: table.chance.note(table.turned) if table.turned < 40 else None
    ),
    "the view holds everybody's money though it is closed": showing_of_each(lambda one: one.money),
    "the view holds the asks of the others": showing(game.asks),
    "the view tells who has a choice": showing(
        lambda table: [seat for seat in game.asks(table) if has_choice(table, seat)]
    ),
    "a watcher sees the cards laid": telling(Loaded, whom=a_watcher),
    "all see which cards were laid by chance": telling(Loaded, lambda event: event.by_chance),
    "all see the cards discarded": telling(Discarded),
    "a watcher sees the cards discarded": telling(Discarded, whom=a_watcher),
    "all see the cards of the late": telling(
        Discarded, lambda event: event.bullet if event.why is DiscardReason.LATE else None
    ),
    "all see the cards that were foiled": telling(
        Discarded, lambda event: event.bullet if event.why is DiscardReason.FOILED else None
    ),
    "all see whether the card of somebody hit was a Click": telling(
        Discarded, lambda event: event.why is DiscardReason.HIT and event.bullet is Bullet.CLICK
    ),
    "all see the hand that is inherited": telling(Inherited),
    "all see the card that is thrown away": telling(Swapped),
    "the Godfather sees the powers dealt": telling(PowerDealt, whom=the_godfather),
    "a watcher sees the roles dealt": telling(RoleDealt, whom=a_watcher),
    "the cop's role is dealt first": Rules(deal=deal_the_cop_first),
    "a window asks only those with a choice": asking(
        lambda table, seat: has_choice(table, seat) or not is_window(table)
    ),
    "a window opens only if somebody has a choice": opening(
        lambda table: any(has_choice(table, seat) for seat in game.asks(table))
    ),
    "a window opens only if its power was dealt": opening(
        lambda table: bool(holders(table, PowerId.INSANE))
    ),
    "a window opens only while its holder lives": opening(
        lambda table: all(one.alive for one in holders(table, PowerId.DOES_NOT_HURT))
    ),
    "a foiled Click opens no window": opening(
        lambda table: all(one.foiled != (Bullet.CLICK,) for one in table.gangsters)
    ),
    "the telephone asks only the cop": asking(
        lambda table, seat: table.phase is not Phase.PHONE or table[seat].role is Role.COP
    ),
    "the telephone goes round only while the cop lives": Rules(
        asks=lambda table: (
            game.asks(table) if table.phase is not Phase.PHONE or cop_lives(table) else {}
        )
    ),
    "the step tells who hesitated": stepping(with_the_hesitant),
    "the step tells who turned the telephone": stepping(with_the_caller),
    "the step lays the cards of the silent last": stepping(with_the_silent_last),
}
