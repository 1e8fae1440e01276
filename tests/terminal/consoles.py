"""A console without a terminal: it keeps what was written, and types what a test tells it to."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryFile

import pytest
from rich.text import Text

from standoff.cli.main import main
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.terminal.classic.play import Play, Setting
from standoff.terminal.keeping import RecordKeeper, new_file
from standoff.words.language import Language
from standoff.words.speech import Words

LANGUAGES = [
    Language.ENGLISH,
    *[pytest.param(one, marks=pytest.mark.slow) for one in Language if one is not Language.ENGLISH],
]
"""The others are left out where there is little time."""

Typist = Callable[["PaperConsole"], str]

OPTION_SETS = [
    Options(players, powers, cop, money)
    for players, powers, cop, money in (
        (4, PowerSet.NONE, False, Money.OPEN),
        (5, PowerSet.NONE, True, Money.CLOSED),
        (5, PowerSet.STARTER, False, Money.CLOSED),
        (6, PowerSet.STARTER, True, Money.OPEN),
        (5, PowerSet.ALL, False, Money.OPEN),
        (6, PowerSet.ALL, True, Money.CLOSED),
        (6, PowerSet.ALL_AND_BACKSTAB, False, Money.CLOSED),
        (5, PowerSet.ALL_AND_BACKSTAB, True, Money.OPEN),
    )
]


@dataclass
class PaperConsole:
    """Everything written, line by line, and where a prompt stood."""

    typist: Typist
    width: int = 79
    height: int = 24
    lines: list[str] = field(default_factory=lambda: [""])
    prompts: list[int] = field(default_factory=list)
    """The lines on which something was typed."""

    def write(self, text: Text | str, end: str = "\n") -> None:
        plain = text.plain if isinstance(text, Text) else text
        first, *others = f"{plain}{end}".split("\n")
        self.lines[-1] += first
        self.lines += others

    def read(self, prompt: str) -> str:
        self.write(prompt, end="")
        self.prompts.append(len(self.lines) - 1)
        typed = self.typist(self)
        self.write("")
        return typed

    def pause(self, seconds: float) -> None:
        """Nobody is waiting."""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def new_lines(self, language: str) -> Iterator[list[str]]:
        """What came between two prompts, each time; one, two, three are written over one another."""
        count = Words(language)("terminal-count")
        for before, prompt in pairwise(self.prompts):
            yield [line for line in self.lines[before + 1 : prompt + 1] if line != count]

    @property
    def asked(self) -> bool:
        """Whether the last prompt is a question with numbered answers."""
        return self.lines[-1] == "> "

    @property
    def answers(self) -> int:
        """How many numbered answers the question has."""
        numbers = (re.match(r"  (\d)  ", line) for line in reversed(self.lines))
        return next(int(number[1]) for number in numbers if number)


def first_option(console: PaperConsole) -> str:
    """Always the first answer, or just Enter."""
    return "1" if console.asked else ""


def dicing(seed: int) -> Typist:
    """Any of the answers there are, each as likely as any other."""
    dice = Random(seed)
    return lambda console: str(dice.randint(1, console.answers)) if console.asked else ""


def fumbling(seed: int) -> Typist:
    """Like that, but often beside the answers there are."""
    dice = Random(seed)
    return lambda console: str(dice.randint(0, 6)) if console.asked else dice.choice(["", "x"])


def typing(answers: Iterable[str], then: Typist = first_option) -> Typist:
    """These answers, and then like somebody else."""
    left: Iterator[str] = iter(answers)

    def typed(console: PaperConsole) -> str:
        answer = next(left, None)
        return then(console) if answer is None else answer

    return typed


def leaving(answers: int, leaves: type[BaseException], until_then: Typist) -> Typist:
    """So many answers of somebody else, and then away."""
    left = iter(range(answers))

    def typed(console: PaperConsole) -> str:
        if next(left, None) is None:
            raise leaves
        return until_then(console)

    return typed


def replayed(record: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What `standoff replay` prints of a record where there is no terminal."""
    capsys.readouterr()
    assert main(["replay", str(record), *arguments]) == 0
    return capsys.readouterr().out


class HelpSeeker:
    """Asks for the rules at every prompt, and then answers like somebody else."""

    def __init__(self, words: Words, then: Typist = first_option) -> None:
        self.words = words
        self.then = then
        self.asked = 0
        """How often, questions and answers together."""

    def __call__(self, console: PaperConsole) -> str:
        helped = (self.words("terminal-help-back"), self.words("terminal-help-more"))
        if console.lines[-1].startswith(helped):
            return ""
        self.asked += 1
        return "?" if self.asked % 2 else self.then(console)


def play(
    options: Options,
    typist: Typist = first_option,
    *,
    language: str = "en",
    seed: int = 0,
    record: Path | None = None,
    height: int = 24,
    silent: bool = False,
) -> PaperConsole:
    """A game on paper, as far as the typist goes with it."""
    console = PaperConsole(typist, height=height)
    bots = ("accountant", "grudge", "reckless", "timid", "random")[: options.players - 1]
    setting = Setting(options, seed.to_bytes(32, "big"), bots, Words(language), silent=silent)
    # Somebody who leaves in the middle is no surprise to a test.
    with (
        new_file(record) if record else TemporaryFile() as file,
        suppress(EOFError, KeyboardInterrupt),
    ):
        Play(setting, console, RecordKeeper(file)).run()
    return console
