"""Faults of ours in the log: where and of which type, and never what was said or dealt."""

import traceback
from pathlib import Path

HOME = Path(__file__).parent.parent


def described(fault: BaseException) -> str:
    """The type of a fault and the frames that led to it; messages and values stay out."""
    frames = [
        f"{_short(frame.filename)}:{frame.lineno}:{frame.name}"
        for frame in traceback.extract_tb(fault.__traceback__)
    ]
    return " < ".join([type(fault).__name__, *reversed(frames)])


def _short(file: str) -> str:
    path = Path(file)
    return str(path.relative_to(HOME)) if path.is_relative_to(HOME) else path.name
