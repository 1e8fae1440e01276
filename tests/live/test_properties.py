"""What holds in every game of Live, whatever anybody says."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from standoff.rules.cards import Card, Weapon
from standoff.rules.game import asks, redact, step, view
from standoff.rules.live.decisions import LiveDecision
from standoff.rules.live.engine import ORDER_OF_PLAY
from standoff.rules.live.events import (
    Aimed,
    Announced,
    Event,
    Exploded,
    Fell,
    Fired,
    LiveEvent,
    LiveSeen,
    PhaseBegan,
    RoundBegan,
    Sheathed,
    Split,
    Stabbed,
    Withdrew,
    Wounded,
)
from standoff.rules.live.table import Table, blank
from standoff.rules.live.views import View
from standoff.rules.live.words import Phase, Place, StageId
from tests.live.games import Game, Shuffled, games


def box(game: Game) -> list[Card]:
    chance = Shuffled(game.seed)
    options = game.options
    decks = [chance.deck(round_, options.cards, red=options.red) for round_ in range(1, 6)]
    return [card for deck in decks for card in deck]


def folded(game: Game) -> list[tuple[Table, Event, Table]]:
    """Every event with the table before and after it."""
    table = blank(game.options, game.dealt.chance)
    steps = []
    for event in game.events:
        after = event.fold(table)
        steps.append((table, event, after))
        table = after
    return steps


@given(games)
def test_every_game_ends_after_five_rounds(game: Game) -> None:  # L15
    assert game.end.round == 5
    assert game.end.outcome is not None
    assert not asks(game.end)
    began = [event.round for event in game.events if isinstance(event, RoundBegan)]
    assert began == [1, 2, 3, 4, 5]


@given(games)
def test_everybody_asked_has_something_to_say(game: Game) -> None:
    for turn in game.turns:
        assert asks(turn.before)
        assert all(ask.count >= 1 for ask in asks(turn.before).values())


@given(games)
def test_asks_and_views_say_where_the_round_stands(game: Game) -> None:
    assert (*(stage.name for stage in ORDER_OF_PLAY), StageId.OVER) == tuple(StageId)
    for turn in game.turns:
        table = turn.before
        assert {ask.stage for ask in asks(table).values()} == {view(table, None).stage}
        assert table.stage.phase is table.phase
    assert view(game.end, None).stage is StageId.OVER


@given(games)
def test_cards_and_money_are_conserved(game: Game) -> None:  # L49, L12, L21, X5
    cards = box(game)
    for table in (turn.after for turn in game.turns):
        still_to_come = cards[len(cards) // 5 * table.round :]
        earned = [card for stash in table.stashes for card in stash]
        assert Counter((*table.row, *earned, *still_to_come)) == Counter(cards)


@given(games)
def test_everyone_in_play_holds_one_card_of_the_row(game: Game) -> None:  # L19, L20
    for turn in game.turns:
        table = turn.before
        held = [gangster.card for gangster in table.gangsters if gangster.card is not None]
        assert not Counter(held) - Counter(table.row)
        if table.phase >= Phase.FREEZE:
            assert all(table[seat].card is not None for seat in table.in_play)


@given(games)
def test_the_events_fold_into_the_table(game: Game) -> None:
    table = folded(game)[-1][2]
    assert replace(table, stage=game.end.stage) == game.end


@given(games)
def test_the_order_in_which_answers_arrive_changes_nothing(game: Game) -> None:
    dice = Random(game.seed)
    for turn in game.turns:
        answers = list(turn.answers.items())
        dice.shuffle(answers)
        assert step(turn.before, dict(answers)) == (turn.after, turn.events)


@given(games)
def test_nobody_aims_at_a_team_mate_or_at_someone_unseen(game: Game) -> None:  # L24, L25, L27
    team_of = game.options.team_of
    for table, event, _ in folded(game):
        if isinstance(event, Aimed):
            assert all(team_of[target] != team_of[event.seat] for target in event.at)
            assert all(table[target].place is Place.IN_PLAY for target in event.at)
            assert not [target for target in event.at if (event.seat, target) in table.unseen]
            assert len(event.at) == (event.mime is not None) + (event.mime is Weapon.DOUBLE)
            if len(set(event.at)) < len(event.at):
                seen = set(table.adversaries_in_play(event.seat)) - {
                    hidden for seer, hidden in table.unseen if seer == event.seat
                }
                assert len(seen) == 1


@given(games)
def test_guns_fire_in_their_phase_and_only_unhurt(game: Game) -> None:  # L33, L44, L46, L34, X20
    phases = {Weapon.BBB: 5, Weapon.DOUBLE: 6, Weapon.SHOTGUN: 7}
    wounded_before: set[int] = set()
    for table, event, _ in folded(game):
        if isinstance(event, PhaseBegan):
            wounded_before = {
                seat for seat, gangster in enumerate(table.gangsters) if gangster.wounds
            }
        if isinstance(event, Fired):
            assert table.phase == phases[event.weapon]
            assert table[event.seat].mime is event.weapon is table.card_of(event.seat).weapon
            assert table[event.seat].place is Place.IN_PLAY
            assert event.seat not in wounded_before
            assert all(table[target].place is not Place.COWARD for target in event.at)


@given(games)
def test_numbered_cards_act_in_the_order_of_their_numbers(game: Game) -> None:  # L42, A64
    for table, event, _ in folded(game):
        if isinstance(event, Exploded | Stabbed | Sheathed):
            numbers = {seat: table.card_of(seat).number or 0 for seat in table.pending}
            assert numbers[event.seat] == min(numbers.values())
        if isinstance(event, Announced):
            assert event.number == table.card_of(event.seat).number


@given(games)
def test_a_dagger_strikes_once_a_round_and_a_grenade_too(game: Game) -> None:  # A63, L38
    acted: set[int] = set()
    for table, event, _ in folded(game):
        if isinstance(event, RoundBegan):
            acted.clear()
        if isinstance(event, Stabbed | Exploded):
            assert event.seat not in acted
            acted.add(event.seat)
        if isinstance(event, Stabbed):
            assert event.victim in table.adversaries_in_play(event.seat)


@given(games)
def test_comas_have_a_cause(game: Game) -> None:  # L43
    for table, event, _ in folded(game):
        if isinstance(event, Fell):
            assert table[event.seat].place is Place.IN_PLAY
            if not event.backwards and event.by is not Weapon.BOOM:
                assert table[event.seat].wounds >= 2
        if isinstance(event, Wounded):
            assert table[event.seat].place is Place.IN_PLAY
        if isinstance(event, Split):
            assert all(table[seat].wounds < 2 for seat in event.among)
            assert table.pending == ()
            assert set(event.among) == set(table.in_play)


@given(games)
def test_the_calendar(game: Game) -> None:  # L53, A81
    cowards: set[int] = set()
    fallen: set[int] = set()
    for _, event, after in folded(game):
        if isinstance(event, RoundBegan):
            sits_out = [
                seat
                for seat, gangster in enumerate(after.gangsters)
                if gangster.place is Place.SITTING_OUT
            ]
            assert set(sits_out) == fallen
            assert set(after.in_play) == set(range(game.options.gangsters)) - fallen
            assert cowards <= set(after.in_play)
            assert not any(gangster.wounds for gangster in after.gangsters)  # L54
            cowards, fallen = set(), set()
        if isinstance(event, Withdrew):
            cowards.add(event.seat)
        if isinstance(event, Fell):
            fallen.add(event.seat)
    in_hospital = {
        seat for seat, gangster in enumerate(game.end.gangsters) if gangster.place is Place.HOSPITAL
    }
    assert in_hospital == fallen


@given(games)
def test_shares_are_equal_and_in_the_row(game: Game) -> None:  # L51, V3
    for table, event, after in folded(game):
        if isinstance(event, Split):
            taken = [place for portion in event.portions for place in portion]
            assert len(taken) == len(set(taken))
            for portion in event.portions:
                worth = sum(table.row[place].value for place in portion)
                assert event.share == (len(portion) if game.options.foolproof else worth)
            assert len(after.row) == len(table.row) - len(taken)


@given(games)
def test_events_decisions_and_views_survive_json(game: Game) -> None:
    events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(LiveEvent)
    seen: msgspec.json.Decoder[Any] = msgspec.json.Decoder(LiveSeen)
    decisions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(LiveDecision)
    for event in game.events:
        assert events.decode(msgspec.json.encode(event)) == event
        for seat in (0, game.options.gangsters, None):
            shadow = redact(event, seat)
            assert seen.decode(msgspec.json.encode(shadow)) == shadow
    for turn in game.turns[:20]:
        for answer in turn.answers.values():
            if answer is not None:
                assert decisions.decode(msgspec.json.encode(answer)) == answer
        shown = view(turn.before, 0)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown


@given(games, st.data())
def test_silence_is_always_an_answer(game: Game, data: st.DataObject) -> None:  # section 6
    turn = data.draw(st.sampled_from(game.turns))
    table = turn.before
    while asks(table):
        table, _ = step(table, {})
    assert table.round == 5
