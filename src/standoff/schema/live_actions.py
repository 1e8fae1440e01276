"""The actions of Live: one flat row of numbers. Whoever is meant is counted from the one who acts."""

from itertools import combinations_with_replacement, permutations

SEATS = 21
"""As many gangsters as a game of Live ever has."""
OTHERS = SEATS - 1
LARGEST_TEAM = 5
DIRECTIONS = ((0, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""Where one may go in a second: nowhere, or one of eight ways."""
DIVISIONS = len(tuple(permutations(range(LARGEST_TEAM))))
PAIRS = {pair: place for place, pair in enumerate(combinations_with_replacement(range(OTHERS), 2))}
"""Two targets of Double Guns, whichever hand points at which."""

WAIT = 0
DIVIDE = 1
"""Give the team's cards out: DIVIDE + the place of the order among all orders."""
MOVE = DIVIDE + DIVISIONS
"""Go for a second: MOVE + direction."""
BBB = MOVE + len(DIRECTIONS)
"""Mime a BBB: BBB + offset - 1."""
SHOTGUN = BBB + OTHERS
"""Mime a Shotgun: SHOTGUN + offset - 1."""
DOUBLE = SHOTGUN + OTHERS
"""Mime Double Guns: DOUBLE + the place of the two offsets, each less 1, among all pairs."""
STAY = DOUBLE + len(PAIRS)
WITHDRAW = STAY + 1
FORGO = WITHDRAW + 1
"""Leave the dagger where it is."""
STAB = FORGO + 1
"""Stab somebody within reach: STAB + offset - 1."""
ACTIONS = STAB + OTHERS

_OFFSETS = tuple(f"+{offset}" for offset in range(1, SEATS))
_WAYS = ("nowhere", "up", "up right", "right", "down right", "down", "down left", "left", "up left")

NAMES: tuple[str, ...] = (
    "wait",
    *(f"divide {place}" for place in range(DIVISIONS)),
    *(f"move {way}" for way in _WAYS),
    *(f"mime bbb at {offset}" for offset in _OFFSETS),
    *(f"mime shotgun at {offset}" for offset in _OFFSETS),
    *(f"mime double guns at {_OFFSETS[first]} and {_OFFSETS[second]}" for first, second in PAIRS),
    "stay",
    "withdraw",
    "forgo",
    *(f"stab {offset}" for offset in _OFFSETS),
)
"""What each action says, by its number."""
