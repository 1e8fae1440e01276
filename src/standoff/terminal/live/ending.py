"""The end of a game of Live: every team's sum, and every card that was held."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from standoff.bots.outside import bot_title
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.events import Seen
from standoff.rules.live.events import (
    Announced,
    Dealt,
    Divided,
    Fired,
    RoundBegan,
    Saved,
)
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.outcome import Entry
from standoff.rules.live.views import View
from standoff.terminal.classic.ending import WINNER
from standoff.terminal.layout import ACCENT, FAINT, GAIN, STRONG, Line, columns, paragraph
from standoff.terminal.live.signs import sign, team_name, weapon_name
from standoff.terminal.reader import Reader
from standoff.words.functions import MINUS


def team_sums(view: View, reader: Reader) -> list[Line]:
    """How every team's sum came about; the winners are marked."""
    outcome, words = view.outcome, reader.words
    assert outcome is not None
    rows: list[list[Line]] = []
    for account in outcome.accounts:
        won = account.team in outcome.winners
        mark = Text(WINNER if won else "", ACCENT)
        name = Text(team_name(view.options, account.team, reader), ACCENT if won else STRONG)
        for place, line in enumerate(account.lines):
            head: list[Line] = ["", ""] if place else [mark, name]
            stash = line.entry is Entry.STASH
            text = (
                words("terminal-live-stash")
                if stash
                else words("terminal-live-bill", count=line.count)
            )
            rows.append([*head, text, _amount(view, reader, line.amount)])
        if len(account.lines) > 1:
            total = Text(_amount(view, reader, account.total), GAIN)
            rows.append(["", "", words("entry-total"), total])
    return [Text(words("table-sums"), STRONG), *columns(rows, right=(3,), indent=0)]


def _amount(view: View, reader: Reader, amount: int) -> str:
    if not view.options.foolproof:
        return reader.words.money(amount)
    cards = reader.words("terminal-live-cards", count=abs(amount))
    return f"{MINUS}{cards}" if amount < 0 else cards


def every_card(
    events: Iterable[Seen], view: View, reader: Reader, tempers: Mapping[Seat, str]
) -> list[Line]:
    """A line for each gangster; a star marks the cards that nobody else has seen."""
    held, shown = _followed(events)
    rounds = range(1, ROUNDS + 1)
    rows: list[list[Line]] = [["", *(str(round_) for round_ in rounds), ""]]
    for seat in range(view.options.gangsters):
        cells: list[Line] = []
        for round_ in rounds:
            card = held.get((seat, round_))
            star = "" if (seat, round_) in shown else "*"
            cells.append(f"{weapon_name(card.weapon, reader)}{star}" if card else "")
        name = f"{sign(view.options, seat, reader.names)} {reader.names[seat]}"
        temper = bot_title(tempers[seat], reader.words) if seat in tempers else ""
        rows.append([Text(name, STRONG), *cells, Text(temper, FAINT)])
    title = paragraph(reader.words("terminal-all-cards"), reader.width, style=FAINT)
    return [*title, *columns(rows, indent=0, gap=1)]


def _followed(
    events: Iterable[Seen],
) -> tuple[dict[tuple[Seat, int], Card], set[tuple[Seat, int]]]:
    """Which card each gangster held in each round, and which of them everybody saw."""
    held: dict[tuple[Seat, int], Card] = {}
    shown: set[tuple[Seat, int]] = set()
    dealt: tuple[Card, ...] = ()
    cards: dict[Seat, tuple[Card, ...]] = {}
    round_ = 0
    for event in events:
        match event:
            case RoundBegan():
                round_ = event.round
            case Dealt():
                cards[event.chief] = event.cards
            case Divided():
                dealt = cards[event.chief]
                held |= {(seat, round_): card for seat, card in zip(event.to, dealt, strict=True)}
            case Fired() | Saved() | Announced():
                shown.add((event.seat, round_))
            case _:
                pass
    return held, shown
