"""The storyteller has a sentence for everything, the right person in it, and the right rule."""

from random import Random
from typing import get_args

import pytest

from standoff.rules.asks import Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic.events import (
    Aimed,
    ClassicSeen,
    Died,
    Discarded,
    DiscardedUnseen,
    Ended,
    Event,
    Exploded,
    Fired,
    Inherited,
    InheritedUnseen,
    Loaded,
    LoadedUnseen,
    PhaseBegan,
    PhoneLaid,
    PowerDealt,
    PowerDealtUnseen,
    PowerShown,
    RoleDealt,
    RoleDealtUnseen,
    RoundBegan,
    Seen,
    Split,
    Stabbed,
    StoodUp,
    Swapped,
    SwappedUnseen,
    TookBack,
    Withdrew,
    Wounded,
)
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Ending, Outcome, Standing, TieBreak, Victory, outcome
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, PowerId, PowerSet, Role
from standoff.rules.game import asks, deal, redact, step
from standoff.rules.notes import Notes
from standoff.story.classic.ending import sums
from standoff.story.classic.storyteller import Storyteller
from standoff.words.language import Language
from standoff.words.speech import Words

NAMES = ("Ada", "Bruno", "Cleo", "Dario")
ADA, BRUNO, CLEO, DARIO = range(4)
NERVE, FAST_VOLLEY, VOLLEY = (
    PhaseBegan(phase) for phase in (Phase.NERVE, Phase.FAST_VOLLEY, Phase.VOLLEY)
)
DRAWN = outcome([Standing(seat, alive=True, money=0, shame=0, wounds=0) for seat in range(4)])


def told(*events: Seen, me: Seat | None = None, language: str = "en") -> list[str]:
    """What is said of the last of these events, with the rules behind it."""
    storyteller = Storyteller(NAMES, me)
    words = Words(language)
    for event in events[:-1]:
        storyteller.tell(event)
    return [
        f"{words.say(sentence)} {' '.join(sentence.rules)}".strip()
        for sentence in storyteller.tell(events[-1])
    ]


EXAMPLES: tuple[Seen, ...] = (
    PowerDealt(ADA, PowerId.KID),
    PowerDealtUnseen(ADA),
    RoleDealt(ADA, Role.COP),
    RoleDealtUnseen(ADA),
    RoundBegan(1, (20_000, 5_000)),
    NERVE,
    Loaded(ADA, (Bullet.BANG,)),
    LoadedUnseen(ADA),
    TookBack(ADA),
    Aimed(ADA, (BRUNO,)),
    Withdrew(ADA),
    Discarded(ADA, 0, Bullet.BANG, DiscardReason.HIT),
    DiscardedUnseen(ADA, 0, DiscardReason.HIT),
    PowerShown(ADA, PowerId.INSANE),
    Stabbed(ADA, BRUNO, Bullet.BANG),
    Fired(ADA, 0, Bullet.BANG, BRUNO),
    Wounded(ADA, 1),
    Died(ADA),
    Exploded(ADA),
    Inherited(ADA, BRUNO, Hand(2, 1, 0)),
    InheritedUnseen(ADA, BRUNO),
    Swapped(ADA, Bullet.CLICK),
    SwappedUnseen(ADA),
    StoodUp(ADA),
    Split((ADA, BRUNO), 5_000, ((5_000,), (5_000,)), Notes()),
    PhoneLaid((ADA, BRUNO), used=True),
    Ended(DRAWN),
)


def test_there_is_an_example_of_everything_that_can_be_seen() -> None:
    assert {type(event) for event in EXAMPLES} == set(get_args(ClassicSeen))


@pytest.mark.parametrize("me", [None, ADA, BRUNO])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_everything_that_can_be_seen_makes_a_sentence(
    event: Seen, language: Language, me: Seat | None
) -> None:
    assert all(text.strip() for text in told(event, me=me, language=language))
    assert told(event, me=me, language=language)


