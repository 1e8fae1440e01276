"""Teams: what is suggested, what is balanced, and what no table can play with."""

import pytest

from standoff.cards.reading import house_cards
from standoff.cli.main import main
from standoff.rules.live.options import Options
from standoff.rules.live.teams import Team, arrangements, balanced, suggestion, teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import ImpossibleTableError

PRINTED = {
    8: (2, 4, 0),
    9: (3, 3, 0),
    10: (3, 3, 1),
    11: (2, 5, 1),
    12: (4, 3, 0),
    13: (4, 3, 1),
    14: (4, 3, 2),
    15: (5, 3, 0),
    16: (4, 4, 0),
    17: (4, 4, 1),
    18: (6, 3, 0),
    19: (6, 3, 1),
    20: (5, 4, 0),
}


@pytest.mark.parametrize("people", PRINTED)
def test_the_suggestions_are_the_printed_ones_with_14_repaired(people: int) -> None:  # L11, X2, X19
    teams, size, godfathers = PRINTED[people]
    suggested = suggestion(people)
    assert suggested.sizes == (size,) * teams
    assert suggested.godfathers == godfathers


@pytest.mark.parametrize("people", range(6, 24))
def test_a_suggestion_adds_up_and_is_one_of_the_balanced_choices(people: int) -> None:  # T14
    suggested = suggestion(people)
    assert sum(suggested.sizes) + suggested.godfathers == people
    assert suggested in arrangements(people)


@pytest.mark.parametrize("people", range(6, 24))
def test_balanced_choices_are_all_there_are_and_no_more(people: int) -> None:  # L10, A79, L7
    for choice in arrangements(people):
        assert sum(choice.sizes) + choice.godfathers == people
        assert choice.godfathers in (0, 1, 2)
        assert set(choice.sizes) <= {3, 4, 5}
        assert max(choice.sizes) - min(choice.sizes) <= 1
        assert 6 <= sum(choice.sizes) <= 21
    found = {(choice.sizes, choice.godfathers) for choice in arrangements(people)}
    assert len(found) == len(arrangements(people))
    assert found == {
        (tuple(sorted(sizes, reverse=True)), godfathers)
        for godfathers in (0, 1, 2)
        for sizes in by_hand(people - godfathers)
    }


def by_hand(gangsters: int) -> set[tuple[int, ...]]:
    """Every balanced way to add teams up, found by trying all of them."""
    ways = {
        (size + 1,) * larger + (size,) * equal
        for size in (3, 4, 5)
        for larger in range(8)
        for equal in range(1, 8)
        if (size + 1) * larger + size * equal == gangsters
        and larger + equal >= 2
        and (size < 5 or not larger)
    }
    return ways if 6 <= gangsters <= 21 else set()


def test_fourteen_may_also_be_two_fours_and_two_threes() -> None:  # X2
    assert (4, 4, 3, 3) in balanced(14)


@pytest.mark.parametrize("gangsters", [5, 22])
def test_too_few_or_too_many_make_no_teams(gangsters: int) -> None:  # A79
    assert balanced(gangsters) == ()


def test_seats_are_numbered_through_the_teams_and_the_godfather_comes_last() -> None:
    options = Options(teams_of(4, 3, 3), house_cards())
    assert options.members == ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9))
    assert options.team_of == (0, 0, 0, 0, 1, 1, 1, 2, 2, 2)
    assert options.gangsters == 10
    assert options.players == 11


@pytest.mark.parametrize(("sizes", "red"), [((3, 3, 3, 3), False), ((4, 3, 3, 3), True)])
def test_red_edged_cards_are_in_from_13_gangsters_on(
    sizes: tuple[int, ...], *, red: bool
) -> None:  # L13, L14, X3
    assert Options(teams_of(*sizes), house_cards()).red is red


@pytest.mark.parametrize(
    ("teams", "problem"),
    [
        (teams_of(3), "two teams or more"),
        (teams_of(3, 2), "3 to 5 gangsters, not 2"),
        (teams_of(6, 5), "3 to 5 gangsters, not 6"),
        (teams_of(5, 3), "differ by at most one"),
        (teams_of(5, 5, 4, 4, 4), "6 to 21 gangsters, not 22"),
        (teams_of(*[3] * 8), "6 to 21 gangsters, not 24"),
        ((Team("red", 3), Team("red", 3)), "a name of its own"),
        ((Team("red", 3), Team("", 3)), "a name of its own"),
    ],
)
def test_unbalanced_or_nameless_teams_are_refused(
    teams: tuple[Team, ...], problem: str
) -> None:  # L10, A79
    with pytest.raises(ImpossibleTableError, match=problem):
        Options(teams, house_cards())


def test_a_variant_is_chosen_once() -> None:
    with pytest.raises(ImpossibleTableError, match="chosen once"):
        Options(teams_of(3, 3), house_cards(), (Variant.FOOLPROOF, Variant.FOOLPROOF))


def test_the_command_prints_the_suggestion_and_the_other_choices(
    capsys: pytest.CaptureFixture[str],
) -> None:  # L11, X2
    assert main(["teams", "14", "--language", "en"]) == 0
    first, others, *rest = capsys.readouterr().out.splitlines()
    assert first == "14 people: 4 teams of 3, and 2 Godfathers who do not play"
    assert others == "Other balanced choices:"
    assert "  2 teams of 4 and 2 of 3" in rest
    assert "  1 team of 4 and 3 of 3, and 1 Godfather who does not play" in rest
    assert len(rest) == len(arrangements(14)) - 1


def test_the_command_says_nothing_of_other_choices_where_there_are_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["teams", "6", "--language", "fr"]) == 0
    assert capsys.readouterr().out == "6 personnes\N{NO-BREAK SPACE}: 2 équipes de 3\n"


@pytest.mark.parametrize("people", ["5", "24", "-3"])
def test_the_command_refuses_other_numbers_in_one_line(
    people: str, capsys: pytest.CaptureFixture[str]
) -> None:  # A79
    assert main(["teams", "--", people]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"standoff: Live is for 6 to 23 people, not {people}\n")
