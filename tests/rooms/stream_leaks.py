"""Planted leaks: rooms with one fault each, from which somebody could learn what is not theirs."""

from typing import Any

import msgspec
from msgspec.structs import replace

from standoff.protocol.deeds.play import Answer, Arm, GoOn, MoreTime
from standoff.protocol.deeds.talk import Bet, Say
from standoff.protocol.members import MemberId
from standoff.protocol.messages import BetsShown, Clock, Loading, Played, Welcome
from standoff.protocol.refusal import Code
from standoff.protocol.window import Waiting
from standoff.rooms.entries import SERVER
from standoff.rooms.room import Room, Tell
from standoff.rooms.server_deeds import Close
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet
from standoff.rules.game import asks
from tests.rooms.streams import Stream


def closing_early(waiting: Waiting) -> type[Stream]:
    """A window in which nothing is left to wait for closes at once."""

    class Leak(Stream):
        def due(self) -> Any:
            window = self.game.window
            if window is not None and window.waiting is waiting and self.game.all_in():
                return Close(window.number, {})
            return super().due()

    return Leak


class ReadyMarksOfTheNerve(Stream):
    """All see who has made up their mind."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        game = self.room.game
        if game is not None and isinstance(deed, Answer) and game.window is not None:
            return self.room.telling_all(Loading(tuple(sorted(game.choices))))
        return self.room


class PressesAreCounted(Stream):
    """All hear how many want the count to begin."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        game = self.room.game
        if game is not None and isinstance(deed, GoOn):
            return self.room.telling_all(Loading(tuple(range(len(game.go_on)))))
        return self.room


class OnlyHoldersArePrompted(Stream):
    """Whoever can only forgo is not bothered."""

    def is_told(self, tell: Tell) -> bool:
        message = tell.message
        if not isinstance(message, Played) or message.window is None:
            return True
        ask = self.game.ask_of(self.room.seat_of(tell.to))
        return message.window.waiting is not Waiting.OFFER or ask is None or ask.count > 1


class NoPadding(Stream):
    """Frames are as long as what is in them."""

    def frame(self, tell: Tell) -> bytes:
        return msgspec.json.encode(tell)


class TellingRefusals(Stream):
    """Why something is refused depends on what somebody else has loaded."""

    def refusal(self, by: MemberId, deed: Any, code: Code) -> Code:
        neighbour = ((self.room.seat_of(by) or 0) + 1) % len(self.people)
        table = self.game.table
        assert isinstance(table, Table)
        return Code.ILLEGAL if Bullet.BANG in table[neighbour].loaded else code


class SilenceOfTheNerveIsMissing(Stream):
    """A stand-in comes for who has said nothing, also where silence is a secret."""

    def do(self, by: MemberId, deed: Any) -> None:
        game = self.room.game
        if isinstance(deed, Close) and game is not None and game.window is not None:
            for seat in asks(game.table):
                if game.window.waiting is Waiting.NERVE and seat not in game.choices:
                    missed = self.room.chairs[seat].missed + 1
                    self.room = self.room.with_chair(seat, missed=missed)
        super().do(by, deed)


class OneNumberForAll(Stream):
    """The streams share one counter, which also counts what others do in secret."""

    def number(self, tell: Tell) -> int:
        return sum(self.commands.values())


class BetsInTheOpen(Stream):
    """A bet is shown when it is made."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        if isinstance(deed, Bet):
            return self.room.telling_all(BetsShown({by: deed.bets}, {}))
        return self.room


class LoudGhosts(Stream):
    """The living hear the dead."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        if isinstance(deed, Say):
            return self.room.telling_all(self.game.ghosts.talk[-1])
        return self.room


class ArmingMakesNoise(Stream):
    """Everybody's room changes when somebody arms a power."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        if isinstance(deed, Arm):
            return self.room.telling_room()
        return self.room


class WhoNeedsTime(Stream):
    """All are told who asked for more time."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        if isinstance(deed, MoreTime):
            return self.room.telling_all(Clock(self.game.window, paused_by=by))
        return self.room


class AcksForAll(Stream):
    """Whenever somebody's choice is on disk, the clock is told again to all."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        if isinstance(deed, Answer) and by != SERVER:
            return self.room.telling_all(self.game.clock())
        return self.room


class NoHolderNoWindow(Stream):
    """A window in which nobody has a choice closes at once."""

    def due(self) -> Any:
        window = self.game.window
        nobody = all(ask.count == 1 for ask in asks(self.game.table).values())
        if window is not None and window.waiting is Waiting.OFFER and nobody:
            return Close(window.number, {})
        return super().due()


class WelcomeTellsTheChoices(Stream):
    """Whoever comes back is told what the next seat holds."""

    def frame(self, tell: Tell) -> bytes:
        message = tell.message
        if isinstance(message, Welcome) and self.game.choices:
            _, said = min(self.game.choices.items())
            held = replace(message.held, choice=said)
            tell = Tell(tell.to, tell.number, replace(message, held=held))
        return super().frame(tell)


class ArmedUnseen(Stream):
    """A welcome is longer for who has something armed."""

    def frame(self, tell: Tell) -> bytes:
        armed = isinstance(tell.message, Welcome) and tell.message.held.choice is not None
        return super().frame(tell) + b" " * armed


class StakesOfANeighbour(Stream):
    """What dropping costs somebody else stands in what is told of a step."""

    def frame(self, tell: Tell) -> bytes:
        message, seat = tell.message, self.room.seat_of(tell.to)
        if isinstance(message, Played) and seat is not None and message.held.at_stake is not None:
            theirs = self.game.held((seat + 1) % len(self.people)).at_stake
            held = replace(message.held, at_stake=theirs)
            tell = Tell(tell.to, tell.number, replace(message, held=held))
        return super().frame(tell)


LEAKS: dict[str, type[Stream]] = {
    "the nerve closes early": closing_early(Waiting.NERVE),
    "an offer closes early": closing_early(Waiting.OFFER),
    "the telephone closes early": closing_early(Waiting.PHONE),
    "ready marks of the nerve": ReadyMarksOfTheNerve,
    "how many want the count": PressesAreCounted,
    "only holders are prompted": OnlyHoldersArePrompted,
    "frames without padding": NoPadding,
    "refusals that tell a bullet": TellingRefusals,
    "a stand-in for the silence of the nerve": SilenceOfTheNerveIsMissing,
    "one number for all streams": OneNumberForAll,
    "bets shown early": BetsInTheOpen,
    "ghosts heard by the living": LoudGhosts,
    "a noise when a power is armed": ArmingMakesNoise,
    "who asked for more time": WhoNeedsTime,
    "an acknowledgement that all hear": AcksForAll,
    "no window where nobody has a choice": NoHolderNoWindow,
    "a welcome with another's choice": WelcomeTellsTheChoices,
    "a neighbour's stakes": StakesOfANeighbour,
    "a welcome longer by what is held": ArmedUnseen,
}
