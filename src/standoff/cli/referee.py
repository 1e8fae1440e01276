"""`standoff referee`: settle an argument, from a game written down in a file."""

import argparse
import json
import sys
from pathlib import Path

from standoff.cli.table_options import add_language
from standoff.referee.classic_result import result
from standoff.referee.fault import ScenarioError
from standoff.referee.judge import judge

HELP = "play a game written down in a file, and say what happens by the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario, in JSON")
    parser.add_argument("--json", action="store_true", help="one result object a line")
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    faults = 0
    for path in given.files:
        try:
            game = judge(path)
        except ScenarioError as fault:
            faults += 1
            sys.stderr.write(f"{path}: {fault}\n")
            if given.json:
                error = {"round": fault.round, "who": fault.who, "problem": fault.problem}
                print(json.dumps({"error": error}, ensure_ascii=False))
            continue
        if given.json:
            print(json.dumps(result(game), ensure_ascii=False))
    return 2 if faults else 0
