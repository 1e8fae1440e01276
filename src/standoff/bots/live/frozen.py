"""The bots of Live as they are for good: what is learned is measured against them.

A hash stands for everything a bot said and where it walked in some games among its like. Whoever
would have one decide otherwise gives it another name.
"""

from collections.abc import Mapping

FROZEN: Mapping[str, str] = {
    "accountant": "102e3b1e43052fb0",
    "grudge": "1f65731a29a39d09",
    "reckless": "c32d5841347b5559",
    "timid": "cfdebbbe35394281",
}
