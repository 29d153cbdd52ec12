"""What the sources say about messages: codes raised, keys asked for, sentences written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import carom

SOURCES = Path(carom.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"

_BUILT_IN_FAULTS = {
    "AssertionError",
    "AttributeError",
    "KeyError",
    "NotImplementedError",
    "RuntimeError",
    "TypeError",
    "ValueError",
}
"""What is raised for a mistake of a programmer; its words reach no player."""

_LOG_CALLS = {"debug", "info", "warning", "error", "exception", "critical"}
"""What stands in the log of an installation, in English, for whoever runs it."""

_API_KEYWORDS = {"summary", "description"}
"""What stands in the description of the HTTP interface, in English, for programmers."""

_FOR_PROGRAMMERS = ("testing/", "server/typescript.py")
"""Sources whose words only programmers read: the laws of games, the types of the client."""

_KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
_SENTENCE = re.compile(r"\W*[A-Za-z][a-z']* [a-z']+ [a-z']+")


@cache
def modules() -> dict[Path, ast.Module]:
    """Return the syntax tree of each source file."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


def _name(node: ast.expr) -> str:
    """Return the last part of a dotted name, or nothing."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


@cache
def error_classes() -> frozenset[str]:
    """Return the names of CaromError and all classes under it."""
    found = {"CaromError"}
    classes = [node for tree in modules().values() for node in ast.walk(tree)]
    while True:
        more = {
            node.name
            for node in classes
            if isinstance(node, ast.ClassDef) and found & {_name(base) for base in node.bases}
        }
        if more <= found:
            return frozenset(found)
        found |= more


def _strings(node: ast.AST) -> Iterator[str]:
    """Yield the string constants in a node."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def raised_codes() -> dict[str, Path]:
    """Return the codes given to error classes: as constants, or by a variable of the function."""
    codes = {}
    for path, tree in modules().items():
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                if _name(call.func) in error_classes() and call.args:
                    for code in _codes(call.args[0], function):
                        codes[code] = path
    return codes


def _codes(argument: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """Yield what the first argument of an error may be."""
    if isinstance(argument, ast.Name):
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if argument.id in {_name(target) for target in targets}:
                yield from (text for text in _strings(node) if _KEBAB.fullmatch(text))
    else:
        yield from (text for text in _strings(argument) if _KEBAB.fullmatch(text))


def texts() -> frozenset[str]:
    """Return all string constants of the sources, f-strings left out."""
    return frozenset(text for tree in modules().values() for text in _strings(tree))


def patterns() -> tuple[re.Pattern[str], ...]:
    """Return the keys that f-strings may make, as patterns."""
    found = set()
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                found.add("".join(_pattern(part) for part in node.values))
    shaped = (pattern for pattern in found if re.search(r"[a-z]-|-[a-z]", pattern))
    return tuple(re.compile(pattern) for pattern in sorted(shaped))


def _pattern(part: ast.expr) -> str:
    """Return the pattern of one part of an f-string."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"


@cache
def web_text() -> str:
    """Return the sources of the web client, one behind the other."""
    files = sorted(path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))
    return "\n".join(path.read_text("utf-8") for path in files)


def web_patterns() -> tuple[re.Pattern[str], ...]:
    """Return the keys that template literals of the web client may make, as patterns."""
    templates = {text for text in re.findall(r"`([^`\n]*)`", web_text()) if "${" in text}
    shaped = (text for text in templates if re.match(r"[a-z]+-", text))
    return tuple(
        re.compile("[a-zA-Z0-9_-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", text))))
        for text in sorted(shaped)
    )


def written_sentences() -> Iterator[tuple[Path, int, str]]:
    """Yield file, line and text of strings that read like a sentence to people.

    Left out: docstrings, regular expressions, and what only programmers and those who
    run a server read.
    """
    for path, tree in modules().items():
        if path.relative_to(SOURCES).as_posix().startswith(_FOR_PROGRAMMERS):
            continue
        exempt = set(_exempt(tree))
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                continue
            if id(node) not in exempt and _SENTENCE.match(node.value):
                yield path, node.lineno, node.value


def _exempt(tree: ast.Module) -> Iterator[int]:
    """Yield the identities of the strings that are left out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)
        if isinstance(node, ast.Call) and _is_for_programmers(node.func):
            yield from (id(inner) for inner in ast.walk(node))
        if isinstance(node, ast.keyword) and node.arg in _API_KEYWORDS:
            yield from (id(inner) for inner in ast.walk(node))


def _is_for_programmers(function: ast.expr) -> bool:
    """Tell whether what a function is given reaches no player."""
    name = _name(function)
    is_pattern = isinstance(function, ast.Attribute) and _name(function.value) == "re"
    return name in _BUILT_IN_FAULTS or name in _LOG_CALLS or is_pattern
