"""The games as a client needs them to build its forms: facts, presets, options with bounds."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get
from msgspec import inspect as shapes

from carom.bots.registry import bot_levels
from carom.games import game_ids, get_game
from carom.server.protocol import GameInfo, OptionView


@get("/api/games", summary="The games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Return every game that can be chosen, with its presets and options."""
    return [game_info(game_id) for game_id in game_ids()]


@cache
def game_info(game_id: str) -> GameInfo:
    """Return one game; raises NotFound."""
    game = get_game(game_id)
    return GameInfo(
        facts=game.facts,
        presets=dict(game.presets),
        options=option_views(game.presets["classic"]),
        bots=bot_levels(game_id),
    )


def option_views(defaults: Any) -> tuple[OptionView, ...]:
    """Return the options of a game in the order of its struct."""
    shape = shapes.type_info(type(defaults))
    assert isinstance(shape, shapes.StructType)  # narrows for the type checker
    return tuple(
        option_view(field.encode_name, field.type, getattr(defaults, field.name))
        for field in shape.fields
    )


def option_view(name: str, kind: shapes.Type, default: Any) -> OptionView:
    """Return one option from the shape of its field."""
    match kind:
        case shapes.LiteralType(values=values):
            choices = tuple(value for value in values if value is not None)
            return OptionView(name, "choice", default, choices=choices)
        case shapes.BoolType():
            return OptionView(name, "boolean", default)
        case shapes.IntType(ge=low, le=high):
            return OptionView(name, "integer", default, low=low, high=high)
        case shapes.VarTupleType(item_type=item, min_length=low, max_length=high):
            inner = option_view("", item, None)
            return OptionView(name, "list", default, low=low, high=high, item=inner)
        case shapes.StrType(pattern=pattern):
            return OptionView(name, "text", default, pattern=pattern or "")
        case _:
            raise TypeError(f"option {name} has no form: {kind}")
