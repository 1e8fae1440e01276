"""Flashes: how often much of a page turns bright or dark within a second."""

from typing import Any

from playwright.sync_api import Page

WATCHED = 2_500
"""Milliseconds."""
GRID = (18, 37)
BRIGHTER, LARGE = 0.1, 0.25
"""How much brighter, on how much of the page, is a flash."""

LUMINANCE = """async ({ frames, width, height }) => {
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  const grids = []
  for (const frame of frames) {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${frame}`
    await image.decode()
    drawing.drawImage(image, 0, 0, width, height)
    const { data } = drawing.getImageData(0, 0, width, height)
    grids.push(Array.from({ length: width * height }, (_, at) =>
      (0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2]) / 255))
  }
  return grids
}"""


def flashes(page: Page, url: str) -> int:
    """The most flashes in any second of the first moments of a page."""
    session = page.context.new_cdp_session(page)
    frames: list[dict[str, Any]] = []

    def shown(frame: dict[str, Any]) -> None:
        frames.append(frame)
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", shown)
    page.goto(url)
    page.wait_for_selector("h1", state="attached")
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 60})
    page.wait_for_timeout(WATCHED)
    session.send("Page.stopScreencast")
    times = [frame["metadata"]["timestamp"] for frame in frames]
    width, height = GRID
    images = [frame["data"] for frame in frames]
    blank = page.context.new_page()
    grids = blank.evaluate(LUMINANCE, {"frames": images, "width": width, "height": height})
    blank.close()
    turns = [
        at
        for at, before, after in zip(times[1:], grids, grids[1:], strict=False)
        if _changed(before, after) > LARGE
    ]
    return max((sum(at <= other < at + 1 for other in turns) for at in turns), default=0)


def _changed(before: list[float], after: list[float]) -> float:
    """On which part of the page the light changed much."""
    pairs = zip(before, after, strict=True)
    return sum(abs(one - other) > BRIGHTER for one, other in pairs) / len(before)
