"""The actions of the classic edition: one flat row of numbers for every phase and power.

Whoever is meant is counted clockwise from the one who acts, so +1 is the seat to the left.
Everything here is plain numbers, for engines of any kind.
"""

SEATS = 6
"""As many as a table ever has; smaller ones leave the last offsets empty."""
OTHERS = SEATS - 1
KINDS = ("click", "bang", "bbb")
"""The bullets, in the order in which actions and observations count them."""

WAIT = 0
"""What a seat does that is not asked."""
LOAD = 1
"""Lay one bullet: LOAD + kind."""
LOAD_TWO = LOAD + len(KINDS)
"""Lay a bullet for each of two guns: LOAD_TWO + 3 * kind + kind of the second gun."""
AIM = LOAD_TWO + len(KINDS) ** 2
"""Point at somebody: AIM + offset - 1."""
AIM_TWO = AIM + OTHERS
"""Point two guns: AIM_TWO + 5 * (offset - 1) + offset of the second gun - 1."""
STAY = AIM_TWO + OTHERS**2
WITHDRAW = STAY + 1
FORGO = WITHDRAW + 1
"""Use no power now; the only choice of whoever has none to use."""
SHOW = FORGO + 1
"""Turn one's power card up."""
TAKE = SHOW + 1
"""Take the gun and cards of someone who just died: TAKE + offset - 1."""
SWAP = TAKE + OTHERS
"""Take a fired BBB back and throw away SWAP + kind."""
JOIN = SWAP + len(KINDS)
"""Stand up again and share."""
STAB = JOIN + 1
"""Stab a neighbour: STAB + offset - 1."""
PASS = STAB + OTHERS
"""Hand the telephone on as it is."""
CALL = PASS + 1
"""Turn the telephone."""
ACTIONS = CALL + 1

_OFFSETS = tuple(f"+{offset}" for offset in range(1, SEATS))

NAMES: tuple[str, ...] = (
    "wait",
    *(f"load {kind}" for kind in KINDS),
    *(f"load {kind} and {other}" for kind in KINDS for other in KINDS),
    *(f"aim {offset}" for offset in _OFFSETS),
    *(f"aim {offset} and {other}" for offset in _OFFSETS for other in _OFFSETS),
    "stay",
    "withdraw",
    "forgo",
    "show",
    *(f"take {offset}" for offset in _OFFSETS),
    *(f"swap {kind}" for kind in KINDS),
    "join",
    *(f"stab {offset}" for offset in _OFFSETS),
    "pass",
    "call",
)
"""What each action says, by its number."""
