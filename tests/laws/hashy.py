"""A game that keeps every law but one: what is drawn depends on the process's hash seed."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as changed

from carom.games.ricochet import GAME as RICOCHET
from carom.games.ricochet.options import Options
from carom.games.ricochet.state import State


def _setup(options: Options, seats: int, seed: str) -> State:
    first = RICOCHET.setup(options, seats, seed)
    return changed(first, tokens=tuple(sorted(first.tokens, key=lambda cell: hash(str(cell)))))


GAME = replace(RICOCHET, facts=changed(RICOCHET.facts, id="hashy"), setup=_setup)
