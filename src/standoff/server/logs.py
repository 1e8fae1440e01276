"""The log: lines for people, or one JSON object a line for machines; neither holds names or secrets."""

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

LogForm = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """When, how bad, where in the code, which kind of line, and the line itself."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": str(record.msg),
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0]:
            # What it says could be what somebody said.
            told["fault"] = record.exc_info[0].__name__
        return msgspec.json.encode(told).decode()


def log_as(form: LogForm) -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
