"""A game that could be the one being played, as far as one seat can tell: for planners.

Whatever others hold is drawn anew, and the whole game is played again with it, so that nothing the
seat has seen is any different. Cards that were laid and never shown are as likely as any others;
powers and the cop are drawn too, as long as a game with them can be found.
"""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from standoff.env.classic.course import Course, begun
from standoff.env.course import History, Said, Word, seats_asked, words_of
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Fired, PowerShown, Stabbed
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Role, StageId
from standoff.schema.actions import CALL, KINDS, LOAD, LOAD_TWO, PASS
from standoff.schema.observation import POWERS

TRIES = 20


class Secrets(NamedTuple):
    """What is supposed of the others."""

    powers: tuple[int, ...]
    """What luck deals to each seat."""
    cop: Seat
    loads: Mapping[tuple[Seat, int], int]
    """What somebody lays in a round, where nobody ever saw it."""


def imagined(end: Course, history: History, me: Seat, dice: Random) -> list[Word]:
    """Another history for this seat's information state, of a game that has come so far."""
    options = end.options
    truth = words_of(begun(options), history)
    for _ in range(TRIES):
        found = _played(options, truth, me, _drawn(truth, end, me, dice), dice)
        if found is not None:
            return found
    return [word for _, word in truth]


def _drawn(truth: list[tuple[Course, Word]], end: Course, me: Seat, dice: Random) -> Secrets:
    options = end.options
    events = [event for log in end.steps() for event in log.events]
    known = {me, *(event.seat for event in events if isinstance(event, PowerShown))}
    dealt = [POWERS.index(power) for power in end.powers]
    hidden = [seat for seat in range(len(dealt)) if seat not in known]
    free = [POWERS.index(one) for one in options.pool]
    for seat in range(len(dealt)):
        if seat in known:
            free.remove(dealt[seat])
    for seat, power in zip(hidden, dice.sample(free, len(hidden)), strict=True):
        dealt[seat] = power
    others = [seat for seat in end.seats if seat != me]
    is_me = end.table is not None and end.table[me].role is Role.COP
    return Secrets(
        tuple(dealt),
        me if is_me else dice.choice(others),
        _loads(options, truth, end, others, dice),
    )


def _loads(
    options: Options,
    truth: list[tuple[Course, Word]],
    end: Course,
    others: list[Seat],
    dice: Random,
) -> dict[tuple[Seat, int], int]:
    """Cards for everything that was laid and not shown, out of those that were not shown."""
    shown = set[tuple[Seat, int]]()
    round_ = options.played
    for log in end.steps():
        shown |= {
            (event.seat, round_) for event in log.events if isinstance(event, Fired | Stabbed)
        }
        round_ = log.table.round
    laid = [
        ((seat, course.table.round), action)
        for course, word in truth
        if isinstance(word, Mapping) and course.table is not None
        for seat, action in word.items()
        if seat in others and LOAD <= action < LOAD_TWO
    ]
    loads: dict[tuple[Seat, int], int] = {}
    for seat in others:
        left = [LOAD + kind for kind in range(len(KINDS)) for _ in range(options.hand[kind])]
        for (whose, at), action in laid:
            if whose == seat and (seat, at) in shown and action in left:
                left.remove(action)
        dice.shuffle(left)
        hidden = [key for key, _ in laid if key[0] == seat and key not in shown]
        loads |= dict(zip(hidden, left, strict=False))
    return loads


def _played(
    options: Options, truth: list[tuple[Course, Word]], me: Seat, secrets: Secrets, dice: Random
) -> list[Word] | None:
    """The history with these secrets; None where the seat would have seen something else."""
    course, words = begun(options), list[Word]()
    for there, word in truth:
        if not isinstance(word, Mapping):
            if course.table is not None:
                said = word
            elif course.deals_powers:
                said = secrets.powers[len(course.powers)]
            else:
                said = secrets.cop
            words.append(said)
            course = course.turned(said)
            continue
        asked = seats_asked(course)
        if asked != seats_asked(there):
            return None
        if asked != word.keys():  # others have spoken, and nobody knows what yet
            unheard = {seat: dice.choice(course.legals[seat].actions) for seat in word}
            words.append({seat: word[seat] if seat == me else unheard[seat] for seat in word})
            return words
        answers = _answers(course, word, me, secrets)
        if any(action not in course.legals[seat].decisions for seat, action in answers.items()):
            return None
        words.append(answers)
        course = course.after([answers.get(seat, 0) for seat in course.seats])
        there = there.after([word.get(seat, 0) for seat in there.seats])
        assert course.log is not None
        assert there.log is not None
        seen, saw = ([e.seen_by(me) for e in one.log.events] for one in (course, there) if one.log)
        if seen != saw:
            return None
    return words


def _answers(course: Course, word: Said, me: Seat, secrets: Secrets) -> dict[Seat, int]:
    """What all would have said with these secrets."""
    table = course.table
    assert table is not None
    answers = dict(word)
    for seat in word:
        if seat == me:
            continue
        if table.stage is StageId.PHONE:
            called = CALL in word.values() and word.get(me) != CALL
            answers[seat] = CALL if called and seat == secrets.cop else PASS
        elif (seat, table.round) in secrets.loads and LOAD <= word[seat] < LOAD_TWO:
            answers[seat] = secrets.loads[seat, table.round]
    return answers
