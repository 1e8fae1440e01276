"""What is wrong with a scenario, where, in whose entry, and by which rule."""

from standoff.words.language import Language
from standoff.words.phrase import Phrase, Value
from standoff.words.speech import Words

LONGEST = 60
"""So much of something strange is shown."""


class ScenarioError(ValueError):
    """An illegal scenario; it can be told in every language."""

    def __init__(
        self,
        phrase: Phrase,
        rules: tuple[str, ...] = (),
        *,
        round_: int | None = None,
        who: str | None = None,
    ) -> None:
        self.phrase = phrase
        self.rules = rules
        self.round = round_
        self.who = who
        super().__init__(self.told(Language.ENGLISH))

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return self.problem_in(Language.ENGLISH)

    def problem_in(self, language: Language | str) -> str:
        """What is wrong, what would be legal, and the rules that say so."""
        problem = Words(language).say(self.phrase)
        return f"{problem} ({', '.join(self.rules)})" if self.rules else problem

    def told(self, language: Language | str) -> str:
        """The same behind the round and the person it is about."""
        words = Words(language)
        place = [] if self.round is None else [words("scenario-round", round=self.round)]
        person = [] if self.who is None else [self.who]
        return ": ".join([*place, *person, self.problem_in(language)])


def fault(
    message: str,
    *rules: str,
    round_: int | None = None,
    who: str | None = None,
    **values: Value,
) -> ScenarioError:
    """A scenario is illegal, for what this message says."""
    return ScenarioError(Phrase(message, values), rules, round_=round_, who=who)


def shown(said: object) -> str:
    """Something that stood in a file, which may be anything."""
    text = repr(said)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
