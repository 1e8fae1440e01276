"""The reveal: one card at a time, nothing before its card, and nothing left out."""

import re
from collections.abc import Iterator
from json import dumps, loads
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from standoff.protocol.tempo import Tempo
from standoff.rooms.classic import showing
from standoff.rooms.tempo import LENGTHS
from standoff.rules.classic.events import Died, Event, Fired, PhaseBegan, PowerShown, Wounded
from standoff.rules.classic.words import Bullet, Phase
from standoff_drivers.phone import context_of
from tests.browser.staged import NAMES, games, lengths, messages
from tests.properties.games import Game

pytestmark = pytest.mark.slow

MANY = 16
FRAME = 100
"""Milliseconds between two looks at a page."""
ENOUGH = 6
"""Cards that are watched on a page."""


@pytest.fixture(scope="module")
def stage(browser: Browser, gallery: str) -> Iterator[Page]:
    page = context_of(browser).new_page()
    page.goto(f"{gallery}/dev/theatre")
    page.wait_for_function("window.rehearsal")
    yield page
    page.context.close()


class Evening(NamedTuple):
    """A game, what happened in each step of it, and the scenes a watcher saw of that."""

    game: Game
    events: list[tuple[Event, ...]]
    scenes: list[list[Any]]

    @property
    def steps(self) -> Iterator[tuple[tuple[Event, ...], list[Any]]]:
        return zip(self.events, self.scenes, strict=True)


@pytest.fixture(scope="module")
def evenings(stage: Page) -> list[Evening]:
    return [Evening(game, steps(game), shown(stage, game)) for game in games(MANY)]


def shown(stage: Page, game: Game, *, still: bool = False) -> list[list[Any]]:
    """The scenes of each step of a game, with all their frames and sentences."""
    # As text, which takes a tenth of the time.
    given: list[list[Any]] = loads(
        stage.evaluate(
            "([told, still]) => JSON.stringify(rehearsal.game(JSON.parse(told), 1, still))",
            [dumps(messages(game, None)), still],
        )
    )
    return given


def steps(game: Game) -> list[tuple[Event, ...]]:
    return [game.deal_events, *(turn.events for turn in game.turns)]


def test_the_server_gives_every_step_the_time_its_scenes_take(evenings: list[Evening]) -> None:
    for one in evenings:
        takes = [sum(scene["takes"] for scene in step) for step in one.scenes]
        # Behind the end no window opens, and nobody waits.
        assert takes[:-1] == lengths(one.game)[:-1], one.game


def plasters_owed(events: tuple[Event, ...], cards: set[tuple[int, str]], seat: int) -> int:
    """How many plasters on a seat the cards that were shown so far can explain."""
    return sum(
        isinstance(one, Fired) and one.target == seat and (one.seat, str(one.bullet)) in cards
        for one in events
    )


def test_no_frame_shows_a_plaster_or_a_death_before_the_cards_that_cause_it(
    evenings: list[Evening],
) -> None:
    looks = 0
    for evening in evenings:
        wounds = [0] * evening.game.options.players
        for events, step in evening.steps:
            cards: set[tuple[int, str]] = set()
            blows = 0
            for scene in step:
                blows += scene["scene"] in ("grenade", "stab")
                for frame in scene["frames"]:
                    looks += 1
                    cards |= {(seat, bullet) for seat, bullet in frame["cards"]}
                    for seat, before in enumerate(wounds):
                        owed = plasters_owed(events, cards, seat) + blows
                        assert frame["plasters"][seat] <= before + owed, (evening.game, scene)
                    for seat in dead(events) & set(frame["out"]):
                        assert set(killers(events, seat)) <= cards, (evening.game, scene)
            for one in events:
                if isinstance(one, Wounded):
                    wounds[one.seat] += one.markers
    assert looks > 5_000


def dead(events: tuple[Event, ...]) -> set[int]:
    return {one.seat for one in events if isinstance(one, Died)}


