"""A player's answers: each ask as a screen with everything it needs, and a question under it."""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from standoff.rules.asks import Ask, Decision
from standoff.rules.classic.decisions import (
    FORGO,
    Aim,
    AimAsk,
    Call,
    Forgo,
    Join,
    Load,
    LoadAsk,
    Pass,
    Show,
    Stab,
    Stay,
    Swap,
    Take,
    Withdraw,
)
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.outcome import SHAME_WORTH
from standoff.rules.classic.powers.cards.super_coward import SuperCoward
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, PowerId, Stance
from standoff.rules.notes import shares
from standoff.terminal.classic.board import board
from standoff.terminal.classic.danger import danger
from standoff.terminal.classic.stakes import stakes
from standoff.terminal.help import powers_explained
from standoff.terminal.layout import Line, paragraph, rule
from standoff.terminal.question import Keyboard, Option
from standoff.terminal.reader import Reader
from standoff.words.speech import Words

T = TypeVar("T")

MEANINGS = {
    Bullet.CLICK: "terminal-bullet-click",
    Bullet.BANG: "terminal-bullet-bang",
    Bullet.BBB: "terminal-bullet-bbb",
}


class Answers:
    """What the player at the keyboard says when their seat is asked."""

    def __init__(self, keyboard: Keyboard, reader: Reader) -> None:
        self._keyboard = keyboard
        self._reader = reader
        self._words = reader.words
        self._windows_explained = False
        self._closed_round = 0
        """The round in which the player wants to hear no more of their power."""

    def decide(self, view: View, ask: Ask) -> Decision:
        """Ask the player, unless there is nothing to choose."""
        self._keyboard.explained = partial(powers_explained, view, self._reader)
        if len(ask) == 1:
            return self._only(view, next(iter(ask)))
        if isinstance(ask, LoadAsk):
            return self._load(view, ask)
        if isinstance(ask, AimAsk):
            return self._aim(view, ask)
        return self._choose(view, ask)

    def _only(self, view: View, decision: Decision) -> Decision:
        match decision:
            case Load((Bullet() as bullet,)):
                assert view.own is not None
                last = view.own.hands[0].cards == 1
                self._keyboard.say(
                    "terminal-load-last" if last else "terminal-load-only",
                    bullet=self._reader.called("bullet", bullet),
                )
            case Aim((int() as target,)):
                self._keyboard.say("terminal-aim-only", name=self._reader.names[target])
            case _:
                pass
        return decision

    def _load(self, view: View, ask: LoadAsk) -> Load:
        assert view.own is not None
        titles = ("terminal-load-own-gun", "terminal-load-other-gun")
        chosen = []
        for gun, kinds in enumerate(ask.hands):
            title = titles[gun] if len(ask.hands) > 1 else "terminal-load"
            options = [self._card(bullet, view.own.hands[gun]) for bullet in kinds]
            chosen.append(self._ask(self._table(view), title, options))
        return Load(tuple(chosen))

    def _card(self, bullet: Bullet, hand: Hand) -> Option[Bullet]:
        meaning = self._words(MEANINGS[bullet], left=hand.listed().count(bullet))
        return Option(bullet, self._reader.called("bullet", bullet), meaning)

    def _aim(self, view: View, ask: AimAsk) -> Aim:
        titles = ("terminal-aim-own-gun", "terminal-aim-other-gun")
        last = any(other.aims for other in view.gangsters)
        chosen = []
        for gun in range(ask.guns):
            alone = "terminal-aim-last" if last else "terminal-aim"
            title = titles[gun] if ask.guns > 1 else alone
            options = [Option(seat, self._reader.names[seat]) for seat in ask.targets]
            chosen.append(self._ask(self._aiming(view), title, options))
        return Aim(tuple(chosen))

    def _ask(self, screen: Sequence[Line], title: str, options: Sequence[Option[T]]) -> T:
        return self._keyboard.choose(screen, self._words(title), options)

    def _choose(self, view: View, ask: Ask) -> Decision:
        """Stay or withdraw, a window, or the telephone."""
        options = [self._option(view, decision) for decision in ask]
        first = next(iter(ask))
        if isinstance(first, Stay):
            return self._ask(self._nerve(view), "terminal-nerve", options)
        if isinstance(first, Pass):
            title = self._words("terminal-phone", calls=view.calls)
            return self._keyboard.choose(self._seats(view), title, options)
        return self._use_power(view, ask)

    def _use_power(self, view: View, ask: Ask) -> Decision:
        """A window; a card that may be shown at several moments can be left alone for a round."""
        if self._closed_round == view.round:
            return FORGO
        options: list[Option[Decision | None]] = [
            Option(decision, option.label, option.meaning)
            for decision in ask
            for option in (self._option(view, decision),)
        ]
        if any(isinstance(decision, Show) for decision in ask):
            options.append(Option(None, self._words("terminal-forgo-round")))
        title = self._words("terminal-window", power=self._reader.called("power", _power(view)))
        explained, self._windows_explained = self._windows_explained, True
        chosen = self._keyboard.choose(self._window(view, explained=explained), title, options)
        if chosen is None:
            self._closed_round = view.round
            return FORGO
        return chosen

    def _option(self, view: View, decision: Decision) -> Option[Decision]:
        """How a decision is offered, and what it would mean."""
        words, names = self._words, self._reader.names
        label: str
        meaning = ""
        match decision:
            case Stay():
                label, meaning = words("terminal-stay"), words("terminal-stay-meaning")
            case Withdraw():
                label = words("terminal-withdraw")
                meaning = _price_of_shame(view, words)
            case Forgo():
                label = words("terminal-forgo")
            case Show():
                label = words("terminal-show")
            case Join():
                label, meaning = words("terminal-join"), _if_joined(view, words)
            case Take(dead):
                label = words("terminal-take", name=names[dead])
            case Swap(thrown):
                bullet = self._reader.called("one-bullet", thrown)
                label = words("terminal-swap", bullet=bullet)
            case Stab(victim):
                label = words("terminal-stab", name=names[victim])
            case Pass():
                label = words("terminal-pass")
            case Call():
                label = words("terminal-call")
            case _:
                raise TypeError(f"nobody is asked {decision!r} in a terminal")
        return Option(decision, label, meaning)

    def _table(self, view: View) -> list[Line]:
        """Round, loot, stake ladder and everybody at the table."""
        head, *seats = self._seats(view)
        return [head, *stakes(view, self._reader), "", *seats]

    def _seats(self, view: View) -> list[Line]:
        title = self._words("round", round=view.round, rounds=ROUNDS)
        return [rule(title, self._reader.width), *board(view, self._reader)]

    def _aiming(self, view: View) -> list[Line]:
        return [*self._table(view), *self._own_card(view)]

    def _nerve(self, view: View) -> list[Line]:
        return [*self._table(view), *self._own_card(view), *danger(view, self._reader)]

    def _window(self, view: View, *, explained: bool) -> list[Line]:
        words, width = self._words, self._reader.width
        why = [] if explained else paragraph(words("terminal-window-explained"), width)
        power = paragraph(self._reader.called("power-text", _power(view)), width)
        return [*self._table(view), *self._own_card(view), *why, *power]

    def _own_card(self, view: View) -> list[Line]:
        """What lies face down in front of the player, which only they know."""
        assert view.own is not None
        cards = [self._reader.called("bullet", bullet) for bullet in view.own.loaded if bullet]
        if not cards:
            return []
        text = self._words("terminal-own-card", count=len(cards), cards=tuple(cards))
        return paragraph(text, self._reader.width)


def _power(view: View) -> PowerId:
    assert view.own is not None
    assert view.own.power is not None
    return view.own.power


def _price_of_shame(view: View, words: Words) -> str:
    """What a Shame marker will come to for this player (S4, S10)."""
    assert view.own is not None
    if view.own.power is PowerId.SUPER_COWARD:
        return words("terminal-withdraw-meaning-coward", worth=SuperCoward.shame_worth)
    return words("terminal-withdraw-meaning", worth=-SHAME_WORTH)


def _if_joined(view: View, words: Words) -> str:
    """What a split with one more sharer would come to (P36)."""
    standing = [one for one in view.gangsters if one.alive and one.stance is Stance.STANDING]
    sharers = len(standing) + 1
    share = shares(view.loot, sharers).share
    return words("terminal-join-meaning", count=sharers, share=share)
