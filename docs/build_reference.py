"""Write the generated pages of the reference again: ``python docs/build_reference.py``.

Each page keeps its prose; what stands between its marks is made anew. ``errors.md``
lists the English catalogue and the classes that the sources raise; ``options-<game>.md``
the fields of a game's options with what their docstring says.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections import defaultdict
from pathlib import Path

import msgspec

from carom.core.options import allowed_values
from carom.games import get_game
from carom.locales.catalogue import file_of

DOCS = Path(__file__).parent
REFERENCE = DOCS / "reference"
SOURCES = DOCS.parent / "src" / "carom"

BEGIN = "<!-- written by docs/build_reference.py -->"
END = "<!-- end of what it writes -->"


def raised_codes() -> dict[str, set[str]]:
    """Return the classes that each code is raised as, read from the source."""
    found: dict[str, set[str]] = defaultdict(set)
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    kinds = _error_classes(nodes)
    for node in nodes:
        match node:
            case ast.Call(func=ast.Name(id=kind), args=[code, *_]) if kind in kinds:
                for text in _codes(code):
                    found[text].add(kind)
    return found


def _error_classes(nodes: list[ast.AST]) -> set[str]:
    """Return the names of CaromError and of all classes below it."""
    known: set[str] = set()
    more = {"CaromError"}
    while not more <= known:
        known |= more
        more = {
            node.name
            for node in nodes
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in known for base in node.bases)
        }
    return known


def _codes(argument: ast.expr) -> list[str]:
    """Return the code or, for a choice between two, both."""
    if isinstance(argument, ast.IfExp):
        return [*_codes(argument.body), *_codes(argument.orelse)]
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    return []


def errors_table() -> str:
    """Return the rows of ``errors.md``."""
    kinds = raised_codes()
    rows = []
    for key, sentence in sorted(file_of("en", "error").items()):
        code = key.removeprefix("error-")
        classes = ", ".join(f"`{kind}`" for kind in sorted(kinds.get(code, ())))
        rows.append(f"| `{code}` | {classes} | {_plain(sentence)} |\n")
    return "| code | class | sentence |\n|---|---|---|\n" + "".join(rows)


def _plain(sentence: str) -> str:
    """Return a sentence of the catalogue as it fits a table, its variables in italics."""
    return re.sub(r"\{ *\$(\w+) *\}", r"*\1*", sentence).replace("|", "\\|").replace("\n", " ")


def options_table(game_id: str) -> str:
    """Return the tables of ``options-<game>.md``: all options, then the presets."""
    game = get_game(game_id)
    fields = msgspec.inspect.type_info(game.options_type)
    assert isinstance(fields, msgspec.inspect.StructType)
    meanings = attributes(game.options_type)
    rows = [
        f"| `{field.name}` | {_code(allowed_values(field.type))} | {_code(_told(field.default))} "
        f"| {meanings[field.name]} |\n"
        for field in fields.fields
    ]
    presets = [f"| `{name}` | {_changes(preset)} |\n" for name, preset in game.presets.items()]
    return (
        "| option | values | default | meaning |\n|---|---|---|---|\n"
        + "".join(rows)
        + "\n## Presets\n\n| preset | differs from the defaults in |\n|---|---|\n"
        + "".join(presets)
    )


def attributes(kind: type) -> dict[str, str]:
    """Return what the ``Attributes:`` part of a docstring says, by name."""
    part = inspect.cleandoc(kind.__doc__ or "").partition("Attributes:\n")[2]
    found = re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", part, re.MULTILINE)
    return {name: " ".join(text.split()).replace("``", "`") for name, text in found}


def _changes(preset: msgspec.Struct) -> str:
    """Return the values of a preset that are not the defaults."""
    usual = type(preset)()
    changed = [
        f"`{name}={_told(value)}`"
        for name, value in msgspec.structs.asdict(preset).items()
        if value != getattr(usual, name)
    ]
    return ", ".join(changed) or "nothing"


def _told(value: object) -> str:
    """Return a value as it is written in a command; nothing for an empty one."""
    return str(value) if value or value == 0 else ""


def _code(text: str) -> str:
    """Return text as code that fits a table."""
    return "`" + text.replace("|", "\\|") + "`" if text else "empty"


def pages() -> dict[Path, str]:
    """Return the text of each generated page."""
    made = {REFERENCE / "errors.md": errors_table()}
    for path in sorted(REFERENCE.glob("options-*.md")):
        made[path] = options_table(path.stem.removeprefix("options-"))
    return {path: _with_part(path.read_text("utf-8"), part) for path, part in made.items()}


def _with_part(page: str, part: str) -> str:
    """Return a page with another text between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page needs {BEGIN!r} and {END!r}")
    return f"{before}{begin}\n\n{part}\n{end}{after}"


def main() -> None:
    """Write the pages."""
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
