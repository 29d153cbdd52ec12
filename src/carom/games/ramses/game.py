"""Ramses as one value of the game contract."""

from __future__ import annotations

from carom.core.clocks import deadline
from carom.core.game import Facts, Game
from carom.games.ramses.actions import Action
from carom.games.ramses.options import MAX_SEATS, PRESETS, Options
from carom.games.ramses.resampling import resample
from carom.games.ramses.rules import actions, advance, apply, result, setup
from carom.games.ramses.state import State
from carom.games.ramses.view import View, view

GAME: Game[Options, State, Action, View] = Game(
    facts=Facts(
        id="ramses",
        rules_version=2,
        min_seats=1,
        max_seats=MAX_SEATS,
        has_chance=True,
        has_hidden_facts=True,
        has_clocks=True,
    ),
    presets=PRESETS,
    options_type=Options,
    state_type=State,
    action_type=Action,
    view_type=View,
    setup=setup,
    advance=advance,
    actions=actions,
    apply=apply,
    deadline=deadline,
    view=view,
    result=result,
    resample=resample,
)
