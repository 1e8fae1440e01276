"""A model of the lease protocol, small enough to look at every state there is.

Two nodes, one room, one database, time in ticks. Any message may take any time or be lost, and a node
may stand still between any two of its steps: it just takes none while time goes on.
"""

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

NODES = (0, 1)
LEASE = 3
MARGIN = 1
SKEW = (0, 2)
"""By how much each node's own clock is ahead."""


class Protocol(NamedTuple):
    """What is done, and what a control leaves out."""

    fence: bool = True
    """Whether an append is checked against the epoch where it is written."""
    database_clock: bool = True
    """Whether leases run by the database's clock; by the nodes' own otherwise."""
    final: bool = True
    """Whether a lease that has run out cannot be renewed."""
    stops: bool = True
    """Whether a node that could not renew stops serving by itself."""
    forgets: bool = True
    """Whether a node that gives the room back has forgotten it before."""
    begins_anew: bool = True
    """Whether a node that finds itself to be the owner, and did not know, begins another epoch."""
    gives_back: bool = False
    """Whether nodes also hand the room over of their own will; that makes for very many more states."""
    rows: int = 2
    """How many are written at most."""
    epochs: int = 3
    """How often somebody takes the room at most."""


class State(NamedTuple):
    """Everything: what stands in the database, what nodes believe, what is on its way."""

    now: int = 0
    until: tuple[int | None, ...] = (LEASE, LEASE)
    """When each node's lease runs out; None once somebody has found that it has."""
    owner: int | None = None
    epoch: int = 0
    rows: tuple[int, ...] = ()
    """The epoch in which each row was written."""
    asked: tuple[int, ...] = (0, 0)
    """When each node asked for the lease that it has."""
    renewing: tuple[int | None, ...] = (None, None)
    granted: tuple[int | None, ...] = (None, None)
    holds: tuple[int, ...] = (0, 0)
    """The epoch in which each node believes to own the room; 0: it does not."""
    giving: tuple[int | None, ...] = (None, None)
    """The epoch of a room that is given back, which the database does not know yet."""
    read: tuple[int | None, ...] = (None, None)
    """How many rows each knows of."""
    writing: tuple[tuple[int, int] | None, ...] = (None, None)
    """The epoch and the number of a row on its way."""


class Broken(NamedTuple):
    """What must not happen, and after which steps it did."""

    what: str
    steps: tuple[str, ...]


def put(values: tuple, node: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:node], value, *values[node + 1 :])


def is_live(state: State, node: int, protocol: Protocol) -> bool:
    """Whether a node believes in its lease: by the time since it asked for it."""
    return not protocol.stops or state.now - state.asked[node] < LEASE - MARGIN


def steps(state: State, protocol: Protocol) -> Iterator[tuple[str, State | str]]:
    """Everything that can happen next; a string says what must not."""
    yield "tick", state._replace(now=state.now + 1)
    for node in NODES:
        yield from _leases(state, node, protocol)
        yield from _rooms(state, node, protocol)


def _leases(state: State, node: int, protocol: Protocol) -> Iterator[tuple[str, State]]:
    now, until = state.now, state.until[node]
    clock = now if protocol.database_clock else now + SKEW[node]
    if state.renewing[node] is None and state.granted[node] is None:
        yield f"{node} asks", state._replace(renewing=put(state.renewing, node, now))
    asked = state.renewing[node]
    if asked is not None:
        answered = state._replace(renewing=put(state.renewing, node, None))
        yield f"{node}'s question is lost", answered
        renewed = now + LEASE if protocol.database_clock else asked + SKEW[node] + LEASE
        if (until is not None and until > clock) or not protocol.final:
            yield (
                f"{node} is renewed",
                answered._replace(
                    until=put(state.until, node, renewed),
                    granted=put(state.granted, node, asked),
                ),
            )
    granted = state.granted[node]
    if granted is not None:
        heard = state._replace(granted=put(state.granted, node, None))
        yield f"{node} hears of it", heard._replace(asked=put(state.asked, node, granted))
    for other in NODES:
        theirs = state.until[other]
        if other != node and theirs is not None and theirs <= clock:
            yield f"{node} buries {other}", state._replace(until=put(state.until, other, None))


