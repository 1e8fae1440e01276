"""The result of a scenario of Live, as plain values for JSON."""

from msgspec.structs import replace

from standoff.referee.live.play import PlayedRound, ScenarioGame
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.live.events import Fell, RoundBegan, Split, Withdrew
from standoff.rules.live.outcome import outcome
from standoff.rules.live.reckoning import standings


def result(game: ScenarioGame) -> dict[str, object]:
    """What happened, in the words of the scenario format."""
    table = game.table
    teams = [team.name for team in table.options.teams]
    ended = table.outcome
    return {
        "edition": "live",
        "rounds": [_round(played, game.scenario.names) for played in game.rounds],
        "teams": dict(zip(teams, _teams(game), strict=True)),
        "ended": ended is not None,
        "winners": [teams[team] for team in ended.winners] if ended else [],
    }


def _round(played: PlayedRound, names: tuple[str, ...]) -> dict[str, object]:
    began = next(played.told(RoundBegan))
    split = next(played.told(Split))
    fallen = [names[seat] for seat in _fallen(played)]
    return {
        "round": began.round,
        "loot": began.loot,
        "cowards": [names[event.seat] for event in played.told(Withdrew)],
        "wounded": [names[seat] for seat in split.among if played.after[seat].wounds],
        "hospital": fallen,
        "split": {"among": [names[seat] for seat in split.among], "share": split.share},
        "left": [_card(card) for card in played.after.row],
        "out_next": fallen,
    }


def _fallen(played: PlayedRound) -> list[Seat]:
    return sorted(event.seat for event in played.told(Fell))


def _card(card: Card) -> list[object]:
    return [side for side in card if side is not None]


def _teams(game: ScenarioGame) -> list[dict[str, object]]:
    """Each team as if the game ended with the last round written down."""
    table = game.table
    fallen = _fallen(game.rounds[-1])
    counted = [
        replace(standing, hospital=sum(seat in members for seat in fallen))
        for standing, members in zip(standings(table), table.options.members, strict=True)
    ]
    accounts = outcome(counted, foolproof=table.options.foolproof).accounts
    return [
        {
            "stash": standing.stash,
            "cards": standing.cards,
            "hospital": standing.hospital,
            "score": account.total,
        }
        for standing, account in zip(counted, accounts, strict=True)
    ]
