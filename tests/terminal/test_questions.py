"""Questions: numbers, labels and beginnings are understood, slips are met kindly."""

import pytest
from msgspec.structs import replace

from standoff.rules.chance import Seeded
from standoff.rules.classic.decisions import Load, LoadAsk
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet
from standoff.rules.game import deal, view
from standoff.terminal.classic.answers import Answers
from standoff.terminal.console import ConsolePage
from standoff.terminal.question import Keyboard
from standoff.terminal.reader import Reader
from standoff.words.speech import Words
from tests.terminal.consoles import OPTION_SETS, PaperConsole, first_option, play, typing

BEGIN = ["s", ""]
"""Skip the introduction, and be dealt in."""
ENGLISH = Words("en")


def after(*typed: str) -> PaperConsole:
    """A game in which these answers were typed before the player left."""

    def leave(console: PaperConsole) -> str:
        raise EOFError

    return play(OPTION_SETS[0], typing([*BEGIN, *typed], then=leave))


def asks_to_aim(console: PaperConsole) -> bool:
    return ENGLISH("terminal-aim") in console.text


@pytest.mark.parametrize("typed", ["1", "Click", "click", "  cli ", "2", "bang", "TRIPLE", "t"])
def test_a_card_is_chosen_by_its_number_its_name_or_the_beginning_of_it(typed: str) -> None:
    assert asks_to_aim(after(typed))


@pytest.mark.parametrize(
    "typed", ["00", "4", "x", "clock", "1 2", "-1", "", "\u0000", "\N{ARABIC-INDIC DIGIT ONE}"]
)
def test_anything_else_gets_a_kind_line_and_is_asked_again(typed: str) -> None:
    console = after(typed)
    message = "terminal-slip" if typed else "terminal-slip-nothing"
    assert ENGLISH(message, last=3) in console.text
    assert not asks_to_aim(console)
    assert asks_to_aim(after(typed, "1"))


def test_many_slips_bring_the_whole_question_back() -> None:
    once, often = (after(*["x"] * slips).text for slips in (1, 8))
    assert once.count(ENGLISH("terminal-load")) == 1
    assert often.count(ENGLISH("terminal-load")) > 1


def test_help_is_followed_by_the_whole_question() -> None:
    console = after("?", "")
    _, again = console.text.split(ENGLISH("terminal-help-back"))
    assert ENGLISH("terminal-load") in again
    assert ENGLISH("terminal-ladder-standing") in again


def test_q_leaves_only_when_typed_twice() -> None:
    assert ENGLISH("terminal-stays") in after("q", "no", "1").text
    assert asks_to_aim(after("q", "no", "1"))
    left = play(OPTION_SETS[0], typing([*BEGIN, "q", "q", "1"]))
    assert not asks_to_aim(left)


def test_a_power_may_be_left_alone_for_a_whole_round() -> None:
    # In this game the player is the Cunning, who may be shown before and after loading (A28).
    window = ENGLISH("terminal-window", power=ENGLISH("power-cunning"))
    options, seed = OPTION_SETS[7], _seed_of_a_cunning_player()
    asked_each_time, left_alone = (
        play(options, typing([*BEGIN, choice, "1"], then=_leave), seed=seed).text
        for choice in ("1", "3")
    )
    assert asked_each_time.count(window) == 2
    assert left_alone.count(window) == 1


def _leave(console: PaperConsole) -> str:
    raise EOFError


def _seed_of_a_cunning_player() -> int:
    power = ENGLISH("power-cunning")
    for seed in range(200):
        console = play(OPTION_SETS[7], typing(BEGIN, then=_leave), seed=seed)
        if power in console.text and ENGLISH("terminal-window-explained")[:30] in console.text:
            return seed
    raise AssertionError


def test_the_last_card_is_called_so_only_when_it_is() -> None:
    def said(clicks: int) -> str:
        table, _ = deal(Options(4), Seeded(bytes(32)))
        own = replace(table[0], hands=(Hand(click=clicks),))
        table = table.with_gangster(0, own)
        console = PaperConsole(first_option)
        eyes = Reader(ENGLISH, table.options, ("Ada", "Bruno", "Cleo", "Dario"), 0, 79)
        answers = Answers(Keyboard(ConsolePage(console), eyes), eyes)
        assert answers.decide(view(table, 0), LoadAsk(((Bullet.CLICK,),))) == Load((Bullet.CLICK,))
        return console.text

    assert "Your last card, Click, is loaded." in said(1)
    assert "Your cards are all alike (Click): one is loaded." in said(3)
