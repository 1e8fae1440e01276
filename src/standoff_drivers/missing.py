"""What a driver or a bench says when something it needs is not installed."""


class MissingError(Exception):
    """Something that is used, or measured against, is not installed."""
