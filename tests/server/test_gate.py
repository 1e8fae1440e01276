"""The gate: who is let in, who makes way, and who is known."""

import asyncio

from msgspec.structs import replace

from standoff.server.gate import LOOK, Gate
from tests.server.leaping import leap, on_a_leaping_loop
from tests.server.serving import PATIENT


class Visitor:
    """A connection that notes what becomes of it."""

    def __init__(self, gate: Gate, peer: str = "a", until: float = float("inf")) -> None:
        self.gate = gate
        self.peer = peer
        self.until = until
        self.ended: list[str] = []
        self.stays = False

    def leave(self) -> None:
        self.ended.append("leave")
        if not self.stays:
            self.gate.lets_out(self)

    def abort(self) -> None:
        self.ended.append("abort")
        self.gate.lets_out(self)


def gate(connections: int = 2, strangers: int = 3, proxy: str = "") -> Gate:
    limits = replace(PATIENT, connections_of_address=connections, strangers=strangers)
    return Gate(limits, lambda peer: peer == proxy)


@on_a_leaping_loop
async def test_an_address_has_so_many_connections_and_its_eldest_stranger_makes_way() -> None:
    it = gate()
    first, second, third = (Visitor(it) for _ in range(3))
    assert it.lets_in(first)
    assert it.lets_in(second)
    assert it.lets_in(third)
    assert [one.ended for one in (first, second, third)] == [["abort"], [], []]
    assert (it.here["a"], it.unknown) == (2, 2)


@on_a_leaping_loop
async def test_who_is_known_makes_way_for_nobody() -> None:
    it = gate()
    known = [Visitor(it), Visitor(it)]
    for one in known:
        assert it.lets_in(one)
        it.knows(one)
    assert not it.lets_in(Visitor(it))
    assert it.lets_in(Visitor(it, "b"))
    assert (it.here["a"], it.unknown, it.known) == (2, 1, set(known))
    it.lets_out(known[0])
    assert it.lets_in(Visitor(it))


@on_a_leaping_loop
async def test_of_too_many_strangers_one_goes_of_those_who_have_most() -> None:
    it = gate(connections=9)
    crowd = [Visitor(it, peer) for peer in ("b", "a", "a")]
    for one in crowd:
        assert it.lets_in(one)
    assert it.lets_in(Visitor(it, "c"))
    assert [one.ended for one in crowd] == [[], ["abort"], []]
    assert it.unknown == 3


@on_a_leaping_loop
async def test_behind_a_proxy_there_may_be_any_number() -> None:
    it = gate(connections=1, proxy="p")
    for _ in range(3):
        assert it.lets_in(Visitor(it, "p"))
    assert it.here["p"] == 3


@on_a_leaping_loop
async def test_a_connection_that_becomes_a_socket_is_the_same_stranger() -> None:
    it = gate()
    before, after = Visitor(it), Visitor(it)
    assert it.lets_in(before)
    it.becomes(before, after)
    assert (it.here["a"], it.unknown) == (1, 1)
    it.lets_out(before)
    assert it.unknown == 1, "it is no more"
    it.knows(after)
    it.knows(after)
    assert (it.unknown, it.known, it.strangers) == (0, {after}, {})
    assert not it.empty.is_set()
    it.lets_out(after)
    it.lets_out(after)
    assert it.empty.is_set()
    assert (it.here, it.known, it.unknown) == ({}, set(), 0)


@on_a_leaping_loop
async def test_only_strangers_whose_time_is_up_are_sent_away_and_within_a_second() -> None:
    it = gate(connections=9, strangers=9)
    now = asyncio.get_running_loop().time()
    late, soon, known = Visitor(it, until=now), Visitor(it, until=now + 5), Visitor(it, until=now)
    for one in (late, soon, known):
        assert it.lets_in(one)
    it.knows(known)
    watching = asyncio.create_task(it.watch())
    await leap(0)
    assert late.ended == []
    await leap(LOOK)
    assert [one.ended for one in (late, soon, known)] == [["abort"], [], []]
    await leap(5)
    assert soon.ended == ["abort"]
    watching.cancel()


@on_a_leaping_loop
async def test_a_gate_that_closes_waits_for_those_who_leave_and_ends_the_others() -> None:
    it = gate(connections=9, strangers=9)
    quick, slow, known = (Visitor(it) for _ in range(3))
    for one in (quick, slow, known):
        assert it.lets_in(one)
    it.knows(known)
    slow.stays = known.stays = True
    closing = asyncio.create_task(it.close(3))
    await leap(0)
    await leap(2)
    assert not closing.done()
    assert [one.ended for one in (quick, slow, known)] == [["leave"]] * 3
    await leap(2)
    await closing
    assert [one.ended for one in (slow, known)] == [["leave", "abort"]] * 2
    assert it.empty.is_set()
    await it.close(3)
