"""Numbers and checks in the 64 characters that are safe in an address and a file name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carom.core.cursor import Cursor
from carom.core.errors import NotationError

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The characters of base64url; the place of a character is its value."""

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_DIGITS = frozenset(ALPHABET)
_WIDTHS = range(12)
"""Low bits a gap may have; ``2**11`` is more than the sides of a 32 x 32 board."""


def check_character(text: str) -> str:
    """Return the character that, put behind ``text``, makes its weighted sum zero.

    Characters are elements of the field of 64 and weights the powers of its generator,
    so one changed character or two swapped neighbours always show.

    Raises:
        KeyError: When ``text`` has a character outside ALPHABET.
    """
    total = 0
    for letter in text:
        total = _times_generator(total) ^ _VALUES[letter]
    return ALPHABET[_times_generator(total)]


def _times_generator(value: int) -> int:
    """Multiply by x in the field of 64, polynomials modulo ``x**6 + x + 1``."""
    value <<= 1
    return value ^ 0b1000011 if value & 64 else value


def read_check(cursor: Cursor) -> None:
    """Read the check character, the last of the text.

    Raises:
        NotationError: ``unexpected-text`` or ``unexpected-end``, or ``bad-check`` when it
            does not fit what was read.
    """
    body = cursor.text[: cursor.at]
    column = cursor.column
    given = cursor.run(_DIGITS, 1)
    if not given:
        raise cursor.fault("A..Z", "a..z", "0..9", "-", "_")
    if cursor.left:
        raise cursor.fault("end")
    if given != check_character(body):
        raise NotationError("bad-check", found=given, column=column)


def write_gaps(numbers: Sequence[int], limit: int) -> str:
    """Return rising numbers below ``limit`` as text: a width, then the gaps between them.

    A gap is written in Rice's code: its high part in unary (zeros, then a one), its low
    ``width`` bits plain. The last gap leads to the limit itself and is left out when the
    last number touches it. The width is the least of those that give the shortest text.
    """
    ends = [*numbers, limit] if not numbers or numbers[-1] != limit - 1 else [*numbers]
    starts = [0, *(number + 1 for number in numbers)]
    gaps = [end - start for start, end in zip(starts, ends, strict=False)]
    lengths = {width: sum((gap >> width) + 1 + width for gap in gaps) for width in _WIDTHS}
    width = min(_WIDTHS, key=lambda choice: -(-lengths[choice] // 6))
    bits = "".join("0" * (gap >> width) + "1" + _low_bits(gap, width) for gap in gaps)
    bits += "0" * (-len(bits) % 6)
    digits = (ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
    return ALPHABET[width] + "".join(digits)


def _low_bits(gap: int, width: int) -> str:
    """Return the last ``width`` bits of a number."""
    return format(gap & (1 << width) - 1, f"0{width}b") if width else ""


def read_gaps(cursor: Cursor, limit: int) -> list[int]:
    """Read the numbers that :func:`write_gaps` wrote.

    Raises:
        NotationError: ``unexpected-text`` or ``unexpected-end``, or ``bad-packing``
            when a gap leads beyond the limit or the spare bits are not zero.
    """
    start = cursor.column
    if cursor.peek() not in ALPHABET[: len(_WIDTHS)] or not cursor.left:
        raise cursor.fault("A..L")
    width = _VALUES[cursor.peek()]
    cursor.at += 1
    bits = _Bits(cursor)
    numbers: list[int] = []
    at = 0
    while at < limit:
        at += bits.gap(width, limit)
        if at > limit:
            raise NotationError("bad-packing", column=cursor.at)
        if at < limit:
            numbers.append(at)
        at += 1
    if bits.spare:
        raise NotationError("bad-packing", column=max(start, cursor.at))
    return numbers


class _Bits:
    """The bits of the characters at a cursor, six a character, read on demand."""

    __slots__ = ("_stream", "cursor", "spare")

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.spare = 0
        """The bits of the last character that are still to be read, as a number."""
        self._stream = self._read()

    def _read(self) -> Iterator[int]:
        """Yield bits as long as they are asked for; raise at the first other character."""
        while True:
            if self.cursor.peek() not in _DIGITS:
                raise self.cursor.fault("A..Z", "a..z", "0..9", "-", "_")
            value = _VALUES[self.cursor.peek()]
            self.cursor.at += 1
            for place in range(5, -1, -1):
                self.spare = value & (1 << place) - 1
                yield value >> place & 1

    def gap(self, width: int, limit: int) -> int:
        """Read one gap; stops early when it is beyond the limit already."""
        high = 0
        while not next(self._stream):
            high += 1
            if high << width > limit:
                return limit + 1
        low = 0
        for _ in range(width):
            low = low << 1 | next(self._stream)
        return high << width | low
