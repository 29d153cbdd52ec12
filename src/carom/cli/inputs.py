"""What stands on the command line or in a file, as bytes and positions."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from carom.cli.faults import InputError, UsageError, unknown_option
from carom.core.errors import OptionError
from carom.records.reading import MAX_BYTES, read_position

if TYPE_CHECKING:
    from carom.records.reading import AnyPosition

STDIN = "-"
_PATH_MARKS = (os.sep, "/", ".")
_TEXT_MARKS = " \n\t{(;"
"""Characters that some text form of a position has; a token or file name has none."""


def position_from(words: str) -> AnyPosition:
    """Return the position that an argument holds or names.

    ``-`` reads standard input; the name of a file that is there reads that file; anything
    else is read as the position itself, in any of the text forms.

    Raises:
        InputError: The file cannot be read.
        NotationError: The text is no position.
        PositionError: Its parts do not fit together.
    """
    if words == STDIN:
        return read_position(sys.stdin.buffer.read(MAX_BYTES + 1))
    if words.startswith("-"):
        raise unknown_option(words)
    if _is_file_name(words):
        return read_position(read_file(words, MAX_BYTES + 1))
    return read_position(words)


def _is_file_name(words: str) -> bool:
    """Tell whether words name a file: one that is there, or something that only a path can be."""
    if not words or any(mark in words for mark in "\0\n") or words.lstrip()[:1] == "{":
        return False
    looks_like_text = any(mark in words for mark in _TEXT_MARKS)
    looks_like_path = any(mark in words for mark in _PATH_MARKS)
    return os.path.exists(words) or (looks_like_path and not looks_like_text)


def read_file(path: str, limit: int = -1) -> bytes:
    """Return the first ``limit`` bytes of a file, all when negative; ``-`` is standard input.

    Raises:
        InputError: ``no-such-file``, ``is-a-folder``, ``no-permission`` or ``cannot-read``.
    """
    if path == STDIN:
        return sys.stdin.buffer.read(limit)
    try:
        with open(path, "rb") as file:
            return file.read(limit)
    except OSError as fault:
        raise input_error(fault, path) from None


@contextmanager
def opened(path: str) -> Iterator[BinaryIO]:
    """Give a file that is open for reading bytes; ``-`` is standard input.

    Raises:
        InputError: As for :func:`read_file`.
    """
    if path == STDIN:
        yield sys.stdin.buffer
        return
    if path.startswith("-"):
        raise unknown_option(path)
    try:
        with open(path, "rb") as file:
            yield file
    except OSError as fault:
        raise input_error(fault, path) from None


def write_file(path: str, words: str, option: str = "--svg") -> None:
    """Write a text as UTF-8 to a file; ``-`` is standard output.

    Raises:
        InputError: As for :func:`read_file`.
        UsageError: ``usage-needs-value`` when an option stands where the file should.
    """
    if path == STDIN:
        sys.stdout.write(words)
        return
    _write(path, words, "w", option)


def check_can_write(path: str, option: str) -> None:
    """Raise as :func:`write_file` would, now rather than when the work is done.

    A file that was not there is there afterwards, and empty.
    """
    if path != STDIN:
        _write(path, "", "a", option)


def _write(path: str, words: str, mode: str, option: str) -> None:
    """Write a text to the start or the end of a file."""
    if path.startswith("-"):
        raise UsageError("usage-needs-value", name=option)
    try:
        with open(path, mode, encoding="utf-8", newline="\n") as file:
            file.write(words)
    except OSError as fault:
        raise input_error(fault, path) from None


def input_error(fault: OSError, path: str) -> InputError:
    """Return what the system says about a file as an error with a code."""
    codes = {
        errno.ENOENT: "no-such-file",
        errno.ENOTDIR: "no-such-file",
        errno.EISDIR: "is-a-folder",
        errno.EACCES: "no-permission",
        errno.EPERM: "no-permission",
    }
    code = codes.get(fault.errno or 0, "cannot-read")
    return InputError(code, path=path[:200])


def at_least(name: str, value: float | None, low: int) -> None:
    """Refuse a number below the least that an option takes.

    Raises:
        OptionError: ``bad-option``.
    """
    if value is not None and not value >= low:
        raise OptionError("bad-option", name=name, value=str(value), allowed=f"{low}..")


def between(name: str, value: float | None, low: int, high: int) -> None:
    """Refuse a number outside of what an option takes; none at all is taken.

    Raises:
        OptionError: ``bad-option``.
    """
    if value is not None and not low <= value <= high:
        raise OptionError("bad-option", name=name, value=str(value), allowed=f"{low}..{high}")


def at_most_one(**given: bool) -> None:
    """Refuse options that exclude each other; names are written with ``_`` for ``-``.

    Raises:
        UsageError: ``usage-together``.
    """
    chosen = tuple("--" + name.replace("_", "-") for name, is_given in given.items() if is_given)
    if len(chosen) > 1:
        raise UsageError("usage-together", names=chosen)
