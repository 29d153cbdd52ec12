"""The types of the protocol for the web client, made from the structs.

Run ``python -m carom.server.typescript`` to write them; a test fails when the file in
the client's sources is not what this makes. Types of the server's own keep their
names, commands end in ``Command``, and those of a game or its kit begin with the
game's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from carom.core.game import Join, Leave
from carom.games import game_ids, get_game
from carom.server import positions, protocol, puzzles, telling
from carom.server.commands import Act, Command
from carom.server.kits.kit import RoundReview, SolveAnswer, SolveWish, WalksAnswer, WalksWish
from carom.server.kits.registry import kit_of, telling_of
from carom.server.table import Phase, Presence

OUTPUT = Path("web/src/lib/protocol/types.ts")

_HEADER = """\
// Made by `python -m carom.server.typescript`. Do not edit: change the structs instead.
"""

_TYPES_BY_FIELD: dict[tuple[type, str], str] = {
    (Act, "action"): "GameAction",
    (protocol.Do, "command"): "Command",
    (protocol.State, "game"): "GameView | null",
    (protocol.State, "changed"): "Partial<GameView>",
    (protocol.GameInfo, "presets"): "Readonly<Record<string, Readonly<Record<string, unknown>>>>",
    (puzzles.HintAnswer, "hints"): "readonly HintView[]",
    (telling.GameStep, "changed"): "Partial<ToldView>",
}
"""Fields that hold what only the game knows."""

_FROM_CLIENT = (
    protocol.ClientMessage,
    protocol.NewTable,
    protocol.NewSeat,
    SolveWish,
    WalksWish,
    puzzles.HintWish,
    positions.ReadWish,
)
_TO_CLIENT = (
    protocol.ServerMessage,
    protocol.TableMade,
    protocol.TableSummary,
    protocol.SeatTaken,
    protocol.GameInfo,
    protocol.Problem,
    SolveAnswer,
    WalksAnswer,
    puzzles.HintAnswer,
    RoundReview,
    telling.GameSteps,
)
_MAX_LINE = 96


class Writer:
    """Collects the types that are reached from the roots."""

    def __init__(self) -> None:
        self._names: dict[type, str] = {}
        self._optional: set[type] = set()
        self._waiting: list[type] = []

    def add(self, root: Any, *, from_client: bool) -> str:
        """Return the TypeScript of a type and remember what it needs.

        Args:
            root: A struct or a union of structs.
            from_client: Whether the client writes it, so that defaults may be left out.
        """
        before = set(self._names)
        text = self.text(shapes.type_info(root))
        while self._waiting:
            kind = self._waiting.pop()
            for field in _fields(kind):
                self.text(field.type)
        if from_client:
            self._optional |= set(self._names) - before
        return text

    def text(self, kind: shapes.Type) -> str:
        """Return a type in TypeScript."""
        match kind:
            case shapes.StructType(cls=cls):
                return self._name(cls)
            case shapes.UnionType(types=types):
                return " | ".join(self.text(one) for one in types)
            case shapes.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(self.text(item) for item in items)}]"
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                inner_text = self.text(item)
                return (
                    f"readonly {inner_text if inner_text.isidentifier() else f'({inner_text})'}[]"
                )
            case shapes.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.text(key)}, {self.text(value)}>>"
            case shapes.EnumType(cls=cls):
                return " | ".join(_literal(one.value) for one in cls)
            case _:
                return _PLAIN[type(kind)]

    def _name(self, cls: type) -> str:
        """Return a struct's name and see to it that it is declared."""
        if cls not in self._names:
            self._names[cls] = type_name(cls)
            self._waiting.append(cls)
        return self._names[cls]

    def declarations(self) -> Iterator[str]:
        """Yield every interface in the order of the names."""
        taken: dict[str, type] = {}
        for cls, name in sorted(self._names.items(), key=lambda item: item[1]):
            if taken.setdefault(name, cls) is not cls:
                raise TypeError(f"two types are called {name}: {cls} and {taken[name]}")
            yield self._interface(cls, name)

    def _interface(self, cls: type, name: str) -> str:
        """Return a struct as an interface with its docs."""
        doc, notes = _docs(cls)
        lines = [*_comment(doc, ""), f"export interface {name} {{"]
        shape = _struct(cls)
        if shape.tag_field is not None:
            lines.append(
                f"  readonly {shape.tag_field}: {msgspec.json.encode(shape.tag).decode()};"
            )
        for field in shape.fields:
            text = _TYPES_BY_FIELD.get((cls, field.name)) or self.text(field.type)
            mark = "?" if self._may_miss(cls, field) else ""
            lines += _comment(notes.get(field.name, ""), "  ")
            lines.append(f"  readonly {field.encode_name}{mark}: {text};")
        return "\n".join([*lines, "}"])

    def _may_miss(self, cls: type, field: shapes.Field) -> bool:
        """Tell whether a field may be left out of the JSON."""
        omits = issubclass(cls, msgspec.Struct) and cls.__struct_config__.omit_defaults
        return not field.required and (omits or cls in self._optional)


