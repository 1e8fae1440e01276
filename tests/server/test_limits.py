"""Limits: how much is too much, to the last one, and whose it counts as."""

import asyncio
import resource
import time

import pytest

from standoff.server import limits
from standoff.server.addresses import Proxies, who_is_it
from standoff.server.allowance import A_READ, Allowance
from standoff.server.clock import LaterClock, SteadyClock
from standoff.server.doorman import Doorman
from standoff.server.files import MOST_FILES, OPEN_MAX, open_files
from standoff.server.gate import Gate
from standoff.server.limits import Bucket, Limit, Limits, Rate, TooMuchError
from tests.server.memory import StillClock

NOBODY_ELSE = Limits(sockets_of_address=2, sockets=3)


def test_a_bucket_takes_its_whole_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(burst=3, a_second=2), 0)
    assert [bucket.allows(0) for _ in range(5)] == [True, True, True, False, False]
    assert [bucket.allows(at) for at in (499, 500, 501, 999, 1000)] == [
        False, True, False, False, True,
    ]  # fmt: skip


def test_whoever_is_quiet_for_long_saves_no_more_than_a_burst() -> None:
    bucket = Bucket(Rate(burst=3, a_second=2), 0)
    bucket.allows(0)
    assert [bucket.allows(3_600_000) for _ in range(4)] == [True, True, True, False]


def test_every_address_has_a_bucket_of_its_own() -> None:
    limit = Limit(Rate(burst=1, a_second=1))
    assert [limit.allows(whom, 0) for whom in ("a", "b", "a", "b")] == [True, True, False, False]


def test_only_those_who_were_quiet_long_enough_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 3)
    limit = Limit(Rate(burst=2, a_second=1))
    for whom in ("quiet", "busy", "busy", "other"):
        limit.allows(whom, 0)
    for _ in range(2):
        limit.allows("busy", 1_000)
    limit.allows("new", 2_000)
    assert set(limit.buckets) == {"busy", "new"}
    assert [limit.allows("busy", 2_000) for _ in range(2)] == [True, False]


def test_where_many_press_the_later_half_of_them_is_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 6)
    limit = Limit(Rate(burst=2, a_second=1))
    for whom in "abcdef":
        limit.allows(whom, 0)
    limit.allows("new", 1_999)
    assert list(limit.buckets) == ["d", "e", "f", "new"]


def test_where_few_are_busy_all_of_them_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 6)
    limit = Limit(Rate(burst=2, a_second=1))
    for place, whom in enumerate("abcdef"):
        limit.allows(whom, 2_000 if place > 3 else 0)
    limit.allows("new", 2_000)
    assert list(limit.buckets) == ["e", "f", "new"]


