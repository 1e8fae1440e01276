"""A player's answers in Live: cards to divide, guns to point, nerve, a dagger."""

from collections.abc import Sequence

from standoff.arena.obstacles import Obstacle
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.decisions import Forgo, Stab
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk
from standoff.rules.live.views import View
from standoff.rules.live.words import Place, StageId
from standoff.rules.notes import FIVE
from standoff.terminal.console import ConsolePage
from standoff.terminal.layout import DANGER, GAIN, Line, item, paragraph
from standoff.terminal.live.panel import aimers
from standoff.terminal.live.screen import heading, loot, screen
from standoff.terminal.live.signs import weapon_name
from standoff.terminal.question import Keyboard, Option
from standoff.terminal.reader import Reader

MEANINGS = {
    Weapon.BBB: "terminal-live-meaning-bbb",
    Weapon.DOUBLE: "terminal-live-meaning-double",
    Weapon.SHOTGUN: "terminal-live-meaning-shotgun",
    Weapon.KEVLAR: "terminal-live-meaning-kevlar",
    Weapon.BACKSTAB: "terminal-live-meaning-backstab",
    Weapon.BOOM: "terminal-live-meaning-boom",
}
MIMES = {
    Weapon.BBB: "terminal-live-mime-bbb",
    Weapon.DOUBLE: "terminal-live-mime-double",
    Weapon.SHOTGUN: "terminal-live-mime-shotgun",
}


class LiveAnswers:
    """What the player at the keyboard says when their seat is asked."""

    def __init__(
        self,
        keyboard: Keyboard,
        reader: Reader,
        page: ConsolePage,
        obstacles: Sequence[Obstacle] = (),
    ) -> None:
        self._keyboard = keyboard
        self._reader = reader
        self._words = reader.words
        self._page = page
        self._obstacles = obstacles

    def decide(self, view: View, ask: Ask) -> Decision:
        """Ask the player."""
        if isinstance(ask, DivideAsk):
            return self._divide(view, ask)
        if isinstance(ask, AimAsk):
            return self._aim(view, ask)
        if ask.stage is StageId.NERVE:
            return self._nerve(view, ask)
        return self._stab(view, ask)

    def _screen(self, view: View) -> list[Line]:
        return screen(view, self._reader, self._page.height, obstacles=self._obstacles)

    def _divide(self, view: View, ask: DivideAsk) -> Divide:
        """As dealt, or card by card; the last card goes to whoever is left."""
        words = self._words
        dealt = zip(ask.members, ask.cards, strict=True)
        held = words.series(*(self._holder(seat, card) for seat, card in dealt))
        choices = [
            Option(True, words("terminal-live-as-dealt"), held),
            Option(False, words("terminal-live-as-you-like")),
        ]
        cards = self._explained(view, ask.cards)
        if self._keyboard.choose(cards, words("terminal-live-divide"), choices):
            return Divide(ask.members)
        left = list(ask.members)
        to: list[Seat] = []
        for card in ask.cards[:-1]:
            title = words("terminal-live-who-holds", weapon=weapon_name(card.weapon, self._reader))
            members = [Option(seat, self._reader.name(seat)) for seat in left]
            to.append(self._keyboard.choose(cards, title, members, inline=True))
            left.remove(to[-1])
        return Divide((*to, *left))

    def _holder(self, seat: Seat, card: Card) -> str:
        weapon = weapon_name(card.weapon, self._reader)
        return self._words("terminal-live-holder", name=self._reader.names[seat], weapon=weapon)

    def _explained(self, view: View, cards: Sequence[Card]) -> list[Line]:
        """What the team was dealt, and what each card does."""
        names = [weapon_name(card.weapon, self._reader) for card in cards]
        room = max(map(len, names))
        lines = [
            heading(view.round, self._reader),
            *loot(view, self._reader, self._reader.width),
            "",
        ]
        for name, card in zip(names, cards, strict=True):
            meaning = self._words(MEANINGS[card.weapon])
            lines += item(f"{name:<{room}}", meaning, self._reader.width)
        return lines

    def _aim(self, view: View, ask: AimAsk) -> Aim:
        mime = ask.mimes[0]
        shown = self._screen(view)
        if len(ask.mimes) > 1:
            options = [
                Option(gun, weapon_name(gun, self._reader), self._words(MIMES[gun]))
                for gun in ask.mimes
            ]
            mime = self._keyboard.choose(shown, self._words("terminal-live-mime"), options)
        weapon = weapon_name(mime, self._reader)
        first = self._target(shown, self._words("terminal-live-aim", weapon=weapon), ask.targets)
        if mime is not Weapon.DOUBLE:
            return Aim(mime, (first,))
        others = tuple(seat for seat in ask.targets if seat != first) or (first,)  # L27
        second = self._words("terminal-live-aim-second", weapon=weapon)
        return Aim(mime, (first, self._target(shown, second, others)))

    def _target(self, shown: Sequence[Line], title: str, targets: Sequence[Seat]) -> Seat:
        if len(targets) == 1:
            self._keyboard.say("terminal-aim-only", name=self._reader.names[targets[0]])
            return targets[0]
        options = [Option(seat, self._reader.names[seat]) for seat in targets]
        return self._keyboard.choose(shown, title, options, inline=True)

    def _nerve(self, view: View, ask: Ask) -> Decision:
        words = self._words
        shown = [*self._screen(view), *self._danger(view)]
        stay, withdraw = ask
        options = [
            Option(stay, words("terminal-stay"), self._stake(view)),
            Option(
                withdraw,
                words("terminal-live-withdraw"),
                words("terminal-live-withdraw-meaning"),
            ),
        ]
        return self._keyboard.choose(shown, words("terminal-live-nerve"), options)

    def _stake(self, view: View) -> str:
        """What the share would be with everybody in play; the cards may not divide so well."""
        count = sum(other.place is Place.IN_PLAY for other in view.gangsters)
        if view.options.foolproof:
            return self._words(
                "terminal-live-stay-meaning-cards", count=count, share=view.cards // count
            )
        share = view.loot // count // FIVE * FIVE
        return self._words("terminal-live-stay-meaning", count=count, share=share)

    def _danger(self, view: View) -> list[Line]:
        """Who points at the player, and with what."""
        guns = tuple(
            self._words(
                "terminal-live-gun-on-you",
                name=self._reader.names[other.seat],
                weapon=weapon_name(other.mime, self._reader),
            )
            for other in aimers(view, self._reader.seat)
            if other.mime is not None
        )
        if not guns:
            text, style = self._words("terminal-no-gun-on-you"), GAIN
        else:
            text, style = self._words("terminal-live-guns-on-you", guns=guns), DANGER
        return paragraph(text, self._reader.width, style=style)

    def _stab(self, view: View, ask: Ask) -> Decision:
        options: list[Option[Decision]] = []
        for decision in ask:
            match decision:
                case Forgo():
                    options.append(Option(decision, self._words("terminal-forgo")))
                case Stab(victim):
                    name = self._reader.names[victim]
                    options.append(Option(decision, self._words("terminal-stab", name=name)))
                case _:
                    raise TypeError(f"nobody is asked {decision!r} in a terminal")
        shown = self._screen(view)
        title = self._words("terminal-live-stab")
        return self._keyboard.choose(shown, title, options, inline=True)
