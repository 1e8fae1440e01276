"""A line to one client: what waits, what gives way, and when it is cut."""

from standoff.protocol.closing import CODES, Why
from standoff.protocol.replies import Closing, encode
from standoff.server.latest import KEPT, LatestFrames
from standoff.server.line import MOST_BYTES, MOST_OWED, STALLED_AFTER, MemberLine
from tests.server.memory import MemoryPeer


class OneByOne(MemoryPeer):
    """A peer that takes so many frames and then no more for now."""

    takes = 0

    def write(self, frame: bytes) -> None:
        super().write(frame)
        self.takes -= 1
        self.flowing = self.takes > 0


def slow_line() -> tuple[MemoryPeer, MemberLine]:
    peer = MemoryPeer()
    line = MemberLine(peer, lambda: b"snapshot")
    peer.flowing = False
    return peer, line


def test_what_waits_goes_out_in_order_answers_first_and_the_latest_last() -> None:
    peer, line = slow_line()
    for frame in (b"one", b"two"):
        line.send(frame)
    line.show(b"old")
    line.show(b"new")
    line.answer(b"answer")
    assert peer.frames == []
    peer.flowing = True
    line.flow()
    assert peer.frames == [b"answer", b"one", b"two", b"new"]
    assert (line.size, line.owed, line.is_waiting, line.latest) == (0, 0, False, None)
    line.flow()
    assert len(peer.frames) == 4


def test_where_nothing_waits_everything_goes_out_at_once() -> None:
    peer = MemoryPeer()
    line = MemberLine(peer, lambda: b"snapshot")
    line.send(b"message")
    line.show(b"seen")
    line.answer(b"answer")
    assert peer.frames == [b"message", b"seen", b"answer"]
    assert (line.size, line.owed, line.latest) == (0, 0, None)


def test_nothing_overtakes_what_waits() -> None:
    peer, line = slow_line()
    line.send(b"one")
    peer.flowing = True
    line.send(b"two")
    line.answer(b"answer")
    line.show(b"seen")
    assert peer.frames == []
    line.flow()
    assert peer.frames == [b"answer", b"one", b"two", b"seen"]


def test_what_was_seen_later_is_forgotten_where_something_newer_went_out() -> None:
    peer, line = slow_line()
    line.show(b"old")
    peer.flowing = True
    line.show(b"new")
    line.flow()
    assert peer.frames == [b"new"]


def test_of_messages_so_many_bytes_wait_and_then_a_snapshot_takes_their_place() -> None:
    peer, line = slow_line()
    line.send(bytes(MOST_BYTES - 1))
    line.send(b"x")
    assert (line.size, line.behind) == (MOST_BYTES, False)
    line.send(b"y")
    assert (line.size, line.behind, len(line.messages)) == (0, True, 0)
    line.send(b"z")
    assert line.size == 0
    peer.flowing = True
    line.flow()
    assert peer.frames == [b"snapshot"]
    line.send(b"later")
    assert peer.frames == [b"snapshot", b"later"]


def test_so_many_bytes_of_answers_may_be_owed_and_whoever_asks_for_more_is_cut_off() -> None:
    peer, line = slow_line()
    line.answer(bytes(MOST_OWED - 1))
    line.answer(b"x")
    assert (line.owed, peer.aborted) == (MOST_OWED, False)
    line.answer(b"y")
    assert peer.aborted
    assert line.closed
    peer.flowing = True
    for say in (line.answer, line.send, line.show):
        say(b"nobody hears")
    line.flow()
    assert peer.frames == []


def test_what_was_taken_makes_room_for_as_much() -> None:
    peer = OneByOne()
    peer.flowing = False
    line = MemberLine(peer, lambda: b"snapshot")
    for _ in range(3):
        line.answer(bytes(MOST_OWED // 2))
        line.send(bytes(MOST_BYTES // 2))
        assert not peer.aborted
        assert not line.behind
        peer.flowing, peer.takes = True, 2
        line.flow()
    assert not line.is_waiting


def test_who_reads_nothing_for_long_is_cut_off_and_who_reads_a_little_is_not() -> None:
    peer = OneByOne()
    peer.flowing = False
    line = MemberLine(peer, lambda: b"snapshot")
    line.check(0)
    for _ in range(9):
        line.send(b"message")
    line.check(1_000)
    line.check(1_000 + STALLED_AFTER - 1)
    assert not peer.aborted
    peer.flowing, peer.takes = True, 1
    line.flow()
    assert peer.frames == [b"message"]
    line.check(1_000 + STALLED_AFTER)
    line.check(1_000 + 2 * STALLED_AFTER - 1)
    assert not peer.aborted
    line.check(1_000 + 2 * STALLED_AFTER)
    assert line.closed
    assert peer.aborted


def test_who_was_behind_once_and_caught_up_has_the_whole_time_again() -> None:
    peer, line = slow_line()
    line.send(b"one")
    line.check(0)
    line.messages.clear()  # as whoever has read them all
    line.check(STALLED_AFTER)
    line.send(b"two")
    line.check(STALLED_AFTER + 1)
    assert not peer.aborted
    line.check(2 * STALLED_AFTER + 1)
    assert peer.aborted


def test_what_is_only_shown_makes_nobody_wait_but_counts_as_not_read() -> None:
    peer, line = slow_line()
    line.show(b"seen")
    assert not line.is_waiting
    line.check(0)
    line.check(STALLED_AFTER)
    assert peer.aborted


def test_a_line_is_hung_up_once_and_says_why_and_when_it_will_be_open() -> None:
    peer = MemoryPeer()
    line = MemberLine(peer, lambda: b"snapshot")
    line.hang_up(Why.RESTART, 7)
    line.hang_up(Why.SHOWN_OUT)
    assert peer.frames == [encode(Closing(Why.RESTART, 7))]
    assert peer.closed == (CODES[Why.RESTART], Why.RESTART)
    assert not peer.aborted


def test_of_a_stream_its_end_is_kept_and_no_more_bytes_than_are_worth_it() -> None:
    latest = LatestFrames()
    half = bytes(KEPT // 2)
    for number in range(1, 6):
        latest.keep(number, half)
    assert latest.after(0) == [half, half]
    assert latest.after(4) == [half]
    assert latest.after(5) == []
    latest.keep(6, bytes(KEPT))
    assert latest.after(0) == [bytes(KEPT)]
    latest.keep(7, b"x")
    assert latest.after(0) == [b"x"]
    latest.keep(8, bytes(KEPT + 1))
    assert latest.after(0) == []
