"""HTTP for the puzzle board: read any text of a position or draw one, with what shows it."""

from __future__ import annotations

import secrets
from functools import reduce
from operator import or_
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from carom.server.kits.kit import MAX_GAME_ID, GameId, PositionText, PuzzleKit
from carom.server.kits.registry import puzzle_kit, puzzle_kits


class ReadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: read a position.

    Attributes:
        position: Any text form, or the JSON form as an object.
        game: Whose position it is; if empty, its first letters tell.
    """

    position: PositionText
    game: GameId = ""


MAX_SEED = 100

Seed = Annotated[str, QueryParameter(max_length=MAX_SEED)]
GameName = Annotated[str, QueryParameter(max_length=MAX_GAME_ID)]
"""Bounds of what stands in an address: the framework looks for them in nothing but these."""

_VIEWS: Any = reduce(or_, (kit.view_type for _, kit in puzzle_kits()))
_SPECS = {HTTP_200_OK: ResponseSpec(_VIEWS, generate_examples=False)}
"""What is answered depends on the game, and is written down as that."""


@post(
    "/api/positions",
    status_code=HTTP_200_OK,
    summary="Read a position",
    sync_to_thread=False,
    responses=_SPECS,
)
def show_position(data: JSONBody[ReadWish]) -> Response[msgspec.Struct]:
    """Return what a text or JSON form of a position says; raises NotationError and its kin."""
    _, kit = puzzle_kit(data.game, data.position)
    return Response(kit.show(read_text(kit, data.position)))


@get("/api/positions/random", summary="Draw a position", sync_to_thread=False, responses=_SPECS)
def draw_position(seed: Seed = "", game: GameName = "") -> Response[msgspec.Struct]:
    """Return a position of a game; the same seed gives the same one."""
    _, kit = puzzle_kit(game)
    return Response(kit.show(kit.draw(seed or secrets.token_hex(8))))


def read_text(kit: PuzzleKit[Any], position: str | dict[str, Any]) -> Any:
    """Return a position of any form; raises NotationError and PositionError."""
    return kit.read(position if isinstance(position, str) else msgspec.json.encode(position))
