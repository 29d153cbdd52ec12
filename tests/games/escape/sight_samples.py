"""Samples of sight for whoever writes it again: ``python -m tests.games.escape.sight_samples``.

Each line has a plan, how corners are read, a camera, and the cells it can see at all with
the headings under which it does, ``cell:mask`` each. A client's own sight is held to them.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.escape.positions import laid_plan
from tests.games.escape.table import PLAN_Q

from carom.core.chance import Draw
from carom.core.grid import cell_name, parse_cell
from carom.games.escape.board import COLUMNS, ROWS, cells_in
from carom.games.escape.factory import factory_of
from carom.games.escape.options import CameraRules
from carom.games.escape.sight import Corner
from carom.games.escape.view import reach_of

FILE = Path(__file__).parents[2] / "golden" / "sight" / "samples.txt"
CORNERS: tuple[Corner, ...] = ("pair", "open", "closed")


def sample(code: str, corner: Corner, camera: int) -> str:
    """Return one line."""
    cells, arcs = reach_of(factory_of(code, CameraRules(corner=corner)), camera)
    seen = " ".join(
        f"{cell_name(cell, COLUMNS)}:{mask}" for cell, mask in zip(cells, arcs, strict=True)
    )
    return f"{code} {corner} {cell_name(camera, COLUMNS)} {seen}".rstrip()


def samples() -> str:
    """Return the text of the file: eight cameras on each of six plans, corners in turn."""
    lines = []
    for number, code in enumerate([PLAN_Q, *map(laid_plan, range(5))]):
        mounts = [*cells_in(factory_of(code, CameraRules()).plan.mounts)]
        for at, camera in enumerate(Draw(f"sight/{number}", "cameras").shuffled(mounts)[:8]):
            lines.append(sample(code, CORNERS[at % 3], camera))
    return "\n".join(lines) + "\n"


def read(line: str) -> tuple[str, Corner, int, dict[int, int]]:
    """Return plan, corner, camera and the masks by cell of a line."""
    code, corner, camera, *seen = line.split()
    pairs = (word.split(":") for word in seen)
    masks = {parse_cell(name, ROWS, COLUMNS): int(mask) for name, mask in pairs}
    named = next(one for one in CORNERS if one == corner)
    return code, named, parse_cell(camera, ROWS, COLUMNS), masks


if __name__ == "__main__":
    FILE.write_text(samples(), "utf-8")
