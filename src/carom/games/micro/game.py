"""Micro Robots as one value of the game contract."""

from __future__ import annotations

from carom.core.clocks import deadline
from carom.core.game import Facts, Game
from carom.games.micro.actions import Action, ScratchMove, ScratchReset, ScratchUndo
from carom.games.micro.options import MAX_SEATS, PRESETS, Options
from carom.games.micro.rules import (
    actions,
    advance,
    apply,
    opening,
    resample,
    result,
    setup,
)
from carom.games.micro.state import State
from carom.games.micro.view import View, view

GAME: Game[Options, State, Action, View] = Game(
    facts=Facts(
        id="micro",
        rules_version=1,
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
    opening=opening,
    private_actions=(ScratchMove, ScratchUndo, ScratchReset),
)
