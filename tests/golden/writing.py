"""Writes a whole game out, ply by ply: the state, every view, every list of actions.

Fields stand one a line; after the first ply only lines that changed are written, so a
difference in a golden file is a difference in behaviour and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, get_args

import msgspec

from carom.core.game import Game

MOST_LISTED = 20


class Script(NamedTuple):
    """A game to be played out.

    Attributes:
        about: What it shows, in one line.
        options: The options.
        seats: Seats at the start.
        seed: Seed of the game.
        steps: Lines ``seconds seat action values``, such as ``12.5 0 bid 7``.
    """

    about: str
    options: Any
    seats: int
    seed: str
    steps: str


def written(game: Game[Any, Any, Any, Any], script: Script) -> str:
    """Return a playthrough as text; raises IllegalAction when the script does not fit."""
    return "\n".join(_lines(game, script)) + "\n"


def _lines(game: Game[Any, Any, Any, Any], script: Script) -> Iterator[str]:
    """Yield the lines of a playthrough."""
    facts = game.facts
    yield f"# {script.about}"
    yield f"# {facts.id}, rules {facts.rules_version}, {script.seats} seats, seed {script.seed}"
    state = game.setup(script.options, script.seats, script.seed)
    shown: dict[str, dict[str, str]] = {}
    seats = script.seats
    yield from _moment(game, state, seats, shown)
    for line in script.steps.strip().splitlines():
        seconds, seat, action = line.split(maxsplit=2)
        yield ""
        yield f"> {line.strip()}"
        now = round(1000 * float(seconds))
        state = game.apply(state, int(seat), parse_action(game.action_type, action), now)
        seats += int(seat) == seats
        yield from _moment(game, state, seats, shown)
    yield ""
    yield f"result {_json(game.result(state))}"


def _moment(
    game: Game[Any, Any, Any, Any], state: Any, seats: int, shown: dict[str, dict[str, str]]
) -> Iterator[str]:
    """Yield what there is to see of one state, as far as it has changed."""
    yield from _changes("state", _fields(state), shown)
    spectated = _fields(game.view(state, None))
    yield from _changes("view -", spectated, shown)
    for seat in range(seats):
        # What a seat sees beside the spectator is its own; the rest is written once.
        mine = _fields(game.view(state, seat))
        own = {name: text for name, text in mine.items() if text != spectated[name]}
        yield from _changes(f"view {seat}", own, shown)
        listed = {"may": " ".join(_listed(game.actions(state, seat)))}
        yield from _changes(f"actions {seat}", listed, shown)
    yield f"deadline {_json(game.deadline(state))}"


def _fields(value: Any) -> dict[str, str]:
    """Return the fields of a struct as JSON by name."""
    return {name: _json(part) for name, part in msgspec.structs.asdict(value).items()}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _changes(title: str, fields: dict[str, str], shown: dict[str, dict[str, str]]) -> Iterator[str]:
    """Yield the fields that are not as they were shown last, and those that are gone."""
    before = shown.get(title, {})
    shown[title] = fields
    for name, text in fields.items():
        if before.get(name) != text:
            yield f"{title} {name} {text}"
    for name in before:
        if name not in fields:
            yield f"{title} {name} as -"


def _listed(actions: Iterable[Any]) -> Iterator[str]:
    """Yield actions in short form; of very many of a kind the first, the last and the count."""
    kinds: dict[str, list[str]] = {}
    for action in actions:
        words = write_action(action).split(maxsplit=1)
        kinds.setdefault(words[0], []).append(words[1].replace(" ", ",") if words[1:] else "")
    for tag, values in kinds.items():
        if len(values) > MOST_LISTED:
            yield f"{tag}({values[0]} .. {values[-1]}; {len(values)})"
        else:
            yield tag + (f"({' '.join(values)})" if any(values) else "")


def write_action(action: Any) -> str:
    """Return an action as its tag and the values of its fields."""
    values = (str(value) for value in msgspec.structs.astuple(action))
    return " ".join([str(action.__struct_config__.tag), *values])


def parse_action(action_type: Any, text: str) -> Any:
    """Return the action that :func:`write_action` wrote."""
    tag, *values = text.split()
    kinds = get_args(action_type) or (action_type,)
    kind = next(kind for kind in kinds if kind.__struct_config__.tag == tag)
    named = dict(zip(kind.__struct_fields__, values, strict=True))
    return msgspec.convert({"type": tag, **named}, kind, strict=False)
