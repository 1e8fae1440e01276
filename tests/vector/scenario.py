"""A game walked in lockstep, written down as a scenario file for `standoff referee`."""

import json
from collections.abc import Iterable
from typing import Any

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import Aim, Call, Join, Load, Show, Stab, Swap, Take, Withdraw
from standoff.rules.classic.options import NOTES_A_ROUND, Options

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")


def scenario(chance: Any, options: Options, asked: Iterable[Any]) -> str:
    """The game as far as it was played. Cards that were never loaded are left for the reader."""
    names = NAMES[: options.players]
    rounds: list[dict[str, Any]] = []
    for round_, stage, said in asked:
        while len(rounds) < round_:
            rounds.append({"play": {}, "aim": {}})
        for seat, decision in said.items():
            _write(rounds[round_ - 1], names, seat, decision, int(stage.phase))
    written: dict[str, Any] = {
        "edition": "classic",
        "players": list(names),
        "deck": chance.notes[: NOTES_A_ROUND * max(1, len(rounds))],
        "rounds": rounds,
    }
    if any(chance.powers):
        written["powers"] = dict(zip(names, chance.powers, strict=True))
    if options.cop:
        written["cop"] = names[chance.cop_seat]
    return json.dumps(written)


def _write(
    script: dict[str, Any], names: tuple[str, ...], seat: Seat, decision: Decision, phase: int
) -> None:
    """Put what one seat said into its round."""
    name = names[seat]
    match decision:
        case Load(bullets=(bullet,)):
            script["play"][name] = bullet
        case Load(bullets=bullets):
            script["play"][name] = list(bullets)
        case Aim(at=(target,)):
            script["aim"][name] = _name(names, target)
        case Aim(at=targets):
            script["aim"][name] = [_name(names, target) for target in targets]
        case Withdraw():
            script.setdefault("withdraw", []).append(name)
        case Show():
            script.setdefault("reveal", {})[name] = phase
        case Stab(victim=victim):
            script.setdefault("stab", {})[name] = names[victim]
        case Take(dead=dead):
            script.setdefault("take", {})[name] = names[dead]
        case Swap(thrown=thrown):
            script.setdefault("swap", {})[name] = thrown
        case Join():
            script.setdefault("join", []).append(name)
        case Call():
            script["call"] = True
        case _:
            pass


def _name(names: tuple[str, ...], target: Seat | None) -> str | None:
    return None if target is None else names[target]
