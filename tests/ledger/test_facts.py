"""What may be noted down at a real table, what is worked out from it, and what is refused."""

from contextlib import suppress

import pytest

from standoff.ledger.classic.book import KnownCards
from standoff.ledger.classic.facts import (
    AimsNoted,
    AnyFact,
    CardsNoted,
    Hit,
    LoadsNoted,
    Phoned,
    Shared,
    Showed,
    Turned,
    WithdrawalsNoted,
)
from standoff.ledger.classic.ledger import Ledger
from standoff.ledger.fault import FactError, Fault
from standoff.rules.classic.events import Split, Stabbed
from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Victory
from standoff.rules.classic.words import Bullet, PowerId, PowerSet, Role, StageId

A, B, C, D, E = range(5)
T1 = Turned((20_000, 10_000, 10_000, 5_000, 5_000))
"""The loot of the first worked example."""
FIVES = Turned((5_000,) * 5)
NOBODY = Hit(())
BASE = Options(4)
POWERS = Options(5, PowerSet.ALL_AND_BACKSTAB)
COP = Options(5, cop=True)


def noted(*facts: AnyFact, options: Options = BASE, dealt: KnownCards | None = None) -> Ledger:
    ledger = Ledger(options, dealt)
    for fact in facts:
        ledger = ledger.noting(fact)
    return ledger


def refused(ledger: Ledger, fact: AnyFact) -> tuple[Fault, str]:
    """Why a fact is refused, and by which rule; the ledger is as it was."""
    before = ledger.book
    with pytest.raises(FactError) as error:
        ledger.noting(fact)
    assert ledger.book == before
    return error.value.fault, error.value.rule


def hits(**counts: int) -> Hit:
    return Hit(tuple(counts.get(letter, 0) for letter in "ABCDEF"))


def round_of(*facts: AnyFact, loot: Turned = T1) -> tuple[AnyFact, ...]:
    return (loot, LoadsNoted(), AimsNoted(), *facts)


QUIET = (WithdrawalsNoted(()), NOBODY, NOBODY, Shared())
"""A round in which everybody stays and nobody is hit."""


def test_the_steps_of_a_round_follow_each_other() -> None:
    ledger = Ledger(BASE)
    steps = [ledger.book.stage]
    for fact in round_of(*QUIET):
        ledger = ledger.noting(fact)
        steps.append(ledger.book.stage)
    assert [step.value for step in steps] == [
        "loot", "load", "aim", "nerve", "fast-volley", "volley", "split", "loot",
    ]  # fmt: skip


def test_who_knows_the_game_need_not_note_that_all_have_loaded_and_aimed() -> None:
    assert noted(T1, WithdrawalsNoted((A,))).book.stage is StageId.FAST_VOLLEY


def test_t1_three_sharers_get_10k_each_note_by_note() -> None:
    book = noted(*round_of(WithdrawalsNoted((D,)), NOBODY, NOBODY, Shared())).book
    split = next(event for event in book.events if isinstance(event, Split))
    assert split.share == 10_000
    assert split.portions == ((10_000,), (10_000,), (5_000, 5_000))
    assert book.table.loot.listed() == (20_000,)
    assert [one.money for one in book.table.gangsters] == [10_000, 10_000, 10_000, 0]
    assert book.table[D].shame == 1


def test_c59_the_third_plaster_kills_and_c61_the_money_is_gone() -> None:
    rich = noted(*round_of(WithdrawalsNoted((B, C, D)), NOBODY, NOBODY, Shared()))
    assert rich.book.table[A].money == 50_000
    shot = rich
    for fact in round_of(WithdrawalsNoted(()), hits(A=1), hits(A=2), Shared(), loot=FIVES):
        shot = shot.noting(fact)
    assert not shot.book.table[A].alive
    assert shot.book.table[A].money == 0


def test_s2_a_last_survivor_wins_at_once() -> None:
    ledger = noted(
        T1, WithdrawalsNoted(()), hits(B=1, C=1, D=1), NOBODY, Shared(),
        FIVES, WithdrawalsNoted(()), hits(B=1, C=1, D=1), NOBODY, Shared(),
        FIVES, WithdrawalsNoted(()), hits(B=1, C=1, D=1),
    )  # fmt: skip
    outcome = ledger.book.table.outcome
    assert outcome is not None
    assert (outcome.victory, outcome.winners) == (Victory.SURVIVOR, (A,))
    assert refused(ledger, NOBODY) == (Fault.OVER, "S1")


