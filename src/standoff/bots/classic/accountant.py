"""The accountant: weighs the share it may expect against what the guns on it may do."""

from standoff.bots.classic.ledger import Prospects
from standoff.bots.classic.reading import Reading, armed, flinch, odds_of, own, shame_worth
from standoff.bots.classic.temperament import Temperament
from standoff.rules.asks import Dice, Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet
from standoff.rules.notes import BOX

LOOT_A_ROUND = BOX.total / ROUNDS
"""What a round turns up, on average."""


class Accountant(Temperament):
    """Does whatever gives it the better chance of being the richest in the end."""

    name = "accountant"

    def bullet(self, view: View, hand: Hand, dice: Dice) -> Bullet:
        """Live bullets for rich loot, in a mix that cannot be foretold."""
        stakes = view.loot.total / LOOT_A_ROUND * eagerness(view)
        weights = (hand.click * 1.0, hand.bang * stakes, hand.bbb * stakes * stakes)
        point = dice.random() * sum(weights)
        for bullet, weight in zip(Bullet, weights, strict=True):
            point -= weight
            if point < 0:
                return bullet
        return hand.kinds[-1]

    def target(
        self, view: View, targets: tuple[Seat, ...], bullet: Bullet | None, dice: Dice
    ) -> Seat:
        """Whoever's prospects this gun would spoil most, by fear or by fire."""
        ledger = Prospects(view)
        reading = Reading(view)
        me, _ = own(view)
        public = sum(odds_of(me))
        fire = public if bullet is None else float(bullet is not Bullet.CLICK)
        missed = ledger.gain(-ledger.share((len(targets) + 2) // 2))
        pain = ledger.own_weight() - ledger.own_weight(1) * missed

        def spoilt(seat: Seat) -> float:
            other = view.gangsters[seat]
            runs = flinch(reading.danger[seat] + public, other, view.round)
            weight = ledger.weight(other)
            fear = (runs - reading.flinch[seat]) * weight * (1 - missed)
            wound = (1 - runs) * fire * (weight - ledger.weight(other, 1) * missed)
            threat = sum(sum(card) for shooter, card in reading.guns[me.seat] if shooter == seat)
            disarmed = runs - reading.flinch[seat] + (1 - runs) * (bullet is Bullet.BBB)
            blast = (1 - runs) * fire * armed(view, other)
            return (fear + wound + pain * (threat * disarmed - blast)) * (1 + 0.3 * dice.random())

        return max(targets, key=spoilt)

    def stays(self, view: View, dice: Dice) -> bool:
        reading = Reading(view)
        hits = reading.own_hits()
        if hits[0] == 1.0 and shame_worth(view) < 0:
            return True
        stay, leave = Prospects(view).staying_and_leaving(reading, hits)
        return stay >= leave

    def shows(self, view: View) -> bool:
        """A grenade in sight keeps guns away; aiming or loading last pays from the first round."""
        return True


def eagerness(view: View) -> float:
    """How much more a live bullet is worth to one who has aimed before loading."""
    me, _ = own(view)
    if not me.aims or me.aims[0] is None:
        return 1.0
    other = view.gangsters[me.aims[0]]
    runs = flinch(Reading(view).danger[other.seat] + sum(odds_of(me)), other, view.round)
    return 2 * (1 - runs)