def _rooms(state: State, node: int, protocol: Protocol) -> Iterator[tuple[str, State | str]]:
    live = is_live(state, node, protocol)
    holds, read, writing = state.holds[node], state.read[node], state.writing[node]
    yield from _takes(state, node, protocol)
    if protocol.gives_back:
        yield from _gives_back(state, node, protocol)
    if holds and live and read is None:
        yield f"{node} reads", state._replace(read=put(state.read, node, len(state.rows)))
    if holds and live and read is not None:
        if (state.owner, state.epoch) != (node, holds):
            yield f"{node} shows the room", "a view of an old epoch was shown after a new one began"
        if writing is None and read < protocol.rows:
            row = (holds, read + 1)
            yield f"{node} writes", state._replace(writing=put(state.writing, node, row))
    if writing is not None:
        epoch, number = writing
        done = state._replace(writing=put(state.writing, node, None))
        if protocol.fence and (state.owner, state.epoch) != (node, epoch):
            yield f"{node} is refused", done._replace(holds=put(state.holds, node, 0))
        elif number != len(state.rows) + 1:
            yield f"{node} is refused", "two nodes wrote the same row"
        elif epoch < state.epoch:
            yield (
                f"{node}'s row is written",
                "a row of an old epoch was written after a new one began",
            )
        else:
            yield (
                f"{node}'s row is written",
                done._replace(rows=(*state.rows, epoch), read=put(state.read, node, number)),
            )


def _takes(state: State, node: int, protocol: Protocol) -> Iterator[tuple[str, State]]:
    """Nothing but its epoch keeps a node from asking: its lease may have run out on the way."""
    is_free = state.owner is None or state.until[state.owner] is None
    if state.holds[node] or not (is_free or state.owner == node):
        return
    is_new = is_free or protocol.begins_anew
    epoch = state.epoch + is_new
    if epoch > protocol.epochs:
        return
    taken = state._replace(owner=node, epoch=epoch)
    if protocol.gives_back and is_new:
        yield f"{node} takes the room and does not hear of it", taken
    knows = put(state.holds, node, epoch), put(state.read, node, None)
    yield f"{node} takes the room", taken._replace(holds=knows[0], read=knows[1])


def _gives_back(state: State, node: int, protocol: Protocol) -> Iterator[tuple[str, State]]:
    holds, giving = state.holds[node], state.giving[node]
    if holds and giving is None and state.writing[node] is None:
        given = state._replace(giving=put(state.giving, node, holds))
        left = put(state.holds, node, 0) if protocol.forgets else state.holds
        yield f"{node} gives the room back", given._replace(holds=left)
    if giving is not None:
        done = state._replace(giving=put(state.giving, node, None))
        if (state.owner, state.epoch) == (node, giving):
            done = done._replace(owner=None)
        yield f"{node} has given the room back", done


def explored(protocol: Protocol, last: int) -> tuple[int, Broken | None, set[str]]:
    """How many states there are in so many ticks, the shortest way to what must not happen, and what can."""
    start = State()
    came: dict[State, tuple[State, str] | None] = {start: None}
    waiting = deque([start])
    happened: set[str] = set()
    while waiting:
        state = waiting.popleft()
        for name, after in steps(state, protocol):
            happened.add(name)
            if isinstance(after, str):
                return len(came), Broken(after, (*_way(came, state), name)), happened
            if after.now <= last and after not in came:
                came[after] = (state, name)
                waiting.append(after)
    return len(came), None, happened


def wandered(protocol: Protocol, seed: int, length: int) -> Broken | None:
    """One long way by chance."""
    chance, state, names = Random(seed), State(), []
    for _ in range(length):
        possible = list(steps(state, protocol))
        ((name, after),) = chance.choices(possible, [_weight(name) for name, _ in possible])
        names.append(name)
        if isinstance(after, str):
            return Broken(after, tuple(names))
        state = after
    return None


def _weight(step: str) -> float:
    """Rows are long on their way, and rooms change hands often: there things go wrong, if anywhere."""
    if any(word in step for word in ("written", "refused", "lost")):
        return 0.1
    return 5 if any(word in step for word in ("buries", "takes", "reads", "writes")) else 1


def _way(came: dict[State, tuple[State, str] | None], state: State) -> tuple[str, ...]:
    names = []
    while (before := came[state]) is not None:
        state, name = before
        names.append(name)
    return tuple(reversed(names))
