"""The storyteller of Live: turns what one reader sees happen into sentences, event by event."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.events import Seen
from standoff.rules.live import events as happened
from standoff.rules.live.events import LiveEvent, LiveSeen
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.live.outcome import Outcome, TieBreak, Victory
from standoff.rules.live.words import Phase
from standoff.story.cast import Cast
from standoff.story.sentence import Form, Sentence
from standoff.story.things import team_called
from standoff.words.families import member
from standoff.words.phrase import Phrase, Values

FIRED_BY = {Weapon.BBB: "L33", Weapon.DOUBLE: "L44", Weapon.SHOTGUN: "L46"}
TIE_BROKEN_BY = {TieBreak.COMA: "L56", TieBreak.SHARED: "A74"}


class LiveStoryteller:
    """Tells one game to one reader: a seat, spoken to as "you", or everybody.

    Feed it every event in order: whole ones for the full truth, or those redacted for the reader.
    """

    def __init__(self, options: Options, names: Sequence[str], me: Seat | None = None) -> None:
        self.options = options
        self.cast = Cast(names, me)
        self.dealt: dict[Seat, tuple[Card, ...]] = {}
        self.waiting_for_shots = False

    def tell(self, event: Seen) -> list[Sentence]:
        """What there is to say about this event."""
        assert isinstance(event, LiveEvent | LiveSeen)
        return [*self._silence(event), *self._told(event)]

    def _silence(self, event: LiveEvent | LiveSeen) -> Iterator[Sentence]:
        """That a gun's phase went by without a shot, which no event says."""
        if self.waiting_for_shots:
            self.waiting_for_shots = False
            if isinstance(event, happened.PhaseBegan):
                yield Sentence("nobody-fires")
        if isinstance(event, happened.PhaseBegan):
            self.waiting_for_shots = Phase.BBB <= event.phase <= Phase.SHOTGUN

    def _told(self, event: LiveEvent | LiveSeen) -> Iterator[Sentence]:
        match event:
            case happened.RoundBegan() | happened.RoundBeganUnseen():
                values: Values = {"round": event.round, "rounds": ROUNDS}
                yield Sentence("round", values, form=Form.ROUND)
                yield self._loot(event)
            case happened.PhaseBegan():
                name = Phrase(member("live-phase", event.phase.name.lower()))
                yield Sentence("phase", {"number": event.phase, "name": name}, form=Form.PHASE)
            case happened.Dealt():
                self.dealt[event.chief] = event.cards
            case happened.Divided():
                for seat, card in zip(event.to, self.dealt[event.chief], strict=True):
                    yield Sentence("live-holds", self._armed(seat, card.weapon))
            case happened.DealtUnseen() | happened.DividedUnseen():
                return
            case happened.Froze():
                for seer, pairs in groupby(event.unseen, key=lambda pair: pair[0]):
                    yield self._group("live-unseen", seer, [hidden for _, hidden in pairs], "L25")
            case happened.Aimed():
                yield self._aimed(event)
            case happened.Withdrew():
                yield Sentence("live-withdrew", self.cast.who(event.seat), ("L30",))
            case happened.Split():
                yield from self._split(event)
            case happened.Returned():
                if event.out:
                    yield Sentence("live-out", {"group": self.cast.group(event.out)}, ("L53",))
            case happened.Ended():
                yield from self._ended(event.outcome)
            case _:
                yield self._hurt(event)

    def _hurt(
        self,
        event: happened.Fired
        | happened.Wounded
        | happened.Saved
        | happened.Announced
        | happened.Reached
        | happened.Stabbed
        | happened.Sheathed
        | happened.Exploded
        | happened.Fell
        | happened.StruckOut
        | happened.SteppedBack,
    ) -> Sentence:
        """The shots and what follows from them."""
        who = self.cast.who(event.seat)
        match event:
            case happened.Fired():
                shot: Values = {"shot": Phrase(member("live-shot", event.weapon))}
                shot["group"] = self.cast.group(dict.fromkeys(event.at))
                return Sentence("live-fired", who | shot, (FIRED_BY[event.weapon],))
            case happened.Wounded():
                rules = ("L34",) if event.wounds == 1 else ("A60",)
                return Sentence("live-wounded", who | {"count": event.wounds}, rules)
            case happened.Saved():
                return Sentence("live-saved", who, ("L37",))
            case happened.Announced():
                card = self._armed(event.seat, event.weapon) | {"number": event.number}
                return Sentence("live-announced", card, ("L36", "L42"))
            case happened.Reached():
                return self._group("live-reached", event.seat, event.within, "L40")
            case happened.Stabbed():
                values = self.cast.who_whom(event.seat, event.victim)
                return Sentence("live-stabbed", values, ("L40",))
            case happened.Sheathed():
                return Sentence("live-sheathed", who, ("A63",))
            case happened.Exploded():
                return self._group("live-exploded", event.seat, event.touched, "L38")
            case happened.Fell():
                return Sentence("live-fell", who, ("L46" if event.backwards else "L43",))
            case happened.StruckOut():
                return Sentence("live-struck-out", who, ("L39", "A64"))
            case happened.SteppedBack():
                return self._group("live-stepped-back", event.seat, event.touched, "L47")

    def _armed(self, seat: Seat, weapon: Weapon) -> Values:
        return self.cast.who(seat) | {"weapon": Phrase(member("one-weapon", weapon))}

    def _group(self, message: str, seat: Seat, others: Sequence[Seat], rule: str) -> Sentence:
        """A sentence about one gangster and several others, or nobody."""
        values: Values = {"count": len(others), "group": self.cast.group(others)}
        return Sentence(message, self.cast.who(seat) | values, (rule,))

    def _loot(self, event: happened.RoundBegan | happened.RoundBeganUnseen) -> Sentence:
        message = "live-loot-cards" if self.options.foolproof else "live-loot"
        return Sentence(message, {"loot": event.loot, "cards": event.cards}, ("L16",))

    def _aimed(self, event: happened.Aimed) -> Sentence:
        if event.mime is None:
            return Sentence("live-late", self.cast.who(event.seat), ("A76",))
        group: Values = {"group": self.cast.group(dict.fromkeys(event.at))}
        return Sentence("live-aimed", self._armed(event.seat, event.mime) | group)

    def _split(self, event: happened.Split) -> Iterator[Sentence]:
        among = event.among
        values: Values = {
            "count": len(among),
            "group": self.cast.group(among),
            "share": event.share,
        }
        if not among:
            yield Sentence("live-split-nobody", rules=("A72",))
        elif self.options.foolproof:
            yield Sentence("live-split-cards", values, ("V3",))
        elif not event.share:
            yield Sentence("split-stuck", values, ("L51",))
        elif len(among) == 1:
            yield Sentence("split-alone", self.cast.who(among[0]) | values, ("L50",))
        else:
            yield Sentence("split-share", values, ("L51",))
        left = len(event.row) - sum(map(len, event.portions))
        yield Sentence("live-left", {"count": left}, ("L51",) if left else ())

    def _ended(self, outcome: Outcome) -> Iterator[Sentence]:
        """What each team has after the Hospital is paid, and who won."""
        foolproof = self.options.foolproof
        yield Sentence("ending-rounds", rules=("L15",))
        for account in outcome.accounts:
            team = team_called(self.options.teams[account.team].name)
            stash, *bills = account.lines
            values: Values = {"team": team, "stash": stash.amount, "total": account.total}
            message = "live-stash-cards" if foolproof else "live-stash"
            for bill in bills:
                message = "live-bill-cards" if foolproof else "live-bill"
                values["bill"] = -bill.amount
            yield Sentence(message, values, form=Form.ITEM)
            if not account.eligible:
                yield Sentence("live-all-in-coma", {"team": team}, ("L57",))
        if outcome.tie_break:
            message = member("live-tie-break", outcome.tie_break)
            yield Sentence(message, rules=(TIE_BROKEN_BY[outcome.tie_break],))
        yield victory(self.options, outcome)


def victory(options: Options, outcome: Outcome) -> Sentence:
    """Which team won."""
    winners = tuple(team_called(options.teams[team].name) for team in outcome.winners)
    won: Values = {"count": len(winners), "winners": winners}
    rule = "L56" if outcome.victory is Victory.RICHEST else "A74"
    return Sentence(member("live-victory", outcome.victory), won, (rule,))
