"""A lane: one thing after another in a thread of its own, whether or not anybody waits."""

import asyncio
import threading

import pytest

from standoff.journal.lane import Lane
from tests.journal.loops import on_a_loop


@on_a_loop
async def test_a_lane_does_everything_in_order_and_answers_each_who_waits() -> None:
    lane = Lane("test")
    done: list[int] = []
    first, failed, last = lane.do(done.append, 1), lane.do(int, "x"), lane.do(done.copy)
    await first
    with pytest.raises(ValueError, match="invalid literal"):
        await failed
    assert await last == [1]
    assert await lane.do(threading.get_ident) != threading.get_ident()
    lane.close()


@on_a_loop
async def test_what_nobody_waits_for_any_more_is_done_all_the_same() -> None:
    lane = Lane("test")
    may_go_on, done = threading.Event(), list[str]()
    blocked = lane.do(may_go_on.wait)
    given_up, failing = lane.do(done.append, "done"), lane.do(int, "x")
    given_up.cancel()
    failing.cancel()
    may_go_on.set()
    assert await blocked
    assert await lane.do(done.copy) == ["done"]
    lane.close()


def test_a_lane_outlives_the_loop_that_asked_it() -> None:
    lane = Lane("test")
    may_go_on, done = threading.Event(), list[int]()

    async def ask() -> None:
        lane.do(may_go_on.wait)
        lane.do(done.append, 1)

    asyncio.run(ask())
    may_go_on.set()
    lane.close()
    assert done == [1]
