"""Telling a review: every finding as a sentence in the reader's language."""

from collections.abc import Iterator, Sequence

from standoff.review.hindsight import Coup
from standoff.review.looking import DecisionShown, Review, SeatReview
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import FORGO, Aim, Call, Load, Pass, Stay, Withdraw
from standoff.rules.classic.words import Bullet
from standoff.words.families import member
from standoff.words.speech import Words


def percent(chance: float) -> int:
    return round(100 * chance)


def _signed(change: float) -> str:
    return f"{percent(change):+d}".replace("-", "\N{MINUS SIGN}").replace("+0", "0")


def decision(one: DecisionShown, names: Sequence[str], words: Words) -> str:
    """What somebody did, what it left them, and what else there was."""
    name, numbers = names[one.seat], _numbers(one)
    match one.chosen, one.other:
        case Load(bullets=chosen), Load(bullets=other):
            bullets = {"bullet": _cards(chosen, words), "other": _cards(other, words)}
            return words("review-loads", name=name, **bullets, **numbers)
        case Aim(at=chosen), Aim(at=other):
            people = {"whom": _people(chosen, names), "other": _people(other, names)}
            return words("review-aims", name=name, **people, **numbers)
        case Withdraw(), _:
            return words("review-drops", name=name, guns=one.guns, **numbers)
        case Stay(), _:
            return words("review-stays", name=name, guns=one.guns, **numbers)
        case Call(), _:
            return words("review-calls", name=name, **numbers)
        case Pass(), _:
            return words("review-passes", name=name, **numbers)
        case chosen, other:
            assert one.power is not None
            used = "saves" if chosen == FORGO else "uses" if other == FORGO else "uses-otherwise"
            power = words(member("power", one.power))
            return words(member("review", used), name=name, power=power, **numbers)


def _cards(bullets: Sequence[Bullet | None], words: Words) -> tuple[str, ...]:
    """A card for each gun."""
    return tuple(words(member("one-bullet", one)) for one in bullets if one is not None)


def _people(at: Sequence[Seat | None], names: Sequence[str]) -> tuple[str, ...]:
    """Whom the guns point at, each once."""
    return tuple(dict.fromkeys(names[seat] for seat in at if seat is not None))


def _numbers(one: DecisionShown) -> dict[str, int]:
    return {
        "round": one.round,
        "after": percent(one.worth.value),
        "instead": percent(one.other_worth.value),
        "margin": max(1, percent(one.gain.margin)),
    }


def coup(one: Coup, names: Sequence[str], words: Words) -> str:
    """A bluff that was believed, or a read that was right."""
    return words(
        member("review", one.kind),
        name=names[one.seat],
        others=tuple(names[seat] for seat in one.others),
        count=len(one.others),
        round=one.round,
        left=percent(one.left),
        instead=percent(one.instead),
    )


def of_seat(
    seat: SeatReview, names: Sequence[str], words: Words
) -> Iterator[tuple[str, list[str]]]:
    """What there is to say of one seat: a heading, and sentences under it."""
    listed = (("review-cost", seat.cost), ("review-gained", seat.gained))
    for title, some in listed:
        if some:
            yield words(title), [decision(one, names, words) for one in some]
    found = [one for one in (seat.bluff, seat.read) if one is not None]
    if found:
        yield words("review-coups"), [coup(one, names, words) for one in found]
    yield words("review-whole"), list(_whole(seat, words))


def _whole(seat: SeatReview, words: Words) -> Iterator[str]:
    for message, one in (("review-notes", seat.notes), ("review-skill", seat.skill)):
        size, margin = abs(percent(one.value)), max(1, percent(one.margin))
        yield words(message, points=_signed(one.value), size=size, margin=margin)
    how = seat.manner
    yield words(
        "review-manner",
        live=how.live,
        loads=how.loads,
        drops=how.drops,
        threatened=how.threatened,
        richest=how.richest,
        aims=how.aims,
    )
    if how.believed or how.called:
        yield words("review-bluffs", believed=how.believed, called=how.called)
    if seat.like is not None:
        yield words("review-like", bot=words(member("bot", seat.like)))


def rounds(review: Review) -> list[tuple[int, list[tuple[int | None, int]]]]:
    """Each round as it begins: every seat's chance from what it knew, and with all cards open."""
    found: list[tuple[int, list[tuple[int | None, int]]]] = []
    for moment in review.moments:
        if found and found[-1][0] == moment.round:
            continue
        pairs = [
            (None if own is None else percent(own.value), percent(openly))
            for own, openly in zip(moment.own, moment.open, strict=True)
        ]
        found.append((moment.round, pairs))
    return found
