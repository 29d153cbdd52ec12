"""The client's gliding agrees with the rules: the positions its own tests check come from here.

``python -m tests.web.test_slide_cases`` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carom.core.chance import Draw
from carom.games.ricochet.attempt import begin, legal_moves, play
from carom.games.ricochet.board import Board, board_codes, board_of, free_code
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.pieces import ANY, ROBOTS, Target
from carom.games.ricochet.placing import start_cells
from carom.games.ricochet.position import Position

CASES = Path(__file__).parents[2] / "web/src/lib/games/ricochet/board/slide.cases.json"


def positions() -> list[Position]:
    """Return positions with every kind of robot, wall and diagonal."""
    codes = [
        *board_codes("AB")[:3],
        *board_codes("CD")[5:9],
        *(free_code(rows, 9, 20, f"{rows:016x}") for rows in (5, 9, 12)),
    ]
    found = []
    for code in codes:
        cells = Draw(code, "web").shuffled(start_cells(code))[: len(ROBOTS)]
        found.append(Position(board_of(code), ROBOTS, tuple(cells), Target(ANY, cells[0])))
    return found


def case(position: Position) -> dict[str, Any]:
    """Return a position and its moves as the client's test reads them."""
    attempt = begin(position)
    moves = {}
    for move in legal_moves(position, attempt):
        after = play(position, attempt, move)
        moves[write_move(move)] = after.cells[position.robots.index(move.robot)]
    pairs = zip(position.robots, position.cells, strict=True)
    return {
        "plan": plan(position.board),
        "robots": [{"robot": robot, "cell": cell} for robot, cell in pairs],
        "moves": moves,
    }


def plan(board: Board) -> dict[str, Any]:
    """Return a board as the client holds it, without what is printed."""
    return {
        "rows": board.rows,
        "columns": board.columns,
        "walls": list(board.walls),
        "closed": list(board.closed),
        "diagonals": [
            {"cell": item.cell, "robot": item.robot, "orientation": item.orientation}
            for item in board.diagonals
        ],
        "targets": [],
    }


def written() -> str:
    """Return the file as it should be: one line a position."""
    lines = ",\n".join(json.dumps(case(position)) for position in positions())
    return f"[\n{lines}\n]\n"


def test_the_clients_cases_are_what_the_rules_say() -> None:
    assert CASES.read_text("utf-8") == written()


if __name__ == "__main__":
    CASES.write_text(written(), "utf-8")
