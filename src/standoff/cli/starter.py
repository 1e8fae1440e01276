"""The starter of somebody's own bot: a package with a bot, a test, and the line that offers it."""

import keyword
import re
import sys
from pathlib import Path

from standoff.bots.catalogue import NAMES
from standoff.cli.command import CommandError

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "standoff-{name}"
description = "A bot for Standoff."
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["standoff"]

[project.entry-points."standoff.bots"]
{name} = "{name}:{kind}"

[tool.hatch.build.targets.wheel]
only-include = ["{name}.py"]
"""

BOT = '''\
"""{kind}: a bot for Standoff."""

from standoff import Ask, Bot, Decision, Dice, View, Withdraw


class {kind}(Bot):
    """Plays at random, but not against two guns."""

    name = "{name}"
    titles = {{"en": "{title}"}}
    descriptions = {{"en": "Plays at random, but not against two guns."}}

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        """One of the decisions of the ask; draw from the dice only, so that games can be repeated."""
        if Withdraw() in ask and guns_on_me(view) > 1:
            return Withdraw()
        return ask.draw(dice)


def guns_on_me(view: View) -> int:
    """How many guns point at this seat."""
    return sum(other.aims.count(view.seat) for other in view.gangsters)
'''

TEST = '''\
"""{kind} plays by the rules, and runs from two guns."""

import unittest
from random import Random

from {name} import {kind}
from standoff import Aim, Game, Options, Withdraw


class {kind}Test(unittest.TestCase):
    def test_it_plays_whole_games(self) -> None:
        for seed in range(10):
            game = Game(Options(players=6, powers="all+backstab", cop=True), seed=seed)
            game.finish({{seat: {kind}() for seat in range(6)}})
            self.assertIsNotNone(game.outcome)

    def test_it_runs_from_two_guns(self) -> None:
        game = Game(Options(), seed="two guns")
        game.play()
        game.play({{1: Aim((0,)), 2: Aim((0,))}})
        said = {kind}().decide(game.view(0), game.asks[0], Random(1))
        self.assertEqual(said, Withdraw())


if __name__ == "__main__":
    unittest.main()
'''


def write_starter(name: str) -> str:
    """Write the starter into a new folder of this name; the name of its class."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", name):
        raise CommandError(f"{name!r} is no name for a module: small letters, digits and _")
    # A module of Python's own name would be found in its place, in this folder, by everything.
    if keyword.iskeyword(name) or name in {*NAMES, *sys.stdlib_module_names, "standoff"}:
        raise CommandError(f"the name {name} is taken")
    folder = Path(name)
    values = {
        "name": name,
        "kind": "".join(part.capitalize() for part in name.split("_")),
        "title": name.replace("_", " ").capitalize(),
    }
    files = {"pyproject.toml": PROJECT, f"{name}.py": BOT, f"test_{name}.py": TEST}
    try:
        folder.mkdir()
        for path, text in files.items():
            (folder / path).write_text(text.format(**values), encoding="utf-8")
    except FileExistsError as fault:
        raise CommandError(f"there is already something called {name} here") from fault
    except OSError as fault:
        raise CommandError(f"{folder} cannot be written: {fault.strerror}") from fault
    return values["kind"]
