"""The inbox beside a reader of the standard that others wrote: the same messages, the same end."""

from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.protocol import Protocol, Side, State

from standoff.server.inbox import FrameKind, GarbledError, Inbox
from standoff.server.limits import TooMuchError
from standoff.server.sockets import framed, goodbye

LARGEST = 200


def wire(first: int, body: bytes, mask: bytes | None = b"\x01\x80\x00\xff") -> bytes:
    """A frame as a client would send it, with any first byte, and a mask or none."""
    size = len(body)
    bit = 0 if mask is None else 0x80
    if size < 126:
        head = bytes((first, bit | size))
    elif size < 1 << 16:
        head = bytes((first, bit | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, bit | 127)) + size.to_bytes(8, "big")
    if mask is None:
        return head + body
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


ORDINARY = st.sampled_from([0x81, 0x82, 0x01, 0x00, 0x80, 0x89, 0x8A])
FRAMES = st.builds(
    wire,
    st.one_of(ORDINARY, ORDINARY, ORDINARY, st.integers(0, 255)),
    st.binary(max_size=90) | st.binary(max_size=LARGEST + 20),
    st.sampled_from([b"\x00\x00\x00\x00", b"\x9a\x01\x80\xff", b"abcd", b"\xff\x00\x12\x77"] * 4 + [None]),
)  # fmt: skip


def ours(chunks: list[bytes]) -> Iterator[tuple[int, bytes]]:
    inbox = Inbox(LARGEST, lambda: None)
    try:
        for chunk in chunks:
            inbox.put(bytearray(chunk))
            while (frame := inbox.take()) is not None:
                if frame.kind is FrameKind.CLOSE:
                    yield -1, goodbye(frame.body)[:2]
                    return
                if frame.kind is FrameKind.TEXT:
                    frame.body.decode()
                yield frame.kind, frame.body
    except GarbledError as fault:
        yield -1, int(fault.code).to_bytes(2, "big")
    except UnicodeDecodeError:
        yield -1, (1007).to_bytes(2, "big")


def theirs(chunks: list[bytes]) -> Iterator[tuple[int, bytes]]:
    peer = Protocol(Side.SERVER, state=State.OPEN, max_size=LARGEST)
    kind, body = 0, b""
    for chunk in chunks:
        peer.receive_data(chunk)
        for frame in peer.events_received():
            assert isinstance(frame, Frame)
            if frame.opcode == Opcode.CLOSE:
                continue
            if frame.opcode in CTRL_OPCODES:
                yield frame.opcode, bytes(frame.data)
                continue
            kind, body = frame.opcode or kind, body + bytes(frame.data)
            if frame.fin:
                # What is no text is noticed by whoever puts the pieces together.
                if kind == Opcode.TEXT:
                    try:
                        body.decode()
                    except UnicodeDecodeError:
                        yield -1, (1007).to_bytes(2, "big")
                        return
                yield kind, body
                kind, body = 0, b""
        if peer.close_sent is not None:
            ended = peer.close_sent
            yield -1, b"" if ended.code == 1005 else int(ended.code).to_bytes(2, "big")
            return


@example([wire(0x01, b"a"), wire(0x88, b"")], [1])
@example([wire(0x88, b"\x03\xe8\x80")], [9])
@example([wire(0x88, b"\x03\xe8" + b"x" * 124)], [99])
@example([wire(0x08, b"\x03\xe8")], [9])
@given(frames=st.lists(FRAMES, max_size=8), cuts=st.lists(st.integers(1, 30), min_size=1))
def test_it_reads_what_another_reader_of_the_standard_reads(
    frames: list[bytes], cuts: list[int]
) -> None:
    data = b"".join(frames)
    chunks, place = [], 0
    while data:
        cut = cuts[place % len(cuts)]
        chunks.append(data[:cut])
        data, place = data[cut:], place + 1
    assert list(ours(chunks)) == list(theirs(chunks))


@pytest.mark.parametrize("code", [1000, 3000, 4999])
def test_a_goodbye_is_answered_with_the_code_it_came_with(code: int) -> None:
    assert goodbye(code.to_bytes(2, "big")) == code.to_bytes(2, "big")


@pytest.mark.parametrize("code", [999, 1005, 2999, 5000])
def test_a_goodbye_with_a_code_nobody_may_send_is_none(code: int) -> None:
    assert goodbye(code.to_bytes(2, "big")) == (1002).to_bytes(2, "big")


def test_nothing_is_read_of_a_frame_that_may_not_be_counted() -> None:
    counted = 0

    def count() -> None:
        nonlocal counted
        counted += 1
        if counted > 3:
            raise TooMuchError

    inbox = Inbox(LARGEST, count)
    inbox.put(bytearray(wire(0x01, b"a") + 9 * wire(0x00, b"")))
    with pytest.raises(TooMuchError):
        inbox.take()
    assert len(inbox.unread) == len(7 * wire(0x00, b""))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_what_a_server_sends_is_read_by_others_however_long_it_is(size: int) -> None:
    client = Protocol(Side.CLIENT, state=State.OPEN, max_size=None)
    client.receive_data(framed(FrameKind.TEXT, b"x" * size))
    (read,) = client.events_received()
    assert isinstance(read, Frame)
    assert (read.fin, read.opcode, read.data) == (True, Opcode.TEXT, b"x" * size)
