"""Bots at a game in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any

import pytest

from carom.cli.play.controls import Controls
from carom.cli.play.robots import Robots
from carom.cli.play.session import Session
from carom.core.errors import NotFound
from carom.games.micro import GAME as MICRO
from carom.games.micro.actions import Ready as MicroReady
from carom.games.micro.options import Options as MicroOptions
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Bid, Ready
from carom.games.ricochet.options import Options


class AtOnce(Executor):
    """Does what it is given before it gives back."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*args, **kwargs))
        return done


def test_a_bot_gets_ready_thinks_and_bids_in_its_time() -> None:
    options = Options(next_chip="when_ready")
    state = GAME.setup(options, 2, "demo")
    state = GAME.apply(state, 0, Ready(state.round_number), 0)
    robots = Robots("ricochet", ["easy"], 1, "demo", threads=AtOnce())
    done = []
    for now in range(0, 400_000, 500):
        state = GAME.advance(state, now)
        due = robots.due(partial(GAME.view, state), now)
        if due is not None:
            seat, action = due
            assert seat == 1
            state = GAME.apply(state, seat, action, now)
            done.append(action)
        if isinstance(done[-1] if done else None, Bid):
            break
    assert isinstance(done[0], Ready)
    assert isinstance(done[-1], Bid)
    robots.close()


def test_keys_never_speak_for_a_bot() -> None:
    session = Session(Options(), ["Ann"], "demo", lambda: 0, bots=["easy", "hard"])
    controls = Controls(session)
    assert session.names == ("Ann", "Bot 1, easy", "Bot 2, strong")
    controls.press("space")
    controls.press("tab")
    assert controls.bidder == 0
    session.close()


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotFound):
        Session(Options(), ["Ann"], "demo", lambda: 0, bots=["perfect"])


def test_a_bot_of_micro_robots_calls_and_shows_its_way() -> None:
    """B-10, B-11: it races a person who never calls."""
    state = MICRO.setup(MicroOptions(tokens_to_win=1), 2, "demo")
    state = MICRO.apply(state, 0, MicroReady(0), 0)
    robots = Robots("micro", ["hard"], 1, "demo", threads=AtOnce())
    for now in range(0, 400_000, 250):
        state = MICRO.advance(state, now)
        due = robots.due(partial(MICRO.view, state), now)
        if due is not None:
            state = MICRO.apply(state, *due, now)
        if state.phase == "over":
            break
    assert state.seats[1].tokens == 1
    robots.close()
