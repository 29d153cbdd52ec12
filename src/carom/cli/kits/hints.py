"""The hints that every game has, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from carom.cli.words import say
from carom.solvers.hints import ExactLength, FirstMove, LengthRange, NoRoute, WholeLine

M = TypeVar("M")

Common: TypeAlias = NoRoute | LengthRange | ExactLength | FirstMove[M] | WholeLine[M]


def common_words(hint: Common[M], write: Callable[[Sequence[M]], str]) -> str:
    """Return a hint in words; ``write`` gives moves in notation."""
    match hint:
        case NoRoute():
            return say("cli-solve-unsolvable")
        case LengthRange(least=least, most=None):
            return say("cli-hint-length-least", least=least)
        case LengthRange(least=least, most=most):
            return say("cli-hint-length-range", least=least, most=most or least)
        case ExactLength(length=length):
            return say("cli-hint-length", length=length)
        case FirstMove(move=move):
            return say("cli-hint-first", move=write((move,)))
        case WholeLine(line=line):
            return say("cli-solve-line", line=write(line))