@pytest.mark.parametrize("powers", PowerSet)
@pytest.mark.parametrize("cop", [False, True])
def test_whole_games_are_told_to_everybody_at_the_table(powers: PowerSet, cop: bool) -> None:
    events = random_game(Options(6, powers, cop))
    names = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
    words = [Words(language) for language in Language]
    for me in (None, *range(6)):
        storyteller = Storyteller(names, me)
        for event in events:
            for sentence in storyteller.tell(redact(event, me)):
                assert all(speaker.say(sentence) for speaker in words)


def random_game(options: Options) -> list[Event]:
    """A whole game in which everyone says anything, or now and then nothing."""
    dice = Random(1)
    table, dealt = deal(options, Seeded(bytes(32)))
    events = [*dealt]
    while asking := asks(table):
        silent = {seat: dice.random() < 0.1 for seat in asking}
        table, step_events = step(
            table, {seat: None if silent[seat] else ask.draw(dice) for seat, ask in asking.items()}
        )
        events += step_events
    return events


class TestTheReader:
    def test_the_reader_is_spoken_to_and_the_others_are_spoken_of(self) -> None:
        aim = Aimed(ADA, (BRUNO,))
        assert told(aim) == ["Ada points at Bruno."]
        assert told(aim, me=ADA) == ["You point at Bruno."]
        assert told(aim, me=BRUNO) == ["Ada points at you."]

    def test_the_reader_comes_first_in_a_list(self) -> None:
        split = Split((ADA, CLEO), 10_000, ((10_000,), (10_000,)), Notes(1))
        assert told(split, me=CLEO) == [
            "2 share, $10,000 each: you and Ada. C51",
            "Ada: [$10k]",
            "you: [$10k]",
            "One note stays on the table: $20,000. C53",
        ]

    def test_a_card_that_left_face_down_is_named_to_its_owner_only(self) -> None:
        card = Discarded(ADA, 0, Bullet.BBB, DiscardReason.HIT)  # H3
        assert "Triple" in told(FAST_VOLLEY, redact(card, ADA), me=ADA)[0]
        assert "Triple" not in told(FAST_VOLLEY, redact(card, BRUNO), me=BRUNO)[0]


