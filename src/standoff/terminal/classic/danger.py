"""What the guns that point at the reader may do to them."""

from collections import Counter
from functools import reduce

from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.views import Other, View
from standoff.rules.classic.words import Bullet, PowerId, Stance
from standoff.terminal.classic.board import aimers
from standoff.terminal.layout import DANGER, GAIN, Line, paragraph
from standoff.terminal.reader import Reader


def danger(view: View, reader: Reader) -> list[Line]:
    """Who points at the reader, what their cards may be, and the worst that may follow."""
    words, width = reader.words, reader.width
    guns = Counter(aimers(view, reader.seat))
    grenades = [
        paragraph(words("terminal-grenade", name=reader.names[other.seat]), width, style=DANGER)
        for other in view.gangsters
        if _has_a_grenade(view, other)
    ]
    burst = [line for lines in grenades for line in lines]
    if not guns:
        nobody = paragraph(words("terminal-no-gun-on-you"), width, style="" if burst else GAIN)
        worst = paragraph(_worst(view, 1, reader), width, style=DANGER) if burst else []
        return [*nobody, *burst, *worst]
    names = tuple(reader.names[seat] for seat in guns)
    told = words("terminal-guns-on-you", guns=guns.total(), names=names)
    unseen_cards = [_unseen_of(view.gangsters[seat], reader) for seat in guns]
    cards = reduce(
        lambda first, last: words("terminal-unseen-more", first=first, last=last), unseen_cards
    )
    return [
        *paragraph(f"{told} {_worst(view, guns.total(), reader)}", width, style=DANGER),
        *burst,
        *paragraph(words("terminal-unseen-cards", cards=cards), width),
    ]


def _has_a_grenade(view: View, other: Other) -> bool:
    """Whether a wound of somebody else's would set a grenade off (P21); it hits who stands (P22)."""
    armed = other.power is PowerId.INSANE and not view.exploded
    return armed and other.seat != view.seat and other.alive and other.stance is Stance.STANDING


def unseen(other: Other) -> Hand:
    """The bullets of a gangster's one gun that nobody has seen them show (H3, H4)."""
    took_back = other.power is PowerId.SPECIALIST  # P31: shown only by taking the BBB back
    hand = FULL_HAND.plus(Bullet.BBB) if took_back else FULL_HAND
    for bullet in other.seen:
        hand = hand.plus(bullet, -1)
    return hand


def _unseen_of(other: Other, reader: Reader) -> str:
    name = reader.names[other.seat]
    if len(other.cards) > 1:  # with two decks nobody can tell from which a card was shown
        return reader.words("terminal-unseen-two-guns", name=name)
    click, bang, bbb = unseen(other)
    return reader.words("terminal-unseen", name=name, click=click, bang=bang, bbb=bbb)


def _worst(view: View, guns: int, reader: Reader) -> str:
    assert view.seat is not None
    assert view.own is not None
    wounds = view.gangsters[view.seat].wounds
    hits = 1 if view.own.power is PowerId.DRAGON_SKIN else guns
    fatal = Power.fatal_wound + (view.own.power is PowerId.UNBREAKABLE)
    if wounds + hits >= fatal:
        return reader.words("terminal-worst-death")
    return reader.words("terminal-worst-wounds", hits=hits, wounds=wounds + hits)
