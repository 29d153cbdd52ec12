"""Bots of Micro Robots: what they do, when, how they err, and that they see only a view."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.bots.seated import SeatedBot

from carom.bots.duels import duel
from carom.bots.micro import BOTS, LEVELS, bot_of
from carom.bots.micro.levels import LEAST_MOVE_MS, LEAST_MS, LOOKS, Level
from carom.bots.micro.search import pairs_in_line, sights_of, way_at
from carom.bots.micro.thinking import Question, idea_of, question_of
from carom.bots.offline import play_out
from carom.bots.registry import bot_levels, get_bot
from carom.bots.rounds import asked_ms
from carom.core.chance import Draw
from carom.games.micro import GAME
from carom.games.micro.actions import Call, Give, GiveUp, Move, Ready, Skip, Start
from carom.games.micro.attempt import arrives, fault_of, play_route
from carom.games.micro.board import board_of
from carom.games.micro.options import PRESETS, Options
from carom.games.micro.position import Position
from carom.games.micro.state import Seat, State
from carom.games.micro.view import View
from carom.solvers.micro import solve

SURE = replace(LEVELS["hard"], sees=1.0, far=1.0, misreads=0.0, miscounts=0.0, most_moves=30)
"""Overlooks nothing: finds a shortest way at the first look."""

BLIND = replace(LEVELS["easy"], sees=0.0, misreads=0.0, miscounts=0.0)
SEEING_DOUBLE = replace(SURE, misreads=1.0)

BOARD = board_of("B1N2N3N4N")
seeds = st.text("abcdef0123456789", min_size=1, max_size=8)
options = st.builds(
    Options,
    side=st.sampled_from(["black", "copper"]),
    tiles=st.sampled_from(["printed", "random"]),
    expert=st.sampled_from(["off", "on"]),
    scratch=st.sampled_from(["off", "private"]),
    min_distance=st.integers(1, 3),
    demo_s=st.sampled_from([0, 3, 30]),
    illegal_move=st.sampled_from(["fails", "refused"]),
    penalty_to=st.sampled_from(["others", "anyone"]),
    penalty_tie=st.sampled_from(["next_seat", "giver_chooses"]),
    after_fail=st.sampled_from(["end_round", "others_continue"]),
    think_s=st.sampled_from([0, 120]),
    next_target=st.sampled_from(["at_once", "when_ready"]),
    tokens_to_win=st.just(2),
)


class Seated(SeatedBot[State, View]):
    """A bot of Micro Robots on a seat."""

    def __init__(self, level: Level = SURE, seat: int = 1, seed: str = "bot") -> None:
        super().__init__(GAME, bot_of(level), seat, seed)


def thinking(seed: str = "demo", seats: int = 2, **chosen: Any) -> State:
    """Return a game whose first target was rolled at 1000 ms."""
    return GAME.apply(GAME.setup(Options(**chosen), seats, seed), 0, Start(0), 1_000)


def asks(start: str, target: str, waypoint: str | None = None) -> Question:
    """Return a question on board K of the rules page."""
    via = None if waypoint is None else BOARD.cell_of(waypoint)
    return Question(1, Position(BOARD, BOARD.cell_of(start), BOARD.cell_of(target), via))


def question(state: State) -> Question:
    """Return what the round asks, as a spectator sees it."""
    asked = question_of(GAME.view(state, None))
    assert asked is not None
    return asked


def with_tokens(state: State, *tokens: int) -> State:
    return replace(state, seats=tuple(Seat(tokens=held) for held in tokens))


@settings(max_examples=40, deadline=None)
@given(options, seeds, st.permutations(bot_levels("micro")))
def test_bots_play_any_game_to_its_end_and_do_only_what_is_legal(
    chosen: Options, seed: str, levels: list[str]
) -> None:
    """``play_out`` raises on an illegal action, for it goes through the rules."""
    played = play_out(GAME, [get_bot("micro", level) for level in levels], chosen, seed)
    assert GAME.result(played.state) is not None


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_plays_alone_too(preset: str) -> None:
    result = GAME.result(play_out(GAME, [BOTS["easy"]], PRESETS[preset], "alone").state)
    assert result is not None


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_the_same_seed_gives_the_same_game(seed: str) -> None:
    bots = [BOTS["easy"], BOTS["hard"]]
    first, again = (play_out(GAME, bots, PRESETS["classic"], seed) for _ in range(2))
    assert first == again


@pytest.mark.parametrize(("worse", "better"), list(pairwise(bot_levels("micro"))))
@pytest.mark.parametrize("preset", ["classic", "expert"])
def test_each_level_beats_the_one_below(worse: str, better: str, preset: str) -> None:
    """The whole interval of 20 paired seeds lies above nought."""
    names = [f"duel/{number}" for number in range(20)]
    assert duel(GAME, BOTS[better], BOTS[worse], PRESETS[preset], names).low > 0


@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from(bot_levels("micro")), st.sampled_from(["off", "on"]))
def test_ideas_come_at_believable_times(seed: str, level: str, expert: str) -> None:
    idea = idea_of(LEVELS[level], question(thinking(seed, expert=expert)), seed)
    assert LEAST_MS + LEAST_MOVE_MS * len(idea.route) <= idea.after_ms <= 400_000
    assert abs(idea.claim - len(idea.route)) <= 1


def median_ms(level: Level, asked: Question) -> int:
    """Return the median time of an idea over 101 bots."""
    times = sorted(idea_of(level, asked, f"bot{number}").after_ms for number in range(101))
    return times[len(times) // 2]


def test_better_levels_are_quicker() -> None:
    easy, medium, hard = (median_ms(LEVELS[level], asks("W6", "G3")) for level in LEVELS)
    assert hard < medium < easy


def test_longer_ways_take_longer() -> None:
    """B-T7, B-T11, B-T13: ways of 1, 4 and 8 moves."""
    short, middle, long = (
        median_ms(SURE, asked) for asked in (asks("R3", "Y3"), asks("W6", "G3"), asks("Y2", "W6"))
    )
    assert short < middle < long


@settings(max_examples=30, deadline=None)
@given(seeds, st.sampled_from(["off", "on"]))
def test_who_overlooks_nothing_finds_a_shortest_way(seed: str, expert: str) -> None:
    """B-20, B-21: its search is its own; the solver agrees."""
    asked = question(thinking(seed, expert=expert))
    idea = idea_of(SURE, asked, seed)
    assert idea.claim == len(idea.route) == solve(asked.position).length
    assert arrives(asked.position, play_route(asked.position, idea.route))


@settings(max_examples=20, deadline=None)
@given(seeds, st.sampled_from(bot_levels("micro")))
def test_what_is_seen_at_a_further_look_can_be_shown(seed: str, level: str) -> None:
    """Only the first look misreads; the last one sees everything."""
    position = asks("Y2", "W6").position
    sights = sights_of(LEVELS[level], BOARD, Draw(seed, "sights"))
    ways = [way_at(LEVELS[level], position, sights, look) for look in range(LOOKS + 1)]
    for cells in ways[1:]:
        assert arrives(position, play_route(position, map(BOARD.name, cells))) or not cells
    assert len(ways[LOOKS]) == 8


def test_even_who_notices_nothing_finds_a_way_with_patience() -> None:
    idea = idea_of(BLIND, asks("Y2", "W6"), "bot")
    assert len(idea.route) == 8
    assert idea.after_ms > 40_000


def test_dice_far_apart_are_overlooked_more_often() -> None:
    seen = {1: 0, 5: 0}
    drawn = [sights_of(LEVELS["easy"], BOARD, Draw(str(at), "sights")) for at in range(200)]
    matches: dict[int, list[tuple[int, int]]] = {gap: [] for gap in range(1, 6)}
    for cell, there, gap in pairs_in_line():
        if there in BOARD.ways[cell]:
            matches[gap].append((cell, there))
    for gap in seen:
        looks = [sights[pair] for sights in drawn for pair in matches[gap]]
        seen[gap] = 100 * looks.count(0) // len(looks)
    assert seen[1] - seen[5] >= 10


def test_a_misread_die_gives_a_way_that_cannot_be_shown() -> None:
    """B-T14, B-T15: in a line everything looks like a match to this one."""
    idea = idea_of(SEEING_DOUBLE, asks("W6", "B2"), "bot")
    assert idea.route == ("B2",)
    assert fault_of(BOARD, BOARD.cell_of("W6"), BOARD.cell_of("B2")) == "shares_neither"


def test_a_bot_calls_what_it_has_found_at_the_time_it_finds_it() -> None:
    """B-10."""
    state, bot = thinking(), Seated()
    idea = idea_of(SURE, question(state), "bot")
    plan = bot.due(state)
    assert (plan.action, plan.at_ms) == (Call(idea.claim, 1), 1_000 + idea.after_ms)
    assert bot.due(GAME.advance(state, 3_000)) == plan, "time that passes does not put it off"


def test_a_bot_that_is_taken_up_again_goes_on_as_before() -> None:
    """After a restart of the server the view tells when the target was rolled."""
    state = thinking()
    planned = Seated().due(state)
    later = GAME.advance(state, planned.at_ms - 500)
    assert asked_ms(GAME.view(later, 1), later.now) == 1_000
    assert Seated().due(later).action == planned.action
    assert 0 <= Seated().due(later).at_ms - planned.at_ms <= 2_000


def test_before_the_first_roll_nothing_is_asked_yet() -> None:
    assert asked_ms(GAME.view(GAME.setup(Options(), 2, "x"), 1), 70) == 70


def test_a_bot_shows_its_way_move_by_move_and_takes_the_token() -> None:
    """B-11."""
    bot, state = Seated(), thinking(min_distance=3)
    state = bot.carry_out(state)
    times = []
    while state.phase == "trial":
        plan = bot.due(state)
        assert isinstance(plan.action, Move)
        times.append(plan.at_ms - state.now)
        state = bot.carry_out(state)
    assert state.seats[1].tokens == 1
    assert len(times) >= 3
    assert all(600 <= wait <= 2_200 for wait in times)


def test_a_demonstration_fits_into_a_short_clock() -> None:
    """B-12."""
    bot, state = Seated(LEVELS["easy"]), thinking(min_distance=3, demo_s=1, illegal_move="refused")
    state = bot.carry_out(state)
    while state.phase == "trial":
        state = bot.carry_out(state)
    assert state.history[0].trials[0].outcome != "timed_out"


def miscounted(by: int) -> tuple[Seated, State]:
    """Return a bot that has called so many moves too many or too few, about to show it."""
    careless = replace(SURE, miscounts=1.0)
    for number in range(100):
        state, seed = thinking(seed=str(number), min_distance=3), str(number)
        idea = idea_of(careless, question(state), seed)
        if idea.claim - len(idea.route) == by:
            bot = Seated(careless, seed=seed)
            return bot, bot.carry_out(state)
    raise AssertionError("no miscount in a hundred games")


def test_who_has_counted_too_few_moves_does_not_arrive() -> None:
    """B-12: the demonstration is honest, so a wrong count costs it."""
    bot, state = miscounted(-1)
    while state.phase == "trial":
        state = bot.carry_out(state)
    assert state.history[0].trials[0].outcome == "wrong_end"


def test_who_has_counted_too_many_moves_sees_it_on_the_target_and_stops() -> None:
    """B-T10: there, but not with exactly as many moves as called."""
    bot, state = miscounted(1)
    target = state.round.target if state.round else None
    while state.phase == "trial":
        assert state.round is not None
        trial = state.round.trial
        assert trial is not None
        before = trial.attempt.cell
        state = bot.carry_out(state)
    assert before == target
    assert state.history[0].trials[0].outcome == "given_up"


@pytest.mark.parametrize("illegal_move", ["fails", "refused"])
def test_a_misread_step_is_tried_or_found_out(illegal_move: str) -> None:
    """B-12: a step that the dice forbid ends the demonstration, or cannot be made."""
    for number in range(100):
        state = thinking(seed=str(number), min_distance=3, illegal_move=illegal_move)
        bot = Seated(SEEING_DOUBLE)
        state = bot.carry_out(state)
        plan = bot.due(state)
        view = GAME.view(state, 1)
        if isinstance(plan.action, Move) and plan.action.move in [one.move for one in view.moves]:
            continue
        outcome = bot.carry_out(state).history[0].trials[0].outcome
        assert outcome == ("given_up" if illegal_move == "refused" else "shares_neither")
        return
    raise AssertionError("nothing misread in a hundred games")


def test_a_bot_stops_a_demonstration_that_is_not_its_own_way() -> None:
    """Somebody called on this seat and left it to the bot."""
    state = GAME.apply(thinking(min_distance=3), 1, Call(9, 1), 5_000)
    first = GAME.view(state, 1).moves[0]
    idea = idea_of(SURE, question(state), "bot")
    state = GAME.apply(state, 1, Move(first.move, 1), 6_000)
    expected = GiveUp(1) if first.move != idea.route[0] else Move(idea.route[1], 1)
    assert Seated().due(state).action == expected


def test_a_bot_leaves_the_demonstrations_of_others_alone() -> None:
    """B-18."""
    state = GAME.apply(thinking(), 0, Call(4, 1), 5_000)
    assert Seated().plan(state) is None


def test_a_bot_tells_who_gets_its_token_but_not_who_just_won() -> None:
    """B-13."""
    state = thinking(seats=4, penalty_tie="giver_chooses")
    state = Seated(seat=2).carry_out(state)
    while state.phase == "trial":
        state = Seated(seat=2).carry_out(state)
    assert state.history[-1].winner == 2
    state = with_tokens(state, 1, 1, 1, 1)
    state = GAME.apply(state, 1, Call(1, 2), state.now + 1)
    state = GAME.apply(state, 1, GiveUp(2), state.now + 1)
    assert state.phase == "choosing"
    chosen = set()
    for number in range(30):
        plan = Seated(seed=str(number)).due(state)
        assert isinstance(plan.action, Give)
        assert 1_500 <= plan.at_ms - state.now <= 3_000
        chosen.add(plan.action.seat)
    assert chosen == {0, 3}
    assert Seated(seat=0).plan(state) is None


def test_a_bot_goes_on_where_another_has_failed() -> None:
    """B-14: under ``others_continue``; who has failed is out."""
    state = thinking(after_fail="others_continue", seats=3)
    state = GAME.apply(GAME.apply(state, 1, Call(9, 1), 1_100), 1, GiveUp(1), 30_000)
    plan = Seated(seat=2).due(state)
    assert isinstance(plan.action, Call)
    assert 600 <= plan.at_ms - state.now <= 1_500
    assert Seated(seat=1).plan(state) is None


def test_a_bot_says_ready_and_leaves_the_start_to_people() -> None:
    """B-04."""
    state, bot = GAME.setup(Options(), 2, "demo"), Seated(seat=0)
    plan = bot.due(state)
    assert plan.action == Ready(0)
    assert bot.plan(GAME.apply(state, 0, plan.action, plan.at_ms)) is None


def test_a_bot_votes_for_another_target_once_all_people_do_and_never_first() -> None:
    """B-17."""
    slow = Seated(BLIND, seat=2)
    people = frozenset({0, 1})
    state = thinking(seats=3)
    assert isinstance(slow.due(state, people).action, Call)
    state = GAME.apply(state, 0, Skip(1), 5_000)
    assert isinstance(slow.due(state, people).action, Call)
    state = GAME.apply(state, 1, Skip(1), 6_000)
    plan = slow.due(state, people)
    assert plan.action == Skip(1)
    assert 7_500 <= plan.at_ms <= 10_000


def test_under_a_majority_vote_most_people_are_enough() -> None:
    """B-17."""
    slow = Seated(BLIND, seat=3)
    people = frozenset({0, 1, 2})
    state = thinking(seats=6, skip_vote="majority")
    for voter in (0, 1):
        assert isinstance(slow.due(state, people).action, Call)
        state = GAME.apply(state, voter, Skip(1), 5_000)
    assert slow.due(state, people).action == Skip(1)


def test_a_bot_agrees_that_people_have_waited_long_enough() -> None:
    """B-12: where no clock ends a demonstration; never before people do."""
    bot = Seated(seat=2)
    people = frozenset({0, 1})
    state = GAME.apply(thinking(seats=3, demo_s=0), 0, Call(9, 1), 5_000)
    assert bot.plan(state, people) is None
    state = GAME.apply(state, 1, Skip(1), 60_000)
    plan = bot.due(state, people)
    assert plan.action == Skip(1)
    assert GAME.apply(state, 2, plan.action, plan.at_ms).phase == "thinking"


def test_what_a_seat_may_not_know_changes_nothing_that_its_bot_does() -> None:
    """The seed and other people's private boards are redrawn."""
    for number in range(10):
        state = thinking(seed=str(number), scratch="private")
        other = GAME.resample(state, 1, "something else")
        assert other != state
        assert Seated(LEVELS["hard"]).plan(state) == Seated(LEVELS["hard"]).plan(other)


def test_a_plan_survives_json_as_the_socket_carries_it() -> None:
    plan = Seated().due(thinking())
    text = msgspec.json.encode(plan.action)
    assert msgspec.json.decode(text, type=GAME.action_type) == plan.action


def test_a_finished_game_has_nothing_to_do() -> None:
    played = play_out(GAME, [BOTS["hard"]] * 2, PRESETS["classic"], "end")
    assert Seated().plan(played.state) is None
