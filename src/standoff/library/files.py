"""What can be asked about a file: whether a record fits, and how a scenario is settled."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from standoff.record.verify import RecordVerdict
from standoff.record.verify import verify as verified


def verify(record: bytes | str | PathLike[str]) -> RecordVerdict:
    """Whether a record, its bytes or the path of its file, follows the rules to its last line."""
    return verified(record if isinstance(record, bytes) else Path(record).read_bytes())


def settle(scenario: Mapping[str, object] | str | PathLike[str]) -> dict[str, object]:
    """What happens in a scenario, an object or the path of its file, by the rules.

    That is what `standoff referee --json` prints; an illegal one raises `ScenarioError`, which can
    be told in every language.
    """
    from standoff.referee.judge import judge, judge_fields, result
    from standoff.referee.reading import parsed

    if isinstance(scenario, Mapping):
        import json

        return result(judge_fields(parsed(json.dumps(scenario))))
    return result(judge(Path(scenario)))
