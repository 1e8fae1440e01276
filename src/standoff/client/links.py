"""Links: the address of a table, and of a seat, as people hand them on."""

from urllib.parse import urlsplit

from msgspec import Struct


class LinkError(ValueError):
    """Not the address of a table."""

    def __init__(self) -> None:
        super().__init__(
            "a seat link looks like http://HOST:PORT/t/CODE#SECRET, a table's like it up to the #"
        )


class TableLink(Struct, frozen=True):
    """Where a table is, and, in a seat link, the secret that opens a seat."""

    origin: str
    code: str
    secret: str | None = None

    def __str__(self) -> str:
        # What stands behind the # never leaves a browser, so that it is in no log.
        return f"{self.origin}/t/{self.code}" + (f"#{self.secret}" if self.secret else "")


def parsed(text: str) -> TableLink:
    """The link that somebody wrote."""
    try:
        parts = urlsplit(text)
        folder, _, code = parts.path.rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/t":
            raise LinkError
    except ValueError as fault:
        raise LinkError from fault
    return TableLink(f"{parts.scheme}://{parts.netloc}", code.upper(), parts.fragment or None)


def socket_url(origin: str) -> str:
    """Where the socket of a server is."""
    return origin.replace("http", "ws", 1) + "/ws"
