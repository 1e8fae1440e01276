"""The end of a game: the seed is opened, the evening's score goes up, and another seed is drawn."""

from msgspec.structs import replace

from standoff.rooms.game import Game
from standoff.rooms.people import NO_CONTRIBUTION, Score, permitting
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import bots_named
from standoff.rooms.sharing import can_be_shared, played_alone, shared


def ended(room: Room, salt: bytes) -> Room:
    """A game is over, or was called off; `salt` is the seed of the next."""
    game = room.playing()
    game = replace(
        game,
        window=None,
        paused_at=None,
        paused_by=None,
        permitted=game.sat <= permitting(room.members),
    )
    room = replace(
        room,
        game=game,
        stage=Stage.REPORT,
        seed=salt,
        claims={},
        scores=room.scores if game.called_off else _scores(room, game),
    )
    # Whoever left for good has had their game played to its end.
    chairs = [chair for chair in room.chairs if chair.bot or chair.member is not None]
    unbound = {"commitment": "", "contribution": NO_CONTRIBUTION}
    room = room.with_chairs([replace(one, **unbound) for one in chairs])
    room = bots_named(room).telling_all(game.report()).telling_room()
    by_itself = played_alone(game) or (game.permitted and not room.hosted)
    if not (can_be_shared(game) and by_itself):
        return room
    return room.sharing(shared(room.games, game, game.sat, salt)).telling_results(game.witnesses)


def _scores(room: Room, game: Game) -> dict[str, Score]:
    """The evening with this game."""
    scores = dict(room.scores)
    names = game.played_by
    won, totals = game.edition.won(game.table), game.edition.totals(game.table)
    for seat in (*won, *totals):
        scores.setdefault(names[seat], Score())
    for seat, part in won.items():
        score = scores[names[seat]]
        scores[names[seat]] = replace(score, won=score.won + part)
    for seat, total in totals.items():
        score = scores[names[seat]]
        scores[names[seat]] = replace(score, earned=score.earned + total)
    return scores
