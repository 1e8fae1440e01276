"""Requests: what a browser asks for over HTTP, whole or not at all, and what it is answered.

Pages are only ever fetched, so that a request with a body is no request of ours.
"""

from http import HTTPStatus
from urllib.parse import unquote

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from msgspec import Struct

END = b"\r\n\r\n"
"""Where a request without a body ends."""
ONCE = frozenset({"content-length", "host", "sec-websocket-key", "transfer-encoding"})
"""What nobody says twice, unless two readers are to understand two things."""


class NoRequestError(Exception):
    """These bytes are no request of ours."""


class Request(Struct, frozen=True):
    """One request; names of headers are in small letters."""

    method: str
    path: str
    query: str
    headers: dict[str, str]
    keeps: bool
    """Whether the connection is kept for another one."""

    def header(self, name: str) -> str:
        return self.headers.get(name, "")

    @property
    def is_for_socket(self) -> bool:
        """Whether the connection is to become a WebSocket."""
        wants = self.header("upgrade").lower() == "websocket"
        return wants and "upgrade" in self.header("connection").lower()


class HttpAnswer(Struct, frozen=True):
    """What is sent back."""

    status: int
    body: bytes = b""
    headers: dict[str, str] = {}

    def head(self, always: dict[str, str], *, keeps: bool) -> bytes:
        """Everything before the body."""
        given = {"Content-Length": str(len(self.body)), **always, **self.headers}
        if self.status == HTTPStatus.NOT_MODIFIED:
            del given["Content-Length"]
        given["Connection"] = "keep-alive" if keeps else "close"
        lines = [f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}"]
        lines += [f"{name.lower()}: {value}" for name, value in given.items()]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")


class _Heard:
    """What the parser finds in a head."""

    def __init__(self) -> None:
        self.target = b""
        self.headers: dict[str, str] = {}
        self.whole = False

    def on_url(self, url: bytes) -> None:
        self.target += url

    def on_header(self, name: bytes, value: bytes) -> None:
        known = name.decode("latin-1").lower()
        if known in ONCE and known in self.headers:
            raise NoRequestError
        self.headers[known] = value.decode("latin-1").strip()

    def on_message_complete(self) -> None:
        self.whole = True


def read(head: bytes) -> Request:
    """The request that a head is; NoRequestError where it is none, or has a body."""
    heard = _Heard()
    parser = HttpRequestParser(heard)
    try:
        parser.feed_data(head)
    except HttpParserUpgrade:
        pass
    except HttpParserError as fault:
        raise NoRequestError from fault
    headers = heard.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if not heard.whole or has_body or not heard.target.startswith(b"/"):
        raise NoRequestError
    path, _, query = heard.target.decode("latin-1").partition("?")
    # By the end of a request the parser has forgotten that header.
    closes = "close" in headers.get("connection", "").lower() or "upgrade" in headers
    keeps = parser.should_keep_alive() and not closes
    return Request(parser.get_method().decode(), unquote(path), query, headers, keeps)
