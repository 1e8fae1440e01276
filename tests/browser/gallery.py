"""The gallery: every screen in every state, built for review and served without a table server."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from json import dumps
from pathlib import Path

import hatch_build
from standoff.bots.catalogue import OFFERED
from standoff.server.pages import page

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "web" / "src" / "dev"
ADDRESS = "http://192.168.1.20:8750"
"""Where phones would find the server."""
BLANK = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1Z"/></svg>'


def states() -> list[str]:
    """The names of all fixtures."""
    listed = [
        re.split(r"^export const \w*FIXTURES\b", file.read_text(), flags=re.MULTILINE)[-1]
        for file in sorted(FIXTURES.glob("*.ts"))
        if "FIXTURES: Record<string, Fixture>" in file.read_text()
    ]
    return re.findall(r"^  '?([a-z-]+)'?: ", "".join(listed), re.MULTILINE)


def build(folder: Path) -> None:
    """Build the client with its fixtures in it."""
    arguments = ("build", "--mode", "review", "--outDir", str(folder), "--logLevel", "error")
    hatch_build.node(ROOT, "node_modules/vite/bin/vite.js", *arguments, "--emptyOutDir")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The gallery, at an address of its own."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            if path == "/house":
                told = {"bots": OFFERED, "live_bots": OFFERED, "address": ADDRESS}
                self.answer("application/json", dumps(told).encode())
            elif path == "/known":
                self.answer("application/json", dumps({"known": True, "playing": True}).encode())
            elif path == "/qr.svg":
                self.answer("image/svg+xml", BLANK)
            else:
                file = folder / path.lstrip("/")
                file = file if file.is_file() else folder / "index.html"
                kind = page(file.name, b"").headers["Content-Type"]
                self.answer(kind, file.read_bytes())

        def answer(self, kind: str, body: bytes) -> None:
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            if self.path.startswith("/assets/"):  # thousands of screens, and one build
                self.send_header("Cache-Control", "max-age=3600, immutable")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
