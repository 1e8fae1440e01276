"""The nets of the mind of Live: facts about one choice in, what that choice is worth out.

Worth is counted in twenties: what the own team gains in this round and the next, less what the
others gain. NumPy is all they need.
"""

from collections.abc import Mapping
from hashlib import sha256
from itertools import chain

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]
"""Choices by facts."""
LiveWeights = Mapping[str, NDArray[np.float32]]

CONTEXT = (
    *("holds bbb", "holds double", "holds shotgun", "holds kevlar", "holds backstab", "holds boom"),
    *("round", "last round", "loot a head", "lead"),
    *("mates like a mind", "like an accountant", "like the reckless", "like the timid"),
    *("mates", "rivals", "foolproof", "others run", "aim near", "aim far"),
)
"""What is told of whoever chooses, whatever the choice."""
FACTS: Mapping[str, tuple[str, ...]] = {
    "divide": (*CONTEXT, "for oneself", "was pointed at"),
    "aim": (
        *CONTEXT,
        *("mimes bbb", "mimes double", "mimes shotgun"),
        *("riches", "richest", "grudge", "was pointed at", "fled", "has spots", "distance"),
        *("rivals near", "their mates near", "own mates near", "nearest", "farthest"),
        *("planned hits", "planned shotguns"),
    ),
    "nerve": (
        *CONTEXT,
        *("bbb", "double", "shotgun", "mimed bbb", "mimed double", "mimed shotgun", "unthreatened"),
        *("coma", "likely sharers", "share", "share at stake", "cost at stake"),
        *("grenades near", "own grenades near", "pointed at mates", "own hits", "shooters run"),
    ),
}
"""What is told of every choice, by what is chosen."""
HIDDEN = 48
SHAPES: Mapping[str, tuple[int, ...]] = {
    f"{kind}_{name}": shape
    for kind, facts in FACTS.items()
    for name, shape in (
        ("facts", (len(facts), HIDDEN)),
        ("bias", (HIDDEN,)),
        ("straight", (len(facts), 2)),
        ("worth", (HIDDEN, 2)),
        ("worth_bias", (2,)),
    )
}
SCHEMA_HASH = sha256(
    "\n".join(chain.from_iterable((kind, *facts) for kind, facts in FACTS.items())).encode()
).hexdigest()[:16]
"""Sixteen digits that differ as soon as the mind is told other facts."""


def worth(weights: LiveWeights, kind: str, rows: Rows) -> Rows:
    """What each choice is worth; of a nerve, to stay and to withdraw, else the first counts: (rows, 2)."""
    hidden = rows @ weights[f"{kind}_facts"]
    hidden += weights[f"{kind}_bias"]
    np.maximum(hidden, 0, out=hidden)
    found: Rows = hidden @ weights[f"{kind}_worth"] + rows @ weights[f"{kind}_straight"]
    found += weights[f"{kind}_worth_bias"]
    return found
