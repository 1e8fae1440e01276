"""Words are found, counted and written as each language wants them."""

import pytest

from standoff.words.families import member
from standoff.words.language import Language, language_of
from standoff.words.phrase import Phrase
from standoff.words.speech import Words, WordsError

EN, FR, IT = Words("en"), Words("fr"), Words("it")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(WordsError, match="no message nonsense in fr"):
        FR("nonsense")


def test_a_message_must_be_given_what_it_speaks_of() -> None:
    with pytest.raises(WordsError, match="loaded in en"):
        EN("loaded", who="Ada")


def test_a_family_knows_its_members() -> None:
    assert member("power", "kid") == "power-kid"
    with pytest.raises(KeyError, match="power has no message for flight"):
        member("power", "flight")


def test_money_is_written_as_each_language_writes_it() -> None:
    assert EN.money(20_000) == "$20,000"
    assert FR.money(20_000) == "20\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$"
    assert IT.money(5_000) == "5.000\N{NO-BREAK SPACE}$"


def test_debts_have_a_true_minus_sign() -> None:
    assert EN.money(-5_000) == "\N{MINUS SIGN}$5,000"
    assert FR.money(-5_000) == "\N{MINUS SIGN}5\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$"
    assert IT.money(-5_000) == "\N{MINUS SIGN}5.000\N{NO-BREAK SPACE}$"


def test_nothing_is_singular_in_french_and_plural_elsewhere() -> None:
    assert FR("entry-shame", count=0) == "0 plume"
    assert EN("entry-shame", count=0) == "0 feathers"
    assert IT("entry-shame", count=0) == "0 piume"


@pytest.mark.parametrize(("count", "text"), [(1, "1 plume"), (2, "2 plumes")])
def test_french_counts_from_two(count: int, text: str) -> None:
    assert FR("entry-shame", count=count) == text


def test_things_are_named_in_a_series() -> None:
    assert EN.series("Ada", "Bruno", "Cleo") == "Ada, Bruno and Cleo"
    assert FR.series("Ada", "Bruno") == "Ada et Bruno"
    assert IT.series("Bruno") == "Bruno"
    assert EN.series() == ""


def test_italian_says_ed_before_an_e_only() -> None:
    assert IT.series("Ada", "Edie") == "Ada ed Edie"
    assert IT.series("Bruno", "Ada") == "Bruno e Ada"


@pytest.mark.parametrize(
    ("name", "text"), [("Ada", "spara ad Ada"), ("Àlex", "ad Àlex"), ("Edie", "spara a Edie")]
)
def test_italian_says_ad_before_an_a_only(name: str, text: str) -> None:
    assert text in IT("fired-empty", who="Bruno", whom=name, you="none")


@pytest.mark.parametrize(
    ("name", "text"),
    [("Ada", "d’Ada"), ("Édith", "d’Édith"), ("Bruno", "de Bruno"), ("?", "de ?"), ("", "de ")],
)
def test_french_elides_before_a_vowel(name: str, text: str) -> None:
    assert text in FR("exploded", who=name, you="none")


def test_a_phrase_is_said_with_the_phrases_in_it() -> None:
    bullets = (Phrase("one-bullet-bang"), Phrase("one-bullet-bbb"))
    phrase = Phrase("loaded", {"who": "Ada", "you": "none", "bullets": bullets})
    assert EN.say(phrase) == "Ada loads a Bang and a Triple."
    assert IT.say(phrase) == "Ada carica un Bang e un Triplo."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, Language.FRENCH),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "fr_FR.UTF-8"}, Language.ITALIAN),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "it"}, Language.FRENCH),
        ({"LANG": "de_DE.UTF-8"}, Language.ENGLISH),
        ({"LANG": "fil_PH.UTF-8"}, Language.ENGLISH),
        ({"LANG": "C"}, Language.ENGLISH),
        ({}, Language.ENGLISH),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: Language
) -> None:
    assert language_of(environment) is language
