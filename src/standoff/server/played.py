"""What was played: the record of a finished game, for whoever sat at its table and for nobody else."""

from collections import OrderedDict
from http import HTTPStatus

from standoff.rooms.game import Game
from standoff.rooms.records import record
from standoff.server.house import House
from standoff.server.keeper import Keeper
from standoff.server.requests import HttpAnswer, Request
from standoff.server.secrets import hashed, opens

RECORD = "/record"
BEARER = "Bearer "
MOST_KEPT = 50


class PlayedDesk:
    """Hands out records; who asks shows the token of a device of the table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.made: OrderedDict[str, tuple[Game, bytes]] = OrderedDict()
        """The latest record of some tables: all at a table may want it."""

    def answer(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        """The record of the game just over, at the table of the code behind the question mark."""
        keeper = self.house.rooms.get(request.query)
        game = None if keeper is None else keeper.room.game
        if keeper is None or game is None or not _played(keeper, game, request):
            # Whether there is such a table, such a game or such a token is nobody's business.
            return HttpAnswer(HTTPStatus.NOT_FOUND, b"Not here.\n", {"Content-Type": "text/plain"})
        code = keeper.room.code
        if code not in self.made or self.made[code][0] is not game:
            self.made[code] = game, record(game)
            if len(self.made) > MOST_KEPT:
                self.made.popitem(last=False)
        name = f"standoff-{code}-{keeper.room.games}.jsonl"
        headers = {
            "Content-Type": "application/jsonl",
            "Content-Disposition": f'attachment; filename="{name}"',
        }
        return HttpAnswer(200, self.made[code][1], headers)


def _played(keeper: Keeper, game: Game, request: Request) -> bool:
    """Whether the game is over, and whoever asks had a seat in it: a record tells every card."""
    given = request.header("authorization")
    if not (game.over or game.called_off) or not given.startswith(BEARER):
        return False
    used = hashed(given.removeprefix(BEARER))
    return any(
        member in game.sat and any(opens(used, kept) for kept in keys.tokens)
        for member, keys in keeper.room.keys.items()
    )
