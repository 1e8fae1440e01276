"""Which games cannot be looked at, whatever happened in them."""

from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet


def refusal(options: object) -> str | None:
    """The id of the message that says why not, where a game is not classic or hides more than cards."""
    if not isinstance(options, Options) or type(options) is not Options:
        return "review-not-classic"
    return "review-not-base" if options.powers is not PowerSet.NONE or options.cop else None
