"""That something may not be done in a room."""

from standoff.protocol.refusal import Code


class RefusedError(Exception):
    """The room does not do it, and has not changed."""

    def __init__(self, code: Code, because: str = "", rule: str = "") -> None:
        self.code = code
        self.because = because
        """What is wrong with a fact, where that is it, and the rule behind that."""
        self.rule = rule
