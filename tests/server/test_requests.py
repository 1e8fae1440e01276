"""What a browser asks for, head by head, and the head of what it is answered."""

import pytest

from standoff.server.requests import HttpAnswer, NoRequestError, Request, read


def asked(*headers: str, first: str = "GET /a%20b?c=d&e HTTP/1.1") -> Request:
    return read("\r\n".join([first, "Host: x", *headers, "", ""]).encode())


def test_a_request_is_told_apart_into_what_it_says() -> None:
    request = asked("X-Two:  words ")
    assert (request.method, request.path, request.query) == ("GET", "/a b", "c=d&e")
    assert request.headers == {"host": "x", "x-two": "words"}
    assert (request.header("x-two"), request.header("none")) == ("words", "")


@pytest.mark.parametrize(
    ("headers", "first", "keeps"),
    [
        ((), "GET / HTTP/1.1", True),
        (("Connection: keep-alive",), "GET / HTTP/1.1", True),
        (("Connection: Close",), "GET / HTTP/1.1", False),
        (("Upgrade: h2c",), "GET / HTTP/1.1", False),
        ((), "GET / HTTP/1.0", False),
    ],
)
def test_a_connection_is_kept_unless_somebody_wants_it_closed(
    headers: tuple[str, ...], first: str, keeps: bool
) -> None:
    assert asked(*headers, first=first).keeps is keeps


@pytest.mark.parametrize(
    ("upgrade", "connection", "is_it"),
    [
        ("websocket", "Upgrade", True),
        ("WebSocket", "keep-alive, upgrade", True),
        ("websocket", "keep-alive", False),
        ("h2c", "Upgrade", False),
    ],
)
def test_who_wants_a_socket_says_so_twice(upgrade: str, connection: str, is_it: bool) -> None:
    request = asked(f"Upgrade: {upgrade}", f"Connection: {connection}")
    assert request.is_for_socket is is_it


def test_a_request_may_say_that_it_has_no_body_and_never_has_one() -> None:
    assert asked("Content-Length: 0").path == "/a b"
    for body in ("Content-Length: 1", "Transfer-Encoding: chunked"):
        with pytest.raises(NoRequestError):
            asked(body)
        with pytest.raises(NoRequestError):
            asked(body, "Upgrade: websocket", "Connection: Upgrade")


@pytest.mark.parametrize("name", ["Content-Length", "Host", "Sec-WebSocket-Key"])
def test_what_two_readers_could_understand_in_two_ways_is_said_once(name: str) -> None:
    with pytest.raises(NoRequestError):
        asked(f"{name}: 0", f"{name}: 0")
    asked("X-Twice: 0", "X-Twice: 0")


@pytest.mark.parametrize("target", ["x", "http://x/", "*"])
def test_only_a_path_is_asked_for(target: str) -> None:
    with pytest.raises(NoRequestError):
        asked(first=f"GET {target} HTTP/1.1")


def test_the_head_of_an_answer_says_how_long_it_is_and_whether_another_may_be_asked_for() -> None:
    answer = HttpAnswer(200, b"four", {"Content-Type": "text/plain", "Cache-Control": "no-cache"})
    always = {"Cache-Control": "no-store", "X-Frame-Options": "DENY"}
    head = answer.head(always, keeps=True).decode()
    assert head == (
        "HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncache-control: no-cache\r\n"
        "x-frame-options: DENY\r\ncontent-type: text/plain\r\nconnection: keep-alive\r\n\r\n"
    )
    assert b"\r\nconnection: close\r\n" in answer.head(always, keeps=False)


def test_word_that_nothing_has_changed_has_no_length() -> None:
    head = HttpAnswer(304).head({}, keeps=True)
    assert head == b"HTTP/1.1 304 Not Modified\r\nconnection: keep-alive\r\n\r\n"
