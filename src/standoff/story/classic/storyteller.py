"""The storyteller: turns what one reader sees happen into sentences, one event after the other."""

from collections.abc import Iterator, Sequence

from standoff.rules.asks import Seat
from standoff.rules.classic import events as happened
from standoff.rules.classic.events import ClassicSeen, Seen
from standoff.rules.classic.options import ROUNDS
from standoff.story.cast import Cast
from standoff.story.classic import choosing, ending, money, powers, shooting
from standoff.story.classic.memory import StoryMemory
from standoff.story.sentence import Form, Sentence
from standoff.words.families import member
from standoff.words.phrase import Phrase


class Storyteller:
    """Tells one game to one reader: a seat, spoken to as "you", or the whole table.

    Feed it every event in order: whole ones for the full truth, or those redacted for the reader.
    """

    def __init__(self, names: Sequence[str], me: Seat | None = None) -> None:
        self.cast = Cast(names, me)
        self.memory = StoryMemory(len(names))

    def tell(self, event: Seen) -> list[Sentence]:
        """What there is to say about this event; the storyteller then remembers it."""
        assert isinstance(event, ClassicSeen)
        sentences = [*self._catch_up(event), *self._told(event)]
        self.memory.remember(event)
        return sentences

    def _catch_up(self, event: ClassicSeen) -> Iterator[Sentence]:
        """What no event says by itself, and everyone at the table sees by now."""
        memory = self.memory
        if not memory.told_who_stays and not isinstance(event, happened.Withdrew):
            memory.told_who_stays = True
            yield choosing.stayed(self.cast, memory.staying)
        yield from shooting.unscathed(self.cast, memory, event)

    def _told(self, event: ClassicSeen) -> Iterator[Sentence]:
        cast, memory = self.cast, self.memory
        match event:
            case (
                happened.PowerDealt()
                | happened.PowerDealtUnseen()
                | happened.RoleDealt()
                | happened.RoleDealtUnseen()
            ):
                yield choosing.dealt(cast, event)
            case happened.RoundBegan():
                values = {"round": event.round, "rounds": ROUNDS}
                yield Sentence("round", values, form=Form.ROUND)
                yield money.turned(memory, event)
            case happened.PhaseBegan():
                name = Phrase(member("phase", event.phase))
                yield Sentence("phase", {"number": event.phase, "name": name}, form=Form.PHASE)
            case happened.Loaded() | happened.LoadedUnseen() | happened.TookBack():
                yield choosing.loaded(cast, memory, event)
            case happened.Aimed():
                yield from choosing.aimed(cast, memory, event)
            case happened.Withdrew():
                yield choosing.withdrew(cast, event)
            case happened.Discarded() | happened.DiscardedUnseen():
                yield shooting.discarded(cast, memory, event)
            case (
                happened.PowerShown()
                | happened.Stabbed()
                | happened.Exploded()
                | happened.Inherited()
                | happened.InheritedUnseen()
                | happened.Swapped()
                | happened.SwappedUnseen()
                | happened.StoodUp()
            ):
                yield powers.told(cast, event)
            case happened.Fired():
                yield shooting.fired(cast, memory, event)
            case happened.Wounded():
                yield shooting.wounded(cast, memory, event)
            case happened.Died():
                yield shooting.died(cast, memory, event)
            case happened.Split():
                yield from money.split(cast, event)
            case happened.PhoneLaid():
                yield money.phone(cast, memory, event)
            case happened.Ended():
                yield from ending.ended(cast, memory, event.outcome)
