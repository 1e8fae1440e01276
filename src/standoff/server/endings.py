"""How a shared game ended, for its picture and its card: gangsters at a table, or teams."""

from standoff.drawing.final import FACES, SeatAtTheEnd
from standoff.drawing.identity import KITS
from standoff.rooms.sharing import SharedGame
from standoff.rules.live import options as live
from standoff.rules.live.outcome import Outcome as LiveOutcome
from standoff.story.cast import Cast
from standoff.story.classic import ending
from standoff.story.live import storyteller
from standoff.story.sentence import Sentence


def victory(shared: SharedGame) -> Sentence:
    """Who won."""
    options, outcome = shared.game.options, shared.game.table.outcome
    assert outcome is not None
    if isinstance(outcome, LiveOutcome):
        assert isinstance(options, live.Options)
        return storyteller.victory(options, outcome)
    return ending.victory(Cast(shared.names()), outcome)


def at_the_end(shared: SharedGame) -> list[SeatAtTheEnd]:
    """Whom the picture shows."""
    options, outcome = shared.game.options, shared.game.table.outcome
    assert outcome is not None
    if isinstance(outcome, LiveOutcome):
        assert isinstance(options, live.Options)
        return _teams(shared.names(), options, outcome)
    result = shared.result()
    return [
        SeatAtTheEnd(
            name,
            look.face if look else seat,
            look.colour if look else seat,
            outcome.accounts[seat].total,
            seat in outcome.winners,
        )
        for seat, (name, look) in enumerate(zip(result.names, result.looks, strict=True))
    ]


def _teams(
    names: tuple[str, ...], options: live.Options, outcome: LiveOutcome
) -> list[SeatAtTheEnd]:
    """Each is called after its first, and however many are with them: so it needs no language."""
    return [
        SeatAtTheEnd(
            f"{names[members[0]]} +{len(members) - 1}",
            account.team % len(FACES),
            account.team % len(KITS),
            account.total,
            account.team in outcome.winners,
            in_money=not options.foolproof,
        )
        for members, account in zip(options.members, outcome.accounts, strict=True)
    ]
