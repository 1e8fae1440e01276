"""A round drawn from above, with its captions in the reader's language."""

from collections.abc import Mapping, Sequence

from standoff.drawing.classic.scene import classic_scene
from standoff.drawing.legend import Captions, Sign
from standoff.drawing.live.scene import live_scene
from standoff.drawing.picture import round_picture
from standoff.drawing.scene import Scene
from standoff.rules.classic.events import Event as ClassicEvent
from standoff.rules.classic.events import Split as ClassicSplit
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.live.events import Event as LiveEvent
from standoff.rules.live.events import Split as LiveSplit
from standoff.rules.live.table import Table as LiveTable
from standoff.story.things import team_called
from standoff.words.phrase import Phrase, Value
from standoff.words.speech import Words

SIGNS: Mapping[Sign, str] = {
    Sign.SHOT: "picture-shot",
    Sign.AIM: "picture-aim",
    Sign.TOUCH: "picture-touch",
    Sign.WOUNDED: "picture-wounded",
    Sign.FALLEN: "picture-fallen",
    Sign.WITHDRAWN: "picture-withdrawn",
    Sign.ABSENT: "picture-absent",
}
LIVE_SIGNS: Mapping[Sign, str] = {
    **SIGNS,
    Sign.FALLEN: "picture-fallen-live",
    Sign.ABSENT: "picture-absent-live",
}


def classic_picture(
    names: Sequence[str], before: ClassicTable, events: Sequence[ClassicEvent], words: Words
) -> str:
    """A classic round, from the table before it and what happened in it."""
    scene = classic_scene(names, before, events)
    splits = [event for event in events if isinstance(event, ClassicSplit)]
    shared = _shared(splits, "picture-split-money")
    return round_picture(scene, _captions(scene, shared, SIGNS, words))


def live_picture(
    names: Sequence[str], before: LiveTable, events: Sequence[LiveEvent], words: Words
) -> str:
    """A round of Live, from the table before it and what happened in it."""
    scene = live_scene(names, before, events)
    splits = [event for event in events if isinstance(event, LiveSplit)]
    foolproof = before.options.foolproof
    shared = _shared(splits, "picture-split-cards" if foolproof else "picture-split-money")
    teams = [team_called(team.name) for team in before.options.teams]
    return round_picture(scene, _captions(scene, shared, LIVE_SIGNS, words, teams))


def _shared(splits: Sequence[ClassicSplit | LiveSplit], message: str) -> Phrase | None:
    """What came of the split, if the round came so far."""
    for split in splits:
        if not split.share:
            return Phrase("picture-split-nothing")
        return Phrase(message, {"count": len(split.among), "share": split.share})
    return None


def _captions(
    scene: Scene,
    shared: Phrase | None,
    signs: Mapping[Sign, str],
    words: Words,
    teams: Sequence[Value] = (),
) -> Captions:
    return Captions(
        title=words("round", round=scene.round, rounds=scene.rounds),
        subtitle="" if shared is None else words.say(shared),
        signs={sign: words(message) for sign, message in signs.items()},
        teams=tuple(words.series(team) for team in teams),
    )