class TestRulesBehindSentences:
    def test_late_to_aim(self) -> None:
        assert told(Aimed(ADA, (None,)))[0].endswith("C23")

    def test_a_card_drawn_for_the_silent(self) -> None:
        assert told(Loaded(ADA, (Bullet.BANG,), by_chance=True))[0].endswith("A2")

    def test_a_withdrawal_after_the_alert(self) -> None:
        assert told(NERVE, Withdrew(ADA, flashing=True))[0].endswith("C30 K15")

    def test_a_foiled_shot_names_who_withdrew(self) -> None:
        events = (Aimed(ADA, (BRUNO,)), NERVE, Withdrew(BRUNO))
        stay, foiled = told(*events, DiscardedUnseen(ADA, 0, DiscardReason.FOILED))
        assert stay == "Still in: Ada, Cleo and Dario."
        assert foiled == "Bruno dropped, so Ada does not fire: the card leaves face down. C32"

    def test_one_fast_shot(self) -> None:
        shot = Fired(ADA, 0, Bullet.BBB, BRUNO)
        assert told(FAST_VOLLEY, shot, Wounded(BRUNO, 1))[0].endswith("(1 of 3). C36")

    def test_two_fast_shots_at_each_other(self) -> None:
        shots = (Fired(ADA, 0, Bullet.BBB, BRUNO), Fired(BRUNO, 0, Bullet.BBB, ADA))
        assert told(FAST_VOLLEY, *shots, Wounded(ADA, 1))[0].endswith("C37")

    def test_two_fast_shots_at_one(self) -> None:
        shots = (Fired(ADA, 0, Bullet.BBB, BRUNO), Fired(CLEO, 0, Bullet.BBB, BRUNO))
        assert told(FAST_VOLLEY, *shots, Wounded(BRUNO, 2))[0].endswith("C38")

    def test_bangs(self) -> None:
        one, two = Fired(ADA, 0, Bullet.BANG, BRUNO), Fired(CLEO, 0, Bullet.BANG, BRUNO)
        back = Fired(BRUNO, 0, Bullet.BANG, ADA)
        assert told(VOLLEY, one, Wounded(BRUNO, 1))[0].endswith("C42")
        assert told(VOLLEY, one, back, Wounded(BRUNO, 1))[0].endswith("C43")
        assert told(VOLLEY, one, two, Wounded(BRUNO, 2))[0].endswith("C44")

    def test_hit_again_in_the_same_round(self) -> None:
        before = (FAST_VOLLEY, Fired(ADA, 0, Bullet.BBB, BRUNO), Wounded(BRUNO, 1), VOLLEY)
        again = told(*before, Fired(CLEO, 0, Bullet.BANG, BRUNO), Wounded(BRUNO, 1))
        assert again == ["Bruno is hit again: one plaster (2 of 3). C45"]

    def test_a_shot_at_the_dead_is_shown_and_does_nothing(self) -> None:
        shot = told(Died(BRUNO), VOLLEY, Fired(ADA, 0, Bullet.BANG, BRUNO))
        assert shot == ["Ada shows a Bang, but Bruno is dead already: no effect. A5"]

    def test_more_hits_than_it_takes(self) -> None:
        shots = [Fired(seat, 0, Bullet.BBB, BRUNO) for seat in (ADA, CLEO)]
        hit = told(Wounded(BRUNO, 2), RoundBegan(2, ()), FAST_VOLLEY, *shots, Wounded(BRUNO, 1))
        assert hit[0].endswith("(3 of 3). C38 A6")

    def test_dragon_skin_once_shown_needs_no_showing_again(self) -> None:
        skin = (PowerShown(BRUNO, PowerId.DRAGON_SKIN), RoundBegan(2, ()))
        shots = [Fired(seat, 0, Bullet.BBB, BRUNO) for seat in (ADA, CLEO)]
        hit = (*skin, FAST_VOLLEY, *shots, Wounded(BRUNO, 1))
        assert told(*hit)[0].endswith("one plaster is all that sticks (1 of 3). P18")
        shrugged = told(*hit, VOLLEY, Fired(DARIO, 0, Bullet.BANG, BRUNO), PhaseBegan(Phase.SPLIT))
        assert shrugged[0] == "Bruno is hit again, but the skin holds: no plaster. P18"

    def test_a_third_and_a_fourth_wound_kill(self) -> None:
        assert told(Wounded(ADA, 3), Died(ADA))[0].endswith("C59 C61")
        assert told(Wounded(ADA, 4), Died(ADA))[0].endswith("P12 C61")

    def test_a_stab_and_the_card_it_costs(self) -> None:
        stab = (NERVE, Stabbed(ADA, BRUNO, Bullet.BANG), Wounded(BRUNO, 1))
        assert told(*stab)[0].endswith("P38")
        assert told(*stab, DiscardedUnseen(BRUNO, 0, DiscardReason.HIT))[0].endswith("A40")

    def test_a_grenade_and_the_cards_it_costs(self) -> None:
        blast = (FAST_VOLLEY, Exploded(ADA), Wounded(BRUNO, 1))
        assert told(*blast)[0].endswith("P21")
        assert told(*blast, DiscardedUnseen(BRUNO, 0, DiscardReason.HIT))[0].endswith("P22")
        assert told(*blast, DiscardedUnseen(CLEO, 0, DiscardReason.GRENADE))[0].endswith("P22")

    def test_two_guns_are_lost_together(self) -> None:
        aim = Aimed(ADA, (BRUNO, CLEO))
        assert [text[-3:] for text in told(aim)] == ["P15", "P15"]
        assert told(aim, FAST_VOLLEY, DiscardedUnseen(ADA, 1, DiscardReason.HIT))[0].endswith("A19")

    def test_who_aims_and_loads_last(self) -> None:
        kid = (PowerShown(ADA, PowerId.KID), PhaseBegan(Phase.AIM), Aimed(ADA, (BRUNO,)))
        assert told(*kid)[0].endswith("P26")
        assert told(PhaseBegan(Phase.AIM), LoadedUnseen(ADA))[0].endswith("P28")

    def test_a_quiet_phase_is_called_quiet(self) -> None:
        assert told(FAST_VOLLEY, VOLLEY)[0] == "Not a shot."

    def test_an_empty_hand_can_be_inherited(self) -> None:
        assert told(Inherited(ADA, BRUNO, Hand()))[0].endswith("no unused card left. P14 A22")


