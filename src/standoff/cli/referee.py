"""`standoff referee`: settle an argument, from a game written down in a file."""

import argparse
import json
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from standoff.cli.command import CommandError
from standoff.cli.pictures import add_picture, check_picture, draw
from standoff.cli.table_options import add_language
from standoff.referee.fault import ScenarioError
from standoff.referee.forms import EXAMPLES, example
from standoff.referee.judge import judge, result, story
from standoff.story.page import PageLine, StoryPage
from standoff.story.sentence import Form
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "play a game written down in a file, and say what happens by the rules"
RULE_IDS = re.compile(r"\([A-Z]\d+(?:, [A-Z]\d+)*\)$")
STYLES = {Form.ROUND: "bold", Form.PHASE: "bold"}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a scenario, in JSON")
    parser.add_argument(
        "--example",
        nargs="?",
        const=EXAMPLES[0],
        choices=EXAMPLES,
        help="print a scenario to begin with (classic), instead of settling one",
    )
    parser.add_argument("--json", action="store_true", help="one result object a line")
    add_picture(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    if given.example is not None and not given.files:
        print(example(given.example), end="")
        return 0
    if given.example is not None or not given.files:
        raise CommandError("name a file, or say --example alone")
    check_picture(given)
    if given.picture is not None and len(given.files) > 1:
        raise CommandError("--picture draws a round of one game: name one file")
    faults = 0
    console = Console(highlight=False, soft_wrap=True)
    words = Words(given.language or language_of())
    page = StoryPage(words, console.width)
    for path in given.files:
        try:
            game = judge(path)
        except ScenarioError as fault:
            faults += 1
            sys.stderr.write(f"{path}: {fault.told(words.language)}\n")
            if given.json:
                problem = fault.problem_in(words.language)
                error = {"round": fault.round, "who": fault.who, "problem": problem}
                print(json.dumps({"error": error}, ensure_ascii=False))
            continue
        if given.picture is not None:
            draw(given, game.scenario.names, game.rounds, words)
        if given.json:
            print(json.dumps(result(game), ensure_ascii=False))
        else:
            if len(given.files) > 1:
                _show(console, PageLine(f"\n{path}", Form.ROUND))
            for line in story(game, page):
                _show(console, line)
    return 2 if faults else 0


def _show(console: Console, line: PageLine) -> None:
    if not console.is_terminal:
        print(line.text)
        return
    text = Text(line.text, STYLES.get(line.form, ""))
    text.highlight_regex(RULE_IDS, "dim")
    console.print(text)
