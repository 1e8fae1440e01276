"""Phase 3: everyone mimes a weapon and points it at adversaries in sight, all at once."""

from standoff.rules.asks import Seat
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.live.decisions import Aim, AimAsk
from standoff.rules.live.events import Aimed
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import StageId
from standoff.rules.stage import Answers, Asks

name = StageId.AIM
only_asks = True

_MIMES = {weapon: (weapon,) if weapon in GUNS else GUNS for weapon in Weapon}
"""L26, X16"""


def asks(table: Table) -> Asks:
    """Everyone who sees an adversary is asked, which all can see; nobody else has a target."""
    in_play = table.in_play
    team_of = table.options.team_of
    hidden = set(table.unseen)
    asking: dict[Seat, AimAsk] = {}
    for members in table.teams_in_play:
        if members:
            mine = team_of[members[0]]
            targets = tuple([seat for seat in in_play if team_of[seat] != mine])
            for seat in members:
                seen = targets
                if hidden:
                    seen = tuple([other for other in targets if (seat, other) not in hidden])
                if seen:
                    asking[seat] = AimAsk(_MIMES[table.card_of(seat).weapon], seen)
    return asking


def resolve(telling: Telling, answers: Answers) -> None:
    for seat, said in answers.items():
        if isinstance(said, Aim):
            telling.tell(Aimed(seat, said.mime, said.at))
        else:
            telling.tell(Aimed(seat, None, ()))  # A76
