"""Bots of Ricochet Robots: what they do, when, and that they see only a view."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.bots.playing import Seated, thinking

from carom.bots.offline import bot_seed, play_out
from carom.bots.registry import bot_levels, get_bot
from carom.bots.ricochet import LEVELS, bot_of
from carom.bots.ricochet.levels import LEAST_MOVE_MS, LEAST_MS
from carom.bots.ricochet.thinking import Question, ideas_of, question_of
from carom.bots.rounds import asked_ms
from carom.core.game import Leave
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Bid, Done, GiveUp, Move, Place, Ready, Skip, Start
from carom.games.ricochet.options import PRESETS, Options
from carom.games.ricochet.state import State

LEVEL_NAMES = bot_levels("ricochet")
EASY_CHIPS = Options(beginner="on", ricochet="none", beginner_max=3)
"""Each chip can be had by its own robot in at most three moves."""

SURE = replace(LEVELS["hard"], notices=(1.0, 1.0, 1.0), miscounts=0.0)
BLIND = replace(LEVELS["easy"], notices=(0.0, 0.0, 0.0), stubborn_nodes=0)
seeds = st.text("abcdef0123456789", min_size=1, max_size=8)
options = st.builds(
    Options,
    board_set=st.sampled_from(["first", "second", "free"]),
    rows=st.integers(5, 9),
    columns=st.integers(5, 9),
    start=st.sampled_from(["random", "chosen"]),
    extra_robot=st.sampled_from(["none", "both"]),
    rebound=st.sampled_from(["allowed", "forbidden"]),
    ricochet=st.sampled_from(["turn", "none", "no_one_move"]),
    scratch=st.sampled_from(["off", "private"]),
    bids=st.sampled_from(["free", "descending"]),
    trial_s=st.sampled_from([0, 1, 60]),
    clock_s=st.sampled_from([5, 60]),
    tie=st.sampled_from(["share", "playoff"]),
    handicaps=st.sampled_from([(), ("late", "minus_one"), ("minus_one", "late", "late")]),
    next_chip=st.sampled_from(["at_once", "when_ready"]),
    end=st.just("first_to"),
    first_to=st.just(2),
)


def question(state: State) -> Question:
    """Return what the round asks, as a spectator sees it."""
    asked = question_of(GAME.view(state, None))
    assert asked is not None
    return asked


@settings(max_examples=25, deadline=None)
@given(options, seeds, st.permutations(LEVEL_NAMES))
def test_bots_play_any_game_to_its_end_and_do_only_what_is_legal(
    chosen: Options, seed: str, levels: list[str]
) -> None:
    """``play_out`` raises on an illegal action, for it goes through the rules."""
    played = play_out(GAME, [get_bot("ricochet", level) for level in levels], chosen, seed)
    assert GAME.result(played.state) is not None


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_the_same_seed_gives_the_same_game(seed: str) -> None:
    bots = [get_bot("ricochet", level) for level in ("easy", "hard")]
    short = Options(end="first_to", first_to=2)
    assert play_out(GAME, bots, short, seed) == play_out(GAME, bots, short, seed)


@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from(LEVEL_NAMES))
def test_ideas_come_at_believable_times_each_cheaper_than_the_last(seed: str, level: str) -> None:
    asked = question(thinking(seed=seed))
    ideas = ideas_of(LEVELS[level], asked, seed)
    for earlier, later in pairwise(ideas):
        assert earlier.after_ms <= later.after_ms
        assert earlier.claim > later.claim
    for idea in ideas:
        assert LEAST_MS + LEAST_MOVE_MS * idea.claim <= idea.after_ms <= 600_000
        assert len(idea.route) <= LEVELS[level].most_moves or idea.after_ms > 100_000


def median_ms(level: str, game: str) -> int:
    """Return the median time of a level's first idea in a game, over 101 bots."""
    asked = question(thinking(EASY_CHIPS, seed=game))
    found = (ideas_of(LEVELS[level], asked, f"bot{number}") for number in range(101))
    times = sorted(ideas[0].after_ms for ideas in found if ideas)
    return times[len(times) // 2]


def test_better_levels_are_quicker() -> None:
    assert median_ms("hard", "a") < median_ms("medium", "a") < median_ms("easy", "a")


def test_longer_routes_take_longer() -> None:
    def cost(game: str) -> int:
        asked = question(thinking(EASY_CHIPS, seed=game))
        return len(ideas_of(SURE, asked, "x")[-1].route)

    short, *_, long = sorted("abcdefgh", key=cost)
    assert cost(short) < cost(long)
    assert median_ms("easy", short) < median_ms("easy", long)


def test_a_bot_bids_what_it_has_found_at_the_time_it_finds_it() -> None:
    state, bot = thinking(EASY_CHIPS), Seated("hard")
    bot.bot = bot_of(SURE)
    first = bot.thoughts(GAME.view(state, 1))[0]
    assert bot.due(state).action == Bid(first.claim, 1)
    assert bot.due(state).at_ms == 1_000 + first.after_ms


def test_time_that_passes_does_not_put_off_a_bid() -> None:
    state, bot = thinking(EASY_CHIPS), Seated("medium", seed="b")
    planned = bot.due(state)
    for now in (2_000, 5_000, planned.at_ms):
        assert bot.due(GAME.advance(state, now)) == planned


def test_a_bot_that_is_taken_up_again_goes_on_as_before() -> None:
    """After a restart of the server the view tells when the chip was turned up."""
    state, bot = thinking(EASY_CHIPS), Seated("hard")
    planned = bot.due(state)
    later = GAME.advance(state, planned.at_ms - 500)
    assert Seated("hard").due(later).action == planned.action
    assert 0 <= Seated("hard").due(later).at_ms - planned.at_ms <= 2_000


def test_the_view_tells_when_the_chip_was_turned_up() -> None:
    state = GAME.advance(thinking(), 50_000)
    assert asked_ms(GAME.view(state, 1), 50_000) == 1_000
    state = GAME.apply(state, 0, Bid(9, 1), 60_000)
    assert asked_ms(GAME.view(state, 1), 70_000) == 1_000


def test_before_the_first_chip_nothing_is_asked_yet() -> None:
    assert asked_ms(GAME.view(GAME.setup(Options(), 2, "x"), 1), 70) == 70


def test_a_bot_shows_its_route_move_by_move_and_takes_the_chip() -> None:
    state, bot = thinking(EASY_CHIPS), Seated("hard")
    bot.bot = bot_of(SURE)
    state = bot.carry_out(state)
    state = GAME.advance(state, state.now + 60_001)
    times = []
    while state.phase == "trial":
        plan = bot.due(state)
        assert isinstance(plan.action, Move)
        times.append(plan.at_ms - state.now)
        state = bot.carry_out(state)
    assert state.seats[1].chips
    assert all(500 <= wait <= 3_000 for wait in times)


def test_a_bot_that_has_miscounted_uses_up_its_bid_and_fails() -> None:
    """A-51: the demonstration is honest, so a wrong count costs it the chip."""
    careless = bot_of(replace(LEVELS["hard"], notices=(1.0, 1.0, 1.0), miscounts=1.0))
    bot = Seated("hard")
    bot.bot = careless
    games = (thinking(Options(end="all"), seed=str(number)) for number in range(50))
    state = next(game for game in games if len(bot.thoughts(GAME.view(game, 1))[0].route) >= 4)
    state = bot.carry_out(state)
    number = state.round.bids[0].number if state.round else 0
    state = replace(state, options=replace(state.options, clock_s=1))
    state = GAME.apply(state, 0, Done(1), state.now)
    state = GAME.advance(state, state.now + 60_001)
    for _ in range(number):
        state = bot.carry_out(state)
    past = state.history[-1]
    assert (past.outcome, past.trials[-1].outcome) == ("failed", "failed")
    assert len(past.trials[-1].route) == number


def test_a_bot_without_a_route_gives_up_rather_than_hold_up_the_table() -> None:
    blind = bot_of(BLIND)
    state = GAME.apply(thinking(), 1, Bid(3, 1), 5_000)
    state = GAME.advance(state, 65_001)
    bot = Seated("easy")
    bot.bot = blind
    assert bot.due(state).action == GiveUp(1)


def test_the_demonstration_fits_into_a_short_clock() -> None:
    state, bot = thinking(replace(EASY_CHIPS, trial_s=1)), Seated("hard")
    bot.bot = bot_of(SURE)
    state = bot.carry_out(state)
    state = GAME.advance(state, state.now + 60_001)
    while state.phase == "trial":
        state = bot.carry_out(state)
    assert state.history[-1].outcome == "won"


def test_a_bot_improves_its_bid_when_it_finds_a_shorter_route() -> None:
    """Some game among fifty has a bot with two ideas."""
    bot = Seated("hard")
    bot.bot = bot_of(SURE)
    for number in range(50):
        state = thinking(seed=str(number))
        ideas = bot.thoughts(GAME.view(state, 1))
        if len(ideas) > 1 and ideas[1].after_ms < ideas[0].after_ms + 50_000:
            break
    bot.memory = None
    state = bot.carry_out(state)
    state = bot.carry_out(state)
    assert state.round is not None
    assert [bid.number for bid in state.round.bids] == [ideas[0].claim, ideas[1].claim]


def test_a_bot_says_done_some_seconds_after_its_last_idea() -> None:
    """A-56."""
    blind = Seated("easy")
    blind.bot = bot_of(BLIND)
    state = GAME.apply(thinking(seats=3), 0, Bid(9, 1), 10_000)
    plan = blind.due(state)
    assert plan.action == Done(1)
    assert 16_000 <= plan.at_ms <= 24_000


def test_whoever_keeps_looking_finds_a_route_where_nobody_bids() -> None:
    """Else a table of bots would swap a hard chip for ever."""
    unlucky = bot_of(replace(LEVELS["easy"], notices=(0.0, 0.0, 0.0)))
    bot = Seated("easy")
    bot.bot = unlucky
    plan = bot.due(thinking())
    assert isinstance(plan.action, Bid)
    assert 100_000 <= plan.at_ms <= 420_000


def test_a_bot_does_not_keep_people_waiting_who_are_all_done() -> None:
    slow = Seated("easy")
    slow.bot = bot_of(replace(SURE, first_s=40.0, spread=0.01))
    state = GAME.apply(thinking(EASY_CHIPS), 0, Bid(9, 1), 10_000)
    assert isinstance(slow.due(state).action, Bid)
    state = GAME.apply(state, 0, Done(1), 12_000)
    plan = slow.due(state)
    assert plan.action == Done(1)
    assert 15_000 <= plan.at_ms <= 20_000


def test_a_bot_votes_for_another_chip_once_all_people_do_and_never_first() -> None:
    """A-61."""
    blind = Seated("easy", seat=2)
    blind.bot = bot_of(BLIND)
    people = frozenset({0, 1})
    state = thinking(seats=4)
    assert blind.plan(state, people) is None
    state = GAME.apply(state, 0, Skip(1), 5_000)
    assert blind.plan(state, people) is None
    state = GAME.apply(state, 3, Skip(1), 6_000)
    assert blind.plan(state, people) is None
    state = GAME.apply(state, 1, Skip(1), 7_000)
    plan = blind.due(state, people)
    assert plan.action == Skip(1)
    assert 8_500 <= plan.at_ms <= 11_000


def test_a_bot_agrees_that_people_have_waited_long_enough() -> None:
    """A-55: where no clock ends a demonstration; never before people do."""
    bot = Seated("easy", seat=2)
    people = frozenset({0, 1})
    state = GAME.apply(thinking(Options(trial_s=0), seats=3), 0, Bid(9, 1), 5_000)
    state = GAME.advance(state, 200_000)
    assert state.phase == "trial"
    assert bot.plan(state, people) is None
    state = GAME.apply(state, 1, Skip(1), 260_000)
    plan = bot.due(state, people)
    assert plan.action == Skip(1)
    assert GAME.apply(state, 2, plan.action, plan.at_ms).phase != "trial"


def test_under_a_majority_vote_most_people_are_enough() -> None:
    blind = Seated("easy", seat=3)
    blind.bot = bot_of(BLIND)
    people = frozenset({0, 1, 2})
    state = thinking(Options(skip_vote="majority"), seats=6)
    for voter in (0, 1):
        assert blind.plan(state, people) is None
        state = GAME.apply(state, voter, Skip(1), 5_000)
    assert blind.due(state, people).action == Skip(1)


def test_a_bot_says_ready_and_leaves_the_start_to_people() -> None:
    """A-07."""
    state, bot = GAME.setup(Options(), 2, "demo"), Seated("easy", seat=0)
    plan = bot.due(state)
    assert plan.action == Ready(0)
    state = GAME.apply(state, 0, plan.action, plan.at_ms)
    assert bot.plan(state) is None


def test_a_bot_puts_down_a_robot_only_when_nobody_else_does() -> None:
    """A-04."""
    state, bot = GAME.setup(Options(start="chosen"), 2, "demo"), Seated("easy")
    plan = bot.due(state)
    assert isinstance(plan.action, Place)
    assert plan.at_ms >= 20_000
    state = GAME.apply(state, 0, Place("r", 0), 15_000)
    assert bot.due(state).at_ms >= 35_000
    assert bot.plan(GAME.apply(state, bot.seat, Leave(), 16_000)) is None


def test_what_a_seat_may_not_know_changes_nothing_that_its_bot_does() -> None:
    """The pile, the seed and other people's private boards are redrawn."""
    for number in range(10):
        state = thinking(Options(scratch="private"), seed=str(number))
        other = GAME.resample(state, 1, "something else")
        assert other != state
        assert Seated("hard").plan(state) == Seated("hard").plan(other)


def test_the_seed_of_a_bot_tells_nothing_and_is_its_own() -> None:
    made = {bot_seed("secret", table, seat) for table in ("a", "b") for seat in (0, 1)}
    assert len(made) == 4
    assert not any("secret" in seed for seed in made)


def test_a_plan_survives_json_as_the_socket_carries_it() -> None:
    plan = Seated("hard").due(thinking(EASY_CHIPS))
    text = msgspec.json.encode(plan.action)
    assert msgspec.json.decode(text, type=GAME.action_type) == plan.action


def test_a_spectator_and_a_finished_game_have_nothing_to_do() -> None:
    played = play_out(GAME, [get_bot("ricochet", "hard")] * 2, PRESETS["classic"], "end")
    assert Seated("hard").plan(played.state) is None
    state = GAME.apply(GAME.setup(Options(), 2, "x"), 0, Start(0), 0)
    assert Seated("hard").plan_from(GAME.view(state, None), 0) is None
