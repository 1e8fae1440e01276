"""The lesson of Live: the cards it speaks of, dealt by the rules, and bots that follow a script."""

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.setting import LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.record.verify import Fit, verify
from standoff.rooms.edition import LESSON, PUPIL
from standoff.rooms.editions import Event
from standoff.rooms.live.lesson import ARRANGED, DARIO, EDIE, FITZ
from standoff.rooms.records import record
from standoff.rules.asks import Decision, Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import STAY, WITHDRAW
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk
from standoff.rules.live.events import Fell, Fired, Saved, Split, Withdrew, Wounded
from standoff.rules.live.words import Place
from tests.rooms.live_evening import LiveEvening


def a_lesson(others: int = 0) -> LiveEvening:
    evening = LiveEvening(LiveSetting(teams=(3, 3)), tempo=Tempo.NONE)
    evening.commit(*evening.sit(1 + others))
    for _ in range(5 - others):
        evening.do(1, AddBot(LESSON))
    evening.do(1, Start())
    return evening


def play_round(
    evening: LiveEvening, wanted: Weapon | None, whom: Seat, nerve: Decision
) -> tuple[Event, ...]:
    """The pupil does what the lesson says; what happened in the round."""
    this, before = evening.table.round, len(evening.game.happened)
    while evening.table.round == this:
        number = evening.window.number
        ask = evening.game.ask_of(PUPIL)
        if isinstance(ask, DivideAsk):
            evening.answer(1, _keeping(ask, wanted))
        elif isinstance(ask, AimAsk):
            both = [whom, *(seat for seat in ask.targets if seat != whom)]
            evening.answer(1, Aim(ask.mimes[0], tuple(both[: 1 + (ask.mimes[0] is Weapon.DOUBLE)])))
        elif evening.waits() is Waiting.NERVE:
            evening.answer(1, nerve)
        if evening.window.number == number:
            evening.close()
    return evening.game.happened[before:]


def _keeping(ask: DivideAsk, wanted: Weapon | None) -> Divide:
    place = next((n for n, card in enumerate(ask.cards) if card.weapon is wanted), 0)
    others = [seat for seat in ask.members if seat != PUPIL]
    return Divide((*others[:place], PUPIL, *others[place:]))


def test_three_rounds_teach_a_shared_shot_a_bluff_and_a_retreat() -> None:
    evening = a_lesson()
    first = play_round(evening, Weapon.BBB, DARIO, STAY)
    # L43: two wounds in one round; L35: what Dario held is never told.
    assert {one.at for one in first if isinstance(one, Fired)} == {(DARIO,)}
    assert [one.seat for one in first if isinstance(one, Fell)] == [DARIO]
    assert evening.table[DARIO].place is Place.SITTING_OUT
    assert [len(one.among) for one in first if isinstance(one, Split)] == [5]
    second = play_round(evening, Weapon.KEVLAR, EDIE, STAY)
    # L26, L30: a bluff was believed; L37: the Kevlar held.
    assert [one.seat for one in second if isinstance(one, Withdrew)] == [EDIE]
    assert [(one.seat, one.at) for one in second if isinstance(one, Fired)] == [(FITZ, (PUPIL,))]
    assert [one.seat for one in second if isinstance(one, Saved)] == [PUPIL]
    assert not [one for one in second if isinstance(one, Wounded)]
    third = play_round(evening, None, DARIO, WITHDRAW)
    # L30, L32: who runs is not hurt; the other hand of a Double still fires.
    assert [one.seat for one in third if isinstance(one, Withdrew)] == [PUPIL]
    assert [one.seat for one in third if isinstance(one, Fired)] == [FITZ]
    assert evening.table[PUPIL].place is Place.IN_PLAY
    shares = [one.share for one in (*first, *second, *third) if isinstance(one, Split)]
    assert shares[1] > shares[0] > 0


def test_whoever_is_pointed_at_in_the_second_round_believes() -> None:
    evening = a_lesson()
    play_round(evening, Weapon.BBB, DARIO, STAY)
    happened = play_round(evening, Weapon.KEVLAR, FITZ, STAY)
    assert [one.seat for one in happened if isinstance(one, Withdrew)] == [FITZ]


def test_the_lesson_is_played_on_to_the_end_and_its_record_is_true() -> None:
    evening = a_lesson()
    assert evening.game.seed == ARRANGED
    while not evening.game.over:
        number = evening.window.number
        if evening.game.ask_of(PUPIL) is not None:
            evening.answer(1)
        if evening.game.window is not None and evening.window.number == number:
            evening.close()
    assert verify(record(evening.game)).fit is Fit.FITS


def test_in_company_the_cards_are_nobodys_to_arrange() -> None:
    evening = a_lesson(others=1)
    evening.open_parts(1, 2)
    assert any(evening.game.contributions)
    assert evening.table.round == 1