def killers(events: tuple[Event, ...], seat: int) -> list[tuple[int, str]]:
    """The cards that hit somebody in the volley in which that one died."""
    died = next(at for at, one in enumerate(events) if isinstance(one, Died) and one.seat == seat)
    began = [at for at, one in enumerate(events[:died]) if isinstance(one, PhaseBegan)]
    volley = events[began[-1] if began else 0 : died]
    return [
        (one.seat, str(one.bullet))
        for one in volley
        if isinstance(one, Fired) and one.target == seat and one.bullet is not Bullet.CLICK
    ]


def test_triples_are_shown_before_all_others_and_each_card_once(evenings: list[Evening]) -> None:
    for evening in evenings:
        for events, step in evening.steps:
            order = [
                card
                for scene in step
                for card in sorted(
                    {(seat, bullet) for one in scene["frames"] for seat, bullet in one["cards"]}
                )
            ]
            fired = [(one.seat, str(one.bullet)) for one in events if isinstance(one, Fired)]
            assert sorted(order) == sorted(fired), evening.game
            triples = [bullet == Bullet.BBB for _, bullet in order]
            assert triples == sorted(triples, reverse=True), evening.game


def test_every_hit_death_and_power_is_told_with_its_cause(evenings: list[Evening]) -> None:
    """In the sentences of the scenes, and again on the card at the round's end."""
    hits = deaths = 0
    for evening in evenings:
        round_so_far: list[tuple[Event, ...]] = []
        for events, step in evening.steps:
            scenes = [line for one in step if one["scene"] != "round" for line in one["lines"]]
            hits, deaths = hits + len(real(events)), deaths + len(dead(events))
            assert_told(events, scenes)
            round_so_far.append(events)
            for card in (one for one in step if one["scene"] == "round"):
                for happened in round_so_far:
                    assert_told(happened, card["lines"])
                round_so_far = []
    assert hits > 60
    assert deaths > 10


def real(events: tuple[Event, ...]) -> list[Fired]:
    return [one for one in events if isinstance(one, Fired) and one.bullet is not Bullet.CLICK]


def assert_told(events: tuple[Event, ...], lines: list[str]) -> None:
    for one in real(events):
        assert names_both(lines, one.seat, one.target), (one, lines)
    for seat in dead(events):
        (told,) = [line for line in lines if re.search(rf"{NAMES[seat]} is out\.", line)]
        assert all(NAMES[by] in told for by, _ in killers(events, seat)), lines
    for power in [one for one in events if isinstance(one, PowerShown)]:
        assert any(line.startswith(f"{NAMES[power.seat]} shows") for line in lines), (power, lines)


def names_both(lines: list[str], seat: int, other: int) -> bool:
    return any(NAMES[seat] in line and NAMES[other] in line for line in lines)


def flashes(step: list[Any], pace: float) -> list[float]:
    """When it flashes in a step, in milliseconds, if its scenes are played at this pace."""
    found, began = [], 0.0
    for scene in step:
        lit = False
        for frame in scene["frames"]:
            if frame["flash"] > 0 and not lit:
                found.append((began + frame["time"]) * pace)
            lit = frame["flash"] > 0
        began += scene["takes"]
    return found


@pytest.mark.parametrize("tempo", [Tempo.QUICK, Tempo.STANDARD])
def test_it_never_flashes_more_than_three_times_a_second(
    evenings: list[Evening], tempo: Tempo
) -> None:
    seen = 0
    for evening in evenings:
        for step in evening.scenes:
            times = flashes(step, LENGTHS[tempo].theatre)
            seen += len(times)
            assert all(last - first > 1_000 for first, last in zip(times, times[3:], strict=False))
    assert seen > 40


def test_with_little_movement_the_order_and_the_times_are_the_same_and_nothing_moves(
    stage: Page, evenings: list[Evening]
) -> None:
    for evening in evenings[:4]:
        for moving, still in zip(
            evening.scenes, shown(stage, evening.game, still=True), strict=True
        ):
            order = [(scene["scene"], scene["takes"], scene["lines"]) for scene in moving]
            assert [(one["scene"], one["takes"], one["lines"]) for one in still] == order
            for scene in still:
                assert not any(one["moved"] or one["flash"] for one in scene["frames"]), scene