class TestMoney:
    def test_nobody_shares(self) -> None:
        nobody, left = told(Split((), 0, (), Notes(0, 1, 1)))
        assert nobody.endswith("C55")
        assert left == "2 notes stay on the table: $10k and $5k, in all $15,000. C53"

    def test_one_takes_everything(self) -> None:
        alone = told(Split((ADA,), 5_000, ((5_000,),), Notes()), me=ADA)
        assert alone[0] == "You are the only one standing and take it all: $5,000. C55"

    def test_no_equal_shares(self) -> None:
        stuck, _ = told(Split((ADA, BRUNO), 0, ((), ()), Notes(1)))
        assert stuck.endswith("nobody gets anything. C54")

    def test_the_third_call_brings_the_police(self) -> None:
        used, unused = PhoneLaid((ADA, BRUNO), used=True), PhoneLaid((ADA,), used=False)
        assert told(unused)[0].endswith("K13")
        assert told(used, used)[0].endswith("Call 2 of 3: the line is busy. K12")
        assert told(used, used, used)[0].endswith("K14 K15")


class TestTheEnd:
    def ended(
        self, victory: Victory, tie_break: TieBreak | None = None, *, cop: bool = False
    ) -> list[str]:
        end = Outcome(Ending.ROUNDS, victory, (ADA,), tie_break, DRAWN.accounts)
        before = [RoleDealtUnseen(seat) for seat in range(4)] if cop else []
        return told(*before, Ended(end))

    def test_the_richest_wins(self) -> None:
        assert self.ended(Victory.RICHEST)[-1].endswith("S5")
        assert self.ended(Victory.RICHEST, cop=True)[-1].endswith("K19")

    def test_the_cop_wins(self) -> None:
        assert self.ended(Victory.COP, cop=True)[-1].endswith("K17")

    def test_the_last_survivor_wins(self) -> None:
        assert self.ended(Victory.SURVIVOR)[-1].endswith("S2")
        assert self.ended(Victory.SURVIVOR, cop=True)[-1].endswith("K20")

    @pytest.mark.parametrize(
        ("tie_break", "rule"),
        [(TieBreak.SHAME, "S6"), (TieBreak.WOUNDS, "S7"), (TieBreak.SHARED, "A1")],
    )
    def test_a_tie_is_broken(self, tie_break: TieBreak, rule: str) -> None:
        assert self.ended(Victory.RICHEST, tie_break)[1].endswith(rule)

    def test_nobody_wins(self) -> None:
        end = Outcome(Ending.NOBODY, Victory.NONE, (), None, ())
        assert told(Ended(end)) == ["Nobody is left alive. S3", "No winner. S3"]

    def test_everybody_wins(self) -> None:
        assert told(Ended(DRAWN), me=BRUNO)[-1] == (
            "Winners: you, Ada, Cleo and Dario, the richest alive, with $0. S5"
        )

    def test_sums_are_told_line_by_line(self) -> None:
        standings = [
            Standing(ADA, alive=True, money=40_000, shame=3, wounds=0, shame_worth=5_000),  # S10
            Standing(BRUNO, alive=True, money=60_000, shame=1, wounds=2, death_worth=10_000),  # S11
            Standing(CLEO, alive=False, money=0, shame=0, wounds=3),
        ]
        words = Words("en")
        shown = [
            [(words.say(line), amount, line.rules) for line, amount in entry.lines]
            for entry in sums(outcome(standings))
        ]
        assert shown == [
            [("Notes won", 40_000, ()), ("3 feathers", 15_000, ("S10",))],
            [
                ("Notes won", 60_000, ()),
                ("One feather", -5_000, ("S4",)),
                ("One dead gangster", 10_000, ("S11",)),
            ],
            [],
        ]
