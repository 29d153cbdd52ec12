"""Write the golden playthroughs anew: ``python -m tests.golden.regenerate`` at the root.

Read the diff before committing it: it is the change in behaviour.
"""

from __future__ import annotations

from pathlib import Path

from tests.golden.escape_scripts import SCRIPTS as ESCAPE
from tests.golden.micro_scripts import SCRIPTS as MICRO
from tests.golden.ramses_scripts import SCRIPTS as RAMSES
from tests.golden.ricochet_scripts import SCRIPTS as RICOCHET
from tests.golden.writing import written

from carom.games import get_game

HOME = Path(__file__).parent / "playthroughs"
SCRIPTS = {"ricochet": RICOCHET, "micro": MICRO, "ramses": RAMSES, "escape": ESCAPE}
"""By game: its scripts by name."""


def playthroughs() -> dict[str, str]:
    """Return the text of every playthrough by its file name."""
    return {
        f"{game}-{name}.txt": written(get_game(game), script)
        for game, scripts in SCRIPTS.items()
        for name, script in scripts.items()
    }


def main() -> None:
    """Write all files and remove those that no script makes."""
    made = playthroughs()
    for path in HOME.glob("*.txt"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (HOME / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
