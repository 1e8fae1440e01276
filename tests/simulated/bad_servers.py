"""Servers with one fault each, to see that the simulation would notice."""

from msgspec.structs import replace

from standoff.protocol.deeds.play import Answer
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Nudged
from standoff.rooms import entries, stored
from standoff.rooms.entries import SERVER, DeedOutcome, Done
from standoff.rooms.room import Tell
from standoff.rooms.server_deeds import AnyDeed, Stalled
from standoff.server.frames import frames
from tests.simulated.server import Ack, Server


class AcksTooSoon(Server):
    """Acknowledges before the disk has it."""

    def _decide(self, deed: AnyDeed, by: MemberId, command: int) -> None:
        if self.room.members.get(by) and command > self.room.members[by].last_command:
            self._answer(by, Ack(command))
        super()._decide(deed, by, command)


class TellsTooSoon(Server):
    """Tells everybody before the disk has it."""

    def dies(self, where: str) -> bool:
        entry = stored.decode(self.disk.rows[-1])
        if where == "before the sync" and isinstance(entry, Done) and entry.by == SERVER:
            for member, _, sent in frames(*entries.done(self.room, entry)):
                line = self.lines.get(member)
                if line is not None:
                    line.send(sent)
        return super().dies(where)


class ForgetsCommands(Server):
    """Does not know a command again after a restart."""

    def read(self) -> int:
        last = super().read()
        for member in self.room.members:
            self.room = self.room.with_member(member, last_command=0, recent={})
        return last


class TellsOfChoices(Server):
    """Lets somebody know that somebody else has chosen."""

    def swap(self, entry: Done, outcome: DeedOutcome) -> tuple[Tell, ...]:
        tells = super().swap(entry, outcome)
        if isinstance(entry.deed, Answer):
            told = self.room.telling(min(self.room.members), Nudged())
            self.room = replace(told, tells=())
            tells += told.tells
        return tells


class TellsTwice(Server):
    """Counts a stream on its own after a restart."""

    def read(self) -> int:
        last = super().read()
        for one, member in self.room.members.items():
            self.room = self.room.with_member(one, told=member.told + 1)
        return last


class LosesTheLastRow(Server):
    """Believes that the last row it had written was not whole."""

    def start(self) -> None:
        if self.disk.life:
            del self.disk.rows[-1]
            self.disk.durable = len(self.disk.rows)
        super().start()


class NeverWakes(Server):
    """Forgets its clock in a crash."""

    def _set_alarm(self) -> None:
        if not self.disk.life:
            super()._set_alarm()

    def look_after(self) -> None:
        """Nobody looks."""

    def do(self, deed: AnyDeed, by: MemberId = SERVER, command: int = 0) -> None:
        if not self.disk.life or isinstance(deed, Stalled):
            super().do(deed, by, command)


BAD_SERVERS: dict[str, type[Server]] = {
    "acknowledges too soon": AcksTooSoon,
    "tells too soon": TellsTooSoon,
    "forgets commands": ForgetsCommands,
    "tells of choices": TellsOfChoices,
    "counts anew": TellsTwice,
    "loses the last row": LosesTheLastRow,
    "never wakes": NeverWakes,
}
