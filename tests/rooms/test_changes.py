"""Of a view a step tells only what is different now, and nothing is lost by it."""

from random import Random

import msgspec
import pytest

from standoff.protocol.changes import ViewReader
from standoff.protocol.deeds.hosting import HandOver
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Played, decoded
from standoff.rooms.room import Tell
from standoff.rooms.server_deeds import AnyDeed
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.server.frames import frames
from tests.rooms.evening import Evening


class Read(Evening):
    """An evening whose members read what really goes out, frame by frame."""

    def __init__(self, options: Options, seed: bytes) -> None:
        super().__init__(options, seed=seed)
        self.readers: dict[MemberId, ViewReader] = {}
        self.whole = self.changed = 0
        """How many bytes whole views would have taken, and what was told."""

    def write(self, by: MemberId, deed: AnyDeed, command: int) -> bool:
        before = {member: len(told) for member, told in self.heard.items()}
        done = super().write(by, deed, command)
        fresh = [tell for who, told in self.heard.items() for tell in told[before.get(who, 0) :]]
        played = [tell for tell in fresh if isinstance(tell.message, Played)]
        for tell, (_, _, frame) in zip(played, frames(self.room, played), strict=True):
            self.read(tell, frame)
        return done

    def read(self, tell: Tell, frame: bytes) -> None:
        body = bytes(msgspec.json.decode(frame, type=dict[str, msgspec.Raw])["message"])
        read = decoded(self.readers.setdefault(tell.to, ViewReader()).read(body))
        assert isinstance(read, Played)
        assert isinstance(tell.message, Played)
        assert read.view == tell.message.view
        self.whole += len(msgspec.json.encode(tell.message))
        self.changed += len(body)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_reads_a_stream_has_the_whole_view_after_every_step(seed: int) -> None:
    options = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True, money=Money.CLOSED)
    evening = Read(options, Random(seed).randbytes(32))
    evening.enter("Wanda", Kind.WATCHER)
    members = evening.sit(6)
    evening.do(evening.room.host, HandOver(members[0]))
    for _ in range(2):  # the second game begins with a whole view again
        evening.do(members[0], Start())
        while not evening.game.over:
            evening.close()
    assert len(evening.readers) == 7
    assert evening.changed < 0.75 * evening.whole
