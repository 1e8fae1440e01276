"""The accountant of Live: guns of one team on one target, and a share weighed against the Hospital."""

from collections.abc import Sequence

from standoff.arena.figures import REACH
from standoff.bots.live.reading import Reading
from standoff.bots.live.team import hands, near, own, spots
from standoff.bots.live.temperament import Temperament
from standoff.bots.live.walking import Gait
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.outcome import HOSPITAL_BILL, HOSPITAL_CARDS
from standoff.rules.live.views import View
from standoff.rules.notes import FIVE


class Accountant(Temperament):
    """Does what pays: for its team, on average."""

    name = "accountant"
    manner = Gait(shy=2_000, loyal=2)
    seeks = (Weapon.BOOM, Weapon.BACKSTAB)
    crowd = 2
    mimes = (25.0, 20.0, 15.0)
    daring = 0.3

    def ranked(self, view: View, targets: Sequence[Seat], dice: Dice) -> list[Seat]:
        """Two guns of a team on one target, the others elsewhere; bluffs for those left over."""
        me, secret = own(view)
        seats = len(view.gangsters)
        where = spots(view)

        def worth(seat: Seat) -> tuple[float, int]:
            around = [view.options.team_of[other] for other in near(where, seat, REACH)]
            mates = around.count(secret.team)
            stash = view.stashes[view.options.team_of[seat]]
            riches = 0.0 if stash is None else stash.money / 100_000
            return len(around) - 3 * mates + riches, (seat + 5 * view.round + secret.team) % seats

        best = sorted(targets, key=worth, reverse=True)
        turn = _turn(hands(view), [held.seat for held in secret.held], me) % len(best)
        return best[turn:] + best[:turn]

    def stays(self, view: View, dice: Dice) -> bool:
        reading = Reading(view)
        sharers = 1 + reading.other_sharers()
        if view.options.foolproof:
            share, bill = view.loot / sharers, HOSPITAL_CARDS
        else:
            share, bill = view.loot / sharers - FIVE / 2, HOSPITAL_BILL
        cost = bill if view.round == ROUNDS else share
        coma = reading.own_coma()
        return (1 - coma) * share >= coma * cost


def _turn(held: dict[Seat, Weapon], team: Sequence[Seat], me: Seat) -> int:
    """How many targets are left to one's team-mates: fast guns share one, everybody else moves on."""
    fast = (Weapon.BBB, Weapon.DOUBLE)
    if held[me] in fast:
        return 0
    shotguns = [seat for seat in team if held[seat] is Weapon.SHOTGUN]
    others = shotguns + [seat for seat in team if held[seat] not in GUNS]
    return (2 if any(held[seat] in fast for seat in team) else 0) + others.index(me)