def test_what_is_given_back_may_be_used_again_and_is_never_more_than_the_burst() -> None:
    limit = Limit(Rate(burst=2, a_second=1e-9))
    limit.give_back("nobody")
    assert limit.buckets == {}
    assert [limit.allows("a", 0) for _ in range(3)] == [True, True, False]
    for _ in range(5):
        limit.give_back("a")
    assert [limit.allows("a", 0) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize("files", [8, 800, 10**9])
def test_where_few_files_may_be_open_fewer_people_may_come(files: int) -> None:
    most = Limits()
    within = most.within(files)
    assert within.strangers == min(most.strangers, files // 4)
    assert within.lookers == min(most.lookers, files // 8)
    assert within.sockets == min(most.sockets, files // 2)


def test_a_clock_runs_as_fast_as_a_rehearsal_wants_and_one_that_is_ahead_stays_so() -> None:
    for speed in (1, 1_000):
        clock = SteadyClock(speed)
        began = time.monotonic()
        before = clock.now()
        assert abs(before - time.time() * 1000) < 60_000 * speed
        assert before <= clock.now() <= before + 1 + (time.monotonic() - began + 60) * 1000 * speed
        assert clock.seconds_until(before - 10_000) == 0
        later = clock.seconds_until(clock.now() + 3_600_000 * speed)
        assert 3_540 < later <= 3_600
    still = StillClock()
    ahead = LaterClock(still, 500)
    assert ahead.now() == still.now() + 500
    assert (ahead.seconds_until(still.now() + 500), ahead.seconds_until(still.now() + 501)) == (
        0,
        3600,
    )


def test_below_so_many_nobody_is_forgotten() -> None:
    limit = Limit(Rate(burst=2, a_second=1))
    limit.allows("quiet", 0)
    limit.allows("new", 3_600_000)
    assert set(limit.buckets) == {"quiet", "new"}


def test_sockets_are_counted_for_each_address_and_for_all_until_they_go() -> None:
    doorman = Doorman(NOBODY_ELSE)
    for _ in range(2):
        assert doorman.lets_in("a", 0)
        doorman.count("a")
    assert not doorman.lets_in("a", 0)
    assert doorman.lets_in("b", 0)
    doorman.count("b")
    assert not doorman.lets_in("c", 0)
    doorman.uncount("b")
    assert doorman.lets_in("c", 0)
    doorman.uncount("a")
    assert doorman.lets_in("a", 0)
    doorman.uncount("a")
    assert not doorman.sockets


def test_who_is_cut_off_is_named_in_the_log_once_in_ten_minutes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    doorman = Doorman(NOBODY_ELSE)
    for at, said in ((0, 1), (0, 1), (599_000, 1), (601_000, 2)):
        doorman.warn("a", "frames", at)
        assert caplog.text.count("a is cut off: too many frames") == said
    doorman.warn("b", "bytes", 0)
    assert "b is cut off: too many bytes" in caplog.text


def test_all_who_are_cut_off_are_counted_by_what_was_too_much() -> None:
    doorman = Doorman(NOBODY_ELSE)
    for what in ("frames", "bytes", "frames"):
        doorman.warn("a", what, 0)
    assert doorman.cut_off == {"frames": 2, "bytes": 1}


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("unix:", "unix:", True),
    ],
)
def test_in_ipv6_a_network_is_one_household(one: str, other: str, is_same: bool) -> None:
    whose = who_is_it(Proxies())
    assert (whose(one, {}) == whose(other, {})) is is_same


def test_who_came_through_our_proxy_counts_as_a_household_too() -> None:
    whose = who_is_it(Proxies(["10.0.0.1"]))
    came = {"x-forwarded-for": "6.6.6.6, 2001:db8::5"}
    assert whose("10.0.0.1", came) == whose("2001:db8::9", {})
    assert whose("10.0.0.1", {}) == "10.0.0.1"
    assert whose("10.0.0.2", came) == "10.0.0.2"


def test_where_proxies_stand_in_a_row_the_first_that_is_not_ours_counts() -> None:
    whose = who_is_it(Proxies(["10.0.0.0/8", "2001:db8:ff::/48"]))
    came = {"x-forwarded-for": "6.6.6.6, 192.0.2.7, 2001:db8:ff::1,10.9.9.9"}
    assert whose("10.0.0.1", came) == "192.0.2.7"
    assert whose("::ffff:10.0.0.1", came) == "192.0.2.7"
    assert whose("192.0.2.9", came) == "192.0.2.9"
    assert whose("10.0.0.1", {"x-forwarded-for": "10.0.0.2, 10.0.0.3"}) == "10.0.0.2"
    assert whose("10.0.0.1", {"x-forwarded-for": " , "}) == "10.0.0.1"


def test_where_few_files_may_be_open_strangers_and_sockets_have_a_part_of_them() -> None:
    few = Limits(strangers=1000, lookers=1000, sockets=1000).within(200)
    assert (few.strangers, few.lookers, few.sockets) == (50, 25, 100)
    small = Limits(strangers=10, lookers=10, sockets=20)
    assert small.within(200) == small


def test_where_all_strangers_are_counted_the_oldest_of_the_fullest_address_makes_room() -> None:
    gate = Gate(Limits(strangers=3), lambda _: False)
    many, more, one, new = (Somebody(gate) for _ in range(4))
    one.peer, new.peer = "198.51.100.7", "203.0.113.4"
    for each in (many, more, one):
        assert gate.lets_in(each)
    assert not many.ended
    assert gate.lets_in(new)
    assert [each.ended for each in (many, more, one, new)] == [True, False, False, False]
    assert gate.unknown == 3


def test_whoever_makes_room_counts_no_more_although_their_line_ends_later() -> None:
    class Lingering(Somebody):
        def abort(self) -> None:
            self.ended = True

    gate = Gate(Limits(strangers=1), lambda _: False)
    before, after = Lingering(gate), Lingering(gate)
    assert gate.lets_in(before)
    assert gate.lets_in(after)
    assert (before.ended, gate.unknown, gate.here[Somebody.peer]) == (True, 1, 1)


@pytest.mark.parametrize(
    ("soft", "hard", "most", "got"),
    [
        (256, 4_096, 4_096, 4_096),
        (256, 1_000_000, 1_000_000, MOST_FILES),
        (4_096, 4_096, 4_096, 4_096),
        (1_000_000, 1_000_000, 1_000_000, MOST_FILES),
        (256, resource.RLIM_INFINITY, 1_000_000, MOST_FILES),
        (256, resource.RLIM_INFINITY, OPEN_MAX, OPEN_MAX),
        (256, resource.RLIM_INFINITY, 512, 256),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, 512, MOST_FILES),
    ],
)
def test_as_many_files_as_the_system_lets_a_server_ask_for(
    soft: int, hard: int, most: int, got: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [soft]

    def ask(_: int, wanted: tuple[int, int]) -> None:
        assert wanted[1] == hard
        if wanted[0] > most:
            raise ValueError
        asked.append(wanted[0])

    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", ask)
    assert open_files() == got
    assert asked[-1] in (soft, got)
    assert asked == sorted(set(asked))


class Somebody:
    """A connection from one address, which may have been ended."""

    peer = "192.0.2.9"
    until = float("inf")
    ended = False

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    def leave(self) -> None:
        self.gate.lets_out(self)

    def abort(self) -> None:
        self.ended = True
        self.gate.lets_out(self)


def test_who_goes_is_neither_counted_nor_kept_whether_known_or_not() -> None:
    gate = Gate(Limits(connections_of_address=2), lambda _: False)
    known, stranger = Somebody(gate), Somebody(gate)
    assert gate.lets_in(known)
    assert gate.lets_in(stranger)
    gate.knows(known)
    gate.lets_out(known)
    gate.lets_out(known)  # told twice, they were still only one
    assert (gate.known, gate.here[Somebody.peer], gate.empty.is_set()) == (set(), 1, False)
    gate.lets_out(stranger)
    assert gate.empty.is_set()


def test_where_all_who_are_there_are_known_nobody_else_of_that_address_comes_in() -> None:
    gate = Gate(Limits(connections_of_address=1), lambda _: False)
    known = Somebody(gate)
    assert gate.lets_in(known)
    gate.knows(known)
    assert not gate.lets_in(Somebody(gate))
    assert not known.ended


def test_who_leaves_in_good_order_is_asked_to_before_anybody_is_cut_off() -> None:
    gate = Gate(Limits(), lambda _: False)
    known, stranger = Somebody(gate), Somebody(gate)
    for one in (known, stranger):
        assert gate.lets_in(one)
    gate.knows(known)
    asyncio.run(gate.close(0))
    assert (known.ended, stranger.ended) == (False, False)


def test_the_clock_of_a_server_runs_as_fast_as_time_does(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before = clock.now()
    assert abs(before / 1000 - time.time()) < 86_400
    later = time.monotonic_ns() + 10**12
    monkeypatch.setattr(time, "monotonic_ns", lambda: later)
    assert 1_000_000 <= clock.now() - before < 2_000_000


def test_what_is_read_costs_its_bytes_and_something_for_each_time() -> None:
    doorman = Doorman(Limits(bytes=Rate(burst=10 * A_READ, a_second=1)))
    large, small = (Allowance(doorman, "a", StillClock()) for _ in range(2))
    large.read(5 * A_READ)
    with pytest.raises(TooMuchError):
        large.read(5 * A_READ)
    for _ in range(9):
        small.read(1)
    with pytest.raises(TooMuchError):
        small.read(1)
