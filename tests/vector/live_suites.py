"""The tables of Live that the lockstep walks."""

from standoff.rules.live.teams import FEWEST_GANGSTERS, MOST_GANGSTERS, balanced
from standoff.vector.live.law import VARIANTS, LiveLaw, TeamsTable

EVERYTHING = LiveLaw(
    tuple(
        TeamsTable(sizes, variants)
        for people in range(FEWEST_GANGSTERS, MOST_GANGSTERS + 1)
        for sizes in balanced(people)
        for variants in ((), VARIANTS[:1], VARIANTS[1:], VARIANTS)
    )
)
"""Every balanced choice of teams with every choice of variants."""