def _literal(value: object) -> str:
    """Return a value as it is written in TypeScript."""
    return msgspec.json.encode(value).decode()


_PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def type_name(cls: type) -> str:
    """Return the name of a struct in TypeScript."""
    found = re.match(r"carom\.(games|server\.kits)\.(\w+)", cls.__module__)
    if found and found[2] != "kit":
        return found[2].capitalize() + cls.__name__
    if cls in get_args(Command):
        return f"{cls.__name__}Command"
    return cls.__name__


def _struct(cls: type) -> shapes.StructType:
    """Return the shape of a struct."""
    shape = shapes.type_info(cls)
    assert isinstance(shape, shapes.StructType)  # narrows for the type checker
    return shape


def _fields(cls: type) -> tuple[shapes.Field, ...]:
    """Return the fields whose types are looked into."""
    return tuple(field for field in _struct(cls).fields if (cls, field.name) not in _TYPES_BY_FIELD)


def _docs(cls: type) -> tuple[str, dict[str, str]]:
    """Return a struct's own words and those on its attributes."""
    head, _, rest = (getdoc(cls) or "").partition("\nAttributes:\n")
    notes: dict[str, str] = {}
    name = ""
    for line in rest.partition("\nRaises:")[0].splitlines():
        found = re.match(r" {4}(\w+): (.*)", line)
        if found:
            name, notes[found[1]] = found[1], found[2]
        elif name and line.strip():
            notes[name] += f" {line.strip()}"
    return " ".join(head.split()), notes


def _comment(text: str, indent: str) -> list[str]:
    """Return words as a comment, or no line when there are none."""
    if not text:
        return []
    plain = text.replace("``", "`").replace("*/", "* /")
    line = f"{indent}/** {plain} */"
    if len(line) <= _MAX_LINE:
        return [line]
    lines, current = [f"{indent}/**"], f"{indent} *"
    for word in plain.split():
        if len(current) + 1 + len(word) > _MAX_LINE:
            lines.append(current)
            current = f"{indent} *"
        current += f" {word}"
    return [*lines, current, f"{indent} */"]


def _alias(name: str, text: str) -> str:
    """Return a name for a type; a long union with one part a line."""
    is_short = len(text) < _MAX_LINE - 20 or text.startswith("{")
    broken = text if is_short else "\n  | " + text.replace(" | ", "\n  | ")
    space = "" if broken.startswith("\n") else " "
    return f"export type {name} ={space}{broken};"


def _by_game(types: Mapping[str, str]) -> str:
    """Return a type that has one of its own for each game; one a line where they are many."""
    fields = [f"readonly {game}: {name};" for game, name in types.items()]
    text = f"{{ {' '.join(fields)[:-1]} }}"
    return text if len(text) < _MAX_LINE - 20 else "\n  ".join(["{", *fields]) + "\n}"


def make_types(games: Iterable[str]) -> str:
    """Return the whole file for some games, by their ids."""
    writer = Writer()
    views, actions, shown, hints, told = {}, [], {}, [], {}
    for game_id in games:
        game = get_game(game_id)
        views[game_id] = writer.add(game.view_type, from_client=False)
        own = tuple(one for one in get_args(game.action_type) if one not in (Join, Leave))
        actions += [writer.add(action, from_client=True) for action in own]
        told[game_id] = writer.add(telling_of(game_id).view_type, from_client=False)
        if (puzzle := kit_of(game_id).puzzle) is not None:
            shown[game_id] = writer.add(puzzle.view_type, from_client=False)
            hints.append(writer.add(puzzle.hint_type, from_client=False))
    commands = writer.add(Command, from_client=True)
    messages = [writer.add(root, from_client=True) for root in _FROM_CLIENT]
    answers = [writer.add(root, from_client=False) for root in _TO_CLIENT]
    parts = [
        _HEADER,
        f"export const PROTOCOL_VERSION = {protocol.PROTOCOL_VERSION};",
        f"export const MAX_MESSAGE_BYTES = {protocol.MAX_MESSAGE_BYTES};",
        f"export const CLOSE_FINAL = {protocol.CLOSE_FINAL};",
        f"export const CLOSE_RETRY = {protocol.CLOSE_RETRY};",
        _alias("ClientMessage", messages[0]),
        _alias("ServerMessage", answers[0]),
        _alias("Command", commands),
        _alias("GameViews", _by_game(views)),
        _alias("GameView", "GameViews[keyof GameViews]"),
        _alias("GameAction", " | ".join(actions)),
        _alias("PositionViews", _by_game(shown)),
        _alias("PositionView", "PositionViews[keyof PositionViews]"),
        _alias("HintView", " | ".join(hints)),
        _alias("ToldViews", _by_game(told)),
        _alias("ToldView", "ToldViews[keyof ToldViews]"),
        _alias("Phase", writer.text(shapes.type_info(Phase))),
        _alias("Presence", writer.text(shapes.type_info(Presence))),
        *writer.declarations(),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the file into the client's sources, seen from the project's folder."""
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(make_types(game_ids()), encoding="utf-8")


if __name__ == "__main__":
    main()
