"""The result of a classic scenario, as plain values for JSON."""

from standoff.referee.classic.play import PlayedRound, ScenarioGame
from standoff.rules.classic.events import (
    Died,
    Exploded,
    PhoneLaid,
    RoundBegan,
    Split,
    Withdrew,
)
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.reckoning import reckon
from standoff.rules.classic.table import Gangster


def result(game: ScenarioGame) -> dict[str, object]:
    """What happened, in the words of the scenario format."""
    table = game.table
    names = game.scenario.names
    accounts = reckon(table).accounts
    outcome = table.outcome
    return {
        "edition": "classic",
        "rounds": [_round(played, names) for played in game.rounds],
        "players": {
            name: _player(gangster, account.total)
            for name, gangster, account in zip(names, table.gangsters, accounts, strict=True)
        },
        "calls": table.calls,
        "alerted": table.alerted or None,
        "ended": outcome.ending.value if outcome else None,
        "winners": [names[seat] for seat in outcome.winners] if outcome else [],
    }


def _player(gangster: Gangster, score: int | None) -> dict[str, object]:
    own, *taken = gangster.hands
    return {
        "alive": gangster.alive,
        "wounds": gangster.wounds,
        "shame": gangster.shame,
        "money": gangster.money,
        "score": score,
        "hand": _hand(own),
        "second_hand": _hand(taken[0]) if taken else None,
    }


def _hand(hand: Hand) -> dict[str, int]:
    return {"click": hand.click, "bang": hand.bang, "bbb": hand.bbb}


def _round(played: PlayedRound, names: tuple[str, ...]) -> dict[str, object]:
    table = played.after
    split = next(played.told(Split), None)
    phone = next(played.told(PhoneLaid), None)
    began = next(played.told(RoundBegan))
    loot = began.fold(played.before).loot
    wounds = {seat: table[seat].wounds_this_round for seat in range(len(names))}
    return {
        "round": table.round,
        "loot": list(loot.listed()),
        "withdrew": [names[event.seat] for event in played.told(Withdrew)],
        "wounds": {names[seat]: markers for seat, markers in wounds.items() if markers},
        "dead": [names[seat] for seat in sorted(event.seat for event in played.told(Died))],
        "exploded": next(played.told(Exploded), None) is not None,
        "split": {
            "among": [names[seat] for seat in split.among] if split else [],
            "share": split.share if split else 0,
        },
        "left": list(table.loot.listed()),
        "phone": None if phone is None else "used" if phone.used else "unused",
    }
