"""Bots of Ramses: what they remember, that they know no more, and that they play well."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.bots.seated import SeatedBot
from tests.games.ramses.table import P1, P2, A, B, C, Table, cell

from carom.bots.bot import Memory
from carom.bots.duels import duel
from carom.bots.offline import play_out
from carom.bots.ramses import BOTS, LEVELS, bot_of
from carom.bots.ramses.memory import Known, learn, recalled
from carom.bots.ramses.ways import best_way, ground_of
from carom.bots.registry import bot_levels
from carom.core.game import Join, Leave
from carom.games.ramses import GAME
from carom.games.ramses.actions import Give, Name, Ready, Slide, Stop
from carom.games.ramses.board import EMPTY, UNKNOWN
from carom.games.ramses.options import PRESETS, Options
from carom.games.ramses.state import State
from carom.games.ramses.view import View
from carom.testing import Walk, walk

PERFECT = replace(LEVELS["hard"], glimpse=1.0, waits=0.0)


class Seated(SeatedBot[State, View]):
    """A bot of Ramses on a seat."""

    def __init__(self, level: Any = PERFECT, seat: int = P1) -> None:
        super().__init__(GAME, bot_of(level), seat, "bot")

    def action(self, state: State) -> Any:
        """Return what it does next, which must be something."""
        return self.due(state).action


def known_to(state: State, level: Any = PERFECT) -> Known:
    """Return what a bot knows that has seen the whole layout lie there as it lies now."""
    sights = learn(None, GAME.view(replace(state, phase="preview"), P1))
    return replace(sights, change=state.changes)


def choice(table: Table, level: Any = PERFECT) -> Any:
    """Return what a bot does that knows the layout of a table."""
    seated = Seated(level, table.state.turn)
    seated.memory = Memory(None, 0, None, 0, known_to(table.state))
    return seated.action(table.state)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("levels", [("easy",), ("hard", "easy", "medium")])
def test_games_among_bots_end(preset: str, levels: tuple[str, ...]) -> None:
    played = play_out(GAME, [BOTS[level] for level in levels], PRESETS[preset], "end")
    ended = GAME.result(played.state)
    assert ended is not None
    assert ended.reason == "all_found"


def test_games_of_twelve_end() -> None:
    options = Options(edition="twelve", turn_s=5, storm="90", mummy="skip_next")
    for seed in ("a", "b"):
        bots = [BOTS["medium"], BOTS["hard"], BOTS["easy"]]
        assert GAME.result(play_out(GAME, bots, options, seed).state) is not None


@pytest.mark.parametrize(("worse", "better"), list(pairwise(bot_levels("ramses"))))
def test_each_level_beats_the_one_below(worse: str, better: str) -> None:
    seeds = [f"ladder/{number}" for number in range(5)]
    margin = duel(GAME, BOTS[better], BOTS[worse], PRESETS["classic"], seeds)
    assert margin.low > 0


def test_a_perfect_memory_follows_the_board_as_it_turns() -> None:
    """D-T11, D-T12: all that was seen is where it lies now, whatever the storms did."""
    options = Options(edition="twelve", storm="90")
    known: Known | None = None
    for moment in walk(Walk(GAME, "memory", options, 1, "turns"), 400):
        state = moment.state
        known = learn(known, GAME.view(state, P1))
        if state.phase in ("preview", "over"):
            continue
        mind = recalled(PERFECT, known, "bot")
        if UNKNOWN not in mind:
            assert mind == state.turned_layout
        assert mind[state.seen_hole] == state.content
    assert known is not None


def test_whole_preview_is_kept_by_a_perfect_memory() -> None:
    """D-03: turned by half with the board."""
    for seed in ("a", "b", "c"):
        first = GAME.setup(Options(), 1, seed)
        known = learn(None, GAME.view(first, P1))
        after = GAME.advance(first, 10_001)
        known = learn(known, GAME.view(after, P1))
        assert recalled(PERFECT, known, "bot") == after.turned_layout


@settings(max_examples=20, deadline=None)
@given(seed=st.text(max_size=4), level=st.sampled_from(["easy", "medium", "hard"]))
def test_memory_never_holds_what_was_not_seen(seed: str, level: str) -> None:
    """D-T26: it fades, but it is never wrong and never more than was shown."""
    known: Known | None = None
    shown: set[int] = set()
    for moment in walk(Walk(GAME, "fade", Options(preview_s=0, actions="off"), 2, seed), 30):
        state = moment.state
        known = learn(known, GAME.view(state, P1))
        shown.add(state.hole)
        mind = recalled(LEVELS[level], known, "bot")
        layout = state.turned_layout
        for place, content in enumerate(mind):
            assert content in (UNKNOWN, layout[place])
            assert content == UNKNOWN or place in {
                47 - hole if state.angle else hole for hole in shown
            }


def test_weaker_memories_fade_sooner() -> None:
    state = GAME.setup(Options(), 1, "fade")
    known = learn(None, GAME.view(state, P1))
    left = {
        level: [
            48 - recalled(LEVELS[level], replace(known, change=age), "bot").count(UNKNOWN)
            for age in (1, 30, 200)
        ]
        for level in LEVELS
    }
    assert left["easy"][0] < left["medium"][0] < left["hard"][0] < 48
    assert left["hard"][0] == left["hard"][2]
    assert left["medium"][0] > left["medium"][1] > left["medium"][2]
    assert left["easy"][1] <= 2


def test_who_missed_a_change_begins_anew() -> None:
    """It cannot know how the board turned meanwhile."""
    first = GAME.setup(Options(actions="off"), 2, "gap")
    known = learn(None, GAME.view(first, P1))
    state = GAME.advance(first, 10_001)
    other = (state.turn + 1) % 2
    state = GAME.apply(GAME.apply(state, other, Leave(), 11_000), other, Join(), 12_000)
    mind = recalled(PERFECT, learn(known, GAME.view(state, P1)), "bot")
    assert mind.count(UNKNOWN) == 47


def test_table_that_shows_what_was_uncovered_reminds_everybody() -> None:
    table = Table("E A", reveal_log="on").slide((2, 2), (1, 2))
    mind = recalled(LEVELS["easy"], learn(None, table.view(P1)), "bot")
    assert sum(content == EMPTY for content in mind) == 2


def test_hidden_facts_change_nothing_a_bot_does() -> None:
    """D-T26."""
    for moment in walk(Walk(GAME, "hidden", Options(), 2, "bot"), 25):
        one, other = Seated(seat=P2), Seated(seat=P2)
        twin = GAME.resample(moment.state, P2, "other")
        assert one.plan(moment.state) == other.plan(twin)


def test_bot_goes_round_known_treasures() -> None:
    """D-T7: not over A to C."""
    table = Table("C E")
    for _ in range(4):
        table.do(choice(table))
    assert table.treasures(P1) == [C]


def test_bot_goes_through_the_unknown_where_it_knows_no_better() -> None:
    seated = Seated()
    action = seated.action(Table("C E").state)
    assert isinstance(action, Slide)


def test_bot_crosses_the_one_treasure_in_its_way_or_waits() -> None:
    """D-15: where only a wrong treasure leads on, the patient one leaves it to the others."""
    table = Table("D E")
    layout = list(table.state.layout)
    layout[cell(1, 0)], layout[cell(0, 1)] = B, C
    layout[cell(3, 1)], layout[cell(5, 2)] = EMPTY, EMPTY
    table.state = replace(table.state, layout=tuple(layout), hole=cell(1, 1))
    assert choice(table) in (Slide(cell(1, 0)), Slide(cell(0, 1)))
    waiting = choice(table, replace(PERFECT, waits=1.0))
    assert waiting in (Slide(cell(2, 1)), Slide(cell(1, 2)))
    table.do(waiting)
    assert choice(table, replace(PERFECT, waits=1.0)) == Stop()


def test_bot_takes_no_risk_where_a_wrong_treasure_puts_it_out() -> None:
    """D-T24: it does not look for what it does not know, but leaves that to the others."""
    careful = Seated(replace(PERFECT, waits=1.0))
    table = Table("E/3 A/3", edition="twelve")
    layout = list(table.state.layout)
    layout[cell(3, 1)] = EMPTY
    table.state = replace(table.state, layout=tuple(layout))
    first = careful.action(table.state)
    assert first == Slide(cell(3, 1)), "of those least likely to show a treasure the first"
    table.do(first)
    assert careful.action(table.state) == Stop()


def test_bot_names_what_it_can_reach() -> None:
    """D-T17, D-T18."""
    table = Table("risk E/2 C/2", edition="twelve").turn_up()
    assert choice(table) == Name(A, C)
    blind = Seated().action(table.state)
    assert isinstance(blind, Name)
    assert blind.first != blind.second


def test_bot_gives_its_least_card_to_the_last() -> None:
    """D-T19."""
    held = ("C/1 A/1", "E/1", "B/1 D/1")
    table = Table("risk E/2 C/2", seats=3, held=held, edition="twelve").turn_up()
    table.do(Name(C, A)).slide((4, 2))
    give = choice(table)
    assert isinstance(give, Give)
    assert table.state.options.deck[give.card].treasure == A
    assert give.to == P2


def test_bot_takes_the_gift_that_others_hold() -> None:
    """D-T14: C is worth more than A, which nobody has, near as it is."""
    table = Table("gift E D", held=("", "C"))
    for _ in range(4):
        table.do(choice(table))
    assert table.treasures(P1) == [C]


def test_bot_has_seen_enough_when_people_have() -> None:
    """D-03."""
    state = GAME.setup(Options(), 2, "ready")
    seated = Seated(seat=P2)
    assert seated.plan(state, frozenset({P1})) is None
    state = GAME.apply(state, P1, Ready(), 500)
    plan = seated.plan(state, frozenset({P1}))
    assert plan is not None
    assert isinstance(plan.action, Ready)
    assert 900 <= plan.at_ms - 500 <= 2_500


def test_bot_takes_its_time_but_not_more_than_there_is() -> None:
    table = Table("C E")
    seated = Seated(LEVELS["easy"])
    plan = seated.plan(table.state)
    assert plan is not None
    assert plan.at_ms >= 1_000
    assert seated.plan(table.state) == plan, "planned again it is the same"
    hurried = Table("C E", turn_s=1).turn_up().state
    plan = Seated(LEVELS["easy"]).plan(hurried)
    assert plan is not None
    assert plan.at_ms <= 700
    assert Seated(seat=P2).plan(table.state) is None


def test_chances_of_a_field_of_twelve() -> None:
    """D-01: where its treasure is known the rest of a field is empty."""
    table = Table("E/1 A/1", edition="twelve").slide((3, 1)).slide((3, 2))
    known = learn(None, Table("E/1 A/1", hole=(3, 1), edition="twelve").view(P1))
    mind = recalled(PERFECT, known, "bot")
    ground = ground_of(table.view(P1), mind, frozenset())
    assert ground.chances[cell(3, 1)] == 1
    assert ground.chances[cell(2, 1)] == ground.chances[cell(3, 0)] == 0
    assert ground.chances[cell(0, 0)] == 0.25
    way = best_way(ground, cell(3, 1), [cell(2, 0)])
    assert way is not None
    assert (way.wrongs, len(way.cells)) == (0, 2)
    assert way.success == pytest.approx(1.0)