def test_eight_rounds_end_the_game_with_everybodys_sum() -> None:
    notes = [20_000] * 10 + [10_000] * 15 + [5_000] * 15
    ledger = Ledger(BASE)
    for number in range(8):
        loot = Turned(tuple(notes[number * 5 : number * 5 + 5]))
        for fact in (loot, WithdrawalsNoted((A,)), NOBODY, NOBODY, Shared()):
            ledger = ledger.noting(fact)
    outcome = ledger.book.table.outcome
    assert outcome is not None
    assert outcome.accounts[A].total == -40_000
    assert outcome.winners == (B, C, D)


@pytest.mark.parametrize(
    ("before", "fact", "why"),
    [
        ((), WithdrawalsNoted(()), (Fault.NOT_NOW, "C27")),
        ((), LoadsNoted(), (Fault.NOT_NOW, "C17")),
        ((), Shared(), (Fault.NOT_NOW, "C48")),
        ((), Phoned(used=True), (Fault.NOT_NOW, "K8")),
        ((), CardsNoted(), (Fault.NOT_NOW, "S12")),
        ((T1,), T1, (Fault.NOT_NOW, "C14")),
        ((T1,), NOBODY, (Fault.NOT_NOW, "C40")),
        ((), Turned((5_000,) * 4), (Fault.FIVE_NOTES, "C14")),
        ((), Turned((5_000,) * 4 + (50_000,)), (Fault.NO_NOTE, "C5")),
        ((T1,), WithdrawalsNoted((9,)), (Fault.NO_SEAT, "C1")),
        ((T1,), WithdrawalsNoted((A, A)), (Fault.TWICE, "C30")),
        ((T1, WithdrawalsNoted((A,))), hits(A=1), (Fault.SAFE, "C33")),
        ((T1, WithdrawalsNoted(())), hits(A=4), (Fault.TOO_MANY_HITS, "C35")),
        ((T1, WithdrawalsNoted(()), NOBODY), hits(A=3, B=2), (Fault.TOO_MANY_HITS, "C40")),
        ((T1, WithdrawalsNoted(()), hits(A=3)), hits(A=1), (Fault.DEAD, "C62")),
        ((T1,), Showed(A, PowerId.KID), (Fault.NO_SUCH_POWER, "P3")),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(
    before: tuple[AnyFact, ...], fact: AnyFact, why: tuple[Fault, str]
) -> None:
    assert refused(noted(*before), fact) == why


def test_c5_the_box_has_ten_notes_of_twenty() -> None:
    twenties = Turned((20_000,) * 5)
    ledger = noted(twenties, *QUIET, twenties, *QUIET)
    assert refused(ledger, Turned((20_000,) + (5_000,) * 4)) == (Fault.NOT_IN_BOX, "C5")


def test_p12_a_third_plaster_kills_until_the_unbreakable_is_shown() -> None:
    ledger = noted(T1, WithdrawalsNoted(()), hits(A=3), options=POWERS)
    assert not ledger.book.table[A].alive
    ledger = ledger.noting(Showed(A, PowerId.UNBREAKABLE))
    assert ledger.book.table[A].alive
    assert ledger.book.table[A].wounds == 3


def test_p18_dragon_skin_takes_one_plaster_once_it_is_shown() -> None:
    ledger = noted(T1, WithdrawalsNoted(()), hits(A=2), hits(A=1), options=POWERS)
    ledger = ledger.noting(Showed(A, PowerId.DRAGON_SKIN))
    assert ledger.book.table[A].wounds == 1


def test_p19_a_skin_that_nothing_has_tried_is_not_shown() -> None:
    ledger = noted(T1, WithdrawalsNoted(()), hits(A=1), options=POWERS)
    assert refused(ledger, Showed(A, PowerId.DRAGON_SKIN)) == (Fault.NOT_SHOWN_NOW, "P19")


def test_p18_who_was_taken_for_dead_has_lived_all_along_once_the_skin_is_shown() -> None:
    """Nobody may forget a skin (A18): within the round the table was wrong, not its owner."""
    before = (T1, WithdrawalsNoted((B, C, D, E)), NOBODY, NOBODY, Shared(), FIVES)
    ledger = noted(*before, WithdrawalsNoted(()), hits(A=2), hits(A=1), options=POWERS)
    rich = noted(*before, options=POWERS).book.table[A].money
    assert rich > 0
    assert (ledger.book.table[A].alive, ledger.book.table[A].money) == (False, 0)  # C61
    for late in (ledger, ledger.noting(Shared())):
        after = late.noting(Showed(A, PowerId.DRAGON_SKIN)).book
        assert (after.table[A].wounds, after.table[A].money) == (1, rich)
        assert after.stage is late.book.stage


def test_p19_a_skin_that_did_not_save_is_hidden_until_the_end() -> None:  # A9
    wounded = (T1, WithdrawalsNoted(()), hits(A=1), NOBODY, Shared())
    again = (FIVES, WithdrawalsNoted(()), hits(A=1), NOBODY, Shared())
    ledger = noted(
        *wounded, *again, FIVES, WithdrawalsNoted(()), hits(A=2), NOBODY, options=POWERS
    )  # fmt: skip
    assert not ledger.book.table[A].alive
    assert refused(ledger, Showed(A, PowerId.DRAGON_SKIN)) == (Fault.NOT_SHOWN_NOW, "P19")


def test_a9_a_skin_that_would_have_died_of_the_grenade_a_round_later_is_hidden_too() -> None:
    # P19, P21: with the skin shown in round 1 the last blast takes who is dead without it anyway.
    ledger = noted(
        *(T1, WithdrawalsNoted(()), hits(A=2), NOBODY, Shared()),
        *(FIVES, Showed(B, PowerId.INSANE), WithdrawalsNoted(()), hits(A=2), NOBODY, Shared()),
        *(FIVES, WithdrawalsNoted(()), hits(B=1)),
        options=POWERS,
    )
    assert ledger.book.table.exploded == 3
    assert not ledger.book.table[A].alive
    assert refused(ledger, Showed(A, PowerId.DRAGON_SKIN)) == (Fault.NOT_SHOWN_NOW, "P19")


@pytest.mark.parametrize(
    ("power", "rule"), [(PowerId.UNBREAKABLE, "P13"), (PowerId.DRAGON_SKIN, "P19")]
)
def test_nobody_comes_back_from_the_dead_a_round_later(power: PowerId, rule: str) -> None:
    # P13, P19
    ledger = noted(T1, WithdrawalsNoted(()), hits(A=3), NOBODY, Shared(), FIVES, options=POWERS)
    assert refused(ledger, Showed(A, power)) == (Fault.NOT_SHOWN_NOW, rule)


def test_a9_the_skin_of_the_dead_is_hidden_until_the_game_ends_and_changes_nothing_then() -> None:
    # P19: each of three wounds came alone, so nothing has ever shown it.
    wounded = (T1, WithdrawalsNoted(()), hits(A=1, B=1, C=1, D=1), NOBODY, Shared())
    again = (FIVES, WithdrawalsNoted((E,)), hits(A=1, B=1), hits(C=1, D=1), Shared())
    ledger = noted(*wounded, *again, FIVES, WithdrawalsNoted(()), hits(A=1, B=1), options=POWERS)
    assert refused(ledger, Showed(A, PowerId.DRAGON_SKIN)) == (Fault.NOT_SHOWN_NOW, "P19")
    over = ledger.noting(hits(C=1, D=1))
    assert over.book.stage is StageId.OVER  # S2
    after = over.noting(Showed(A, PowerId.DRAGON_SKIN)).book
    assert after.stage is StageId.OVER
    assert [one.alive for one in after.table.gangsters] == [False, False, False, False, True]


def test_p21_the_grenade_wounds_who_stands_and_p22_ends_the_round() -> None:
    ledger = noted(
        T1, Showed(A, PowerId.INSANE), WithdrawalsNoted((D,)), hits(A=1), options=POWERS
    )  # fmt: skip
    table = ledger.book.table
    assert [one.wounds for one in table.gangsters] == [1, 1, 1, 0, 1]
    assert ledger.book.stage is StageId.LOOT
    assert table.loot.total == 50_000


WHOLE_ROUND = (T1, LoadsNoted(), AimsNoted(), WithdrawalsNoted((C,)), hits(D=1), NOBODY, Shared())


@pytest.mark.parametrize(
    ("power", "steps"),
    [
        (PowerId.KID, ["loot", "load", "aim"]),  # A28
        (PowerId.CUNNING, ["loot", "load", "aim"]),  # A28
        (PowerId.INSANE, ["loot", "load", "aim", "nerve"]),  # P20, A23
        (PowerId.SPECIALIST, ["volley"]),  # A34
        (PowerId.BACKSTAB, ["fast-volley"]),  # A39
    ],
)
def test_a_power_is_shown_in_its_steps_and_in_no_other(power: PowerId, steps: list[str]) -> None:
    ledger, shown = Ledger(POWERS), []
    for fact in WHOLE_ROUND:
        with suppress(FactError):
            ledger.noting(Showed(A, power, B, Bullet.BANG))
            shown.append(ledger.book.stage.value)
        ledger = ledger.noting(fact)
    assert shown == steps


@pytest.mark.parametrize(("seat", "steps"), [(C, ["split"]), (D, ["split"]), (A, [])])
def test_a38_only_who_does_not_stand_shares_all_the_same(seat: int, steps: list[str]) -> None:
    ledger, shown = Ledger(POWERS), []
    for fact in WHOLE_ROUND:
        with suppress(FactError):
            ledger.noting(Showed(seat, PowerId.DOES_NOT_HURT))
            shown.append(ledger.book.stage.value)
        ledger = ledger.noting(fact)
    assert shown == steps


def test_p38_a_stab_needs_a_standing_neighbour_and_a_foiled_shot() -> None:
    stab = Showed(A, PowerId.BACKSTAB, B, Bullet.BANG)
    assert refused(noted(T1, WithdrawalsNoted(()), options=POWERS), stab)[0] is Fault.NOT_SHOWN_NOW
    ledger = noted(T1, WithdrawalsNoted((C,)), options=POWERS)
    far = Showed(A, PowerId.BACKSTAB, D, Bullet.BANG)
    assert refused(ledger, far) == (Fault.NO_VICTIM, "P39")
    click = Showed(A, PowerId.BACKSTAB, B, Bullet.CLICK)
    assert refused(ledger, click) == (Fault.NOT_SHOWN_NOW, "P40")
    stabbed = ledger.noting(stab).book
    assert stabbed.table[B].wounds == 1
    assert Stabbed(A, B, Bullet.BANG) in stabbed.events


def test_p34_who_stands_up_shares() -> None:
    ledger = noted(
        T1, WithdrawalsNoted((A, B, C)), NOBODY, NOBODY, Showed(A, PowerId.DOES_NOT_HURT), Shared(),
        options=POWERS,
    )  # fmt: skip
    money = [one.money for one in ledger.book.table.gangsters]
    assert money == [10_000, 0, 0, 10_000, 10_000]


def test_p2_a_power_is_one_gangsters_and_a_gangster_has_one() -> None:
    ledger = noted(T1, Showed(A, PowerId.KID), options=POWERS)
    assert refused(ledger, Showed(B, PowerId.KID)) == (Fault.OTHER_POWER, "P2")
    assert refused(ledger, Showed(A, PowerId.CUNNING)) == (Fault.OTHER_POWER, "P2")
    assert refused(ledger, Showed(A, PowerId.KID)) == (Fault.NOT_SHOWN_NOW, "P26")


def test_k12_a_used_telephone_counts_and_k9_only_sharers_hold_it() -> None:
    ledger = noted(T1, WithdrawalsNoted((A, B)), NOBODY, NOBODY, Shared(), options=COP)
    assert ledger.book.stage is StageId.PHONE
    assert ledger.noting(Phoned(used=True)).book.table.calls == 1
    nobody = noted(T1, WithdrawalsNoted((A, B, C, D, E)), NOBODY, NOBODY, Shared(), options=COP)
    assert nobody.book.stage is StageId.LOOT


def test_cards_are_turned_up_after_the_last_round_and_each_only_once() -> None:  # S12
    notes = [20_000] * 10 + [10_000] * 15 + [5_000] * 15
    ledger = Ledger(POWERS)
    for number in range(8):
        loot = Turned(tuple(notes[number * 5 : number * 5 + 5]))
        for fact in (loot, WithdrawalsNoted(()), NOBODY, NOBODY, Shared()):
            ledger = ledger.noting(fact)
    assert ledger.book.stage is StageId.REVEAL
    for seat, power in ((B, PowerId.KID), (C, PowerId.DRAGON_SKIN)):
        assert not ledger.book.table[seat].power_shown
        ledger = ledger.noting(Showed(seat, power))
        assert ledger.book.table[seat].power_shown
        assert refused(ledger, Showed(seat, power))[0] is Fault.NOT_SHOWN_NOW
    ended = ledger.noting(CardsNoted())
    assert ended.book.stage is StageId.OVER
    late = ended.noting(Showed(D, PowerId.CUNNING))
    assert late.book.table.outcome == ended.book.table.outcome


def test_k17_the_cop_is_told_before_the_sums_are() -> None:
    notes = [20_000] * 10 + [10_000] * 15 + [5_000] * 15
    ledger = Ledger(COP)
    for number in range(8):
        loot = Turned(tuple(notes[number * 5 : number * 5 + 5]))
        for fact in (loot, WithdrawalsNoted(()), NOBODY, NOBODY, Shared()):
            ledger = ledger.noting(fact)
        if number < 3:
            ledger = ledger.noting(Phoned(used=True))
    assert ledger.book.stage is StageId.REVEAL
    assert ledger.book.table.outcome is None
    assert refused(ledger, CardsNoted()) == (Fault.NO_COP, "K3")
    outcome = ledger.noting(CardsNoted(C)).book.table.outcome
    assert outcome is not None
    assert (outcome.victory, outcome.winners) == (Victory.COP, (C,))
    for seat in (A, E):
        assert ledger.noting(CardsNoted(seat)).book.stage is StageId.OVER
    for nobody in (-1, 5):
        assert refused(ledger, CardsNoted(nobody)) == (Fault.NO_COP, "K3")


def test_cards_dealt_by_phones_work_without_being_noted() -> None:
    skins: tuple[PowerId | None, ...] = (PowerId.DRAGON_SKIN, None, None, None, None)
    ledger = noted(T1, WithdrawalsNoted(()), hits(A=2), options=POWERS, dealt=KnownCards(skins))
    assert ledger.book.table[A].wounds == 1
    assert ledger.book.table[A].power_shown
    assert refused(noted(T1, options=POWERS, dealt=KnownCards(skins)), Showed(B, PowerId.KID)) == (
        Fault.OTHER_POWER,
        "P2",
    )


def test_roles_dealt_by_phones_need_no_telling() -> None:
    notes = [20_000] * 10 + [10_000] * 15 + [5_000] * 15
    roles = (Role.COP, *(Role.GANGSTER,) * 4)
    ledger = Ledger(COP, KnownCards((None,) * 5, roles))
    for number in range(8):
        loot = Turned(tuple(notes[number * 5 : number * 5 + 5]))
        for fact in (loot, WithdrawalsNoted(()), NOBODY, NOBODY, Shared()):
            ledger = ledger.noting(fact)
        if ledger.book.stage is StageId.PHONE:
            ledger = ledger.noting(Phoned(used=False))
    assert ledger.book.stage is StageId.OVER


def test_there_is_nothing_to_take_back_before_the_first_fact() -> None:
    with pytest.raises(FactError, match="nothing"):
        Ledger(BASE).undoing()
    with pytest.raises(FactError, match="nothing"):
        noted(T1).redoing()


def test_several_facts_are_taken_back_at_once_and_brought_back_one_by_one() -> None:
    ledger = noted(*round_of(*QUIET))
    assert ledger.undoing(3).book == noted(*round_of(WithdrawalsNoted(()))).book
    assert ledger.undoing(3).redoing().redoing().redoing().book == ledger.book


def test_a_new_fact_drops_what_was_taken_back() -> None:
    ledger = noted(T1, WithdrawalsNoted((A,))).undoing().noting(WithdrawalsNoted((B,)))
    with pytest.raises(FactError):
        ledger.redoing()
