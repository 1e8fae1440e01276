"""What a gangster may say in either edition."""

from standoff.rules.asks import Decision, Seat


class Stay(Decision, frozen=True, tag="stay"):
    """Stay in the round."""


class Withdraw(Decision, frozen=True, tag="withdraw"):
    """Leave the round: safe, and without a share."""


class Forgo(Decision, frozen=True, tag="forgo"):
    """Use no power or dagger now."""


class Stab(Decision, frozen=True, tag="stab"):
    """Wound somebody at hand."""

    victim: Seat


STAY, WITHDRAW, FORGO = Stay(), Withdraw(), Forgo()
