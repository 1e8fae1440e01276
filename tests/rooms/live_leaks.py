"""Planted leaks: rooms of Live with one fault each, from which another team could learn something."""

from typing import Any

from msgspec.structs import replace

from standoff.protocol.deeds.teams import Confide, Wish
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Played, Said, Welcome, Wished
from standoff.protocol.refusal import Code
from standoff.protocol.window import Waiting
from standoff.rooms.game import Game
from standoff.rooms.room import Room, Tell
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.events import Dealt
from standoff.rules.live.table import Table
from tests.rooms import stream_leaks
from tests.rooms.live_streams import LiveStream


def cards_of(game: Game) -> list[Card | None]:
    """What everybody holds."""
    assert isinstance(game.table, Table)
    return [gangster.card for gangster in game.table.gangsters]


class Crossed(LiveStream):
    """Everybody is told what the first of the next team may know."""

    def frame(self, tell: Tell) -> bytes:
        message = tell.message
        seat = self.room.seat_of(tell.to)
        if isinstance(message, Played) and seat is not None and self.game.team(seat):
            other = (self.game.team(seat)[-1] + 1) % len(self.game.table.gangsters)
            tell = Tell(tell.to, tell.number, replace(message, view=self.game.view(other)))
        return super().frame(tell)


class OpenDeals(LiveStream):
    """All see which cards every team was dealt."""

    def frame(self, tell: Tell) -> bytes:
        message = tell.message
        if isinstance(message, Played):
            dealt = tuple(event for event in self.game.events if isinstance(event, Dealt))
            tell = Tell(tell.to, tell.number, replace(message, events=dealt))
        return super().frame(tell)


class LoudWishes(LiveStream):
    """All hear which card somebody would like."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        seat = self.room.seat_of(by)
        if isinstance(deed, Wish) and seat is not None:
            return self.room.telling_all(Wished(seat, deed.card))
        return self.room


class LoudWhispers(LiveStream):
    """All hear what is meant for a team."""

    def besides(self, by: MemberId, deed: Any) -> Room:
        if isinstance(deed, Confide):
            return self.room.telling_all(Said(by, deed.text))
        return self.room


class WishesOfAllTeams(LiveStream):
    """Whoever comes back is told what all would like, not only their team."""

    def frame(self, tell: Tell) -> bytes:
        message = tell.message
        if isinstance(message, Welcome):
            held = replace(message.held, wishes=dict(self.game.wishes))
            tell = Tell(tell.to, tell.number, replace(message, held=held))
        return super().frame(tell)


class GrenadesAreRefusedElsewise(LiveStream):
    """Why something is refused depends on whether somebody holds a grenade."""

    def refusal(self, by: MemberId, deed: Any, code: Code) -> Code:
        game = self.room.game
        if game is None:
            return code
        cards = cards_of(game)
        grenades = [card for card in cards if card is not None and card.weapon is Weapon.BOOM]
        return Code.STALE if len(grenades) % 2 else code


class CloseCallsForGuns(LiveStream):
    """A window closes a little earlier for each who has a gun."""

    def due(self) -> object:
        deed = super().due()
        window = self.game.window
        if deed is not None or window is None or window.waiting is not Waiting.NERVE:
            return deed
        cards = cards_of(self.game)
        self.now += sum(card is not None and card.weapon is Weapon.SHOTGUN for card in cards)
        return super().due()


def also(leak: type, name: str) -> type[LiveStream]:
    """A leak that a room of any edition could have."""
    return type(name, (leak, LiveStream), {})


LEAKS: dict[str, type[LiveStream]] = {
    "the view of another team": Crossed,
    "a deal before all eyes": OpenDeals,
    "wishes that all hear": LoudWishes,
    "whispers that all hear": LoudWhispers,
    "a welcome with the wishes of all teams": WishesOfAllTeams,
    "refusals that tell of grenades": GrenadesAreRefusedElsewise,
    "windows that are shorter before guns": CloseCallsForGuns,
    "frames without padding": also(stream_leaks.NoPadding, "NoPadding"),
    "one number for all streams": also(stream_leaks.OneNumberForAll, "OneNumberForAll"),
    "ready marks of the nerve": also(stream_leaks.ReadyMarksOfTheNerve, "ReadyMarks"),
    "an acknowledgement that all hear": also(stream_leaks.AcksForAll, "AcksForAll"),
}
