"""The lesson: bots at a real table that follow a script, so that it teaches what the rules do."""

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms.classic.lesson import CLEO
from standoff.rooms.edition import LESSON, PUPIL
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import STAY, WITHDRAW, Aim, Load
from standoff.rules.classic.events import Fired, Withdrew, Wounded
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import Evening


def a_lesson(seed: bytes = bytes(32)) -> Evening:
    evening = Evening(tempo=Tempo.NONE, seed=seed)
    evening.sit(1)
    for _ in range(3):
        evening.do(1, AddBot(LESSON))
    evening.do(1, Start())
    return evening


def say(evening: Evening, said: Decision) -> None:
    """The pupil says something, and the window closes."""
    number = evening.window.number
    evening.answer(1, said)
    if evening.game.window is not None and evening.window.number == number:
        evening.close()


def play_round(evening: Evening, bullet: Bullet, whom: Seat, nerve: Decision) -> None:
    this = evening.classic.round
    while evening.classic.round == this:
        said: dict[Waiting, Decision] = {
            Waiting.LOAD: Load((bullet,)),
            Waiting.AIM: Aim((whom,)),
            Waiting.NERVE: nerve,
        }
        say(evening, said[evening.waits()])


def test_the_three_rounds_teach_a_bluff_a_retreat_and_a_triple() -> None:
    for seed in (bytes(32), b"another deal".ljust(32)):
        for believer in (1, 2, 3):
            evening = a_lesson(seed)
            play_round(evening, Bullet.CLICK, believer, STAY)
            assert [one.seat for one in evening.game.happened if isinstance(one, Withdrew)] == [
                believer
            ]
            assert not [one for one in evening.game.happened if isinstance(one, Wounded)]
            say(evening, Load((Bullet.BANG,)))
            say(evening, Aim((CLEO,)))
            hands = [seat for seat in (1, 2, 3) if PUPIL in evening.classic[seat].aims]
            assert hands == [1, 2, 3]
            say(evening, WITHDRAW)
            say(evening, Load((Bullet.BBB,)))
            hers = evening.classic[CLEO].loaded
            assert hers == (Bullet.BANG,)
            play_round(evening, Bullet.BBB, CLEO, STAY)
            fired = [one for one in evening.game.happened if isinstance(one, Fired)]
            assert (fired[-1].seat, fired[-1].bullet, fired[-1].target) != (CLEO, Bullet.BANG, 0)
            assert [one.seat for one in evening.game.happened if isinstance(one, Wounded)] == [CLEO]
            assert evening.classic[PUPIL].wounds == 0


def test_after_the_lesson_the_bots_play_on_to_the_end() -> None:
    evening = a_lesson()
    while not evening.game.over:
        ask = evening.game.ask_of(PUPIL)
        if ask is None:
            evening.close()
        else:
            say(evening, next(iter(ask)))
    assert evening.classic.outcome is not None
