"""The explanation at the start, and the rules in one screen behind every `?`."""

from collections.abc import Iterator

from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.views import View
from standoff.rules.live.options import Options as LiveOptions
from standoff.terminal.layout import Line, item, rule
from standoff.terminal.reader import Reader

INTRODUCTION = (
    "terminal-intro-loot",
    "terminal-intro-load",
    "terminal-intro-aim",
    "terminal-intro-nerve",
    "terminal-intro-end",
)
ROUND = (
    "terminal-help-loot",
    "terminal-help-load",
    "terminal-help-aim",
    "terminal-help-nerve",
    "terminal-help-fast-volley",
    "terminal-help-volley",
    "terminal-help-split",
)
LIVE_INTRODUCTION = (
    "terminal-live-intro-teams",
    "terminal-live-intro-cards",
    "terminal-live-intro-walk",
    "terminal-live-intro-nerve",
    "terminal-live-intro-end",
)
LIVE_ROUND = (
    "terminal-live-help-loot",
    "terminal-live-help-deal",
    "terminal-live-help-walk",
    "terminal-live-help-nerve",
    "terminal-live-help-bbb",
    "terminal-live-help-double",
    "terminal-live-help-shotgun",
    "terminal-live-help-split",
)
BULLET = "•"


def introduction(reader: Reader) -> list[Line]:
    """The game in five lines."""
    words, width = reader.words, reader.width
    live = isinstance(reader.options, LiveOptions)
    messages = LIVE_INTRODUCTION if live else INTRODUCTION
    return [line for message in messages for line in item(BULLET, words(message), width)]


def rules_in_one_screen(reader: Reader) -> list[Line]:
    """The phases of a round in order, what hurts, what wins, and what may be typed."""
    words, width, options = reader.words, reader.width, reader.options
    phases: tuple[str, ...]
    if isinstance(options, LiveOptions):
        phases, others = LIVE_ROUND, [*_after_a_round_of_live(options)]
    else:
        phases, others = ROUND, [*_afterwards(options)]
    lines: list[Line] = [rule(words("terminal-help-title"), width)]
    for number, message in enumerate(phases, 1):
        lines += item(str(number), words(message), width)
    for message in (*others, "terminal-help-keys"):
        lines += item(BULLET, words(message), width)
    return lines


def powers_explained(view: View, reader: Reader) -> list[Line]:
    """The powers in this game by name; the reader's own, and those shown, with what they do."""
    words, width = reader.words, reader.width
    if not view.options.pool:
        return []
    names = tuple(reader.called("power", power) for power in view.options.pool)
    known = {other.seat: other.power for other in view.gangsters if other.power is not None}
    if view.own is not None and view.own.power is not None and view.seat is not None:
        known[view.seat] = view.own.power
    lines: list[Line] = [rule(words("terminal-help-powers-title"), width)]
    lines += item(BULLET, words("terminal-help-pool", powers=names), width)
    for seat, power in known.items():
        text = words(
            "terminal-help-power",
            power=reader.called("power", power),
            name=reader.names[seat],
            text=reader.called("power-text", power),
        )
        lines += item(BULLET, text, width)
    return lines


def _afterwards(options: ClassicOptions) -> Iterator[str]:
    yield "terminal-help-death"
    yield "terminal-help-end"
    if options.pool:
        yield "terminal-help-powers"
    if options.cop:
        yield "terminal-help-cop"


def _after_a_round_of_live(options: LiveOptions) -> Iterator[str]:
    yield "terminal-live-help-clicks"
    if options.chain_of_grenades:
        yield "terminal-live-help-chain"
    yield "terminal-live-help-coma"
    yield "terminal-live-help-end-cards" if options.foolproof else "terminal-live-help-end"
