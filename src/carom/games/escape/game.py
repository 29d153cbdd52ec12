"""1, 2, 3… robot! as one value of the game contract."""

from __future__ import annotations

from carom.core.clocks import deadline
from carom.core.game import Facts, Game
from carom.games.escape.actions import (
    Action,
    Activate,
    Move,
    PlaceCamera,
    TakeEye,
    TurnCamera,
    Undo,
)
from carom.games.escape.options import MAX_SEATS, PRESETS, Options
from carom.games.escape.rules import (
    actions,
    advance,
    apply,
    resample,
    result,
    setup,
    stays_hidden,
)
from carom.games.escape.state import State
from carom.games.escape.view import View, view

GAME: Game[Options, State, Action, View] = Game(
    facts=Facts(
        id="escape",
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
    private_actions=(Move, TakeEye, PlaceCamera, TurnCamera, Activate, Undo),
    stays_private=stays_hidden,
)