@pytest.mark.parametrize(
    ("tempo", "shortest", "longest"), [(Tempo.STANDARD, 7, 9), (Tempo.QUICK, 4, 5)]
)
@pytest.mark.parametrize("targets", [(1, 2, 3, 4, 5, 0), (1, 0, 3, 2, 5, 4), (1, 2, 0, 0, 0, 0)])
def test_six_shots_take_their_time(
    tempo: Tempo, shortest: int, longest: int, targets: tuple[int, ...]
) -> None:
    fired = [Fired(seat, 0, Bullet.BANG, target) for seat, target in enumerate(targets)]
    events = (PhaseBegan(Phase.FAST_VOLLEY), PhaseBegan(Phase.VOLLEY), *fired)
    takes = LENGTHS[tempo].theatre * showing.takes(events) / 1000
    assert shortest <= takes <= longest


class Screen(NamedTuple):
    """A page that is told a game, whose clock the test holds."""

    page: Page
    me: int | None

    def hear(self, message: dict[str, Any], takes: int) -> None:
        self.page.evaluate("([one, takes]) => rehearsal.hear(one, takes)", [message, takes])
        self.page.clock.run_for(1)

    def look(self) -> dict[str, Any]:
        """Everything that can be seen, heard or tapped just now."""
        seen: dict[str, Any] = self.page.evaluate("rehearsal.page()")
        return seen

    def hit(self, one: Fired) -> str:
        """How a hit is told here."""
        if one.seat == self.me:
            return f"You hit {NAMES[one.target]}"
        return f"{NAMES[one.seat]} hits {'you' if one.target == self.me else NAMES[one.target]}"

    def died(self, seat: int) -> str:
        return "You are out" if seat == self.me else f"{NAMES[seat]} is out"


@pytest.mark.parametrize("look", ["seat", "tv"])
def test_nothing_on_the_page_tells_of_a_card_before_it_has_turned(
    browser: Browser, gallery: str, look: str
) -> None:
    """Sentences, marks, captions, what a screen reader says and what may be tapped, frame by frame."""
    game = games(12)[9]
    page = context_of(browser).new_page()
    if look == "tv":
        page.set_viewport_size({"width": 1280, "height": 720})
    page.clock.install()
    page.goto(f"{gallery}/dev/theatre?{look}")
    page.wait_for_function("window.rehearsal")
    screen = Screen(page, None if look == "tv" else 0)
    told = messages(game, screen.me)
    screen.hear(told[0], 0)
    turned = 0
    for message, events, takes in zip(told[1:], steps(game), lengths(game), strict=True):
        before = screen.look()
        screen.hear(message, takes)
        cards: set[tuple[int, str]] = set()
        for _ in range(0, takes, FRAME):
            now = screen.look()
            cards |= {(seat, bullet) for seat, bullet in now["cards"]}
            if now["scene"] not in (None, "loot", "round"):
                assert_kept(screen, events, cards, before, now)
            page.clock.run_for(FRAME)
        page.clock.run_for(200)
        turned += len(cards)
        if turned > ENOUGH:
            break
    assert turned > ENOUGH
    page.context.close()


def assert_kept(
    screen: Screen,
    events: tuple[Event, ...],
    cards: set[tuple[int, str]],
    before: dict[str, Any],
    now: dict[str, Any],
) -> None:
    """Whether a page says no more than the cards that have turned since."""
    scene, shots = now["scene"], real(events)
    turned = [one for one in shots if (one.seat, str(one.bullet)) in cards]
    others = scene in ("grenade", "stab", "out", "power", "split", "end")
    for one in shots:
        if not any((other.seat, other.target) == (one.seat, one.target) for other in turned):
            told = screen.hit(one)
            assert now["text"].count(told) <= before["text"].count(told), (scene, told)
    for seat in dead(events):
        if not set(killers(events, seat)) <= cards:
            told = screen.died(seat)
            assert now["text"].count(told) <= before["text"].count(told), (scene, told)
    assert now["feuds"] <= before["feuds"] + len(turned)
    assert others or now["plasters"] <= before["plasters"] + len(turned)
    assert others or now["down"] <= before["down"] + len(turned)
    if not cards:
        assert now["caption"] not in ("[bang]", "[bang bang bang]", "[click]"), scene
    if shots and scene != "aims":
        assert now["asked"] == 0, scene
