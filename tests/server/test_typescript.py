"""The client's types are those of the structs."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from carom.games import game_ids
from carom.server.commands import Command
from carom.server.typescript import OUTPUT, make_types

ROOT = Path(__file__).parents[2]
GAMES = tuple(game for game in game_ids() if game != "toy")
"""All but the game that other tests register."""


def test_the_clients_types_are_made_from_the_structs_as_they_are() -> None:
    """If this fails: run ``python -m carom.server.typescript`` and look at the difference."""
    assert (ROOT / OUTPUT).read_text("utf-8") == make_types(GAMES)


def test_every_command_has_its_tag_and_its_fields() -> None:
    types = make_types(GAMES)
    for command in get_args(Command):
        tag = command.__struct_config__.tag
        head = f'export interface {command.__name__}Command {{\n  readonly type: "{tag}";'
        assert head in types


def test_defaults_may_be_left_out_only_by_the_client() -> None:
    types = make_types(GAMES)
    assert "  readonly has_lag_credit?: boolean;" in types  # of configure
    assert "  readonly has_lag_credit: boolean;" in types  # of the table's view
    assert "  readonly game?: GameView | null;" in types
