"""Tabs of a Chromium of our own, which can really be hidden and frozen: Playwright keeps its pages in view."""

import itertools
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from standoff_drivers.chromium import FLAGS, WHOLE, chromium

PATIENCE = 120_000
"""Milliseconds in which something must come to be so."""
UNTIL = """new Promise((resolve, reject) => {
  const end = Date.now() + %d
  const look = () => {
    if (%s) resolve(true)
    else if (Date.now() > end) reject(new Error(document.body?.innerText))
    else setTimeout(look, 20)
  }
  look()
})"""


class Window:
    """A browser with tabs, of which one is in view."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)

    def send(self, method: str, session: str | None = None, **given: Any) -> Any:
        number = next(self.numbers)
        command = {"id": number, "method": method, "params": given}
        session_of = {} if session is None else {"sessionId": session}
        self.line.send(msgspec.json.encode(command | session_of).decode())
        while True:
            said = msgspec.json.decode(self.line.recv())
            if said.get("id") == number:
                assert "error" not in said, said
                return said["result"]

    def tab(self) -> "Tab":
        """A new tab, in view."""
        return Tab(self, self.send("Target.createTarget", url="about:blank")["targetId"])


class Tab:
    """One page, which may be behind another."""

    def __init__(self, window: Window, target: str) -> None:
        self.window = window
        self.target = target
        attached = window.send("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        self.send("Network.enable")

    def send(self, method: str, **given: Any) -> Any:
        return self.window.send(method, self.session, **given)

    def say(self, expression: str) -> Any:
        """What an expression comes to on the page."""
        said = self.send(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in said, said["exceptionDetails"]["exception"]
        return said["result"].get("value")

    def wait_for(self, expression: str) -> None:
        self.say(UNTIL % (PATIENCE, expression))

    def wait_for_text(self, text: str) -> None:
        self.wait_for(f"document.body?.innerText.includes({text!r})")

    def go(self, address: str) -> None:
        self.send("Page.navigate", url=address)

    def reload(self) -> None:
        """Load the page anew; the answer comes when the old one is gone."""
        self.go(self.say("location.href"))

    def show(self) -> None:
        self.window.send("Target.activateTarget", targetId=self.target)
        self.wait_for("document.visibilityState === 'visible'")

    def is_hidden(self) -> bool:
        return bool(self.say("document.visibilityState === 'hidden'"))

    def freeze(self) -> None:
        """As a phone does with what is not in view: not even a timer goes on."""
        self.send("Page.setWebLifecycleState", state="frozen")

    def thaw(self) -> None:
        self.send("Page.setWebLifecycleState", state="active")

    def be_offline(self, offline: bool) -> None:
        self.send(
            "Network.emulateNetworkConditions",
            offline=offline, latency=0, downloadThroughput=-1, uploadThroughput=-1,
        )  # fmt: skip


@contextmanager
def window(folder: Path) -> Iterator[Window]:
    """A browser of our own, without Playwright."""
    command = [chromium(*WHOLE), "--headless", *FLAGS, "--remote-debugging-port=0"]
    with subprocess.Popen(
        [*command, f"--user-data-dir={folder}", "about:blank"],
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        addresses = (re.search(r"ws://\S+", line) for line in process.stderr)
        address = next(found for found in addresses if found)[0]
        try:
            with connect(address, max_size=None) as line:
                yield Window(line)
        finally:
            process.terminate()
