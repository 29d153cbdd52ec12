"""What people write, made fit to show, and the names by which a table tells them apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count

from carom.core.errors import IllegalAction
from carom.locales import LANGUAGES, translator

MAX_NAME = 24
MAX_MARKS = 4
"""Marks on one letter; every living script does with fewer."""

_JOINER = "\u200d"
"""Makes one picture of several emoji."""

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by name that are empty to the eye."""

_UNSEEN = re.compile(
    f"[{_JOINER}{_BLANKS}\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""What may stand in a shown text without being seen, selectors of a form too."""

_NUMBER = re.compile(r"\d+")


def shown(text: str, most: int) -> str | None:
    """Return a text on one line as it is shown; None if nothing of it can be seen or too long."""
    line = " ".join(_printable(text).split())
    return line if len(line) <= most and any(map(_is_visible, line)) else None


def _printable(text: str) -> str:
    """Return a text without characters that control the line or its direction.

    Of marks that pile up on one letter only the first few stay: no tower over other lines.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)[0]
        marks = marks + 1 if kind == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif (kind != "C" or char == _JOINER) and marks <= MAX_MARKS:
            kept.append(char)
    return "".join(kept)


def _is_visible(char: str) -> bool:
    """Tell whether a character leaves ink by itself."""
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANKS


def clean_name(name: str) -> str:
    """Return a name fit to show: no control characters, no odd spaces, 1..24 characters.

    Raises:
        IllegalAction: ``bad-name``.
    """
    fit = shown(name, MAX_NAME)
    if fit is None:
        raise IllegalAction("bad-name", low=1, high=MAX_NAME)
    return fit


def free_name(name: str, taken: Iterable[str], bot_levels: Iterable[str]) -> str:
    """Return a name fit to show that nobody at a table has, nor any bot in any language.

    Args:
        name: As it was typed.
        taken: Names of the others, of those too who have gone: their points stand there.
        bot_levels: The levels of bots that could sit there.

    Raises:
        IllegalAction: ``bad-name`` or ``name-taken``, with one that is free.
    """
    fit = clean_name(name)
    keys = set(map(name_key, taken))
    bots = _bot_keys(tuple(bot_levels))

    def is_free(other: str) -> bool:
        key = name_key(other)
        return key not in keys and _NUMBER.sub("0", key) not in bots

    if not is_free(fit):
        stem = re.sub(r" \d+$", "", fit)
        numbered = (_with_number(stem, number) for number in count(2))
        raise IllegalAction("name-taken", name=fit, free=next(filter(is_free, numbered)))
    return fit


def _with_number(stem: str, number: int) -> str:
    """Return a name with a number behind it that is not too long."""
    tail = f" {number}"
    return stem[: MAX_NAME - len(tail)].rstrip() + tail


def name_key(name: str) -> str:
    """Return what is the same for names that look the same: letter case and width do not count.

    >>> name_key("Ａnn") == name_key("ANN")
    True
    """
    folded = unicodedata.normalize("NFKC", _UNSEEN.sub("", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


@cache
def _bot_keys(levels: tuple[str, ...]) -> frozenset[str]:
    """Return what bots are called in any language, with 0 for every number."""
    keys = set()
    for words in map(translator, LANGUAGES):
        for level in levels:
            spoken = words.text(f"web-bot-{level}")
            keys.add(name_key(words.text("web-bot-name", level=spoken, number=0)))
    return frozenset(keys)
