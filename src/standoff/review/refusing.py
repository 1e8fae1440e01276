"""Which games cannot be looked at, whatever happened in them."""

from standoff.rules.classic.options import Options


def refusal(options: object) -> str | None:
    """The id of the message that says why not, where a game is not of the classic edition."""
    return None if type(options) is Options else "review-not-classic"
