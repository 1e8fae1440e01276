"""Everything left to luck comes through one small interface."""

from collections import Counter
from hashlib import sha256

from standoff.rules.chance import (
    Scripted,
    Seeded,
    commitment,
    draws,
    fingerprint,
    game_seed,
    house_part,
    number,
    shuffled,
)
from standoff.rules.classic.events import PowerDealt, RoleDealt
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerId, PowerSet, Role
from standoff.rules.game import deal
from standoff.rules.notes import BOX, counted


def test_a_number_is_the_first_64_bits_of_a_hash_of_seed_label_and_counter() -> None:  # A2
    block = sha256(b"seed" + b"notes" + (3).to_bytes(8, "big")).digest()
    assert number(b"seed", "notes", 3) == int.from_bytes(block[:8], "big")


def test_a_draw_below_a_bound_says_how_far_the_counter_went() -> None:  # A2
    value, counter = draws(b"seed", "label", 6)
    assert (value, counter) == (number(b"seed", "label", 0) % 6, 1)


def test_numbers_that_would_favour_small_results_are_thrown_away() -> None:  # A2
    bound = (1 << 63) + 1
    drawn = [draws(bytes([seed]), "label", bound) for seed in range(50)]
    assert any(counter > 1 for _, counter in drawn)
    assert all(value < bound for value, _ in drawn)


def test_a_shuffle_keeps_every_card() -> None:  # C8
    things = tuple(range(20))
    assert sorted(shuffled(b"seed", "label", things)) == list(things)
    assert shuffled(b"seed", "label", things) != shuffled(b"seed", "other", things)
    assert shuffled(b"seed", "label", ()) == ()


def test_every_seed_deals_the_whole_box() -> None:  # C5, H7
    chance = Seeded(b"seed")
    assert counted(chance.note(turned) for turned in range(40)) == BOX


def test_everyone_gets_another_power_of_the_pool() -> None:  # P2, P5
    options = Options(6, PowerSet.STARTER)
    _, events = deal(options, Seeded(b"seed"))
    dealt = [event.power for event in events if isinstance(event, PowerDealt)]
    assert sorted(dealt) == sorted(options.pool)


def test_every_seat_is_the_cop_as_often() -> None:  # K4
    cops = Counter(Seeded(bytes([seed])).cop(5) for seed in range(250))
    assert set(cops) == set(range(5))
    assert max(cops.values()) < 90


def test_one_role_card_a_player_and_the_cop_among_them() -> None:  # K3
    _, events = deal(Options(6, cop=True), Seeded(b"seed"))
    roles = [event.role for event in events if isinstance(event, RoleDealt)]
    assert Counter(roles) == {Role.GANGSTER: 5, Role.COP: 1}


def test_the_bullet_of_the_silent_is_any_of_their_unused_cards() -> None:  # A2
    unused = ("click", "click", "bang")
    drawn = {Seeded(b"seed").bullet(round_, 0, 0, unused) for round_ in range(1, 30)}
    assert drawn == {"click", "bang"}


def test_the_same_question_gets_the_same_answer() -> None:  # A2
    chance = Seeded(b"seed")
    assert chance.bullet(2, 1, 0, (1, 2, 3)) == chance.bullet(2, 1, 0, (1, 2, 3))
    assert deal(Options(), chance) == deal(Options(), Seeded(b"seed"))


def test_a_game_is_dealt_from_the_tables_seed_and_every_contribution() -> None:  # C8
    assert game_seed(b"table", [b"a", b"", b"b"]) == sha256(b"tableab").digest()
    assert fingerprint(b"table") == sha256(b"table").hexdigest()


def test_a_part_is_told_by_its_hash_before_it_is_opened_and_a_bots_follows_from_the_seed() -> None:
    assert commitment(b"part") == sha256(b"part").hexdigest()
    assert house_part(b"table", 3) == sha256(b"tablepart/3").digest()


def test_scripted_chance_gives_what_is_written() -> None:  # A2
    chance = Scripted((5000, 10000), (PowerId.KID, None), cop_seat=3)
    assert (chance.note(1), chance.power(0, ()), chance.power(1, ()), chance.cop(5)) == (
        10000,
        PowerId.KID,
        None,
        3,
    )
    assert chance.bullet(1, 0, 0, ("bang", "click")) == "bang"
